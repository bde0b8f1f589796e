"""Taking back: what is free, what needs consent, what everybody is told."""

import msgspec
import pytest

from bot.store import games
from bot.table import Refusal
from bot.table.live import standing
from bot.table.undo import offered
from tests.table.ai import first_options

NORTH, SOUTH, EAST = 101, 102, 103


async def own_line(session, table):
    """The standing choices at the end of the log, as (entry, seat, reveals)."""
    return standing(await games.log(session.store.read, table.id))


async def until(session, table, wanted, most=400):
    """Play until the standing line fulfils `wanted`."""
    for _ in range(most):
        await session.step(table)
        line = await own_line(session, table)
        if wanted(line):
            return line
    raise AssertionError("it never came to that")


def free_pair(line):
    """The last two choices are one seat's and revealed nothing."""
    return len(line) >= 3 and line[-1].seat == line[-2].seat and not line[-1].reveals and not line[-2].reveals


async def test_your_last_choices_can_be_taken_back_freely(session):
    table = await session.game()
    line = await until(session, table, free_pair)
    person = table.seat(line[-1].seat).person
    states = await games.current(session.store.read, table.id)
    preview = await session.tables.undo.preview(table.id, person, line[-2].entry)
    assert preview.free
    assert [taken.entry for taken in preview.takes_back] == [line[-2].entry, line[-1].entry]

    asked = await session.tables.undo.take_back(table.id, person, preview.entry, preview.number)
    assert asked.number == preview.number + 1
    after = await own_line(session, table)
    assert [entry.entry for entry in after] == [entry.entry for entry in line[:-2]]
    log = await games.log(session.store.read, table.id)
    assert [entry.kind for entry in log[-3:]] == ["choice", "choice", "undo"]

    for entry in line[-2:]:
        again = await session.tables.play.asked(table.id, person)
        await session.tables.play.choose(table.id, person, entry.picked, again.number)
    assert (await games.current(session.store.read, table.id)).state == states.state


async def test_without_a_target_your_own_last_choice_is_meant(session):
    table = await session.game()
    line = await until(session, table, free_pair)
    person = table.seat(line[-1].seat).person
    preview = await session.tables.undo.preview(table.id, person)
    assert [taken.entry for taken in preview.takes_back] == [line[-1].entry]


async def test_a_button_of_the_line_taken_back_changes_nothing(session):
    """After an undo the engine asks its decisions under the same numbers again; the table's numbers go on."""
    table = await session.game()
    line = await until(session, table, free_pair)
    person = table.seat(line[-1].seat).person
    stale = await session.tables.play.asked(table.id, person)
    preview = await session.tables.undo.preview(table.id, person)
    await session.tables.undo.take_back(table.id, person, preview.entry, preview.number)
    with pytest.raises(Refusal, match="table-stale"):
        await session.tables.play.choose(table.id, person, line[-1].picked, stale.number)


async def test_a_reveal_is_not_taken_back_without_consent(session):
    table = await session.game()
    line = await until(session, table, lambda line: line[-1].reveals)
    person = table.seat(line[-1].seat).person
    preview = await session.tables.undo.preview(table.id, person)
    assert not preview.free
    with pytest.raises(Refusal, match="undo-needs-consent"):
        await session.tables.undo.take_back(table.id, person, preview.entry, preview.number)
    assert await own_line(session, table) == line


async def test_somebody_elses_choice_is_not_taken_back_without_consent(session):
    table = await session.game()
    line = await until(
        session, table, lambda line: len(line) > 1 and line[-1].seat != line[-2].seat and not line[-2].reveals
    )
    person = table.seat(line[-2].seat).person
    preview = await session.tables.undo.preview(table.id, person)
    assert preview.entry == line[-2].entry and not preview.free


async def test_with_everybodys_consent_it_goes_further_back(session):
    table = await session.game(NORTH, SOUTH, EAST)
    start = (await games.current(session.store.read, table.id)).state
    await session.turn(table)
    await session.turn(table)
    preview = await session.tables.undo.preview(table.id, NORTH, 1)
    vote = await session.tables.undo.ask_consent(table.id, NORTH, preview.entry, preview.number)
    with pytest.raises(Refusal, match="vote-not-yours"):
        await session.tables.ballots.cast(vote, NORTH, "yes")
    assert await session.tables.ballots.cast(vote, SOUTH, "yes") is None
    assert await session.tables.ballots.cast(vote, EAST, "yes") == "yes"
    assert (await games.current(session.store.read, table.id)).state == start
    await session.post.deliver()
    asked, undone = session.channel.letters[-2:]
    assert (asked.kind, asked.content.people) == ("undo_asked", (SOUTH, EAST))
    assert undone.kind == "undone"
    assert undone.content.next.seat == (await session.tables.play.asked(table.id, None)).waiting_for
    await session.to_the_end(table)


async def test_one_no_is_enough(session):
    table = await session.game(NORTH, SOUTH, EAST)
    await session.turn(table)
    await session.turn(table)
    line = await own_line(session, table)
    preview = await session.tables.undo.preview(table.id, NORTH, 1)
    vote = await session.tables.undo.ask_consent(table.id, NORTH, preview.entry, preview.number)
    assert await session.tables.ballots.cast(vote, SOUTH, "no") == "no"
    with pytest.raises(Refusal, match="vote-over"):
        await session.tables.ballots.cast(vote, EAST, "yes")
    assert await own_line(session, table) == line


async def test_play_going_on_ends_the_question(session):
    table = await session.game()
    await session.turn(table)
    preview = await session.tables.undo.preview(table.id, NORTH, 1)
    vote = await session.tables.undo.ask_consent(table.id, NORTH, preview.entry, preview.number)
    await session.step(table)
    with pytest.raises(Refusal, match="vote-over"):
        await session.tables.ballots.cast(vote, SOUTH, "yes")
    with pytest.raises(Refusal, match="table-stale"):
        await session.tables.undo.ask_consent(table.id, NORTH, preview.entry, preview.number)


