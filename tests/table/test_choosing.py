"""Choosing: once, in order, by the right person, and safe on the disk before it is answered."""

import asyncio

import msgspec
import pytest

from bot.store import games, outbox, tables
from bot.table import Illegal, Refusal, Stale
from bot.table.live import standing
from engine import Game, Setup

pytestmark = pytest.mark.both_engines
NORTH, SOUTH, STRANGER = 101, 102, 999


async def test_a_choice_is_on_the_disk_when_it_is_answered(session, open_session):
    table = await session.game()
    chosen = await session.step(table)
    view = await session.tables.play.look(table.id, NORTH)
    await session.store.close()

    again = await open_session()
    assert await again.tables.play.look(table.id, NORTH) == view
    assert (await again.tables.play.asked(table.id, NORTH)).number == chosen.entry == 1


async def test_a_whole_game_is_what_its_log_replays_to(session):
    table = await session.game()
    await session.to_the_end(table)
    log = standing(await games.log(session.store.read, table.id))
    setup = msgspec.json.decode(await tables.setup_of(session.store.read, table.id), type=Setup)
    replayed = Game.replay(setup, [(entry.seat, entry.picked) for entry in log])
    stored = await games.current(session.store.read, table.id)
    assert stored is not None and replayed.dump() == stored.state
    sheets = {result.seat: result.sheet for result in await session.tables.play.scores(table.id)}
    assert sheets == replayed.scores()


async def test_an_old_number_is_refused_with_what_is_asked_now(session):
    table = await session.game()
    person, asked = await session.asked(table)
    await session.step(table)
    with pytest.raises(Stale) as refusal:
        await session.tables.play.choose(table.id, person, [asked.decision.legal[0]], asked.number)
    assert refusal.value.asked.number == asked.number + 1
    assert refusal.value.asked.seat == asked.seat
    assert len(await games.log(session.store.read, table.id)) == 1


async def test_only_seated_people_choose_and_only_what_they_are_asked(session):
    table = await session.game()
    person, asked = await session.asked(table)
    other = SOUTH if person == NORTH else NORTH
    with pytest.raises(Refusal, match="table-not-seated"):
        await session.tables.play.choose(table.id, STRANGER, [asked.decision.legal[0]], asked.number)
    with pytest.raises(Illegal, match="illegal-seat"):
        await session.tables.play.choose(table.id, other, [asked.decision.legal[0]], asked.number)
    with pytest.raises(Illegal):
        await session.tables.play.choose(table.id, person, ["no:such:option"], asked.number)
    assert await games.log(session.store.read, table.id) == []
    assert (await session.tables.play.asked(table.id, person)) == asked


async def test_what_is_asked_is_a_value_that_later_choices_do_not_change(session):
    table = await session.game()
    _, asked = await session.asked(table)
    options = asked.decision.options
    for _ in range(5):
        await session.step(table)
    assert asked.decision.options == options


async def test_a_hundred_choices_at_once_on_one_game(session):
    """An impatient person presses a hundred times: one press counts, the rest are told it is stale."""
    table = await session.game()
    person, asked = await session.asked(table)
    answers = await asyncio.gather(
        *(
            session.tables.play.choose(table.id, person, [asked.decision.legal[0]], asked.number)
            for _ in range(100)
        ),
        return_exceptions=True,
    )
    taken = [answer for answer in answers if not isinstance(answer, BaseException)]
    assert len(taken) == 1 and taken[0].entry == 1
    assert all(isinstance(answer, Stale) for answer in answers if answer is not taken[0])
    assert [entry.entry for entry in await games.log(session.store.read, table.id)] == [1]


async def test_many_players_in_a_row_at_once_keep_their_order(session):
    """Everybody's next hundred choices are thrown in together, and taken one after another."""
    table = await session.game()
    twin = Game.load((await games.current(session.store.read, table.id)).state)
    planned = []
    for number in range(100):
        decision = twin.decision
        picked = list(decision.legal[: max(1, decision.least)])
        twin.choose(decision.seat, picked)
        planned.append((table.seat(decision.seat).person, picked, number))
    answers = await asyncio.gather(
        *(session.tables.play.choose(table.id, person, picked, number) for person, picked, number in planned)
    )
    assert [answer.entry for answer in answers] == list(range(1, 101))
    assert (await games.current(session.store.read, table.id)).state == twin.dump()


