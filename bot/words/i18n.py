"""Texts for people: which language, and what may stand in a message.

The messages themselves are in `data.texts`. Values of people (names, what they typed) go through `escaped`
first, so that they never ping or format.
"""

from __future__ import annotations

import re
from datetime import date

from babel.dates import format_date, format_skeleton

from data.texts import FALLBACK, has, languages, say

__all__ = ["day_in_words", "escaped", "has", "language_for", "languages", "near_day", "say", "short"]

_ACTIVE = re.compile(r"([\\*_~`|>#\[\]<:@-])")
_INVISIBLE = re.compile("[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")


def language_for(*wishes: str | None) -> str:
    """The first of some wishes (a setting, Discord's locale) that there are texts for."""
    for wish in wishes:
        for name in (wish, wish.split("-")[0]) if wish else ():
            if name in languages():
                return name
    return FALLBACK


def escaped(text: str, most: int = 32) -> str:
    """What a person typed, as it may stand in a message: no mentions, no formatting, no tricks, not long."""
    text = " ".join(_INVISIBLE.sub("", text).split())
    text = text if len(text) <= most else text[: most - 1] + "…"
    return _ACTIVE.sub(r"\\\1", text).replace("@", "@\u200b")


def day_in_words(language: str, day: str, *, weekday: bool = False) -> str:
    """A day that is kept as 2026-11-16, as people write it: 16. November 2026, with its weekday if wanted."""
    style = "full" if weekday else "long"
    return format_date(date.fromisoformat(day), style, locale=language.replace("-", "_"))


def near_day(language: str, day: str) -> str:
    """A day of the next weeks, whose year nobody needs: Mo., 16. November."""
    return format_skeleton("MMMMEEEEd", date.fromisoformat(day), locale=language.replace("-", "_"))


def short(text: str, most: int) -> str:
    """Cut to one of Discord's limits."""
    return text if len(text) <= most else text[: most - 1] + "…"
