"""The components of a lobby and of votes."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ButtonStyle
from discord.ui import Button, DynamicItem, Item, View

from bot.components.base import TABLE, Component, bot_of, language_of, view_of
from bot.components.lesson_button import LessonButton
from bot.components.places import check_place
from bot.table import Refusal
from bot.table.lobby import FIRST
from bot.table.records import Table
from bot.words.i18n import say, short
from bot.words.lobbies import lobby_text
from engine.lessons import course_of

if TYPE_CHECKING:
    from bot.app import Tropero

_LOG = logging.getLogger("tropero.lobby")

STYLES = {
    "join": ButtonStyle.success,
    "leave": ButtonStyle.secondary,
    "ai": ButtonStyle.secondary,
    "first": ButtonStyle.secondary,
    "start": ButtonStyle.primary,
}


class LobbyButton(
    Component, DynamicItem[Button[Any]], template=f"b:{TABLE}:(?P<verb>join|leave|start|ai|first)"
):
    """Join, leave, add an AI, make it a first game, or start."""

    public = True

    def __init__(self, table: str, verb: str, label: str = "?") -> None:
        super().__init__(Button(label=short(label, 80), style=STYLES[verb], custom_id=f"b:{table}:{verb}"))
        self.table, self.verb = table, verb

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], match["verb"])

    async def act(self, interaction: discord.Interaction) -> None:
        bot = bot_of(interaction)
        lobby, person = bot.tables.lobby, interaction.user
        if self.verb == "join":
            table = await lobby.join(self.table, person.id, person.display_name)
        elif self.verb == "leave":
            table = await lobby.leave(self.table, person.id)
        elif self.verb == "ai":
            before = await bot.table(self.table)
            if before.seat_of(person.id) is None:
                raise Refusal("table-not-seated")
            language = await bot.table_language(before)
            table = await lobby.add_ai(self.table, bot.opponent, say(language, f"seat-{bot.opponent}"))
        elif self.verb == "first":
            table = await lobby.first_game(self.table, person.id)
        else:
            await check_place(interaction)
            table = await bot.start_table(self.table, person.id)
        await interaction.edit_original_response(**await lobby_message(bot, table))
        if self.verb == "join":
            await offer_lessons(interaction, table)


async def lobby_message(bot: Tropero, table: Table) -> dict[str, Any]:
    """What all see of a lobby: who is there, who of them is new, how it will be played, and its buttons."""
    language = await bot.table_language(table)
    new = await bot.tables.learning.newcomers(table) if table.state == "lobby" else []
    text = lobby_text(table, language, new)
    return {"content": text, "view": lobby_view(table, language, newcomers=bool(new))}


def lobby_view(table: Table, language: str, *, newcomers: bool = False) -> View:
    if table.state != "lobby":
        return view_of()
    verbs = ["join", "leave"] + (["ai"] if len(table.seats) < table.most else [])
    verbs += ["first"] if newcomers or table.note == FIRST else []
    return view_of(
        *(LobbyButton(table.id, verb, say(language, f"lobby-{verb}")) for verb in (*verbs, "start"))
    )


async def refresh_lobby(bot: Tropero, table: Table) -> None:
    """What all see of a lobby, after somebody came or left by another way than its buttons."""
    message = await bot.tables.lobby.message(table.id)
    if message is None:
        return
    shown = bot.get_partial_messageable(table.channel).get_partial_message(message)
    try:
        await shown.edit(**await lobby_message(bot, table), allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        _LOG.info("the lobby of table %s stays as it was: %s", table.id, error)


async def offer_lessons(interaction: discord.Interaction[Any], table: Table) -> None:
    """Whoever sits down and is new can learn the game in five minutes; only they see that."""
    learning, course = bot_of(interaction).tables.learning, course_of(table.game)
    if course is None or not await learning.is_new(interaction.user.id, table.game):
        return
    language = await language_of(interaction)
    label = say(language, "learn-short")
    button = LessonButton(table.game, course.short[0], label, quick=True, style=ButtonStyle.success)
    text = f"{say(language, 'lobby-offer')}\n{say(language, f'aim-{table.game}')}"
    await interaction.followup.send(text, view=view_of(button), ephemeral=True)


class Ballot(
    Component, DynamicItem[Button[Any]], template=r"v:(?P<vote>[0-9]{1,10}):(?P<answer>[a-z]{1,10})"
):
    """One answer to a vote."""

    private = True

    def __init__(self, vote: int, answer: str, label: str = "?") -> None:
        super().__init__(Button(label=short(label, 80), custom_id=f"v:{vote}:{answer}"))
        self.vote, self.answer = vote, answer

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(int(match["vote"]), match["answer"])

    async def act(self, interaction: discord.Interaction) -> None:
        language = await language_of(interaction)
        await bot_of(interaction).cast(self.vote, interaction.user.id, self.answer)
        await interaction.edit_original_response(content=say(language, "vote-cast"))


def ballots(vote: int, answers: tuple[str, ...], language: str) -> list[Ballot]:
    return [Ballot(vote, answer, say(language, f"vote-{answer}")) for answer in answers]


COMPONENTS = (LobbyButton, Ballot)
