"""Whole games of two, from lobby to scores: by commands, and by buttons under a bot that keeps dying."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial

import pytest

from bot.sandbox.interactions import Answer
from bot.sandbox.people import Person
from bot.sandbox.state import Message
from tests.e2e.conftest import House
from tests.e2e.harness import Sitting, asks, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

TURNS_BETWEEN_KILLS = 18


def turns_told(sitting: Sitting) -> list[int]:
    """The numbers of the turns the table was told of, in the order of the messages."""
    heads = [message.content.partition("\n")[0] for message in sitting.told()]
    return [int(head.rpartition("turn ")[2]) for head in heads if "-# turn " in head]


def nonces(sitting: Sitting) -> list[str]:
    return [message.nonce for message in sitting.told() if message.nonce is not None]


def check_story(house: House, sitting: Sitting, acknowledged: int) -> None:
    """Every turn was told once, in order, and every choice that was answered is in the database."""
    told = turns_told(sitting)
    assert told == list(range(told[0], told[0] + len(told)))
    assert len(set(nonces(sitting))) == len(nonces(sitting))
    with closing(sqlite3.connect(house.bot.db)) as database:
        found = database.execute(
            "SELECT (SELECT count(*) FROM choices WHERE table_id = id), state FROM tables WHERE channel = ?",
            (sitting.channel.id,),
        ).fetchone()
    assert found[1] == "finished"
    assert found[0] >= acknowledged


async def test_by_commands(house: House) -> None:
    sitting = await house.table(begin=False)
    host, guest = sitting.people
    await host.slash(sitting.channel, "trail new", players=2, order="given")
    await guest.slash(sitting.channel, "trail join")
    opened = await host.slash(sitting.channel, "trail start")
    assert opened.message is not None
    sitting.panels[host.id] = opened.message
    person, other = host, guest
    while sitting.scores() is None:
        panel = sitting.panels.get(person.id)
        if panel is None or not asks(panel):
            looked = await person.slash(sitting.channel, "hand", wait=False)
            panel = (await looked.settled()).message
            assert panel is not None
        while asks(panel):
            panel = await sitting.command(person, panel)
        if "is over" in panel.content:
            await until(house.fake, sitting.scores)
        person, other = other, person
    check_story(house, sitting, sitting.choices)


async def test_by_buttons_with_a_bot_that_is_killed_in_the_middle_of_turns(house: House) -> None:
    sitting = await house.table()
    turns = kills = 0
    while sitting.scores() is None:
        found = sitting.newest_ping()
        assert found is not None
        person, message = found
        panel = await sitting.open_panel(person, message)
        while asks(panel):
            if turns % TURNS_BETWEEN_KILLS == 5 and kills <= turns // TURNS_BETWEEN_KILLS:
                await die_under_a_tap(house, sitting, person, panel, MOMENTS[kills % len(MOMENTS)])
                kills += 1
            else:
                await sitting.tap(person, panel)
        turns += 1
        await until(house.fake, partial(sitting.waits_for_other, person))
    assert kills >= len(MOMENTS)
    check_story(house, sitting, sitting.choices)


#: When the bot dies: before it can have acted, after it acknowledged the tap, and after it showed the result.
MOMENTS: tuple[Callable[[Answer], object], ...] = (
    lambda answer: True,
    lambda answer: answer.callback is not None,
    lambda answer: answer.edits > 0,
)


async def die_under_a_tap(
    house: House, sitting: Sitting, person: Person, panel: Message, moment: Callable[[Answer], object]
) -> None:
    before = len(house.fake.unanswered)
    answer = await sitting.touch(person, panel)
    await answer.until(moment)
    await house.bot.kill()
    answer.fail()
    del house.fake.unanswered[before:]
    await house.bot.start()
    # The old panel still works. If the tap had arrived, this one is stale and brings the fresh question.
    if asks(panel):
        await sitting.tap(person, panel)
