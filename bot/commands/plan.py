"""/plan: trying one's turn privately, and leaving orders for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.commands.completing import completing
from bot.components.base import language_of
from bot.components.plans import leave_orders, show_orders, show_plan
from bot.components.show import show_instead, show_panel, text_view
from bot.table import Refusal
from bot.words.i18n import say
from bot.words.matching import option_ids, suggest
from bot.words.speech import Speech
from bot.words.translator import choice

if TYPE_CHECKING:
    from bot.app import Tropero

MODES = ("at_once", "show")
WHATS = ("orders", "plan", "both")


class PlanCog(
    commands.GroupCog, group_name="plan", group_description="Try your turn, and leave orders for it"
):
    def __init__(self, bot: Tropero) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(description="Try your turn on a copy of the game that only you see")
    @app_commands.describe(option="What to try next")
    @app_commands.checks.cooldown(5, 10)
    async def start(self, interaction: discord.Interaction[Any], option: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        table, language = await self.bot.table_at(interaction), await language_of(interaction)
        if option is None:
            await show_plan(interaction, table.id)
            return
        person, speech = interaction.user.id, Speech(language, table.game)
        plan = await self.bot.tables.plans.open(table.id, person)
        asked = await self.bot.tables.play.asked(plan.id, person, deadline=False)
        note = ""
        try:
            if asked.decision is None:
                raise Refusal("plan-stopped")
            ids = option_ids(asked.decision, option, speech)
            await self.bot.tables.play.choose(plan.id, person, ids, asked.number)
        except Refusal as refusal:
            note = f"✗ {speech.reason(refusal.text)}"
        await show_panel(interaction, plan.id, note)

    @start.autocomplete("option")
    @completing
    async def _options(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        table = await self.bot.tables.lobby.at(interaction.channel_id or 0)
        if table is None or table.state != "running" or table.seat_of(interaction.user.id) is None:
            return []
        options = await self.bot.tables.plans.options(table.id, interaction.user.id)
        speech = Speech(await language_of(interaction), table.game)
        found = suggest(options, typed, speech)
        return [Choice(name=label, value=value) for label, value in found if len(value) <= 100]

    @app_commands.command(description="Your orders, or your plan")
    async def show(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table, person = await self.bot.table_at(interaction), interaction.user.id
        if await self.bot.tables.orders.of(table.id, person) is not None:
            await show_orders(interaction, table.id)
        elif await self.bot.tables.private.of(person, "plan", table.id):
            await show_plan(interaction, table.id)
        else:
            raise Refusal("plan-none")

    @app_commands.command(description="Have your plan played when it is your turn")
    @app_commands.describe(how="At once, or after one tap of yours")
    @app_commands.choices(how=[choice(f"plan-do-{mode}", mode) for mode in MODES])
    async def play(self, interaction: discord.Interaction[Any], how: str = "at_once") -> None:
        await interaction.response.defer(ephemeral=True)
        if how not in MODES:
            raise Refusal("error-value")  # Discord offers nothing else, but a forged client might send it
        table = await self.bot.table_at(interaction)
        await leave_orders(interaction, table.id, "show" if how == "show" else "at_once")

    @app_commands.command(description="Withdraw your orders and delete your plan")
    @app_commands.describe(what="Only the orders, or only the plan")
    @app_commands.choices(what=[choice(f"plan-what-{what}", what) for what in WHATS])
    async def drop(self, interaction: discord.Interaction[Any], what: str = "both") -> None:
        await interaction.response.defer(ephemeral=True)
        table, person = await self.bot.table_at(interaction), interaction.user.id
        if what not in WHATS:
            raise Refusal("error-value")
        dropped = what != "orders" and await self.bot.tables.plans.drop(table.id, person)
        if what != "plan":
            try:
                await self.bot.tables.orders.withdraw(table.id, person)
            except Refusal:
                if not dropped:
                    raise
        elif not dropped:
            raise Refusal("plan-none")
        key = "plan-dropped" if what == "plan" else "orders-withdrawn"
        await show_instead(interaction, text_view(say(await language_of(interaction), key)))
