"""The cards: complete, right, connected, and within what Discord shows."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.components.help import card_message, contents
from bot.words.i18n import languages
from bot.words.rulecards import cards, deck, explaining, lines, named, sections, title
from bot.words.rulecards.pictures import has_picture, picture
from engine.argentina.charts import harbour
from engine.games import GAMES, kit_of, rules_of
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
            assert explaining("-".join(key.split("-")[:2])) is not None, key


def test_no_key_is_explained_twice_in_a_game_and_all_exist() -> None:
    known = {entry.id.name for entry in entries("en")}
    explained = [(card.game, key) for card in cards().values() for key in card.explains]
    assert len(explained) == len(set(explained))
    assert {key for _, key in explained} <= known


# Why something is not possible that only the other game knows: farmers, grain, ships, exhaustion, ramps.
ARGENTINA_ALONE = {
    "why-ramp-closed", "why-loaded", "why-delivered", "why-no-quay-disc", "why-city-full", "why-no-farmers",
    "why-no-strength", "why-no-grain", "why-no-exhaustion-cards",
}  # fmt: skip


def test_reasons_lead_to_the_cards_of_the_game_at_the_table() -> None:
    original = {card.id for card in cards().values() if card.game == "original"}
    keys = {key for card in cards().values() for key in card.explains if key.startswith("why-")}
    for key in keys - ARGENTINA_ALONE:
        found = explaining(key, "original")
        assert found is not None and found.id in original, key
    value = explaining("why-value", "original")
    assert value is not None and value.id == "deliveries"
    assert explaining("why-value", "argentina") == cards()["loading"]


def test_a_card_that_two_games_share_speaks_of_its_own() -> None:
    for card in cards().values():
        if card.game != "original":
            continue
        for word in ("peso", "Buenos Aires", "estanciero", "gaucho", "carpintero", "granjero", "exhaustion"):
            assert word not in "\n".join(lines(card, "en")), (card.id, word)


def test_related_cards_exist() -> None:
    for card in cards().values():
        assert all(named(one) for one in card.related), card.id
        assert card.id not in card.related


LAST_PAGES = {"argentina": 19, "original": 16}  # of the rules; the backs of the rulebooks hold none
# Where the rulebooks themselves send the reader, as "see page 9".
REFERRED = {
    "herd": 6,
    "fees": 7,
    "local": 8,
    "buenos-aires": 9,
    "income": 9,
    "certificates": 9,
    "discs": 10,
    "cattle-refill": 11,
    "engine": 15,
    "masters": 15,
    "upgrade": 15,
    "objectives": 16,
    "help": 17,
    "auxiliary": 18,
    "aux-draw": 18,
    "end": 19,
    "scoring": 19,
    "deliveries": 9,
    "original-aux-draw": 13,
    "original-station-16": 12,
    "last-station": 12,
    "free-move": 15,
}


def test_pages_are_those_of_the_rulebooks() -> None:
    for card in cards().values():
        assert 2 <= card.page <= LAST_PAGES[card.game], card.id
    for card_id, page in REFERRED.items():
        assert cards()[card_id].page == page, card_id


def test_a_page_that_no_rulebook_has_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = kit_of("argentina").data.joinpath("rules.json").read_text(encoding="utf-8")
    (tmp_path / "rules.json").write_text(text.replace('"page": 15', '"page": 51'), encoding="utf-8")
    monkeypatch.setitem(GAMES, "argentina", replace(kit_of("argentina"), data=tmp_path))
    deck.forget()
    with pytest.raises(ValueError, match="refers to page 51"):
        deck.cards()
    monkeypatch.undo()
    deck.forget()


def test_every_written_card_has_a_text_and_every_text_a_card() -> None:
    written = {entry.id.name for entry in entries("en") if entry.id.name.startswith("rule-")}
    own = {name for name in written if "--" in name}
    alone = [card for card in cards().values() if card.kind == "written" and not card.thing]
    assert written - own == {f"rule-{card.id}" for card in alone}
    assert own <= {f"rule-{card.thing}--{card.game}" for card in cards().values()}


def test_the_contents_hold_every_card_in_menus_of_25() -> None:
    held = [card.id for one in sections().values() for card in one]
    assert sorted(held) == sorted(cards())
    assert all(0 < len(one) <= 25 for one in sections().values())


@pytest.mark.parametrize("language", languages())
async def test_cards_fit_into_a_message(language: str) -> None:
    for card in cards().values():
        body = "\n".join(lines(card, language))
        assert 20 <= len(body) <= 1800, (card.id, len(body))
        assert len(title(card, language)) <= 100
        message = await card_message(card, language)
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


def test_every_card_has_a_picture() -> None:
    for card in cards().values():
        assert has_picture(card), card.id
        with Image.open(io.BytesIO(picture(card))) as image:
            assert min(image.size) >= 80, card.id
