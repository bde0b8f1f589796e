"""The stand-in's answers are what Discord describes: what no other test asks for, and the check itself."""

from __future__ import annotations

import base64
import io
from typing import Any

import discord
import pytest
from PIL import Image

from bot.sandbox.builder import guild_described, guild_payload
from bot.sandbox.interactions import interaction_payload
from bot.sandbox.rest import ROUTES, Exchange
from bot.sandbox.wire import ChannelKind
from tests.sandbox.conftest import Scene
from tests.sandbox.description import REFERENCE, check, check_exchange, description, operation
from tests.sandbox.test_strict import code_of, here


def described(name: str, value: Any) -> list[str]:
    return list(check({"$ref": REFERENCE + name}, value))


def test_every_route_is_described() -> None:
    assert len(description()["operations"]) > 40
    for entry in ROUTES:
        path = entry.path.replace("{message}", "1").replace("{user}", "1")
        assert operation(entry.method, path), f"{entry.method} {entry.path}"


def test_the_check_can_fail() -> None:
    role = {"id": "1", "name": "r", "permissions": "0", "position": 0, "color": 0, "hoist": False}
    found = described("GuildRoleResponse", role)
    assert ".colors: is missing" in found and ".icon: is missing" in found
    assert described("SnowflakeType", 7) == [": 7 is no string"]
    assert described("SnowflakeType", "x7")
    assert described("UserNotificationSettings", 9)
    button = {"type": 2, "id": 1, "style": 1, "custom_id": "a", "label": "b", "required": True}
    assert described("ButtonComponentResponse", button) == [".required: is not described"]
    wrong = Exchange("POST", "/channels/1/threads", {"name": ""}, 200, {})
    problems = list(check_exchange(wrong))
    assert "POST create_thread: answers 200, not 201" in problems
    assert "POST create_thread request.name: 0 is not between 1 and 100" in problems
    assert list(check_exchange(Exchange("GET", "/nowhere", None, 200, {})))
    late = {"code": 0, "message": "slow", "retry_after": "soon"}
    assert len(list(check_exchange(Exchange("GET", "/users/@me", None, 429, late)))) == 2


async def test_looking_at_everything(live: Scene) -> None:
    """Every GET, for its answer to be checked."""
    news = await live.fake.new_channel("news", ChannelKind.ANNOUNCEMENT)
    thread = await live.fake.new_thread(live.channel, "talk", live.ana)
    guild_id = int(live.fake.world.guild["id"])
    guild = await live.bot.fetch_guild(guild_id)
    assert [role.name for role in guild.roles] == ["@everyone", "Moderators", "Bots"]
    assert len(await guild.fetch_channels()) == 3
    assert (await guild.fetch_member(int(live.ana.id))).display_name == "Ana"
    assert [t.id for t in await guild.active_threads()] == [int(thread.id)]
    for channel in (live.channel, live.forum, news, thread, live.ana.dm):
        assert (await live.bot.fetch_channel(int(channel.id))).id == int(channel.id)
    made = await live.bot.fetch_channel(int(thread.id))
    assert {member.id for member in await made.fetch_members()} >= {int(live.ana.id)}
    sent = await here(live).send("x", embed=discord.Embed(title="t").add_field(name="n", value="v"))
    await sent.reply("y")
    await live.fake.allow(live.channel, "manage_messages")
    await sent.pin()
    assert [m.id async for m in here(live).pins()] == [sent.id]
    await sent.unpin()
    await here(live).typing()
    await live.fake.archive(thread)
    parent = await live.bot.fetch_channel(int(live.channel.id))
    assert [t.id async for t in parent.archived_threads()] == [int(thread.id)]
    assert (await live.bot.application_info()).approximate_guild_count == 1
    assert await live.bot.tree.fetch_commands()


