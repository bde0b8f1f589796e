"""Threads and forum posts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.sandbox.builder import new_thread, public_thread_in
from bot.sandbox.limits.messages import check_message
from bot.sandbox.limits.text import count, text
from bot.sandbox.messages import post
from bot.sandbox.permissions import need, need_room_for_thread, need_to_send, reach
from bot.sandbox.rest import Call, route
from bot.sandbox.routes.application import the_guild
from bot.sandbox.routes.channels import check_archive_minutes
from bot.sandbox.routes.messages import find
from bot.sandbox.state import Channel
from bot.sandbox.wire import ApiError, ChannelKind, Json

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord

# The kinds of threads that a kind of channel may have.
THREADS_IN = {
    ChannelKind.TEXT: (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD),
    ChannelKind.ANNOUNCEMENT: (ChannelKind.ANNOUNCEMENT_THREAD,),
    ChannelKind.FORUM: (ChannelKind.PUBLIC_THREAD,),
}


@route("POST", "/channels/{channel}/messages/{message}/threads", status=201)
async def thread_from_message(fake: FakeDiscord, call: Call) -> Json:
    channel, message = find(fake, call)
    if message.id in fake.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    thread = await begin(fake, channel, call.body, public_thread_in(channel), thread_id=message.id)
    return thread.raw


@route("POST", "/channels/{channel}/threads", status=201)
async def thread_in_channel(fake: FakeDiscord, call: Call) -> Json:
    channel = reach(fake, call.path["channel"])
    if channel.kind is ChannelKind.FORUM:
        return await forum_post(fake, channel, call)
    kind = call.body.get("type", ChannelKind.PRIVATE_THREAD)
    return (await begin(fake, channel, call.body, kind)).raw


async def forum_post(fake: FakeDiscord, forum: Channel, call: Call) -> Json:
    """A thread in a forum, together with its first message."""
    first = call.body.get("message") or {}
    need(fake, forum, "send_messages")
    count("applied_tags", call.body.get("applied_tags") or [], 0, 5)
    check_message(first, call.uploads, flags=first.get("flags") or 0, through_token=False)
    thread = await begin(fake, forum, call.body, ChannelKind.PUBLIC_THREAD)
    message = post(fake, thread, first, call.uploads)
    await fake.announce(message, "MESSAGE_CREATE")
    return thread.raw | {"message": message.raw}


async def begin(
    fake: FakeDiscord, parent: Channel, body: Json, kind: int, thread_id: str | None = None
) -> Channel:
    if kind not in THREADS_IN.get(parent.kind, ()):
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    private = kind == ChannelKind.PRIVATE_THREAD
    if parent.kind is not ChannelKind.FORUM:
        need(fake, parent, "create_private_threads" if private else "create_public_threads")
    need_room_for_thread(fake)
    check_archive_minutes(body)
    name = text("name", body.get("name"), 1, 100)
    minutes, tags = body.get("auto_archive_duration") or 1440, body.get("applied_tags")
    thread = new_thread(
        fake.world, parent, name, thread_id=thread_id, private=private, minutes=minutes, tags=tags
    )
    await fake.open_thread(thread)
    return thread


@route("PUT", "/channels/{channel}/thread-members/{user}")
async def add_member(fake: FakeDiscord, call: Call) -> None:
    thread = open_thread(fake, call)
    if call.path["user"] != "@me":
        need_to_send(fake, thread, files=False, embeds=False)
        thread.members.add(fake.world.account(call.path["user"]).id)
        fake.changed("channels", None)


@route("DELETE", "/channels/{channel}/thread-members/{user}")
async def remove_member(fake: FakeDiscord, call: Call) -> None:
    thread = open_thread(fake, call)
    thread.members.discard(fake.world.bot.id if call.path["user"] == "@me" else call.path["user"])
    fake.changed("channels", None)


@route("GET", "/channels/{channel}/thread-members")
async def list_members(fake: FakeDiscord, call: Call) -> list[Json]:
    thread = reach(fake, call.path["channel"])
    joined = {"join_timestamp": fake.clock.iso(), "flags": 0}
    return [{"id": thread.id, "user_id": user} | joined for user in sorted(thread.members)]


def open_thread(fake: FakeDiscord, call: Call) -> Channel:
    thread = reach(fake, call.path["channel"])
    if not thread.is_thread:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    if thread.archived:
        raise ApiError(400, 50083, "Thread is archived")
    return thread


@route("GET", "/guilds/{guild}/threads/active")
async def active_threads(fake: FakeDiscord, call: Call) -> Json:
    the_guild(fake, call.path["guild"])
    world = fake.world
    threads = [c for c in world.channels.values() if c.is_thread and not c.archived and world.bot_hears(c)]
    return {
        "threads": [thread.raw for thread in threads],
        "members": [thread.raw["member"] for thread in threads],
        "has_more": False,
    }


@route("GET", "/channels/{channel}/threads/archived/public")
async def archived_threads(fake: FakeDiscord, call: Call) -> Json:
    parent = reach(fake, call.path["channel"])
    need(fake, parent, "read_message_history")
    threads = [c.raw for c in fake.world.channels.values() if c.archived and c.raw["parent_id"] == parent.id]
    return {"threads": threads, "members": [], "has_more": False}
