"""Texts on pictures, names of things and alt texts: the messages that the bot has too."""

from data.texts import has, say

__all__ = ["has", "say"]
