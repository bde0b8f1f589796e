"""Settings by command: reminders, look, vacation. Without anything typed they open the panel of all."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.commands.completing import completing
from bot.components.base import language_of
from bot.components.settings import REMIND, change, show_settings
from bot.table import Refusal
from bot.table.preferences import with_quiet_hours
from bot.table.records import THEMES
from bot.table.times import is_away, today, zone_names
from bot.words.days import day_meant
from bot.words.i18n import day_in_words, languages, say
from bot.words.translator import choice

if TYPE_CHECKING:
    from bot.app import Tropero

LONGEST_SNOOZE = 48  # hours
THEME_CHOICES = [choice(f"theme-{name}", name) for name in THEMES]


class SettingsCog(commands.Cog):
    def __init__(self, bot: Tropero) -> None:
        self.bot = bot

    @app_commands.command(description="Reminders: where, when not, your time zone and language")
    @app_commands.describe(
        where="Where to remind you",
        zone="Your time zone",
        quiet_from="Quiet from this hour",
        quiet_to="Quiet until this hour",
        language="Your language",
        snooze="No reminder for so many hours",
    )
    @app_commands.choices(
        where=[choice(f"remind-{value}", value) for value in REMIND],
        language=[Choice(name=say(name, "language-name"), value=name) for name in languages()],
    )
    async def remind(
        self,
        interaction: discord.Interaction[Any],
        where: str | None = None,
        zone: str | None = None,
        quiet_from: app_commands.Range[int, 0, 23] | None = None,
        quiet_to: app_commands.Range[int, 0, 23] | None = None,
        language: str | None = None,
        snooze: app_commands.Range[int, 1, LONGEST_SNOOZE] | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        if snooze is not None:
            await self._snooze(interaction, snooze)
            return
        # Discord offers nothing else, but a forged client might send it.
        if where not in (None, *REMIND) or language not in (None, *languages()):
            raise Refusal("error-value")
        if any(hour is not None and not 0 <= hour <= 23 for hour in (quiet_from, quiet_to)):
            raise Refusal("error-value")  # discord.py leaves ranges to Discord
        before = await self.bot.tables.preferences.person(interaction.user.id)
        given = {"remind": where, "zone": zone, "language": language}
        settings = msgspec.structs.replace(before, **{name: value for name, value in given.items() if value})
        if quiet_from is not None or quiet_to is not None:
            begin, end = (None if hour is None else hour * 60 for hour in (quiet_from, quiet_to))
            settings = with_quiet_hours(settings, begin, end)
        if settings != before:
            await self.bot.tables.preferences.save(settings)
        saved = say(await language_of(interaction), "settings-saved") if settings != before else ""
        await show_settings(interaction, saved)

    async def _snooze(self, interaction: discord.Interaction[Any], hours: int) -> None:
        if not 1 <= hours <= LONGEST_SNOOZE:
            raise Refusal("error-value")  # discord.py leaves ranges to Discord
        table = await self.bot.table_at(interaction)
        until = await self.bot.tables.reminders.snooze(table.id, interaction.user.id, timedelta(hours=hours))
        text = say(await language_of(interaction), "remind-snoozed", until=f"<t:{until}:R>" if until else "–")
        await interaction.edit_original_response(content=text)

    @remind.autocomplete("zone")
    @completing
    async def _zones(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        wanted = typed.lower().replace(" ", "_")
        return [Choice(name=name, value=name) for name in sorted(zone_names()) if wanted in name.lower()][:25]

    @app_commands.command(
        description="How pictures look: for you alone, or the board of this table for everybody"
    )
    @app_commands.describe(
        theme="For what you alone see", board="For the boards of this table, which everybody sees"
    )
    @app_commands.choices(theme=[choice("theme-as-table", "none"), *THEME_CHOICES], board=THEME_CHOICES)
    async def look(
        self, interaction: discord.Interaction[Any], theme: str | None = None, board: str | None = None
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        notes = []
        if board is not None:
            table = await self.bot.table_at(interaction)
            notes.append(await change(interaction, "board", board, table.id))
        if theme is not None:
            await change(interaction, "theme", theme)
            notes.append(say(await language_of(interaction), "settings-saved"))
        await show_settings(interaction, " ".join(notes))

    @app_commands.command(description="No reminders and no deadlines until a day")
    @app_commands.describe(until="The last day: 24.12., tomorrow, next Friday; leave empty to come back now")
    async def vacation(self, interaction: discord.Interaction[Any], until: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        language, preferences = await language_of(interaction), self.bot.tables.preferences
        now, person = self.bot.tables.context.now(), await preferences.person(interaction.user.id)
        if until is None:
            if not is_away(now, person):
                await show_settings(interaction)
                return
            await preferences.be_back(interaction.user.id)
            await interaction.edit_original_response(content=say(language, "vacation-back"))
            return
        day = day_meant(until, today(now, person), language)
        if day is None:
            raise Refusal("vacation-bad-date")
        await preferences.go_away(interaction.user.id, day)
        # The day itself and not a moment, which would be the next day where the clocks are ahead.
        told = day_in_words(language, day.isoformat(), weekday=True)
        lines = [say(language, "vacation-until", until=told), say(language, "vacation-orders")]
        await interaction.edit_original_response(content="\n".join(lines))
