"""The settings panel: language, look, reminders, quiet hours, time zone, vacation and tips, all by tapping.

Each setting is a menu whose chosen entry says what it is about; every change is saved at once and shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Self, cast

import discord
import msgspec
from discord import SelectOption
from discord.ui import ActionRow, Button, Container, DynamicItem, Item, LayoutView, Select, TextDisplay

from bot.components.base import LABEL, TABLE, Component, bot_of, language_of
from bot.components.places import is_moderator
from bot.table import Refusal
from bot.table.preferences import with_quiet_hours
from bot.table.records import THEMES, PersonSettings, Table, moment
from bot.table.times import is_away, today, zone
from bot.words.i18n import day_in_words, languages, near_day, say, short
from bot.words.zones import CITIES, city, hours, wall_time

ENTRY, ENTRIES = 100, 25
REMIND = ("channel", "direct", "off")
DAYS_AWAY = (*range(1, 15), 21, 28, 35, 42, 49, 56)
NONE = "none"
OTHER_HOUR = "hour"
EMOJI = {
    **{"language": "🌐", "theme": "🎨", "board": "🗺️", "remind": "⏰", "quiet_from": "🌙", "quiet_to": "🌅"},
    **{"zone": "🕰️", "vacation": "🏖️"},
}


@dataclass(frozen=True)
class Entry:
    value: str
    label: str
    note: str = ""
    whole: bool = False  # says by itself what it is about


class SettingMenu(
    Component,
    DynamicItem[Select[Any]],
    template=rf"set:(?P<what>[a-z_]{{4,12}})(?::{TABLE})?",
):
    """One setting. The entry that is chosen now is named with what it is about."""

    def __init__(
        self,
        what: str,
        table: str | None = None,
        entries: Iterable[Entry] = (),
        chosen: str = "",
        language: str = "en",
    ) -> None:
        options = [_option(what, one, one.value == chosen, language) for one in entries]
        select: Select[Any] = Select(
            custom_id=f"set:{what}:{table}" if table else f"set:{what}",
            options=options[:ENTRIES] or [SelectOption(label="?", value="?")],
        )
        super().__init__(select)
        self.what, self.table = what, table

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        menu = cls(match["what"], match["table"])
        menu.item = cast("Select[Any]", item)  # it holds what was picked
        return menu

    async def act(self, interaction: discord.Interaction) -> None:
        value = self.item.values[0]
        if self.what == "zone" and (value == OTHER_HOUR or value not in CITIES):
            await show_settings(interaction, zone_at=value)
            return
        note = await change(interaction, self.what, value, self.table)
        await show_settings(interaction, note)


def _option(what: str, one: Entry, chosen: bool, language: str) -> SelectOption:
    named = chosen and not one.whole
    label = say(language, f"settings-{what.replace('_', '-')}", value=one.label) if named else one.label
    return SelectOption(
        label=short(label, ENTRY),
        value=one.value,
        description=short(one.note, ENTRY) or None,
        emoji=EMOJI[what] if chosen else None,
        default=chosen,
    )


class Settings(Component, DynamicItem[Button[Any]], template=r"set"):
    """Opens the settings panel of whoever presses it."""

    private = True

    def __init__(self, label: str = "?") -> None:
        super().__init__(Button(label=short(label, LABEL), emoji="⚙️", custom_id="set"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls()

    async def act(self, interaction: discord.Interaction) -> None:
        await show_settings(interaction)


class TipsButton(Component, DynamicItem[Button[Any]], template=r"set:(?P<tips>on|off)"):
    """Tips for a first game, on or off."""

    def __init__(self, tips: str, label: str = "?") -> None:
        super().__init__(Button(label=short(label, LABEL), emoji="💡", custom_id=f"set:{tips}"))
        self.tips = tips

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["tips"])

    async def act(self, interaction: discord.Interaction) -> None:
        await save(interaction, tips=self.tips == "on")
        await show_settings(interaction, say(await language_of(interaction), f"help-tips-{self.tips}"))


async def save(interaction: discord.Interaction[Any], **changed: Any) -> None:
    preferences = bot_of(interaction).tables.preferences
    person = await preferences.person(interaction.user.id)
    await preferences.save(msgspec.structs.replace(person, **changed))


async def change(
    interaction: discord.Interaction[Any], what: str, value: str, table: str | None = None
) -> str:
    """Set one thing to what was picked; returns a line that says so, if the panel itself does not."""
    bot = bot_of(interaction)
    preferences = bot.tables.preferences
    if what in ("theme", "board") and value not in (NONE, *THEMES):
        raise Refusal("error-value")
    match what:
        case "language" if value in (NONE, *languages()):
            await save(interaction, language=None if value == NONE else value)
        case "theme":
            await save(interaction, theme=None if value == NONE else value)
        case "board":
            moderator = is_moderator(interaction)
            theme: Any = None if value == NONE else value
            await bot.tables.lobby.set_theme(table or "", interaction.user.id, theme, by_moderator=moderator)
            return say(await language_of(interaction), "settings-board-next")
        case "remind" if value in REMIND:
            await save(interaction, remind=value)
        case "zone":
            await save(interaction, zone=value)
        case "quiet_from" | "quiet_to":
            begins, minutes = what == "quiet_from", _minutes(value)
            settings = await preferences.person(interaction.user.id)
            begin, end = (minutes, None) if begins else (None, minutes)
            await preferences.save(with_quiet_hours(settings, begin, end))
        case "vacation":
            return await _go_away(interaction, value)
        case _:
            raise Refusal("error-value")
    return ""


async def _go_away(interaction: discord.Interaction[Any], value: str) -> str:
    bot, language = bot_of(interaction), await language_of(interaction)
    preferences = bot.tables.preferences
    if value == NONE:
        await preferences.be_back(interaction.user.id)
        return say(language, "vacation-back")
    try:
        day = datetime.fromisoformat(value).date()
    except ValueError:
        raise Refusal("vacation-bad-date") from None
    await preferences.go_away(interaction.user.id, day)
    told = say(language, "vacation-until", until=day_in_words(language, day.isoformat(), weekday=True))
    return f"{told} {say(language, 'vacation-orders')}"


def _minutes(value: str) -> int | None:
    if value == NONE:
        return None
    if not re.fullmatch(r"1?[0-9]|2[0-3]", value):
        raise Refusal("error-value")
    return int(value) * 60


# The panel


async def show_settings(interaction: discord.Interaction[Any], note: str = "", *, zone_at: str = "") -> None:
    """Put the settings where the answer goes. `zone_at` is an hour whose cities are to be chosen from."""
    bot, language = bot_of(interaction), await language_of(interaction)
    person = await bot.tables.preferences.person(interaction.user.id)
    table = await bot.tables.lobby.at(interaction.channel_id or 0)
    if table is not None and table.seat_of(person.person) is None and not is_moderator(interaction):
        table = None
    view = settings_view(person, table, language, bot.tables.context.now(), note, zone_at)
    await interaction.edit_original_response(content=None, attachments=[], view=view)


def settings_view(
    person: PersonSettings,
    table: Table | None,
    language: str,
    now: datetime,
    note: str = "",
    zone_at: str = "",
) -> LayoutView:
    menus: list[Item[Any]] = []

    def add(what: str, entries: Iterable[Entry], chosen: str, about: str | None = None) -> None:
        menus.append(SettingMenu(what, about, entries, chosen, language))

    spoken = [Entry(name, say(name, "language-name")) for name in languages()]
    add("language", [Entry(NONE, say(language, "settings-as-discord")), *spoken], person.language or NONE)
    looks = [Entry(name, say(language, f"theme-{name}")) for name in THEMES]
    add("theme", [Entry(NONE, say(language, "theme-as-table")), *looks], person.theme or NONE)
    if table is not None:
        add("board", looks, table.theme or THEMES[0], table.id)
    add("remind", [Entry(name, say(language, f"remind-{name}")) for name in REMIND], person.remind)
    none = Entry(NONE, say(language, "settings-no-quiet"), whole=True)
    clock = [Entry(str(hour), f"{hour}:00") for hour in range(24)]
    add("quiet_from", [none, *clock], _hour(person.quiet_from))
    if person.quiet_to is not None:
        add("quiet_to", clock, _hour(person.quiet_to))
    add("zone", _zones(person, language, now, zone_at), person.zone)
    away, chosen = _vacation(person, language, now)
    add("vacation", away, chosen)
    tips = "off" if person.tips else "on"
    head = [f"### {say(language, 'settings-title')}", note and f"✓ {note}"]
    view = LayoutView(timeout=None)
    view.add_item(
        Container(
            TextDisplay("\n".join(filter(None, head))),
            *(ActionRow(menu) for menu in menus),
            ActionRow(TipsButton(tips, say(language, f"settings-tips-{tips}"))),
        )
    )
    return view


def _hour(minutes: int | None) -> str:
    return NONE if minutes is None else str(minutes // 60)


def _zones(person: PersonSettings, language: str, now: datetime, zone_at: str) -> list[Entry]:
    """What clocks show in the world; then the cities where they show what was picked."""
    here = f"{city(person.zone, language)} ({wall_time(person.zone, now)})"
    own = Entry(person.zone, here)
    there = hours(now)
    wanted = there.get(int(zone_at)) if re.fullmatch(r"-?[0-9]{1,2}", zone_at) else None
    if wanted:
        names = [name for name in wanted if name != person.zone]
        cities = [Entry(name, f"{city(name, language)} ({wall_time(name, now)})") for name in names]
        cities.sort(key=lambda one: one.label)
        return [own, *cities[: ENTRIES - 2], Entry(OTHER_HOUR, say(language, "settings-other-hour"))]
    found = []
    for hour, names in there.items():
        told = ", ".join(city(name, language) for name in names[:5])
        clock = (now + timedelta(hours=hour)).strftime("%H:%M")
        found.append(Entry(str(hour), say(language, "settings-clock-shows", time=clock), told))
    return [own, *found]


def _vacation(person: PersonSettings, language: str, now: datetime) -> tuple[list[Entry], str]:
    here, ends = today(now, person), ""
    if is_away(now, person) and person.away_until is not None:
        last = moment(person.away_until) - timedelta(seconds=1)
        ends = last.astimezone(zone(person.zone)).date().isoformat()
    days = [(here + timedelta(days=count)).isoformat() for count in DAYS_AWAY]
    days = sorted({*days, ends} - {""})
    entries = [
        Entry(day, say(language, "settings-until", day=told) if day == ends else told)
        for day in days
        for told in (near_day(language, day),)
    ]
    return [Entry(NONE, say(language, "settings-not-away"), whole=True), *entries], ends or NONE


COMPONENTS = (SettingMenu, Settings, TipsButton)
