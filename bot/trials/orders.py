"""`python -m bot orders`: random games in which every seat leaves random orders for its turns.

What was played by order is compared with what was ordered: the same choices, in order, once, each legal at
its moment for the seat that had left it; and what was not played did not hold. The engine replays the log.
"""

import argparse
import asyncio
import json
import random
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from bot.cli import Command, json_argument
from bot.store import Store, games, tables
from bot.store.records import Entry, Table
from bot.table import Refusal, Tables
from bot.table.asked import Prompt
from bot.table.context import wall_clock
from bot.table.live import standing
from bot.table.orders import Left, Order, Outcome, unmet
from engine import GAMES, Game, Setup

PEOPLE = (101, 102, 103, 104)
LEAVES = 0.7  # how often somebody who waits leaves orders
NAMES = 0.3  # how often a plan goes on where chance decides
UNDOES = 0.03


@dataclass
class Figures:
    games: int = 0
    choices: int = 0
    left: int = 0  # orders for a turn
    orders_played: int = 0
    turns_by_order: int = 0
    stops: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


class OrderedGame:
    """One game, its people, and what each of them left."""

    def __init__(self, bot: Tables, rng: random.Random, figures: Figures) -> None:
        self._bot, self._rng, self._figures = bot, rng, figures
        self._left: dict[str, list[list[Order]]] = {}
        self._checked = 0  # entries of the log that have been looked at
        self._by_hand: set[int] = set()
        self._seen: dict[str, Outcome | None] = {}

    async def play(self, channel: int, game: str, players: int, most: int) -> None:
        host, *others = PEOPLE[:players]
        lobby = await self._bot.lobby.open(
            server=1, channel=channel, person=host, name="host", game=game, most=players
        )
        for person in others:
            await self._bot.lobby.join(lobby.id, person, "guest")
        table = await self._bot.lobby.start(lobby.id, host)
        made = 0
        while made < most:
            asked = await self._bot.play.asked(table.id, None)
            if asked.waiting_for is None:
                break
            made += 1
            await self._move(table, asked.waiting_for)
            await self._look(table)
        await self._replay(table)
        if (await self._bot.lobby.find(table.id) or table).state == "running":
            await self._bot.endings.end(table.id, host, unreachable=False)
        self._figures.games += 1
        self._figures.choices += self._checked

    async def _move(self, table: Table, seat: str) -> None:
        person = table.seat(seat).person or 0
        for other in table.seats:
            if other.seat != seat and not self._left.get(other.seat) and self._rng.random() < LEAVES / 4:
                await self._order(table, other.person or 0, other.seat)
        asked = await self._bot.play.asked(table.id, person)
        if asked.number and self._rng.random() < UNDOES:
            await self._undo(table, person)
            return
        if self._rng.random() < LEAVES / 8:
            await self._order(table, person, seat)
            if self._left.get(seat):
                await self._bot.play.play_orders_now(table.id, person)
                return
        assert asked.decision is not None
        chosen = await self._bot.play.choose(table.id, person, pick(asked.decision, self._rng), asked.number)
        self._by_hand.add(asked.number + 1)
        assert chosen.entry > asked.number

    async def _undo(self, table: Table, person: int) -> None:
        try:
            preview = await self._bot.undo.preview(table.id, person)
        except Refusal:
            return
        if preview.free:
            await self._bot.undo.take_back(table.id, person, preview.entry, preview.number)

    async def _order(self, table: Table, person: int, seat: str) -> None:
        """Make a plan by picking at random, and leave what has become of it."""
        plan = await self._bot.plans.begin(table.id, person)
        for _ in range(self._rng.randint(1, 25)):
            asked = await self._bot.play.asked(plan.id, person)
            try:
                if asked.decision is None:
                    raise Refusal("plan-stopped")
                await self._bot.play.choose(plan.id, person, pick(asked.decision, self._rng), asked.number)
            except Refusal:
                if self._rng.random() > NAMES or not await self._go_on(plan.id, person):
                    break
        turns = (await self._bot.plans.progress(plan.id, person)).turns
        if turns:
            await self._bot.orders.leave(table.id, person, turns)
            self._left[seat], self._seen[seat] = turns, None
            self._figures.left += len(turns)
        await self._bot.plans.drop(table.id, person)

    async def _go_on(self, plan_id: str, person: int) -> bool:
        chance = (await self._bot.plans.progress(plan_id, person)).chance
        if chance is None:
            return False
        if chance.odds:
            card, _ = self._rng.choice(chance.odds)
            await self._bot.plans.name(plan_id, person, card)
        if chance.ends_turn:
            try:
                await self._bot.plans.next_turn(plan_id, person)
            except Refusal:  # so many turns are enough, or the game would be over
                return False
        return True

    async def _look(self, table: Table) -> None:
        """Compare what was played by order since the last look with what was left."""
        log = await games.log(self._bot.context.store.read, table.id, self._checked)
        ordered = [one for one in log if one.kind == "choice" and one.entry not in self._by_hand]
        self._checked = log[-1].entry if log else self._checked
        for seat in dict.fromkeys(one.seat for one in ordered):
            await self._compare(table, seat, [one for one in ordered if one.seat == seat])
        for other in table.seats:  # orders of which nothing could be played
            if self._left.get(other.seat):
                await self._compare(table, other.seat, [])

    async def _compare(self, table: Table, seat: str, played: list[Entry]) -> None:
        left = await self._bot.orders.of(table.id, table.seat(seat).person or 0)
        over = (await self._bot.lobby.find(table.id) or table).state != "running"
        turns = self._left.get(seat, [])
        outcome = left.outcome if left else None
        if not over and outcome == self._seen.get(seat):
            if played:
                self._figures.wrong.append(f"{table.id} {seat}: {played} by nobody's order")
            return  # they still wait
        self._seen[seat] = outcome
        picked = [one.picked for one in played]
        by_turn = dict.fromkeys(one.turn for one in played)
        wanted = [order.picks for turn in turns[: max(1, len(by_turn))] for order in turn]
        if picked != wanted[: len(picked)]:
            self._figures.wrong.append(f"{table.id} {seat}: {picked} for {wanted}")
        self._figures.orders_played += len(played)
        if over:
            self._left[seat] = []
            return
        assert left is not None and left.outcome is not None
        self._left[seat] = left.turns
        self._figures.turns_by_order += left.outcome.stop is None
        await self._stopped(table, left, len(picked), wanted)

    async def _stopped(self, table: Table, left: Left, played: int, wanted: list[list[str]]) -> None:
        stop = left.outcome.stop if left.outcome else None
        if stop is None:
            return
        self._figures.stops[stop.why] += 1
        async with self._bot.context.games.hold(table.id) as live:
            same = live.game.turn == left.outcome.turn and live.entry == left.outcome.last  # type: ignore[union-attr]
            if stop.order is not None and same and unmet(live.game, left.seat, stop.order) is None:
                self._figures.wrong.append(f"{table.id} {left.seat}: {stop.order.picks} would have held")
        if stop.why == "end" and played != len(wanted):
            self._figures.wrong.append(f"{table.id} {left.seat}: {played} of {len(wanted)} played")

    async def _replay(self, table: Table) -> None:
        """The engine alone comes to the same game with the same choices."""
        read = self._bot.context.store.read
        line = standing(await games.log(read, table.id))
        setup = msgspec.json.decode(await tables.setup_of(read, table.id), type=Setup)
        replayed = Game.replay(setup, [(one.seat, one.picked) for one in line])
        async with self._bot.context.games.hold(table.id) as live:
            if live.game.dump() != replayed.dump():
                self._figures.wrong.append(f"{table.id}: the log gives another game")


