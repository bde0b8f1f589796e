"""Private tables: a game that one person has to themselves, of which nobody else hears anything."""

import asyncio

import pytest

from bot.store import games, outbox
from bot.store.records import Seat
from bot.table import Refusal
from bot.table.undo import Undo
from engine import Game, Setup
from tests.table.ai import first_options
from tests.table.conftest import EAST, NORTH, SOUTH, pick


def position(game: str = "argentina", seed: int = 3) -> Game:
    return Game.start(Setup(game=game, seats=["north", "east"], seed=seed, options={}))


async def private(session, purpose="try", **more):
    return await session.tables.private.begin(NORTH, "Ana", purpose, position(), "north", **more)


async def step(session, table):
    asked = await session.tables.play.asked(table.id, NORTH)
    picked = pick(asked.decision, session.rng)
    return await session.tables.play.choose(table.id, NORTH, picked, asked.number)


async def counted(session, name: str, table_id: str) -> int:
    column = "id" if name == "tables" else "table_id"
    return await session.store.read.value(f"SELECT count(*) FROM {name} WHERE {column} = ?", table_id)


@pytest.mark.parametrize("game", ["argentina", "original"])
async def test_it_begins_from_a_position_and_is_played_as_any_other(session, game):
    given = position(game)
    given.choose("north", [given.decision.legal[0]])
    before = given.dump()
    table = await session.tables.private.begin(NORTH, "Ana", "try", given, "north")
    assert (await session.tables.play.asked(table.id, NORTH)).decision is not None
    async with session.tables.context.games.hold(table.id) as live:
        assert live.game.dump() == before
    chosen = await step(session, table)
    assert chosen.entry == 1


async def test_nobody_is_told_anything_and_it_stands_in_no_list(session):
    table = await private(session)
    while (await session.tables.play.asked(table.id, NORTH)).decision is not None:
        await step(session, table)
    assert await outbox.waiting(session.store.read) == (0, None)
    assert await session.tables.lobby.of(NORTH) == []
    assert await session.tables.lobby.at(0) is None and await session.tables.lobby.last_at(0) is None
    assert (await session.tables.census()).tables == {}
    assert await session.tables.solo.last(NORTH) is None
    assert await session.tables.reminders.next_due() is None


async def test_others_do_not_even_know_that_it_is_there(session):
    table = await private(session)
    for person in (SOUTH, None):
        for looking in (session.tables.play.look, session.tables.play.asked, session.tables.play.story):
            with pytest.raises(Refusal) as refusal:
                await looking(table.id, person)
            assert refusal.value.text.key == "table-unknown"
    with pytest.raises(Refusal):
        await session.tables.moments.of(table.id, EAST)
    with pytest.raises(Refusal):
        await session.tables.exporting.export(table.id, NORTH)


async def test_everything_may_be_taken_back_also_what_showed_something(session):
    table = await private(session)
    while (await session.tables.play.asked(table.id, NORTH)).decision is not None:
        await step(session, table)
    entries = await games.log(session.store.read, table.id)
    assert any(entry.reveals for entry in entries), "a turn ends with drawn cards"
    first = entries[0].entry
    undo: Undo = session.tables.undo
    preview = await undo.preview(table.id, NORTH, first)
    assert preview.free
    assert (await undo.take_back(table.id, NORTH, first, preview.number)).kind == "start"


async def test_a_seat_of_nobody_waits_and_an_ai_plays_its_own(session):
    alone = await private(session)
    met = await private(session, "puzzle", others=[Seat("east", None, "Rosa", ai="random")])
    for table in (alone, met):
        while (await session.tables.play.asked(table.id, NORTH)).decision is not None:
            await step(session, table)
    ai = session.tables.ai(first_options)
    assert await ai.waiting() == [met.id]
    assert await ai.play(alone.id) == 0 and await ai.play(met.id) > 0
    assert (await session.tables.play.asked(met.id, NORTH)).decision is not None


async def test_it_survives_a_restart_with_its_purpose_and_its_note(open_session):
    session = await open_session()
    table = await private(session, "plan", parent="abc", note="42")
    await step(session, table)
    await session.store.close()
    session = await open_session()
    (found,) = await session.tables.private.of(NORTH, "plan", "abc")
    assert (found.id, found.purpose, found.parent, found.note) == (table.id, "plan", "abc", "42")
    assert (await session.tables.play.asked(found.id, NORTH)).number == 1


async def test_one_of_a_purpose_and_a_parent_for_each_person(session):
    first, other = await private(session, "plan", parent="a"), await private(session, "plan", parent="b")
    await step(session, first)
    again = await private(session, "plan", parent="a")
    assert {table.id for table in await session.tables.private.of(NORTH, "plan")} == {again.id, other.id}
    for name in ("tables", "seats", "choices", "snapshots", "current"):
        assert await counted(session, name, first.id) == 0
    with pytest.raises(Refusal):
        await session.tables.play.asked(first.id, NORTH)


async def test_it_is_deleted_by_its_owner_and_nothing_else_ever_is(session):
    table, shared = await private(session), await session.game()
    await step(session, table)
    with pytest.raises(Refusal):
        await session.tables.private.end(table.id, SOUTH)
    with pytest.raises(Refusal):
        await session.tables.private.end(shared.id, NORTH)
    await session.tables.private.end(table.id, NORTH)
    assert await counted(session, "choices", table.id) == 0
    await session.step(shared)
    with pytest.raises(Exception, match="append-only"):
        async with session.store.transaction() as link:
            await link.all("DELETE FROM choices WHERE table_id = ?", shared.id)


async def test_what_nobody_touches_is_forgotten(session, clock):
    old = await private(session, "try")
    clock.pass_(days=29)
    fresh = await private(session, "puzzle")
    await step(session, old)
    clock.pass_(days=29)
    assert await session.tables.private.forget_old() == 0
    clock.pass_(days=2)
    assert await session.tables.private.forget_old() == 2
    assert await session.tables.private.of(NORTH, "try") == []
    assert await session.tables.lobby.find(fresh.id) is None


async def test_a_private_game_ends_without_results(session):
    given = position()
    table = await session.tables.private.begin(
        *(NORTH, "Ana", "try", given, "north"), others=[Seat("east", None, "Rosa", ai="random")]
    )
    ai = session.tables.ai(first_options)
    while (await session.tables.lobby.find(table.id)).state == "running":
        if (await session.tables.play.asked(table.id, NORTH)).decision is None:
            await ai.play(table.id)
        else:
            await step(session, table)
    assert await counted(session, "results", table.id) == 0
    assert {result.seat for result in await session.tables.play.scores(table.id)} == {"north", "east"}


async def test_two_taps_at_the_same_moment_begin_one(session):
    table = await session.game(NORTH, SOUTH)
    begun = await asyncio.gather(*(session.tables.plans.open(table.id, NORTH) for _ in range(5)))
    (there,) = await session.tables.private.of(NORTH, "plan", table.id)
    assert {(one.id, one.purpose) for one in begun} == {(there.id, "plan")}
