"""The bot itself, its commands, the gateway's address, users and the guild."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.sandbox.builder import guild_described
from bot.sandbox.limits.commands import check_commands
from bot.sandbox.rest import Call, route
from bot.sandbox.state import APPLICATION_ID
from bot.sandbox.wire import ApiError, Json

if TYPE_CHECKING:
    from bot.sandbox.server import Stand


@route("GET", "/users/@me")
async def me(stand: Stand, call: Call) -> Json:
    known = {"mfa_enabled": False, "locale": "en-US", "premium_type": 0, "email": None, "verified": True}
    return stand.world.bot.raw | known


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
async def application(stand: Stand, call: Call) -> Json:
    world = stand.world
    people = world.people()
    nothing = ("icon", "type", "team", "interactions_endpoint_url", "role_connections_verification_url")
    return {
        "id": APPLICATION_ID,
        "name": world.bot.name,
        **dict.fromkeys(nothing, None),
        "description": "",
        "bot": world.bot.raw,
        "bot_public": True,
        "bot_require_code_grant": False,
        "flags": 0,
        "flags_new": "0",
        "owner": (people[0] if people else world.bot).raw,
        "verify_key": "0" * 64,
        "redirect_uris": [],
        "integration_types_config": {"0": {}, "1": {}},
        "approximate_guild_count": int(world.bot_in_guild),
        "approximate_user_install_count": sum(account.installed for account in people),
        "approximate_user_authorization_count": sum(account.installed for account in people),
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }


@route("GET", "/gateway/bot")
async def gateway(stand: Stand, call: Call) -> Json:
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    return {"url": stand.gateway_url, "shards": stand.gateway.shards, "session_start_limit": limit}


@route("GET", "/applications/{application}/commands")
@route("GET", "/applications/{application}/guilds/{guild}/commands")
async def list_commands(stand: Stand, call: Call) -> list[Json]:
    return stand.world.commands.get(call.path.get("guild"), [])


@route("PUT", "/applications/{application}/commands")
@route("PUT", "/applications/{application}/guilds/{guild}/commands")
async def overwrite_commands(stand: Stand, call: Call) -> list[Json]:
    """Bulk overwrite. A command that keeps its name keeps its id, as on Discord."""
    check_commands(call.body)
    guild = call.path.get("guild")
    if guild is not None:
        the_guild(stand, guild)
    old = {(c["type"], c["name"]): c["id"] for c in stand.world.commands.get(guild, [])}
    stand.world.commands[guild] = [
        {"type": 1, "description": "", "options": []}
        | command
        | {
            "id": old.get((command.get("type", 1), command["name"])) or stand.clock.snowflake(),
            "application_id": APPLICATION_ID,
            "version": stand.clock.snowflake(),
        }
        for command in call.body
    ]
    stand.changed("commands", None)
    return stand.world.commands[guild]


@route("GET", "/users/{user}")
async def user(stand: Stand, call: Call) -> Json:
    return stand.world.account(call.path["user"]).raw


@route("POST", "/users/@me/channels")
async def open_dm(stand: Stand, call: Call) -> Json:
    account = stand.world.account(str(call.body.get("recipient_id")))
    if account is stand.world.bot:
        raise ApiError(400, 50033, "Invalid Recipient(s)")
    channel = stand.world.dm(account)
    stand.changed("channels", None)
    return channel.raw


def the_guild(stand: Stand, guild_id: str) -> Json:
    if guild_id != stand.world.guild["id"]:
        raise ApiError(404, 10004, "Unknown Guild")
    if not stand.world.bot_in_guild:
        raise ApiError(403, 50001, "Missing Access")
    return stand.world.guild


@route("GET", "/guilds/{guild}")
async def guild(stand: Stand, call: Call) -> Json:
    the_guild(stand, call.path["guild"])
    return guild_described(stand.world)


@route("GET", "/guilds/{guild}/channels")
async def guild_channels(stand: Stand, call: Call) -> list[Json]:
    the_guild(stand, call.path["guild"])
    return [c.raw for c in stand.world.channels.values() if c.guild_id and not c.is_thread]


@route("GET", "/guilds/{guild}/members/{user}")
async def guild_member(stand: Stand, call: Call) -> Json:
    the_guild(stand, call.path["guild"])
    if call.path["user"] not in stand.world.accounts:
        raise ApiError(404, 10007, "Unknown Member")
    return stand.world.member(stand.world.accounts[call.path["user"]])