async def test_what_the_gateway_sends_is_made_of_the_same_things(live: Scene) -> None:
    world = live.fake.world
    await live.fake.new_thread(live.channel, "talk", live.ana)
    assert described("GuildWithCountsResponse", guild_described(world)) == []
    payload = guild_payload(world)
    for channel in payload["channels"]:
        assert described("GuildChannelResponse", channel) == []
    for thread in payload["threads"]:
        assert described("ThreadResponse", thread) == []
    for member in payload["members"]:
        assert described("GuildMemberResponse", member) == []
    answer = await live.ana.slash(live.channel, "game hand")
    clicked = await live.ana.click(answer.message, "Draw")
    sent = interaction_payload(clicked, {})
    assert described("GuildMemberResponse", sent["member"]) == [".permissions: is not described"]
    assert described("GuildChannelResponse", sent["channel"]) == []
    assert described("MessageResponse", sent["message"]) == []


async def test_a_modals_answer_names_what_opened_it(live: Scene) -> None:
    panel = (await live.ana.slash(live.channel, "game hand")).message
    assert panel is not None
    opened = await live.ana.click(panel, "Note")
    answer = await live.ana.submit(opened, {"Your note": "hola", "Colour": ["red"]})
    assert answer.message is not None
    metadata = answer.message.raw["interaction_metadata"]
    assert metadata["triggering_interaction_metadata"]["interacted_message_id"] == panel.id


def picture(size: tuple[int, int] = (128, 128), kind: str = "PNG") -> bytes:
    data = io.BytesIO()
    Image.effect_noise(size, 90).save(data, kind)
    return data.getvalue()


async def test_application_emoji(live: Scene) -> None:
    made = await live.bot.create_application_emoji(name="coin", image=picture())
    assert not made.animated and str(made) == f"<:coin:{made.id}>"
    assert [emoji.name for emoji in await live.bot.fetch_application_emojis()] == ["coin"]
    assert (await made.read()).startswith(b"\x89PNG")
    renamed = await made.edit(name="peso")
    assert renamed.name == "peso"
    assert (await live.bot.fetch_application_emoji(made.id)).name == "peso"
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Pay", emoji=renamed, custom_id="pay"))
    menu: Any = discord.ui.Select(options=[discord.SelectOption(label="a", emoji=renamed)], custom_id="m")
    view.add_item(menu)
    await here(live).send(f"costs 3 {renamed}", view=view)
    await renamed.delete()
    with pytest.raises(discord.NotFound):
        await live.bot.fetch_application_emoji(made.id)
    assert code_of(live) == 10014
    with pytest.raises(discord.HTTPException):
        await here(live).send("x", view=view)
    assert code_of(live) == 50035


@pytest.mark.parametrize("name", ["a", "x" * 33, "two words", "ö_ö", "taken"])
async def test_names_of_emoji(live: Scene, name: str) -> None:
    await live.bot.create_application_emoji(name="taken", image=picture((8, 8)))
    with pytest.raises(discord.HTTPException):
        await live.bot.create_application_emoji(name=name, image=picture((8, 8)))
    assert code_of(live) == 50035


async def test_limits_of_emoji(live: Scene) -> None:
    too_big = picture((600, 600))
    assert len(too_big) > 256 * 1024
    with pytest.raises(discord.HTTPException):
        await live.bot.create_application_emoji(name="big", image=too_big)
    assert code_of(live) == 50035
    route = discord.http.Route("POST", f"/applications/{live.bot.application_id}/emojis")
    for image in ("", "data:text/plain;base64,AAAA", "data:image/png;base64,!", "data:image/png;base64,AAAA"):
        with pytest.raises(discord.HTTPException):
            await live.bot.http.request(route, json={"name": "bad", "image": image})
        assert code_of(live) == 50035
    fine = "data:image/png;base64," + base64.b64encode(picture((8, 8))).decode()
    made = await live.bot.http.request(route, json={"name": "one", "image": fine})
    for number in range(1999):
        live.fake.world.emojis[str(number)] = made
    with pytest.raises(discord.HTTPException):
        await live.bot.http.request(route, json={"name": "two", "image": fine})
    assert code_of(live) == 30008
    live.fake.world.emojis.clear()
