"""The components of the turn panel: picking, passing, taking back, paging, looking at the board."""

from __future__ import annotations

import contextlib
import re
from typing import Any, Self, cast

import discord
import msgspec
from discord import ButtonStyle, SelectOption
from discord.ui import Button, DynamicItem, Item, Select, View
from discord.utils import MISSING

from bot.i18n import say, short
from bot.panel import Panel
from bot.parts.base import LABEL, NUMBER, SEAT, TABLE, Part, TableButton, bot_of, language_of, view_of
from bot.parts.help import WhyNot
from bot.table import Refusal, Stale
from bot.table.play import Chosen
from bot.told import Expected

ENTRY = 100
A_ROW = 5
LONGEST_TELLING = 8.0  # seconds, in which an AI may play its turn
MOMENT = f"{TABLE}:{SEAT}:{NUMBER}"


async def show(
    interaction: discord.Interaction,
    table: str,
    note: str = "",
    page: int = 0,
    *,
    hand: bool = False,
    board: bool = False,
) -> None:
    """Put the fresh panel where the old one was."""
    bot, language = bot_of(interaction), await language_of(interaction)
    async with bot.screens.change(interaction) as screen:
        panel = await bot.panels.make(
            table, interaction.user.id, language, page, note, hand=hand, board=board, there=screen.picture
        )
        files = [panel.file.file()] if panel.file else []
        await interaction.edit_original_response(
            content=panel.text,
            attachments=MISSING if panel.picture and panel.picture == screen.picture else files,
            view=components(panel, language),
        )
        screen.picture = panel.picture


async def choose(
    interaction: discord.Interaction, table: str, seat: str, number: int, ids: list[str]
) -> None:
    """Take a choice and show what is asked next. A stale tap changes nothing and brings the fresh panel."""
    bot = bot_of(interaction)
    with bot.told.expecting(table, seat, number) as told:
        try:
            chosen = await bot.choose(table, interaction.user.id, ids, number)
        except Stale:
            await show(interaction, table, say(await language_of(interaction), "panel-stale"))
            return
        await show_next(interaction, table, chosen, told)


async def show_next(
    interaction: discord.Interaction, table: str, chosen: Chosen | None, told: Expected, note: str = ""
) -> None:
    """Show what is asked after a choice: where the panel was, or below what the table is told of a turn."""
    if chosen is not None and chosen.opens_turn and not note and await _alone_here(interaction, table):
        await show_below(interaction, table, told)
    else:
        await show(interaction, table, note)


async def _alone_here(interaction: discord.Interaction, table_id: str) -> bool:
    """Whether it is a solo game whose messages appear where the panel is."""
    table = await bot_of(interaction).table(table_id)
    return len(table.people) == 1 and table.channel == interaction.channel_id


async def show_below(interaction: discord.Interaction, table: str, told: Expected) -> None:
    """A turn of a solo game is asked for under the message about what was before, not far above it."""
    bot, language = bot_of(interaction), await language_of(interaction)
    if (await bot.tables.play.asked(table, interaction.user.id)).decision is None:
        await show(interaction, table)  # the opponent thinks
    else:
        async with bot.screens.change(interaction) as screen:
            # Soon deleted; should the bot end before that, it still says where the button is.
            meanwhile = say(language, "panel-below")
            await interaction.edit_original_response(content=meanwhile, attachments=[], view=None)
            screen.picture = ""
    await told.patiently(LONGEST_TELLING)
    panel = await bot.panels.make(table, interaction.user.id, language)
    if not panel.mine:
        await show(interaction, table)
        return
    await interaction.followup.send(
        panel.text,
        files=[panel.file.file()] if panel.file else [],
        view=components(panel, language),
        ephemeral=True,
    )
    with contextlib.suppress(discord.HTTPException):  # dismissed already; and if it stays, nothing is lost
        await interaction.delete_original_response()


async def by_index(interaction: discord.Interaction, table: str, number: int, index: int) -> list[str]:
    """The option that stood at a place of the list; only while that list is still what is asked."""
    asked = await bot_of(interaction).tables.play.asked(table, interaction.user.id, deadline=False)
    if asked.number != number or asked.decision is None:
        raise Stale(asked)
    legal = asked.decision.legal
    if index >= len(legal):
        raise Refusal("illegal-unknown")
    return [legal[index]]


