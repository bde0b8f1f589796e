"""Texts on pictures, names of things and alt texts: Fluent messages, English where a language lacks one."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
LOCALES = files("data").joinpath("locale")


@lru_cache(maxsize=8)
def _bundle(locale: str) -> FluentBundle | None:
    source = LOCALES.joinpath(locale, "render.ftl")
    if not source.is_file():
        return None
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=4096)
def _say(locale: str, game: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    languages = tuple(dict.fromkeys((locale, locale.split("-")[0], FALLBACK)))
    for message in (f"{key}-{game}", key):
        for name in languages:
            bundle = _bundle(name)
            if bundle is None or not bundle.has_message(message):
                continue
            pattern = bundle.get_message(message).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, dict(values))
            if errors:
                raise ValueError(f"{name}/render.ftl, {message}: {errors[0]}")
            return str(text)
    raise KeyError(f"render.ftl has no message {key}")


def say(locale: str, game: str, key: str, **values: str | int) -> str:
    """A message; one with the game's name after its key goes before the plain one."""
    return _say(locale, game, key, tuple(sorted(values.items())))
