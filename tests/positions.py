"""Positions for tests that read like the rulebook's examples: lay the pieces, begin a turn, choose, look.

    table = position(players=3)
    table.workers("mary", "maquinista")
    table.jobs(2, "maquinista")
    table.turn("mary", at="A")
    table.play("use:2", "hire:row2:maquinista")
    assert table.mary.money == 0

Every piece laid by hand comes from where the box keeps it, and after every choice the engine's invariants are
checked, so that no test can pass on a table that has lost a card or doubled a disc.
"""

from __future__ import annotations

from typing import Any

from engine import Event, Game, Setup, Text
from engine.agenda import Task
from engine.catalog import EXHAUSTION, OBJECTIVE
from engine.invariants import problems
from engine.state import Player
from engine.turn import StartTurn

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


class Table:
    """A game whose pieces can be laid by hand, each from its place in the box."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.state
        self.catalog = game.catalog

    # Looking

    def __getattr__(self, seat: str) -> Player:
        """`table.mary` is Mary's player board."""
        if seat not in SEATS:
            raise AttributeError(seat)
        return self.player(seat)

    def player(self, seat: str) -> Player:
        return self.state.players[self.index(seat)]

    def index(self, seat: str) -> int:
        return self.game.seats.index(seat)

    @property
    def asked(self) -> tuple[str, str]:
        """Who has to decide, and what kind of thing."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision.seat, decision.kind

    @property
    def legal(self) -> set[str]:
        assert self.game.decision is not None, "the game is over"
        return set(self.game.decision.legal)

    @property
    def blocked(self) -> dict[str, Text]:
        """What may not be picked, with the reasons."""
        assert self.game.decision is not None, "the game is over"
        return {option.id: option.blocked for option in self.game.decision.options if option.blocked}

    def cost(self, pick: str) -> Any:
        """The price that the text of an option names."""
        assert self.game.decision is not None, "the game is over"
        return next(option.text.values["cost"] for option in self.game.decision.options if option.id == pick)

    def score(self, category: str, seat: str = "mary") -> int:
        return self.game.scores()[seat][category]

    def discs(self, place: str) -> list[str]:
        """Whose discs lie on a ship, station, quay ("rotterdam_1") or city space ("rotterdam:west1")."""
        return [self.game.seats[index] for index in self.state.discs.get(place, [])]

    # Playing

    def phase_a(self, seat: str, at: str) -> None:
        """It is that player's turn, the estanciero still where the last turn left it."""
        self._begin(seat, at, [StartTurn()])

    def turn(self, seat: str, at: str) -> None:
        """That player has just arrived somewhere: phase B begins."""
        _, *phases_b_and_c = self.game.rules.turn
        self._begin(seat, at, phases_b_and_c[::-1])

    def subphase_2(self, seat: str) -> None:
        """That player is in Buenos Aires and has made no extra delivery."""
        self.turn(seat, at="buenos_aires")
        if self.asked == (seat, "deliver"):
            self.play("done")

    def _begin(self, seat: str, at: str, agenda: list[Task]) -> None:
        self.state.active = self.index(seat)
        self.state.players[self.state.active].place = at
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
            picks = [choice] if isinstance(choice, str) else list(choice)
            events += self.game.choose(decision.seat, picks)
            assert problems(self.game) == [], f"after {choice!r}"
        return events

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
        if card in own:
            own.remove(card)
        elif card == EXHAUSTION:
            self.state.exhaustion -= 1
        else:
            state = self.state
            piles = (state.cattle_stack, state.objective_stack, state.cattle, state.objectives)
            next(pile for pile in piles if card in pile).remove(card)
        return card

    def cattle_market(self, *cards: str) -> None:
        """These cards are for sale and no others."""
        self.state.cattle_stack += self.state.cattle
        for card in cards:
            self.state.cattle_stack.remove(card)
        self.state.cattle = self.catalog.sort_cards(list(cards))

    def objective_display(self, *cards: str) -> None:
        self.state.objective_stack += self.state.objectives
        for card in cards:
            self.state.objective_stack.remove(card)
        self.state.objectives = list(cards)

    def played(self, seat: str, *objectives: str) -> None:
        """Objective cards in a player's area."""
        for card in objectives:
            assert self.catalog.cards[card].kind == OBJECTIVE
            self.player(seat).area.append(self._take_card(card, []))

    def top(self, pile: list[str], *items: str) -> None:
        """Put these on top of a pile or into the hand that reaches into a bag, the first one next."""
        for item in items:
            pile.remove(item)
        pile.extend(reversed(items))

    # Laying: tiles

    def _take_tile(self, tile: str) -> str:
        bag = next(bag for bag in self.state.bags.values() if tile in bag)
        bag.remove(tile)
        return tile

    def _return_tile(self, tile: str | None, letter: str) -> None:
        if tile is not None:
            self.state.bags[letter].append(tile)

    def clear_board(self) -> None:
        """Everything that setup dealt by chance goes back where it came from."""
        state = self.state
        for tile in state.tiles.values():
            self._return_tile(tile, "A")
        state.tiles.clear()
        for row in state.jobs:
            for place, worker in enumerate(row):
                self._return_tile(worker, "B")
                row[place] = None
        for letter, pair in state.foresight.items():
            for shown in pair:
                self._return_tile(shown, letter)
        state.masters.clear()
        self.cattle_market()
        self.objective_display("objective1", "objective2", "objective3", "objective4")
        state.foresight = {letter: [None, None] for letter in state.foresight}
        self.foresight("A", "green-black-7", "blue-black-7")
        self.foresight("B", "gaucho", "carpintero")
        self.foresight("C", "yellow-black-8", "maquinista")

    def foresight(self, letter: str, *tiles: str) -> None:
        for tile in self.state.foresight[letter]:
            self._return_tile(tile, letter)
        bag = self.state.bags[letter]
        for tile in tiles:
            bag.remove(tile)
        self.state.foresight[letter] = [*tiles, *[None] * (2 - len(tiles))]

    def farmer(self, space: str, tile: str, coins: int = 0) -> None:
        self.state.tiles[space] = self._take_tile(tile)
        if coins:
            self.state.coins[space] = coins

    def in_front(self, seat: str, *farmers: str) -> None:
        """Farmer tiles collected next to a player's board."""
        self.player(seat).front += [self._take_tile(tile) for tile in farmers]

    def jobs(self, row: int, *workers: str) -> None:
        """Workers in a row of the job market, rows from 1, filled from the left."""
        for place, worker in enumerate(workers):
            self.state.jobs[row - 1][place] = self._take_tile(worker)

    def token(self, row: int) -> None:
        """The job market token stands in this row, from 1."""
        self.state.job_row = row - 1

    def workers(self, seat: str, *workers: str) -> None:
        """Hired workers in a player's rows, besides the printed ones. A granjero is a farmer turned over."""
        rows = self.player(seat).rows
        for worker in workers:
            if worker == "granjero":
                self._take_tile(max(self.state.bags["A"], key=self.catalog.tile_strength.__getitem__))
            else:
                self._take_tile(worker)
            rows[worker.rstrip("+")].append(worker)

    def building(self, space: str, tile: str, owner: str = "mary") -> None:
        index = self.index(owner)
        self.state.players[index].unbuilt.remove(tile)
        self.state.buildings[space] = tile
        self.state.owners[space] = index

    def master(self, station: str, tile: str) -> None:
        self.state.masters[station] = tile

    # Laying: discs

    def disc(self, seat: str, space: str, to: str) -> None:
        """Move a disc from a space of the player board to a ship, station, quay or city space."""
        index = self.index(seat)
        self.state.players[index].covered.remove(space)
        self.state.discs.setdefault(to, []).append(index)

    def clear(self, seat: str, *spaces: str) -> None:
        """Clear disc spaces; their discs went onto ship 18, where they are in nobody's way."""
        for space in spaces:
            self.disc(seat, space, "ship18")
