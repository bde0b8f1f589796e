"""Panels of people who wait for their turn: while Discord lets us answer on, the next question comes to them.

What was said to one person alone can be followed up for a quarter of an hour. Whoever has a panel open when
their turn comes within that time finds the question below the message that calls them, without a tap.
"""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from typing import Any

import discord

from bot.components.base import bot_of
from bot.components.content import Panel

_LOG = logging.getLogger("tropero.panel")

Key = tuple[str, int]  # table and person

MOST = 2000  # remembered panels
MARGIN = timedelta(minutes=1)  # before Discord takes nothing more


class WaitingPanels:
    def __init__(self, later: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._later = later
        self._waiting: OrderedDict[Key, discord.Interaction] = OrderedDict()
        self._taps: Counter[Key] = Counter()  # under way
        self._called: set[Key] = set()  # meanwhile

    def note(self, interaction: discord.Interaction, panel: Panel) -> None:
        """What a person sees now: if they wait, this is where their next question goes."""
        key = panel.table_id, interaction.user.id
        self._waiting.pop(key, None)
        if panel.waits and panel.channel == interaction.channel_id:
            self._waiting[key] = interaction
            if len(self._waiting) > MOST:
                self._waiting.popitem(last=False)

    def forget(self, table_id: str, person: int) -> None:
        """Their next question is brought by somebody else."""
        self._waiting.pop((table_id, person), None)

    @contextmanager
    def tapped(self, table_id: str, person: int) -> Iterator[None]:
        """While a tap of a person is answered, it alone says what their panel shows."""
        key = table_id, person
        self._taps[key] += 1
        try:
            yield
        finally:
            self._taps[key] -= 1
            if not self._taps[key]:
                del self._taps[key]
                if key in self._called:
                    self._called.discard(key)
                    self._later(self.call(*key))

    async def call(self, table_id: str, person: int) -> None:
        """It is this person's turn: ask them below what the table was told, if that is still possible."""
        key = table_id, person
        if self._taps[key]:
            self._called.add(key)
            return
        interaction = self._waiting.pop(key, None)
        if interaction is None or discord.utils.utcnow() > interaction.expires_at - MARGIN:
            return
        try:
            if not await ask_below(interaction, table_id):
                self._waiting.setdefault(key, interaction)  # somebody took that back
        except discord.HTTPException as error:
            _LOG.info("the panel of a person at table %s does not come by itself: %s", table_id, error)


async def ask_below(interaction: discord.Interaction, table_id: str) -> bool:
    """The question as a new message, in place of the panel that an interaction answered with.

    False if this person is asked nothing.
    """
    bot = bot_of(interaction)
    panel = await bot.panels.make(table_id, interaction.user.id, str(interaction.locale))
    if not panel.mine or panel.waits:  # or they have played meanwhile, and their turn is about to end
        return False
    await interaction.followup.send(files=panel.files(), view=bot.panels.layout(panel), ephemeral=True)
    with suppress(discord.HTTPException):  # dismissed already; and if it stays, nothing is lost
        await interaction.delete_original_response()
    return True
