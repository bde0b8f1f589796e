"""What every component shares: its id carries all it needs, and whatever goes wrong is told to the person.

Every interactive component is a `DynamicItem`: it is rebuilt from its id, so it works after any restart. They
are never mixed with ordinary items in one view, because discord.py then unregisters them all at once.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Coroutine, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

import discord

from bot.errors import report, turn_away
from bot.table.records import StoreError
from bot.words.i18n import language_for, short

if TYPE_CHECKING:
    from bot.app import Tropero

_LOG = logging.getLogger("tropero.parts")

LABEL = 80

TABLE = r"(?P<table>[a-z0-9]{1,20})"
SEAT = r"(?P<seat>[a-z]{1,10})"
NUMBER = r"(?P<number>[0-9]{1,7})"


def bot_of(interaction: discord.Interaction) -> Tropero:
    return cast("Tropero", interaction.client)


async def language_of(interaction: discord.Interaction) -> str:
    """The language of private answers: the person's setting, or else what their Discord speaks."""
    try:
        setting = (await bot_of(interaction).tables.preferences.person(interaction.user.id)).language
    except StoreError as error:
        # Whatever else fails with the store is told to the person, and that needs a language.
        _LOG.error("a person's language could not be read: %s", error)
        setting = None
    return language_for(setting, str(interaction.locale))


class Component:
    """A mixin for dynamic items: `act` does the work, `callback` sees that the person gets an answer."""

    private: ClassVar[bool] = False  # answers with a message of its own, instead of changing the one it is on
    public: ClassVar[bool] = False  # changes what all see; every other part shows one person's own things

    async def act(self, interaction: discord.Interaction) -> None:
        raise NotImplementedError

    def callback(self, interaction: Any) -> Coroutine[Any, Any, None]:
        away = partial(turn_away, interaction)
        return bot_of(interaction).load.serve(self._serve(interaction), away, interaction.response.is_done)

    async def _serve(self, interaction: Any) -> None:
        try:
            # What is one person's own never goes into a message that others see, whatever a button sits on.
            open_to_all = not interaction.message.flags.ephemeral
            if self.private or (open_to_all and not self.public):
                await interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await interaction.response.defer()
            with bot_of(interaction).waiting_panels.tapped(_table_of(self), interaction.user.id):
                await self.act(interaction)
        except Exception as error:
            await report(interaction, error, await language_of(interaction))


def _table_of(part: Component) -> str:
    table = getattr(part, "table", "")  # a few parts belong to none
    return table if isinstance(table, str) else ""


class TableButton(Component):
    """A mixin for buttons that need to know no more than their table: their id is a letter and the table."""

    letter: ClassVar[str]
    emoji: ClassVar[str]
    style: ClassVar[discord.ButtonStyle] = discord.ButtonStyle.secondary

    def __init__(self, table: str, label: str = "?") -> None:
        button: discord.ui.Button[Any] = discord.ui.Button(
            label=short(label, LABEL),
            style=self.style,
            emoji=self.emoji,
            custom_id=f"{self.letter}:{table}",
        )
        super().__init__(button)  # type: ignore[call-arg]  # the dynamic item that it is mixed with
        self.table = table

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> Self:
        return cls(match["table"])


def view_of(*items: discord.ui.Item[Any]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def parts_of(components: Iterable[Any]) -> Iterator[Any]:
    """Components with those inside them, at whatever depth."""
    for part in components:
        yield part
        yield from parts_of(getattr(part, "children", ()))
        if (accessory := getattr(part, "accessory", None)) is not None:
            yield accessory
