"""Votes: who may, what decides, and what follows."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.table import Refusal
from bot.table.ballots import ANSWERS, decide
from tests.table.ai import first_options

pytestmark = pytest.mark.both_engines
NORTH, SOUTH, EAST, WEST, NEW = 101, 102, 103, 104, 105


@settings(deadline=None)
@given(st.sampled_from(sorted(ANSWERS)), st.integers(1, 4), st.data())
def test_a_decided_vote_stays_decided_whatever_the_others_say(kind, size, data):
    voters = list(range(size))
    answers = data.draw(st.lists(st.sampled_from(ANSWERS[kind]), min_size=size, max_size=size))
    cast: dict[int, str] = {}
    outcome = None
    for voter, answer in zip(voters, answers, strict=True):
        cast[voter] = answer
        now = decide(kind, voters, cast)
        assert outcome is None or now == outcome
        outcome = outcome or now
    assert outcome is not None


@pytest.mark.parametrize(
    ("kind", "answers", "outcome"),
    [
        ("undo", ["yes", "yes"], "yes"),
        ("undo", ["yes", "no"], "no"),
        ("abandon", ["yes", None], None),
        ("abandon", ["yes", "no"], "no"),
        ("abandon", ["yes", "yes", None], "yes"),
        ("late", ["ai", None, None], None),
        ("late", ["ai", "ai", None], "ai"),
        ("late", ["ai", "replace", "wait"], "wait"),
        ("late", ["ai", "replace"], "wait"),
        ("late", ["replace"], "replace"),
    ],
)
def test_what_decides(kind, answers, outcome):
    cast = {voter: answer for voter, answer in enumerate(answers) if answer}
    assert decide(kind, list(range(len(answers))), cast) == outcome


async def late(session, clock, *people):
    """A game whose first player has let the time run out; returns it with the vote and who is late."""
    table = await session.game(*people, pace_days=1)
    person, _ = await session.asked(table)
    clock.pass_(days=1)
    await session.tables.reminders.tick()
    await session.post.deliver()
    letter = session.channel.letters[-1]
    assert (letter.kind, letter.content.seat) == ("time_up", table.seat_of(person).seat)
    return table, letter.content.vote, person


async def test_the_table_waits(session, clock):
    table, vote, person = await late(session, clock, NORTH, SOUTH)
    (other,) = {NORTH, SOUTH} - {person}
    with pytest.raises(Refusal, match="vote-not-yours"):
        await session.tables.ballots.cast(vote, person, "wait")
    with pytest.raises(Refusal, match="vote-bad-answer"):
        await session.tables.ballots.cast(vote, other, "kick")
    assert await session.tables.ballots.cast(vote, other, "wait") == "wait"
    asked = await session.tables.play.asked(table.id, person)
    assert asked.deadline == int(clock().timestamp()) + 86400


async def test_an_ai_keeps_the_seat_until_the_person_is_back(session, clock):
    table, vote, person = await late(session, clock, NORTH, SOUTH)
    (other,) = {NORTH, SOUTH} - {person}
    assert await session.tables.ballots.cast(vote, other, "ai") == "ai"
    assert (await session.tables.play.asked(table.id, person)).deadline is None
    with pytest.raises(Refusal, match="table-come-back"):
        await session.tables.play.choose(table.id, person, ["anything"], 0)

    ai = session.tables.ai(first_options)
    assert await ai.waiting() == [table.id]
    assert await ai.play(table.id) > 0
    assert await ai.waiting() == []
    assert (await session.asked(table))[0] == other
    await session.turn(table)
    assert await ai.waiting() == [table.id]

    await session.tables.seating.come_back(table.id, person)
    assert await ai.waiting() == []
    assert (await session.tables.play.asked(table.id, person)).deadline is not None
    await session.step(table)
    with pytest.raises(Refusal, match="seat-not-away"):
        await session.tables.seating.come_back(table.id, person)


async def test_somebody_new_takes_the_seat(session, clock):
    table, vote, person = await late(session, clock, NORTH, SOUTH, EAST)
    others = sorted({NORTH, SOUTH, EAST} - {person})
    seat = table.seat_of(person).seat
    with pytest.raises(Refusal, match="seat-not-open"):
        await session.tables.seating.take(table.id, seat, NEW, "Eva")
    assert await session.tables.ballots.cast(vote, others[0], "replace") is None
    assert await session.tables.ballots.cast(vote, others[1], "replace") == "replace"
    with pytest.raises(Refusal, match="table-already-seated"):
        await session.tables.seating.take(table.id, seat, others[0], "twice")
    await session.tables.seating.take(table.id, seat, NEW, "Eva")
    assert (await session.asked(table))[0] == NEW
    await session.step(table)
    with pytest.raises(Refusal, match="table-not-seated"):
        await session.tables.play.choose(table.id, person, ["anything"], 1)
    await session.post.deliver()
    assert session.channel.kinds()[-2:] == ["seat_open", "replaced"]


async def test_beginning_to_play_after_all_ends_the_vote_and_gives_new_time(session, clock):
    table, vote, person = await late(session, clock, NORTH, SOUTH)
    await session.step(table)
    assert (await session.asked(table))[0] == person
    assert (await session.asked(table))[1].deadline == int(clock().timestamp()) + 86400
    (other,) = {NORTH, SOUTH} - {person}
    with pytest.raises(Refusal, match="vote-over"):
        await session.tables.ballots.cast(vote, other, "replace")
    assert await session.tables.ballots.open(table.id) == []


async def test_a_game_is_given_up_by_more_than_half(session):
    table = await session.game(NORTH, SOUTH, EAST)
    assert await session.tables.ballots.propose_abandon(table.id, NORTH) is None
    with pytest.raises(Refusal, match="vote-already-open"):
        await session.tables.ballots.propose_abandon(table.id, SOUTH)
    (vote,) = await session.tables.ballots.open(table.id)
    assert vote.ballots == {NORTH: "yes"}
    assert await session.tables.ballots.cast(vote.id, EAST, "yes") == "yes"
    assert (await session.tables.lobby.find(table.id)).state == "abandoned"
    assert await session.tables.lobby.at(1) is None
    with pytest.raises(Refusal, match="table-over"):
        await session.step(table)


async def test_half_is_not_enough_to_give_up(session):
    table = await session.game(NORTH, SOUTH)
    await session.tables.ballots.propose_abandon(table.id, NORTH)
    (vote,) = await session.tables.ballots.open(table.id)
    assert await session.tables.ballots.cast(vote.id, SOUTH, "no") == "no"
    await session.step(table)


async def test_votes_survive_a_restart(session, open_session, clock):
    table, vote, person = await late(session, clock, NORTH, SOUTH)
    await session.store.close()
    again = await open_session()
    (other,) = {NORTH, SOUTH} - {person}
    assert await again.tables.ballots.cast(vote, other, "ai") == "ai"
    assert (await again.tables.lobby.find(table.id)).seat_of(person).stand_in is not None


async def test_a_moderator_replaces_and_extends(session, clock):
    table = await session.game(NORTH, SOUTH, pace_days=1)
    person, asked = await session.asked(table)
    assert await session.tables.seating.extend(table.id, 2) == asked.deadline + 2 * 86400
    with pytest.raises(Refusal, match="pace-bad-extension"):
        await session.tables.seating.extend(table.id, 1000)
    await session.tables.seating.take(table.id, table.seat_of(person).seat, NEW, "Eva", by_moderator=True)
    assert (await session.asked(table))[0] == NEW
