"""After the game: a replay turn by turn, its film, and what the people of a table leave open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.components.base import language_of
from bot.components.film import send_film
from bot.components.replay import show_turn
from bot.components.review import show_review
from bot.table import Refusal
from bot.words.i18n import say
from bot.words.translator import choice

if TYPE_CHECKING:
    from bot.app import Tropero

WHATS = ("turns", "film", "review")


class AfterCog(commands.Cog):
    def __init__(self, bot: Tropero) -> None:
        self.bot = bot

    @app_commands.command(description="A game again: turn by turn, as a film, or reviewed by the AI")
    @app_commands.describe(
        what="Turn by turn, as a film, or a review of what cost points",
        hands="Whether your hands may be seen when the game is over",
        analysis="Whether this game may be reviewed by the AI",
    )
    @app_commands.choices(what=[choice(f"replay-what-{value}", value) for value in WHATS])
    @app_commands.checks.cooldown(3, 10)
    async def replay(
        self,
        interaction: discord.Interaction[Any],
        what: str = "turns",
        hands: bool | None = None,
        analysis: bool | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        if what not in WHATS:
            raise Refusal("error-value")  # Discord offers nothing else, but a forged client might send it
        table = await self.bot.ended_table_at(interaction)
        if hands is not None:
            await self.bot.tables.replay.wish(table.id, interaction.user.id, "closed_hands", on=not hands)
            text = say(await language_of(interaction), f"replay-hands-{'open' if hands else 'closed'}")
            await interaction.edit_original_response(content=text)
        elif analysis is not None:
            await self.bot.tables.replay.wish(table.id, interaction.user.id, "no_review", on=not analysis)
            text = say(await language_of(interaction), f"review-{'wanted' if analysis else 'unwanted'}")
            await interaction.edit_original_response(content=text)
        elif what == "review":
            await show_review(interaction, table.id)
        elif what == "film":
            await send_film(interaction, table.id)
        else:
            first = 0 if table.state != "running" else None
            shown = await self.bot.tables.replay.turn(table.id, interaction.user.id, first)
            await show_turn(interaction, shown)
