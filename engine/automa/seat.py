"""The automa of solo games: a seat that plays itself, by cards.

Pedro (Argentina) and Garth (the original game) share their cards and everything here. What differs, above
all the capital, is in an `AutomaRules` (engine.rules) of each game. An automa has no hand, money, grain or
certificates. It pays and receives no fees, ignores local and immediate actions, and never uses ramps. Where
it comes to a building with a hand of somebody else's, the bank pays the fee to the owner.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine import facts
from engine.capital import Foresight
from engine.catalog import EXHAUSTION
from engine.decisions import BadSave
from engine.state import AutomaState

if TYPE_CHECKING:
    from engine.game import Game
    from engine.laying import StartingTable

FOLDER = files("data").joinpath("automa")
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
    read = facts.read_file(FOLDER, "cards", CardsFacts)
    return {f"automa{number}": card for number, card in enumerate(read.cards, start=1)}


# Before the game


def check_seats(setup_seats: int) -> None:
    if setup_seats != SEATS:
        raise BadSave(f"a game against the automa has {SEATS} seats, its own last; not {setup_seats}")


def seat_automa(table: StartingTable, level: str, workers: list[StartWorker], bag: str) -> AutomaState:
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


# In a turn


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


def random_foresight(g: Game, letters: str) -> None:
    """In the capital it chooses one tile of each letter at random."""
    for letter in letters:
        question = Foresight(letter)
        picks = question.legal(g)
        if picks:
            g.shuffle("automa/foresight", picks)
            question.take(g, picks[:1])


# Its score


def without_unscored(g: Game, sheet: dict[str, int], cards: list[str]) -> dict[str, int]:
    """Its sheet, from that of a player: some things do not count, and all its objectives count in full."""
    objectives = sum(g.catalog.objectives[card].vp for card in cards)
    return sheet | dict.fromkeys(UNSCORED, 0) | {"objectives": objectives}
