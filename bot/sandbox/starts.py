"""One-click starts: a few steps that people would otherwise do by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.sandbox.client import NotOfferedError
from bot.sandbox.language import best, worded
from bot.sandbox.people import Person
from bot.sandbox.state import Channel
from data.texts import languages

if TYPE_CHECKING:
    from bot.sandbox.play import Start, Step
    from bot.sandbox.server import FakeDiscord


async def run_start(
    fake: FakeDiscord, start: Start, me: Person, here: Channel, chosen: dict[str, Any] | None = None
) -> Channel:
    """Take the steps of a start; return the newest thread they opened, or else where they ran.

    What was chosen of what the start asks goes into its first command.
    """
    asked = {ask.option for ask in start.asks}
    options = {name: value for name, value in (chosen or {}).items() if name in asked}
    language = best([fake.world.guild["preferred_locale"]])
    channel = await fresh_channel(fake, worded(language, start.channel)) if start.channel else here
    before = set(fake.world.channels)
    people = fake.people()
    first = people.index(me)
    for step in start.steps:
        person = people[(first + step.person) % len(people)]
        await take(step, person, channel, options if step.slash else {})
        options = {} if step.slash else options
    opened = [c for key, c in fake.world.channels.items() if key not in before and c.is_thread]
    return opened[-1] if opened else channel


async def fresh_channel(fake: FakeDiscord, name: str) -> Channel:
    """A new channel of this name and the first number that is free."""
    taken = {channel.name for channel in fake.world.channels.values()}
    number = next(n for n in range(1, len(taken) + 2) if f"{name}-{n}" not in taken)
    return await fake.new_channel(f"{name}-{number}")


async def take(step: Step, person: Person, channel: Channel, chosen: dict[str, Any]) -> None:
    if step.slash:
        await person.slash(channel, step.slash, **{**step.options, **chosen})
    if step.click:
        wanted = {worded(language, step.click) for language in languages()}
        for message in reversed(person.messages(channel)):
            label = next((label for label in message.labels if label in wanted), None)
            if label is not None:
                await person.click(message, label)
                return
        raise NotOfferedError(f"There is no button {step.click} to press.")
