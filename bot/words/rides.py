"""Rides on buttons that stand by themselves, below a picture of the board."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.words.names import MINUS
from bot.words.speech import Speech
from engine import Option, Text


def ride_labels(speech: Speech, options: Sequence[Option]) -> list[tuple[str, str]]:
    """An emoji and a label for each ride: what stands there as on the board, and the least that it costs.

    Two that would look alike, and what has no emoji, are named.
    """
    plain = Speech(speech.language, speech.game)
    short = [(speech.face(speech.emblem(one)), _fee(one)) for one in options]
    return [
        (face, fee) if face and short.count((face, fee)) == 1 else (face, plain.option(_cheapest(one)))
        for one, (face, fee) in zip(options, short, strict=True)
    ]


def _least(option: Option) -> int:
    values = option.text.values
    return int(values.get("least", values.get("most", 0)))


def _fee(option: Option) -> str:
    return f"{MINUS}{_least(option)}" if _least(option) else ""


def _cheapest(option: Option) -> Option:
    values = option.text.values | {"most": _least(option)}
    return msgspec.structs.replace(option, text=Text(option.text.key, values))