async def test_what_is_not_there_cannot_be_taken_back(session):
    table = await session.game()
    for entry in (None, 1, 99):
        with pytest.raises(Refusal, match="undo-nothing"):
            await session.tables.undo.preview(table.id, NORTH, entry)
    await session.to_the_end(table)
    with pytest.raises(Refusal, match="table-over"):
        await session.tables.undo.preview(table.id, NORTH)


async def test_the_story_marks_what_was_taken_back(session):
    table = await session.game()
    line = await until(session, table, free_pair)
    person = table.seat(line[-1].seat).person
    preview = await session.tables.undo.preview(table.id, person)
    await session.tables.undo.take_back(table.id, person, preview.entry, preview.number)
    story = await session.tables.play.story(table.id, person)
    assert [told.entry for told in story if told.undone] == [line[-1].entry]
    assert story[-1].kind == "undo"


async def test_alone_against_ais_nobody_has_to_agree(session):
    table = await session.lobby(NORTH)
    await session.tables.lobby.add_ai(table.id, "easy")
    table = await session.tables.lobby.start(table.id, NORTH)
    ai = session.tables.ai(first_options)
    await ai.play(table.id)
    while (await session.tables.play.asked(table.id, NORTH)).waiting_for == table.seat_of(NORTH).seat:
        await session.step(table)
    await ai.play(table.id)
    first = next(entry for entry in await own_line(session, table) if entry.person == NORTH)
    preview = await session.tables.undo.preview(table.id, NORTH, first.entry)
    assert await session.tables.undo.ask_consent(table.id, NORTH, preview.entry, preview.number) is None
    assert first.entry not in [entry.entry for entry in await own_line(session, table)]


@pytest.mark.parametrize("day", [None, "2026-11-16"])
async def test_alone_nobody_has_to_agree_but_the_trail_of_the_day_uncovers_once(session, day):
    table = await session.tables.solo.begin(
        server=7, channel=1, person=NORTH, name="Ana", rival="Pedro", day=day
    )
    before = await until(session, table, lambda line: line[-1].reveals)
    preview = await session.tables.undo.preview(table.id, NORTH)
    assert preview.alone and not preview.free
    if day is None:
        assert await session.tables.undo.ask_consent(table.id, NORTH, preview.entry, preview.number) is None
        assert len(await own_line(session, table)) == len(before) - 1
    else:
        with pytest.raises(Refusal, match="undo-daily"):
            await session.tables.undo.ask_consent(table.id, NORTH, preview.entry, preview.number)
        assert len(await own_line(session, table)) == len(before)


async def test_a_last_choice_is_offered_for_taking_back_while_that_is_free(session):
    table = await session.game()
    line = await until(session, table, lambda line: not line[-1].reveals)
    mine = line[-1].seat
    (theirs,) = {"north", "south"} - {mine}
    assert offered(line, mine, False) and not offered(line, theirs, False)
    line = await until(session, table, lambda line: line[-1].reveals)
    assert not offered(line, line[-1].seat, False)
    undo = msgspec.structs.replace(line[0], kind="undo", reveals=False)
    assert not offered([undo], undo.seat, False) and not offered([], "north", False)


async def test_a_free_take_back_in_ones_own_turn_is_nobody_elses_news(session):
    table = await session.game()
    line = await until(session, table, free_pair)
    while line[-1].reveals or line[-1].turn != (await session.tables.play.look(table.id, None)).turn:
        await session.step(table)
        line = await own_line(session, table)
    await session.post.deliver()
    before = len(session.channel.letters)
    person = table.seat(line[-1].seat).person
    preview = await session.tables.undo.preview(table.id, person)
    await session.tables.undo.take_back(table.id, person, preview.entry, preview.number)
    await session.post.deliver()
    assert session.channel.kinds()[before:] == []


async def test_a_take_back_of_what_was_told_is_told_and_asks_again(session):
    table = await session.game()
    line = await until(session, table, free_pair)
    while (await session.tables.play.look(table.id, None)).turn == line[-1].turn or line[-1].reveals:
        await session.step(table)
        line = await own_line(session, table)
    person = table.seat(line[-1].seat).person
    preview = await session.tables.undo.preview(table.id, person)
    await session.tables.undo.take_back(table.id, person, preview.entry, preview.number)
    await session.post.deliver()
    undone = session.channel.letters[-1]
    assert undone.kind == "undone" and undone.content.next.person == person


async def test_an_exchange_out_of_turn_calls_nobody(session):
    """The first seat is on turn; the second exchanges, discards, takes that back and discards again."""
    table = await session.game()
    first, _ = await session.asked(table)
    second = NORTH + SOUTH - first

    async def answer():
        asked = await session.tables.play.asked(table.id, second)
        question = asked.decision or asked.offers
        picks = [pick for pick in question.legal if pick.startswith("discard:")][: question.most]
        await session.tables.play.choose(table.id, second, picks, asked.number)

    asked = await session.tables.play.asked(table.id, second)
    await session.tables.play.choose(table.id, second, [asked.offers.legal[0]], asked.number)
    await answer()
    preview = await session.tables.undo.preview(table.id, second)
    assert preview.free
    await session.tables.undo.take_back(table.id, second, preview.entry, preview.number)
    await answer()
    await session.post.deliver()
    assert (await session.tables.play.asked(table.id, first)).waiting_for == table.seat_of(first).seat
    assert [letter.content.next.person for letter in session.channel.letters] == [first]
