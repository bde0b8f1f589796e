"""The cards there are. Those of `data/rules/` are written; those for single tiles are made from the catalog.

Titles, names and texts are messages (`rules.ftl`), so that a card exists in every language or in none.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from engine import GAMES
from engine.argentina.charts import CITIES, harbour
from engine.catalog import Catalog
from engine.game import rules_of

ORDER = ("argentina", "original")
# Where the tiles of the other game stand in the contents, which has fewer sections for it.
SECTIONS = {
    "neutral": "neutral",
    "master": "neutral",
    "aux": "neutral",
    "private": "private",
    "breed": "herd",
    "station": "herd",
}


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`explains` holds the effects and the reasons (message keys) that lead to this card."""

    id: str
    section: str
    page: int
    icon: str | None = None
    related: tuple[str, ...] = ()
    explains: tuple[str, ...] = ()
    game: str = "argentina"
    kind: str = "written"
    thing: str = ""  # the id of the tile that a made card is about


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file of `data/rules/`; `generated` says where the rulebook explains a kind of tile.

    `rulebook_pages` is the last page with rules on it: no card refers to a later one.
    """

    sections: tuple[str, ...]
    generated: dict[str, int]
    rulebook_pages: int
    cards: tuple[Card, ...]


@cache
def _chapters() -> dict[str, Chapter]:
    folder = files("data").joinpath("rules")
    return {
        game: msgspec.json.decode(folder.joinpath(f"{game}.json").read_bytes(), type=Chapter)
        for game in ORDER
    }


@cache
def cards() -> dict[str, Card]:
    """All cards by id, in the order of the contents."""
    found: dict[str, Card] = {}
    for game, chapter in _chapters().items():
        made = _made(game, chapter.generated) if game in GAMES else ()
        for card in (*chapter.cards, *made):
            if card.id in found:
                raise ValueError(f"data/rules: two cards are called {card.id!r}")
            if not 1 <= card.page <= chapter.rulebook_pages:
                raise ValueError(f"data/rules: card {card.id!r} refers to page {card.page}")
            found[card.id] = msgspec.structs.replace(card, game=game)
    return found


def named(card_id: str) -> Card | None:
    return cards().get(card_id)


@cache
def sections() -> dict[str, tuple[Card, ...]]:
    """The contents: the cards of each section."""
    names = [section for chapter in _chapters().values() for section in chapter.sections]
    return {name: tuple(card for card in cards().values() if card.section == name) for name in names}


@cache
def _by_key() -> dict[str, Card]:
    return {key: card for card in cards().values() for key in card.explains}


def explaining(key: str) -> Card | None:
    """The card for an effect (`effect-hire`) or a reason (`why-token-row`)."""
    return _by_key().get(key)


# Made cards


def _made(game: str, pages: dict[str, int]) -> Iterator[Card]:
    """A card for every tile of a kind that the chapter asks for."""
    catalog = rules_of(game).catalog
    makers = {
        "neutral": _neutral,
        "private": _private,
        "ship": _ships,
        "breed": _breeds,
        "master": _masters,
        "aux": _auxiliaries,
        "station": _stations,
        "city": _cities,
    }
    for kind, page in pages.items():
        for card in makers[kind](catalog):
            made = msgspec.structs.replace(card, page=page, kind=kind)
            yield made if game == ORDER[0] else _of_another(game, made)


def _of_another(game: str, card: Card) -> Card:
    """A tile of the other game: its name begins with the game's, and so does its section."""
    section = SECTIONS[card.kind]
    return msgspec.structs.replace(card, id=f"{game}-{card.id}", section=f"{game}-{section}", related=())


def _neutral(catalog: Catalog) -> Iterator[Card]:
    for tile, building in catalog.buildings.items():
        if not building.need:
            yield Card(f"building-{tile}", "neutral", 0, f"building:{tile}", ("local", "place"), thing=tile)


def _private(catalog: Catalog) -> Iterator[Card]:
    for tile, building in catalog.buildings.items():
        if building.need:
            yield Card(f"building-{tile}", "private", 0, f"building:{tile}", ("build", "local"), thing=tile)


def _ships(catalog: Catalog) -> Iterator[Card]:
    """One card for each loading value: people say "ship 7", and there may be two of them."""
    by_value = {ship.value: ship.id for ship in reversed(harbour().ships.values())}
    for value, name in sorted(by_value.items()):
        yield Card(f"ship-{value}", "ships", 0, f"ship:{name}", ("loading", "departure"), thing=str(value))


def _breeds(catalog: Catalog) -> Iterator[Card]:
    shown = {card.breed: name for name, card in catalog.cards.items() if card.kind == "cattle"}
    for breed, name in shown.items():
        yield Card(f"breed-{breed}", "cards", 0, f"card:{name}", ("breeding-value", "buy"), thing=breed)


def _masters(catalog: Catalog) -> Iterator[Card]:
    for name in catalog.masters:
        yield Card(f"master-{name}", "railroad", 0, f"master:{name}", ("masters", "upgrade"), thing=name)


def _auxiliaries(catalog: Catalog) -> Iterator[Card]:
    for name in catalog.auxiliaries:
        yield Card(f"aux-{name}", "discs", 0, "auxiliary", ("auxiliary", "discs"), thing=name)


def _stations(catalog: Catalog) -> Iterator[Card]:
    for name, station in catalog.railroad.stations.items():
        yield Card(
            f"station-{station.space}",
            "railroad",
            0,
            "station",
            ("upgrade", "masters", "corners"),
            thing=name,
        )


def _cities(catalog: Catalog) -> Iterator[Card]:
    for city in CITIES:
        yield Card(f"city-{city}", "capital", 0, f"quay:{city}_1", ("cities", "extra-delivery"), thing=city)
