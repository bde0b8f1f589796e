"""A position laid by hand: a game as it begins, with the pieces that somebody names put elsewhere.

Lessons are written this way. Every piece comes from where it lies in the box and the invariants are checked,
so a position is one that could stand on a real table, or it is refused with the reason.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from engine.agenda import read_tasks
from engine.catalog import EXHAUSTION
from engine.decisions import BadData
from engine.game import Game
from engine.invariants import problems
from engine.state import Player, Setup
from engine.turn import StartTurn

SEED = 7


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What differs from the beginning of a game for two. What is not named stays as it was dealt.

    The first seat is to move, or has just `arrived`. Names are those of the options and the data files; a
    list of cards or tiles takes the place of all that lay there.
    """

    at: str
    arrived: bool = False
    doing: tuple[dict[str, Any], ...] = ()  # in the middle of these tasks instead, the next one first
    rival_at: str = ""  # the start of the trail
    money: int | None = None
    grain: int = 0
    certificates: int = 0
    exchange: int = 0
    engine: str = "0"
    rival_engine: str = "0"
    hand: tuple[str, ...] = ()
    draw: tuple[str, ...] = ()  # the next cards, the top one first
    workers: tuple[str, ...] = ()
    buildings: dict[str, str] = {}  # space: tile
    rival_buildings: dict[str, str] = {}
    tiles: dict[str, str] | None = None  # farmers, hazards and camps by their spaces
    coins: dict[str, int] = {}
    jobs: tuple[tuple[str, ...], ...] | None = None  # the job market, row by row; the last one is not full
    foresight: dict[str, tuple[str, ...]] = {}
    masters: dict[str, str] = {}
    cattle: tuple[str, ...] | None = None
    objectives: tuple[str, ...] | None = None
    area: tuple[str, ...] = ()  # objectives played
    front: tuple[str, ...] = ()  # tiles of the trail in front of the player
    discs: dict[str, str] = {}  # space of the player board: the place that its disc lies on
    last_turns: int = -1


def lay(game: str, position: Position, seats: Iterable[str] = ("north", "east")) -> Game:
    """A game in which that position is reached. BadData says which piece is not where it should be."""
    made = Game.start(Setup(game=game, seats=list(seats), seed=SEED))
    try:
        _Laying(made, position).lay()
    except (LookupError, ValueError) as error:
        raise BadData(f"a position of {game} does not fit together: {error}") from error
    wrong = problems(made)
    if wrong:
        raise BadData(f"a position of {game} is not possible: {'; '.join(wrong)}")
    made.relist()
    made.events = []
    return made


