"""The engine's keys and ids in words: questions, options, reasons, events, and the names of things."""

from __future__ import annotations

from bot.words.events import Events
from bot.words.names import GOODS
from bot.words.options import Options

__all__ = ["GOODS", "Speech"]


class Speech(Options, Events):
    """Words in one language for one game. Its parts are modules of their own."""
