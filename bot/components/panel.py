"""The components of the turn panel: picking, passing, taking back, paging, another picture."""

from __future__ import annotations

import re
from typing import Any, Self, cast

import discord
import msgspec
from discord import ButtonStyle, SelectOption
from discord.ui import Button, DynamicItem, Item, Select

from bot.components.base import (
    LABEL,
    NUMBER,
    SEAT,
    TABLE,
    Component,
    TableButton,
    bot_of,
    language_of,
    view_of,
)
from bot.components.content import PAGE, Panel, PanelOption
from bot.components.show import by_index, show_panel, show_stale, take_choice, take_ride, take_step
from bot.table import Refusal, Stale
from bot.words.i18n import say, short

ENTRY = 100
MOMENT = f"{TABLE}:{SEAT}:{NUMBER}"


class Pick(Component, DynamicItem[Button[Any]], template=f"p:{MOMENT}:(?P<index>s?[0-9]{{1,3}}|none)"):
    """A button for one step, s4, by its place among those of that moment; `none` picks nothing.

    A bare number is an option by its place in the list: buttons of panels that were sent before there were
    steps.
    """

    def __init__(
        self,
        table: str,
        seat: str,
        number: int,
        index: str,
        label: str = "?",
        *,
        style: ButtonStyle = ButtonStyle.primary,
        face: str = "",
    ) -> None:
        button: Button[Any] = Button(
            label=short(label, LABEL),
            style=style,
            emoji=face or None,
            custom_id=f"p:{table}:{seat}:{number}:{index}",
        )
        super().__init__(button)
        self.table, self.seat, self.number, self.index = table, seat, number, index

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], match["seat"], int(match["number"]), match["index"])

    async def act(self, interaction: discord.Interaction) -> None:
        await pick(interaction, self.table, self.seat, self.number, self.index)


async def pick(interaction: discord.Interaction, table: str, seat: str, number: int, index: str) -> None:
    if index.startswith("s"):
        await take_step(interaction, table, seat, number, int(index[1:]))
        return
    try:
        ids = [] if index == "none" else await by_index(interaction, table, number, int(index))
    except Stale:
        await show_stale(interaction, table)
        return
    await take_choice(interaction, table, seat, number, ids)


class Toggle(
    Component,
    DynamicItem[Button[Any]],
    template=f"q:{MOMENT}:(?P<picked>[0-9]{{1,5}}):(?P<place>[0-9]{{1,2}}|ok)",
):
    """One of several things to be picked: what is picked already is in its id, as bits.

    Where it is said how many, the last of them is the answer; else `ok` is.
    """

    def __init__(
        self,
        table: str,
        seat: str,
        number: int,
        picked: int,
        place: str,
        label: str = "?",
        *,
        style: ButtonStyle = ButtonStyle.secondary,
        face: str = "",
    ) -> None:
        button: Button[Any] = Button(
            label=short(label, LABEL),
            style=style,
            emoji=face or None,
            custom_id=f"q:{table}:{seat}:{number}:{picked}:{place}",
        )
        super().__init__(button)
        self.table, self.seat, self.number, self.picked, self.place = table, seat, number, picked, place

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        moment = match["table"], match["seat"], int(match["number"])
        return cls(*moment, int(match["picked"]), match["place"])

    async def act(self, interaction: discord.Interaction) -> None:
        play = bot_of(interaction).tables.play
        asked = await play.asked(self.table, interaction.user.id, deadline=False)
        if asked.number != self.number or asked.decision is None:
            await show_stale(interaction, self.table)
            return
        picked = self.picked if self.place == "ok" else self.picked ^ 1 << int(self.place)
        ids = [name for place, name in enumerate(asked.decision.legal) if picked >> place & 1]
        if self.place == "ok" or len(ids) == asked.decision.least == asked.decision.most:
            await take_choice(interaction, self.table, self.seat, self.number, ids)
        else:
            await show_panel(interaction, self.table, picked=picked)


def can_be_picked(custom_id: str) -> bool:
    """Whether an id is that of something that is not picked yet."""
    found = Toggle.__discord_ui_compiled_template__.fullmatch(custom_id)
    return (
        found is not None and found["place"] != "ok" and not int(found["picked"]) >> int(found["place"]) & 1
    )


