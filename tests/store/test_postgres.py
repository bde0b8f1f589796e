"""PostgreSQL under the store: opened by one or by several, refused in plain words, moved to and from."""

import asyncio
from datetime import UTC, datetime

import asyncpg
import pytest

from bot.address import Server, address
from bot.cli.move import carry
from bot.store import Store, tables
from bot.store.errors import (
    CannotOpen,
    Conflict,
    Damaged,
    FutureSchema,
    InUse,
    Missing,
    NotEmpty,
    NotOurFile,
    Unreachable,
)
from bot.store.migrate import NEWEST, SCRIPTS
from bot.store.moving import move
from bot.store.postgres import check_server
from bot.store.postgres_schema import _OWN, query, translated
from bot.store.shapes import shapes
from tests.table.conftest import FakeTime, Session

pytestmark = pytest.mark.both_engines
NOW = datetime(2026, 11, 16, 12, 0, tzinfo=UTC)


@pytest.fixture
async def server(postgres):
    where = await postgres.fresh()
    yield where
    await postgres.drop(where)


async def opened(where, **options):
    return await Store.open(where, now=lambda: NOW, **options)


async def said(where: Server, sql: str) -> None:
    connection = await asyncpg.connect(where.url)
    await connection.execute(sql)
    await connection.close()


async def gone(store: Store, session: int) -> None:
    """Wait until the server has noticed that a session has ended."""
    left = 1
    while left:
        left = await store.read.value("SELECT count(*) FROM pg_stat_activity WHERE pid = ?", session)


async def played(store: Store, turns: int = 2) -> Session:
    session = Session(store, FakeTime(), seed=5)
    table = await session.game()
    for _ in range(turns):
        await session.turn(table)
    return session


def test_a_query_is_written_once():
    assert query("SELECT a FROM b WHERE c = ? AND d > ?") == "SELECT a FROM b WHERE c = $1 AND d > $2"
    assert "json_agg(json_build_array(" in query("SELECT json_group_array(json_array(seat))")


def test_every_trigger_is_written_for_both_engines():
    """One that is left out in the translation has words of its own; nothing else is left out."""
    for number, script in SCRIPTS:
        if "CREATE TRIGGER" in script or "DROP TRIGGER" in script:
            assert "TRIGGER" in _OWN[number]
    assert not any("TRIGGER" in statement for _, script in SCRIPTS for statement in translated(script))


def test_an_address_shows_no_password():
    where = address("postgresql://bot:hunter2@db.example:5433/games")
    assert "hunter2" not in f"{where} {where!r}" and str(where) == "postgresql://db.example/games"


async def test_one_alone_has_it_to_itself(server):
    first = await opened(server)
    with pytest.raises(InUse, match="another Tropero"):
        await opened(server)
    with pytest.raises(InUse, match="runs alone"):
        await opened(server, cluster=(1, 2))
    await first.close()
    await (await opened(server)).close()


async def test_of_several_each_is_there_once(server):
    first = await opened(server, cluster=(1, 2))
    second = await opened(server, cluster=(2, 2))
    with pytest.raises(InUse, match="number 2 of 2"):
        await opened(server, cluster=(2, 2))
    with pytest.raises(InUse):
        await opened(server)
    await first.close()
    await second.close()


async def test_what_one_claims_the_others_do_not_get(server):
    first = await opened(server, cluster=(1, 2))
    second = await opened(server, cluster=(2, 2))
    assert await first.claim("letter 1")
    assert not await first.claim("letter 1") and not await second.claim("letter 1")
    await first.release("letter 1")
    assert await second.claim("letter 1")
    session = second._session.get_server_pid()
    second._session.terminate()  # as if its process were gone
    await gone(first, session)
    assert await first.claim("letter 1")
    await first.close()
    await second.close()


