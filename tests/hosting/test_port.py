"""What a host asks the port: whether the bot is well, and its figures."""

from __future__ import annotations

from pathlib import Path

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.hosting.port import Port
from bot.store.errors import DiskTrouble
from bot.trials.local_bot import local_bot


async def get(port: int, path: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


def figures(text: str) -> dict[str, float]:
    return {
        ",".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_health_and_figures(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house, Port(house.bot, house.bot.figures).open("127.0.0.1", 0) as port:
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        channel = await house.fake.new_channel("table")
        table = await house.table(channel, ana, ben)
        await ana.slash(channel, "status")

        status, body = await get(port, "/health")
        assert status == 200 and '"gateway": true' in body and '"store": true' in body
        assert (await get(port, "/ready"))[0] == 200

        asked = await house.bot.tables.play.asked(table.id, int(ana.id))
        before = figures((await get(port, "/metrics"))[1])
        first = asked if asked.decision else await house.bot.tables.play.asked(table.id, int(ben.id))
        assert first.decision is not None
        person = int(ana.id) if asked.decision else int(ben.id)
        picks = first.decision.legal[: max(1, first.decision.least)]
        await house.bot.tables.play.choose(table.id, person, list(picks), first.number)
        after_text = (await get(port, "/metrics"))[1]
        after = figures(after_text)

    assert before["tropero_acknowledgement_seconds_count"] == 1
    assert before["tropero_interactions_total,application_command"] == 1
    assert before["tropero_tables,running"] == 1
    assert before["tropero_discord_answers_total,200"] >= 1
    assert after["tropero_choices_total"] == before["tropero_choices_total"] + 1
    assert after["tropero_commits_total"] > before["tropero_commits_total"]
    assert "Ana" not in after_text and str(ana.id) not in after_text


async def test_a_store_that_fails_is_no_health(tmp_path: Path, monkeypatch) -> None:
    async with local_bot(tmp_path) as house, Port(house.bot, house.bot.figures).open("127.0.0.1", 0) as port:

        async def fails(*_: object) -> None:
            raise DiskTrouble("the disk is gone")

        monkeypatch.setattr(house.bot.store.read, "one", fails)
        status, body = await get(port, "/health")
        assert status == 503 and '"store": false' in body
        assert (await get(port, "/metrics"))[0] == 503
