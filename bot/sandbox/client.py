"""What Discord's own client knows: which commands it offers where, and how what a person does becomes data.

The client refuses to send what is not offered, out of range or not filled in: `NotOfferedError`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.sandbox.limits.commands import GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from bot.sandbox.state import Account, Channel, Message, World
from bot.sandbox.wire import ChannelKind, Json, Part

if TYPE_CHECKING:
    from collections.abc import Iterator

BOOLEAN, USER, CHANNEL = 5, 6, 7
IN_GUILD, IN_BOT_DM = 0, 1
GUILD_INSTALL, USER_INSTALL = 0, 1


class NotOfferedError(LookupError):
    """Discord's client would not let this person do that here."""


class BadValueError(NotOfferedError):
    """What was typed or chosen for an option is none of its values."""


def offered(world: World, person: Account, channel: Channel) -> list[Json]:
    """The top-level slash commands the client lists in a channel."""
    if channel.archived or not world.can_see(person, channel):
        return []
    if channel.locked and not world.may(person, channel, "manage_threads"):
        return []
    context = IN_BOT_DM if channel.kind is ChannelKind.DM else IN_GUILD
    pool = list(world.commands[None])
    if context == IN_GUILD and world.bot_in_guild:
        pool += world.commands.get(channel.guild_id, [])
    rights, installs = world.rights(person, channel), set(authorised_by(world, person, channel))
    return [command for command in pool if installs & installable(command) and fits(command, context, rights)]


def authorised_by(world: World, person: Account, channel: Channel) -> dict[int, str]:
    """Who let the application be used here, by kind of installation: the server, the person, or both.

    For the server's it is "0" in direct messages with the bot.
    """
    owners = {}
    if world.bot_in_guild or channel.guild_id is None:
        owners[GUILD_INSTALL] = channel.guild_id or "0"
    if person.installed:
        owners[USER_INSTALL] = person.id
    return owners


def installable(command: Json) -> set[int]:
    """The kinds of installation a command is for; without a word about it, those of the application."""
    return set(command.get("integration_types") or (GUILD_INSTALL, USER_INSTALL))


def fits(command: Json, context: int, rights: int) -> bool:
    contexts = command.get("contexts")
    needed = int(command.get("default_member_permissions") or 0)
    here = (
        context in contexts
        if contexts is not None
        else command.get("dm_permission", True) or context == IN_GUILD
    )
    return command["type"] == 1 and bool(here) and rights & needed == needed


def flat(commands: list[Json]) -> Iterator[tuple[str, Json]]:
    """Every command that can be run, with its whole path: `trail solo`."""
    for command in commands:
        yield from _flat(command["name"], command)


def _flat(path: str, command: Json) -> Iterator[tuple[str, Json]]:
    nested = [option for option in command.get("options") or [] if option["type"] in (SUBCOMMAND, GROUP)]
    if not nested:
        yield path, command
    for option in nested:
        yield from _flat(f"{path} {option['name']}", option)


def command_data(
    world: World,
    person: Account,
    channel: Channel,
    path: str,
    values: dict[str, Any],
    focused: str | None = None,
) -> tuple[Json, Json]:
    """The data of a command or autocomplete interaction, and the schema of the command it is for."""
    pool = offered(world, person, channel)
    schema = dict(flat(pool)).get(path)
    if schema is None:
        raise NotOfferedError(
            f"/{path} is not offered to {person.name} in {channel.name or 'a direct message'}"
        )
    head, *rest = path.split()
    top = next(command for command in pool if command["name"] == head)
    data: Json = {"id": top["id"], "name": head, "type": 1, "options": []}
    level, step = data["options"], top
    for name in rest:
        step = next(option for option in step["options"] if option["name"] == name)
        inner: Json = {"name": name, "type": step["type"], "options": []}
        level.append(inner)
        level = inner["options"]
    specs = {option["name"]: option for option in schema.get("options") or []}
    missing = [name for name, spec in specs.items() if spec.get("required") and name not in values]
    if unknown := set(values) - set(specs):
        raise NotOfferedError(f"/{path} has no option {sorted(unknown)}")
    if missing and focused is None:
        raise NotOfferedError(f"/{path} cannot be sent without {missing}")
    for name, value in values.items():
        option: Json = {"name": name, "type": specs[name]["type"]}
        if name == focused:
            option |= {"value": value, "focused": True}
        else:
            option["value"] = option_value(world, specs[name], value, data)
        level.append(option)
    return data, schema


