"""Games that one person ends or moves, and how they come back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.table import Refusal
from bot.table.endings import BACK_WITHIN
from tests.table.conftest import EAST, NORTH, SOUTH, WEST, FakeTime, Session

MODERATOR = 999


async def ended(session: Session, **options: Any) -> str:
    table = await session.game(**options)
    await session.step(table)
    await session.post.deliver()
    session.channel.letters.clear()
    await session.tables.endings.end(table.id, MODERATOR, unreachable=False)
    return table.id


async def test_a_game_that_was_ended_asks_nothing_and_can_be_brought_back_for_a_day(
    session: Session, clock: FakeTime
) -> None:
    table_id = await ended(session, pace_days=1)
    with pytest.raises(Refusal, match="table-over"):
        await session.step(await session.tables.lobby.find(table_id))
    assert await session.tables.reminders.next_due() is None
    clock.pass_(seconds=BACK_WITHIN - 1)
    with pytest.raises(Refusal, match="table-not-seated"):
        await session.tables.endings.bring_back(table_id, EAST)
    back = await session.tables.endings.bring_back(table_id, SOUTH)
    assert back.state == "running" and await session.tables.reminders.next_due() is not None
    await session.step(back)
    await session.post.deliver()
    assert session.channel.kinds()[:2] == ["abandoned", "brought_back"]
    assert session.channel.letters[1].content.next is not None, "whoever is asked is called again"
    with pytest.raises(Refusal, match="back-already"):
        await session.tables.endings.bring_back(table_id, SOUTH)


async def test_a_moderator_can_bring_it_back_too_but_not_over_another_table(session: Session) -> None:
    table_id = await ended(session)
    await session.lobby(EAST, WEST)
    with pytest.raises(Refusal, match="table-channel-taken"):
        await session.tables.endings.bring_back(table_id, MODERATOR, by_moderator=True)
    assert (await session.tables.lobby.find(table_id)).state == "abandoned"


async def test_the_seed_stays_secret_as_long_as_the_game_can_come_back(
    session: Session, clock: FakeTime
) -> None:
    table_id = await ended(session)
    table = await session.tables.lobby.find(table_id)
    assert await session.tables.exporting.seed(table) is None
    seen = json.loads(await session.tables.exporting.export(table_id, NORTH))
    assert seen["format"] == "tropero-view" and seen["view"]["seed"] is None
    clock.pass_(seconds=BACK_WITHIN - 1)
    assert await session.tables.endings.settle() == 0
    clock.pass_(seconds=1)
    with pytest.raises(Refusal, match="back-too-late"):
        await session.tables.endings.bring_back(table_id, NORTH)
    assert await session.tables.endings.settle() == 1
    assert await session.tables.endings.settle() == 0
    table = await session.tables.lobby.find(table_id)
    assert len(await session.tables.exporting.seed(table)) == 32
    assert json.loads(await session.tables.exporting.export(table_id, NORTH))["setup"]["seed"]
    await session.post.deliver()
    assert session.channel.kinds() == ["abandoned", "seed"]


async def test_people_of_a_table_that_cannot_be_reached_hear_directly_that_one_of_them_ended_it(
    session: Session,
) -> None:
    table = await session.game(NORTH, SOUTH, EAST)
    await session.tables.endings.end(table.id, SOUTH, unreachable=True)
    await session.post.deliver()
    told = {(letter.person, letter.kind) for letter in session.channel.letters}
    assert told == {(NORTH, "abandoned"), (EAST, "abandoned")}, "and nothing goes to the channel"


async def test_a_table_moves_with_what_it_still_has_to_tell(session: Session) -> None:
    table = await session.game(channel=1, pace_days=1)
    await session.turn(table)
    moved = await session.tables.endings.move(table.id, 8, 2, unreachable=True)
    assert (moved.server, moved.channel) == (8, 2)
    await session.post.deliver()
    assert [(one.kind, one.channel) for one in session.channel.letters] == [
        ("started", 2),
        ("turn", 2),
        ("moved", 2),
    ]
    assert await session.tables.lobby.at(1) is None
    await session.turn(moved)
    await session.post.deliver()
    assert session.channel.letters[-1].channel == 2


async def test_a_place_that_works_is_told_where_the_table_went(session: Session) -> None:
    table = await session.game(channel=1)
    await session.post.deliver()
    await session.tables.endings.move(table.id, 7, 2, unreachable=False)
    await session.post.deliver()
    assert {(one.kind, one.channel) for one in session.channel.letters[1:]} == {
        ("moved_away", 1),
        ("moved", 2),
    }


async def test_a_table_does_not_move_where_it_cannot_be(session: Session) -> None:
    table, _ = await session.game(channel=1), await session.lobby(EAST, WEST, channel=2)
    lobby = await session.lobby(EAST, WEST, channel=3)
    for server, channel, why in [(7, 2, "channel-taken"), (7, 1, "here-already"), (None, 9, "not-private")]:
        with pytest.raises(Refusal, match=why):
            await session.tables.endings.move(table.id, server, channel, unreachable=True)
    with pytest.raises(Refusal, match="table-not-started"):
        await session.tables.endings.move(lobby.id, 7, 9, unreachable=True)
    assert (await session.tables.lobby.find(table.id)).channel == 1


async def test_whoever_is_asked_hears_directly_that_the_channel_was_deleted(session: Session) -> None:
    table = await session.game(channel=1)
    await session.post.deliver()
    person, _ = await session.asked(table)
    assert (await session.tables.endings.channel_gone(1)).id == table.id
    assert await session.tables.endings.channel_gone(2) is None
    await session.post.deliver()
    told = {(one.kind, one.person) for one in session.channel.letters[1:]}
    assert told == {("elsewhere", person), ("channel_shut", NORTH), ("channel_shut", SOUTH)}
    assert await session.tables.endings.channel_gone(1) is not None
    await session.post.deliver()
    assert session.channel.kinds().count("channel_shut") == 2, "nobody is told the same again and again"


async def test_endings_survive_a_restart(session: Session, open_session) -> None:
    table_id = await ended(session)
    await session.store.close()
    later = await open_session(2)
    assert (await later.tables.endings.bring_back(table_id, NORTH)).state == "running"
    assert (await later.tables.lobby.at(1)).id == table_id
