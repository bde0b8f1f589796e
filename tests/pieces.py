"""A game whose pieces can be laid by hand, each from its place in the box: what both games share of it.

`tests/positions.py` and `tests/original/positions.py` add what is a game's own. After every choice the
engine's invariants are checked, so that no test can pass on a table that has lost a card or doubled a disc.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine import Decision, Event, Game, Text
from engine.agenda import Task
from engine.decisions import Value
from engine.invariants import problems
from engine.state import Player
from engine.turn import StartTurn


class Asked(NamedTuple):
    """Who has to decide, and what kind of thing; equal to its kind alone, too."""

    seat: str
    kind: str

    def __eq__(self, other: object) -> bool:
        return self.kind == other if isinstance(other, str) else tuple(self) == other

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self.kind)


class Reason(str):
    """Why something may not be picked: the key of the text, which has its values."""

    values: dict[str, Value]

    @staticmethod
    def of(text: Text) -> Reason:
        reason = Reason(text.key)
        reason.values = text.values
        return reason

    @property
    def key(self) -> str:
        return str(self)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Text):
            return (self.key, self.values) == (other.key, other.values)
        return self.key == other

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


class Pieces:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.state
        self.catalog = game.catalog

    # Looking

    def __getattr__(self, seat: str) -> Player:
        """`table.mary` is Mary's player board."""
        if seat == "game" or seat not in self.game.seats:
            raise AttributeError(seat)
        return self.player(seat)

    def player(self, seat: str) -> Player:
        return self.state.players[self.index(seat)]

    def index(self, seat: str) -> int:
        return self.game.seats.index(seat)

    @property
    def decision(self) -> Decision:
        assert self.game.decision is not None, "the game is over"
        return self.game.decision

    @property
    def asked(self) -> Asked:
        return Asked(self.decision.seat, self.decision.kind)

    @property
    def blocked(self) -> dict[str, Reason]:
        """What may not be picked, with the reasons."""
        return {one.id: Reason.of(one.blocked) for one in self.decision.options if one.blocked}

    @property
    def legal(self) -> set[str]:
        return set(self.decision.legal)

    def score(self, category: str, seat: str = "mary") -> int:
        return self.game.scores()[seat][category]

    def discs(self, place: str) -> list[str]:
        """Whose discs lie on a station, ship, quay ("rotterdam_1"), city or its space ("rotterdam:west1")."""
        return [self.game.seats[index] for index in self.state.discs.get(place, [])]

    # Playing

    def phase_a(self, seat: str, at: str) -> None:
        """It is that player's turn, the figure still where the last turn left it."""
        self._begin(seat, at, [StartTurn()])

    def _begin(self, seat: str, at: str, agenda: Sequence[Task]) -> None:
        self.state.active = self.index(seat)
        self.player(seat).place = at
        self.state.agenda[:] = agenda
        self.game.paths = {}
        self.game.events = []
        assert problems(self.game) == []
        self.game.relist()

    def play(self, *choices: str | tuple[str, ...]) -> list[Event]:
        """Choose one thing after the other; a tuple picks several at once. The events of all of them."""
        events: list[Event] = []
        for choice in choices:
            decision = self.game.decision
            assert decision is not None, f"the game is over before {choice!r}"
            events += self.game.choose(decision.seat, [choice] if isinstance(choice, str) else list(choice))
            assert problems(self.game) == [], f"after {choice!r}"
        return events

    # Laying: cards

    def _take_card(self, card: str, own: list[str]) -> str:
        state = self.state
        piles = (own, state.cattle_stack, state.objective_stack, state.cattle, state.objectives)
        next(pile for pile in piles if card in pile).remove(card)
        return card

    def cattle_market(self, *cards: str) -> None:
        """These cards are for sale and no others."""
        self.state.cattle_stack += self.state.cattle
        for card in cards:
            self.state.cattle_stack.remove(card)
        self.state.cattle = self.catalog.sort_cards(list(cards))

    def display(self, *cards: str) -> None:
        """These objectives lie open."""
        self.state.objective_stack += self.state.objectives
        for card in cards:
            self.state.objective_stack.remove(card)
        self.state.objectives = list(cards)

    def area(self, seat: str, *objectives: str) -> None:
        """Objective cards that were played."""
        assert all(card in self.catalog.objectives for card in objectives)
        self.player(seat).area += [self._take_card(card, []) for card in objectives]

    # Laying: tiles

    def _take_tile(self, tile: str) -> str:
        next(bag for bag in self.state.bags.values() if tile in bag).remove(tile)
        return tile

    def clear_board(self) -> None:
        """Everything that setup dealt by chance goes back where it came from."""
        state = self.state
        state.bags = {letter: list(tiles) for letter, tiles in self.catalog.bags.items()}
        state.tiles.clear()
        state.masters.clear()
        state.jobs = [[None] * len(row) for row in state.jobs]
        state.foresight = {letter: [None, None] for letter in state.foresight}
        self.cattle_market()
        self.display("objective1", "objective2", "objective3", "objective4")

    def foresight(self, letter: str, *tiles: str) -> None:
        """These tiles lie on the two foresight spaces of a letter; fewer leave a space empty."""
        bag = self.state.bags[letter]
        bag += [tile for tile in self.state.foresight[letter] if tile]
        for tile in tiles:
            bag.remove(tile)
        self.state.foresight[letter] = [*tiles, *[None] * (2 - len(tiles))]

    def in_front(self, seat: str, *tiles: str) -> None:
        """Tiles of the trail that a player has collected."""
        self.player(seat).front += [self._take_tile(tile) for tile in tiles]

    def jobs(self, row: int, *workers: str) -> None:
        """Workers in a row of the job market, rows from 1, filled from the left."""
        for place, worker in enumerate(workers):
            self.state.jobs[row - 1][place] = self._take_tile(worker)

    def token(self, row: int) -> None:
        """The job market token stands in this row, from 1."""
        self.state.job_row = row - 1

    def building(self, space: str, tile: str, owner: str = "mary") -> None:
        self.player(owner).unbuilt.remove(tile)
        self.state.buildings[space] = tile
        self.state.owners[space] = self.index(owner)

    def disc(
        self, seat: str, first: str = "", second: str = "", *, space: str = "", to: str = "", place: str = ""
    ) -> None:
        """A disc goes from a space of the player board to a station, ship, quay or city, named in any order.

        By default it is the first disc that is still there.
        """
        for name in filter(None, (first, second, place)):
            if name in self.catalog.discs:
                space = name
            else:
                to = name
        space = space or self.player(seat).covered[0]
        self.player(seat).covered.remove(space)
        self.state.discs.setdefault(to, []).append(self.index(seat))
