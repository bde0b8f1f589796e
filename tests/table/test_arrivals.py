"""Waiting for a message of the table: it is heard of by whoever expects it, and not waited for forever."""

from __future__ import annotations

from bot.store.letters import Following, Started, TurnTold
from bot.store.records import Letter
from bot.table.arrivals import Arrivals


def letter(table: str, asked: str | None, last: int | None = None) -> Letter:
    following = Following(asked) if asked else None
    told = TurnTold(turn=1, seat="south", first=1, last=last, next=following) if last else Started(following)
    return Letter(1, table, 5, None, told, "n", 0, 0)


async def test_only_the_message_that_was_expected_is_heard_of() -> None:
    told = Arrivals()
    with told.expecting("t", "north", after=7) as mine:
        told.note(letter("t", "south", last=8))
        told.note(letter("other", "north", last=8))
        told.note(letter("t", "north", last=7))  # what was told before, and came late
        assert not mine.there.is_set()
        told.note(letter("t", "north", last=9))
        assert await mine.wait(0)
    with told.expecting("t", "north", after=-1) as begun, told.expecting("t", "north", after=9) as over:
        told.note(letter("t", "north"))
        assert begun.there.is_set() and not over.there.is_set()
        told.note(letter("t", None, last=10))
        assert over.there.is_set()


async def test_a_message_that_never_comes_is_not_waited_for_forever() -> None:
    with Arrivals().expecting("t", "north", after=7) as expected:
        assert not await expected.wait(0.01)
