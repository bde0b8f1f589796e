"""Solo games: begun in a place of their own, and the button under the scores that begins the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import ButtonStyle
from discord.ui import Button, DynamicItem, View

from bot.errors import answer
from bot.i18n import plain, say, short
from bot.parts.base import TABLE, TableButton, bot_of, language_of
from bot.parts.panel import show, show_below
from bot.speech import Speech
from bot.table import Refusal
from engine import GAMES

if TYPE_CHECKING:
    from bot.app import Tropero

THREAD_LIFE: Literal[10080] = 10080  # minutes: a week


async def begin(
    interaction: discord.Interaction[Any], game: str, opponent: str, day: str | None = None
) -> None:
    """A solo game in a place of its own, with the first panel at once."""
    if not await may_write(interaction):
        return
    if game not in GAMES:
        raise Refusal("table-bad-options")
    bot, language, person = bot_of(interaction), await language_of(interaction), interaction.user
    title = say(language, "daily-title", day=day) if day else say(language, f"game-{game}")
    channel = await _own_thread(interaction, title)
    table = await bot.tables.solo.begin(
        server=interaction.guild_id,
        channel=channel,
        person=person.id,
        name=person.display_name,
        rival=rival_name(opponent, game, language),
        game=game,
        opponent=opponent,
        day=day,
    )
    with bot.told.expecting(table.id, table.seats[0].seat, after=-1) as told:
        bot.let_ai_play(table.id)
        if channel == interaction.channel_id:
            await show_below(interaction, table.id, told)
        else:
            await show(interaction, table.id, say(language, "solo-here", link=f"<#{channel}>"))


def rival_name(opponent: str, game: str, language: str) -> str:
    kind, _, level = opponent.partition(":")
    speech = Speech(language, game)
    return speech.say(f"seat-{kind}", level=speech.say(f"level-{level}") if level else "")


async def may_write(interaction: discord.Interaction[Any]) -> bool:
    """Interactions are answered without any permission, but turns are told in messages of our own."""
    may, inside = interaction.app_permissions, isinstance(interaction.channel, discord.Thread)
    writing = may.send_messages_in_threads if inside else may.send_messages
    if interaction.guild_id is None or (may.view_channel and writing and may.attach_files):
        return True
    text = say(await language_of(interaction), "error-no-post", channel=f"<#{interaction.channel_id}>")
    await answer(interaction, text)
    return False


async def _own_thread(interaction: discord.Interaction[Any], title: str) -> int:
    """A thread of its own; in a direct message, thread or forum post the place itself."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return interaction.channel_id or 0
    name = short(f"{title} · {interaction.user.display_name}", 100)
    thread = await channel.create_thread(
        name=name, type=discord.ChannelType.public_thread, auto_archive_duration=THREAD_LIFE
    )
    return thread.id


async def daily_table(bot: Tropero, day: str, server: int | None, language: str) -> str:
    """How everybody of a server did on the trail of a day."""
    scores = await bot.tables.solo.daily_scores(day, server)
    lines = [f"{place}. {plain(name)}: **{points}**" for place, (name, points) in enumerate(scores, start=1)]
    title = f"### {say(language, 'daily-title', day=day)}"
    return "\n".join([title, *(lines or [say(language, "daily-nobody")])])


class Again(TableButton, DynamicItem[Button[View]], template=f"n:{TABLE}"):
    """Under the scores of a solo game: another one like it, for whoever played it."""

    private = True
    letter, emoji = "n", "🐂"
    style = ButtonStyle.success

    async def act(self, interaction: discord.Interaction) -> None:
        table = await bot_of(interaction).table(self.table)
        rival = next((seat.ai for seat in table.seats if seat.ai is not None), None)
        if table.seat_of(interaction.user.id) is None or rival is None:
            raise Refusal("table-not-seated")
        await begin(interaction, table.game, rival)


PARTS = (Again,)
