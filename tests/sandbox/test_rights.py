"""Who may do what where: permissions by channel and person, threads, announcement channels, installations."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.sandbox.client import NotOfferedError
from bot.sandbox.rights import bits, in_channel
from bot.sandbox.wire import EPHEMERAL, ChannelKind
from tests.sandbox.conftest import Scene
from tests.sandbox.demo import running
from tests.sandbox.test_strict import code_of, here, small_bot


def test_a_members_own_overwrite_beats_those_of_roles_and_of_everyone() -> None:
    send, view = bits("send_messages"), bits("view_channel")
    places = [
        {"id": "everyone", "deny": str(send), "allow": "0"},
        {"id": "a", "deny": str(send), "allow": "0"},
        {"id": "b", "deny": "0", "allow": str(send)},
        {"id": "me", "deny": str(send), "allow": "0"},
    ]

    def work_out(count: int, roles: list[str]) -> int:
        return in_channel(send | view, places[:count], everyone="everyone", roles=roles, member="me")

    assert work_out(0, []) == send | view
    assert work_out(1, []) == view
    assert work_out(3, ["a", "b"]) == send | view
    assert work_out(4, ["a", "b"]) == view
    hidden = [{"id": "me", "deny": str(view), "allow": "0"}]
    assert in_channel(send | view, hidden, everyone="everyone", roles=[], member="me") == 0


async def test_permissions_of_one_person_in_one_channel(live: Scene) -> None:
    other = await live.fake.new_channel("other")
    await live.fake.deny(live.channel, "view_channel", person=live.ben)
    with pytest.raises(NotOfferedError):
        await live.ben.slash(live.channel, "game ping")
    await live.ben.slash(other, "game ping")
    await live.ana.slash(live.channel, "game ping")
    await live.fake.deny(live.channel, person=live.ben)
    await live.ben.slash(live.channel, "game ping")


@pytest.mark.parametrize(
    ("denied", "code"), [("create_public_threads", 50013), ("view_channel", 50001), ("send_messages", None)]
)
async def test_what_a_thread_needs(live: Scene, denied: str, code: int | None) -> None:
    channel = live.bot.get_channel(int(live.channel.id))
    await live.fake.deny(live.channel, denied)
    if code is None:
        await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
        return
    with pytest.raises(discord.Forbidden):
        await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    assert code_of(live) == code


async def test_threads_have_a_permission_of_their_own_to_send(live: Scene) -> None:
    thread = await live.fake.new_thread(live.channel, "talk", live.ana)
    await live.fake.deny(live.channel, "send_messages_in_threads")
    with pytest.raises(discord.Forbidden):
        await here(live, thread).send("x")
    assert code_of(live) == 50013
    await here(live).send("x")


async def test_the_limit_of_active_threads(live: Scene) -> None:
    channel = live.bot.get_channel(int(live.channel.id))
    first = await live.fake.new_thread(live.channel, "first", live.ana)
    live.fake.most_threads = 1
    with pytest.raises(discord.HTTPException):
        await channel.create_thread(name="second", type=discord.ChannelType.public_thread)
    assert code_of(live) == 160006
    await live.fake.archive(first)
    await channel.create_thread(name="second", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.HTTPException):
        await here(live, first).send("would wake it")
    assert code_of(live) == 160006


async def test_a_locked_thread(live: Scene) -> None:
    thread = await live.fake.new_thread(live.channel, "talk", live.ana)
    sent = await here(live, thread).send("one")
    await live.fake.lock(thread)
    for refused in (here(live, thread).send("two"), sent.edit(content="two")):
        with pytest.raises(discord.HTTPException):
            await refused
        assert code_of(live) == 160005
    with pytest.raises(NotOfferedError):
        await live.ana.slash(thread, "game ping")
    moderator = live.fake.person("Mo", moderator=True)
    assert (await moderator.slash(thread, "game ping")).content == "pong"
    await live.fake.allow(live.channel, "manage_threads")
    await here(live, thread).send("three")


async def test_a_private_thread_without_the_bot(live: Scene) -> None:
    thread = await live.fake.new_thread(live.channel, "secret", live.ana, private=True)
    with pytest.raises(discord.Forbidden):
        await here(live, thread).send("x")
    assert code_of(live) == 50001
    assert (await live.ana.slash(thread, "game ping")).content == "pong"
    with pytest.raises(NotOfferedError):
        await live.ben.slash(thread, "game ping")


async def test_threads_of_announcement_channels_are_of_a_kind_of_their_own(live: Scene) -> None:
    news = await live.fake.new_channel("news", ChannelKind.ANNOUNCEMENT)
    channel = await live.bot.fetch_channel(int(news.id))
    with pytest.raises(discord.HTTPException):
        await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    assert code_of(live) == 50024
    made = await channel.create_thread(name="t", type=discord.ChannelType.news_thread)
    assert made.type is discord.ChannelType.news_thread
    sent = await channel.send("about this")
    assert (await sent.create_thread(name="u")).type is discord.ChannelType.news_thread


async def test_nonces_are_told_once_and_forgotten(live: Scene) -> None:
    sent = await here(live).send("hello", nonce="turn-7")
    assert sent.nonce == "turn-7"
    assert [message.nonce async for message in here(live).history()] == [None]
    assert (await here(live).fetch_message(sent.id)).nonce is None
    live.fake.clock.advance(301)
    again = await here(live).send("hello", nonce="turn-7")
    assert again.id != sent.id


async def guest(scene: Scene, interaction: discord.Interaction, heard: list[Any]) -> None:
    heard.append((interaction.is_guild_integration(), interaction.is_user_integration()))
    heard.append(interaction.app_permissions.send_messages)
    await interaction.response.send_message("one")
    for number in range(5):
        await interaction.followup.send(str(number))
    with pytest.raises(discord.HTTPException):
        await interaction.followup.send("too many")
    with pytest.raises(discord.Forbidden):
        await interaction.client.get_partial_messageable(interaction.channel_id or 0).send("x")
    await interaction.edit_original_response(content="done")


async def test_installed_for_a_person_only(scene: Scene) -> None:
    """In a server without the bot: answers work, five follow-ups, and nothing through the channel."""
    heard: list[Any] = []
    await scene.fake.remove_bot()
    async with running(scene.fake, small_bot(lambda i: guest(scene, i, heard))):
        with pytest.raises(NotOfferedError):
            await scene.ana.slash(scene.channel, "try")
        scene.fake.install_for(scene.ana)
        answer = await scene.ana.slash(scene.channel, "try")
        await answer.until(lambda a: a.content == "done")
    assert heard == [(False, True), False]
    assert [refused.code for refused in scene.fake.rejected] == [40094, 50001]
    assert len(scene.ben.messages(scene.channel)) == 6


async def test_a_guests_answers_are_private_where_external_apps_are_not_allowed(scene: Scene) -> None:
    async def speak(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("for all")

    await scene.fake.remove_bot()
    scene.fake.install_for(scene.ana)
    async with running(scene.fake, small_bot(speak)):
        answer = await scene.ana.slash(scene.channel, "try")
        assert not answer.ephemeral
        await scene.fake.deny(scene.channel, "use_external_apps", person=scene.ana)
        answer = await scene.ana.slash(scene.channel, "try")
        assert answer.message is not None and answer.message.raw["flags"] & EPHEMERAL


async def test_installed_for_both(scene: Scene) -> None:
    heard: list[Any] = []

    async def listen(interaction: discord.Interaction) -> None:
        heard.append((interaction.is_guild_integration(), interaction.is_user_integration()))
        await interaction.response.send_message("x")

    scene.fake.install_for(scene.ana)
    async with running(scene.fake, small_bot(listen)):
        await scene.ana.slash(scene.channel, "try")
        await scene.ben.slash(scene.channel, "try")
    assert heard == [(True, True), (True, False)]
