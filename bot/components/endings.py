"""Ending a game alone: asked first, by name; and bringing it back for a day."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ButtonStyle
from discord.ui import Button, DynamicItem, Item

from bot.components.base import TABLE, Component, bot_of, language_of, view_of
from bot.components.places import is_moderator
from bot.table import Refusal
from bot.table.records import Table
from bot.words.i18n import escaped, say, short

if TYPE_CHECKING:
    from bot.app import Tropero

STYLES = {"end": ButtonStyle.danger, "keep": ButtonStyle.secondary, "back": ButtonStyle.success}


async def is_unreachable(bot: Tropero, table: Table) -> bool:
    """Whether nothing can be told where a table is: the channel is gone, or closed to the bot."""
    try:
        await bot.http.get_channel(table.channel)
    except (discord.NotFound, discord.Forbidden):
        return True
    return (await bot.post.closed()).get(table.channel, 0) > 0


async def ends_alone(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether somebody needs no vote to end a game: moderators there, its people if it is unreachable."""
    if table.channel == interaction.channel_id and is_moderator(interaction):
        return True
    return table.seat_of(interaction.user.id) is not None and await is_unreachable(bot_of(interaction), table)


class EndButton(Component, DynamicItem[Button[Any]], template=f"e:{TABLE}:(?P<verb>end|keep|back)"):
    """Under the question whether to end a game: do it, or not; and afterwards: bring it back."""

    def __init__(self, table: str, verb: str, label: str = "?") -> None:
        super().__init__(Button(label=short(label, 80), style=STYLES[verb], custom_id=f"e:{table}:{verb}"))
        self.table, self.verb = table, verb

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], match["verb"])

    async def act(self, interaction: discord.Interaction) -> None:
        bot, language, person = bot_of(interaction), await language_of(interaction), interaction.user.id
        table = await bot.table(self.table)
        if self.verb == "keep":
            await interaction.edit_original_response(content=say(language, "end-kept"), view=None)
        elif self.verb == "end":
            if not await ends_alone(interaction, table):
                raise Refusal("table-abandon-by-vote")
            unreachable = await is_unreachable(bot, table)
            until = await bot.tables.endings.end(table.id, person, unreachable=unreachable)
            text = say(language, "end-done", until=f"<t:{until}:f>")
            back = EndButton(table.id, "back", say(language, "end-back"))
            await interaction.edit_original_response(content=text, view=view_of(back))
        else:
            moderates = is_moderator(interaction) and table.server == interaction.guild_id
            await bot.tables.endings.bring_back(table.id, person, moderates)
            bot.let_ai_play(table.id)
            await interaction.edit_original_response(content=say(language, "end-undone"), view=None)


async def ask_to_end(interaction: discord.Interaction[Any], table: Table) -> None:
    """Name the game that would be ended, so that nobody ends another one by mistake."""
    bot, language = bot_of(interaction), await language_of(interaction)
    asked = await bot.tables.play.asked(table.id, None, deadline=False)
    text = say(
        language,
        "end-ask",
        game=say(language, f"game-{table.game}"),
        where=f"<#{table.channel}>",
        turn=asked.turn,
        names=", ".join(escaped(seat.name) for seat in table.seats),
    )
    buttons = [EndButton(table.id, verb, say(language, f"end-{verb}")) for verb in ("end", "keep")]
    await interaction.edit_original_response(content=text, view=view_of(*buttons))


COMPONENTS = (EndButton,)
