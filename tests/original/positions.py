"""Positions of the original game for tests that read like the rulebook's examples.

    table = position(players=4)
    table.tile("flood1", "flood-green-2")
    table.phase_a("mary", at="A")
    table.play("move:B", "path:flood1")
    assert table.mary.money == 9

Every piece laid by hand comes from where the box keeps it, and after every choice the engine's invariants are
checked, so that no test can pass on a table that has lost a card or doubled a disc.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Event, Game, Setup, Text
from engine.agenda import Task
from engine.decisions import Value
from engine.invariants import problems
from engine.state import Player
from engine.turn import Arrive, StartTurn

SEATS = ("mary", "mike", "peter", "rosa")  # the names of the rulebook's examples, and a fourth
OUT_OF_THE_WAY = "kansas_city"  # discs there are worth points but trigger nothing


def position(players: int = 2, **options: str) -> Table:
    """A table in the middle of nowhere: no hazards, camps, workers or cattle on offer, no station masters.

    Everybody stands on the start of the trail with an engine on space 0 and 10 dollars. The display shows the
    first four objectives, and the foresight spaces hold tiles that start no event.
    """
    table = Table(players, options)
    table.clear_board()
    for player in table.state.players:
        player.place, player.money = "start", 10
    return table


class Table:
    """A game whose pieces can be laid by hand, each from its place in the box."""

    def __init__(self, players: int = 2, options: dict[str, str] | None = None, seed: int = 7) -> None:
        self.game = Game.start(Setup("original", list(SEATS[:players]), seed, options or {}))
        self.state = self.game.state
        self.catalog = self.game.catalog

    # Looking

    def player(self, seat: str) -> Player:
        return self.state.players[self.game.seats.index(seat)]

    @property
    def mary(self) -> Player:
        return self.player("mary")

    @property
    def mike(self) -> Player:
        return self.player("mike")

    @property
    def asked(self) -> str:
        """The kind of the decision that is open."""
        assert self.game.decision is not None
        return self.game.decision.kind

    @property
    def legal(self) -> set[str]:
        assert self.game.decision is not None
        return set(self.game.decision.legal)

    @property
    def blocked(self) -> dict[str, str]:
        """What may not be picked, with the key of the reason."""
        assert self.game.decision is not None
        return {one.id: one.blocked.key for one in self.game.decision.options if one.blocked}

    def why(self, pick: str) -> Text | None:
        assert self.game.decision is not None
        return next(one.blocked for one in self.game.decision.options if one.id == pick)

    def words(self, pick: str) -> dict[str, Value]:
        assert self.game.decision is not None
        return next(one.text.values for one in self.game.decision.options if one.id == pick)

    def discs(self, place: str) -> list[str]:
        return [self.game.seats[index] for index in self.state.discs.get(place, [])]

    def score(self, category: str, seat: str = "mary") -> int:
        return self.game.scores()[seat][category]

    # Playing

    def phase_a(self, seat: str, at: str) -> None:
        """It is that player's turn, the drover still where the last turn left it."""
        self._begin(seat, at, [StartTurn()])

    def turn(self, seat: str, at: str) -> None:
        """That player has just arrived somewhere: phase B begins."""
        self._begin(seat, at, [*reversed(self.game.rules.turn[2:]), Arrive()])

    def do(self, seat: str, *tasks: Task) -> None:
        """That player resolves these tasks on building A, and then ends the turn."""
        self._begin(seat, "A", [*reversed(self.game.rules.turn[2:]), *reversed(tasks)])

    def _begin(self, seat: str, at: str, agenda: Sequence[Task]) -> None:
        self.state.active = self.game.seats.index(seat)
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

    # Laying

    def clear_board(self) -> None:
        """Everything that setup dealt by chance goes back where it came from."""
        state = self.state
        state.bags = {letter: list(tiles) for letter, tiles in self.catalog.bags.items()}
        state.tiles.clear()
        state.masters.clear()
        state.jobs = [[None] * len(row) for row in state.jobs]
        state.job_row = 0
        state.foresight = {letter: [None, None] for letter in state.foresight}
        self.foresight("A", "camp-green", "camp-green")
        self.foresight("B", "cowboy", "cowboy")
        self.foresight("C", "engineer", "engineer")
        self.cattle_market()
        self.display("objective1", "objective2", "objective3", "objective4")

    def foresight(self, letter: str, *tiles: str) -> None:
        """These tiles lie on the two foresight spaces of a letter; fewer leave a space empty."""
        bag = self.state.bags[letter]
        bag += [tile for tile in self.state.foresight[letter] if tile]
        for tile in tiles:
            bag.remove(tile)
        self.state.foresight[letter] = [*tiles, *[None] * (2 - len(tiles))]

    def _take_tile(self, tile: str) -> str:
        next(bag for bag in self.state.bags.values() if tile in bag).remove(tile)
        return tile

    def tile(self, space: str, tile: str) -> None:
        """A hazard or a camp on the board."""
        self.state.tiles[space] = self._take_tile(tile)

    def in_front(self, seat: str, *tiles: str) -> None:
        """Hazards and camps that a player has collected."""
        self.player(seat).front += [self._take_tile(tile) for tile in tiles]

    def jobs(self, row: int, *workers: str) -> None:
        """Workers in a row of the job market, rows from 1, filled from the left."""
        for place, worker in enumerate(workers):
            self.state.jobs[row - 1][place] = self._take_tile(worker)

    def token(self, row: int) -> None:
        self.state.job_row = row - 1

    def workers(self, seat: str, *workers: str) -> None:
        """Hired workers, besides the printed ones."""
        for worker in workers:
            self.player(seat).rows[worker].append(self._take_tile(worker))

    def building(self, space: str, tile: str, owner: str = "mary") -> None:
        self.player(owner).unbuilt.remove(tile)
        self.state.buildings[space] = tile
        self.state.owners[space] = self.game.seats.index(owner)

    def disc(self, seat: str, place: str, space: str = "") -> None:
        """A disc of a player board lies in a city or on a station; by default the first one there."""
        player = self.player(seat)
        player.covered.remove(space or player.covered[0])
        self.state.discs.setdefault(place, []).append(self.game.seats.index(seat))

    def clear(self, seat: str, *spaces: str) -> None:
        """Clear disc spaces; their discs went where they trigger nothing."""
        for space in spaces:
            self.disc(seat, OUT_OF_THE_WAY, space)

    def hand(self, seat: str, *cards: str) -> None:
        """These cards are the hand; whatever was in the deck besides makes the draw stack."""
        player = self.player(seat)
        player.draw += player.hand
        player.hand = [self._take_card(card, player.draw) for card in cards]

    def area(self, seat: str, *objectives: str) -> None:
        """Objective cards that were played."""
        self.player(seat).area += [self._take_card(card, []) for card in objectives]

    def starting(self, seat: str, card: str) -> None:
        """That starting objective lies face down under a player's board; others change places with it."""
        dealt, index = self.state.starting_objectives, self.game.seats.index(seat)
        if card in dealt:
            dealt[dealt.index(card)] = dealt[index]
        dealt[index] = card

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
        self.state.objective_stack += self.state.objectives
        for card in cards:
            self.state.objective_stack.remove(card)
        self.state.objectives = list(cards)
