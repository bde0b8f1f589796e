"""Showing the panel: where the old one was, or below what the table was told, after taking a choice."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import discord
from discord.ui import LayoutView, TextDisplay
from discord.utils import MISSING

from bot.components.base import bot_of, language_of
from bot.components.waiting import ask_below
from bot.table import Refusal, Stale
from bot.table.arrivals import Expected
from bot.table.asked import Glance
from bot.table.learning import NotThis
from bot.table.play import Chosen
from bot.words import lessons
from bot.words.i18n import say

_LOG = logging.getLogger("tropero.panel")

LONGEST_TELLING = 8.0  # seconds
GONE = 10008  # a message that was deleted


async def show_panel(
    interaction: discord.Interaction,
    table: str,
    note: str = "",
    page: int = 0,
    *,
    look: str = "",
    picked: int = 0,
    glance: Glance | None = None,
) -> None:
    """Put the fresh panel where the old one was, also where that was of an older make."""
    bot, person, locale = bot_of(interaction), interaction.user.id, str(interaction.locale)
    screen = bot.screens.of(interaction)
    async with screen.lock:
        there = screen.take_down()
        panel = await bot.panels.make(
            *(table, person, locale, page, note), look=look, there=there, picked=picked, glance=glance
        )
        try:
            await interaction.edit_original_response(
                content=None,
                attachments=MISSING if panel.picture and panel.picture == there else panel.files(),
                view=bot.panels.layout(panel),
            )
        except discord.NotFound as error:
            if error.code != GONE:
                raise
            # It was tapped in the moment in which its next question came by itself, below.
            fresh = await bot.panels.make(table, person, locale, note=note)
            view = bot.panels.layout(fresh)
            await interaction.followup.send(files=fresh.files(), view=view, ephemeral=True)
            return
        screen.picture = panel.picture
        bot.waiting_panels.note(interaction, panel)


async def show_instead(interaction: discord.Interaction, view: LayoutView) -> None:
    """Something else in place of the panel that was there, and of its picture."""
    screen = bot_of(interaction).screens.of(interaction)
    async with screen.lock:
        screen.take_down()
        await interaction.edit_original_response(content=None, attachments=[], view=view)


def text_view(text: str) -> LayoutView:
    """A message of Components V2 that says something: whoever was one stays one."""
    view = LayoutView(timeout=None)
    view.add_item(TextDisplay(text))
    return view


async def take_choice(
    interaction: discord.Interaction, table: str, seat: str, number: int, ids: list[str]
) -> None:
    """Take a choice and show what is asked next. A stale tap changes nothing and brings the fresh panel."""
    play = bot_of(interaction).tables.play
    choosing = play.choose(table, interaction.user.id, ids, number, looks=True)
    await _take(interaction, table, seat, number, choosing)


async def take_step(interaction: discord.Interaction, table: str, seat: str, number: int, step: int) -> None:
    """The same for a whole step, by its place among those that were offered then."""
    play = bot_of(interaction).tables.play
    await _take(interaction, table, seat, number, play.take_step(table, interaction.user.id, step, number))


async def take_ride(interaction: discord.Interaction, table: str, seat: str, number: int, place: int) -> None:
    """The same for a ride from the table's message, by its place among the options."""
    play = bot_of(interaction).tables.play
    await _take(interaction, table, seat, number, play.take_ride(table, interaction.user.id, place, number))


async def _take(
    interaction: discord.Interaction, table: str, seat: str, number: int, taking: Awaitable[Chosen]
) -> None:
    with bot_of(interaction).arrivals.expecting(table, seat, number) as expected:
        chosen = await _taken(interaction, table, taking)
        if chosen is not None:
            await show_next(interaction, table, chosen, expected)


async def _taken(interaction: discord.Interaction, table: str, taking: Awaitable[Chosen]) -> Chosen | None:
    """What was chosen; or None, and the fresh panel says why nothing was."""
    try:
        return await taking
    except Stale:
        await show_stale(interaction, table)
    except NotThis as error:
        bot, language = bot_of(interaction), await language_of(interaction)
        speech = bot.speech(language, await bot.table(table))
        await show_panel(interaction, table, lessons.answer(error, speech))
    return None


async def show_stale(interaction: discord.Interaction, table: str) -> None:
    await show_panel(interaction, table, say(await language_of(interaction), "panel-stale"))


async def show_next(
    interaction: discord.Interaction, table: str, chosen: Chosen | None, expected: Expected, note: str = ""
) -> None:
    """Show what is asked after a choice: where the panel was, or below what the table is told of a turn."""
    if chosen is not None and chosen.opens_turn and not note and await _alone_here(interaction, table):
        await show_below(interaction, table, expected)
    else:
        await show_panel(interaction, table, note, glance=chosen.glance if chosen is not None else None)


async def _alone_here(interaction: discord.Interaction, table_id: str) -> bool:
    """Whether it is a solo game whose messages appear where the panel is."""
    table = await bot_of(interaction).table(table_id)
    return len(table.people) == 1 and table.channel == interaction.channel_id


async def show_below(interaction: discord.Interaction, table: str, expected: Expected) -> None:
    """A turn of a solo game is asked for under the message about what was before, not far above it."""
    bot, language = bot_of(interaction), await language_of(interaction)
    if (await bot.tables.play.asked(table, interaction.user.id)).decision is None:
        await show_panel(interaction, table)  # the opponent thinks; the next question comes by itself
        return
    bot.waiting_panels.forget(table, interaction.user.id)
    # Soon deleted; should the bot end before that, it still says where the button is.
    await show_instead(interaction, text_view(say(language, "panel-below")))
    if not await expected.wait(LONGEST_TELLING):
        _LOG.info("a turn of table %s was not told in time", table)
    if not await ask_below(interaction, table):
        await show_panel(interaction, table)


async def by_index(interaction: discord.Interaction, table: str, number: int, index: int) -> list[str]:
    """The option that stood at a place of the list; only while that list is still what is asked."""
    asked = await bot_of(interaction).tables.play.asked(table, interaction.user.id, deadline=False)
    if asked.number != number or asked.decision is None:
        raise Stale(asked)
    legal = asked.decision.legal
    if index >= len(legal):
        raise Refusal("illegal-unknown")
    return [legal[index]]
