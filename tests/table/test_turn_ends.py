"""Turns that end by themselves: nobody has to come back to say Done, and whoever wants to can take back."""

from __future__ import annotations

import msgspec
import pytest

from bot.store import games, tables
from bot.store.letters import TurnTold
from bot.store.records import Table
from bot.table import Refusal, Tables
from bot.table.turn_clock import TIME_TO_THINK, ends_at
from tests.table.conftest import NORTH, SOUTH, FakeTime, Session

LATER = TIME_TO_THINK + 1


async def left_alone(session: Session) -> tuple[Table, int]:
    """A table at which somebody has done everything but say Done."""
    table = await session.game(NORTH, SOUTH)
    for _ in range(400):
        asked = await session.tables.play.asked(table.id, None)
        if asked.ends_at is not None:
            person = table.seat(str(asked.waiting_for)).person
            assert person is not None
            return table, person
        await session.step(table)
    raise AssertionError("nobody ever had nothing left to do")


async def test_only_what_ends_a_turn_says_itself(session: Session, clock: FakeTime) -> None:
    """Where no extra delivery is possible, that is passed by, too, but the turn goes on."""
    table, ended = await session.game(NORTH, SOUTH), 0
    for _ in range(1500):
        asked = await session.tables.play.asked(table.id, None)
        if asked.ends_at is not None:
            clock.pass_(seconds=LATER)
            assert await session.tables.turn_ends.tick() == 1
            ended += 1
            assert (await session.tables.play.asked(table.id, None)).turn == asked.turn + 1
        elif asked.waiting_for is None:
            break
        else:
            await session.step(table)
    assert ended > 10


async def test_where_nothing_is_left_to_do_a_turn_ends_after_a_minute(
    session: Session, clock: FakeTime
) -> None:
    table, _ = await left_alone(session)
    before = await session.tables.play.asked(table.id, None)
    clock.pass_(seconds=TIME_TO_THINK - 1)
    assert await session.tables.turn_ends.tick() == 0
    assert await session.tables.turn_ends.next_due() == before.ends_at
    clock.pass_(seconds=2)
    await session.post.deliver()
    session.channel.letters.clear()
    assert await session.tables.turn_ends.tick() == 1
    after = await session.tables.play.asked(table.id, None)
    assert after.turn == before.turn + 1 and after.ends_at is None
    await session.post.deliver()
    (told,) = session.channel.letters
    assert isinstance(told.content, TurnTold) and told.content.turn == before.turn
    assert await session.tables.turn_ends.tick() == 0 and await session.tables.turn_ends.next_due() is None


async def test_what_is_taken_back_in_time_does_not_end(session: Session, clock: FakeTime) -> None:
    table, person = await left_alone(session)
    asked = await session.tables.play.asked(table.id, None)
    preview = await session.tables.undo.preview(table.id, person, None)
    assert preview.free
    await session.tables.undo.take_back(table.id, person, preview.entry, preview.number)
    clock.pass_(seconds=LATER)
    assert await session.tables.turn_ends.tick() == 0
    again = await session.tables.play.asked(table.id, None)
    assert (again.turn, again.ends_at) == (asked.turn, None)


async def test_afterwards_the_last_tap_is_taken_back_together_with_the_end(
    session: Session, clock: FakeTime
) -> None:
    table, person = await left_alone(session)
    number = (await session.tables.play.asked(table.id, None)).number
    clock.pass_(seconds=LATER)
    await session.tables.turn_ends.tick()
    preview = await session.tables.undo.preview(table.id, person, None)
    assert preview.entry <= number < preview.number
    assert [line.entry for line in preview.takes_back][-1] == number + 1


async def test_it_ends_after_a_restart_too_and_only_once(session: Session, clock: FakeTime) -> None:
    table, _ = await left_alone(session)
    turn = (await session.tables.play.asked(table.id, None)).turn
    clock.pass_(hours=5)
    again = Tables(session.store, now=clock)
    assert await again.turn_ends.tick() == 1
    assert await again.turn_ends.tick() == 0
    assert (await again.play.asked(table.id, None)).turn == turn + 1


async def test_a_clock_that_was_wrong_keeps_nobody_waiting(session: Session, clock: FakeTime) -> None:
    clock.pass_(days=3650)
    table, _ = await left_alone(session)
    turn = (await session.tables.play.asked(table.id, None)).turn
    clock.pass_(days=-3650)
    assert await session.tables.turn_ends.tick() == 1
    assert (await session.tables.play.asked(table.id, None)).turn == turn + 1


async def test_whoever_says_done_themselves_is_not_disturbed(session: Session, clock: FakeTime) -> None:
    table, person = await left_alone(session)
    asked = await session.tables.play.asked(table.id, person)
    assert asked.decision is not None
    await session.tables.play.choose(table.id, person, list(asked.decision.legal), asked.number)
    clock.pass_(seconds=LATER)
    assert await session.tables.turn_ends.tick() == 0


async def test_a_game_that_is_given_up_has_no_turn_to_end(session: Session, clock: FakeTime) -> None:
    table, _ = await left_alone(session)
    async with session.store.transaction() as link:
        tables.end(link, table.id, "abandoned", session.tables.context.seconds())
    clock.pass_(seconds=LATER)
    assert await session.tables.turn_ends.tick() == 0
    assert await session.tables.turn_ends.next_due() is None, "or it would be looked for without end"


async def test_a_private_table_waits_for_its_owner(session: Session) -> None:
    table, _ = await left_alone(session)
    (last,) = await games.newest(session.store.read, table.id, 1)
    async with session.tables.context.games.hold(table.id) as live:
        assert ends_at(live, last) == live.ends_at is not None
        mine = msgspec.structs.replace(live, table=msgspec.structs.replace(live.table, purpose="plan"))
        assert ends_at(mine, last) is None


async def test_a_table_that_is_not_there_has_no_turn_to_end(session: Session) -> None:
    with pytest.raises(Refusal, match="table-unknown"):
        await session.tables.play.end_turn("nowhere")
