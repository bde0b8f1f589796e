"""Channels: looking at them, changing them, deleting them, typing in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.sandbox.limits.text import text
from bot.sandbox.permissions import need, reach
from bot.sandbox.rest import Call, route
from bot.sandbox.wire import ApiError, ChannelKind, Json, invalid

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord

OF_A_THREAD = ("archived", "locked", "auto_archive_duration", "invitable")
AUTO_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


@route("GET", "/channels/{channel}")
async def get_channel(fake: FakeDiscord, call: Call) -> Json:
    return reach(fake, call.path["channel"]).raw


@route("PATCH", "/channels/{channel}")
async def change_channel(fake: FakeDiscord, call: Call) -> Json:
    channel = reach(fake, call.path["channel"])
    if "name" in call.body:
        text("name", call.body["name"], 1, 100)
    if channel.is_thread:
        check_archive_minutes(call.body)
        waking_only = set(call.body) <= {"archived", "locked"} and call.body.get("archived") is False
        if channel.archived and call.body.get("archived") is not False:
            raise ApiError(400, 50083, "Thread is archived")
        if channel.locked or not (waking_only or channel.raw["owner_id"] == fake.world.bot.id):
            need(fake, channel, "manage_threads")
    else:
        need(fake, channel, "manage_channels")
    for key, value in call.body.items():
        target = channel.raw["thread_metadata"] if key in OF_A_THREAD and channel.is_thread else channel.raw
        target[key] = value
    await fake.gateway.dispatch("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel.raw)
    fake.changed("channels", None)
    return channel.raw


def check_archive_minutes(body: Json) -> None:
    minutes = body.get("auto_archive_duration")
    if minutes is not None and minutes not in AUTO_ARCHIVE_MINUTES:
        raise invalid("auto_archive_duration", f"Value must be one of {AUTO_ARCHIVE_MINUTES}.")


@route("DELETE", "/channels/{channel}")
async def delete_channel(fake: FakeDiscord, call: Call) -> Json:
    channel = reach(fake, call.path["channel"])
    if channel.kind is not ChannelKind.DM:
        need(fake, channel, "manage_threads" if channel.is_thread else "manage_channels")
        await fake.delete_channel(channel)
    return channel.raw


@route("POST", "/channels/{channel}/typing")
async def typing(fake: FakeDiscord, call: Call) -> None:
    reach(fake, call.path["channel"])
