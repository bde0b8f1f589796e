"""A table's life around the game: opened, joined, left, started, given up, forgotten."""

import asyncio
from datetime import timedelta

import pytest

from bot.table import Refusal
from bot.table.lobby import LOBBY_LIFE

NORTH, SOUTH, EAST, WEST, FIFTH = 101, 102, 103, 104, 105


async def test_people_join_leave_and_start(session):
    table = await session.lobby(NORTH, SOUTH, EAST)
    assert [seat.seat for seat in table.seats] == ["north", "east", "south"]
    table = await session.tables.lobby.leave(table.id, SOUTH)
    assert [(seat.seat, seat.person) for seat in table.seats] == [("north", NORTH), ("east", EAST)]
    started = await session.tables.lobby.start(table.id, EAST)
    assert started.state == "running"
    assert await session.tables.lobby.at(1) == started
    assert (await session.tables.play.look(table.id, None)).seats == ["north", "east"]


async def test_a_channel_has_one_table_at_a_time(session):
    await session.lobby(NORTH, channel=5)
    with pytest.raises(Refusal, match="table-channel-taken"):
        await session.lobby(SOUTH, channel=5)
    await session.lobby(SOUTH, channel=6)


async def test_two_who_open_at_the_same_moment_get_one_table(session):
    answers = await asyncio.gather(
        *(session.lobby(person, channel=9) for person in range(200, 220)), return_exceptions=True
    )
    opened = [answer for answer in answers if not isinstance(answer, BaseException)]
    assert len(opened) == 1
    assert all(str(answer) == "table-channel-taken" for answer in answers if answer is not opened[0])
    assert await session.tables.lobby.at(9) == opened[0]


async def test_twenty_who_join_at_once_get_the_seats_there_are(session):
    table = await session.lobby(NORTH, most=3)
    answers = await asyncio.gather(
        *(session.tables.lobby.join(table.id, person, "Guest") for person in range(200, 220)),
        return_exceptions=True,
    )
    assert sum(not isinstance(answer, BaseException) for answer in answers) == 2
    assert len((await session.tables.lobby.find(table.id)).seats) == 3


async def test_what_a_lobby_refuses(session):
    table = await session.lobby(NORTH)
    lobby = session.tables.lobby
    with pytest.raises(Refusal, match="table-already-seated"):
        await lobby.join(table.id, NORTH, "Ana")
    with pytest.raises(Refusal, match="table-too-few"):
        await lobby.start(table.id, NORTH)
    with pytest.raises(Refusal, match="table-not-seated"):
        await lobby.leave(table.id, SOUTH)
    with pytest.raises(Refusal, match="table-unknown"):
        await lobby.join("nothing", SOUTH, "Bruno")
    await lobby.join(table.id, SOUTH, "Bruno")
    with pytest.raises(Refusal, match="table-not-seated"):
        await lobby.start(table.id, EAST)
    await lobby.start(table.id, NORTH)
    with pytest.raises(Refusal, match="table-not-a-lobby"):
        await lobby.join(table.id, EAST, "Carla")
    with pytest.raises(Refusal, match="table-not-a-lobby"):
        await lobby.start(table.id, NORTH)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"most": 5}, "table-bad-size"),
        ({"most": 1}, "table-bad-size"),
        ({"pace_days": 4}, "table-bad-pace"),
        ({"game": "chess"}, "table-bad-options"),
        ({"options": {"neutral": "upside down"}}, "table-bad-options"),
        ({"options": {"no such option": "a"}}, "table-bad-options"),
    ],
)
async def test_a_table_with_impossible_options_is_not_opened(session, options, key):
    with pytest.raises(Refusal, match=key):
        await session.lobby(NORTH, **options)
    assert await session.tables.lobby.at(1) is None


async def test_options_reach_the_game(session):
    table = await session.game(options={"sides": "b"})
    assert (await session.tables.play.look(table.id, None)).options["sides"] == "b"


async def test_the_last_to_leave_closes_the_lobby(session):
    table = await session.lobby(NORTH)
    assert (await session.tables.lobby.leave(table.id, NORTH)).state == "abandoned"
    assert await session.tables.lobby.at(1) is None


async def test_a_lobby_in_which_nothing_happens_expires_and_says_so(session, clock):
    table = await session.lobby(NORTH, channel=1)
    clock.pass_(days=2)
    busy = await session.lobby(SOUTH, channel=2)
    running = await session.game(EAST, WEST, channel=3)
    clock.time += LOBBY_LIFE - timedelta(days=2)
    expired = await session.tables.lobby.expire()
    assert [one.id for one in expired] == [table.id]
    assert (await session.tables.lobby.find(busy.id)).state == "lobby"
    assert (await session.tables.lobby.find(running.id)).state == "running"
    await session.post.deliver()
    assert ("expired", 1) in [(letter.kind, letter.channel) for letter in session.channel.letters]
    await session.lobby(NORTH, channel=1)


async def test_a_lobby_is_closed_by_its_host_or_a_moderator(session):
    table = await session.lobby(NORTH, SOUTH)
    with pytest.raises(Refusal, match="table-host-only"):
        await session.tables.lobby.abandon(table.id, person=SOUTH)
    await session.tables.lobby.abandon(table.id, person=NORTH)
    again = await session.lobby(NORTH, SOUTH)
    await session.tables.lobby.abandon(again.id, by_moderator=True)
    assert await session.tables.lobby.at(1) is None


async def test_a_running_game_is_no_lobby_to_be_closed(session):
    table = await session.game(pace_days=1)
    with pytest.raises(Refusal, match="table-not-a-lobby"):
        await session.tables.lobby.abandon(table.id, by_moderator=True)


async def test_a_persons_tables_are_listed_across_servers(session):
    first = await session.game(NORTH, SOUTH, channel=1, pace_days=2)
    await session.game(SOUTH, EAST, channel=2)
    lobby = await session.tables.lobby.open(server=None, channel=3, person=NORTH, name="Ana")
    ended = await session.game(NORTH, EAST, channel=4)
    await session.tables.endings.end(ended.id, WEST, unreachable=False)
    mine = await session.tables.lobby.of(NORTH)
    assert {one.table.id for one in mine} == {first.id, lobby.id}
    running = next(one for one in mine if one.table.id == first.id)
    assert running.asked == (await session.tables.play.asked(first.id, None)).waiting_for
    assert running.deadline == (await session.tables.play.asked(first.id, None)).deadline
    assert set(await session.tables.lobby.channels(NORTH)) == {1, 3}


async def test_lobbies_and_games_survive_a_restart(session, open_session):
    lobby = await session.lobby(NORTH, channel=1)
    game = await session.game(channel=2)
    await session.store.close()
    again = await open_session()
    assert await again.tables.lobby.at(1) == lobby
    assert await again.tables.lobby.at(2) == game