async def test_different_games_do_not_wait_for_each_other(session):
    """While one game is held, by an AI that thinks or a slow disk, a hundred others go on."""
    held = await session.game(channel=1)
    others = [await session.game(channel=number) for number in range(2, 102)]
    async with session.tables.context.games.hold(held.id):
        stuck = asyncio.create_task(session.step(held))
        await asyncio.gather(*(session.step(table) for table in others))
        assert not stuck.done()
    assert (await stuck).entry == 1
    for table in others:
        assert (await session.tables.play.asked(table.id, None)).number == 1


async def test_games_beyond_the_warm_ones_are_forgotten_and_come_back(open_session):
    session = await open_session(warm=2)
    several = [await session.game(channel=number) for number in range(5)]
    for _ in range(10):
        for table in several:
            await session.step(table)
    assert [(await session.tables.play.asked(table.id, None)).number for table in several] == [10] * 5


async def test_the_log_cannot_be_rewritten(session):
    table = await session.game()
    await session.step(table)
    for statement in ("UPDATE choices SET picked = '[]'", "DELETE FROM choices"):
        with pytest.raises(Exception, match="append-only"):
            async with session.store.transaction() as link:
                await link.all(statement)
    assert len(await games.log(session.store.read, table.id)) == 1


async def test_the_table_hears_once_per_turn_and_who_is_next(session):
    table = await session.game()
    await session.post.deliver()
    assert session.channel.kinds() == ["started"]
    person = await session.turn(table)
    await session.post.deliver()
    assert session.channel.kinds() == ["started", "turn"]
    told = session.channel.letters[-1].content
    assert told.seat == table.seat_of(person).seat
    following, _ = await session.asked(table)
    assert told.next.person == following
    lines = await session.tables.play.story(table.id, None, told.first - 1, told.last)
    assert {line.turn for line in lines} == {told.turn}
    assert [line.entry for line in lines] == list(range(told.first, told.last + 1))


async def test_the_end_is_told_with_the_scores_and_frees_the_channel(session):
    table = await session.game()
    await session.to_the_end(table)
    await session.post.deliver()
    last = session.channel.letters[-1]
    assert last.kind == "finished"
    results = await session.tables.play.scores(table.id)
    assert {result.seat for result in results} == {seat.seat for seat in table.seats}
    assert [result.place for result in results] == sorted(result.place for result in results)
    assert await session.tables.lobby.at(1) is None
    asked = await session.tables.play.asked(table.id, NORTH)
    with pytest.raises(Refusal, match="table-over"):
        await session.tables.play.choose(table.id, NORTH, ["anything"], asked.number)
    await session.game()


async def test_a_turn_can_be_looked_at_again(session):
    table = await session.game()
    await session.turn(table)
    then = await session.tables.play.look(table.id, None)
    await session.turn(table)
    assert await session.tables.play.look_at_turn(table.id, then.turn) == then
    assert await session.tables.play.look_at_turn(table.id, 999) is None


async def test_nonces_are_short_and_never_repeated(session):
    table = await session.game()
    for _ in range(8):
        await session.turn(table)
    rows = await outbox.next_letters(session.store.read, 2**40, 100)
    assert len(rows) == 1  # only the oldest of a channel
    await session.post.deliver()
    nonces = [letter.nonce for letter in session.channel.letters]
    assert len(set(nonces)) == len(nonces) == 9
    assert max(map(len, nonces)) <= 25


async def test_an_exchange_out_of_turn_is_asked_of_one_person_and_keeps_nobody_waiting(session):
    table = await session.game()
    person, _ = await session.asked(table)
    other = SOUTH if person == NORTH else NORTH
    play = session.tables.play
    before = await play.asked(table.id, other)
    assert before.decision is None and before.offers is not None
    exchanged = (await play.choose(table.id, other, ["exchange:2"], before.number)).asked
    assert exchanged.waiting_for != exchanged.seat, "the table still waits for the first"
    assert exchanged.decision is not None and exchanged.offers is None
    assert (exchanged.decision.kind, exchanged.decision.least) == ("discard", 2)
    mine = await play.asked(table.id, person)
    assert mine.decision is not None and mine.waiting_for == mine.seat

    picked = list(mine.decision.legal[: mine.decision.least])
    await play.choose(table.id, person, picked, mine.number)
    owing = await play.asked(table.id, other)
    done = await play.choose(table.id, other, list(owing.decision.legal[:2]), owing.number)
    assert done.asked.decision is None and done.asked.waiting_for == mine.seat
