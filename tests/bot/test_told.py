"""Waiting for a message of the table: it is heard of by whoever expects it, and not waited for forever."""

from __future__ import annotations

from bot.store.records import Letter
from bot.told import Told, patiently


def letter(table: str, payload: dict[str, int]) -> Letter:
    return Letter(1, table, 5, None, "turn", payload, "n", 0, 0)


async def test_only_the_message_that_was_expected_is_heard_of() -> None:
    told = Told()
    with told.expecting("t", 7) as first, told.expecting("t", 7) as twin, told.expecting("t", 0) as begun:
        told.note(letter("t", {"last": 8}))
        told.note(letter("other", {"last": 7}))
        assert not (first.is_set() or twin.is_set() or begun.is_set())
        told.note(letter("t", {"last": 7}))
        assert first.is_set() and twin.is_set() and not begun.is_set()
        told.note(letter("t", {}))
        assert begun.is_set()
    told.note(letter("t", {"last": 7}))  # nobody waits for it any more


async def test_a_message_that_never_comes_is_not_waited_for_forever() -> None:
    with Told().expecting("t", 7) as event:
        await patiently(event, 0.01)
        assert not event.is_set()
