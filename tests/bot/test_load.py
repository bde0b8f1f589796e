"""More than fits: pictures are left out first, then whoever comes hears that it is busy."""

from __future__ import annotations

from pathlib import Path

from bot.load import DRAWS, MOST, SERVES, TICK, Load
from bot.trials.local_bot import local_bot
from data.texts import say


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def served(load: Load) -> bool:
    with load.serve() as yes:
        return yes


def test_a_loop_that_is_late_turns_people_away_until_it_is_in_time_again() -> None:
    clock = Clock()
    load = Load(clock=clock)
    load.expect()
    assert served(load) and not load.crowded
    clock.time += TICK + DRAWS * SERVES + 0.01
    assert load.crowded and served(load), "pictures go first"
    clock.time += SERVES
    assert not served(load) and load.turned_away == 1
    load.ticked()
    load.expect()
    assert not served(load), "the last tick was late, and the next one is not yet due"
    clock.time += TICK
    load.ticked()
    load.expect()
    assert served(load) and not load.crowded


def test_so_many_at_once_and_no_more() -> None:
    load = Load(clock=Clock())
    load.under_way = MOST - 1
    with load.serve() as last:
        assert last and not served(load)
    assert served(load) and load.under_way == MOST - 1


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
