"""Texts of `data/locale/<language>/`: the one loader that the pictures and the bot share.

Messages are Fluent; English stands in where a language lacks one. A language is added by adding a folder.
A key may name an attribute of a message: `rule-hire.text`.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
LOCALES = files("data").joinpath("locale")
_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@cache
def languages() -> tuple[str, ...]:
    """The folders of `data/locale`."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


@cache
def sources(language: str) -> dict[str, str]:
    """The texts of a language by file name."""
    if language not in languages():
        return {}
    found = [file for file in LOCALES.joinpath(language).iterdir() if file.name.endswith(".ftl")]
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(found, key=lambda one: one.name)}


def keys(file: str) -> tuple[str, ...]:
    """The messages of a file, as English has them."""
    return tuple(_KEY.findall(sources(FALLBACK)[file]))


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for source in sources(language).values():
        made.add_resource(FluentResource(source))
    return made


def _pattern(language: str, key: str) -> Any:
    name, _, attribute = key.partition(".")
    if language not in languages() or not bundle(language).has_message(name):
        return None
    message = bundle(language).get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _chain(language: str) -> dict[str, None]:
    """The languages to look in: the wanted one, its own without the region, and English."""
    return dict.fromkeys((language, language.split("-")[0], FALLBACK))


@lru_cache(maxsize=16384)
def has(language: str, key: str) -> bool:
    return any(_pattern(name, key) is not None for name in _chain(language))


@lru_cache(maxsize=16384)
def _say(language: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    for name in _chain(language):
        pattern = _pattern(name, key)
        if pattern is not None:
            text, errors = bundle(name).format_pattern(pattern, dict(values))
            if errors:
                raise ValueError(f"{name}: {key}: {errors[0]}")
            return str(text)
    raise KeyError(f"no message is called {key}")


def say(language: str, key: str, **values: str | int) -> str:
    """A message with its values filled in."""
    return _say(language, key, tuple(sorted(values.items())))


def say_for(language: str, game: str, key: str, **values: str | int) -> str:
    """A message in the words of a game: `good-money--original` goes before `good-money`."""
    own = f"{key}--{game}"
    return say(language, own if has(language, own) else key, **values)


def forget() -> None:
    """Read everything again: for tests that bring a folder of their own."""
    for kept in (languages, sources, bundle, has, _say):
        kept.cache_clear()
