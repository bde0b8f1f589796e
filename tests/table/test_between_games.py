"""Between games: the same people once more, notes, who waits longest, ladders and statistics."""

import random
from itertools import count
from statistics import correlation

import pytest

from bot.store.ladders import Finish
from bot.table import Refusal
from bot.table.advice import advice
from bot.table.ladder import SURE, climb
from bot.table.statistics import categories, rivals, waits

NORTH, SOUTH, EAST, FIFTH = 101, 102, 103, 105


async def ended(session, *people, **options):
    table = await session.game(*people, **options)
    await session.to_the_end(table)
    return await session.tables.lobby.find(table.id)


# Rematch


async def test_a_rematch_begins_when_all_are_in_and_turns_the_seats(session):
    first = await ended(session, NORTH, SOUTH, pace_days=2, options={"sides": "b"})
    again = session.tables.rematches
    lobby = await again.confirm(first.id, SOUTH, "Bruno")
    assert (lobby.state, lobby.parent, lobby.people) == ("lobby", first.id, [SOUTH])
    assert await again.confirm(first.id, SOUTH, "Bruno") == lobby, "pressed twice"
    begun = await again.confirm(first.id, NORTH, "Ana")
    assert begun.state == "running"
    assert (begun.game, begun.options, begun.pace_days) == (first.game, first.options, first.pace_days)
    assert begun.people == [SOUTH, NORTH], "who began before is last now"
    assert [seat.seat for seat in begun.seats] == [seat.seat for seat in first.seats]
    with pytest.raises(Refusal, match="table-channel-taken"):
        await session.lobby(EAST)


async def test_a_rematch_is_for_those_who_played(session):
    first = await ended(session, NORTH, SOUTH)
    with pytest.raises(Refusal, match="table-not-seated"):
        await session.tables.rematches.confirm(first.id, EAST, "Carla")
    lobby = await session.tables.rematches.confirm(first.id, NORTH, "Ana")
    with pytest.raises(Refusal, match="rematch-others"):
        await session.tables.lobby.join(lobby.id, EAST, "Carla")


async def test_there_is_no_rematch_of_a_game_that_runs_or_beside_another(session):
    running = await session.game(NORTH, SOUTH)
    with pytest.raises(Refusal, match="rematch-none"):
        await session.tables.rematches.confirm(running.id, NORTH, "Ana")
    first = await ended(session, NORTH, SOUTH, channel=2)
    await session.lobby(NORTH, EAST, channel=2)
    with pytest.raises(Refusal, match="table-channel-taken"):
        await session.tables.rematches.confirm(first.id, SOUTH, "Bruno")


async def test_who_does_not_want_to_wait_starts_without_the_last_one(session):
    first = await ended(session, NORTH, SOUTH, EAST)
    await session.tables.rematches.confirm(first.id, NORTH, "Ana")
    lobby = await session.tables.rematches.confirm(first.id, EAST, "Carla")
    started = await session.tables.lobby.start(lobby.id, EAST)
    assert started.people == [NORTH, EAST]


async def test_a_rematch_survives_a_restart_between_two_confirmations(open_session, session):
    first = await ended(session, NORTH, SOUTH)
    await session.tables.rematches.confirm(first.id, NORTH, "Ana")
    await session.store.close()
    later = await open_session(seed=2)
    assert (await later.tables.rematches.confirm(first.id, SOUTH, "Bruno")).state == "running"


# Notes


async def test_a_note_is_kept_for_its_writer_alone(session):
    table = await session.game(NORTH, SOUTH)
    await session.tables.notes.keep(table.id, NORTH, "  hire before building  ")
    assert await session.tables.notes.note(table.id, NORTH) == "hire before building"
    assert await session.tables.notes.note(table.id, SOUTH) == ""
    assert "hire before" not in await session.tables.exporting.export(table.id, SOUTH)
    await session.tables.notes.keep(table.id, NORTH, "")
    assert await session.tables.notes.note(table.id, NORTH) == ""
    with pytest.raises(Refusal, match="table-not-seated"):
        await session.tables.notes.keep(table.id, EAST, "I was here")
    with pytest.raises(Refusal, match="table-unknown"):
        await session.tables.notes.keep("nowhere", NORTH, "?")


# Who waits longest


async def test_tables_are_in_order_of_urgency(session):
    slow = await session.game(NORTH, SOUTH, channel=1)
    session.clock.pass_(hours=5)
    soon = await session.game(NORTH, SOUTH, channel=2, pace_days=1)
    late = await session.game(NORTH, SOUTH, channel=3, pace_days=7)
    open_ = await session.lobby(NORTH, channel=4)
    theirs = await session.game(SOUTH, NORTH, channel=5)
    mine = await session.tables.lobby.of(NORTH)
    assert [one.table.id for one in mine] == [soon.id, late.id, slow.id, theirs.id, open_.id]
    assert [one.waits_for(NORTH) for one in mine] == [True, True, True, False, False]


# Ladder


NUMBERS = count()


