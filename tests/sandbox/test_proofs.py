"""The real discord.py against the stand-in: commands, components, modals, threads, direct messages."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui
from discord.ext import commands
from PIL import Image

from bot.sandbox.client import NotOfferedError
from bot.sandbox.interactions import NoAnswerError
from bot.sandbox.server import FakeDiscord
from bot.sandbox.state import Message, cdn_path
from bot.sandbox.wire import Callback
from tests.sandbox.conftest import Scene, populate
from tests.sandbox.demo import running


def size_of(fake: FakeDiscord, message: Message) -> tuple[int, int]:
    """The size of a message's one picture, read as the CDN would give it out."""
    (attachment,) = message.files
    return Image.open(io.BytesIO(fake.world.files[cdn_path(attachment["url"])])).size


async def test_commands_arrive_with_their_translations(live: Scene) -> None:
    (game,) = live.fake.world.commands[None]
    board = next(option for option in game["options"] if option["name"] == "board")
    assert game["contexts"] == [0, 1] and game["integration_types"] == [0, 1]
    assert board["name_localizations"] == {"de": "brett", "pt-BR": "tabuleiro", "ru": "доска"}


async def test_no_privileged_intent_is_asked_for(live: Scene) -> None:
    identify = next(payload for payload in live.fake.gateway.log if payload["op"] == 2)
    assert identify["d"]["intents"] == 1


async def test_slash_command_with_picture_in_an_embed(live: Scene) -> None:
    answer = await live.ana.slash(live.channel, "game board")
    assert answer.callback is Callback.MESSAGE and not answer.ephemeral
    assert answer.message is not None
    assert size_of(live.fake, answer.message) == (320, 200)
    assert answer.message.embeds[0]["image"]["url"] == answer.message.files[0]["url"]
    assert answer.message.raw["attachments"] == []
    assert answer.message.files[0]["description"] == "A picture that says start"
    assert live.ben.messages(live.channel) == [answer.message]


async def test_button_changes_the_message_and_its_picture(live: Scene) -> None:
    board = (await live.ana.slash(live.channel, "game board")).message
    assert board is not None
    old = board.files[0]["url"]
    answer = await live.ben.click(board, "Move 1")
    assert answer.updated and answer.message is board
    assert board.content == "game 7 at move 1" and board.labels == ["Move 2"]
    assert board.files[0]["url"] != old and cdn_path(old) not in live.fake.world.files
    async with aiohttp.ClientSession() as session, session.get(old) as picture:
        assert picture.status == 200, "somebody may just be loading it"


async def test_menu_answers_privately(live: Scene) -> None:
    board = (await live.ana.slash(live.channel, "game board")).message
    assert board is not None
    answer = await live.ben.select(board, "game:7:cards", ["3", "4"])
    assert answer.ephemeral and answer.content == "chose 3, 4"
    assert answer.message in live.ben.messages(live.channel)
    assert answer.message not in live.ana.messages(live.channel)
    with pytest.raises(NotOfferedError):
        await live.ben.select(board, "game:7:cards", ["1", "2", "3"])


async def test_autocomplete(live: Scene) -> None:
    choices = await live.ana.autocomplete(live.channel, "game move", "to", "Co")
    assert [choice["name"] for choice in choices] == ["Corrientes"]
    choices = await live.ana.autocomplete(live.channel, "game move", "to", "S", who=live.ben)
    assert [choice["value"] for choice in choices] == ["Salta"]


async def test_options_and_locale(live: Scene) -> None:
    answer = await live.ana.slash(live.channel, "game move", to="Salta", who=live.ben, steps=3)
    assert answer.content == "ben to Salta, 3 steps (pt-BR)"
    for options in ({}, {"to": "Salta", "steps": 9}, {"to": "Salta", "nothing": 1}, {"to": 5}):
        with pytest.raises(NotOfferedError):
            await live.ana.slash(live.channel, "game move", **options)


async def test_defer_then_edit_and_follow_up(live: Scene) -> None:
    answer = await live.ana.slash(live.channel, "game slow")
    await answer.until(lambda a: a.followups)
    assert answer.callback is Callback.DEFERRED_MESSAGE and answer.ephemeral
    assert answer.content == "done" and answer.message is not None
    assert size_of(live.fake, answer.message) == (320, 200)
    assert [message.content for message in answer.followups] == ["and more"]
    assert live.ben.messages(live.channel) == []


async def test_deferred_update_of_a_private_panel(live: Scene) -> None:
    hand = (await live.ana.slash(live.channel, "game hand")).message
    assert hand is not None and hand.ephemeral
    with pytest.raises(NotOfferedError):
        await live.ben.click(hand, "Draw")
    answer = await (await live.ana.click(hand, "Draw")).edited()
    assert answer.message is hand and hand.content == "drawn"
    live.ana.dismiss(hand)
    assert live.ana.messages(live.channel) == []


