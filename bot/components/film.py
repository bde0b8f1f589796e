"""The film of a game: made while its progress is told, sent in private, and shown to all on demand."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import MediaGalleryItem
from discord.ui import ActionRow, Button, DynamicItem, Item, LayoutView, MediaGallery, TextDisplay

import render
from bot.components.base import TABLE, TableButton, bot_of, language_of
from bot.components.replay import OpenReplay
from bot.components.review import OpenReview
from bot.components.show import text_view
from bot.pictures.pictures import LIGHT
from bot.pictures.process_pool import WorkLost
from bot.table import Refusal
from bot.words.i18n import say

if TYPE_CHECKING:
    from bot.table.records import Table
    from bot.table.replay import Sight
    from render import Film

T = TypeVar("T")

EVERY = 2.5  # seconds between two words about progress
ROOM = 20_000  # bytes of a request besides the film
FILE = "film.webp"


class FilmButton(TableButton, DynamicItem[Button[Any]], template=f"rf:{TABLE}"):
    """Under the final scores: the whole game as a film."""

    private = True
    letter, emoji = "rf", "🎞️"

    async def act(self, interaction: discord.Interaction) -> None:
        await send_film(interaction, self.table)


class ShowFilm(TableButton, DynamicItem[Button[Any]], template=f"rs:{TABLE}"):
    """Under one's own film of a game that is over: the same for everybody here."""

    letter, emoji = "rs", "📣"

    async def act(self, interaction: discord.Interaction) -> None:
        made, sight = await _made(interaction, self.table)
        if not sight.over:
            raise Refusal("replay-not-over")
        language = await bot_of(interaction).table_language(sight.table)
        await interaction.followup.send(file=_file(made, language), view=_shown(made, sight, language))


def after_buttons(table: Table, language: str) -> list[Item[Any]]:
    """What stands under the final scores of a game."""
    return [
        OpenReplay(table.id, say(language, "replay-button")),
        FilmButton(table.id, say(language, "film-button")),
        OpenReview(table.id, say(language, "review-button")),
    ]


async def send_film(interaction: discord.Interaction, table_id: str) -> None:
    """The film in the private answer that was promised."""
    made, sight = await _made(interaction, table_id)
    language = await language_of(interaction)
    more: list[Item[Any]] = []
    if sight.over:
        more = [ActionRow(ShowFilm(table_id, say(language, "film-show")))]
    view = _shown(made, sight, language, *more)
    await interaction.edit_original_response(content=None, attachments=[_file(made, language)], view=view)


async def _made(interaction: discord.Interaction, table_id: str) -> tuple[Film, Sight]:
    bot, language = bot_of(interaction), await language_of(interaction)
    replay = bot.tables.replay
    sight = await replay.sight(table_id, interaction.user.id)
    theme = (await bot.tables.preferences.person(interaction.user.id)).theme or LIGHT
    reel = await replay.reel(table_id)
    progress = [0, len(reel.turns) + 1]

    def heard(done: int, of: int) -> None:
        progress[:] = done, of

    def words() -> str:
        return say(language, "film-progress", done=progress[0], of=progress[1])

    limit = interaction.filesize_limit - ROOM
    work = bot.films.film(sight, reel, language, theme, limit, heard)
    try:
        return await while_telling(interaction, work, words), sight
    except (WorkLost, render.FilmTooLarge) as error:
        raise Refusal("film-lost") from error


async def while_telling(
    interaction: discord.Interaction, work: Coroutine[Any, Any, T], words: Callable[[], str]
) -> T:
    """Long work, while the person is told now and then how far it has come."""
    task, told = asyncio.create_task(work), ""
    try:
        while not (await asyncio.wait({task}, timeout=EVERY))[0]:
            if told != words():
                told = words()
                await interaction.edit_original_response(content=None, attachments=[], view=text_view(told))
    finally:
        if not task.done():
            task.cancel()
    return task.result()


def _file(made: Film, language: str) -> discord.File:
    alt = say(language, "film-alt", turns=made.frames)
    return discord.File(io.BytesIO(made.data), FILE, description=alt)


def _shown(made: Film, sight: Sight, language: str, *more: Item[Any]) -> LayoutView:
    view = LayoutView(timeout=None)
    game = say(language, f"game-{sight.table.game}")
    view.add_item(TextDisplay(f"### {say(language, 'film-title', game=game)}"))
    alt = say(language, "film-alt", turns=made.frames)
    view.add_item(MediaGallery(MediaGalleryItem(f"attachment://{FILE}", description=alt)))
    for item in more:
        view.add_item(item)
    return view


COMPONENTS = (FilmButton, ShowFilm)
