"""Days as people type them, in the language they speak: 24.12., tomorrow, next Friday, in two weeks.

The names of days and months come from Unicode's tables, the other words from `days.ftl`. What could mean two
days is not guessed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from datetime import date, timedelta
from functools import cache
from typing import Any, Literal

from babel.dates import get_day_names, get_month_names

from data.texts import FALLBACK, say

_ISO = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})")
_DOTTED = re.compile(r"(?P<day>\d{1,2})[./] ?(?P<month>\d{1,2})(?:[./] ?(?P<year>\d{4})?)?")
_ORDINAL = re.compile(r"(?<=\d)(?:st|nd|rd|th|º|ª)\b")
_WORD = re.compile(r"\d+|[^\W\d_]+")
_FURTHEST = 1000  # days or weeks that somebody may count
WIDTHS: tuple[Literal["wide"], Literal["abbreviated"]] = ("wide", "abbreviated")
CONTEXTS: tuple[Literal["format"], Literal["stand-alone"]] = ("format", "stand-alone")


def day_meant(text: str, today: date, language: str = FALLBACK) -> date | None:
    """The day a person wrote; without a year the next one of that name. None if none or two are meant."""
    text = text.strip()
    found = _ISO.fullmatch(text) or _DOTTED.fullmatch(text)
    if found is not None:
        month, day = int(found["month"]), int(found["day"])
        if "/" in text and language == FALLBACK:
            # The fourth of December or the twelfth of April; other languages than English are of one mind.
            if month <= 12 and day <= 12 and month != day:
                return None
            month, day = (day, month) if month > 12 else (month, day)
        return _date(today, day, month, found["year"])
    for one in dict.fromkeys((language, FALLBACK)):
        meant = _in_words(text, today, one)
        if meant is not None:
            return meant
    return None


def _date(today: date, day: int, month: int, year: str | None) -> date | None:
    try:
        if year:
            return date(int(year), month, day)
        this = date(today.year, month, day)
        return this if this >= today else date(today.year + 1, month, day)
    except ValueError:
        return None


def _in_words(text: str, today: date, language: str) -> date | None:
    text = _ORDINAL.sub("", _plain(text))
    for days in (0, 1, 2):
        if text in _words(language, f"day-plus-{days}"):
            return today + timedelta(days=days)
    words = [word for word in _WORD.findall(text) if word not in _words(language, "day-fillers")]
    match words:
        case [word]:
            return _weekday(word, today, language) or _span("1", word, today, language)
        case [count, unit] if meant := _span(count, unit, today, language):
            return meant
        case [first, second, *rest] if len(rest) < 2:
            day, name = (first, second) if first.isdigit() else (second, first)
            year = rest[0] if rest else ""
            if day.isdigit() and len(day) < 3 and (not year or re.fullmatch(r"\d{4}", year)):
                month = _named(name, _months(language))
                return _date(today, int(day), month, year) if month else None
    return None


def _span(count: str, unit: str, today: date, language: str) -> date | None:
    """So many days or weeks from today."""
    number = 1 if count in _words(language, "day-one") else int(count) if count.isdigit() else 0
    for key, days in (("day-unit-days", 1), ("day-unit-weeks", 7)):
        if unit in _words(language, key) and 0 < number <= _FURTHEST:
            return today + timedelta(days=number * days)
    return None


def _weekday(word: str, today: date, language: str) -> date | None:
    """The first such day after today."""
    found = _named(word, _weekdays(language))
    return today + timedelta(days=(found - 2 - today.weekday()) % 7 + 1) if found else None


def _named(word: str, names: dict[str, int]) -> int | None:
    """Which one, counted from 1; the end of a longer name may bend, as in "в пятницу"."""
    if word in names:
        return names[word]
    bent = {names[name] for name in names if len(name) > 4 and _bends(word, name)}
    return bent.pop() if len(bent) == 1 else None


def _bends(word: str, name: str) -> bool:
    return word.startswith(name[:-1]) and len(word) <= len(name) + 1


@cache
def _weekdays(language: str) -> dict[str, int]:
    return _names(
        [get_day_names(width, context, _locale(language)) for width in WIDTHS for context in CONTEXTS], 1
    )


@cache
def _months(language: str) -> dict[str, int]:
    return _names(
        [get_month_names(width, context, _locale(language)) for width in WIDTHS for context in CONTEXTS], 0
    )


def _names(tables: list[Mapping[Any, Any]], first: int) -> dict[str, int]:
    """By the name without its dot, and of two words, "sexta-feira", also by the first."""
    found: dict[str, int] = {}
    for names in tables:
        for number, name in names.items():
            plain = _plain(name)
            for one in (plain.rstrip("."), plain.partition("-")[0].rstrip(".")):
                found.setdefault(one, number + first)
    return found


@cache
def _words(language: str, key: str) -> frozenset[str]:
    return frozenset(_plain(word) for word in say(language, key).split(","))


def _plain(text: str) -> str:
    """In small letters, without accents: people leave them out."""
    parts = unicodedata.normalize("NFKD", text.casefold().strip())
    return " ".join("".join(one for one in parts if not unicodedata.combining(one)).split())


def _locale(language: str) -> str:
    return language.replace("-", "_")