async def test_two_that_begin_at_once_make_the_tables_once(server):
    both = await asyncio.gather(opened(server, cluster=(1, 2)), opened(server, cluster=(2, 2)))
    assert [await store.read.value("SELECT version FROM tropero_schema") for store in both] == [NEWEST] * 2
    for store in both:
        await store.close()


async def test_a_migration_waits_for_nobody_who_plays_on_the_old_tables(server):
    old = await opened(server, cluster=(1, 2), scripts=SCRIPTS[:-1])
    with pytest.raises(InUse, match="older version"):
        await opened(server, cluster=(2, 2))
    await old.close()
    await (await opened(server, cluster=(2, 2))).close()


async def test_anothers_database_and_one_of_the_future_are_refused(server):
    await said(server, "CREATE TABLE cattle (name TEXT)")
    with pytest.raises(NotOurFile, match="another program"):
        await opened(server)
    await said(server, "DROP TABLE cattle")
    await (await opened(server)).close()
    await said(server, f"UPDATE tropero_schema SET version = {NEWEST + 1}")
    with pytest.raises(FutureSchema, match="newer Tropero"):
        await opened(server)


async def test_a_wrong_address_is_told_in_plain_words(postgres):
    nowhere = Server("postgresql://nobody@127.0.0.1:1/games?connect_timeout=2")
    with pytest.raises(Unreachable, match="does not answer"):
        await opened(nowhere)
    missing = Server(postgres.url.replace("/postgres?", "/nothing_here?"))
    with pytest.raises(CannotOpen, match="no such database"):
        await opened(missing)


async def test_the_log_stays_as_it_is(server):
    session = await played(await opened(server), turns=1)
    for sql in ("UPDATE choices SET picked = '[]'", "DELETE FROM choices"):
        with pytest.raises(Conflict, match="append-only"):
            async with session.store.transaction() as link:
                await link.all(sql)
    with pytest.raises(Exception, match="read-only"):
        await session.store.read.all("UPDATE tables SET peeked = 1")
    await session.store.close()


async def test_check_reads_every_row_and_says_what_is_there(server):
    assert await check_server(server) == 0
    await (await opened(server)).close()
    assert await check_server(server) == NEWEST


async def test_there_and_back_again_every_row_is_the_same(server, path, tmp_path):
    first = await opened(path)
    session = await played(first)
    states = await tables.by_state(session.store.read)
    await first.close()
    count = await carry(path, server)
    assert count > 20
    back = tmp_path / "back.db"
    assert await carry(server, back) == count
    one, other = await opened(path), await opened(back)
    assert await tables.by_state(other.read) == states
    for shape in shapes():
        rows = [
            [tuple(row) for row in await store.read.all(f"SELECT * FROM {shape.name} ORDER BY 1, 2")]
            for store in (one, other)
        ]
        assert rows[0] == rows[1]
    await one.close()
    await other.close()
    moved = await opened(server)  # and play goes on there, with numbers nobody has had
    again = Session(moved, FakeTime(), seed=6)
    await again.turn(await again.tables.lobby.at(1))
    await again.post.deliver()
    await moved.close()


async def test_nothing_is_carried_over_something(server, path, tmp_path):
    await (await opened(path)).close()
    session = await played(await opened(server), turns=1)
    await session.store.close()
    with pytest.raises(NotEmpty, match="games in the target"):
        await carry(path, server)
    with pytest.raises(NotEmpty, match="a file already"):
        await carry(server, path)
    with pytest.raises(Missing):
        await carry(tmp_path / "none.db", server)


async def test_a_row_that_arrived_otherwise_is_found(server, path, monkeypatch):
    session = await played(await opened(path), turns=1)
    target = await opened(server)
    await said(
        server,
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN NEW.name = 'X'; RETURN NEW; END $$; "
        "CREATE TRIGGER spoil BEFORE INSERT ON seats FOR EACH ROW EXECUTE FUNCTION spoil()",
    )
    with pytest.raises(Damaged, match="seats: row 1 differs"):
        await move(session.store, target)
    await session.store.close()
    await target.close()
