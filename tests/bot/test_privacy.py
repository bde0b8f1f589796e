"""`/privacy` on Discord: what is kept, the file, and the button that forgets one person alone."""

from __future__ import annotations

import json
from pathlib import Path

from bot.sandbox.state import cdn_path
from bot.settings import Settings
from bot.trials.local_bot import local_bot
from data.texts import say


async def test_what_is_kept_as_a_file_and_forgotten(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        channel = await house.fake.new_channel("table")
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        table = await house.table(channel, ana, ben)
        about = await ana.slash(channel, "privacy about")
        assert about.content.startswith(say("en", "privacy-about")) and "until somebody asks" in about.content

        given = await ana.slash(channel, "privacy export")
        found = json.loads(house.fake.world.files[cdn_path(given.message.files[0]["url"])])
        assert [row["name"] for row in found["seats"]] == ["Ana"] and str(ben.id) not in str(found)

        asked = await ana.slash(channel, "privacy forget")
        assert "one open table" in asked.content
        pressed = await ana.click(asked.message, say("en", "privacy-forget-button"))
        await pressed.until(lambda one: one.content == say("en", "privacy-forgotten"))
        left = await house.bot.table(table.id)
        assert left.people == [int(ben.id)] and {seat.name for seat in left.seats} == {"Somebody", "Ben"}
        assert await house.bot.tables.privacy.about(int(ana.id)) == {}
        house.clean()


async def test_whoever_hosts_it_can_be_reached(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        channel = await house.fake.new_channel("table")
        ana = house.fake.person("Ana")
        assert "hosts this bot" not in (await ana.slash(channel, "help")).content
        house.bot.settings = Settings(db=house.bot.settings.db, contact="ranch@example.org", keep_days=90)
        assert "ranch@example.org" in (await ana.slash(channel, "help")).content
        about = await ana.slash(channel, "privacy about")
        assert "ranch@example.org" in about.content and "after 90 days" in about.content
        house.clean()
