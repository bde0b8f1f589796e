"""The bot itself, its commands, the gateway's address, users and the guild."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.sandbox.builder import guild_described
from bot.sandbox.limits.commands import check_commands
from bot.sandbox.rest import Call, route
from bot.sandbox.state import APPLICATION_ID
from bot.sandbox.wire import ApiError, Json

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord


@route("GET", "/users/@me")
async def me(fake: FakeDiscord, call: Call) -> Json:
    known = {"mfa_enabled": False, "locale": "en-US", "premium_type": 0, "email": None, "verified": True}
    return fake.world.bot.raw | known


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
async def application(fake: FakeDiscord, call: Call) -> Json:
    world = fake.world
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
async def gateway(fake: FakeDiscord, call: Call) -> Json:
    at_once = fake.gateway.max_concurrency
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": at_once}
    return {"url": fake.gateway_url, "shards": fake.gateway.shards, "session_start_limit": limit}


@route("GET", "/applications/{application}/commands")
@route("GET", "/applications/{application}/guilds/{guild}/commands")
async def list_commands(fake: FakeDiscord, call: Call) -> list[Json]:
    return fake.world.commands.get(call.path.get("guild"), [])


@route("PUT", "/applications/{application}/commands")
@route("PUT", "/applications/{application}/guilds/{guild}/commands")
async def overwrite_commands(fake: FakeDiscord, call: Call) -> list[Json]:
    """Bulk overwrite. A command that keeps its name keeps its id, as on Discord."""
    check_commands(call.body)
    guild = call.path.get("guild")
    if guild is not None:
        the_guild(fake, guild)
    old = {(c["type"], c["name"]): c["id"] for c in fake.world.commands.get(guild, [])}
    fake.world.commands[guild] = [
        {"type": 1, "description": "", "options": []}
        | command
        | {
            "id": old.get((command.get("type", 1), command["name"])) or fake.clock.snowflake(),
            "application_id": APPLICATION_ID,
            "version": fake.clock.snowflake(),
        }
        for command in call.body
    ]
    fake.changed("commands", None)
    return fake.world.commands[guild]


@route("GET", "/users/{user}")
async def user(fake: FakeDiscord, call: Call) -> Json:
    return fake.world.account(call.path["user"]).raw


@route("POST", "/users/@me/channels")
async def open_dm(fake: FakeDiscord, call: Call) -> Json:
    account = fake.world.account(str(call.body.get("recipient_id")))
    if account is fake.world.bot:
        raise ApiError(400, 50033, "Invalid Recipient(s)")
    channel = fake.world.dm(account)
    fake.changed("channels", None)
    return channel.raw


def the_guild(fake: FakeDiscord, guild_id: str) -> Json:
    if guild_id != fake.world.guild["id"]:
        raise ApiError(404, 10004, "Unknown Guild")
    if not fake.world.bot_in_guild:
        raise ApiError(403, 50001, "Missing Access")
    return fake.world.guild


@route("GET", "/guilds/{guild}")
async def guild(fake: FakeDiscord, call: Call) -> Json:
    the_guild(fake, call.path["guild"])
    return guild_described(fake.world)


@route("GET", "/guilds/{guild}/channels")
async def guild_channels(fake: FakeDiscord, call: Call) -> list[Json]:
    the_guild(fake, call.path["guild"])
    return [c.raw for c in fake.world.channels.values() if c.guild_id and not c.is_thread]


@route("GET", "/guilds/{guild}/members/{user}")
async def guild_member(fake: FakeDiscord, call: Call) -> Json:
    the_guild(fake, call.path["guild"])
    if call.path["user"] not in fake.world.accounts:
        raise ApiError(404, 10007, "Unknown Member")
    return fake.world.member(fake.world.accounts[call.path["user"]])
