"""Hints are thought out by workers: whoever waits long is told so, and whoever waits in vain too."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.pictures.process_pool import cores
from bot.trials.local_bot import local_bot
from data.texts import say


async def test_somebody_who_waits_for_a_hint_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.commands.turn.LONG", 0.0)
    async with local_bot(tmp_path) as house:
        channel = await house.fake.new_channel("table")
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        table = await house.table(channel, ana, ben)
        asked = (await house.bot.tables.play.asked(table.id, None)).waiting_for
        person = ana if asked == table.seats[0].seat else ben
        answer = await person.slash(channel, "hint")
        assert say("en", "hint-thinking") in answer.content
        await answer.edited(2)
        assert answer.content.startswith("- **")
        assert house.bot.thinkers.size == cores(), "all of the machine thinks"
        house.clean()


async def test_a_hint_that_cannot_be_had_is_said_to_be_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.LONGEST_THOUGHT", 0.0)
    async with local_bot(tmp_path) as house:
        channel = await house.fake.new_channel("table")
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        table = await house.table(channel, ana, ben)
        asked = (await house.bot.tables.play.asked(table.id, None)).waiting_for
        person = ana if asked == table.seats[0].seat else ben
        answer = await person.slash(channel, "hint")
        await answer.until(
            lambda one: "took too long" in one.content + "".join(m.text for m in one.followups)
        )
        house.clean()
