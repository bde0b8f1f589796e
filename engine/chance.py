"""Chance: labelled streams of a keyed hash, so that a setup and its choices give one game on any machine.

Every shuffle draws from a stream of its own, named after the pile and how often that pile was shuffled
before. A seed is secret until the end; `commitment` is shown from the start, so that anybody can check.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b, sha256
from struct import iter_unpack

SEED_BITS = 128


def commitment(seed: int) -> str:
    """The hash of a seed that the table is shown before the first move."""
    return sha256(b"tropero:" + seed.to_bytes(16, "big")).hexdigest()


def words(seed: int, label: str) -> Iterator[int]:
    """An endless stream of 32-bit numbers for this seed and label."""
    key = seed.to_bytes(16, "big")
    block = 0
    while True:
        digest = blake2b(f"{label}/{block}".encode(), key=key).digest()
        for (word,) in iter_unpack(">I", digest):
            yield word
        block += 1


def below(stream: Iterator[int], limit: int) -> int:
    """An even draw from 0 to limit - 1: words above the last full multiple are thrown away."""
    ceiling = 0x1_0000_0000 - 0x1_0000_0000 % limit
    for word in stream:
        if word < ceiling:
            return word % limit
    raise AssertionError("the stream is endless")


def shuffle(items: list[str], stream: Iterator[int]) -> None:
    """Fisher and Yates, in place."""
    for last in range(len(items) - 1, 0, -1):
        other = below(stream, last + 1)
        items[last], items[other] = items[other], items[last]
