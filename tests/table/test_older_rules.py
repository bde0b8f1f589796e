"""Games that were begun under older rules go on from their snapshot; nothing replays them under new ones."""

import json
from pathlib import Path

import msgspec
import pytest

from bot.store import games, tables
from bot.store.records import Entry, Seat, Table, encode
from bot.table import Refusal
from engine import RULES_VERSION, Game, IllegalChoice, Setup

NORTH, EAST = 101, 103
RECORDS = sorted((Path(__file__).parent / "records").glob("running_rules*.json"))


async def seat_record(session, record, table_id="older"):
    """Put a recorded game into the store as the bot of its time had left it there."""
    setup = msgspec.convert(record["setup"], Setup)
    table = Table(
        id=table_id,
        server=7,
        channel=1,
        state="running",
        game=setup.game,
        options=setup.options,
        most=2,
        pace_days=None,
        host=NORTH,
        opened_at=0,
        touched_at=0,
        started_at=0,
        rules=record["rules"],
        seats=(Seat("north", NORTH, "Ana"), Seat("east", EAST, "Carla")),
    )
    base, entry = record["base"], len(record["choices"])
    state = games.pack(record["state"], base)
    turn_state = json.loads(record["turn_state"])["state"]
    async with session.store.transaction() as link:
        tables.add(link, table)
        tables.set_setup(link, table_id, encode(setup), games.pack(base))
        for number, choice in enumerate(record["choices"], 1):
            games.append(link, table_id, Entry(entry=number, kind="choice", person=None, at=0, **choice))
        games.save_snapshot(
            link,
            table_id,
            turn_state["turn"],
            turn_state["number"],
            record["turn_entry"],
            games.pack(record["turn_state"], base),
        )
        games.save_current(link, table_id, entry, record["turn_entry"], None, state)
    return table


def of_older_rules(record):
    """The record as if it were of the version before: with more money, and a choice these rules forbid."""
    older = json.loads(json.dumps(record))
    older["rules"] = RULES_VERSION - 1
    for name in ("base", "turn_state", "state"):
        save = json.loads(older[name])
        save["state"]["rules"] = RULES_VERSION - 1
        for player in save["state"]["players"]:
            player["money"] += 100
        older[name] = json.dumps(save)
    older["choices"][40]["picked"] = ["an:option:of:the:older:rules"]
    return older


async def state_of(session, table):
    """The state as the engine reads it: a newer one may write fields that an older dump does not have."""
    return Game.load((await games.current(session.store.read, table.id)).state).dump()


@pytest.mark.parametrize("recorded", RECORDS, ids=lambda path: path.stem)
async def test_every_recorded_game_goes_on_to_its_end(session, recorded):
    record = json.loads(recorded.read_text(encoding="utf-8"))
    table = await seat_record(session, record)
    await session.to_the_end(table)
    ended = await session.tables.lobby.find(table.id)
    assert ended.state == "finished"
    assert ended.rules == record["rules"]
    assert len(await session.tables.play.scores(table.id)) == 2


def test_the_present_rules_have_a_record():
    assert f"running_rules{RULES_VERSION}" in [path.stem for path in RECORDS]


async def test_a_game_whose_log_does_not_replay_any_more_goes_on(session, open_session):
    record = of_older_rules(json.loads(RECORDS[-1].read_text(encoding="utf-8")))
    setup = msgspec.convert(record["setup"], Setup)
    with pytest.raises(IllegalChoice):
        Game.replay(setup, [(choice["seat"], choice["picked"]) for choice in record["choices"]])

    table = await seat_record(session, record)
    money = (await session.tables.play.look(table.id, None)).players["north"].money
    assert money >= 100
    for _ in range(20):
        await session.step(table)
    await session.store.close()
    again = await open_session()
    await again.to_the_end(table)
    assert (await again.tables.lobby.find(table.id)).rules == RULES_VERSION - 1


async def test_what_was_chosen_since_can_be_taken_back_and_what_was_before_is_refused_clearly(session):
    record = of_older_rules(json.loads(RECORDS[-1].read_text(encoding="utf-8")))
    table = await seat_record(session, record)
    before = await state_of(session, table)
    person, _ = await session.asked(table)
    await session.step(table)
    entry = len(record["choices"]) + 1
    preview = await session.tables.undo.preview(table.id, person, entry)
    (other,) = {NORTH, EAST} - {person}
    vote = await session.tables.undo.ask_consent(table.id, person, entry, preview.number)
    assert await session.tables.ballots.cast(vote, other, "yes") == "yes"
    assert await state_of(session, table) == before

    preview = await session.tables.undo.preview(table.id, person, 45)
    vote = await session.tables.undo.ask_consent(table.id, person, 45, preview.number)
    with pytest.raises(Refusal, match="undo-nothing"):
        await session.tables.ballots.cast(vote, other, "yes")
    assert await state_of(session, table) == before
    await session.step(table)


async def damage_current(session, table):
    async with session.store.transaction() as link:
        stored = await games.current(link, table.id)
        nonsense = games.pack('{"format": "something else"}', stored.base)
        games.save_current(link, table.id, stored.entry, stored.turn_entry, None, nonsense)
    session.tables.context.games.forget(table.id)


async def test_an_unreadable_snapshot_is_rebuilt_from_the_log(session):
    table = await session.game()
    for _ in range(30):
        await session.step(table)
    before = await session.tables.play.look(table.id, NORTH)
    await damage_current(session, table)
    assert await session.tables.play.look(table.id, NORTH) == before
    await session.step(table)


async def test_an_unreadable_snapshot_of_other_rules_is_not_guessed_at(session):
    table = await seat_record(session, of_older_rules(json.loads(RECORDS[-1].read_text(encoding="utf-8"))))
    await damage_current(session, table)
    with pytest.raises(Refusal, match="table-unreadable"):
        await session.tables.play.look(table.id, NORTH)