class _Laying:
    def __init__(self, game: Game, position: Position) -> None:
        self.game, self.position = game, position
        self.state, self.catalog = game.state, game.catalog

    def lay(self) -> None:
        mine, rival = self.state.players
        self._belongings(mine, rival)
        self._trail()
        self._markets()
        self._discs(mine)
        self._cards(mine)
        mine.rows = {kind: [] for kind in mine.rows}
        for worker in self.position.workers:
            mine.rows[worker.rstrip("+")].append(self._hired(worker))
        mine.front = [self._tile(tile) for tile in self.position.front]
        self._begin(mine)

    def _belongings(self, mine: Player, rival: Player) -> None:
        how = self.position
        if how.money is not None:
            mine.money = how.money
        mine.grain, mine.certificates, mine.exchange = how.grain, how.certificates, how.exchange
        mine.place, rival.place = how.at, how.rival_at or self.catalog.trail.start
        for player, engine in ((mine, how.engine), (rival, how.rival_engine)):
            if engine not in self.catalog.railroad.progress:
                raise LookupError(f"there is no space {engine!r} on the railroad")
            player.engine = engine
        for player, built in ((mine, how.buildings), (rival, how.rival_buildings)):
            for space, tile in built.items():
                if space not in self.catalog.trail.building_spaces:
                    raise LookupError(f"nobody can build on {space!r}")
                player.unbuilt.remove(tile)
                self.state.buildings[space] = tile
                self.state.owners[space] = self.state.players.index(player)

    def _trail(self) -> None:
        how, state = self.position, self.state
        if how.tiles is not None:
            self._to_bags(state.tiles.values())
            state.tiles = {space: self._tile(tile) for space, tile in how.tiles.items()}
            wrong = {*how.tiles} - {*self.catalog.trail.tile_money}
            if wrong:
                raise LookupError(f"no tile lies on {wrong}")
        state.coins = dict(how.coins)
        for station, tile in how.masters.items():
            elsewhere = next((name for name, one in state.masters.items() if one == tile), station)
            state.masters[elsewhere], state.masters[station] = state.masters[station], tile

    def _markets(self) -> None:
        how, state = self.position, self.state
        if how.jobs is not None:
            self._to_bags(tile for row in state.jobs for tile in row if tile)
            state.jobs = [[None] * len(row) for row in state.jobs]
            for number, row in enumerate(how.jobs):
                for place, worker in enumerate(row):
                    state.jobs[number][place] = self._tile(worker)
            state.job_row = len(how.jobs) - 1
        for letter, tiles in how.foresight.items():
            self._to_bags(tile for tile in state.foresight[letter] if tile)
            spaces = len(state.foresight[letter])
            state.foresight[letter] = [*map(self._tile, tiles), *[None] * (spaces - len(tiles))]
        if how.cattle is not None:
            state.cattle_stack += state.cattle
            state.cattle = self.catalog.sort_cards([_taken(card, state.cattle_stack) for card in how.cattle])
        if how.objectives is not None:
            state.objective_stack += state.objectives
            state.objectives = [_taken(card, state.objective_stack) for card in how.objectives]

    def _discs(self, mine: Player) -> None:
        for space, place in self.position.discs.items():
            mine.covered.remove(space)
            self.state.discs.setdefault(place, []).append(self.state.players.index(mine))

    def _cards(self, mine: Player) -> None:
        """The hand and the next cards; what else was in the deck lies beneath them."""
        state = self.state
        rest = mine.hand + mine.draw
        mine.hand = [self._card(card, rest) for card in self.position.hand]
        above = [self._card(card, rest) for card in self.position.draw]
        mine.draw = [*rest, *reversed(above)]
        mine.area = [_taken(card, state.objective_stack, state.objectives) for card in self.position.area]

    def _card(self, card: str, own: list[str]) -> str:
        if card == EXHAUSTION and card not in own:
            self.state.exhaustion -= 1
            return card
        state = self.state
        return _taken(card, own, state.cattle_stack, state.objective_stack, state.cattle, state.objectives)

    def _hired(self, worker: str) -> str:
        """A granjero was a farmer, turned over."""
        bags = self.state.bags
        if any(worker in bag for bag in bags.values()):
            return self._tile(worker)
        self._tile(next(tile for bag in bags.values() for tile in bag if tile in self.catalog.tile_area))
        return worker

    def _tile(self, tile: str) -> str:
        return _taken(tile, *self.state.bags.values())

    def _to_bags(self, tiles: Iterable[str]) -> None:
        """Back into a bag that such tiles come from."""
        for tile in list(tiles):
            letter = next(letter for letter, bag in self.catalog.bags.items() if tile in bag)
            self.state.bags[letter].append(tile)

    def _begin(self, mine: Player) -> None:
        state = self.state
        state.active, state.last_turns = state.players.index(mine), self.position.last_turns
        _, arrive, *after = self.game.rules.turn
        if self.position.doing:
            state.agenda[:] = reversed([*read_tasks(list(self.position.doing)), *after])
        elif self.position.arrived:
            state.agenda[:] = reversed([arrive, *after])
        else:
            state.agenda[:] = [StartTurn()]
        self.game.paths = {}


def _taken(piece: str, *piles: list[str]) -> str:
    for pile in piles:
        if piece in pile:
            pile.remove(piece)
            return piece
    raise LookupError(f"there is no {piece!r} left in the box")
