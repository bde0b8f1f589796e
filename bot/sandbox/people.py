"""People at the keyboard, for tests and for the page.

    ana = fake.person("Ana", locale="pt-BR")
    answer = await ana.slash(channel, "trail solo", level="easy")
    assert answer.ephemeral and "Ana" in answer.content
    choices = await ana.autocomplete(channel, "move", "to", "C")
    answer = await ana.click(answer.message, label="Move")
    answer = await ana.select(answer.message, "cards", ["3", "4"])
    opened = await ana.click(message, label="Note")      # opened.modal
    answer = await ana.submit(opened, {"Your note": "hola"})

Every action comes back as an `Answer` once the bot has acknowledged it and is not "thinking" any more. A bot
that does not answer is a `NoAnswerError`; what Discord's client would not allow is a `NotOfferedError`.
With `wait=False` the answer comes back at once, to be awaited with `settled()`, `edited()` or `until(...)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.sandbox.client import NotOfferedError, command_data, find_part, modal_data, select_data
from bot.sandbox.interactions import Answer
from bot.sandbox.messages import post
from bot.sandbox.state import Account, Channel, Message
from bot.sandbox.wire import SELECTS, Ask, Json, Part

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord


class Person:
    """One person. Two handles on the same account are equal."""

    def __init__(self, fake: FakeDiscord, account: Account) -> None:
        self.fake, self.account = fake, account

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Person) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def id(self) -> str:
        return self.account.id

    @property
    def name(self) -> str:
        return self.account.name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def dm(self) -> Channel:
        """The direct messages between this person and the bot."""
        return self.fake.world.dm(self.account)

    def messages(self, channel: Channel) -> list[Message]:
        return self.fake.messages(channel, self)

    def pings(self, channel: Channel) -> list[Message]:
        """The messages in a channel that pinged this person."""
        return [message for message in self.messages(channel) if self.id in message.pinged]

    # -- acting
    async def slash(self, channel: Channel, path: str, /, *, wait: bool = True, **options: Any) -> Answer:
        """Run a command. Options go by name; one named like a word of Python may have an underscore added."""
        values = {name.removesuffix("_"): value for name, value in options.items()}
        data, _ = command_data(self.fake.world, self.account, channel, path, values)
        return await self.interact(Ask.COMMAND, channel, data, f"/{path}", wait=wait)

    async def autocomplete(
        self, channel: Channel, path: str, option: str, typed: str = "", /, **others: Any
    ) -> list[Json]:
        """The choices offered while an option is typed, with whatever is filled in already."""
        values = {name.removesuffix("_"): value for name, value in others.items()} | {option: typed}
        data, schema = command_data(self.fake.world, self.account, channel, path, values, focused=option)
        spec = next(o for o in schema["options"] if o["name"] == option)
        if not spec.get("autocomplete"):
            raise NotOfferedError(f"/{path} does not complete {option}")
        what = f"/{path} {option}: {typed}"
        send = self.fake.interactions.send
        answer = await send(Ask.AUTOCOMPLETE, self.account, channel, data, what, option_type=spec["type"])
        return (await answer.settled()).choices

    async def click(
        self, message: Message, label: str | None = None, *, custom_id: str | None = None, wait: bool = True
    ) -> Answer:
        """Press a button, found by its label or its custom id."""
        part = find_part(self.account, message, (Part.BUTTON,), label=label, custom_id=custom_id)
        data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        what = f"click on {label or custom_id}"
        return await self.interact(Ask.COMPONENT, self._where(message), data, what, message, wait=wait)

    async def select(
        self, message: Message, custom_id: str | None, values: list[str], *, wait: bool = True
    ) -> Answer:
        """Choose from a menu. Without a custom id the message must have exactly one menu."""
        menu = find_part(self.account, message, SELECTS, label=None, custom_id=custom_id)
        data = select_data(self.fake.world, menu, values)
        what = f"choice of {values}"
        return await self.interact(Ask.COMPONENT, self._where(message), data, what, message, wait=wait)

    async def submit(self, opened: Answer, values: dict[str, Any], *, wait: bool = True) -> Answer:
        """Send off the modal an earlier action opened; `values` go by label or custom id."""
        if opened.modal is None or opened.person is not self.account:
            raise NotOfferedError(f"{self.name} has no modal open")
        data = modal_data(self.fake.world, opened.modal, values)
        what = f"modal {opened.modal['title']}"
        return await self.interact(Ask.MODAL, opened.channel, data, what, opened.source, opened, wait=wait)

    async def interact(
        self,
        kind: Ask,
        channel: Channel,
        data: Json,
        what: str,
        source: Message | None = None,
        opened: Answer | None = None,
        *,
        wait: bool = True,
    ) -> Answer:
        """Send any interaction whatever, also one no honest client would send; the others end here too."""
        send = self.fake.interactions.send
        answer = await send(kind, self.account, channel, data, what, source, opened=opened)
        return await answer.settled() if wait else answer

    async def say(self, channel: Channel, text: str) -> Message:
        """Write a plain message."""
        message = post(self.fake, channel, {"content": text}, [], author=self.account)
        await self.fake.announce(message, "MESSAGE_CREATE")
        return message

    def dismiss(self, message: Message) -> None:
        """Put away an ephemeral message."""
        if not message.ephemeral or not message.seen_by(self.id):
            raise NotOfferedError("only one's own private messages can be dismissed")
        message.dismissed = True
        self.fake.changed("message", message)

    def _where(self, message: Message) -> Channel:
        channel = self.fake.world.channel(message.channel_id)
        if channel.archived or not self.fake.world.can_see(self.account, channel):
            raise NotOfferedError(f"{self.name} cannot act in {channel.name}")
        return channel
