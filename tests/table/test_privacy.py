"""Whoever is forgotten is nowhere any more, and the games of the others go on; old games are erased."""

import json
import random
from datetime import timedelta

import pytest

from bot.store import games, tables
from bot.store.db import Store
from bot.store.errors import Conflict
from bot.store.records import PersonSettings
from bot.store.shapes import shapes
from bot.table.live import standing
from engine import Game, Setup
from tests.table.ai import first_options

pytestmark = pytest.mark.both_engines

#: As long as Discord's ids are, so that no byte of it is anywhere by chance; and a name like no other.
ANA, BEN, EVA = 730_198_446_025_113_601, 730_198_446_025_113_602, 730_198_446_025_113_603
NAME = "Anastasia-Qzxv"


async def dump(store: Store) -> str:
    """Every value of every row."""
    found = []
    for shape in shapes():
        rows = await store.read.all(f"SELECT * FROM {shape.name}")
        found += [f"{shape.name}: {[_plain(value) for value in row]}" for row in rows]
    return "\n".join(found)


def _plain(value):
    if not isinstance(value, bytes):
        return value
    try:
        return games.unpack(value)
    except Exception:
        return value.hex()


async def seated(session, channel: int, *people: int, **options):
    """A running game of these people, who are called by the names below."""
    names = {ANA: NAME, BEN: "Ben", EVA: "Eva"}
    lobby = session.tables.lobby
    host, *others = people
    table = await lobby.open(server=7, channel=channel, person=host, name=names[host], **options)
    for person in others:
        await lobby.join(table.id, person, names[person])
    return await lobby.start(table.id, host)


async def given_up(session, table, one: int, other: int) -> None:
    """Both vote to end a game."""
    await session.tables.ballots.propose_abandon(table.id, one)
    (vote,) = await session.tables.ballots.open(table.id)
    await session.tables.ballots.cast(vote.id, other, "yes")
    assert (await session.tables.lobby.find(table.id)).state == "abandoned"


async def lived_in(session):
    """All that a person leaves behind: games over, running and not begun, votes, settings, letters."""
    over = await seated(session, 1, ANA, BEN)
    for _ in range(3):
        await session.turn(over)
    await given_up(session, over, ANA, BEN)
    running = await seated(session, 2, BEN, ANA, EVA, pace_days=1)
    for _ in range(4):
        await session.turn(running)
    await session.tables.ballots.propose_abandon(running.id, ANA)
    hosted = await session.tables.lobby.open(server=7, channel=3, person=ANA, name=NAME)
    await session.tables.lobby.join(hosted.id, EVA, "Eva")
    alone = await session.tables.solo.begin(
        server=None, channel=ANA + 9, person=ANA, name=NAME, rival="Pedro", day=session.tables.solo.today()
    )
    await session.tables.preferences.save(PersonSettings(ANA, language="de", remind="direct"))
    await session.tables.preferences.keep_look(ANA, "move", "board")
    session.clock.pass_(hours=13)
    await session.tables.reminders.tick()
    await session.post.deliver()
    return over, running, hosted, alone


async def test_nothing_of_who_is_forgotten_is_left(session, store_engine, tmp_path):
    over, running, hosted, alone = await lived_in(session)
    before = await dump(session.store)
    assert str(ANA) in before and NAME in before
    left = await session.tables.privacy.forget(ANA, "Somebody")
    after = await dump(session.store)
    assert str(ANA) not in after and NAME not in after and str(ANA + 9) not in after
    assert str(BEN) in after and str(EVA) in after
    assert left == [running.id]
    if store_engine == "sqlite":  # nor in what is left of old pages and logs
        files = tmp_path.glob("tropero.db*")
        raw = b"".join(file.read_bytes() for file in files)
        assert NAME.encode() not in raw and str(ANA).encode() not in raw and b"Somebody" in raw
    assert (await session.tables.lobby.find(alone.id)).state == "abandoned"
    lobby = await session.tables.lobby.find(hosted.id)
    assert (lobby.host, lobby.people, lobby.state) == (EVA, [EVA], "lobby")
    assert (await session.tables.lobby.find(over.id)).people == [BEN]
    assert await session.tables.preferences.kept("nothing") is None


async def test_the_games_of_the_others_go_on_and_replay(session):
    over, running, *_ = await lived_in(session)
    await session.tables.privacy.forget(ANA, "Somebody")
    ai = session.tables.ai(first_options)
    rng = random.Random(3)
    for _ in range(40):
        await ai.play(running.id)
        open_ = await session.tables.play.asked(running.id, None)
        table = await session.tables.lobby.find(running.id)
        person = table.seat(open_.waiting_for).person
        assert person in (BEN, EVA)
        asked = await session.tables.play.asked(running.id, person)
        picked = rng.sample(list(asked.decision.legal), max(1, asked.decision.least))
        await session.tables.play.choose(running.id, person, picked[: asked.decision.most], asked.number)
    for table in (over, running):
        setup = json.loads(await tables.setup_of(session.store.read, table.id))
        line = standing(await games.log(session.store.read, table.id))
        again = Game.replay(Setup(**setup), [(entry.seat, entry.picked) for entry in line])
        assert again.dump() == (await games.current(session.store.read, table.id)).state
    shown = await session.tables.exporting.export(over.id, BEN)
    assert NAME not in str(shown) and str(ANA) not in str(shown)


async def test_what_is_kept_is_shown_and_no_secret_of_a_game(session):
    await lived_in(session)
    found = await session.tables.privacy.about(ANA)
    assert {"people", "seats", "choices", "tables", "looks", "daily_tries"} <= set(found)
    assert found["people"][0]["language"] == "de"
    assert all(row["person"] == ANA for row in found["choices"])
    text = json.dumps(found)
    assert str(BEN) not in text and "setup" not in text and "events" not in text
    assert await session.tables.privacy.about(12345) == {}


async def test_the_log_lets_nothing_else_through(session):
    table = await seated(session, 1, ANA, BEN)
    await session.turn(table)
    for sql in (
        "UPDATE choices SET picked = '[]'",
        "UPDATE choices SET person = 5",
        "UPDATE choices SET person = NULL, seat = 'west'",
        "DELETE FROM choices",
    ):
        with pytest.raises(Conflict, match="append-only"):
            async with session.store.transaction() as link:
                await link.all(sql)


async def test_games_that_are_over_are_erased_when_they_were_kept_for_long_enough(session):
    old = await seated(session, 1, ANA, BEN)
    await session.turn(old)
    await given_up(session, old, ANA, BEN)
    await session.post.deliver()
    session.clock.pass_(days=20)
    recent, running = await seated(session, 1, ANA, EVA), await seated(session, 2, BEN, EVA)
    await given_up(session, recent, ANA, EVA)
    upkeep = session.tables.upkeep(session.post, timedelta(days=30))
    session.clock.pass_(days=11)
    await upkeep.chores()
    assert await session.tables.lobby.find(old.id) is None
    assert old.id not in await dump(session.store)
    assert (await session.tables.lobby.find(recent.id)).state == "abandoned"
    await session.turn(running)
