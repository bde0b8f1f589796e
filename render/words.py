"""Texts on pictures, names of things and alt texts: the messages that the bot has too."""

from data.texts import has, say_for

__all__ = ["has", "say"]


def say(locale: str, game: str, key: str, **values: str | int) -> str:
    """A message, in the words of the game where it has some of its own."""
    return say_for(locale, game, key, **values)
