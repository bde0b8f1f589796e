"""Reviews at tables: asked for, made in pieces, kept, found again after a restart, for whom they are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest

from bot.store import games, reviews
from bot.table import Refusal
from bot.table.review import forecasts_of, turn_at
from bot.trials.recorded import keep
from engine import Game
from engine.players import review
from tests.engine.test_secrets import permute_hidden
from tests.table.conftest import NORTH, SOUTH, Session
from tests.table.test_replay import STRANGER, record_of


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that looks at little, and is not as sure as it should be."""
    monkeypatch.setattr(review.forecast, "__defaults__", (1,))
    monkeypatch.setattr(review.look_closer, "__defaults__", (1, 3))
    monkeypatch.setattr(review.worth_a_look, "__defaults__", (2,))
    monkeypatch.setattr(review, "SURE", 0.0)


async def here(work: Callable[[], Any], key: str) -> Any:
    return work()


async def make(session: Session) -> None:
    """Whatever was asked for."""
    while (row := await reviews.to_make(session.store.read)) is not None:
        await session.tables.reviews._try(row, here)


async def test_it_is_made_once_in_pieces_and_survives_a_restart(
    open_session: Callable[..., Awaitable[Session]],
) -> None:
    session = await open_session()
    table = await keep(session.tables, record_of("original-2-1"), (NORTH, SOUTH), 1, first=45)
    asked = await session.tables.reviews.state(table.id, NORTH)
    assert asked.review is None and not asked.failed
    await session.store.close()
    session = await open_session()
    heard: list[tuple[int, int]] = []

    async def watched(work: Callable[[], Any], key: str) -> Any:
        state = await session.tables.reviews.state(table.id, SOUTH)
        heard.append((state.done, state.of))
        return work()

    row = await reviews.to_make(session.store.read)
    assert row is not None
    await session.tables.reviews._try(row, watched)
    assert len(heard) > 5 and heard == sorted(heard) and heard[-1][0] < heard[-1][1]
    state = await session.tables.reviews.state(table.id, STRANGER)
    assert state.review is not None and await reviews.to_make(session.store.read) is None
    turns = await session.tables.replay.turns(table.id)
    assert [one.turn for one in state.review.forecasts] == turns and state.review.moments
    await session.store.close()
    again = await (await open_session()).tables.reviews.state(table.id, NORTH)
    assert again.review == state.review


async def test_a_moment_is_shown_and_tried_from_there(session: Session) -> None:
    table = await keep(session.tables, record_of("argentina-2-1"), (NORTH, SOUTH), 1, first=50)
    await session.tables.reviews.state(table.id, NORTH)
    await make(session)
    state = await session.tables.reviews.state(table.id, NORTH)
    assert state.review is not None
    number = next(n for n, one in enumerate(state.review.moments) if one.seat == "north")
    moment = state.review.moments[number]
    shown = await session.tables.reviews.moment(table.id, NORTH, number)
    assert shown.view.turn == moment.turn and shown.hand is not None and shown.lines
    tried = await session.tables.reviews.try_it(table.id, NORTH, "Ana", number)
    view = await session.tables.play.look(tried.id, NORTH)
    before = await session.tables.replay._at(table.id, moment.turn)
    same = msgspec.structs.replace(view, commitment="")
    assert same == msgspec.structs.replace(before.view("north"), commitment="")
    assert tried.private and tried.purpose == "try" and tried.seat("east").ai == "hard"
    await session.tables.replay.wish(table.id, SOUTH, "closed_hands", on=True)
    assert (await session.tables.reviews.moment(table.id, STRANGER, number)).hand is None
    with pytest.raises(Refusal, match="replay-closed"):
        await session.tables.reviews.try_it(table.id, STRANGER, "Zoe", number)
    with pytest.raises(Refusal, match="review-gone"):
        await session.tables.reviews.moment(table.id, NORTH, 99)


async def test_who_may_have_one(session: Session) -> None:
    table = await keep(session.tables, record_of("original-2-1"), (NORTH, SOUTH), 1, upto=9)
    with pytest.raises(Refusal, match="review-not-over"):
        await session.tables.reviews.state(table.id, NORTH)
    over = await keep(session.tables, record_of("original-2-1"), (NORTH, SOUTH), 2)
    await session.tables.replay.wish(over.id, SOUTH, "no_review", on=True)
    with pytest.raises(Refusal, match="review-off"):
        await session.tables.reviews.state(over.id, NORTH)
    day = session.tables.solo.today()
    daily = await session.tables.solo.begin(
        server=7, channel=3, person=NORTH, name="Ana", rival="Pedro", day=day
    )
    with pytest.raises(Refusal, match="review-daily"):
        await session.tables.reviews.state(daily.id, NORTH)


async def test_what_fails_again_and_again_is_given_up(session: Session) -> None:
    table = await keep(session.tables, record_of("original-2-1"), (NORTH, SOUTH), 1)
    await session.tables.reviews.state(table.id, NORTH)

    async def broken(work: Callable[[], Any], key: str) -> Any:
        raise RuntimeError("no")

    for tries in range(3):
        row = await reviews.to_make(session.store.read)
        assert row is not None and row.tries == tries
        await session.tables.reviews._try(row, broken)
    assert (await session.tables.reviews.state(table.id, NORTH)).failed


async def test_a_solo_game_is_judged_while_it_runs_by_what_its_player_could_see(session: Session) -> None:
    """The same pieces of work on snapshots with all that is hidden in another order give the same."""
    table = await keep(session.tables, record_of("original-2-1"), (NORTH, None), 1, upto=60, first=54)
    await session.tables.reviews.state(table.id, NORTH)
    await make(session)
    state = await session.tables.reviews.state(table.id, NORTH)
    assert state.review is not None and {one.seat for one in state.review.moments} <= {"north"}
    with pytest.raises(Refusal, match="review-not-over"):
        await session.tables.reviews.state(table.id, STRANGER)
    reel, dice = await session.tables.replay.reel(table.id), Random(2)
    entries = tuple(
        (one.entry, one.seat, tuple(one.picked)) for one in await games.log(session.store.read, table.id)
    )
    other = msgspec.structs.replace(
        reel,
        turns=tuple(
            msgspec.structs.replace(turn, state=_permuted(reel.dump(place), reel.base, dice))
            for place, turn in enumerate(reel.turns)
        ),
    )
    places = range(len(reel.turns))
    assert forecasts_of(other, places, "north") == forecasts_of(reel, places, "north")
    for place in places[:-1]:
        turn, twin = (turn_at(one, entries, place, ["north"]) for one in (reel, other))
        assert (turn is None) == (reel.turns[place].turn % 2 == 1)
        if turn is not None and twin is not None:
            assert review.ideas(turn) == review.ideas(twin._replace(picks=turn.picks))


def _permuted(dump: str, base: str, dice: Random) -> bytes:
    return games.pack(permute_hidden(Game.load(dump), "north", dice).dump(), base)
