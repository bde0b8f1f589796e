"""The settings panel, tapped through the stand-in: what is picked is saved, shown, and bears on pictures."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.components.settings import settings_view
from bot.sandbox.limits.components import check_components
from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import walk
from bot.store.records import PersonSettings
from bot.table.records import THEMES
from bot.trials.local_bot import LocalBot, local_bot
from bot.words.i18n import languages, say
from render.art.theme import THEMES as DRAWN

NOW = datetime(2026, 11, 18, 12, 5, tzinfo=UTC)


@dataclass
class Place:
    """Somebody's settings panel in a channel with a running table of theirs."""

    house: LocalBot
    person: Person
    channel: Channel
    panel: Message
    table: str

    @property
    def menus(self) -> dict[str, dict[str, Any]]:
        parts = walk(self.panel.raw["components"])
        return {part["custom_id"].split(":")[1]: part for part in parts if part["type"] == 3}

    def shown(self, what: str) -> str:
        """The entry that a menu shows while it is closed."""
        (chosen,) = (one for one in self.menus[what]["options"] if one.get("default"))
        return str(chosen["label"])

    async def pick(self, what: str, value: str) -> None:
        answer = await self.person.select(self.panel, self.menus[what]["custom_id"], [value])
        await answer.edited()

    async def saved(self) -> PersonSettings:
        return await self.house.bot.tables.preferences.person(int(self.person.id))


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with local_bot(tmp_path) as house:
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        channel = await house.fake.new_channel("table")
        table = await house.table(channel, ana, ben)
        panel = (await ana.slash(channel, "remind")).message
        assert panel is not None and panel.ephemeral
        yield Place(house, ana, channel, panel, table.id)
        house.clean()


async def test_everything_is_set_by_tapping(place: Place) -> None:
    assert place.shown("language") == "Language: as my Discord" and "quiet_to" not in place.menus
    await place.pick("theme", "dark")
    await place.pick("remind", "direct")
    await place.pick("quiet_from", "22")
    assert place.shown("quiet_from") == "Quiet from: 22:00" and place.shown("quiet_to") == "Quiet until: 7:00"
    await place.pick("quiet_to", "8")
    await place.pick("zone", "-3")  # what the clock shows there; then the cities
    await place.pick("zone", "America/Buenos_Aires")
    assert place.shown("zone").startswith("Time zone: Buenos Aires (")
    tomorrow = (datetime.now(UTC) + timedelta(days=3)).date().isoformat()
    await place.pick("vacation", tomorrow)
    assert place.shown("vacation").startswith("Vacation: until ")
    await place.pick("language", "de")
    assert place.shown("remind") == "Erinnerungen: als Direktnachricht"
    (tips,) = (one for one in walk(place.panel.raw["components"]) if one.get("custom_id") == "set:off")
    await (await place.person.click(place.panel, custom_id=tips["custom_id"])).edited()
    saved = await place.saved()
    assert (saved.theme, saved.remind, saved.language, saved.tips) == ("dark", "direct", "de", False)
    assert (saved.quiet_from, saved.quiet_to, saved.zone) == (1320, 480, "America/Buenos_Aires")
    assert saved.away_until is not None
    await place.pick("vacation", "none")
    await place.pick("quiet_from", "none")
    saved = await place.saved()
    assert saved.quiet_from is None and saved.quiet_to is None
    assert place.shown("vacation") == "Kein Urlaub" and place.shown("quiet_from") == "Keine Ruhezeit"


async def test_a_table_has_a_look_of_its_own_and_a_person_another(place: Place) -> None:
    bot = place.house.bot
    light = await _board(place)
    await place.pick("board", "dark")
    assert (await bot.table(place.table)).theme == "dark"
    dark = await _board(place)
    assert dark != light, "whoever chose nothing sees what the table has"
    answer = await place.person.slash(place.channel, "look", theme="light")
    assert answer.message is not None and say("en", "settings-saved") in answer.message.content
    assert await _board(place) == light
    stranger = place.house.fake.person("Zoe")
    refused = await stranger.slash(place.channel, "look", board="safe")
    assert refused.content == say("en", "table-not-seated")
    assert (await bot.table(place.table)).theme == "dark"


async def _board(place: Place) -> bytes:
    answer = await place.person.slash(place.channel, "board")
    assert answer.message is not None
    (file,) = answer.message.files
    data = place.house.fake.world.file(file["url"].partition("/cdn/")[2])
    assert data is not None
    return data


async def test_a_vacation_is_typed_in_words_and_said_back(place: Place) -> None:
    answer = await place.person.slash(place.channel, "vacation", until="tomorrow")
    there = (datetime.now(UTC) + timedelta(days=1)).strftime("%A")
    assert there in answer.content
    assert (await place.person.slash(place.channel, "vacation")).content == say("en", "vacation-back")
    answer = await place.person.slash(place.channel, "vacation")
    assert answer.message is not None and say("en", "settings-title") in answer.message.content


async def test_bad_values_change_nothing(place: Place) -> None:
    before = await place.saved()
    for what, value in (
        ("zone", "Nowhere/City"),
        ("quiet_from", "99"),
        ("theme", "pink"),
        ("language", "xx"),
    ):
        place.menus[what]["options"][0] |= {"value": value}
        await place.pick(what, value)
    assert await place.saved() == before


@pytest.mark.parametrize("language", languages())
def test_the_panel_keeps_discord_s_limits(language: str) -> None:
    table: Any = None
    away = PersonSettings(
        1, quiet_from=60, quiet_to=120, away_from=0, away_until=int(NOW.timestamp()) + 10**6
    )
    for person in (PersonSettings(1, zone="America/Argentina/Buenos_Aires"), away):
        for zone_at in ("", "1", "-5", "99"):
            view = settings_view(person, table, language, NOW, "note", zone_at)
            check_components(view.to_components(), v2=True)
            for part in walk(view.to_components()):
                for option in part.get("options") or ():
                    assert not option["label"].endswith("…"), option


def test_every_look_can_be_drawn() -> None:
    assert set(THEMES) == set(DRAWN)
