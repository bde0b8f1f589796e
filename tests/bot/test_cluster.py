"""Two bots on one PostgreSQL, each with its shard; and the arithmetic of shards, turns and requests."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from bot.app import Tropero
from bot.cluster import Cluster, GlobalLimit
from bot.run import open_store
from bot.sandbox.connect import redirected, stay_on_loopback
from bot.sandbox.server import FakeDiscord
from bot.settings import BadSettings, Settings, read_settings
from bot.trials.postgres import LocalPostgres


@pytest.mark.parametrize(("total", "of"), [(1, 1), (4, 4), (10, 4), (16, 3)])
def test_every_shard_has_one_process(total: int, of: int) -> None:
    found = [shard for number in range(1, of + 1) for shard in Cluster(number, of).shards(total)]
    assert found == list(range(total))


@pytest.mark.parametrize("text", ["0/2", "3/2", "2", "a/b", "1/0"])
def test_what_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadSettings, match="as 2/4"):
        read_settings({"TROPERO_CLUSTER": text, "TROPERO_DB": "postgresql://db/games"})


def test_several_processes_need_a_server() -> None:
    with pytest.raises(BadSettings, match="PostgreSQL"):
        read_settings({"TROPERO_CLUSTER": "1/2", "TROPERO_DB": "games.db"})
    found = read_settings({"TROPERO_CLUSTER": "1/2", "TROPERO_DB": "postgresql://u:secret@db/games"})
    assert found.cluster == Cluster(1, 2) and "secret" not in repr(found)


def test_an_address_with_a_password_may_lie_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "address"
    file.write_text("postgresql://u:secret@db/games\n")
    assert str(read_settings({"TROPERO_DB_FILE": str(file)}).db) == "postgresql://db/games"
    with pytest.raises(BadSettings, match="cannot be read"):
        read_settings({"TROPERO_DB_FILE": str(tmp_path / "none")})


def test_requests_are_spread_over_the_second() -> None:
    time = [0.0]
    limit = GlobalLimit(10, lambda: time[0])
    sent = []
    for _ in range(40):
        time[0] += limit.pause()
        sent.append(time[0])
    most = max(sum(1 for one in sent if start <= one < start + 1) for start in sent)
    assert most <= 15 and sent[-1] > 3.0, "ten a second, and half a second's worth at the beginning"


async def test_two_bots_share_a_database_and_what_there_is_to_do(
    tmp_path: Path, postgres: LocalPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.IDENTIFY_EVERY", 0.0)
    where = await postgres.fresh()
    fake = await FakeDiscord(acknowledge_within=30.0, patience=60.0, shards=2).start()
    bots: list[Tropero] = []
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(postgres.drop, where)
        stack.push_async_callback(fake.stop)
        stack.enter_context(redirected(fake.http))
        for number in (1, 2):
            settings = Settings(db=where, emoji=False, cluster=Cluster(number, 2))
            store = await open_store(settings)
            stack.push_async_callback(store.close)
            bot = await stack.enter_async_context(Tropero(store, settings, guild_ready_timeout=0.05))
            stay_on_loopback(bot)
            bots.append(bot)
        running = [asyncio.create_task(bot.start(fake.token)) for bot in bots]
        await fake.gateway.until(connected=True, within=60.0)
        for bot in bots:
            await bot.wait_until_ready()
        assert [bot.shard_ids for bot in bots] == [[0], [1]]
        channel, ana = await fake.new_channel("table"), fake.person("Ana")
        begun = await ana.slash(channel, "trail solo")
        assert begun.content
        mine = await ana.slash(ana.dm, "mygames")
        assert "Argentina" in mine.content, "a direct message arrives at shard 0, the table is on another"
        assert not [*fake.rejected, *fake.unimplemented, *fake.unanswered]
        for bot in bots:
            await bot.close()
        await asyncio.gather(*running)