def pick(decision: Prompt, rng: random.Random) -> list[str]:
    legal = list(decision.legal)
    return rng.sample(legal, min(len(legal), rng.randint(decision.least, decision.most)))


async def play(folder: Path, wanted: int, seed: int, most: int = 1500) -> Figures:
    """So many games, of both games and for two to four, one after the other."""
    figures, numbers = Figures(), count(1)
    rng = random.Random(seed)
    store = await Store.open(folder / "tropero.db", now=wall_clock)
    bot = Tables(store, new_id=lambda: f"t{next(numbers)}", new_seed=lambda: rng.getrandbits(128))
    try:
        for number in range(wanted):
            game = list(GAMES)[number % len(GAMES)]
            await OrderedGame(bot, rng, figures).play(number + 1, game, 2 + number % 3, most)
    finally:
        await store.close()
    return figures


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=10, help="how many games (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="of shuffles and choices (default: 1)")
    json_argument(parser)


def _run(given: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(play(Path(folder), given.games, given.seed))
    found: dict[str, Any] = {**vars(figures), "stops": dict(figures.stops), "wrong": len(figures.wrong)}
    for line in figures.wrong[:20]:
        print(line)
    print(
        json.dumps(found) if given.json else "\n".join(f"{name:15} {value}" for name, value in found.items())
    )
    return 1 if figures.wrong else 0


ORDERS = Command("orders", "play random games in which everybody leaves orders", _arguments, _run)
