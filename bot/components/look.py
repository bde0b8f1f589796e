"""Looking around: one menu for boards, markets, cities, score, log, rules, a hint and the board in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self, cast

import discord
from discord import MediaGalleryItem, SelectOption
from discord.ui import ActionRow, Button, DynamicItem, Item, LayoutView, MediaGallery, Select, TextDisplay

import render
from bot.components.base import TABLE, Component, TableButton, bot_of, language_of
from bot.components.between import NoteButton
from bot.components.content import story_of
from bot.components.help import contents
from bot.components.replay import show_turn
from bot.pictures.pictures import Picture, names_of
from bot.table.advice import advice
from bot.table.steps import numbered
from bot.words.i18n import escaped, say, short
from bot.words.summary import summaries

if TYPE_CHECKING:
    from bot.app import Tropero
    from bot.table.records import Table

ENTRY = 100
LONGEST = 3800  # characters of a text; the menu below has none that count
LOG_LINES, LOG_LINE = 25, 600
EMOJI = {
    **{"board": "🗺️", "hand": "🃏", "market": "🛒", "cities": "🏙️", "score": "🏆", "log": "📜"},
    **{"hint": "💡", "words": "📝", "rules": "📖", "mat": "👤", "replay": "⏪"},
}


class Look(TableButton, DynamicItem[Button[Any]], template=f"l:{TABLE}"):
    """On a panel and under the table's messages: opens the menu of everything there is to look at."""

    private = True
    letter, emoji = "l", "👀"

    async def act(self, interaction: discord.Interaction) -> None:
        await look_at(interaction, self.table, "board")


class LookMenu(Component, DynamicItem[Select[Any]], template=f"lk:{TABLE}"):
    """What to look at next, in the same message."""

    def __init__(self, table: Table | str, language: str = "en") -> None:
        entries = (
            [SelectOption(label="?", value="?")] if isinstance(table, str) else _entries(table, language)
        )
        name = table if isinstance(table, str) else table.id
        placeholder = None if isinstance(table, str) else say(language, "look-what")
        select: Select[Any] = Select(custom_id=f"lk:{name}", options=entries, placeholder=placeholder)
        super().__init__(select)
        self.table = name

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        menu = cls(match["table"])
        menu.item = cast("Select[Any]", item)  # it holds what was picked
        return menu

    async def act(self, interaction: discord.Interaction) -> None:
        await look_at(interaction, self.table, self.item.values[0])


def _entries(table: Table, language: str) -> list[SelectOption]:
    whats = ["board", "hand", *(f"mat-{seat.seat}" for seat in table.seats)]
    whats += ["market", "cities", "score", "log", "replay", "words", "hint", "rules"]
    found = []
    for what in whats:
        kind, _, seat = what.partition("-")
        name = table.seat(seat).name if seat else ""
        label = say(language, f"look-{kind}", name=name)
        found.append(SelectOption(label=short(label, ENTRY), value=what, emoji=EMOJI[kind]))
    return found


async def look_at(interaction: discord.Interaction, table_id: str, what: str) -> None:
    """Show something in a private message, with the menu under it."""
    bot, language = bot_of(interaction), await language_of(interaction)
    table = await bot.table(table_id)
    if what == "rules":
        told = contents(language)
        await interaction.followup.send(told["content"], view=told["view"], ephemeral=True)
        return
    if what == "replay":
        await show_turn(interaction, await bot.tables.replay.turn(table_id, interaction.user.id))
        return
    text, picture = await _found(bot, interaction.user.id, table, what, language)
    view = LayoutView(timeout=None)
    if picture is not None:
        media = MediaGalleryItem(
            f"attachment://{picture.name}.png", description=short(picture.alt, 1000) or None
        )
        view.add_item(MediaGallery(media))
    if text or picture is None:
        view.add_item(TextDisplay(short(text or say(language, "picture-lost"), LONGEST)))
    view.add_item(ActionRow(LookMenu(table, language)))
    if table.seat_of(interaction.user.id) is not None:
        view.add_item(ActionRow(NoteButton(table.id, say(language, "note-button"))))
    files = [picture.file()] if picture is not None else []
    await interaction.edit_original_response(content=None, attachments=files, view=view)


