"""Texts: Fluent messages of `data/locale/<language>/`, English where a language lacks one.

Values of people (names, what they typed) go through `plain` first, so that they never ping or format.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
_ACTIVE = re.compile(r"([\\*_~`|>#\[\]<:@-])")
_INVISIBLE = re.compile("[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")


@cache
def languages() -> tuple[str, ...]:
    """The folders of `data/locale`; a language is added by adding one."""
    return tuple(
        sorted(folder.name for folder in files("data").joinpath("locale").iterdir() if folder.is_dir())
    )


def language_for(*wishes: str | None) -> str:
    """The first of some wishes (a setting, Discord's locale) that there are texts for."""
    for wish in wishes:
        for name in (wish, wish.split("-")[0]) if wish else ():
            if name in languages():
                return name
    return FALLBACK


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("data").joinpath("locale", language)
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has(language: str, key: str) -> bool:
    return any(_bundle(name).has_message(key) for name in dict.fromkeys((language, FALLBACK)))


@lru_cache(maxsize=8192)
def _format(language: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    for name in dict.fromkeys((language, FALLBACK)):
        bundle = _bundle(name)
        if not bundle.has_message(key):
            continue
        pattern = bundle.get_message(key).value
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, dict(values))
            if errors:
                raise ValueError(f"{name}: {key}: {errors[0]}")
            return str(text)
    raise KeyError(f"no message is called {key}")


def say(language: str, key: str, **values: str | int) -> str:
    return _format(language, key, tuple(sorted(values.items())))


def plain(text: str, most: int = 32) -> str:
    """What a person typed, as it may stand in a message: no mentions, no formatting, no tricks, not long."""
    text = " ".join(_INVISIBLE.sub("", text).split())
    text = text if len(text) <= most else text[: most - 1] + "…"
    return _ACTIVE.sub(r"\\\1", text).replace("@", "@\u200b")


def short(text: str, most: int) -> str:
    """Cut to one of Discord's limits."""
    return text if len(text) <= most else text[: most - 1] + "…"
