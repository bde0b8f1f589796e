"""Positions of the original game for tests that read like the rulebook's examples.

table = position(players=4)
table.tile("flood1", "flood-green-2")
table.phase_a("mary", at="A")
table.play("move:B", "path:flood1")
assert table.mary.money == 9
"""

from __future__ import annotations

from engine import Game, Setup, Text
from engine.agenda import Task
from engine.decisions import Value
from engine.turn import Arrive
from tests.pieces import Pieces

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


class Table(Pieces):
    """A table of the original game."""

    def __init__(self, players: int = 2, options: dict[str, str] | None = None, seed: int = 7) -> None:
        super().__init__(Game.start(Setup("original", list(SEATS[:players]), seed, options or {})))

    # Looking

    def why(self, pick: str) -> Text | None:
        return next(one.blocked for one in self.decision.options if one.id == pick)

    def words(self, pick: str) -> dict[str, Value]:
        return next(one.text.values for one in self.decision.options if one.id == pick)

    # Playing

    def turn(self, seat: str, at: str) -> None:
        """That player has just arrived somewhere: phase B begins."""
        self._begin(seat, at, [*reversed(self.game.rules.turn[2:]), Arrive()])

    def do(self, seat: str, *tasks: Task) -> None:
        """That player resolves these tasks on building A, and then ends the turn."""
        self._begin(seat, "A", [*reversed(self.game.rules.turn[2:]), *reversed(tasks)])

    # Laying

    def clear_board(self) -> None:
        super().clear_board()
        self.token(1)
        self.foresight("A", "camp-green", "camp-green")
        self.foresight("B", "cowboy", "cowboy")
        self.foresight("C", "engineer", "engineer")

    def tile(self, space: str, tile: str) -> None:
        """A hazard or a camp on the board."""
        self.state.tiles[space] = self._take_tile(tile)

    def workers(self, seat: str, *workers: str) -> None:
        """Hired workers, besides the printed ones."""
        for worker in workers:
            self.player(seat).rows[worker].append(self._take_tile(worker))

    def clear(self, seat: str, *spaces: str) -> None:
        """Clear disc spaces; their discs went where they trigger nothing."""
        for space in spaces:
            self.disc(seat, OUT_OF_THE_WAY, space)

    def hand(self, seat: str, *cards: str) -> None:
        """These cards are the hand; whatever was in the deck besides makes the draw stack."""
        player = self.player(seat)
        player.draw += player.hand
        player.hand = [self._take_card(card, player.draw) for card in cards]

    def starting(self, seat: str, card: str) -> None:
        """That starting objective lies face down under a player's board; others change places with it."""
        dealt, index = self.state.starting_objectives, self.game.seats.index(seat)
        if card in dealt:
            dealt[dealt.index(card)] = dealt[index]
        dealt[index] = card
