"""Orders at a table: played once when the turn comes, secret before that, and gone when they should be."""

import pytest

from bot.store import outbox
from bot.store.letters import TurnTold
from bot.table import Refusal
from bot.trials.orders import play
from tests.table.conftest import EAST, NORTH, SOUTH, pick


async def people_of(session, table):
    """Who is asked, and who waits."""
    asked, _ = await session.asked(table)
    return asked, next(person for person in table.people if person != asked)


async def plan(session, table, person, most=40):
    """A plan made by picking at random until it stops, as orders."""
    made = await session.tables.plans.begin(table.id, person)
    for _ in range(most):
        asked = await session.tables.play.asked(made.id, person)
        try:
            if asked.decision is None:
                break
            picked = pick(asked.decision, session.rng)
            await session.tables.play.choose(made.id, person, picked, asked.number)
        except Refusal:
            break
    return (await session.tables.plans.progress(made.id, person)).turns


async def whole_turn(session, table, person):
    """The same, until one has come to the end of the turn with nothing uncovered on the way."""
    for _ in range(30):
        turns = await plan(session, table, person)
        (made,) = await session.tables.private.of(person, "plan", table.id)
        if (chance := (await session.tables.plans.progress(made.id, person)).chance) and chance.ends_turn:
            return turns
    raise AssertionError("chance decided in every one of them")


async def ordered(session, table, person, mode="at_once", most=40):
    turns = await plan(session, table, person, most)
    await session.tables.orders.leave(table.id, person, turns, mode)
    return turns


async def seen(session, table, person):
    """All that somebody can see of a table."""
    tables = session.tables
    return (
        await tables.play.look(table.id, person),
        await tables.play.asked(table.id, person),
        await tables.play.story(table.id, person),
        await tables.exporting.export(table.id, person),
        [one.table.id for one in await tables.lobby.of(person or 0)],
        await tables.orders.shown(table.id),
        await outbox.waiting(session.store.read),
        await tables.reminders.next_due(),
    )


async def test_a_whole_turn_is_played_by_order_and_told_once(session):
    table = await session.game()
    asked, waits = await people_of(session, table)
    (turn,) = await whole_turn(session, table, waits)
    await session.tables.orders.leave(table.id, waits, [turn])
    before = (await session.tables.play.look(table.id, None)).turn
    await session.turn(table)
    assert (await session.tables.play.look(table.id, None)).turn == before + 2
    mine = table.seat_of(waits).seat
    story = [line for line in await session.tables.play.story(table.id, waits) if line.seat == mine]
    assert len(story) == len(turn)
    letters = [one.content for one in await outbox.waiting_of_table(session.store.read, table.id)]
    told = [one for one in letters if isinstance(one, TurnTold)]
    assert [one.by_order for one in told] == [False, True]
    assert told[-1].next is not None and told[-1].next.person == asked


async def test_nobody_else_sees_a_difference_before_they_are_played(session):
    table = await session.game(NORTH, SOUTH, EAST, pace_days=2)
    _, waits = await people_of(session, table)
    others = [person for person in (*table.people, None) if person != waits]
    before = [await seen(session, table, person) for person in others]
    await ordered(session, table, waits)
    assert [await seen(session, table, person) for person in others] == before
    await session.tables.orders.change(table.id, waits, shown=True)
    assert await session.tables.orders.shown(table.id) == [table.seat_of(waits).seat]
    for person in others:
        if person is not None:
            assert await session.tables.orders.of(table.id, person) is None
            assert await session.tables.private.of(person, "plan") == []


async def test_what_is_shown_first_waits_for_one_tap(session):
    table = await session.game()
    _, waits = await people_of(session, table)
    (turn,) = await ordered(session, table, waits, "show")
    await session.turn(table)
    person, asked = await session.asked(table)
    assert person == waits and asked.number == len(await session.tables.play.story(table.id, waits))
    chosen = await session.tables.play.play_orders_now(table.id, waits)
    assert chosen.entry == asked.number + len(turn)
    with pytest.raises(Refusal):
        await session.tables.play.play_orders_now(table.id, waits)