async def _found(
    bot: Tropero, person: int, table: Table, what: str, language: str
) -> tuple[str, Picture | None]:
    """The words or the picture of something, as this person may see it."""
    kind, _, seat = what.partition("-")
    if kind == "log":
        return await log_text(bot, table, person, language, LONGEST), None
    if kind == "hint":
        return await hint_text(bot, table, person, language), None
    view = await bot.tables.play.look(table.id, person)
    if kind == "words":
        return render.text(view, language, names=names_of(table)), None
    theme = (await bot.tables.preferences.person(person)).theme
    if kind in ("mat", "hand"):
        seat = seat if seat in view.seats else view.seat or view.seats[0]
        draw = bot.pictures.mat if kind == "mat" else bot.pictures.hand
        return "", await draw(table, view, seat, language, theme)
    pictures = bot.pictures
    if kind == "board":
        return "", await pictures.board(table, view, language, theme=theme)
    draws = {"market": pictures.market, "cities": pictures.cities, "score": pictures.score}
    return "", await draws[kind](table, view, language, theme)


async def log_text(bot: Tropero, table: Table, person: int, language: str, longest: int) -> str:
    """The newest turns of a game, as many as there is room for."""
    story = await bot.tables.play.story(table.id, person)
    mine = table.seat_of(person)
    told = summaries(
        bot.speech(language, table),
        (line for line in story if not line.undone),
        lambda seat: f"**{escaped(table.seat(seat).name)}**",
        mine.seat if mine else None,
    )
    lines = [short(f"-# {summary.turn} · {summary.text}", LOG_LINE) for summary in told[-LOG_LINES:]]
    while sum(len(line) + 1 for line in lines) > longest:
        del lines[0]
    return "\n".join(lines) or say(language, "log-none")


async def hint_text(bot: Tropero, table: Table, person: int, language: str) -> str:
    """What an AI would do in this person's place, and why; by the number that it has on the panel."""
    speech, lines = bot.speech(language, table), []
    found = await advice(bot.tables.context, table.id, person, bot.hints)
    steps = (await bot.tables.moments.of(table.id, person)).steps
    listed = {number: steps[place] for place, number in numbered(steps).items() if not steps[place].rides}
    for hint, options in found:
        what = ", ".join(speech.option(option) for option in options) or say(language, "panel-none")
        numbers = [number for number, step in listed.items() if step.begins_with(hint.picks)]
        number = f"{numbers[0]}. " if len(numbers) == 1 else ""
        lines.append(f"- **{number}{what}** · {speech.say(hint.reason.key, **hint.reason.values)}")
    return "\n".join(lines) or say(language, "hint-nothing")


class Story(TableButton, DynamicItem[Button[Any]], template=f"h:{TABLE}"):
    """What was done in this turn, and what the others did since one's last: the whole of the folded lines."""

    private = True
    letter, emoji = "h", "📜"

    async def act(self, interaction: discord.Interaction) -> None:
        bot, language = bot_of(interaction), await language_of(interaction)
        moment = await bot.tables.moments.of(self.table, interaction.user.id)
        done, since = story_of(moment, bot.speech(language, moment.table))
        lines = [f"- {text}" for text in done]
        if since:
            told = [f"- {text}" for _, text in since]
            lines += [f"**{say(language, 'panel-since')}**", *told]
        view = LayoutView(timeout=None)
        view.add_item(TextDisplay(short("\n".join(lines) or say(language, "log-none"), LONGEST)))
        await interaction.edit_original_response(content=None, view=view)


COMPONENTS = (Look, LookMenu, Story)
