"""Between games: statistics, the ladder of a server, and one's own notes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.commands.tables import GAME_CHOICES
from bot.components.base import language_of
from bot.components.between import open_note
from bot.components.places import is_moderator
from bot.components.solo import rival_name
from bot.table import Refusal
from bot.table.statistics import Statistics
from bot.words.i18n import escaped, say, short
from bot.words.speech import Speech
from engine import FIRST_GAME, GAMES

if TYPE_CHECKING:
    from bot.app import Tropero

RUNGS = 20
SIZES = [Choice(name=str(count), value=count) for count in (2, 3, 4)]


class BetweenCog(commands.Cog):
    def __init__(self, bot: Tropero) -> None:
        self.bot = bot

    @app_commands.command(description="How somebody plays: places, points, rivals, openings, records")
    @app_commands.describe(
        person="Whose; leave empty for yours", game="Which game", players="Only games of so many players"
    )
    @app_commands.choices(game=GAME_CHOICES, players=SIZES)
    async def stats(
        self,
        interaction: discord.Interaction[Any],
        person: discord.User | None = None,
        game: str | None = None,
        players: int | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        language, who = await language_of(interaction), person or interaction.user
        if not isinstance(who, discord.User | discord.Member):
            raise Refusal("error-value")  # an id that Discord itself does not know comes from a forged client
        game = await self._game(interaction, game)
        alone = who.id == interaction.user.id
        settings = await self.bot.tables.preferences.person(who.id)
        if not alone and (interaction.guild_id is None or not settings.shown):
            raise Refusal("stats-hidden")
        found = await self.bot.tables.statistics.of(
            who.id, game, server=interaction.guild_id, alone=alone, players=players
        )
        text = short("\n".join(_told(found, escaped(who.display_name), language)), 2000)
        picture = None
        if found.categories:
            names = who.display_name, say(language, "stats-others")
            mine = (await self.bot.tables.preferences.person(interaction.user.id)).theme
            key = f"stats/{who.id}/for-{interaction.user.id}"
            picture = await self.bot.pictures.statistics(
                key, found, names, language, mine, text, streak_told(found, language)
            )
        files = [picture.file()] if picture is not None else []
        await interaction.edit_original_response(content=text, attachments=files)

    async def _game(self, interaction: discord.Interaction[Any], game: str | None) -> str:
        """The game that is named, or else the one that was played here last."""
        if game is not None:
            if game not in GAMES:
                raise Refusal("table-bad-options")  # only a forged client sends that
            return game
        table = await self.bot.tables.lobby.last_at(interaction.channel_id or 0)
        return table.game if table is not None else FIRST_GAME

    @app_commands.command(description="The ranking of this server’s players")
    @app_commands.describe(game="Which game", on="Whether games opened here count from now on (moderators)")
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def ladder(
        self, interaction: discord.Interaction[Any], game: str | None = None, on: bool | None = None
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        language, server = await language_of(interaction), interaction.guild_id
        game = await self._game(interaction, game)
        if server is None:
            raise Refusal("table-bad-options")
        lines = [f"### {say(language, 'ladder-title', game=say(language, f'game-{game}'))}"]
        if on is not None:
            if not is_moderator(interaction):
                raise app_commands.MissingPermissions(["manage_messages"])
            await self.bot.tables.ladder.turn(server, game, on)
            lines.append(say(language, "ladder-on" if on else "ladder-off"))
        elif not await self.bot.tables.ladder.is_on(server, game):
            lines.append(say(language, "ladder-none"))
        found = await self.bot.tables.ladder.standings(server, game)
        lines += [
            say(
                language,
                "ladder-line",
                place=place,
                name=escaped(one.name),
                rating=one.rating,
                doubt=one.doubt,
                games=one.games,
            )
            for place, one in enumerate(found.rungs[:RUNGS], start=1)
        ]
        if found.unsure:
            lines.append(f"-# {say(language, 'ladder-unsure', count=found.unsure)}")
        await interaction.edit_original_response(content=short("\n".join(lines), 2000))

    @app_commands.command(description="Your own note on the game of this channel")
    async def note(self, interaction: discord.Interaction[Any]) -> None:
        table = await self.bot.table_at(interaction)
        if table.seat_of(interaction.user.id) is None:
            raise Refusal("table-not-seated")
        await open_note(interaction, table.id)


def _told(found: Statistics, name: str, language: str) -> list[str]:
    """Statistics in words."""
    title = say(language, "stats-title", name=name, game=say(language, f"game-{found.game}"))
    lines = [f"### {title}"]
    if found.games:
        places = " · ".join(
            say(language, "stats-place", place=place, count=count) for place, count in found.places.items()
        )
        average, best = _number(found.average), found.best or 0
        lines.append(say(language, "stats-games", count=found.games, average=average, best=best))
        lines.append(places)
    elif not found.solo:
        lines.append(say(language, "stats-none"))
    for rival in found.rivals:
        who, games = escaped(rival.name), rival.games
        lines.append(say(language, "stats-rival", name=who, games=games, won=rival.won, lost=rival.lost))
    if found.opening is not None:
        place = Speech(language, found.game).thing(found.opening)
        lines.append(say(language, "stats-opening", place=place))
    if found.minutes is not None and found.minutes >= 1:
        hours = found.minutes >= 120
        amount = round(found.minutes / 60) if hours else round(found.minutes)
        lines.append(say(language, "stats-hours" if hours else "stats-minutes", count=amount))
    for solo in found.solo:
        rival_said = rival_name(solo.opponent, found.game, language)
        lines.append(say(language, "stats-solo", name=rival_said, games=solo.games, best=solo.best))
    if streak := streak_told(found, language):
        lines.append(f"🔥 {streak}")
    return lines


def streak_told(found: Statistics, language: str) -> str:
    """How long somebody has ridden the trail of the day without a break; nothing if they never arrived."""
    streak = found.streak
    return say(language, "stats-streak", days=streak.days, longest=streak.longest) if streak.longest else ""


def _number(value: float | None) -> str:
    return f"{value or 0:.1f}".replace("-", "−")
