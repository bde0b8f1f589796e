"""Two bots on one PostgreSQL, each with its shard; and the arithmetic of shards, turns and requests."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.address import Server
from bot.app import Tropero
from bot.cluster import Cluster, GlobalLimit, take_turn
from bot.run import open_store
from bot.sandbox.connect import redirected, stay_on_loopback
from bot.sandbox.server import FakeDiscord
from bot.settings import BadSettings, Settings, read_settings
from bot.store import Store, StoreError
from bot.table.context import wall_clock
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


@contextlib.asynccontextmanager
async def bots_on(
    fake: FakeDiscord, postgres: LocalPostgres, of: int
) -> AsyncIterator[tuple[list[Tropero], Server]]:
    """So many processes' bots, connecting, on a database of their own."""
    where = await postgres.fresh()
    bots: list[Tropero] = []
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(postgres.drop, where)
        stack.push_async_callback(fake.stop)
        stack.enter_context(redirected(fake.http))
        for number in range(1, of + 1):
            settings = Settings(db=where, emoji=False, cluster=Cluster(number, of))
            store = await open_store(settings)
            stack.push_async_callback(store.close)
            bot = await stack.enter_async_context(Tropero(store, settings, guild_ready_timeout=0.05))
            stay_on_loopback(bot)
            bots.append(bot)
        running = [asyncio.create_task(bot.start(fake.token)) for bot in bots]
        yield bots, where
        for bot in bots:
            await bot.close()
        await asyncio.gather(*running)


async def test_two_bots_share_a_database_and_what_there_is_to_do(
    postgres: LocalPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.IDENTIFY_EVERY", 0.0)
    fake = await FakeDiscord(acknowledge_within=30.0, patience=60.0, shards=2).start()
    async with bots_on(fake, postgres, 2) as (bots, _):
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


async def test_as_many_identify_at_once_as_discord_allows_and_no_more(
    postgres: LocalPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four shards, two at once: those of even numbers take turns, and those of odd ones among themselves."""
    every = 1.0
    monkeypatch.setattr("bot.app.IDENTIFY_EVERY", every)
    fake = await FakeDiscord(acknowledge_within=30.0, patience=60.0, shards=4, max_concurrency=2).start()
    both = asyncio.Event()
    fake.watchers.append(lambda what, thing: both.set() if len(fake.gateway.identified) == 2 else None)
    async with bots_on(fake, postgres, 4) as (bots, where):
        # Somebody has the turn of the even ones, and does not give it back for a while.
        other = await Store.open(where, now=wall_clock, cluster=(5, 5))
        try:
            assert await other.claim("identify 0")
            async with asyncio.timeout(60):
                await both.wait()
            assert {shard for _, shard in fake.gateway.identified} == {1, 3}
        finally:
            await other.close()  # whoever is gone has no turn
        await fake.gateway.until(connected=True, within=60.0)
        for bot in bots:
            await bot.wait_until_ready()
    for turn in (0, 1):
        found = [(at, shard) for at, shard in fake.gateway.identified if shard % 2 == turn]
        assert len(found) == 2 and found[1][0] - found[0][0] >= every


async def test_a_database_that_is_gone_for_a_while_costs_nobody_their_turn() -> None:
    class Gone:
        asked = 0

        async def claim(self, name: str) -> bool:
            self.asked += 1
            if self.asked == 1:
                raise StoreError("gone")
            return self.asked == 3

    gone = Gone()
    await take_turn(gone, "identify 0", patience=30.0)
    assert gone.asked == 3
    await take_turn(gone, "identify 0", patience=0.5)
    assert gone.asked > 3, "and one that hangs keeps nobody for ever"
