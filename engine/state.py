"""The state of a game: plain values, cheap to copy, dumped as they stand.

The games share these fields. What one of them does not have (ships and grain; the original) stays empty
there, and a game of another package keeps what only it has in `own`. Players are known by their index in
`players` here, and by the name of their seat outside.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec import Struct, field

from engine.chance import SEED_BITS
from engine.decisions import BadSave

RULES_VERSION = 3
MOST_SEATS = 4


class Setup(Struct, forbid_unknown_fields=True):
    """Everything a game is made from, besides the choices. The seed is secret."""

    game: str
    seats: list[str]
    seed: int
    options: dict[str, str] = {}

    def check(self) -> None:
        if not 2 <= len(self.seats) <= MOST_SEATS:
            raise BadSave(f"a game has 2 to {MOST_SEATS} seats, not {len(self.seats)}")
        if len(set(self.seats)) != len(self.seats) or not all(self.seats):
            raise BadSave(f"seats need names, each its own: {self.seats}")
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise BadSave(f"a seed is a number of at most {SEED_BITS} bits")


class Player(Struct):
    """One player's board, deck and belongings."""

    seat: str
    money: int = 0
    grain: int = 0
    certificates: int = 0
    exchange: int = 0
    place: str = ""  # the space of the trail; empty before the first turn
    engine: str = "0"
    hand: list[str] = field(default_factory=list)
    blind: list[str] = field(default_factory=list)  # cards in hand that nobody else has seen
    owed: int = 0  # cards drawn out of turn for which as many are still to be discarded
    draw: list[str] = field(default_factory=list)  # the top card is the last
    discard: list[str] = field(default_factory=list)
    rows: dict[str, list[str]] = field(default_factory=dict)  # hired tiles; printed workers are not listed
    covered: list[str] = field(default_factory=list)  # disc spaces that still hold a disc
    unbuilt: list[str] = field(default_factory=list)
    front: list[str] = field(default_factory=list)  # tiles collected from the trail
    area: list[str] = field(default_factory=list)  # objective cards played
    masters: list[str] = field(default_factory=list)
    visits: int = 0  # to the capital
    job_token: bool = False

    def workers(self, kind: str) -> int:
        """How many workers of a kind there are, the printed one included."""
        return 1 + len(self.rows[kind])

    def lay_down(self, card: str) -> None:
        """A card leaves the hand, and everybody sees it."""
        self.hand.remove(card)
        if card in self.blind:
            self.blind.remove(card)

    def copy(self) -> Player:
        twin = copy(self)
        twin.hand = self.hand[:]
        twin.blind = self.blind[:]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.rows = {kind: row[:] for kind, row in self.rows.items()}
        twin.covered = self.covered[:]
        twin.unbuilt = self.unbuilt[:]
        twin.front = self.front[:]
        twin.area = self.area[:]
        twin.masters = self.masters[:]
        return twin


class AutomaState(Struct):
    """The seat of a solo game that plays itself (engine.automa.seat), beyond what a player has."""

    seat: int
    level: str
    special: str  # the worker it is specialised in
    piles: dict[str, list[str]] = field(default_factory=dict)  # its cards; the top card is the last
    spent: dict[str, list[str]] = field(default_factory=dict)  # cards that lie open
    loading: int | None = None  # what its level adds to loading cards; games of before have it by their level

    def copy(self) -> AutomaState:
        twin = copy(self)
        twin.piles = {name: pile[:] for name, pile in self.piles.items()}
        twin.spent = {name: pile[:] for name, pile in self.spent.items()}
        return twin


class State(Struct):
    """The whole table. Nothing outside it decides what happens next."""

    setup: Setup
    rules: int  # the version of the rules that the game started under
    players: list[Player]  # in turn order
    number: int = 0  # choices made
    turn: int = 0
    active: int = 0
    agenda: list[Any] = field(default_factory=list)  # tasks (engine.agenda); the next one is the last
    last_turns: int = -1  # turns to go once the end is triggered; -1 before that
    shuffles: dict[str, int] = field(default_factory=dict)  # how often each pile was shuffled
    sides: dict[str, str] = field(default_factory=dict)  # options as they fell out: city maps, buildings
    bags: dict[str, list[str]] = field(default_factory=dict)
    foresight: dict[str, list[str | None]] = field(default_factory=dict)
    jobs: list[list[str | None]] = field(default_factory=list)  # the job market, row by row
    job_row: int = 0  # the row of the job market token
    due: list[str] = field(default_factory=list)  # job market events waiting for the end of the visit
    left: list[str] = field(default_factory=list)  # used this turn: ridden on from, or next door
    buildings: dict[str, str] = field(default_factory=dict)  # space: tile
    owners: dict[str, int] = field(default_factory=dict)  # space: player, for private buildings
    tiles: dict[str, str] = field(default_factory=dict)  # space: farmer, hazard or camp
    coins: dict[str, int] = field(default_factory=dict)  # fees lying on a farmer's coin space
    discs: dict[str, list[int]] = field(default_factory=dict)  # place: players with a disc there
    masters: dict[str, str] = field(default_factory=dict)  # station: its master tile
    appointed: dict[str, str] = field(default_factory=dict)  # station: the worker given up for it
    cattle: list[str] = field(default_factory=list)  # the cattle market, sorted
    cattle_stack: list[str] = field(default_factory=list)
    objectives: list[str] = field(default_factory=list)
    objective_stack: list[str] = field(default_factory=list)
    starting_objectives: list[str] = field(default_factory=list)  # one for each player, face down to the end
    ships: list[str] = field(default_factory=list)  # the loading zone, by value
    ship_pile: list[str] = field(default_factory=list)
    exhaustion: int = 0
    own: dict[str, list[str]] = field(default_factory=dict)  # what only this game has, by names it gives
    box: list[str] = field(default_factory=list)  # what has left the game
    automa: AutomaState | None = None

    def is_automa(self, seat: int) -> bool:
        return self.automa is not None and self.automa.seat == seat

    def copy(self) -> State:
        twin = copy(self)
        twin.players = [player.copy() for player in self.players]
        twin.agenda = self.agenda[:]  # tasks never change, so they may be shared
        twin.shuffles = self.shuffles.copy()
        twin.bags = {name: bag[:] for name, bag in self.bags.items()}
        twin.foresight = {name: tiles[:] for name, tiles in self.foresight.items()}
        twin.jobs = [row[:] for row in self.jobs]
        twin.due = self.due[:]
        twin.left = self.left[:]
        twin.buildings = self.buildings.copy()
        twin.owners = self.owners.copy()
        twin.tiles = self.tiles.copy()
        twin.coins = self.coins.copy()
        twin.discs = {place: discs[:] for place, discs in self.discs.items()}
        twin.masters = self.masters.copy()
        twin.appointed = self.appointed.copy()
        twin.cattle = self.cattle[:]
        twin.cattle_stack = self.cattle_stack[:]
        twin.objectives = self.objectives[:]
        twin.objective_stack = self.objective_stack[:]
        twin.ships = self.ships[:]
        twin.ship_pile = self.ship_pile[:]
        twin.own = {name: pile[:] for name, pile in self.own.items()}
        twin.box = self.box[:]
        if self.automa is not None:
            twin.automa = self.automa.copy()
        return twin
