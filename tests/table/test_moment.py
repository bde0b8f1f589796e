"""A moment of a table: everything that one person's panel shows, and nothing of anybody else's."""

import pytest

from tests.table.conftest import EAST, NORTH, pick
from tests.table.test_orders import ordered


async def chose(session, table):
    """Whoever is asked has chosen something and looks at their panel."""
    person, asked = await session.asked(table)
    picks = pick(asked.decision, session.rng)
    return person, await session.tables.play.choose(table.id, person, picks, asked.number, looks=True)


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


@pytest.mark.both_engines
async def test_what_comes_with_a_choice_is_what_a_look_after_it_shows(session):
    """In the middle of turns, where they end, with orders, and at the end of the game."""
    table = await session.game(NORTH, EAST)
    person, _ = await session.asked(table)
    await session.tables.notes.keep(table.id, person, "the far city")
    await ordered(session, table, EAST if person == NORTH else NORTH, "at_once")
    moments, waited = session.tables.moments, 0
    while (await session.tables.lobby.find(table.id)).state == "running":
        person, chosen = await chose(session, table)
        moment = await moments.of(table.id, person, chosen.glance)
        assert moment == await moments.of(table.id, person)
        assert moment.view is chosen.glance.view and moment.asked is chosen.asked
        waited += moment.asked.decision is None
    assert waited and moment.scores and moment.finished


async def test_what_came_with_a_choice_is_not_shown_any_more_when_the_table_has_changed(session):
    table = await session.game(NORTH, EAST)
    person, chosen = await chose(session, table)
    later = await session.step(table)
    moment = await session.tables.moments.of(table.id, person, chosen.glance)
    assert moment.asked.number == later.entry > chosen.asked.number
    person, chosen = await chose(session, table)
    await session.tables.lobby.set_theme(table.id, person, "dark")
    assert (await session.tables.moments.of(table.id, person, chosen.glance)).table.theme == "dark"


async def test_what_a_panel_needs_comes_with_the_commit(session, monkeypatch):
    table = await session.game(NORTH, EAST)
    person, chosen = await chose(session, table)
    read: list[str] = []
    send = session.store.read.send

    async def watched() -> None:
        read.append("visit")
        await send()

    monkeypatch.setattr(session.store.read, "send", watched)
    moment = await session.tables.moments.of(table.id, person, chosen.glance)
    assert moment.story and moment.asked.decision is not None and not read
    assert (await session.tables.moments.of(table.id, person)).story and read
