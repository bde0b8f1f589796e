"""Pedro, the automa of Argentina: Buenos Aires by loading cards, farmers, his levels and his score."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from engine import facts
from engine.argentina.charts import CITIES, CitySpace, harbour
from engine.argentina.harbour import city_map, city_of, free_spaces
from engine.automa.deeds import lay_disc
from engine.automa.seat import (
    StartWorker,
    draw_card,
    random_foresight,
    seat_automa,
    the_automa,
    without_unscored,
)
from engine.capital import Leave
from engine.discs import lay
from engine.rules import AutomaRules

if TYPE_CHECKING:
    from engine.game import Game
    from engine.laying import StartingTable
    from engine.state import AutomaState

BAG = "B"  # his first workers come from there
LOADING = "loading"


class LevelFacts(facts.Facts):
    loading: int  # added to every loading card
    workers: list[StartWorker]


class PedroFacts(facts.Sourced):
    loading_cards: list[list[int]]
    visits_per_tier: int
    delivery_reach: int
    levels: dict[str, LevelFacts]
    loading_before: dict[str, int]  # by level, in games that were begun before he was tuned


@cache
def pedro_facts() -> PedroFacts:
    return facts.read("argentina", "automa", PedroFacts)


def levels() -> tuple[str, ...]:
    return tuple(pedro_facts().levels)


def seat_pedro(table: StartingTable, level: str) -> AutomaState:
    """He sits last, with his loading cards in tiers."""
    automa = seat_automa(table, level, list(pedro_facts().levels[level].workers), BAG)
    automa.loading = pedro_facts().levels[level].loading
    for tier, values in enumerate(pedro_facts().loading_cards, start=1):
        pile = f"{LOADING}{tier}"
        automa.piles[pile] = table.shuffled(f"automa/{pile}", [str(value) for value in values])
        automa.spent[pile] = []
    return automa


class Pedro(AutomaRules):
    def arrive(self, g: Game) -> None:
        deliver(g)
        load(g)
        random_foresight(g, "ABC")
        Leave().run(g)

    def after_last_station(self, g: Game) -> None:
        g.rules.last_station(g)  # to the depot, as for everybody

    def richest_tile(self, g: Game) -> str | None:
        return max(spaces_with_farmers(g), key=lambda space: money_on(g, space), default=None)

    def hardest_tile(self, g: Game) -> str | None:
        """The strongest farmer of the commonest colour; of equals the first in the data."""
        spaces, state = spaces_with_farmers(g), g.state
        if not spaces:
            return None
        colours = Counter(g.catalog.tile_area[state.tiles[space]] for space in spaces)
        colour = colours.most_common(1)[0][0]
        spaces = [space for space in spaces if g.catalog.tile_area[state.tiles[space]] == colour]
        return max(spaces, key=lambda space: g.catalog.tile_strength[state.tiles[space]])


def spaces_with_farmers(g: Game) -> list[str]:
    """In the order of the data."""
    return [space for space in g.catalog.trail.tile_money if space in g.state.tiles]


def money_on(g: Game, space: str) -> int:
    return g.catalog.trail.tile_money[space] + g.state.coins.get(space, 0)


# Buenos Aires


def deliver(g: Game) -> None:
    """An extra delivery, if a disc lies on a quay: to the free space with most points within his reach.

    Quarters that ask for more grain come within reach with every visit. Of several discs that could go to
    equal spaces the one moves whose quay is worth least.
    """
    state = g.state
    reach = pedro_facts().delivery_reach + g.me.visits
    best: tuple[int, int] | None = None
    choice: tuple[str, str, CitySpace] | None = None
    for city in CITIES:
        for number, quay_vp in city_map(g, city).quay_vp.items():
            quay = f"{city}_{number}"
            if state.active not in state.discs.get(quay, ()):
                continue
            for name, space in free_spaces(g, quay).items():
                if space.grain <= reach and (best is None or (space.vp, -quay_vp) > best):
                    best, choice = (space.vp, -quay_vp), (quay, name, space)
    if choice is None:
        return
    quay, name, _ = choice
    state.discs[quay].remove(state.active)
    lay(g, state.active, f"{city_of(quay)}:{name}")
    g.tell("delivered", city=city_of(quay), space=name, grain=0)


def load(g: Game) -> None:
    """The most valuable ship that his loading card allows, for no grain; ship 0 is always possible."""
    state, pedro = g.state, pedro_facts()
    tier = min(len(pedro.loading_cards), 1 + (g.me.visits - 1) // pedro.visits_per_tier)
    card = int(draw_card(g, f"{LOADING}{tier}"))
    automa = the_automa(g)
    level = automa.loading if automa.loading is not None else pedro.loading_before[automa.level]
    total = max(0, card + level)
    g.tell("automa_loading", card=card, total=total, reveals=True)
    table = harbour().ships
    ships = [
        table[name]
        for name in state.ships
        if table[name].value <= total
        and (table[name].repeatable or state.active not in state.discs.get(name, ()))
    ]
    ship = max(ships, key=lambda ship: ship.value)
    g.tell("loaded", ship=ship.id)
    lay_disc(g, ship.id)


# Score


def score(g: Game, seat: int, sheet: dict[str, int]) -> dict[str, int]:
    return without_unscored(g, sheet, g.state.players[seat].area)