class Menu(Component, DynamicItem[Select[Any]], template=f"m:{MOMENT}(?::(?P<group>main|instead|other))?"):
    """A menu of up to 25 entries: steps by their places, or ids of options where several are picked."""

    def __init__(
        self,
        table: str,
        seat: str,
        number: int,
        group: str = "main",
        entries: list[PanelOption] | None = None,
        panel: Panel | None = None,
        language: str = "en",
    ) -> None:
        pictured = panel is not None and panel.shows_places
        options = [_entry(one, one.number if pictured else "") for one in (entries or ())[:PAGE]]
        options = options or [SelectOption(label="?", value="?")]
        several = panel is not None and not panel.as_steps
        least = max(1, min(panel.least, len(options))) if panel and several else 1
        most = max(1, min(panel.most, len(options))) if panel and several else 1
        asks = "panel-choose" if group == "main" else f"panel-{group}"
        select: Select[Any] = Select(
            custom_id=f"m:{table}:{seat}:{number}:{group}",
            options=options,
            min_values=least,
            max_values=most,
            placeholder=say(language, asks),
        )
        super().__init__(select)
        self.table, self.seat, self.number = table, seat, number

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        menu = cls(match["table"], match["seat"], int(match["number"]))
        menu.item = cast("Select[Any]", item)  # it holds the values that were picked
        return menu

    async def act(self, interaction: discord.Interaction) -> None:
        values = list(self.item.values)
        if len(values) == 1 and re.fullmatch(r"s[0-9]+", values[0]):
            await take_step(interaction, self.table, self.seat, self.number, int(values[0][1:]))
        else:
            await take_choice(interaction, self.table, self.seat, self.number, values)


def _entry(one: PanelOption, number: str) -> SelectOption:
    """An entry of a menu, with the number that it has on the picture."""
    return SelectOption(
        label=short(f"{number}. {one.plain}" if number else one.plain, ENTRY),
        value=one.value,
        description=short(one.plain_detail, ENTRY) or None,
        emoji=one.face or None,
    )


class Offer(Component, DynamicItem[Button[Any]], template=f"x:{MOMENT}:(?P<count>[0-9])"):
    """An exchange token, in or out of turn."""

    def __init__(
        self, table: str, seat: str, number: int, count: int, label: str = "?", face: str = ""
    ) -> None:
        button: Button[Any] = Button(
            label=short(label, LABEL), emoji=face or "🔄", custom_id=f"x:{table}:{seat}:{number}:{count}"
        )
        super().__init__(button)
        self.table, self.seat, self.number, self.count = table, seat, number, count

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], match["seat"], int(match["number"]), int(match["count"]))

    async def act(self, interaction: discord.Interaction) -> None:
        await take_choice(interaction, self.table, self.seat, self.number, [f"exchange:{self.count}"])


class Turn(TableButton, DynamicItem[Button[Any]], template=f"o:{TABLE}(?::[a-z0-9.]{{1,25}})?"):
    """Under the table's messages: opens the panel of whoever presses it, privately.

    Its id may end with the mark of the letter it came with, by which the message is known again.
    """

    private = True
    letter, emoji = "o", "🐂"
    style = ButtonStyle.success

    def __init__(self, table: str, label: str = "?", mark: str = "") -> None:
        super().__init__(table, label)
        if mark:
            self.item.custom_id = f"o:{table}:{mark}"

    async def act(self, interaction: discord.Interaction) -> None:
        await show_panel(interaction, self.table)


class Ride(Component, DynamicItem[Button[Any]], template=f"go:{MOMENT}:(?P<place>[0-9]{{1,2}})"):
    """Under the table's message: a ride, by its place among all rides, and then the panel, privately.

    Everybody can read its id. So that is not a step, of which there are more or fewer with another hand.
    """

    private = True

    def __init__(
        self, table: str, seat: str, number: int, place: int, label: str = "?", face: str = ""
    ) -> None:
        button: Button[Any] = Button(
            label=short(label, LABEL) or None,
            emoji=face or None,
            custom_id=f"go:{table}:{seat}:{number}:{place}",
        )
        super().__init__(button)
        self.table, self.seat, self.number, self.place = table, seat, number, place

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], match["seat"], int(match["number"]), int(match["place"]))

    async def act(self, interaction: discord.Interaction) -> None:
        await take_ride(interaction, self.table, self.seat, self.number, self.place)