def finishes(places):
    """One game, by person (or the level of an AI) and place."""
    table = f"t{next(NUMBERS)}"
    found = []
    for one, place in places:
        person, ai = (None, one) if isinstance(one, str) else (one, None)
        found.append(Finish(table, "argentina", 1, None, 1, person, f"p{one}", ai, place, 0, {}))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_people_of_known_strength_are_ordered_right_after_thirty_games_each(players):
    dice = random.Random(players)
    strength = {person: person * 5.0 for person in range(1, 13)}
    games, played = [], dict.fromkeys(strength, 0)
    while min(played.values()) < 30:
        rest = sorted(strength, key=lambda one: (played[one], dice.random()))[:players]
        points = {one: dice.gauss(strength[one], 12) for one in rest}
        order = sorted(rest, key=points.get, reverse=True)
        games += finishes([(one, place) for place, one in enumerate(order, start=1)])
        for one in rest:
            played[one] += 1
    ladder = climb(games)
    assert len(ladder.rungs) == len(strength) and ladder.unsure == 0
    places = {one.person: place for place, one in enumerate(reversed(ladder.rungs))}
    assert correlation(list(strength), [places[one] for one in strength]) >= 0.9


def test_nobody_is_shown_before_they_are_known():
    few = climb(finishes([(1, 1), (2, 2)]))
    assert few.rungs == [] and few.unsure == 2 and few.games == 1
    many = climb([one for _ in range(20) for one in finishes([(1, 1), (2, 2)])])
    assert [one.person for one in many.rungs] == [1, 2]
    assert many.rungs[0].doubt < SURE * 40 and many.rungs[0].games == 20


def test_an_ai_stands_fast_while_people_climb():
    against = [one for _ in range(15) for one in finishes([(1, 1), ("expert", 2)])]
    easy = [one for _ in range(15) for one in finishes([(1, 1), ("easy", 2)])]
    best, worst = climb(against), climb(easy)
    assert [one.person for one in best.rungs] == [1], "no AI is on the ladder"
    assert best.rungs[0].rating > worst.rungs[0].rating
    assert climb([*against, *finishes([(1, 2), ("expert", 1)])]).rungs[0].rating < best.rungs[0].rating


def test_a_shared_place_is_a_draw():
    drawn = climb([one for _ in range(20) for one in finishes([(1, 1), (2, 1)])])
    assert abs(drawn.rungs[0].rating - drawn.rungs[1].rating) < 5


async def test_games_are_rated_while_the_server_has_a_ladder(session):
    assert not (await session.lobby(NORTH, channel=1)).rated
    await session.tables.ladder.turn(7, "argentina", True)
    await session.tables.ladder.turn(7, "argentina", True)
    rated = await ended(session, NORTH, SOUTH, channel=2)
    assert rated.rated
    assert not (await session.lobby(NORTH, channel=3, game="original")).rated
    ladder = await session.tables.ladder.standings(7, "argentina")
    assert (ladder.games, ladder.unsure, ladder.rungs) == (1, 2, [])
    assert (await session.tables.ladder.standings(8, "argentina")).games == 0
    await session.tables.ladder.turn(7, "argentina", False)
    assert not (await session.lobby(NORTH, channel=4)).rated
    with pytest.raises(Refusal, match="table-bad-options"):
        await session.tables.ladder.turn(7, "chess", True)


async def test_neither_a_rated_game_nor_a_plan_for_it_lends_hints(session):
    async def hints(game, seat, table_id):
        raise AssertionError("nobody is asked")

    await session.tables.ladder.turn(7, "argentina", True)
    table = await session.game(NORTH, SOUTH)
    plan = await session.tables.plans.open(table.id, NORTH)
    for one in (table, plan):
        with pytest.raises(Refusal, match="hint-rated"):
            await advice(session.tables.context, one.id, NORTH, hints)


# Statistics


async def test_statistics_of_a_person(session):
    first = await ended(session, NORTH, SOUTH, channel=1)
    await ended(session, SOUTH, NORTH, channel=2)
    await ended(session, NORTH, SOUTH, EAST, channel=3)
    found = await session.tables.statistics.of(NORTH, "argentina", server=7, alone=True)
    assert found.games == sum(found.places.values()) == 3 and found.sizes == [2, 3]
    results = [one for one in await session.tables.play.scores(first.id) if one.person == NORTH]
    assert found.best >= results[0].total and found.average <= found.best
    assert {one.name for one in found.rivals} == {"Bruno", "Carla"}
    assert found.rivals[0].name == "Bruno" and found.rivals[0].games == 3
    assert {one.name for one in found.categories} == set(results[0].sheet) - {"total"}
    assert all(one.others is not None for one in found.categories)
    assert found.opening is not None and found.minutes == 0
    three = await session.tables.statistics.of(NORTH, "argentina", server=7, alone=True, players=3)
    assert three.games == 1 and [one.name for one in three.rivals] == ["Bruno", "Carla"]
    elsewhere = await session.tables.statistics.of(NORTH, "argentina", server=8, alone=False)
    assert elsewhere.games == 0, "others see the games of their own server"
    nothing = await session.tables.statistics.of(FIFTH, "original", server=7, alone=True)
    assert nothing.games == 0 and nothing.average is None and nothing.categories == []


def test_categories_rivals_and_waits():
    def one(person, place, cattle):
        sheet = {"cattle": cattle, "total": cattle}
        return Finish("t", "argentina", 1, None, 1, person, f"p{person}", None, place, cattle, sheet)

    (cattle,) = categories([one(1, 1, 10), one(1, 1, 20)], [one(2, 2, 7), one(3, 2, 10)])
    assert (cattle.name, cattle.own, cattle.others) == ("cattle", 15, 8.5)
    (rival,) = rivals(
        1, [[one(1, 1, 9), one(2, 2, 5)], [one(2, 1, 9), one(1, 2, 5)], [one(1, 1, 3), one(2, 1, 3)]]
    )
    assert (rival.games, rival.won, rival.lost) == (3, 1, 1)
    assert waits([(1, 0), (1, 5), (2, 65), (None, 70), (1, 100)], 1) == [30]
