"""What one can do now and here, and a tap to each of it: what `/help` shows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Button, Container, DynamicItem, Item, LayoutView, TextDisplay

from bot.components.base import LABEL, Component, bot_of, language_of, view_of
from bot.components.help import contents
from bot.components.learn import CourseButton
from bot.components.lobby import lobby_message, offer_lessons
from bot.components.look import Look
from bot.components.panel import Turn
from bot.components.places import check_place
from bot.components.settings import Settings
from bot.components.solo import begin_daily, begin_solo
from bot.table import Refusal
from bot.table.solo import DEFAULT
from bot.words.i18n import escaped, has, say, short
from engine import FIRST_GAME, GAMES
from engine.lessons import taught

if TYPE_CHECKING:
    from bot.app import Tropero
    from bot.table.lobby import Mine
    from bot.table.records import Table

A_ROW = 5
EMOJI = {"solo": "🐂", "new": "🤝", "daily": "📅", "rules": "📖", "mygames": "🗂️"}


class Go(
    Component,
    DynamicItem[Button[Any]],
    template=r"go:(?P<what>solo|new|daily|rules|mygames)(?::(?P<game>[a-z0-9_]{1,30}))?",
):
    """Leads to one thing, in a message of its own."""

    private = True

    def __init__(
        self, what: str, label: str = "?", game: str | None = None, style: ButtonStyle = ButtonStyle.secondary
    ) -> None:
        name = f"go:{what}:{game}" if game else f"go:{what}"
        super().__init__(Button(label=short(label, LABEL), emoji=EMOJI[what], custom_id=name, style=style))
        self.what, self.game = what, game

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["what"], game=match["game"])

    async def act(self, interaction: discord.Interaction) -> None:
        language = await language_of(interaction)
        match self.what:
            case "rules":
                await interaction.edit_original_response(**contents(language))
            case "mygames":
                told = await my_games(bot_of(interaction), interaction.user.id, language)
                await interaction.edit_original_response(**told)
            case "daily":
                await begin_daily(interaction)
            case "solo":
                await begin_solo(interaction, self.game or "", DEFAULT)
            case _:
                await _open_table(interaction, self.game or "", language)


async def _open_table(interaction: discord.Interaction[Any], game: str, language: str) -> None:
    """A table of the usual kind; `/trail new` has the options."""
    if game not in GAMES:
        raise Refusal("table-bad-options")
    await check_place(interaction)
    bot, person = bot_of(interaction), interaction.user
    table = await bot.tables.lobby.open(
        server=interaction.guild_id,
        channel=interaction.channel_id or 0,
        person=person.id,
        name=person.display_name,
        game=game,
    )
    await interaction.edit_original_response(content=say(language, "guide-opened"))
    shown = await interaction.followup.send(**await lobby_message(bot, table), wait=True)
    await bot.tables.lobby.shown(table.id, shown.id)
    await offer_lessons(interaction, table)


def guide_view(now: list[str], more: list[str], table: Table | None, mine: bool, language: str) -> LayoutView:
    """What can be done now and here, a tap to each of it and to what is always there, then more to read."""
    view = LayoutView(timeout=None)
    rows = [*_rows(_now(table, mine, language)), *_rows(_always(table, language))]
    texts: list[Item[Any]] = [TextDisplay(short("\n".join(lines), 1900)) for lines in (now, more)]
    view.add_item(Container(texts[0], *rows, texts[1]))
    return view


def _now(table: Table | None, mine: bool, language: str) -> list[Item[Any]]:
    if table is None:
        games = {game: short_name(language, game) for game in GAMES}
        alone: list[Item[Any]] = [
            Go("solo", say(language, "guide-solo", game=name), game, ButtonStyle.success)
            for game, name in games.items()
        ]
        tables = [Go("new", say(language, "guide-new", game=name), game) for game, name in games.items()]
        return [*alone, Go("daily", say(language, "guide-daily")), *tables]
    if table.state == "lobby":
        return []
    buttons: list[Item[Any]] = [Turn(table.id, say(language, "table-button"))] if mine else []
    return [*buttons, Look(table.id, say(language, "panel-look"))]


def short_name(language: str, game: str) -> str:
    """What a game is called among the games there are."""
    key = f"game-{game}"
    return say(language, f"{key}.short" if has(language, f"{key}.short") else key)


def _always(table: Table | None, language: str) -> list[Item[Any]]:
    game = table.game if table is not None else FIRST_GAME
    learn = [CourseButton(game, say(language, "guide-learn"))] if game in taught() else []
    return [
        *learn,
        Go("rules", say(language, "guide-rules")),
        Go("mygames", say(language, "guide-mygames")),
        Settings(say(language, "settings-title")),
    ]


def _rows(items: list[Item[Any]]) -> list[ActionRow[Any]]:
    return [ActionRow(*items[start : start + A_ROW]) for start in range(0, len(items), A_ROW)]


async def my_games(bot: Tropero, person: int, language: str) -> dict[str, Any]:
    """The tables that somebody sits at, on all servers, the most urgent first; and the way to those."""
    lines, closed = [], await bot.post.closed()
    mine = await bot.tables.lobby.of(person)
    for one in mine:
        lines.append(_line(one, person, language))
        if one.table.channel in closed:
            lines.append(say(language, "mygames-closed"))
    waiting = [one.table for one in mine if one.waits_for(person)]
    buttons = [
        Turn(table.id, f"{place}. {say(language, f'game-{table.game}')}")
        for place, table in enumerate(waiting[:A_ROW], start=1)
    ]
    text = short("\n".join(lines), 2000) or say(language, "mygames-none")
    return {"content": text, "view": view_of(*buttons)}


def _line(mine: Mine, person: int, language: str) -> str:
    table, yours = mine.table, mine.waits_for(person)
    if table.state == "lobby":
        state = say(language, "mygames-lobby")
    elif yours or mine.asked is None:
        state = say(language, "mygames-yours")
    else:
        state = say(language, "mygames-theirs", name=escaped(table.seat(mine.asked).name))
    return say(
        language,
        "mygames-line",
        mark="➤" if yours else "·",
        where=f"<#{table.channel}>",
        game=say(language, f"game-{table.game}"),
        state=f"{state} · <t:{mine.deadline}:R>" if mine.deadline else state,
    )


COMPONENTS = (Go,)
