"""Texts on pictures, names of things and alt texts: the messages that the bot has too."""

from __future__ import annotations

from data import texts

__all__ = ["has", "say"]

has = texts.has


def say(locale: str, game: str, key: str, **values: str | int) -> str:
    """A message; one with the game's name after its key goes before the plain one."""
    own = f"{key}-{game}"
    return texts.say(locale, own if has(locale, own) else key, **values)
