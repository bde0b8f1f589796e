"""A moment of a table: everything that one person's panel shows, and nothing of anybody else's."""

from tests.table.conftest import EAST, NORTH
from tests.table.test_orders import ordered


async def test_what_a_person_keeps_here_comes_with_it_to_them_alone(session):
    table = await session.game(NORTH, EAST)
    person, asked = await session.asked(table)
    other = EAST if person == NORTH else NORTH
    await session.tables.notes.keep(table.id, person, "the far city")
    await session.tables.preferences.keep_look(person, asked.kind, "hand")
    await ordered(session, table, person, "show")
    mine = await session.tables.moments.of(table.id, person)
    assert (mine.note, mine.look, mine.finished) == ("the far city", "hand", False)
    assert mine.orders is not None and mine.orders.mode == "show" and mine.orders.turns
    assert mine.goes_on and mine.steps and mine.asked.decision is not None
    theirs = await session.tables.moments.of(table.id, other)
    assert (theirs.note, theirs.look, theirs.orders, theirs.steps) == ("", "", None, ())
    assert theirs.goes_on and theirs.asked.decision is None
    stranger = await session.tables.moments.of(table.id, 999)
    assert not stranger.goes_on and (stranger.note, stranger.story, stranger.elsewhere) == ("", (), ())


async def test_who_waits_hears_of_the_other_tables_that_wait_for_them(session):
    here, there = await session.game(NORTH, EAST), await session.game(NORTH, EAST, channel=2)
    person, _ = await session.asked(there)
    if (await session.asked(here))[0] == person:
        assert (await session.tables.moments.of(here.id, person)).elsewhere == (), "they are asked here, too"
        await session.turn(here)
    moment = await session.tables.moments.of(here.id, person)
    assert moment.elsewhere == (there.id,) and moment.asked.decision is None


async def test_the_scores_and_that_a_game_was_finished_come_when_it_is_over(session):
    table = await session.game(NORTH, EAST)
    assert not (await session.tables.moments.of(table.id, NORTH)).scores
    await session.to_the_end(table)
    moment = await session.tables.moments.of(table.id, NORTH)
    assert moment.finished and not moment.goes_on
    assert {one.person for one in moment.scores} == {NORTH, EAST}
