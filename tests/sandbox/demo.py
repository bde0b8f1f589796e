"""A small bot that uses most of what discord.py offers, to try the stand-in with.

It stands for any bot whatever. As a program, with an address and a token, it connects to the stand-in there
and runs until SIGTERM.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
import signal
import sys
from collections.abc import AsyncIterator
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image, ImageDraw

from bot.sandbox.connect import redirected, stay_on_loopback
from bot.sandbox.server import FakeDiscord

TOWNS = ("Córdoba", "Corrientes", "Rosario", "Salta")


def picture(text: str, size: tuple[int, int] = (320, 200), name: str = "board.png") -> discord.File:
    image = Image.new("RGB", size, (46, 94, 62))
    draw = ImageDraw.Draw(image)
    draw.rectangle((8, 8, size[0] - 9, size[1] - 9), outline=(214, 190, 140), width=3)
    draw.text((24, 24), text, fill="white", font_size=max(14, size[1] // 12))
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=f"A picture that says {text}")


class Move(ui.DynamicItem[ui.Button[ui.View]], template=r"game:(?P<game>\d+):move:(?P<number>\d+)"):
    """Survives restarts: all it needs is in its id."""

    def __init__(self, game: int, number: int) -> None:
        style = discord.ButtonStyle.primary
        button: ui.Button[ui.View] = ui.Button(
            label=f"Move {number}", style=style, custom_id=f"game:{game}:move:{number}"
        )
        super().__init__(button)
        self.game, self.number = game, number

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Move:
        return cls(int(match["game"]), int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
        await interaction.response.edit_message(
            content=f"game {self.game} at move {self.number}",
            embed=embed,
            view=board_view(self.game, self.number + 1),
            attachments=[picture(f"move {self.number}")],
        )


class Cards(ui.DynamicItem[ui.Select[ui.View]], template=r"game:(?P<game>\d+):cards"):
    def __init__(self, game: int) -> None:
        options = [
            discord.SelectOption(label=f"Card {i}", value=str(i), description="a cow") for i in range(25)
        ]
        select: ui.Select[ui.View] = ui.Select(
            custom_id=f"game:{game}:cards", placeholder="Discard up to two", max_values=2, options=options
        )
        super().__init__(select)
        self.game = game

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Cards:
        return cls(int(match["game"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        chosen = ", ".join(interaction.data["values"])  # type: ignore[typeddict-item]
        await interaction.response.send_message(f"chose {chosen}", ephemeral=True)


class Draw(ui.DynamicItem[ui.Button[ui.View]], template=r"draw"):
    """Acknowledges first, draws, then edits: what the real panels do."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Draw", custom_id="draw"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Draw:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.defer()
        drawn = await asyncio.to_thread(picture, "drawn", name="hand.png")
        await interaction.edit_original_response(content="drawn", attachments=[drawn])


class Ask(ui.DynamicItem[ui.Button[ui.View]], template=r"ask"):
    def __init__(self) -> None:
        super().__init__(ui.Button(label="Note", custom_id="ask", emoji="✏️"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Ask:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.send_modal(Note(timeout=600))


class Note(ui.Modal, title="Note"):
    words: ui.Label[Any] = ui.Label(text="Your note", component=ui.TextInput(max_length=200))
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.Select(options=[discord.SelectOption(label="red"), discord.SelectOption(label="blue")]),
    )

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        words, colour = self.words.component, self.colour.component
        await interaction.response.send_message(f"note={words.value} colour={colour.values[0]}")  # type: ignore[attr-defined]


def view_of(*parts: ui.Item[Any]) -> ui.View:
    view = ui.View(timeout=None)
    for part in parts:
        view.add_item(part)
    return view


def board_view(game: int, number: int) -> ui.View:
    return view_of(Move(game, number), Cards(game))


class Words(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        known = {
            ("board", discord.Locale.german): "brett",
            ("board", discord.Locale.brazil_portuguese): "tabuleiro",
            ("board", discord.Locale.russian): "доска",
        }
        return known.get((string.message, locale))


class Tree(app_commands.CommandTree[Any]):
    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])  # there is no room for words
            return
        if isinstance(getattr(error, "original", None), discord.NotFound):
            return  # The interaction is over; nobody is there to be told.
        done = interaction.response.is_done()
        send = interaction.followup.send if done else interaction.response.send_message
        await send(f"error: {type(error).__name__}", ephemeral=True)


