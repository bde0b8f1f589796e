"""One way for everything that goes wrong: one friendly sentence for the person, the rest for the log."""

from __future__ import annotations

import logging
from secrets import token_hex

import discord
from discord import app_commands

from bot.i18n import has, say
from bot.speech import Speech
from bot.store import StoreError
from bot.table import Refusal

_LOG = logging.getLogger("tropero.errors")


def explain(error: BaseException, language: str, game: str = "argentina") -> str:
    """What a person reads. A refusal says why; everything else gets a short code that the log has too."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Refusal):
        if error.text.key.startswith(("why-", "illegal-")):
            return Speech(language, game).reason(error.text)
        if has(language, error.text.key):
            return say(language, error.text.key, **error.text.values)
    if isinstance(error, app_commands.CommandOnCooldown):
        return say(language, "error-cooldown", seconds=int(error.retry_after) + 1)
    if isinstance(error, app_commands.MissingPermissions):
        return say(language, "error-moderators")
    if isinstance(error, app_commands.TransformerError):
        return say(language, "error-value")
    code = token_hex(3)
    if isinstance(error, StoreError):
        _LOG.error("code %s: %s", code, error)
        return say(language, "error-store", code=code)
    _LOG.error("code %s", code, exc_info=error)
    return say(language, "error-bug", code=code)


async def answer(interaction: discord.Interaction, text: str) -> None:
    """Say something to one person, whatever has been answered before. A dead interaction is only logged."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except discord.HTTPException as error:
        _LOG.warning("an answer could not be delivered: %s", error)
