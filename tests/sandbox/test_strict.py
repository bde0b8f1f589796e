"""What the stand-in refuses, and with which of Discord's codes: tokens, ages, threads, permissions."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord.ext import commands

from bot.sandbox.client import NotOfferedError
from bot.sandbox.interactions import NoAnswerError
from bot.sandbox.people import Person
from bot.sandbox.state import Channel
from tests.sandbox.conftest import Scene
from tests.sandbox.demo import picture, running

Handler = Callable[[discord.Interaction], Awaitable[None]]


def here(live: Scene, channel: Channel | None = None) -> Any:
    return live.bot.get_partial_messageable(int((channel or live.channel).id))


def code_of(live: Scene) -> int:
    """The code of the one request that was refused since the last look; the record is cleared."""
    (refused,) = live.fake.rejected
    live.fake.rejected.clear()
    return refused.code


def small_bot(handler: Handler) -> commands.Bot:
    """A bot with one command, /try, that does just this."""

    class Small(commands.Bot):
        async def setup_hook(self) -> None:
            @self.tree.command(name="try", description="Try something")
            async def attempt(interaction: discord.Interaction) -> None:
                await handler(interaction)

            await self.tree.sync()

    return Small(command_prefix="!", intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)


async def test_interaction_answered_twice(scene: Scene) -> None:
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None  # The library would stop us before Discord does.
        with pytest.raises(discord.HTTPException):
            await interaction.response.send_message("two")
        await interaction.edit_original_response(content="done")

    async with running(scene.fake, small_bot(twice)):
        answer = await scene.ana.slash(scene.channel, "try")
        await answer.until(lambda a: a.content == "done")
    assert code_of(scene) == 40060


async def test_acknowledged_too_late(scene: Scene) -> None:
    async def late(interaction: discord.Interaction) -> None:
        scene.fake.clock.advance(3.1)
        with pytest.raises(discord.NotFound):
            await interaction.response.send_message("late")

    async with running(scene.fake, small_bot(late)):
        with pytest.raises(NoAnswerError):
            await scene.ana.slash(scene.channel, "try")
    assert code_of(scene) == 10062
    assert scene.fake.unanswered == ["/try by Ana"]


async def test_never_acknowledged(scene: Scene) -> None:
    async def nothing(interaction: discord.Interaction) -> None:
        return None

    scene.fake.acknowledge_within = 0.05
    async with running(scene.fake, small_bot(nothing)):
        with pytest.raises(NoAnswerError):
            await scene.ana.slash(scene.channel, "try")
    assert scene.fake.unanswered == ["/try by Ana"]


async def test_token_lives_fifteen_minutes(scene: Scene) -> None:
    over = asyncio.Event()

    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        scene.fake.clock.advance(899)
        await interaction.edit_original_response(content="two")
        scene.fake.clock.advance(2)
        with pytest.raises(discord.HTTPException):
            await interaction.edit_original_response(content="three")
        with pytest.raises(discord.HTTPException):
            await interaction.followup.send("four")
        over.set()

    async with running(scene.fake, small_bot(slow)):
        answer = await scene.ana.slash(scene.channel, "try")
        await asyncio.wait_for(over.wait(), 5)
        assert answer.content == "two"
    assert [refused.code for refused in scene.fake.rejected] == [50027, 50027]


async def test_following_up_before_answering(scene: Scene) -> None:
    async def hasty(interaction: discord.Interaction) -> None:
        with pytest.raises(discord.NotFound):
            await interaction.followup.send("hasty")
        await interaction.response.send_message("one")

    async with running(scene.fake, small_bot(hasty)):
        await scene.ana.slash(scene.channel, "try")
    assert code_of(scene) == 10015


async def test_five_follow_ups_outside_guilds(scene: Scene) -> None:
    async def chatty(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("0")
        for number in range(1, 6):
            await interaction.followup.send(str(number))
        with pytest.raises(discord.HTTPException):
            await interaction.followup.send("6")
        await interaction.edit_original_response(content="done")

    async with running(scene.fake, small_bot(chatty)):
        answer = await scene.ana.slash(scene.ana.dm, "try")
        await answer.until(lambda a: a.content == "done")
    assert code_of(scene) == 40094


async def test_ephemeral_messages_do_not_exist_on_channel_routes(live: Scene) -> None:
    answer = await live.ana.slash(live.channel, "game hand")
    assert answer.message is not None
    partial = here(live).get_partial_message(int(answer.message.id))
    for action in (partial.fetch(), partial.edit(content="x"), partial.delete()):
        with pytest.raises(discord.NotFound):
            await action
        assert code_of(live) == 10008


async def test_a_sent_message_cannot_be_ephemeral(live: Scene) -> None:
    with pytest.raises(discord.HTTPException):
        await live.bot.http.send_message(
            int(live.channel.id),
            params=discord.http.handle_message_parameters(
                content="x", flags=discord.MessageFlags(ephemeral=True)
            ),
        )
    assert code_of(live) == 50035


async def test_too_many_completions(live: Scene) -> None:
    with pytest.raises(NoAnswerError):
        live.fake.acknowledge_within = 0.1
        await live.ana.autocomplete(live.channel, "game level", "how", "")
    assert code_of(live) == 50035
    live.fake.unanswered.clear()


async def test_the_same_nonce_is_sent_once(live: Scene) -> None:
    first = await here(live).send("hello", nonce="turn-7")
    again = await here(live).send("hello", nonce="turn-7")
    other = await here(live).send("hello", nonce="turn-8")
    assert again.id == first.id and other.id != first.id
    assert len(live.ana.messages(live.channel)) == 2


async def test_an_answer_that_is_lost_is_not_doubled(live: Scene) -> None:
    live.fake.faults.lose_answer("POST", "/channels/*/messages")
    await here(live).send("once", nonce="turn-9")
    assert [m.content for m in live.ana.messages(live.channel)] == ["once"]
    assert len(live.fake.faults.struck) == 1


async def test_edits_of_old_messages_are_capped(live: Scene) -> None:
    old = await here(live).send("old")
    live.fake.clock.advance(3601)
    for number in range(3):
        await old.edit(content=str(number))
    with pytest.raises(discord.HTTPException) as refused:
        await old.edit(content="more")
    assert (refused.value.status, refused.value.code) == (429, 30046)
    assert {entry.code for entry in live.fake.rejected} == {30046}
    live.fake.rejected.clear()
    fresh = await here(live).send("fresh")
    await fresh.edit(content="edited")


async def test_archived_and_locked_threads(live: Scene) -> None:
    thread = await live.fake.new_thread(live.channel, "talk", live.ana)
    sent = await here(live, thread).send("one")
    await live.fake.archive(thread)
    with pytest.raises(discord.HTTPException):
        await sent.edit(content="two")
    assert code_of(live) == 50083
    with pytest.raises(NotOfferedError):
        await live.ana.slash(thread, "game ping")
    woken = live.bot.wait_for("thread_join", timeout=30)  # How discord.py tells of a thread it has anew.
    _, sent_after = await asyncio.gather(woken, here(live, thread).send("wakes it"))
    assert not thread.archived and sent_after.content == "wakes it"
    await live.fake.archive(thread, locked=True)
    with pytest.raises(discord.HTTPException):
        await here(live, thread).send("three")
    assert code_of(live) == 50083


async def test_private_threads_are_for_their_members(live: Scene) -> None:
    channel = live.bot.get_channel(int(live.channel.id))
    made = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    await made.add_user(discord.Object(int(live.ana.id)))
    await made.send("psst")
    (thread,) = live.fake.threads(live.channel)
    assert [m.content for m in live.ana.messages(thread)] == ["psst"]
    assert live.ben.messages(thread) == []


async def test_names_of_threads_and_forums(live: Scene) -> None:
    channel = live.bot.get_channel(int(live.channel.id))
    with pytest.raises(discord.HTTPException):
        await channel.create_thread(name="x" * 101, type=discord.ChannelType.public_thread)
    assert code_of(live) == 50035
    with pytest.raises(discord.HTTPException):
        await here(live, live.forum).send("x")
    assert code_of(live) == 50008


@pytest.mark.parametrize(
    ("denied", "code"),
    [("send_messages", 50013), ("attach_files", 50013), ("embed_links", 50013), ("view_channel", 50001)],
)
async def test_missing_permissions(live: Scene, denied: str, code: int) -> None:
    await live.fake.deny(live.channel, denied)
    with pytest.raises(discord.Forbidden):
        await here(live).send("x", embed=discord.Embed(title="t"), file=picture("p"))
    assert code_of(live) == code
    await live.fake.deny(live.channel)
    await here(live).send("x", embed=discord.Embed(title="t"), file=picture("p"))


async def test_the_bot_knows_what_it_may_do(live: Scene) -> None:
    await live.fake.deny(live.channel, "send_messages")
    answer = await live.ana.slash(live.channel, "game ping")  # Answers need no permission to send.
    channel = live.bot.get_channel(int(live.channel.id))
    assert answer.content == "pong"
    assert not channel.permissions_for(channel.guild.me).send_messages


async def test_deleted_channel(live: Scene) -> None:
    await live.fake.delete_channel(live.channel)
    with pytest.raises(discord.NotFound):
        await here(live).send("x")
    assert code_of(live) == 10003


async def test_bot_thrown_out(live: Scene) -> None:
    await live.fake.remove_bot()
    with pytest.raises(discord.Forbidden):
        await here(live).send("x")
    assert code_of(live) == 50001
    with pytest.raises(NotOfferedError):
        await live.ana.slash(live.channel, "game ping")
    await live.fake.invite_bot()
    assert (await live.ana.slash(live.channel, "game ping")).content == "pong"


async def test_closed_direct_messages(live: Scene) -> None:
    live.fake.close_dms(live.ana)
    user = await live.bot.fetch_user(int(live.ana.id))
    with pytest.raises(discord.Forbidden):
        await user.send("x")
    assert code_of(live) == 50007


async def test_moderators_have_more_rights(scene: Scene) -> None:
    seen: list[bool] = []

    async def look(interaction: discord.Interaction) -> None:
        seen.append(interaction.permissions.manage_messages)
        await interaction.response.send_message("x")

    async with running(scene.fake, small_bot(look)):
        for person in (scene.ana, scene.fake.person("Mo", moderator=True)):
            await person.slash(scene.channel, "try")
    assert seen == [False, True]


async def test_empty_message_and_missing_file(live: Scene) -> None:
    with pytest.raises(discord.HTTPException):
        await here(live).send("")
    assert code_of(live) == 50006
    with pytest.raises(discord.HTTPException):
        await here(live).send(embed=discord.Embed().set_image(url="attachment://none.png"))
    assert code_of(live) == 50035
    assert live.fake.world.files == {}
    sent = await here(live).send("x")
    with pytest.raises(discord.HTTPException):
        await sent.edit(content="")
    assert code_of(live) == 50006


async def test_wrong_token_and_unknown_route(live: Scene) -> None:
    with pytest.raises(discord.NotFound):
        await live.bot.http.request(discord.http.Route("GET", "/nothing/here"))
    assert live.fake.unimplemented == ["GET /nothing/here"]
    live.fake.unimplemented.clear()
    stranger = discord.Client(intents=discord.Intents(guilds=True))
    with pytest.raises(discord.LoginFailure):
        await stranger.login("another token")
    await stranger.close()
    assert {entry.status for entry in live.fake.rejected} == {401}
    live.fake.rejected.clear()


async def test_attachments_kept_and_replaced(live: Scene) -> None:
    sent = await here(live).send("x", files=[picture("a", name="a.png"), picture("b", name="b.png")])
    await sent.edit(attachments=[sent.attachments[0], discord.File(io.BytesIO(b"c"), "c.txt")])
    (message,) = live.ana.messages(live.channel)
    assert [file["filename"] for file in message.files] == ["a.png", "c.txt"]
    assert len(live.fake.world.files) == 2
    await sent.delete()
    assert live.fake.world.files == {} and live.ana.messages(live.channel) == []


async def test_histories_are_bounded(live: Scene) -> None:
    live.fake.world.messages_per_channel = 3
    for number in range(5):
        await here(live).send(str(number), file=picture("p", (40, 40)))
    assert [m.content for m in live.ana.messages(live.channel)] == ["2", "3", "4"]
    assert len(live.fake.world.files) == 3 and len(live.fake.world.messages) == 3


async def test_what_no_client_would_send_can_be_forged(live: Scene) -> None:
    board = (await live.ana.slash(live.channel, "game board")).message
    assert board is not None
    mangled: dict[str, Any] = {"custom_id": "game:7:move:99", "component_type": 2, "id": 1}
    ben: Person = live.ben
    live.fake.acknowledge_within = 0.1
    answer = await ben.interact(3, live.channel, mangled, "forged click", board, wait=False)  # type: ignore[arg-type]
    with pytest.raises(NoAnswerError):
        await answer.settled()  # discord.py drops a click on a component the message does not have.
    assert live.fake.unanswered == ["forged click by Ben"]
    live.fake.unanswered.clear()
