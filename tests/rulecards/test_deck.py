"""The cards: complete, right, connected, and within what Discord shows."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.i18n import languages
from bot.parts.help import card_message, contents
from bot.rulecards import cards, explaining, lines, named, sections, title
from bot.rulecards.pictures import has_picture, picture
from engine.argentina.charts import harbour
from engine.game import rules_of
from tests.i18n.reading import entries

CATALOG = rules_of("argentina").catalog


def test_every_tile_of_argentina_has_its_card() -> None:
    expected = {f"building-{tile}" for tile in CATALOG.buildings}
    expected |= {f"master-{name}" for name in CATALOG.masters}
    expected |= {f"aux-{name}" for name in CATALOG.auxiliaries}
    expected |= {f"ship-{ship.value}" for ship in harbour().ships.values()}
    expected |= {f"breed-{card.breed}" for card in CATALOG.cards.values() if card.kind == "cattle"}
    expected |= {f"station-{station.space}" for station in CATALOG.railroad.stations.values()}
    expected |= set(CATALOG.rows) | {"exhaustion", "objectives"}
    assert expected <= set(cards())


def test_every_reason_and_effect_leads_to_a_card() -> None:
    for entry in entries("en"):
        key = entry.id.name.partition("--")[0]
        if key.startswith("why-not-") and key != "why-not-in-market" and key != "why-not-higher":
            continue  # words of the button, not reasons
        if key.startswith("why-"):
            assert explaining(key) is not None, key
        if key.startswith("effect-"):
            effect = key.removesuffix("-per").removesuffix("-one")
            assert explaining(effect) is not None, key


def test_no_key_is_explained_twice_and_all_exist() -> None:
    known = {entry.id.name for entry in entries("en")}
    explained = [key for card in cards().values() for key in card.explains]
    assert len(explained) == len(set(explained))
    assert set(explained) <= known, set(explained) - known


def test_related_cards_exist_and_pages_are_named() -> None:
    for card in cards().values():
        assert all(named(one) for one in card.related), card.id
        assert card.id not in card.related
        assert 1 <= card.page <= 20, card.id


def test_every_written_card_has_a_text_and_every_text_a_card() -> None:
    written = {entry.id.name for entry in entries("en") if entry.id.name.startswith("rule-")}
    assert written == {f"rule-{card.id}" for card in cards().values() if card.kind == "written"}


def test_the_contents_hold_every_card_in_menus_of_25() -> None:
    held = [card.id for one in sections().values() for card in one]
    assert sorted(held) == sorted(cards())
    assert all(0 < len(one) <= 25 for one in sections().values())


@pytest.mark.parametrize("language", languages())
def test_cards_fit_into_a_message(language: str) -> None:
    for card in cards().values():
        body = "\n".join(lines(card, language))
        assert 20 <= len(body) <= 1800, (card.id, len(body))
        assert len(title(card, language)) <= 100
        message = card_message(card, language)
        assert not message["content"].endswith("…")
    for section in sections():
        assert len(contents(language, section)["content"]) <= 2000


def test_what_a_building_does_comes_from_the_catalog() -> None:
    text = "\n".join(lines(cards()["building-3a"], "en"))
    assert "2 carpinteros, 3 VP, black hand" in text
    assert "exchange token" in text and "strength +3" in text
    original = "\n".join(lines(cards()["original-building-3a"], "en"))
    assert "1 craftsman" in original and "peso" not in original
    ship = "\n".join(lines(cards()["ship-9"], "de"))
    assert "4 Getreide" in ship and "dunkle Ecken" in ship


def test_every_tile_and_every_card_of_argentina_has_a_picture() -> None:
    for card in cards().values():
        if card.game == "argentina" or card.kind != "written":
            assert has_picture(card), card.id
            with Image.open(io.BytesIO(picture(card))) as image:
                assert min(image.size) >= 80, card.id
