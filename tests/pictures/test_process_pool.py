"""Workers: other processes, each piece of work within a limit, lost ones replaced, and shared out fairly."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.pictures.fair_slots import FairSlots
from bot.pictures.process_pool import ProcessPool, WorkLost
from engine import Game, Setup
from engine.players.hints import hints
from engine.players.registry import think
from tests.pictures.painting import die, die_once, fail, never_end, who

LONG = 60.0


@pytest.fixture
async def new_pool() -> AsyncIterator[Callable[..., ProcessPool]]:
    made: list[ProcessPool] = []

    def make(size: int = 1, limit: float = LONG) -> ProcessPool:
        made.append(ProcessPool(size, limit=limit))
        return made[-1]

    yield make
    for pool in made:
        await pool.close()


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_work_is_done_in_another_process_which_is_used_again(new_pool) -> None:
    pool = new_pool()
    first = await pool.run(who)
    assert int(first) != os.getpid()
    assert await pool.run(who) == first


async def test_an_error_of_the_work_is_the_callers_and_costs_no_worker(new_pool) -> None:
    pool = new_pool()
    first = await pool.run(who)
    with pytest.raises(ValueError, match="no paint"):
        await pool.run(fail)
    assert await pool.run(who) == first


async def test_work_whose_worker_is_killed_is_done_by_another_one(new_pool, tmp_path: Path) -> None:
    journal = tmp_path / "dead"
    worker = int(await new_pool().run(partial(die_once, str(journal))))
    assert worker not in (os.getpid(), int(journal.read_text()))


async def test_work_that_kills_its_workers_is_given_up_and_never_done_in_the_bot(
    new_pool, tmp_path: Path
) -> None:
    pool, journal = new_pool(), tmp_path / "dead"
    with pytest.raises(WorkLost):
        await pool.run(partial(die, str(journal)))
    assert os.getpid() not in map(int, journal.read_text().split())
    assert int(await pool.run(who)) != os.getpid()


async def test_work_that_never_ends_is_lost_with_its_worker_and_the_next_has_a_new_one(new_pool) -> None:
    pool = new_pool(limit=0.05)
    with pytest.raises(WorkLost, match=r"more than 0\.05 s"):
        await pool.run(never_end)
    assert not pool.processes
    assert int(await new_pool().run(who)) != os.getpid()


async def test_a_worker_that_was_stopped_is_replaced(new_pool) -> None:
    pool = new_pool()
    stopped = int(await pool.run(who))
    os.kill(stopped, signal.SIGSTOP)
    pool.limit = 0.05
    with pytest.raises(WorkLost):
        await pool.run(who)
    pool.limit = LONG
    assert int(await pool.run(who)) != stopped


async def test_closing_ends_what_never_would(new_pool) -> None:
    pool = new_pool()
    stopped = int(await pool.run(who))
    os.kill(stopped, signal.SIGSTOP)
    hanging = asyncio.create_task(pool.run(never_end))
    await asyncio.wait({hanging}, timeout=0)
    await pool.close()
    with pytest.raises(WorkLost):
        await hanging
    assert not is_alive(stopped)
    with pytest.raises(WorkLost):
        await pool.run(who)


async def test_a_pool_thinks_for_a_player(new_pool) -> None:
    game, pool = Game.start(Setup("argentina", ["north", "south"], 5)), new_pool()
    assert game.decision is not None
    picks = await pool.run(partial(think, game, game.decision.seat, "greedy"))
    assert picks == think(game, game.decision.seat, "greedy")
    assert await pool.run(partial(hints, game, game.decision.seat)) == hints(game, game.decision.seat)


async def test_a_table_with_much_to_do_does_not_hold_up_the_others() -> None:
    slots, order, begun = FairSlots(1), [], asyncio.Event()

    async def work(key: str) -> None:
        async with slots.hold(key):
            await begun.wait()
            order.append(key)

    keys = ["busy"] * 4 + ["calm", "other", "calm"]
    tasks = [asyncio.create_task(work(key)) for key in keys]
    await asyncio.wait(tasks, timeout=0)
    begun.set()
    await asyncio.gather(*tasks)
    assert order == ["busy", "busy", "calm", "other", "busy", "calm", "busy"]


async def test_the_more_wait_the_less_effort_each_of_them_gets(new_pool) -> None:
    """Sixteen people who ask at once wait less than half as long as they would for sixteen whole thoughts."""
    pool = new_pool(2)
    shares, asked = [], []
    for number in range(16):
        shares.append(pool.share)
        asked.append(asyncio.create_task(pool.run(who, f"table {number}")))
        await asyncio.sleep(0)
    assert shares[:3] == [1.0, 1.0, 1.0] and shares == sorted(shares, reverse=True)
    assert sum(shares) < 16 / 2
    await asyncio.gather(*asked)
    assert pool.share == 1.0


async def test_a_slot_is_passed_on_by_whoever_gives_up() -> None:
    slots, free = FairSlots(1), asyncio.Event()

    async def work(until: asyncio.Event) -> None:
        async with slots.hold("table"):
            await until.wait()

    first = asyncio.create_task(work(free))
    await asyncio.wait({first}, timeout=0)
    impatient, patient = asyncio.create_task(work(free)), asyncio.create_task(work(free))
    await asyncio.wait({impatient, patient}, timeout=0)
    free.set()
    await first
    impatient.cancel()  # the slot is its own by now, but it does not know it yet
    await patient
    async with slots.hold("table"):
        pass
