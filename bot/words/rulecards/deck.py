"""The cards there are: those written in a game's `rules.json`, and those made for single tiles from facts.

Titles, names and texts are messages (`rules.ftl`), so that a card exists in every language or in none.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from engine import GAMES
from engine.catalog import Catalog
from engine.games import kit_of, rules_of
from engine.things import Thing

FILE = "rules.json"


class RuleCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`explains` holds the effects and the reasons (message keys) that lead to this card."""

    id: str
    section: str
    page: int
    icon: str | None = None
    related: tuple[str, ...] = ()
    explains: tuple[str, ...] = ()
    game: str = ""
    kind: str = "written"
    thing: str = ""  # the id of the tile that a made card is about
    ids: tuple[str, ...] = ()  # by which options name it, if it is not `thing`


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `rules.json`; `generated` says where the rulebook explains a kind of tile.

    `rulebook_pages` is the last page with rules on it: no card refers to a later one. Tiles that other games
    have under the same names may get a `prefix` to their ids, `title` as the message for their titles, and
    `sections_of` for the kinds that stand elsewhere in the contents.

    `shared` names cards of other games that hold here too, with the page of this game's own rulebook. Each
    becomes a card of this game, whose text may differ (`rule-engine--original`).
    """

    sections: tuple[str, ...]
    generated: dict[str, int]
    rulebook_pages: int
    cards: tuple[RuleCard, ...]
    prefix: str = ""
    title: str = ""
    sections_of: dict[str, str] = {}
    shared: dict[str, int] = {}


@cache
def chapter_of(game: str) -> Chapter | None:
    """What a game has for the book of rules, if it has anything."""
    file = kit_of(game).data.joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Chapter) if file.is_file() else None


def _chapters() -> dict[str, Chapter]:
    found = {game: chapter_of(game) for game in GAMES}
    return {game: chapter for game, chapter in found.items() if chapter is not None}


def forget() -> None:
    """Make the cards again: there is another game."""
    for kept in (chapter_of, cards, sections, _by_key, things_of):
        kept.cache_clear()


@cache
def cards() -> dict[str, RuleCard]:
    """All cards by id, in the order of the contents."""
    found: dict[str, RuleCard] = {}
    for game, chapter in _chapters().items():
        for card in (*_shared(chapter), *chapter.cards, *_made(game, chapter)):
            if card.id in found:
                raise ValueError(f"{game}, {FILE}: two cards are called {card.id!r}")
            if not 1 <= card.page <= chapter.rulebook_pages:
                raise ValueError(f"{game}, {FILE}: card {card.id!r} refers to page {card.page}")
            found[card.id] = msgspec.structs.replace(card, game=game)
    return found


def named(card_id: str) -> RuleCard | None:
    return cards().get(card_id)


@cache
def sections() -> dict[str, tuple[RuleCard, ...]]:
    """The contents: the cards of each section."""
    names = [section for chapter in _chapters().values() for section in chapter.sections]
    return {name: tuple(card for card in cards().values() if card.section == name) for name in names}


@cache
def _by_key() -> dict[str, list[RuleCard]]:
    found: dict[str, list[RuleCard]] = {}
    for card in cards().values():
        for key in card.explains:
            found.setdefault(key, []).append(card)
    return found


def explaining(key: str, game: str = "") -> RuleCard | None:
    """The card for an effect (`effect-hire`) or a reason (`why-token-row`), rather that of a game."""
    known = _by_key().get(key, [])
    return next((card for card in known if card.game == game), known[0] if known else None)


def _shared(chapter: Chapter) -> Iterator[RuleCard]:
    """Cards of other games that hold in this one too, among them what they are related to."""
    known = {card.id: card for other in _chapters().values() for card in other.cards}
    for name, page in chapter.shared.items():
        card = known[name]
        related = (chapter.prefix + one if one in chapter.shared else one for one in card.related)
        own = {one.id for one in chapter.cards}
        yield msgspec.structs.replace(
            card,
            id=chapter.prefix + name,
            page=page,
            section=chapter.sections_of[card.section],
            related=tuple(one for one in related if one in own or one.startswith(chapter.prefix)),
            thing=name,
        )


# Made cards


def _made(game: str, chapter: Chapter) -> Iterator[RuleCard]:
    """A card for every tile of a kind that the chapter asks for."""
    catalog = rules_of(game).catalog
    makers = {
        "neutral": _neutral,
        "private": _private,
        "breed": _breeds,
        "master": _masters,
        "aux": _auxiliaries,
        "station": _stations,
    }
    for kind, page in chapter.generated.items():
        own = (_of_game(thing) for thing in things_of(game).values() if thing.kind == kind)
        for card in makers[kind](catalog) if kind in makers else own:
            section = chapter.sections_of.get(kind, card.section)
            made = msgspec.structs.replace(card, page=page, kind=kind, section=section)
            if chapter.prefix:
                made = msgspec.structs.replace(made, id=chapter.prefix + card.id, related=())
            yield made


@cache
def things_of(game: str) -> dict[str, Thing]:
    """What only that game has, by the ids of its cards."""
    return {thing.id: thing for thing in rules_of(game).things()}


def _of_game(thing: Thing) -> RuleCard:
    return RuleCard(thing.id, thing.section, 0, thing.icon, thing.related, thing=thing.id, ids=thing.ids)


def _neutral(catalog: Catalog) -> Iterator[RuleCard]:
    for tile, building in catalog.buildings.items():
        if not building.need:
            yield RuleCard(
                f"building-{tile}", "neutral", 0, f"building:{tile}", ("local", "place"), thing=tile
            )


def _private(catalog: Catalog) -> Iterator[RuleCard]:
    for tile, building in catalog.buildings.items():
        if building.need:
            yield RuleCard(
                f"building-{tile}", "private", 0, f"building:{tile}", ("build", "local"), thing=tile
            )


def _breeds(catalog: Catalog) -> Iterator[RuleCard]:
    shown = {card.breed: name for name, card in catalog.cards.items() if card.kind == "cattle"}
    for breed, name in shown.items():
        yield RuleCard(f"breed-{breed}", "cards", 0, f"cattle:{name}", ("breeding-value", "buy"), thing=breed)


def _masters(catalog: Catalog) -> Iterator[RuleCard]:
    for name in catalog.masters:
        yield RuleCard(f"master-{name}", "railroad", 0, f"master:{name}", ("masters", "upgrade"), thing=name)


def _auxiliaries(catalog: Catalog) -> Iterator[RuleCard]:
    for name in catalog.auxiliaries:
        yield RuleCard(f"aux-{name}", "discs", 0, "auxiliary", ("auxiliary", "discs"), thing=name)


def _stations(catalog: Catalog) -> Iterator[RuleCard]:
    for name, station in catalog.railroad.stations.items():
        yield RuleCard(
            f"station-{station.space}",
            "railroad",
            0,
            "station",
            ("upgrade", "masters", "corners"),
            thing=name,
        )