async def test_what_was_to_be_shown_is_void_once_the_turn_was_played_by_hand(session):
    table = await session.game()
    _, waits = await people_of(session, table)
    await ordered(session, table, waits, "show")
    await session.turn(table)
    await session.turn(table)
    assert await session.tables.orders.of(table.id, waits) is None


async def test_orders_are_taken_back_as_a_choice_by_hand_and_not_played_again(session):
    table = await session.game()
    _, waits = await people_of(session, table)
    await ordered(session, table, waits, most=1)
    await session.turn(table)
    preview = await session.tables.undo.preview(table.id, waits)
    assert preview.free
    await session.tables.undo.take_back(table.id, waits, preview.entry, preview.number)
    person, asked = await session.asked(table)
    assert person == waits and asked.number == preview.number + 1
    assert (await session.tables.orders.of(table.id, waits)).turns == []


async def test_an_undo_by_somebody_else_leaves_orders_waiting(session):
    table = await session.game()
    asked, waits = await people_of(session, table)
    await ordered(session, table, waits)
    await session.step(table)
    preview = await session.tables.undo.preview(table.id, asked)
    if preview.free:
        await session.tables.undo.take_back(table.id, asked, preview.entry, preview.number)
    assert (await session.tables.orders.of(table.id, waits)).turns


async def test_a_replaced_seat_has_no_orders_and_its_plan_fits_no_more(session):
    table = await session.game()
    _, waits = await people_of(session, table)
    await ordered(session, table, waits)
    seat = table.seat_of(waits).seat
    await session.tables.seating.take(table.id, seat, EAST, "Carla", by_moderator=True)
    assert await session.tables.orders.of(table.id, EAST) is None
    before = (await session.tables.play.look(table.id, None)).turn
    await session.turn(table)
    assert (await session.tables.play.look(table.id, None)).turn == before + 1, "Carla is asked"
    with pytest.raises(Refusal):
        await session.tables.plans.begin(table.id, waits)


async def test_a_table_may_forbid_orders_but_not_plans(session):
    table = await session.game(orders=False)
    _, waits = await people_of(session, table)
    turns = await plan(session, table, waits)
    with pytest.raises(Refusal) as refusal:
        await session.tables.orders.leave(table.id, waits, turns)
    assert refusal.value.text.key == "orders-forbidden"


async def test_they_survive_a_restart_and_end_with_the_table(open_session):
    session = await open_session()
    table = await session.game()
    _, waits = await people_of(session, table)
    turns = await ordered(session, table, waits)
    await session.store.close()
    session = await open_session(seed=2)
    assert (await session.tables.orders.of(table.id, waits)).turns == turns
    await session.tables.endings.end(table.id, waits, unreachable=False)
    assert await session.tables.orders.of(table.id, waits) is None


async def test_a_plan_ends_when_its_seat_has_gone_on(session):
    table = await session.game()
    asked, waits = await people_of(session, table)
    mine, other = (
        await session.tables.plans.open(table.id, asked),
        await session.tables.plans.open(table.id, waits),
    )
    assert (await session.tables.plans.open(table.id, asked)).id == mine.id
    await session.step(table)
    assert (await session.tables.plans.open(table.id, asked)).id != mine.id
    assert (await session.tables.plans.open(table.id, waits)).id == other.id
    assert (await session.tables.plans.progress(other.id, waits)).since == 1


async def test_orders_that_cannot_be_read_keep_nobody_from_playing(session):
    table = await session.game()
    _, waits = await people_of(session, table)
    await ordered(session, table, waits)
    async with session.store.transaction() as link:
        await link.all("UPDATE orders SET turns = '[[{}]]' WHERE table_id = ?", table.id)
    await session.turn(table)
    assert (await session.asked(table))[0] == waits


async def test_random_games_in_which_everybody_leaves_orders(tmp_path):
    figures = await play(tmp_path, wanted=4, seed=9, most=50)
    assert figures.wrong == []
    assert figures.games == 4 and figures.orders_played > 30 and figures.turns_by_order > 5
