"""Names and descriptions of commands in Discord's languages, from `commands.ftl`.

The English ones stand in the code, where discord.py wants them. A choice names its message itself, as
`choice("remind-off")` does; everything else is found by where it stands: `command-trail-new`, its
`.description`, `parameter-trail-new-game`.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.words.i18n import languages
from data.texts import bundle, say


def choice(key: str, value: Any, **values: str | int) -> app_commands.Choice[Any]:
    """A choice of an option whose name is a message."""
    return app_commands.Choice(
        name=app_commands.locale_str(say("en", key, **values), key=key, values=values), value=value
    )


def key_of(string: app_commands.locale_str, context: app_commands.TranslationContextTypes) -> str | None:
    """The message for a text that Discord shows."""
    if "key" in string.extras:
        return str(string.extras["key"])
    data: Any = context.data
    if context.location in (Location.parameter_name, Location.parameter_description):
        key = f"parameter-{data.command.qualified_name} {data.display_name}"
    elif context.location in (Location.choice_name, Location.other):
        return None
    else:
        key = f"command-{data.qualified_name}"
    described = context.location.name.endswith("description")
    return key.replace(" ", "-") + (".description" if described else "")


def language_of_locale(locale: discord.Locale) -> str | None:
    """The language we have for one of Discord's; none for English, which is in the code."""
    name = str(locale)
    found = name if name in languages() else name.split("-")[0]
    return found if found in languages() and found != "en" else None


class CommandTranslator(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language, key = language_of_locale(locale), key_of(string, context)
        if language is None or key is None or not bundle(language).has_message(key.partition(".")[0]):
            return None
        return say(language, key, **string.extras.get("values", {}))
