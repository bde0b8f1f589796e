"""Interactions: what a person did, what the bot may do with its token, and what the person saw of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.sandbox.client import USER_INSTALL, authorised_by
from bot.sandbox.rights import GUEST_RIGHTS
from bot.sandbox.state import APPLICATION_ID, Account, Channel, Message, World
from bot.sandbox.wire import UNKNOWN_INTERACTION, ApiError, Ask, Callback, ChannelKind, Json

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord


COMMAND_REPLY = 20  # the kind of message that answers a slash command


class NoAnswerError(Exception):
    """The bot did not acknowledge an interaction in time: "the application did not respond"."""


class Answer:
    """What the bot did with one interaction, as the person who caused it sees it.

    `callback` is how it was acknowledged, `message` the message it led to (the reply, or the message whose
    component was used), `modal` and `choices` what was shown instead, `followups` what came after. `sent` is
    when it went to the gateway and `latency` the seconds from there to acknowledgement. `source` is the
    message whose component was used, `opened` the answer that opened the modal which was sent off.
    """

    def __init__(
        self,
        fake: FakeDiscord,
        kind: Ask,
        person: Account,
        channel: Channel,
        source: Message | None,
        opened: Answer | None = None,
    ) -> None:
        self.fake, self.kind, self.person, self.channel, self.source = fake, kind, person, channel, source
        self.opened = opened
        self.owners = owners(fake.world, person, channel, source)
        self.id = fake.clock.snowflake()
        self.token = f"token-{self.id}-{person.id}"
        self.what = ""
        self.option_type = 3
        self.sent_at = fake.clock.now()
        self.callback: Callback | None = None
        self.latency: float | None = None
        self.message: Message | None = None
        self.choices: list[Json] = []
        self.modal: Json | None = None
        self.followups: list[Message] = []
        self.edits = 0
        self.failed = False
        self.sent = time.perf_counter()
        self._changed = asyncio.Event()
        window = fake.acknowledge_within
        self._deadline = asyncio.get_running_loop().call_later(window, self.fail)

    # -- what a test or the page reads
    @property
    def content(self) -> str:
        return self.message.content if self.message else ""

    @property
    def ephemeral(self) -> bool:
        return self.message is not None and self.message.ephemeral

    @property
    def updated(self) -> bool:
        """Whether the message the component sits on was changed instead of a reply being sent."""
        return self.callback in (Callback.UPDATE, Callback.DEFERRED_UPDATE)

    async def until(self, condition: Callable[[Answer], Any], within: float | None = None) -> Answer:
        """Wait until something is true of this answer; every action of the bot on it is looked at."""
        async with asyncio.timeout(within or self.fake.patience):
            while not condition(self):
                self._changed.clear()
                await self._changed.wait()
        return self

    async def settled(self, within: float | None = None) -> Answer:
        """Wait until it is acknowledged and no longer "thinking"; `NoAnswerError` if it never is."""

        def done(answer: Answer) -> bool:
            thinking = answer.message is not None and answer.message.thinking
            return answer.failed or (answer.callback is not None and not thinking)

        await self.until(done, within)
        if self.failed:
            raise NoAnswerError(f"{self.what} by {self.person.name} was not acknowledged")
        return self

    async def edited(self, times: int = 1, within: float | None = None) -> Answer:
        """Wait until the bot has edited or followed up through the token, as after a deferred update."""
        return await self.until(lambda answer: answer.edits + len(answer.followups) >= times, within)

    # -- what the routes do
    def acknowledge(self, callback: Callback) -> None:
        self._deadline.cancel()
        self.callback, self.latency = callback, time.perf_counter() - self.sent
        self.touch()

    def touch(self) -> None:
        self._changed.set()

    def fail(self) -> None:
        """The time to acknowledge is over; the token is dead from here on."""
        if self.callback is None and not self.failed:
            self._deadline.cancel()
            self.failed = True
            self.fake.unanswered.append(f"{self.what} by {self.person.name}")
            self.touch()

    def check_open(self) -> None:
        if self.callback is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if self.failed or self.fake.clock.now() - self.sent_at > self.fake.acknowledge_within:
            self.fail()
            raise ApiError(404, UNKNOWN_INTERACTION, "Unknown interaction")

    def check_token(self) -> None:
        if self.fake.clock.now() - self.sent_at > self.fake.token_life:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if self.callback is None:
            raise ApiError(404, 10015, "Unknown Webhook")

    def credit(self) -> Json:
        """What a reply says about the interaction it answers."""
        credit: Json = {
            "webhook_id": APPLICATION_ID,
            "application_id": APPLICATION_ID,
            "interaction_metadata": self.metadata(),
        }
        if self.message:
            credit["interaction_metadata"]["original_response_message_id"] = self.message.id
        if self.kind is Ask.COMMAND:
            name = self.what.removeprefix("/")
            credit["type"] = COMMAND_REPLY if self.message is None else 0
            credit["interaction"] = {"id": self.id, "type": 2, "name": name, "user": self.person.raw}
        return credit

    def metadata(self) -> Json:
        metadata: Json = {
            "id": self.id,
            "type": int(self.kind),
            "user": self.person.raw,
            "authorizing_integration_owners": self.owners,
        }
        if self.kind is Ask.COMPONENT and self.source:
            metadata["interacted_message_id"] = self.source.id
        if self.kind is Ask.MODAL and self.opened:
            metadata["triggering_interaction_metadata"] = self.opened.metadata()
        return metadata

    @property
    def as_guest(self) -> bool:
        """Whether only a person's own installation lets the application answer here: the bot is not there."""
        return set(self.owners) == {str(USER_INSTALL)}

    @property
    def limited(self) -> bool:
        """Whether the number of its follow-ups is limited: as a guest, and in direct messages."""
        return self.as_guest or self.channel.guild_id is None

    @property
    def must_be_private(self) -> bool:
        """Answers of a guest are ephemeral where its person may not use external apps."""
        may = self.fake.world.may(self.person, self.channel, "use_external_apps")
        return self.as_guest and self.channel.guild_id is not None and not may