class Game(commands.GroupCog, name="game", description="A game"):
    @app_commands.command(name="board", description="Show the board")
    async def board(self, i: discord.Interaction) -> None:
        embed = discord.Embed(title="Board", description="The **pampas**", colour=0x4E9A57)
        embed.set_image(url="attachment://board.png")
        await i.response.send_message("turn 1", embed=embed, file=picture("start"), view=board_view(7, 1))

    @app_commands.command(description="Your hand, which only you see")
    async def hand(self, i: discord.Interaction) -> None:
        await i.response.send_message(
            "your hand", file=picture("hand", name="hand.png"), view=view_of(Draw(), Ask()), ephemeral=True
        )

    @app_commands.command(description="Text only")
    async def ping(self, i: discord.Interaction) -> None:
        await i.response.send_message("pong")

    @app_commands.command(description="Slow work")
    async def slow(self, i: discord.Interaction) -> None:
        await i.response.defer(thinking=True, ephemeral=True)
        await i.edit_original_response(content="done", attachments=[picture("slow")])
        await i.followup.send("and more", ephemeral=True)

    @app_commands.command(description="Travel")
    @app_commands.describe(to="The town", who="Somebody to take along", steps="How far")
    async def move(
        self,
        i: discord.Interaction,
        to: str,
        who: discord.User | None = None,
        steps: app_commands.Range[int, 1, 7] = 1,
    ) -> None:
        await i.response.send_message(f"{who.name if who else 'alone'} to {to}, {steps} steps ({i.locale})")

    @move.autocomplete("to")
    async def towns(self, i: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        fitting = [town for town in TOWNS if town.lower().startswith(current.lower())]
        return [app_commands.Choice(name=town, value=town) for town in fitting]

    @app_commands.command(description="How hard it shall be")
    async def level(self, i: discord.Interaction, how: str) -> None:
        await i.response.send_message(f"level {how}", ephemeral=True)

    @level.autocomplete("how")
    async def too_many(self, i: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"level {n}", value=str(n)) for n in range(26)]

    @app_commands.command(description="Write a note")
    async def note(self, i: discord.Interaction) -> None:
        await i.response.send_modal(Note(timeout=600))

    @app_commands.command(description="Components V2")
    async def panel(self, i: discord.Interaction) -> None:
        row: ui.ActionRow[Any] = ui.ActionRow(Move(8, 1))
        section: ui.Section[Any] = ui.Section("### Buenos Aires\nTwo farmers stand here.", accessory=Draw())
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="the board")
        )
        container: ui.Container[Any] = ui.Container(
            ui.TextDisplay("## Your turn"), gallery, ui.Separator(), section, row, accent_colour=0xC9A227
        )
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        await i.response.send_message(view=view, file=picture("panel"))

    @app_commands.command(description="A thread with a board in it")
    @app_commands.guild_only()
    async def table(self, i: discord.Interaction) -> None:
        await i.response.send_message("opening a table")
        assert isinstance(i.channel, discord.TextChannel)
        thread = await i.channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
        await thread.add_user(i.user)
        posted = await thread.send(
            f"{i.user.mention} and <@1>, your turn <t:1800000000:R>",
            view=board_view(9, 1),
            file=picture("thread"),
            allowed_mentions=discord.AllowedMentions(users=[i.user]),
        )
        await posted.edit(attachments=[picture("thread, edited")])
        await i.user.send("a reminder")
        await i.edit_original_response(content=f"table: {thread.mention}")

    @app_commands.command(description="A forum post")
    async def post(self, i: discord.Interaction) -> None:
        assert i.guild is not None
        forum = next(channel for channel in i.guild.channels if isinstance(channel, discord.ForumChannel))
        made = await forum.create_thread(
            name="Game 12", content="b", file=picture("f"), view=board_view(12, 1)
        )
        await i.response.send_message(f"posted {made.thread.id}")

    @app_commands.command(description="Breaks")
    async def boom(self, i: discord.Interaction) -> None:
        raise RuntimeError("boom")

    @app_commands.command(description="Never answers")
    async def silent(self, i: discord.Interaction) -> None:
        return None


class DemoBot(commands.AutoShardedBot):
    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            guild_ready_timeout=0.02,
        )

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        await self.add_cog(Game())
        self.add_dynamic_items(Move, Cards, Draw, Ask)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return None  # The library would wait five seconds before it identifies again.


@contextlib.asynccontextmanager
async def running(fake: FakeDiscord, bot: Any = None) -> AsyncIterator[Any]:
    """A bot connected to a stand-in, in this process."""
    with redirected(fake.http):
        bot = bot or DemoBot()
        stay_on_loopback(bot)
        async with bot:
            task = asyncio.create_task(bot.start(fake.token))
            connected = asyncio.create_task(fake.gateway.until(connected=True))
            await asyncio.wait({task, connected}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()  # It ended before it connected: let its error be seen.
            await bot.wait_until_ready()
            yield bot
        await task


async def main(url: str, token: str) -> None:
    with redirected(url):
        async with DemoBot() as bot:
            stay_on_loopback(bot)
            loop = asyncio.get_running_loop()
            closing: list[asyncio.Task[None]] = []
            loop.add_signal_handler(signal.SIGTERM, lambda: closing.append(loop.create_task(bot.close())))
            await bot.start(token)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