def option_value(world: World, spec: Json, value: Any, data: Json) -> Any:
    """A value the client would accept for an option; users and channels are sent along in full."""
    kind, name = spec["type"], spec["name"]
    if kind in (USER, CHANNEL):
        value = str(getattr(value, "id", value))
        resolve(
            world, data, users=[value] if kind == USER else [], channels=[value] if kind == CHANNEL else []
        )
        return value
    fitting: dict[int, Any] = {STRING: str, INTEGER: int, NUMBER: (int, float), BOOLEAN: bool}
    wanted = fitting.get(kind)
    if (
        wanted is None
        or not isinstance(value, wanted)
        or (kind in (INTEGER, NUMBER) and isinstance(value, bool))
    ):
        raise BadValueError(f"{value!r} is no value for {name}")
    if spec.get("choices") and value not in [choice["value"] for choice in spec["choices"]]:
        raise BadValueError(f"{value!r} is not one of the choices for {name}")
    size = len(value) if kind == STRING else value
    least, most = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    if kind == STRING and size > (spec.get("max_length") or 6000):
        raise BadValueError(f"{name} is too long")
    if kind != BOOLEAN and not spec.get(least, size) <= size <= spec.get(most, size):
        raise BadValueError(f"{value!r} is out of range for {name}")
    return value


def resolve(world: World, data: Json, *, users: list[str], channels: list[str]) -> None:
    resolved = data.setdefault("resolved", {"users": {}, "members": {}, "channels": {}})
    for user in users:
        if user not in world.accounts:
            raise NotOfferedError(f"there is no user {user}")
        member = world.member(world.accounts[user])
        resolved["users"][user] = world.accounts[user].raw
        resolved["members"][user] = {key: value for key, value in member.items() if key != "user"}
    for channel in channels:
        if channel not in world.channels:
            raise NotOfferedError(f"there is no channel {channel}")
        resolved["channels"][channel] = world.channels[channel].raw | {"permissions": "0"}


def find_part(
    person: Account, message: Message, kinds: tuple[Part, ...], *, label: str | None, custom_id: str | None
) -> Json:
    """The button or menu a person means, if they can see it and use it."""
    if not message.seen_by(person.id):
        raise NotOfferedError(f"{person.name} cannot see that message")
    usable = [part for part in message.parts if part["type"] in kinds]
    named = [
        part
        for part in usable
        if (label is None or part.get("label") == label)
        and (custom_id is None or part.get("custom_id") == custom_id)
    ]
    if len(named) != 1:
        seen = [part.get("label") or part.get("custom_id") for part in usable]
        raise NotOfferedError(f"{len(named)} parts are called {label or custom_id!r}; there are {seen}")
    if named[0].get("disabled") or not named[0].get("custom_id"):
        raise NotOfferedError(f"{label or custom_id!r} cannot be used")
    return named[0]


def select_data(world: World, menu: Json, values: list[str]) -> Json:
    data: Json = {
        "custom_id": menu["custom_id"],
        "component_type": menu["type"],
        "values": values,
        "id": menu["id"],
    }
    if not menu.get("min_values", 1) <= len(values) <= menu.get("max_values", 1):
        raise NotOfferedError(f"{len(values)} values cannot be chosen")
    if menu["type"] == Part.STRING_SELECT:
        if not set(values) <= {option["value"] for option in menu["options"]}:
            raise NotOfferedError(f"{values} are not all options of that menu")
    elif menu["type"] == Part.USER_SELECT:
        resolve(world, data, users=values, channels=[])
    elif menu["type"] == Part.CHANNEL_SELECT:
        resolve(world, data, users=[], channels=values)
    else:
        raise NotOfferedError("the stand-in has no roles to choose from")
    return data


def modal_data(world: World, modal: Json, values: dict[str, Any]) -> Json:
    """The data of a submitted modal; `values` go by custom id or by label."""
    data: Json = {"custom_id": modal["custom_id"], "components": []}
    for number, field in enumerate(modal["components"], 1):
        inner = field.get("component") or (field.get("components") or [field])[0]
        if inner["type"] == Part.TEXT_DISPLAY:
            continue
        label = field.get("label") or inner.get("label")
        value = values.get(inner["custom_id"], values.get(label or ""))
        got = {"type": inner["type"], "custom_id": inner["custom_id"], "id": 100 + number}
        got |= field_value(inner, label, value)
        holder: Json = {"type": field["type"], "id": number}
        holder |= {"component": got} if field["type"] == Part.LABEL else {"components": [got]}
        data["components"].append(holder)
    return data


def field_value(inner: Json, label: str | None, value: Any) -> Json:
    required = inner.get("required", True) and inner["type"] != Part.CHECKBOX
    if required and value in (None, "", []):
        raise NotOfferedError(f"{label} must be filled in")
    if inner["type"] == Part.TEXT_INPUT:
        words = value or ""
        if words and not (inner.get("min_length") or 0) <= len(words) <= (inner.get("max_length") or 4000):
            raise NotOfferedError(f"{label} is too short or too long")
        return {"value": words}
    if inner["type"] == Part.RADIO_GROUP:
        return {"value": value}
    if inner["type"] == Part.CHECKBOX:
        return {"value": bool(value)}
    return {"values": list(value or [])}
