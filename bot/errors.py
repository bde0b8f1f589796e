"""One way for everything that goes wrong: one friendly sentence for the person, the rest for the log."""

from __future__ import annotations

import logging
from secrets import token_hex
from typing import Any

import discord
from discord import InteractionType, app_commands

from bot.i18n import has, plain, say
from bot.speech import Speech
from bot.store import StoreError
from bot.table import Refusal

_LOG = logging.getLogger("tropero.errors")

#: Discord takes no answer any more: the interaction or its token is unknown, or it was answered already.
DEAD = {10015, 10062, 40060, 50027}

#: What only an outdated or a hostile client sends.
UNKNOWN = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)


def explain(error: BaseException, language: str, game: str = "argentina") -> str:
    """What a person reads. A refusal says why; everything else gets a short code that the log has too."""
    if isinstance(error, Refusal):
        if error.text.key.startswith(("why-", "illegal-")):
            return Speech(language, game).reason(error.text)
        if has(language, error.text.key):
            # A value may be what somebody typed.
            values = {
                name: plain(value) if isinstance(value, str) else value
                for name, value in error.text.values.items()
            }
            return say(language, error.text.key, **values)
    if isinstance(error, app_commands.CommandOnCooldown):
        return say(language, "error-cooldown", seconds=int(error.retry_after) + 1)
    if isinstance(error, app_commands.MissingPermissions):
        return say(language, "error-moderators")
    if isinstance(error, UNKNOWN):
        _LOG.warning("not one of our commands, or not as we have it: %s", error)
        return say(language, "error-value")
    code = token_hex(3)
    if isinstance(error, StoreError):
        _LOG.error("code %s: %s", code, error)
        return say(language, "error-store", code=code)
    _LOG.error("code %s", code, exc_info=error)
    kind = "error-discord" if isinstance(error, discord.HTTPException) else "error-bug"
    return say(language, kind, code=code)


def is_dead(error: BaseException) -> bool:
    return isinstance(error, discord.HTTPException) and error.code in DEAD


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


async def answer(interaction: discord.Interaction[Any], text: str) -> None:
    """Say something to one person, whatever has been answered before. A dead interaction is only logged."""
    try:
        if interaction.type is InteractionType.autocomplete:
            if not interaction.response.is_done():
                await interaction.response.autocomplete([])  # there is no room for words
        elif interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except discord.HTTPException as error:
        _LOG.warning("an answer could not be delivered: %s", error)
