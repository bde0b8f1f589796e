"""The trail of the day between its rides: the card to share, and the table of the week."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ButtonStyle, ChannelType
from discord.ui import Button, DynamicItem, Item

from bot.components.base import LABEL, Component, bot_of, language_of
from bot.components.show import text_view
from bot.table import Refusal
from bot.words.i18n import day_in_words, escaped, say, short

if TYPE_CHECKING:
    from bot.app import Tropero
    from bot.table.daily import DailyCard

LEGS = {"ahead": "🟩", "even": "🟨", "behind": "🟥"}
MOST = 15  # lines of a week's table


class ShareDaily(Component, DynamicItem[Button[Any]], template=r"ds:(?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2})"):
    """One's card of a day, for everybody to see; from a private thread it goes to the channel above."""

    private = True

    def __init__(self, day: str, label: str = "?") -> None:
        button: Button[Any] = Button(
            label=short(label, LABEL), emoji="📣", style=ButtonStyle.success, custom_id=f"ds:{day}"
        )
        super().__init__(button)
        self.day = day

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["day"])

    async def act(self, interaction: discord.Interaction) -> None:
        bot, language = bot_of(interaction), await language_of(interaction)
        text = card_text(await bot.tables.daily.card(self.day, interaction.user.id), language)
        channel = interaction.channel
        parent = channel.parent if isinstance(channel, discord.Thread) else None
        away = parent if isinstance(parent, discord.TextChannel) and channel and _hidden(channel) else None
        if away is not None:
            try:
                await away.send(text)
            except discord.Forbidden as error:
                raise Refusal("daily-no-place") from error
        told = say(language, "daily-shared", where=away.mention if away else "none")
        await interaction.edit_original_response(content=None, view=text_view(told))
        if away is None:
            # After the answer above: before it, this would become that answer, which only one person sees.
            await interaction.followup.send(text, ephemeral=False)


def _hidden(channel: Any) -> bool:
    return bool(channel.type is ChannelType.private_thread)


class ShowWeek(Component, DynamicItem[Button[Any]], template=r"dw"):
    """How the week stands here."""

    private = True

    def __init__(self, label: str = "?") -> None:
        super().__init__(Button(label=short(label, LABEL), emoji="📅", custom_id="dw"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls()

    async def act(self, interaction: discord.Interaction) -> None:
        bot, language = bot_of(interaction), await language_of(interaction)
        text = await week_text(bot, interaction.guild_id, interaction.user.id, language)
        await interaction.edit_original_response(content=None, view=text_view(text))


def card_text(card: DailyCard, language: str) -> str:
    """What may be told to those who still have the ride before them."""
    lines = [
        f"🐂 **Tropero** · {say(language, 'daily-title', day=day_in_words(language, card.day))}",
        f"{escaped(card.name)} **{card.points}** · {escaped(card.rival)} {card.against}",
        "".join(LEGS[leg] for leg in card.legs),
        say(language, "daily-place", place=card.place, riders=card.riders),
    ]
    if card.streak > 1:
        lines[-1] += f" · 🔥 {say(language, 'daily-streak', days=card.streak)}"
    return "\n".join(lines)


async def week_text(bot: Tropero, server: int | None, person: int, language: str) -> str:
    lines = [f"### {say(language, 'daily-week')}"]
    for place, line in enumerate((await bot.tables.daily.week(server))[:MOST], start=1):
        days = say(language, "daily-days", days=line.days)
        lines.append(f"{place}. {escaped(line.name)}: **{line.points}** · {days}")
    if len(lines) == 1:
        lines.append(say(language, "daily-nobody"))
    if streak := (await bot.tables.daily.streak(person)).days:
        lines.append(f"🔥 {say(language, 'daily-streak', days=streak)}")
    return "\n".join(lines)


def daily_buttons(day: str, language: str, *, arrived: bool) -> list[Item[Any]]:
    share: list[Item[Any]] = [ShareDaily(day, say(language, "daily-share"))] if arrived else []
    return [*share, ShowWeek(say(language, "daily-week-button"))]


COMPONENTS = (ShareDaily, ShowWeek)
