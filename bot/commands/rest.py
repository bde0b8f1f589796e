"""The rest: undo, export, reminders, vacation, replacing, more time, and the operator's health check."""

from __future__ import annotations

import io
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.commands.completing import completing
from bot.commands.tables import is_moderator
from bot.components.base import language_of
from bot.components.panel import undo
from bot.table import Refusal
from bot.table.times import day_meant, zone_names
from bot.words.i18n import day_in_words, languages, say
from bot.words.translator import choice

if TYPE_CHECKING:
    from bot.app import Tropero

LONGEST_SNOOZE = 48  # hours
REMIND = ("channel", "direct", "off")


class RestCog(commands.Cog):
    def __init__(self, bot: Tropero) -> None:
        self.bot = bot

    @app_commands.command(description="Take back your last choice")
    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table = await self.bot.table_at(interaction)
        asked = await self.bot.tables.play.asked(table.id, interaction.user.id)
        await undo(interaction, table.id, 0, asked.number)

    @app_commands.command(description="The game as a file")
    async def export(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table = await self.bot.ended_table_at(interaction)
        text = await self.bot.tables.exporting.export(table.id, interaction.user.id)
        whole = table.state != "running"
        await interaction.edit_original_response(
            content=say(await language_of(interaction), "export-whole" if whole else "export-seen"),
            attachments=[discord.File(io.BytesIO(text.encode()), f"tropero-{table.id}.json")],
        )

    @app_commands.command(description="Reminders: where, when not, your time zone and language")
    @app_commands.describe(
        where="Where to remind you",
        zone="Your time zone",
        quiet_from="Quiet from this hour",
        quiet_to="Quiet until this hour",
        language="Your language",
        snooze="Not again for so many hours",
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
            if not 1 <= snooze <= LONGEST_SNOOZE:
                raise Refusal("error-value")  # discord.py leaves ranges to Discord
            table = await self.bot.table_at(interaction)
            until = await self.bot.tables.reminders.snooze(
                table.id, interaction.user.id, timedelta(hours=snooze)
            )
            text = say(
                await language_of(interaction), "remind-snoozed", until=f"<t:{until}:R>" if until else "–"
            )
            await interaction.edit_original_response(content=text)
            return
        # Discord offers nothing else, but a forged client might send it.
        if where not in (None, *REMIND) or language not in (None, *languages()):
            raise Refusal("error-value")
        settings = await self.bot.tables.preferences.person(interaction.user.id)
        changed: dict[str, Any] = {}
        if where:
            changed["remind"] = where
        if zone:
            changed["zone"] = zone
        if language:
            changed["language"] = language
        if quiet_from is not None and quiet_to is not None:
            if not (0 <= quiet_from <= 23 and 0 <= quiet_to <= 23):
                raise Refusal("error-value")  # discord.py leaves ranges to Discord
            quiet = quiet_from != quiet_to
            changed["quiet_from"] = quiet_from * 60 if quiet else None
            changed["quiet_to"] = quiet_to * 60 if quiet else None
        settings = msgspec.structs.replace(settings, **changed)
        await self.bot.tables.preferences.save(settings)
        speak = await language_of(interaction)
        hours = say(speak, "remind-quiet-none")
        if settings.quiet_from is not None and settings.quiet_to is not None:
            hours = f"{settings.quiet_from // 60}–{settings.quiet_to // 60}"
        text = say(
            speak,
            "remind-saved",
            where=say(speak, f"remind-{settings.remind}"),
            zone=settings.zone,
            quiet=hours,
        )
        await interaction.edit_original_response(content=text)

    @remind.autocomplete("zone")
    @completing
    async def _zones(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        wanted = typed.lower().replace(" ", "_")
        return [Choice(name=name, value=name) for name in sorted(zone_names()) if wanted in name.lower()][:25]

    @app_commands.command(description="No reminders and no deadlines until a day")
    @app_commands.describe(until="The last day, like 2027-01-31; nothing to come back now")
    async def vacation(self, interaction: discord.Interaction[Any], until: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        language = await language_of(interaction)
        if until is None:
            await self.bot.tables.preferences.be_back(interaction.user.id)
            await interaction.edit_original_response(content=say(language, "vacation-back"))
            return
        day = day_meant(until, self.bot.tables.context.now().date())
        if day is None:
            raise Refusal("vacation-bad-date")
        await self.bot.tables.preferences.go_away(interaction.user.id, day)
        # The day itself and not a moment, which would be the next day where the clocks are ahead.
        text = say(language, "vacation-until", until=day_in_words(language, day.isoformat()))
        await interaction.edit_original_response(content=text)

    @app_commands.command(description="Give somebody's seat to another person (moderators)")
    @app_commands.describe(seat="Whose seat", person="Who takes it")
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def replace(self, interaction: discord.Interaction[Any], seat: str, person: discord.Member) -> None:
        await interaction.response.defer(ephemeral=True)
        if not is_moderator(interaction):
            raise app_commands.MissingPermissions(["manage_messages"])
        table = await self.bot.table_at(interaction)
        await self.bot.tables.seating.take(table.id, seat, person.id, person.display_name, by_moderator=True)
        await interaction.edit_original_response(content=say(await language_of(interaction), "replaced-done"))

    @replace.autocomplete("seat")
    @completing
    async def _seats(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        table = await self.bot.tables.lobby.at(interaction.channel_id or 0)
        return [Choice(name=seat.name[:100], value=seat.seat) for seat in (table.seats if table else ())]

    @app_commands.command(description="More time for whoever is asked (moderators)")
    @app_commands.describe(days="How many days more")
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def extend(
        self, interaction: discord.Interaction[Any], days: app_commands.Range[int, 1, 30]
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        if not is_moderator(interaction):
            raise app_commands.MissingPermissions(["manage_messages"])
        table = await self.bot.table_at(interaction)
        await self.bot.tables.seating.extend(table.id, days)
        await interaction.edit_original_response(content=say(await language_of(interaction), "replaced-done"))

    @app_commands.command(description="How the bot is doing (its owner)")
    async def health(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        if not await self.bot.is_owner(interaction.user):
            raise Refusal("owner-only")
        text = say(
            await language_of(interaction),
            "health",
            tables=len(self.bot.tables.context.games),
            outbox=await self.bot.tables.letters_waiting(),
            latency=round(self.bot.latency * 1000),
            since=f"<t:{int(self.bot.since.timestamp())}:R>",
        )
        await interaction.edit_original_response(content=text)
