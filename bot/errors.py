"""One way for everything that goes wrong: one friendly sentence for the person, the rest for the log."""

from __future__ import annotations

import logging
from secrets import token_hex
from typing import Any

import aiohttp
import discord
from discord import InteractionType, app_commands

from bot.pictures.process_pool import WorkLost
from bot.table import Illegal, Refusal
from bot.table.records import StoreError
from bot.words.i18n import escaped, has, language_for, say
from bot.words.speech import Speech

_LOG = logging.getLogger("tropero.errors")

#: Discord takes no answer any more: the interaction or its token is unknown, or it was answered already.
DEAD = {10015, 10062, 40060, 50027}

#: What only an outdated or a hostile client sends.
UNKNOWN = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)


class LacksPermissions(Exception):
    """The bot lacks permissions, by discord.py's names, where something was asked of it. Nothing began."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(", ".join(names))
        self.names = names


def explain(error: BaseException, language: str) -> str:
    """What a person reads. A refusal says why; everything else gets a short code that the log has too."""
    if isinstance(error, Illegal):
        return Speech(language, error.game).reason(error.text)
    if isinstance(error, Refusal) and has(language, error.text.key):
        # A value may be what somebody typed.
        values = {
            name: escaped(value) if isinstance(value, str) else value
            for name, value in error.text.values.items()
        }
        return say(language, error.text.key, **values)
    if isinstance(error, LacksPermissions):
        named = ", ".join(say(language, f"permission-{name}") for name in error.names)
        return say(language, "place-permission", permissions=named, count=len(error.names))
    if isinstance(error, app_commands.CommandOnCooldown):
        return say(language, "error-cooldown", seconds=int(error.retry_after) + 1)
    if isinstance(error, app_commands.MissingPermissions):
        return say(language, "error-moderators")
    if isinstance(error, UNKNOWN):
        _LOG.warning("not one of our commands, or not as we have it: %s", error)
        return say(language, "error-value")
    code = token_hex(3)
    if isinstance(error, WorkLost):
        _LOG.error("code %s: work was given up: %s", code, error)
        return say(language, "error-work", code=code)
    if isinstance(error, StoreError):
        _LOG.error("code %s: %s", code, error)
        return say(language, "error-store" if error.saving else "error-store-reading", code=code)
    if is_unreachable(error):
        _LOG.warning("code %s: Discord could not be reached: %r", code, error)
        return say(language, "error-discord", code=code)
    _LOG.error("code %s", code, exc_info=error)
    kind = "error-discord" if isinstance(error, discord.HTTPException) else "error-bug"
    return say(language, kind, code=code)


def is_dead(error: BaseException) -> bool:
    return isinstance(error, discord.HTTPException) and error.code in DEAD


def is_unreachable(error: BaseException) -> bool:
    """Whether the connection failed, or we have closed it ourselves because the bot ends."""
    closed = isinstance(error, RuntimeError) and str(error) == "Session is closed"
    return closed or isinstance(error, (aiohttp.ClientError, ConnectionError, TimeoutError))


async def report(interaction: discord.Interaction[Any], error: BaseException, language: str) -> None:
    """Tell a person what went wrong, unless the answer is what went wrong: then there is nobody to tell."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if is_dead(error):
        _LOG.warning("an interaction was not answered in time: %s", error)
        return
    if interaction.type is InteractionType.autocomplete:
        _LOG.warning("a completion that no honest client asks for: %s", error)
        await answer(interaction, "")
        return
    await answer(interaction, explain(error, language))


async def turn_away(interaction: discord.Interaction[Any]) -> None:
    """More people came than can be served in time: they hear so at once, and nothing was done."""
    await answer(interaction, say(language_for(str(interaction.locale)), "error-busy"))


async def answer(interaction: discord.Interaction[Any], text: str) -> None:
    """Say something to one person, whatever has been answered before. A dead interaction is only logged."""
    try:
        if interaction.type is InteractionType.autocomplete:
            if not interaction.response.is_done():
                await interaction.response.autocomplete([])  # there is no room for words
        elif await _is_thinking(interaction):
            # Until then a message that follows would be this one, which Discord does for old bots only.
            await interaction.edit_original_response(content=text)
        elif interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except Exception as error:
        if not isinstance(error, discord.HTTPException) and not is_unreachable(error):
            raise
        _LOG.warning("an answer could not be delivered: %r", error)


async def _is_thinking(interaction: discord.Interaction[Any]) -> bool:
    """Whether the answer was put off and nothing stands in its place yet."""
    if interaction.response.type is not discord.InteractionResponseType.deferred_channel_message:
        return False
    return (await interaction.original_response()).flags.loading
