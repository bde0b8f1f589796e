"""The language of the page, and with it that of the people who are played on it.

Texts are messages of `data/locale`. The page is sent its own once, with `{name}` where a value goes, and puts
the values there by itself. Discord tells a bot the language of a person's client and that of a server; here
both follow the page, except for people who were given a language of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import Locale

from bot.sandbox.people import Person
from bot.sandbox.wire import Json
from data.texts import FALLBACK, has, keys, languages, say

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord

FILE, PREFIX = "sandbox.ftl", "sandbox-"
PLACES = {name: f"{{{name}}}" for name in ("name", "command", "count", "least", "most")}


def best(wishes: list[str]) -> str:
    """The first language of a browser's list that there are texts for, with its region or without."""
    for wish in wishes:
        for language in languages():
            if language in (wish, wish.split("-")[0]):
                return language
        for language in languages():
            if language.split("-")[0] == wish.split("-")[0]:
                return language
    return FALLBACK


def page_texts(language: str) -> Json:
    """All that the page says, and the languages it can be switched to."""
    own = [key for key in keys(FILE) if key.startswith(PREFIX)]
    return {
        "language": language,
        "languages": [{"code": code, "name": say(code, "language-name")} for code in languages()],
        "texts": {key.removeprefix(PREFIX): say(language, key, **PLACES) for key in own},
    }


def worded(language: str, text: str) -> str:
    """A message if the text is the key of one, or else the text itself."""
    return say(language, text) if has(FALLBACK, text) else text


def discord_locale(language: str) -> str:
    """What Discord calls a language; one that it does not have is sent as English."""
    known = [str(locale) for locale in Locale]
    return next((name for name in known if language in (name, name.split("-")[0])), "en-US")


async def speak(fake: FakeDiscord, language: str, chosen_by: Person | None = None) -> None:
    """The server and its people speak the page's language from now on, whoever chose it in any case."""
    locale, world = discord_locale(language), fake.world
    before = [world.guild["preferred_locale"], *(account.locale for account in world.people())]
    for account in world.people():
        if account.follows_page or (chosen_by is not None and account is chosen_by.account):
            account.locale = locale
    world.guild["preferred_locale"] = locale
    if before != [locale, *(account.locale for account in world.people())]:
        await fake.gateway.dispatch("GUILD_UPDATE", world.guild)
        fake.changed("people", None)
        fake.changed("commands", None)