class Interactions:
    """The interactions whose tokens may still be used, by token; old ones are forgotten."""

    def __init__(self, fake: FakeDiscord, most: int = 20_000) -> None:
        self.fake, self.most = fake, most
        self.by_token: dict[str, Answer] = {}

    def find(self, token: str, interaction_id: str | None = None) -> Answer:
        answer = self.by_token.get(token)
        if answer is None or interaction_id not in (None, answer.id):
            if interaction_id is not None:
                raise ApiError(404, UNKNOWN_INTERACTION, "Unknown interaction")
            raise ApiError(401, 50027, "Invalid Webhook Token")
        return answer

    def expire(self, token: str) -> None:
        """Treat an interaction as if its time to be acknowledged were over."""
        if answer := self.by_token.get(token):
            answer.fail()

    async def send(
        self,
        kind: Ask,
        person: Account,
        channel: Channel,
        data: Json,
        what: str,
        source: Message | None = None,
        option_type: int = 3,
        opened: Answer | None = None,
    ) -> Answer:
        """Hand an interaction to the bot; the answer is filled in as the bot acts on it.

        `what` names it in reports, and `option_type` is the type of the option being completed, if one is.
        """
        answer = Answer(self.fake, kind, person, channel, source, opened)
        answer.what, answer.option_type = what, option_type
        self._keep(answer)
        payload = interaction_payload(answer, data)
        await self.fake.gateway.dispatch("INTERACTION_CREATE", payload, guild=channel.guild_id is not None)
        return answer

    def _keep(self, answer: Answer) -> None:
        self.by_token[answer.token] = answer
        too_old = self.fake.clock.now() - 2 * self.fake.token_life
        oldest = next(iter(self.by_token.values()))  # Tokens are kept in the order in which they came.
        while len(self.by_token) > self.most or oldest.sent_at < too_old:
            del self.by_token[oldest.token]
            oldest = next(iter(self.by_token.values()))


def owners(world: World, person: Account, channel: Channel, source: Message | None) -> dict[str, str]:
    """Whose installation an interaction goes by; that with a message goes by what the message came from."""
    if source and (origin := source.raw.get("interaction_metadata")):
        return dict(origin["authorizing_integration_owners"])
    return {str(kind): owner for kind, owner in authorised_by(world, person, channel).items()}


def app_rights(answer: Answer) -> int:
    """What the application may do there; as a guest no more than the person who brought it."""
    world, channel = answer.fake.world, answer.channel
    if channel.guild_id is None:
        return GUEST_RIGHTS
    if answer.as_guest:
        return GUEST_RIGHTS & world.rights(answer.person, channel)
    return world.rights(world.bot, channel)


def interaction_payload(answer: Answer, data: Json) -> Json:
    """INTERACTION_CREATE as Discord sends it, in a guild or in a direct message."""
    world, channel, person = answer.fake.world, answer.channel, answer.person
    rights = str(world.rights(person, channel))
    payload: Json = {
        "id": answer.id,
        "application_id": APPLICATION_ID,
        "type": int(answer.kind),
        "token": answer.token,
        "version": 1,
        "data": data,
        "channel_id": channel.id,
        "channel": channel.raw | {"permissions": rights},
        "locale": person.locale,
        "app_permissions": str(app_rights(answer)),
        "entitlements": [],
        "attachment_size_limit": 10 * 2**20,
        "authorizing_integration_owners": answer.owners,
        "context": 1 if channel.kind is ChannelKind.DM else 0,
    }
    if channel.guild_id:
        payload |= {
            "guild_id": channel.guild_id,
            "guild": {"id": channel.guild_id, "locale": world.guild["preferred_locale"], "features": []},
            "guild_locale": world.guild["preferred_locale"],
            "member": world.member(person) | {"permissions": rights},
        }
    else:
        payload["user"] = person.raw
    if answer.source:
        payload["message"] = answer.source.raw
    return payload