class Pick(Part, DynamicItem[Button[View]], template=f"p:{MOMENT}:(?P<index>[0-9]{{1,3}}|none)"):
    """A button for one option, by its place in the list of that moment; `none` picks nothing."""

    def __init__(
        self,
        table: str,
        seat: str,
        number: int,
        index: str,
        label: str = "?",
        row: int | None = None,
        style: ButtonStyle = ButtonStyle.primary,
    ) -> None:
        button: Button[View] = Button(
            label=short(label, LABEL), style=style, row=row, custom_id=f"p:{table}:{seat}:{number}:{index}"
        )
        super().__init__(button)
        self.table, self.seat, self.number, self.index = table, seat, number, index

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], match["seat"], int(match["number"]), match["index"])

    async def act(self, interaction: discord.Interaction) -> None:
        try:
            ids = (
                []
                if self.index == "none"
                else await by_index(interaction, self.table, self.number, int(self.index))
            )
        except Stale:
            await show(interaction, self.table, say(await language_of(interaction), "panel-stale"))
            return
        await choose(interaction, self.table, self.seat, self.number, ids)


class Menu(Part, DynamicItem[Select[View]], template=f"m:{MOMENT}"):
    """A menu of up to 25 options; its values are option ids."""

    def __init__(self, panel: Panel | None, table: str, seat: str, number: int) -> None:
        options = [SelectOption(label="?", value="?")]
        least = most = 1
        placeholder = None
        if panel is not None:
            options = [
                SelectOption(
                    label=short(f"{one.index + 1}. {one.label}", ENTRY),
                    value=one.id,
                    description=short(one.detail, ENTRY) or None,
                )
                for one in panel.options
            ]
            least = max(1, min(panel.least, len(options)))
            most = max(1, min(panel.most, len(options)))
            placeholder = panel.placeholder
        select: Select[View] = Select(
            custom_id=f"m:{table}:{seat}:{number}",
            options=options,
            min_values=least,
            max_values=most,
            placeholder=placeholder,
        )
        super().__init__(select)
        self.table, self.seat, self.number = table, seat, number

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        menu = cls(None, match["table"], match["seat"], int(match["number"]))
        menu.item = cast("Select[View]", item)  # it holds the values that were picked
        return menu

    async def act(self, interaction: discord.Interaction) -> None:
        await choose(interaction, self.table, self.seat, self.number, list(self.item.values))


class Offer(Part, DynamicItem[Button[View]], template=f"x:{MOMENT}:(?P<count>[0-9])"):
    """An exchange token, in or out of turn."""

    def __init__(
        self, table: str, seat: str, number: int, count: int, label: str = "?", row: int | None = None
    ) -> None:
        button: Button[View] = Button(
            label=short(label, LABEL), emoji="🔄", row=row, custom_id=f"x:{table}:{seat}:{number}:{count}"
        )
        super().__init__(button)
        self.table, self.seat, self.number, self.count = table, seat, number, count

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], match["seat"], int(match["number"]), int(match["count"]))

    async def act(self, interaction: discord.Interaction) -> None:
        await choose(interaction, self.table, self.seat, self.number, [f"exchange:{self.count}"])


class Turn(TableButton, DynamicItem[Button[View]], template=f"o:{TABLE}"):
    """Under the table's messages: opens the panel of whoever presses it, privately."""

    private = True
    letter, emoji = "o", "🐂"
    style = ButtonStyle.success

    async def act(self, interaction: discord.Interaction) -> None:
        await show(interaction, self.table)


class Page(Part, DynamicItem[Button[View]], template=f"g:{TABLE}:(?P<page>[0-9]{{1,2}})"):
    """Another page of a long list, or the same one as it was at first."""

    def __init__(
        self, table: str, page: int, label: str = "?", row: int | None = None, emoji: str | None = None
    ) -> None:
        super().__init__(Button(label=label, emoji=emoji, row=row, custom_id=f"g:{table}:{page}"))
        self.table, self.page = table, page

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], int(match["page"]))

    async def act(self, interaction: discord.Interaction) -> None:
        await show(interaction, self.table, page=self.page)


class Look(TableButton, DynamicItem[Button[View]], template=f"l:{TABLE}"):
    """The board instead of the hand, with the numbers of the menu on it."""

    letter, emoji = "l", "🗺️"

    async def act(self, interaction: discord.Interaction) -> None:
        await show(interaction, self.table, board=True)


