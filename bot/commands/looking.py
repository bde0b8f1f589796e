"""Looking: board, mat, hand, market, cities, score, log, status, my games. All of it privately."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

import render
from bot.commands.completing import completing
from bot.components.base import language_of
from bot.components.guide import my_games
from bot.components.look import log_text
from bot.components.show import show_panel
from bot.pictures.pictures import Picture, names_of
from bot.table.records import Table
from bot.words.i18n import escaped, say, short
from bot.words.speech import Speech
from engine import View

if TYPE_CHECKING:
    from bot.app import Tropero


class LookingCog(commands.Cog):
    def __init__(self, bot: Tropero) -> None:
        self.bot = bot

    async def _look(self, interaction: discord.Interaction[Any]) -> tuple[Table, View, str, str | None]:
        """The table, what this person may see of it, and in which language and colours."""
        await interaction.response.defer(ephemeral=True)
        table = await self.bot.ended_table_at(interaction)
        view = await self.bot.tables.play.look(table.id, interaction.user.id)
        theme = (await self.bot.tables.preferences.person(interaction.user.id)).theme
        return table, view, await language_of(interaction), theme

    async def _send(self, interaction: discord.Interaction[Any], picture: Picture | None) -> None:
        if picture is None:
            text = say(await language_of(interaction), "picture-lost")
            await interaction.edit_original_response(content=text)
        else:
            await interaction.edit_original_response(attachments=[picture.file()])

    @app_commands.command(description="The board, as a picture or in words")
    @app_commands.describe(text="In words instead of a picture")
    async def board(self, interaction: discord.Interaction[Any], text: bool = False) -> None:
        table, view, language, theme = await self._look(interaction)
        if text:
            words = render.text(view, language, names=names_of(table))
            await send_long(interaction, words)
            return
        await self._send(interaction, await self.bot.pictures.board(table, view, language, theme=theme))

    @app_commands.command(description="A player board: workers, discs, buildings")
    @app_commands.describe(player="Whose; leave empty for yours")
    async def mat(self, interaction: discord.Interaction[Any], player: str | None = None) -> None:
        table, view, language, theme = await self._look(interaction)
        seat: str = player if player and player in view.seats else view.seat or view.seats[0]
        await self._send(interaction, await self.bot.pictures.mat(table, view, seat, language, theme))

    @mat.autocomplete("player")
    @completing
    async def _players(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        table = await self.bot.tables.lobby.at(interaction.channel_id or 0)
        seats = table.seats if table else ()
        return [
            Choice(name=short(seat.name, 100), value=seat.seat)
            for seat in seats
            if typed.lower() in seat.name.lower()
        ]

    @app_commands.command(description="Your hand and your turn, for your eyes only")
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table = await self.bot.table_at(interaction)
        await show_panel(interaction, table.id, look="hand")

    @app_commands.command(description="Job market, cattle market and objectives")
    async def market(self, interaction: discord.Interaction[Any]) -> None:
        table, view, language, theme = await self._look(interaction)
        await self._send(interaction, await self.bot.pictures.market(table, view, language, theme))

    @app_commands.command(description="The cities and what was delivered there")
    async def cities(self, interaction: discord.Interaction[Any]) -> None:
        table, view, language, theme = await self._look(interaction)
        await self._send(interaction, await self.bot.pictures.cities(table, view, language, theme))

    @app_commands.command(description="The score so far")
    async def score(self, interaction: discord.Interaction[Any]) -> None:
        table, view, language, theme = await self._look(interaction)
        await self._send(interaction, await self.bot.pictures.score(table, view, language, theme))

    @app_commands.command(description="What happened lately")
    async def log(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table, language = await self.bot.ended_table_at(interaction), await language_of(interaction)
        text = await log_text(self.bot, table, interaction.user.id, language, 2000)
        await interaction.edit_original_response(content=text)

    @app_commands.command(description="Whose turn it is, and how much time is left")
    async def status(self, interaction: discord.Interaction[Any]) -> None:
        # Nothing is drawn and little is read, so this is answered at once; unless even that takes its time.
        if self.bot.load.pressed:
            await interaction.response.defer(ephemeral=True)
        table, language = await asyncio.gather(self.bot.table_at(interaction), language_of(interaction))
        text = await self._status(table, interaction.user.id, language)
        if interaction.response.is_done():
            await interaction.edit_original_response(content=text)
        else:
            await interaction.response.send_message(text, ephemeral=True)

    async def _status(self, table: Table, person: int, language: str) -> str:
        game = say(language, f"game-{table.game}")
        if table.state == "lobby":
            return say(language, "status-lobby", game=game, count=len(table.seats), most=table.most)
        asked = await self.bot.tables.play.asked(table.id, person)
        if asked.waiting_for is None or asked.kind is None:
            return say(language, "status-over")
        line = say(
            language,
            "status-line",
            game=game,
            turn=asked.turn,
            name=escaped(table.seat(asked.waiting_for).name),
            what=Speech(language, table.game).question(asked.kind, you=asked.waiting_for == asked.seat),
            deadline=f"<t:{asked.deadline}:R>" if asked.deadline else "none",
        )
        ordering = await self.bot.tables.orders.shown(table.id)
        names = ", ".join(escaped(table.seat(seat).name) for seat in ordering)
        return f"{line}\n{say(language, 'status-orders', names=names)}" if names else line

    @app_commands.command(description="Your tables, on all servers")
    async def mygames(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        told = await my_games(self.bot, interaction.user.id, await language_of(interaction))
        await interaction.edit_original_response(**told)


async def send_long(interaction: discord.Interaction[Any], text: str) -> None:
    """A long text in as many private messages as it takes, cut between lines."""
    pieces, piece = [], ""
    for line in text.split("\n"):
        if len(piece) + len(line) + 1 > 1900:
            pieces.append(piece)
            piece = ""
        piece += f"{short(line, 1900)}\n"
    first, *others = [*pieces, piece]
    await interaction.edit_original_response(content=first)
    for other in others[:4]:
        await interaction.followup.send(other, ephemeral=True)
