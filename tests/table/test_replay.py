"""A game looked at again: turn for turn what it was, and for each only what they may see of it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.store import games
from bot.table import Refusal
from bot.table.replay import outline
from bot.table.story import lines_of_turn
from bot.trials.recorded import keep
from engine import Game
from engine.records import Record
from tests.engine.test_secrets import permute_hidden
from tests.table.conftest import EAST, NORTH, SOUTH, WEST, FakeTime, Session

RECORDS = sorted((Path(__file__).parents[1] / "engine" / "records").glob("*.json"))
FOUR = (NORTH, SOUTH, EAST, WEST)
STRANGER = 999


def record_of(name: str) -> Record:
    return Record.read((Path(RECORDS[0].parent) / f"{name}.json").read_bytes())


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
async def test_every_turn_of_a_recorded_game_is_as_it_was_told(session: Session, file: Path) -> None:
    record = record_of(file.stem)
    table = await keep(session.tables, record, FOUR[: len(record.setup.seats)], 1)
    views, play, replay = record.by_turn(), session.tables.play, session.tables.replay
    turns = await games.turns(session.store.read, table.id)
    assert [turn for turn, _ in turns] == await replay.turns(table.id) == [view.turn for view in views[:-1]]
    story = await play.story(table.id, None)
    pages = list(enumerate(zip(turns, pairwise(views), strict=True)))
    for place, ((turn, first), (earlier, later)) in (
        pages if len(table.seats) == 2 else [*pages[::8], pages[-1]]
    ):
        shown = await replay.turn(table.id, STRANGER, turn)
        assert (shown.since, shown.view) == (earlier, later)
        last = turns[place + 1][1] if place + 1 < len(turns) else None
        told = [line for line in story if first - 1 < line.entry and (last is None or line.entry <= last)]
        assert shown.lines == lines_of_turn(told, turn, first + 1, over=last is None)
        assert (shown.turn, shown.first, shown.last) == (turn, turns[0][0], turns[-1][0])


async def test_while_it_runs_a_seat_sees_what_it_saw_and_a_stranger_no_hand(session: Session) -> None:
    record = record_of("argentina-3-1")
    table = await keep(session.tables, record, FOUR[:3], 1, upto=40)
    game = Game.start(record.engine_setup())
    for choice in record.choices:
        game.choose(choice.seat, choice.picked)
        if game.turn == 21:
            break
    replay = session.tables.replay
    for seat in table.seats:
        shown = await replay.turn(table.id, seat.person or 0, 20, hands=True)
        assert shown.view == game.view(seat.seat) and not shown.sight.everything
        assert list(shown.hands) == [seat.seat]
    shown = await replay.turn(table.id, STRANGER, 20, hands=True)
    assert shown.view == game.view(None) and not shown.hands


@pytest.mark.parametrize("person", [NORTH, STRANGER])
async def test_what_a_seat_cannot_see_changes_nothing_in_its_replay(session: Session, person: int) -> None:
    """The snapshots with all that is hidden in another order give the same turns, words and jumps."""
    table = await keep(session.tables, record_of("original-3-1"), FOUR[:3], 1, upto=24)
    before = await _all_of(session, table.id, person)
    current = await games.current(session.store.read, table.id)
    assert current is not None
    dice, seat = Random(8), "north" if person == NORTH else None
    for turn in await session.tables.replay.turns(table.id):
        snapshot = await games.snapshot_of_turn(session.store.read, table.id, turn)
        assert snapshot is not None
        other = games.pack(permute_hidden(Game.load(snapshot.state), seat, dice).dump(), current.base)
        async with session.store.transaction() as link:
            games.save_snapshot(link, table.id, turn, snapshot.number, snapshot.entry, other)
    session.tables.replay._outlines.clear()
    assert await _all_of(session, table.id, person) == before


async def _all_of(session: Session, table_id: str, person: int) -> bytes:
    replay = session.tables.replay
    turns = await replay.turns(table_id)
    shown = [await replay.turn(table_id, person, turn, hands=True) for turn in turns[:-1]]
    return msgspec.json.encode([shown, await replay.landmarks(await replay.sight(table_id, person))])


async def test_when_it_is_over_all_hands_are_open_unless_somebody_minds(session: Session) -> None:
    table = await keep(session.tables, record_of("original-2-1"), (NORTH, SOUTH), 1)
    replay = session.tables.replay
    shown = await replay.turn(table.id, STRANGER, 9, hands=True)
    assert all(view.players[seat].hand is not None for seat, view in shown.hands.items())
    assert len(shown.hands) == 2
    await replay.wish(table.id, NORTH, "closed_hands", on=True)
    await replay.wish(table.id, SOUTH, "closed_hands", on=False)  # nobody opens what another wants closed
    assert not (await replay.turn(table.id, STRANGER, 9, hands=True)).hands
    assert list((await replay.turn(table.id, SOUTH, 9, hands=True)).hands) == [table.seats[1].seat]
    await replay.wish(table.id, NORTH, "closed_hands", on=False)
    assert len((await replay.turn(table.id, SOUTH, 9, hands=True)).hands) == 2
    with pytest.raises(Refusal, match="table-not-seated"):
        await replay.wish(table.id, STRANGER, "closed_hands", on=True)


async def test_what_was_taken_back_is_not_in_it(session: Session) -> None:
    table = await session.game()
    person, _ = await session.asked(table)
    chosen = await session.step(table)  # where one begins uncovers nothing
    shown = await session.tables.replay.turn(table.id, person)
    assert shown.so_far and [line.entry for line in shown.lines] == [chosen.entry]
    await session.tables.undo.take_back(table.id, person, chosen.entry, chosen.entry)
    shown = await session.tables.replay.turn(table.id, person)
    assert shown.so_far and not shown.lines and shown.view == shown.since


async def test_the_trail_of_the_day_is_only_for_whoever_rode_it(session: Session, clock: FakeTime) -> None:
    table = await session.tables.solo.begin(
        server=7, channel=3, person=NORTH, name="Ana", rival="Pedro", day=session.tables.solo.today()
    )
    await session.to_the_end(table)
    assert not (await session.tables.replay.sight(table.id, NORTH)).everything
    with pytest.raises(Refusal, match="replay-daily"):
        await session.tables.replay.turn(table.id, STRANGER)
    clock.pass_(days=3)
    assert (await session.tables.replay.sight(table.id, STRANGER)).everything


async def test_landmarks_are_visits_and_big_turns(session: Session) -> None:
    record = record_of("argentina-2-1")
    table = await keep(session.tables, record, (NORTH, SOUTH), 1)
    found = outline(await session.tables.replay.reel(table.id))
    end = record.replay()
    visits = [one for one in found if one.mark == "visit"]
    assert len(visits) == sum(player.visits for player in end.view(None).players.values()) > 2
    assert all(one.points >= 8 for one in found if one.mark == "big")
    with pytest.raises(Refusal, match="table-not-started"):
        await session.tables.replay.turn((await session.lobby(channel=9)).id, NORTH)