class PageButton(Component, DynamicItem[Button[Any]], template=f"g:{TABLE}:(?P<page>[0-9]{{1,2}})"):
    """Another page of a long list, or the same one as it was at first."""

    def __init__(self, table: str, page: int, label: str = "?") -> None:
        super().__init__(Button(label=label, custom_id=f"g:{table}:{page}"))
        self.table, self.page = table, page

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], int(match["page"]))

    async def act(self, interaction: discord.Interaction) -> None:
        await show_panel(interaction, self.table, page=self.page)


class Switch(Component, DynamicItem[Button[Any]], template=f"k:{TABLE}:(?P<look>hand|map)"):
    """The other picture with the question; it stays with this kind of question."""

    def __init__(self, table: str, look: str, label: str = "?") -> None:
        emoji = "🃏" if look == "hand" else "🗺️"
        super().__init__(Button(label=short(label, LABEL), emoji=emoji, custom_id=f"k:{table}:{look}"))
        self.table, self.look = table, look

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], match["look"])

    async def act(self, interaction: discord.Interaction) -> None:
        tables = bot_of(interaction).tables
        asked = await tables.play.asked(self.table, interaction.user.id, deadline=False)
        await tables.preferences.keep_look(interaction.user.id, asked.kind or "", self.look)
        await show_panel(interaction, self.table, look=self.look)


class TipsOff(TableButton, DynamicItem[Button[Any]], template=f"t:{TABLE}"):
    """Under a tip: no more of them."""

    letter, emoji = "t", "💡"

    async def act(self, interaction: discord.Interaction) -> None:
        settings = bot_of(interaction).tables.preferences
        person = await settings.person(interaction.user.id)
        await settings.save(msgspec.structs.replace(person, tips=False))
        await show_panel(interaction, self.table, say(await language_of(interaction), "help-tips-off"))


class TakeBack(Component, DynamicItem[Button[Any]], template=f"u:{TABLE}:{NUMBER}:(?P<entry>[0-9]{{1,7}})"):
    """Undo: the last own choice at once where that is free, otherwise after asking the others."""

    def __init__(self, table: str, number: int, entry: int = 0, label: str = "?") -> None:
        super().__init__(
            Button(label=short(label, LABEL), emoji="↩️", custom_id=f"u:{table}:{number}:{entry}")
        )
        self.table, self.number, self.entry = table, number, entry

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], int(match["number"]), int(match["entry"]))

    async def act(self, interaction: discord.Interaction) -> None:
        await undo(interaction, self.table, self.entry, self.number)


async def undo(interaction: discord.Interaction, table: str, entry: int, number: int) -> None:
    """Take back, or ask for consent, and show the panel. `entry` 0 means: the newest own choice."""
    bot, language, person = bot_of(interaction), await language_of(interaction), interaction.user.id
    preview = await bot.tables.undo.preview(table, person, entry or None)
    seat = (await bot.table(table)).seat_of(person)
    told = await bot.tell_lines(table, preview.takes_back, language, seat.seat if seat else None)
    if preview.free:
        await bot.tables.undo.take_back(table, person, preview.entry, preview.number)
        await show_panel(interaction, table, say(language, "undo-done", what=told))
        return
    if not entry:
        # The first tap only says what it would take; the second one, which names the entry, asks the others.
        text, button = ("undo-alone", "undo-anyway") if preview.alone else ("undo-needs", "undo-ask-others")
        view = view_of(TakeBack(table, preview.number, preview.entry, say(language, button)))
        await show_panel(interaction, table)  # first: until then a message that follows would be that one
        await interaction.followup.send(say(language, text, what=told), view=view, ephemeral=True)
        return
    if preview.number != number:
        raise Refusal("table-stale")
    vote = await bot.tables.undo.ask_consent(table, person, preview.entry, preview.number)
    await show_panel(interaction, table, say(language, "undo-asked" if vote else "undo-done", what=told))


COMPONENTS = (Pick, Toggle, Menu, Offer, Turn, Ride, PageButton, Switch, TipsOff, TakeBack)
