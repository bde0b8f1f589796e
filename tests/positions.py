"""Positions for tests that read like the rulebook's examples: lay the pieces, begin a turn, choose, look.

table = position(players=3)
table.workers("mary", "maquinista")
table.jobs(2, "maquinista")
table.turn("mary", at="A")
table.play("use:2", "hire:row2:maquinista")
assert table.mary.money == 0
"""

from __future__ import annotations

from typing import Any

from engine import Game, Setup
from engine.catalog import EXHAUSTION
from tests.pieces import Pieces

SEATS = ("mary", "dave", "john", "rosa")  # the names of the rulebook's examples, and a fourth

# The disc spaces of a player board, by the corners that the board prints.
WHITE_CORNERS = (
    *("aux_pesos_2", "aux_draw_2", "aux_certificate_1", "aux_certificate_2", "aux_grain_1", "aux_grain_2"),
    *("aux_engine_1", "aux_engine_2", "aux_remove_1", "aux_remove_2", "certificate_limit_6", "strength_1"),
)
DARK_CORNERS = ("step_1", "step_2", "hand_1", "hand_2", "strength_2")


def position(players: int = 2, seed: int = 7, **options: str) -> Table:
    """A table in the middle of nowhere: no farmers, no workers in the market, no cattle for sale, no masters.

    Every estanciero stands on the start of the trail, engines on space 0, nobody holds an exchange token,
    decks and hands are as dealt, the display shows the first four objectives, and the foresight spaces hold
    tiles that start no event.
    """
    table = first_turn(players, seed, **options)
    table.clear_board()
    for player in table.state.players:
        player.place = table.catalog.trail.start
        player.exchange = 0
    return table


def first_turn(players: int = 2, seed: int = 7, **options: str) -> Table:
    """A game as it begins, nothing moved by hand."""
    return Table(Game.start(Setup(game="argentina", seats=list(SEATS[:players]), seed=seed, options=options)))


class Table(Pieces):
    """A table of the Argentine game."""

    # Looking

    def cost(self, pick: str) -> Any:
        """The price that the text of an option names."""
        return next(option.text.values["cost"] for option in self.decision.options if option.id == pick)

    # Playing

    def turn(self, seat: str, at: str) -> None:
        """That player has just arrived somewhere: phase B begins."""
        _, *phases_b_and_c = self.game.rules.turn
        self._begin(seat, at, phases_b_and_c[::-1])

    def subphase_2(self, seat: str) -> None:
        """That player is in Buenos Aires and has made no extra delivery."""
        self.turn(seat, at="buenos_aires")
        if self.asked == (seat, "deliver"):
            self.play("done")

    def offered(self, seat: str) -> set[str]:
        """What a seat may do out of turn."""
        offer = self.game.offers(seat)
        return set(offer.legal) if offer else set()

    # Laying: cards

    def deck(
        self,
        seat: str,
        hand: tuple[str, ...] = (),
        draw: tuple[str, ...] | None = None,
        discard: tuple[str, ...] = (),
    ) -> None:
        """Make up a herd deck, the top of the draw stack first.

        Without a draw stack the rest of the start cattle make one; otherwise the rest leaves the game.
        """
        player = self.player(seat)
        rest = player.hand + player.draw + player.discard
        player.hand, player.draw, player.discard = [], [], []
        zones = (player.hand, hand), (player.draw, tuple(reversed(draw or ()))), (player.discard, discard)
        for zone, cards in zones:
            for card in cards:
                zone.append(self._take_card(card, rest))
        if draw is None:
            player.draw += rest
        else:
            self.state.exhaustion += rest.count(EXHAUSTION)
            self.state.box += [card for card in rest if card != EXHAUSTION]

    def _take_card(self, card: str, own: list[str]) -> str:
        if card == EXHAUSTION and card not in own:
            self.state.exhaustion -= 1
            return card
        return super()._take_card(card, own)

    def top(self, pile: list[str], *items: str) -> None:
        """Put these on top of a pile or into the hand that reaches into a bag, the first one next."""
        for item in items:
            pile.remove(item)
        pile.extend(reversed(items))

    # Laying: tiles

    def clear_board(self) -> None:
        super().clear_board()
        self.foresight("A", "green-black-7", "blue-black-7")
        self.foresight("B", "gaucho", "carpintero")
        self.foresight("C", "yellow-black-8", "maquinista")

    def farmer(self, space: str, tile: str, coins: int = 0) -> None:
        self.state.tiles[space] = self._take_tile(tile)
        if coins:
            self.state.coins[space] = coins

    def workers(self, seat: str, *workers: str) -> None:
        """Hired workers in a player's rows, besides the printed ones. A granjero is a farmer turned over."""
        rows = self.player(seat).rows
        for worker in workers:
            if worker == "granjero":
                self._take_tile(max(self.state.bags["A"], key=self.catalog.tile_strength.__getitem__))
            else:
                self._take_tile(worker)
            rows[worker.rstrip("+")].append(worker)

    def master(self, station: str, tile: str) -> None:
        self.state.masters[station] = tile

    # Laying: discs

    def clear(self, seat: str, *spaces: str) -> None:
        """Clear disc spaces; their discs went onto ship 18, where they are in nobody's way."""
        for space in spaces:
            self.disc(seat, space, "ship18")
