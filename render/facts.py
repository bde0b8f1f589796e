"""The printed matter: what tiles, cards, cities and boards show, read from `data/` once and never changed.

An `Edition` is everything that is printed for one game. It reads a file when it is first asked for it, so
each game asks only for what it has: Argentina for ships, the original for the cities along its railroad.
"""

from __future__ import annotations

import json
import re
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

Effect = dict[str, Any]
Action = list[Effect]
Facts = dict[str, Any]

GAMES = ("argentina", "original")
BAGS = ("A", "B", "C")
QUARTERS = ("west", "north", "east", "south")
CITIES = ("le_havre", "rotterdam", "liverpool")


@cache
def file(name: str, folder: str) -> Any:
    return json.loads(files("data").joinpath(folder, f"{name}.json").read_text(encoding="utf-8"))


@cache
def edition(game: str) -> Edition:
    """The one edition of a game."""
    return Edition(game)


def breed_of(card: str) -> tuple[str, int]:
    """`franqueiro4` is the breed franqueiro with 4 victory points; a start card has none."""
    found = re.fullmatch(r"([a-z_]+?)(\d*)", card)
    assert found is not None, card
    return found[1], int(found[2] or 0)


def is_cattle(card: str) -> bool:
    return card != "exhaustion" and not is_objective(card)


def is_objective(card: str) -> bool:
    return "objective" in card


class Edition:
    def __init__(self, game: str) -> None:
        self.game = game

    def file(self, name: str) -> Any:
        return file(name, self.game)

    @cached_property
    def layout(self) -> Any:
        """Where everything lies on the board, and which icons and words of ours this game uses."""
        return file(self.game, "layout")

    @cached_property
    def capital(self) -> str:
        return str(self.file("trail")["capital"])

    @cached_property
    def cattle(self) -> dict[str, Facts]:
        breeds: dict[str, Facts] = self.file("cattle")["breeds"]
        return breeds

    @cached_property
    def breeds_for_sale(self) -> tuple[str, ...]:
        return tuple(breed for breed, fact in self.cattle.items() if "market_vp" in fact)

    @cached_property
    def value_three(self) -> tuple[str, ...]:
        return tuple(breed for breed in self.breeds_for_sale if self.cattle[breed]["value"] == 3)

    @cached_property
    def market_ids(self) -> tuple[str, ...]:
        ids: list[str] = []
        for breed in self.breeds_for_sale:
            ids += [f"{breed}{vp}" for vp in sorted(set(self.cattle[breed]["market_vp"]))]
        return tuple(ids)

    @cached_property
    def card_ids(self) -> tuple[str, ...]:
        """Every card there is, in the order hands and markets are sorted."""
        start = (breed for breed, fact in self.cattle.items() if fact.get("start"))
        tired = ("exhaustion",) if "exhaustion" in self.file("cattle") else ()
        return (*start, *self.market_ids, *tired, *self.objectives)

    @cached_property
    def objectives(self) -> dict[str, Facts]:
        read = self.file("objectives")
        return {
            f"objective{n}": {"fail": read.get("fail_vp", 0), **card, "action": read["actions"][card["do"]]}
            for n, card in enumerate(read["cards"], start=1)
        }

    @cached_property
    def starting_objectives(self) -> dict[str, Facts]:
        """They are dealt face down, do nothing when played and cost nothing when missed."""
        cards = self.file("objectives").get("starting", ())
        return {
            f"starting_objective{n}": {"fail": 0, **card, "action": []}
            for n, card in enumerate(cards, start=1)
        }

    def objective(self, card: str) -> Facts:
        return self.objectives.get(card) or self.starting_objectives[card]

    @cached_property
    def buildings(self) -> dict[str, Facts]:
        read = self.file("buildings")
        neutral = {name: {"actions": actions} for name, actions in read["neutral"]["tiles"].items()}
        return {**neutral, **read["private"]["tiles"]}

    @cached_property
    def stations(self) -> dict[str, Facts]:
        return {f"station{fact['space']}": fact for fact in self.file("railroad")["stations"]}

    @cached_property
    def masters(self) -> dict[str, Facts]:
        tiles: dict[str, Facts] = self.file("masters")["tiles"]
        return tiles

    @cached_property
    def worker_kinds(self) -> tuple[str, ...]:
        return tuple(self.file("player_board")["rows"])

    @cached_property
    def workers(self) -> frozenset[str]:
        """Worker tiles; those of a game with strong workers come with a plus, too."""
        strong = ("", "+") if "strong_surcharge" in self.file("market") else ("",)
        return frozenset(name + plus for name in self.worker_kinds for plus in strong)

    @cached_property
    def trail_tiles(self) -> frozenset[str]:
        """What lies on the trail besides buildings: farmers; or hazards and camps."""
        found = set()
        for bag in (self.file("market")["bags"][letter] for letter in BAGS):
            for kind in ("farmers", "hazards"):
                found |= {f"{area}-{tile}" for area, tiles in bag.get(kind, {}).items() for tile in tiles}
            found |= {f"camp-{colour}" for colour in bag.get("camps", {})}
        return frozenset(found)

    @cached_property
    def hazards(self) -> tuple[str, ...]:
        return tuple(
            kind for letter in BAGS for kind in self.file("market")["bags"][letter].get("hazards", ())
        )

    def hand_of(self, tile: str) -> str:
        """The hand on a tile of the trail; the colour of a camp says which one it has."""
        kind, rest = tile.split("-", 1)
        hands = self.file("market")["bags"].get("camp_hands", {})
        return str(hands[rest] if kind == "camp" else rest.partition("-")[0])

    @cached_property
    def ships(self) -> dict[str, Facts]:
        read = self.file("ships")
        return {ship["id"]: ship for ship in (*read["starting"], *read["pile"])}

    def city(self, name: str, side: str) -> Facts:
        """A city overseas: its quays and quarters."""
        found: Facts = self.file("cities")["sides"][side][name]
        return found

    @cached_property
    def strip(self) -> dict[str, Facts]:
        """The cities along the railroad."""
        return {city["id"]: city for city in self.file("cities")["strip"]}
