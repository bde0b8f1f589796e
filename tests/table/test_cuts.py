"""Connections to PostgreSQL that are cut in the middle: nobody is told anything that is not so."""

import asyncpg
import pytest

from bot.store.errors import Unreachable
from tests.table.conftest import FakeTime, Session, Store
from tests.table.test_faults import acknowledged


class Cut(asyncpg.Connection):  # type: ignore[misc]
    moment = ""

    async def execute(self, sql: str, *values, **more) -> str:
        if sql == "COMMIT" and Cut.moment == "before":
            self.terminate()
        status = await super().execute(sql, *values, **more)
        if sql == "COMMIT" and Cut.moment == "after":
            self.terminate()
            raise asyncpg.ConnectionDoesNotExistError("the answer was lost")
        return status


@pytest.fixture
async def cut(postgres):
    where, clock = await postgres.fresh(), FakeTime()
    session = Session(await Store.open(where, now=clock, factory=Cut), clock, seed=1)
    yield session
    Cut.moment = ""
    await session.store.close()
    await postgres.drop(where)


@pytest.mark.parametrize(("moment", "there"), [("before", 0), ("after", 1)])
async def test_a_connection_cut_at_the_commit(cut, moment, there):
    """Cut before it, the choice is not there; cut after it, it is, and the same tap again is stale."""
    table = await cut.game()
    person, asked = await cut.asked(table)
    picked = list(asked.decision.legal[: max(1, asked.decision.least)])
    Cut.moment = moment
    with pytest.raises(Unreachable) as trouble:
        await cut.tables.play.choose(table.id, person, picked, asked.number)
    assert trouble.value.saving
    Cut.moment = ""
    assert (await acknowledged(cut, table))[0] == there
    if there:
        with pytest.raises(Exception, match="table-stale"):
            await cut.tables.play.choose(table.id, person, picked, asked.number)
    else:
        await cut.tables.play.choose(table.id, person, picked, asked.number)
    assert (await acknowledged(cut, table))[0] == 1


async def test_every_session_ended_by_the_server_at_once(cut, postgres):
    """As at a restart of the server: what was under way fails, and the next one goes through."""
    table = await cut.game()
    await cut.step(table)
    admin = await asyncpg.connect(postgres.url)
    mine = "application_name = 'tropero' AND datname = current_database()"
    await admin.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")
    await admin.close()
    for _ in range(20):  # as many as there may be dead connections
        try:
            await cut.step(table)
            break
        except Unreachable:
            continue
    assert (await acknowledged(cut, table))[0] == 2
    while cut.store._session is None or cut.store._session.is_closed():
        await cut.store.read.value("SELECT pg_sleep(0.05)")
    assert await cut.store.claim("something"), "and it says again who it is"