async def test_modal(live: Scene) -> None:
    opened = await live.ana.slash(live.channel, "game note")
    assert opened.modal is not None and opened.modal["title"] == "Note"
    with pytest.raises(NotOfferedError):
        await live.ana.submit(opened, {"Colour": ["red"]})
    answer = await live.ana.submit(opened, {"Your note": "hola", "Colour": ["blue"]})
    assert answer.content == "note=hola colour=blue"


async def test_components_v2(live: Scene) -> None:
    panel = (await live.ana.slash(live.channel, "game panel")).message
    assert panel is not None
    assert "Two farmers stand here." in panel.text and panel.labels == ["Draw", "Move 1"]
    assert panel.raw["attachments"] == [] and len(panel.files) == 1


async def test_thread_mentions_and_direct_message(live: Scene) -> None:
    answer = await live.ana.slash(live.channel, "game table")
    await answer.until(lambda a: "table: <#" in a.content)
    (thread,) = live.fake.threads(live.channel)
    (posted,) = live.ana.messages(thread)
    assert posted.pinged == [live.ana.id] and live.ben.pings(thread) == []
    assert posted.edits == 1
    assert [message.content for message in live.ana.messages(live.ana.dm)] == ["a reminder"]
    assert live.ben.messages(live.ana.dm) == []
    await live.ben.click(posted, "Move 1")
    assert posted.content == "game 9 at move 1"


async def test_forum_post(live: Scene) -> None:
    await live.ana.slash(live.channel, "game post")
    (thread,) = live.fake.threads(live.forum)
    (posted,) = live.ben.messages(thread)
    assert thread.name == "Game 12" and posted.labels == ["Move 1"]


async def test_commands_in_direct_messages(live: Scene) -> None:
    answer = await live.ana.slash(live.ana.dm, "game board")
    assert answer.message is not None and answer.message.channel_id == live.ana.dm.id
    await live.ana.click(answer.message, "Move 1")
    assert answer.content == "game 7 at move 1"


async def test_tree_error_handler_answers(live: Scene) -> None:
    answer = await live.ana.slash(live.channel, "game boom")
    assert answer.ephemeral and answer.content == "error: CommandInvokeError"


async def test_files_come_back_through_the_cdn(live: Scene) -> None:
    answer = await live.ana.slash(live.channel, "game table")
    await answer.until(lambda a: "table: <#" in a.content)
    (thread,) = live.fake.threads(live.channel)
    (posted,) = live.ana.messages(thread)
    fetched = await live.bot.get_channel(int(thread.id)).fetch_message(int(posted.id))
    data = await fetched.attachments[0].read()
    assert data == live.fake.world.files[cdn_path(posted.files[0]["url"])]


async def test_latency_is_measured(live: Scene) -> None:
    answer = await live.ana.slash(live.channel, "game ping")
    assert answer.latency is not None and 0 < answer.latency < 3


@pytest.mark.parametrize("options", [{"shards": 2}, {"compressed": True}])
async def test_shards_and_compression(options: dict[str, int]) -> None:
    fake = await FakeDiscord(**options).start()  # type: ignore[arg-type]
    scene = populate(fake)
    async with running(fake) as bot:
        assert len(bot.shards) == options.get("shards", 1)
        assert (await scene.ana.slash(scene.channel, "game ping")).content == "pong"
        assert (await scene.ana.slash(scene.ana.dm, "game ping")).content == "pong"
    assert fake.rejected == []
    await fake.stop()


async def test_choosing_a_person_from_a_menu(scene: Scene) -> None:
    class Who(ui.View):
        @ui.select(cls=ui.UserSelect, custom_id="who", placeholder="Who?")
        async def who(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
            await interaction.response.send_message(f"chose {select.values[0].display_name}")

    async with running(scene.fake) as bot:
        await bot.get_channel(int(scene.channel.id)).send("who?", view=Who())
        (asked,) = scene.ana.messages(scene.channel)
        assert (await scene.ana.select(asked, "who", [scene.ben.id])).content == "chose Ben"
    assert scene.fake.rejected == []


async def test_messages_are_told_only_to_bots_that_ask(scene: Scene) -> None:
    heard: list[str] = []

    class Listener(commands.Bot):
        async def on_message(self, message: discord.Message, /) -> None:
            heard.append(f"{message.author.display_name}: {message.content}")
            told.set()

    told = asyncio.Event()
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    bot = Listener(command_prefix=commands.when_mentioned, intents=intents, guild_ready_timeout=0.02)
    async with running(scene.fake, bot):
        await scene.ana.say(scene.channel, "hola")
        await asyncio.wait_for(told.wait(), 5)
    assert heard == ["Ana: hola"]


async def test_a_modal_opened_before_a_restart_is_dropped(scene: Scene) -> None:
    async with running(scene.fake):
        opened = await scene.ana.slash(scene.channel, "game note")
    scene.fake.acknowledge_within = 0.1
    async with running(scene.fake):
        with pytest.raises(NoAnswerError):
            await scene.ana.submit(opened, {"Your note": "hola", "Colour": ["red"]})
    assert scene.fake.unanswered == ["modal Note by Ana"]