class TipsOff(TableButton, DynamicItem[Button[View]], template=f"t:{TABLE}"):
    """Under a tip: no more of them."""

    letter, emoji = "t", "💡"

    async def act(self, interaction: discord.Interaction) -> None:
        settings = bot_of(interaction).tables.settings
        person = await settings.person(interaction.user.id)
        await settings.save(msgspec.structs.replace(person, tips=False))
        await show(interaction, self.table, say(await language_of(interaction), "help-tips-off"))


class TakeBack(Part, DynamicItem[Button[View]], template=f"u:{TABLE}:{NUMBER}:(?P<entry>[0-9]{{1,7}})"):
    """Undo: the last own choice at once where that is free, otherwise after asking the others."""

    def __init__(
        self, table: str, number: int, entry: int = 0, label: str = "?", row: int | None = None
    ) -> None:
        super().__init__(
            Button(label=short(label, LABEL), emoji="↩️", row=row, custom_id=f"u:{table}:{number}:{entry}")
        )
        self.table, self.number, self.entry = table, number, entry

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], int(match["number"]), int(match["entry"]))

    async def act(self, interaction: discord.Interaction) -> None:
        await show(interaction, self.table, await undo(interaction, self.table, self.entry, self.number))


async def undo(interaction: discord.Interaction, table: str, entry: int, number: int) -> str:
    """Take back, or ask for consent; the words for what happened. `entry` 0 means: the newest own choice."""
    bot, language, person = bot_of(interaction), await language_of(interaction), interaction.user.id
    preview = await bot.tables.undo.preview(table, person, entry or None)
    told = await bot.tell_lines(table, preview.takes_back, language)
    if preview.free:
        await bot.tables.undo.take_back(table, person, preview.entry, preview.number)
        return say(language, "undo-done", what=told)
    if not entry:
        # The first tap only says what it would take; the second one, which names the entry, asks the others.
        text, button = ("undo-alone", "undo-anyway") if preview.alone else ("undo-needs", "undo-ask-others")
        view = view_of(TakeBack(table, preview.number, preview.entry, say(language, button)))
        await interaction.followup.send(say(language, text, what=told), view=view, ephemeral=True)
        return ""
    if preview.number != number:
        raise Refusal("table-stale")
    vote = await bot.tables.undo.ask_consent(table, person, preview.entry, preview.number)
    return say(language, "undo-asked" if vote else "undo-done", what=told)


def components(panel: Panel, language: str) -> View:
    """Options as buttons or as a menu, then passing, then everything else, in at most five rows."""
    where = panel.table_id, panel.seat, panel.number
    items: list[Item[Any]] = []
    row = 0
    if panel.as_buttons:
        items += [
            Pick(*where, str(one.index), f"{one.index + 1}. {one.label}", place // 2)
            for place, one in enumerate(panel.options)
        ]
        row = (len(panel.options) + 1) // 2
    elif panel.options:
        items.append(Menu(panel, *where))
        row = 1
    rest: list[Item[Any]] = [
        Pick(*where, str(one.index), one.label, row, ButtonStyle.secondary) for one in panel.passes
    ]
    if panel.mine and panel.least == 0:
        rest.append(Pick(*where, "none", say(language, "panel-none"), row, ButtonStyle.secondary))
    if panel.pages > 1:
        after = (panel.page + 1) % panel.pages
        label = say(language, "panel-page", page=panel.page + 1, pages=panel.pages)
        rest.append(Page(panel.table_id, after, label, row))
    if panel.mine and not panel.shows_places:
        rest.append(Look(panel.table_id, say(language, "panel-board"), row))
    elif panel.mine and panel.has_hand:
        rest.append(Page(panel.table_id, panel.page, say(language, "panel-hand"), row, "🃏"))
    if panel.undo:
        rest.append(TakeBack(panel.table_id, panel.number, 0, say(language, "panel-undo"), row))
    if panel.exchange is not None:
        count = int(panel.exchange.id.partition(":")[2])
        rest.append(Offer(*where, count, panel.exchange.label, row))
    if panel.blocked:
        rest.append(WhyNot(panel.table_id, say(language, "why-not-button"), row))
    if panel.tip:
        rest.append(TipsOff(panel.table_id, say(language, "tip-off"), row))
    for place, item in enumerate(rest):
        item.row = row + place // A_ROW  # at the fullest eight of them, in two rows
    return view_of(*items, *rest)


PARTS = (Pick, Menu, Offer, Turn, Page, Look, TipsOff, TakeBack)
