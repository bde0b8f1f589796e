"""The automa of solo games: a seat that plays itself, by cards.

Pedro (Argentina) and Garth (the original game) share their cards and everything here. What differs, above
all the capital, is in an `AutomaRules` of each game. An automa has no hand, money, grain or certificates. It
pays and receives no fees, ignores local and immediate actions, and never uses ramps.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from pydantic import Field

from engine import facts
from engine.agenda import Step
from engine.capital import Foresight
from engine.catalog import EXHAUSTION
from engine.decisions import BadSave
from engine.state import AutomaState
from engine.trail import next_locations

if TYPE_CHECKING:
    from engine.game import Game
    from engine.laying import Table

NONE = "none"
CARDS = "cards"
SIDE = "b"
SEATS = 2

Steps = Literal["buildings", "herders", "special"]
StartWorker = Literal["special", "other", "herder", "builder", "driver"]

UNSCORED = ("money", "steps", "masters")


class CardFacts(facts.Facts):
    """How far the automa moves, and what it does then: always, or by the role it is specialised in."""

    steps: int | Steps
    always: list[str] = Field(default_factory=list)
    herder: list[str] = Field(default_factory=list)
    builder: list[str] = Field(default_factory=list)
    driver: list[str] = Field(default_factory=list)


class CardsFacts(facts.Sourced):
    cards: list[CardFacts]


@cache
def cards() -> dict[str, CardFacts]:
    """The cards by id, "automa1" to "automa15"."""
    read = facts.read("automa", "cards", CardsFacts)
    return {f"automa{number}": card for number, card in enumerate(read.cards, start=1)}


class AutomaRules:
    """What a game must bring for its automa. The deeds on the cards are in engine.players.automa_deeds."""

    def arrive(self, g: Game) -> None:
        """The automa is in the capital: everything that happens there, until it leaves."""
        raise NotImplementedError

    def after_last_station(self, g: Game) -> None:
        """Its engine reached the end of the track and had its upgrade."""
        raise NotImplementedError

    def richest_tile(self, g: Game) -> str | None:
        """The space of the tile with the most money that it may take."""
        raise NotImplementedError

    def hardest_tile(self, g: Game) -> str | None:
        """The space of the strongest or highest tile of the commonest kind."""
        raise NotImplementedError

    def best_tile(self, g: Game) -> str | None:
        """The better one of the two."""
        raise NotImplementedError


# Before the game


def check_seats(setup_seats: int) -> None:
    if setup_seats != SEATS:
        raise BadSave(f"a game against the automa has {SEATS} seats, its own last; not {setup_seats}")


def seat_automa(table: Table, level: str, workers: list[StartWorker], bag: str) -> AutomaState:
    """Make the last player the automa: its cards, its specialisation, and the workers of its level.

    Workers are named by role, or "special" for its specialisation and "other" for another one by lot. They
    come from a bag.
    """
    state, roles = table.state, table.catalog.roles
    seat = len(state.players) - 1
    player = state.players[seat]
    kinds = table.shuffled("automa/special", [roles.herder, roles.builder, roles.driver])
    named: dict[StartWorker, str] = {
        "special": kinds[0],
        "other": kinds[1],
        "herder": roles.herder,
        "builder": roles.builder,
        "driver": roles.driver,
    }
    cattle = player.hand + player.draw
    state.exhaustion += cattle.count(EXHAUSTION)
    state.box += [card for card in cattle if card != EXHAUSTION]
    player.hand, player.draw = [], []
    player.money = player.exchange = 0
    player.place = table.catalog.trail.start
    player.unbuilt = [tile[:-1] + SIDE for tile in player.unbuilt]
    for name in workers:
        state.bags[bag].remove(named[name])
        player.rows[named[name]].append(named[name])
    return AutomaState(seat, level, kinds[0], {CARDS: table.shuffled("automa/cards", cards())}, {CARDS: []})


# A turn


def draw_card(g: Game, pile: str) -> str:
    """The next card of a pile; the cards that lie open are shuffled when it is empty."""
    automa = the_automa(g)
    cards, spent = automa.piles[pile], automa.spent[pile]
    if not cards:
        cards += sorted(spent)
        spent.clear()
        g.shuffle(f"automa/{pile}", cards)
    spent.append(cards.pop())
    return spent[-1]


def the_automa(g: Game) -> AutomaState:
    automa = g.state.automa
    assert automa is not None, "only a game with an automa asks for it"
    return automa


def special_role(g: Game) -> str:
    """The role it is specialised in: "herder", "builder" or "driver"."""
    roles, special = g.catalog.roles, the_automa(g).special
    return {roles.herder: "herder", roles.builder: "builder", roles.driver: "driver"}[special]


class Way(NamedTuple):
    """The rest of the way to the capital: locations, fees as anybody else would pay them, and where first."""

    locations: int
    fees: int
    first: str


def longest_way(g: Game, place: str, known: dict[str, Way]) -> Way:
    """The path with most locations; of those the cheapest, then the first in the data. Never over a ramp."""
    trail, seat = g.catalog.trail, g.state.active
    if place == trail.capital:
        return Way(0, 0, place)
    if place not in known:
        best: Way | None = None
        for there in next_locations(g, place):
            if there in trail.ramps:
                continue
            rest = longest_way(g, there, known)
            fees = rest.fees + g.rules.fee(g, seat, there)
            if best is None or (rest.locations + 1, -fees) > (best.locations, -best.fees):
                best = Way(rest.locations + 1, fees, there)
        assert best is not None, "every place leads to the capital"
        known[place] = best
    return known[place]


class AutomaTurn(Step, frozen=True):
    """Draw a card, move, visit the capital if that is where it came to, and do what the card says."""

    def run(self, g: Game) -> None:
        from engine.players.automa_deeds import DEEDS  # deeds know the automa, not the other way round

        name = draw_card(g, CARDS)
        card = cards()[name]
        steps = self._steps(g, card)
        g.tell("automa_card", card=name, steps=steps, special=the_automa(g).special, reveals=True)
        self._move(g, steps)
        rules = g.rules.automa
        assert rules is not None, "a game with an automa has rules for it"
        if g.me.place == g.catalog.trail.capital:
            g.me.visits += 1
            rules.arrive(g)
        deeds = [*card.always, *getattr(card, special_role(g))]
        for deed in deeds:
            if not DEEDS[deed](g, rules):
                g.tell("automa_idle", deed=deed)
        if not deeds:
            g.tell("automa_rests", special=the_automa(g).special)

    def _steps(self, g: Game, card: CardFacts) -> int:
        if isinstance(card.steps, int):
            return card.steps
        if card.steps == "buildings":
            owners = list(g.state.owners.values())
            return max(1, *(owners.count(seat) for seat in range(len(g.state.players))))
        herder = g.catalog.roles.herder
        return g.me.workers(herder if card.steps == "herders" else the_automa(g).special)

    def _move(self, g: Game, steps: int) -> None:
        start, known = g.me.place, dict[str, Way]()
        for _ in range(steps):
            g.me.place = longest_way(g, g.me.place, known).first
        state, place = g.state, g.me.place
        tile = state.buildings.get(place) or state.tiles.get(place) or ""
        g.tell("automa_moved", start=start, to=place, tile=tile, steps=steps)


def random_foresight(g: Game, letters: str) -> None:
    """In the capital it chooses one tile of each letter at random."""
    for letter in letters:
        question = Foresight(letter)
        picks = question.legal(g)
        if picks:
            g.shuffle("automa/foresight", picks)
            question.take(g, picks[:1])


# Its score, and what can be seen of it


def without_unscored(g: Game, sheet: dict[str, int], cards: list[str]) -> dict[str, int]:
    """Its sheet, from that of a player: some things do not count, and all its objectives count in full."""
    objectives = sum(g.catalog.objectives[card].vp for card in cards)
    return sheet | dict.fromkeys(UNSCORED, 0) | {"objectives": objectives}


def view_automa(g: Game) -> dict[str, Any] | None:
    """The automa as everybody sees it: cards that lie open, and how many lie face down."""
    automa = g.state.automa
    if automa is None:
        return None
    return {
        "seat": g.state.players[automa.seat].seat,
        "level": automa.level,
        "special": automa.special,
        "piles": {name: len(pile) for name, pile in automa.piles.items()},
        "spent": {name: list(pile) for name, pile in automa.spent.items()},
    }
