"""Solo games: begun in a place of their own, and the button under the scores that begins the next one."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle
from discord.ui import Button, DynamicItem

from bot.components.base import TABLE, TableButton, bot_of, language_of, view_of
from bot.components.daily import daily_buttons
from bot.components.places import is_guest, own_place, private_place
from bot.components.show import show_below, show_panel
from bot.table import Refusal
from bot.table.solo import DEFAULT
from bot.words.i18n import day_in_words, escaped, say
from bot.words.speech import Speech
from engine import FIRST_GAME, GAMES

if TYPE_CHECKING:
    from bot.app import Tropero


async def begin_solo(
    interaction: discord.Interaction[Any],
    game: str,
    opponent: str,
    day: str | None = None,
    *,
    coached: bool = False,
) -> None:
    """A solo game in a place of its own, with the first panel at once."""
    if game not in GAMES:
        raise Refusal("table-bad-options")
    bot, language, person = bot_of(interaction), await language_of(interaction), interaction.user
    of_today = day and say(language, "daily-title", day=day_in_words(language, day))
    title = of_today or say(language, f"game-{game}")
    channel = await (own_place(interaction, title) if day is None else private_place(interaction, title))
    try:
        table = await bot.tables.solo.begin(
            server=None if is_guest(interaction) else interaction.guild_id,
            channel=channel,
            person=person.id,
            name=person.display_name,
            rival=rival_name(opponent, game, language),
            game=game,
            opponent=opponent,
            day=day,
            coached=coached,
        )
    except Refusal:
        if channel != interaction.channel_id and not is_guest(interaction):
            with contextlib.suppress(discord.HTTPException):
                await bot.http.delete_channel(channel)  # nothing will ever happen there
        raise
    with bot.arrivals.expecting(table.id, table.seats[0].seat, after=-1) as expected:
        bot.let_ai_play(table.id)
        if channel == interaction.channel_id:
            await show_below(interaction, table.id, expected)
        else:
            note = "solo-direct" if is_guest(interaction) else "solo-here"
            await show_panel(interaction, table.id, say(language, note, link=f"<#{channel}>"))


async def begin_daily(interaction: discord.Interaction[Any]) -> None:
    """The trail of the day, or how everybody did on it for whoever has had their try."""
    bot, solo = bot_of(interaction), bot_of(interaction).tables.solo
    if await solo.daily_open(interaction.user.id):
        await begin_solo(interaction, FIRST_GAME, DEFAULT, solo.today())
        return
    language = await language_of(interaction)
    told = await daily_table(bot, solo.today(), interaction.guild_id, language)
    arrived = await bot.tables.daily.has_arrived(solo.today(), interaction.user.id)
    buttons = daily_buttons(solo.today(), language, arrived=arrived)
    await interaction.edit_original_response(content=told, view=view_of(*buttons))


def rival_name(opponent: str, game: str, language: str) -> str:
    kind, _, level = opponent.partition(":")
    speech = Speech(language, game)
    return speech.say(f"seat-{kind}", level=speech.say(f"level-{level}") if level else "")


async def daily_table(bot: Tropero, day: str, server: int | None, language: str) -> str:
    """How everybody of a server did on the trail of a day."""
    scores = await bot.tables.solo.daily_scores(day, server)
    lines = [
        f"{place}. {escaped(name)}: **{points}**" for place, (name, points) in enumerate(scores, start=1)
    ]
    title = f"### {say(language, 'daily-title', day=day_in_words(language, day))}"
    return "\n".join([title, *(lines or [say(language, "daily-nobody")])])


class Again(TableButton, DynamicItem[Button[Any]], template=f"n:{TABLE}"):
    """Under the scores of a solo game: another one like it, for whoever played it."""

    private = True
    letter, emoji = "n", "🐂"
    style = ButtonStyle.success

    async def act(self, interaction: discord.Interaction) -> None:
        table = await bot_of(interaction).table(self.table)
        rival = next((seat.ai for seat in table.seats if seat.ai is not None), None)
        if table.seat_of(interaction.user.id) is None or rival is None:
            raise Refusal("table-not-seated")
        await begin_solo(interaction, table.game, rival)


COMPONENTS = (Again,)
