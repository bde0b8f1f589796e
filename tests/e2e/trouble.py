"""What tests of trouble share."""

from __future__ import annotations

from bot.sandbox.server import FakeDiscord
from tests.e2e.harness import Sitting, until

MESSAGES = "/channels/*/messages"


def refused(fake: FakeDiscord) -> set[int]:
    """The codes of what Discord refused; for tests in which it has to refuse something."""
    codes = {rejected.code for rejected in fake.rejected}
    fake.rejected.clear()
    return codes


async def play_a_turn(sitting: Sitting) -> None:
    person = await sitting.turn_by_buttons()
    await until(sitting.fake, lambda: sitting.waits_for_other(person))


async def play_until_asked_no_more(sitting: Sitting) -> None:
    """A turn whose message the table may not get yet."""
    await sitting.turn_by_buttons()
