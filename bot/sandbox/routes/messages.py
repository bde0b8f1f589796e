"""Messages through channel routes: what the bot may do without an interaction's token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.sandbox.clock import born
from bot.sandbox.limits.text import number
from bot.sandbox.messages import edit, post
from bot.sandbox.permissions import need, need_to_send, need_unlocked, reach
from bot.sandbox.rest import Call, route
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import ApiError, Json, invalid

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord

NONCE_LASTS = 300.0
OLD_AFTER = 3600.0


@route("POST", "/channels/{channel}/messages")
async def send(fake: FakeDiscord, call: Call) -> Json:
    channel = reach(fake, call.path["channel"])
    need_to_send(fake, channel, files=bool(call.uploads), embeds=bool(call.body.get("embeds")))
    nonce = call.body.get("nonce")
    if (
        nonce is not None
        and call.body.get("enforce_nonce")
        and (first := sent_with(fake, channel, str(nonce)))
    ):
        return first.raw | {"nonce": nonce}
    extra: Json = {}
    if reference := call.body.get("message_reference"):
        extra |= {"message_reference": replied_to(fake, channel, reference), "type": 19}
    message = post(fake, channel, call.body, call.uploads, extra=extra)
    message.nonce = None if nonce is None else str(nonce)
    await fake.announce(message, "MESSAGE_CREATE")
    return message.raw | ({} if nonce is None else {"nonce": nonce})


def sent_with(fake: FakeDiscord, channel: Channel, nonce: str) -> Message | None:
    """The bot's message of the last few minutes with this nonce, which `enforce_nonce` gives back."""
    since = fake.clock.now() - NONCE_LASTS
    for message in fake.world.history(channel):
        recent = not message.deleted and born(message.id) >= since
        if recent and message.nonce == nonce and message.raw["author"]["id"] == fake.world.bot.id:
            return message
    return None


def replied_to(fake: FakeDiscord, channel: Channel, reference: Json) -> Json:
    target = fake.world.messages.get(str(reference.get("message_id")))
    found = target is not None and not target.deleted and target.channel_id == channel.id
    if not found and reference.get("fail_if_not_exists", True):
        raise invalid("message_reference", "Unknown message.")
    where = {"guild_id": channel.guild_id} if channel.guild_id else {}
    return {"type": 0, "message_id": str(reference["message_id"]), "channel_id": channel.id, **where}


def find(fake: FakeDiscord, call: Call) -> tuple[Channel, Message]:
    """A message by channel and id. Ephemeral ones do not exist on these routes."""
    channel = reach(fake, call.path["channel"])
    message = fake.world.message(call.path["message"])
    if message.channel_id != channel.id or message.ephemeral:
        raise ApiError(404, 10008, "Unknown Message")
    return channel, message


@route("GET", "/channels/{channel}/messages")
async def history(fake: FakeDiscord, call: Call) -> list[Json]:
    channel = reach(fake, call.path["channel"])
    need(fake, channel, "read_message_history")
    most = number("limit", int(call.query.get("limit", 50)), 1, 100)
    before, after = int(call.query.get("before", 2**63)), int(call.query.get("after", 0))
    seen = [
        message.raw
        for message in fake.world.history(channel)
        if not (message.deleted or message.ephemeral) and after < int(message.id) < before
    ]
    return seen[:most][::-1] if "after" in call.query else seen[-most:][::-1]


@route("GET", "/channels/{channel}/messages/pins")
async def pins(fake: FakeDiscord, call: Call) -> Json:
    channel = reach(fake, call.path["channel"])
    pinned = [m for m in fake.world.history(channel) if m.raw["pinned"] and not m.deleted]
    return {
        "items": [{"pinned_at": message.raw["timestamp"], "message": message.raw} for message in pinned],
        "has_more": False,
    }


@route("PUT", "/channels/{channel}/messages/pins/{message}")
async def pin(fake: FakeDiscord, call: Call) -> None:
    set_pin(fake, call, pinned=True)


@route("DELETE", "/channels/{channel}/messages/pins/{message}")
async def unpin(fake: FakeDiscord, call: Call) -> None:
    set_pin(fake, call, pinned=False)


def set_pin(fake: FakeDiscord, call: Call, *, pinned: bool) -> None:
    channel, message = find(fake, call)
    need(fake, channel, "manage_messages")
    message.raw["pinned"] = pinned
    fake.changed("message", message)


@route("GET", "/channels/{channel}/messages/{message}")
async def get_message(fake: FakeDiscord, call: Call) -> Json:
    channel, message = find(fake, call)
    need(fake, channel, "read_message_history")
    return message.raw


@route("PATCH", "/channels/{channel}/messages/{message}")
async def edit_message(fake: FakeDiscord, call: Call) -> Json:
    channel, message = find(fake, call)
    need_unlocked(fake, channel)
    if message.raw["author"]["id"] != fake.world.bot.id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    fake.old_edits.check(message)
    edit(fake, message, call.body, call.uploads)
    await fake.announce(message, "MESSAGE_UPDATE")
    return message.raw


@route("DELETE", "/channels/{channel}/messages/{message}")
async def delete_message(fake: FakeDiscord, call: Call) -> None:
    channel, message = find(fake, call)
    if channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    if message.raw["author"]["id"] != fake.world.bot.id:
        need(fake, channel, "manage_messages")
    await fake.delete_message(message)


class OldEdits:
    """Error 30046: edits of messages older than an hour are capped.

    How many are let through is not documented. The stand-in lets a few through for each channel and hour,
    enough to take the buttons off an old message, and far too few to keep one message as a living board.
    """

    def __init__(self, fake: FakeDiscord, allowed: int = 3) -> None:
        self.fake, self.allowed = fake, allowed
        self._when: dict[str, list[float]] = {}

    def check(self, message: Message) -> None:
        now = self.fake.clock.now()
        if now - born(message.id) <= OLD_AFTER:
            return
        recent = [when for when in self._when.get(message.channel_id, []) if now - when < OLD_AFTER]
        if len(recent) >= self.allowed:
            why = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            raise ApiError(429, 30046, why, extra={"retry_after": 0.01, "global": False})
        self._when[message.channel_id] = [*recent, now]
