"""More than fits: pictures are left out first, then whoever comes hears that it is busy."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.load import DRAWS, MOST, SERVES, TICK, Load
from bot.pace import AT_ONCE, Pace
from bot.sandbox.wire import Callback
from bot.trials.local_bot import local_bot
from data.texts import say


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


async def served(load: Load) -> bool:
    """Whether somebody who comes now is served."""
    done: list[bool] = []

    async def work() -> None:
        done.append(True)

    async def turned_away() -> None:
        done.append(False)

    await load.serve(work(), turned_away, lambda: False)
    return done == [True]


async def test_a_loop_that_is_late_turns_people_away_until_it_is_in_time_again() -> None:
    clock = Clock()
    load = Load(clock=clock)
    load.expect()
    assert await served(load) and not load.crowded
    clock.time += TICK + DRAWS * SERVES + 0.01
    assert load.crowded and await served(load), "pictures go first"
    clock.time += SERVES
    assert not await served(load) and load.turned_away == 1
    load.ticked()
    load.expect()
    assert not await served(load), "the last tick was late, and the next one is not yet due"
    clock.time += TICK
    load.ticked()
    load.expect()
    assert await served(load) and not load.crowded


async def test_so_many_at_once_and_no_more() -> None:
    load = Load(clock=Clock())
    load.under_way = MOST
    assert not await served(load)
    load.under_way -= 1
    assert await served(load) and load.under_way == MOST - 1


async def test_work_that_waits_for_its_turn_turns_people_away() -> None:
    clock = Clock()
    load = Load(clock=clock)
    slow = [asyncio.create_task(load.serve(_steps([], name, 3), _nobody, lambda: True)) for name in range(99)]
    await asyncio.sleep(0)  # all have come, and a few have gone on
    assert not load.crowded
    clock.time += DRAWS * SERVES + 0.01
    assert load.crowded and await served(load)
    clock.time += SERVES
    assert not await served(load)
    await asyncio.gather(*slow)
    assert await served(load) and not load.crowded


async def _nobody() -> None:
    raise AssertionError("nobody is turned away")


async def _steps(heard: list[tuple[int, int]], name: int, steps: int) -> None:
    for step in range(steps):
        heard.append((name, step))
        await asyncio.sleep(0)


async def test_whoever_came_first_goes_on_first_and_rounds_stay_short() -> None:
    pace, heard = Pace(), []
    work = [asyncio.create_task(pace.keep(_steps(heard, name, 5), lambda: True)) for name in range(100)]
    most = 0
    while not all(task.done() for task in work):
        before = len(heard)
        await asyncio.sleep(0)
        most = max(most, len(heard) - before)
    assert 0 < most <= AT_ONCE
    ends = [name for name, step in heard if step == 4]
    assert ends == sorted(ends), "who came first is finished first"


async def test_a_first_word_waits_for_nobody() -> None:
    pace, heard = Pace(), []
    others = [asyncio.create_task(pace.keep(_steps(heard, name, 50), lambda: True)) for name in range(100)]
    await asyncio.sleep(0)
    first: list[tuple[int, int]] = []
    late = asyncio.create_task(pace.keep(_steps(first, 0, 5), lambda: len(first) >= 4))
    for _ in range(5):
        await asyncio.sleep(0)
    assert len(first) == 4, "four steps to the first word, in as many rounds; what follows has its turn"
    assert not late.done()
    await asyncio.gather(late, *others)


async def test_what_is_paced_hears_of_errors_and_of_being_cancelled() -> None:
    pace = Pace()

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("as it was")

    with pytest.raises(ValueError, match="as it was"):
        await pace.keep(fails(), lambda: True)

    async def patient() -> str:
        try:
            async with asyncio.timeout(0.01):
                await asyncio.Event().wait()
        except TimeoutError:
            return "went on"
        return ""

    assert await pace.keep(patient(), lambda: True) == "went on"
    heard: list[tuple[int, int]] = []
    others = [asyncio.create_task(pace.keep(_steps(heard, name, 20), lambda: True)) for name in range(20)]
    await asyncio.sleep(0)
    others[-1].cancel()  # while it waits for its turn
    *done, last = await asyncio.gather(*others, return_exceptions=True)
    assert isinstance(last, asyncio.CancelledError) and done == [None] * 19
    assert pace.lateness == 0.0


async def test_whoever_comes_too_many_is_told_so_and_can_tap_again(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        channel = await house.fake.new_channel("table")
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        table = await house.table(channel, ana, ben)
        load, busy = house.bot.load, say("en", "error-busy")
        first = await ana.slash(channel, "board")
        assert first.message.files
        load.under_way = MOST // 2 + 1
        plain = await ana.slash(channel, "board")
        assert not plain.message.files and busy not in plain.content and load.left_out
        status = await ana.slash(channel, "status")
        assert status.callback is Callback.DEFERRED_MESSAGE and "Argentina" in status.content, "a word first"
        asked = (await house.bot.tables.play.asked(table.id, None)).waiting_for
        person = ana if asked == table.seats[0].seat else ben
        told = (await person.slash(channel, "hand")).message
        (button, *_) = [part["custom_id"] for part in told.parts if part["type"] == 2]
        load.under_way = 2 * MOST  # the panel may still be counted out
        assert (await ana.slash(channel, "status")).content == busy
        assert await ana.autocomplete(channel, "choose", "option") == []
        tapped = await person.click(told, custom_id=button)
        assert busy in tapped.content + "".join(one.content for one in tapped.followups)
        load.under_way = 0
        again = await person.click(told, custom_id=button)
        assert busy not in again.content
        assert (await house.bot.tables.play.asked(table.id, None)).number == 0
        house.clean()
