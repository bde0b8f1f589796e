"""The puzzle of the day: the same for all, from a real moment, judged by the engine."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from bot.store import games, reviews
from bot.table import Refusal
from bot.table.puzzle import judged, known
from bot.trials.recorded import keep
from engine import Game
from engine.players.outlook import Guess
from engine.players.review import Moment, Review
from tests.table.conftest import NORTH, SOUTH, FakeTime, Session
from tests.table.test_replay import record_of


async def here(work: Callable[[], Any], key: str) -> Any:
    return work()


def test_those_that_come_with_the_bot_can_be_played() -> None:
    assert {one.game for one in known()} == {"argentina", "original"}
    for one in known():
        game = Game.load(zlib.decompress(base64.b64decode(one.state)))
        assert game.decision is not None and game.decision.seat == one.seat and game.turn == one.turn
        assert one.cost >= 2 * one.error and one.cost >= 2
        for picks in (one.better[0], one.played[0]):
            assert set(picks) <= set(game.decision.legal)


def test_the_better_turn_is_judged_better_and_the_one_that_was_played_even() -> None:
    one = max(known(), key=lambda puzzle: puzzle.turn)
    dump = zlib.decompress(base64.b64decode(one.state)).decode()
    found = judged(dump, one.seat, (one.better, one.better, one.played), 6)
    assert found.found and found.tried == found.best and found.best.points > 0
    same = judged(dump, one.seat, (one.played, one.better, one.played), 6)
    assert not same.found and same.tried.points == 0


async def test_it_is_begun_gone_on_with_and_judged(session: Session, clock: FakeTime) -> None:
    puzzles = session.tables.puzzles
    table = await puzzles.begin(NORTH, "Ana")
    other = await puzzles.begin(SOUTH, "Bruno")
    assert (await puzzles.begin(NORTH, "Ana")).id == table.id != other.id
    seats = [next(seat.seat for seat in one.seats if seat.person) for one in (table, other)]
    views = [await session.tables.play.look(one.id, one.host) for one in (table, other)]
    assert seats[0] == seats[1] and views[0] == views[1], "the same for everybody"
    with pytest.raises(Refusal, match="puzzle-nothing-yet"):
        await puzzles.judge(table.id, NORTH, here)
    asked = await session.tables.play.asked(table.id, NORTH)
    assert asked.decision is not None
    await session.tables.play.choose(table.id, NORTH, [asked.decision.legal[0]], asked.number)
    jobs: list[Any] = []

    async def hand_in(work: Callable[[], Any], key: str) -> Any:
        jobs.append(work)
        dump, seat, turns = cast("Any", work).args
        return judged(dump, seat, turns, 1)

    verdict = await puzzles.judge(table.id, NORTH, hand_in)
    assert jobs[0].args[2][0] == ((asked.decision.legal[0],),) and verdict.best.error >= 0
    with pytest.raises(Refusal, match="table-unknown"):
        await puzzles.judge(table.id, SOUTH, here)
    clock.pass_(days=1)
    assert (await puzzles.begin(NORTH, "Ana")).id != table.id


async def test_it_comes_from_a_game_that_was_reviewed_if_nobody_minds(
    session: Session, clock: FakeTime
) -> None:
    table = await keep(session.tables, record_of("original-2-1"), (NORTH, SOUTH), 1)
    position = await session.tables.replay.position(table.id, 40)
    assert position.decision is not None
    seat, pick = position.decision.seat, position.decision.legal[0]
    moment = Moment(40, seat, Guess(6.0, 1.0), ((pick,),), [], {})
    now = await games.current(session.store.read, table.id)
    assert now is not None
    async with session.store.transaction() as link:
        reviews.ask(link, table.id, "", now.entry, 1)
        body = msgspec.json.encode(Review([], [moment], 1)).decode()
        reviews.made(link, table.id, "", now.entry, body, 2)
    begun = await session.tables.puzzles.begin(NORTH, "Ana")
    view = await session.tables.play.look(begun.id, NORTH)
    expected = position.view(seat)
    assert (view.turn, view.seat, view.places) == (40, seat, expected.places)
    assert view.players[seat].hand == expected.players[seat].hand
    await session.tables.replay.wish(table.id, SOUTH, "closed_hands", on=True)
    begun = await session.tables.puzzles.begin(SOUTH, "Bruno")
    assert begun.game in {one.game for one in known()}
    assert (await session.tables.play.look(begun.id, SOUTH)).turn in {one.turn for one in known()}
