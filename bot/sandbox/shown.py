"""What the page is sent: people, places, commands and messages, in the few words it needs."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from bot.sandbox.client import flat, offered
from bot.sandbox.language import worded
from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message, World
from bot.sandbox.wire import COMPONENTS_V2, ChannelKind, Json

if TYPE_CHECKING:
    from bot.sandbox.play import Start
    from bot.sandbox.server import FakeDiscord

KINDS = {
    ChannelKind.TEXT: "text",
    ChannelKind.ANNOUNCEMENT: "text",
    ChannelKind.DM: "dm",
    ChannelKind.FORUM: "forum",
    ChannelKind.PUBLIC_THREAD: "thread",
    ChannelKind.ANNOUNCEMENT_THREAD: "thread",
    ChannelKind.PRIVATE_THREAD: "thread",
}


def state_shown(fake: FakeDiscord, me: Person, starts: tuple[Start, ...], language: str) -> Json:
    world = fake.world
    channels = [channel for channel in world.channels.values() if world.can_see(me.account, channel)]
    return {
        "guild": world.guild["name"],
        "bot": {"id": world.bot.id, "name": world.bot.name, "connected": fake.gateway.connected},
        "me": me.id,
        "people": [{"id": p.id, "name": p.name, "locale": p.locale} for p in world.people()],
        "channels": [channel_shown(world, channel) for channel in channels],
        "starts": [start_shown(start, language) for start in starts],
    }


def start_shown(start: Start, language: str) -> Json:
    return {
        "title": worded(language, start.title),
        "note": worded(language, start.note),
        "icon": start.icon,
        "command": next((step.slash for step in start.steps if step.slash), None),
        "asks": [
            {"option": ask.option, "default": ask.default, "when": list(ask.when or ())} for ask in start.asks
        ],
    }


def channel_shown(world: World, channel: Channel) -> Json:
    dm = channel.kind is ChannelKind.DM
    return {
        "id": channel.id,
        "kind": KINDS[channel.kind],
        "name": world.bot.name if dm else channel.name,
        "parent": channel.raw.get("parent_id"),
        "archived": channel.archived,
        "locked": channel.locked,
    }


def command_shown(world: World, me: Person, channel: Channel) -> list[Json]:
    """Every command that can be run here, with its name and description in the person's language."""
    locale = me.account.locale
    tops = {command["name"]: command for command in offered(world, me.account, channel)}
    commands = []
    for path, command in flat(list(tops.values())):
        commands.append(
            {
                "path": path,
                "shown": path_shown(tops, path, locale),
                "description": in_language(command, "description", locale),
                "options": [option_shown(option, locale) for option in command.get("options") or []],
            }
        )
    return sorted(commands, key=lambda command: command["shown"])


def path_shown(tops: dict[str, Json], path: str, locale: str) -> str:
    """A command's name with those of its groups; one that is not there any more keeps the name it had."""
    shown, level = [], tops
    for name in path.split():
        step = level.get(name, {"name": name})
        shown.append(in_language(step, "name", locale))
        level = {option["name"]: option for option in step.get("options") or []}
    return " ".join(shown)


def asked_shown(raw: Json, me: Person) -> Json | None:
    """Who used which command, if that is what a message answers."""
    if not raw.get("interaction"):
        return None
    user, path = raw["interaction"]["user"], raw["interaction"]["name"]
    tops = {one["name"]: one for pool in me.fake.world.commands.values() for one in pool}
    return {"name": user["global_name"], "command": path_shown(tops, path, me.account.locale)}


def option_shown(option: Json, locale: str) -> Json:
    kept = ("name", "type", "required", "autocomplete", "min_value", "max_value", "max_length")
    shown: Json = {key: option[key] for key in kept if key in option}
    shown["shown"] = in_language(option, "name", locale)
    shown["description"] = in_language(option, "description", locale)
    shown["choices"] = [
        {"name": in_language(choice, "name", locale), "value": choice["value"]}
        for choice in option.get("choices") or []
    ]
    return shown


def in_language(thing: Json, key: str, locale: str) -> str:
    translated: dict[str, Any] = thing.get(f"{key}_localizations") or {}
    return str(translated.get(locale) or thing.get(key) or "")


def picture_shown(attachment: Json) -> Json:
    """What is known of a picture before it has loaded, so that the page can keep its place free."""
    return {key: attachment.get(key) for key in ("description", "width", "height")}


def message_shown(message: Message, me: Person) -> Json:
    raw = message.raw
    return {
        "id": message.id,
        "channel": message.channel_id,
        "author": {
            "id": raw["author"]["id"],
            "name": raw["author"]["global_name"],
            "bot": raw["author"]["bot"],
        },
        "content": raw["content"],
        "embeds": raw["embeds"],
        "components": raw["components"],
        "attachments": [] if raw["flags"] & COMPONENTS_V2 else raw["attachments"],
        "pictures": {attachment["url"]: picture_shown(attachment) for attachment in message.files},
        "time": int(datetime.fromisoformat(raw["timestamp"]).timestamp() * 1000),
        "edited": raw["edited_timestamp"] is not None,
        "ephemeral": message.ephemeral,
        "thinking": message.thinking,
        "pinged": me.id in message.pinged,
        "asked": asked_shown(raw, me),
    }
