"""The bot: what connects the tables to Discord. Rules, tables and pictures know nothing of it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from datetime import UTC, datetime
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import rulecards
from bot.commands import COGS
from bot.crew import Crew
from bot.deeds import deeds_of
from bot.drawing import AT_ONCE, Easel
from bot.errors import answer, report
from bot.i18n import has, language_for, plain, say, short
from bot.notify import Messenger
from bot.panel import PanelMaker
from bot.parts import PARTS, is_known
from bot.parts.base import language_of
from bot.parts.screen import Screens
from bot.pictures import Pictures
from bot.settings import Settings
from bot.speech import Speech
from bot.store import Store
from bot.store.records import Letter, Table
from bot.table import Refusal, Tables
from bot.table.play import Chosen
from bot.table.story import Line
from bot.told import Told
from bot.translator import Words
from engine import Game
from engine.players.hints import Hint, hints
from engine.players.registry import think

_LOG = logging.getLogger("tropero.bot")

#: How discord.py names the tasks in which it runs commands and components.
ANSWERING = ("CommandTree-invoker", "discord-ui-dynamic-item")
LONGEST_GOODBYE = 10.0


class Tree(app_commands.CommandTree["Tropero"]):
    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        await report(interaction, error, await language_of(interaction))


def completes(interaction: discord.Interaction[Any]) -> bool:
    """Whether a completion reaches one of ours, or fails in a way that `Tree.on_error` hears of."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return True
    parameters = {parameter.display_name: parameter for parameter in command.parameters}
    focused = _focused(interaction.data)
    return focused is None or (focused in parameters and parameters[focused].autocomplete)


def _focused(data: Any) -> str | None:
    """The name of the option that is being typed, at whatever depth of subcommands."""
    for option in data.get("options") or ():
        if option.get("focused"):
            return str(option["name"])
        if (found := _focused(option)) is not None:
            return found
    return None


class Tropero(commands.AutoShardedBot):
    opponent = "greedy"  # who takes a seat when a lobby asks for an AI

    def __init__(self, store: Store, settings: Settings, **more: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            max_messages=None,
            **more,
        )
        self.settings = settings
        self.store = store
        self.tables = Tables(store)
        self._painters, self._thinkers = Crew(AT_ONCE), Crew(1)
        self.pictures = Pictures(Easel(crew=self._painters))
        self.panels = PanelMaker(self)
        self.told = Told()
        self.screens = Screens()
        self.since = datetime.now(UTC)
        self._ai = self.tables.ai(self._think)
        self._background: set[asyncio.Task[Any]] = set()
        self._complained: set[int] = set()
        self._locales: dict[int, str] = {}  # of people's Discord, as their last interaction told

    # Players made of code

    async def _think(self, game: Game, seat: str, name: str) -> list[str]:
        """What an AI chooses; it knows no more than its seat (engine.players)."""
        return await self._thinkers.run(partial(think, game, seat, name))

    async def hints(self, game: Game, seat: str) -> list[Hint]:
        return await self._thinkers.run(partial(hints, game, seat))

    # Life

    async def setup_hook(self) -> None:
        self.add_dynamic_items(*PARTS)
        for cog in COGS:
            await self.add_cog(cog(self))
        await self.tree.set_translator(Words())
        await self._sync()
        self.later(asyncio.to_thread(rulecards.index))  # so that the first question to /rules is quick too
        post = self.tables.post(Messenger(self), self.mourn)
        self.later(self.tables.upkeep(post).run())
        for table_id in await self._ai.waiting():
            self.later(self._ai.play(table_id))

    async def _sync(self) -> None:
        """Tell Discord our commands, but only when they differ from what it was told last."""
        guild = discord.Object(self.settings.dev_guild) if self.settings.dev_guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        words = self.tree.translator or Words()
        commands = self.tree.get_commands(guild=guild)
        payload = [await command.get_translated_payload(self.tree, words) for command in commands]
        told = json.dumps([payload, str(guild), self.application_id], sort_keys=True)
        digest = hashlib.sha256(told.encode()).hexdigest()
        known = self.settings.db.with_suffix(".commands")
        if known.exists() and known.read_text(encoding="utf-8") == digest:
            # Somebody may have removed them there. Looking is cheap; telling is limited by the day.
            there = {command.name for command in await self.tree.fetch_commands(guild=guild)}
            if there == {command["name"] for command in payload}:
                return
        synced = await self.tree.sync(guild=guild)
        known.write_text(digest, encoding="utf-8")
        _LOG.info("%d commands synced", len(synced))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """discord.py says nothing to clicks and forms it cannot place; the person shall hear something."""
        self._locales[interaction.user.id] = str(interaction.locale)
        if interaction.type is discord.InteractionType.modal_submit:
            await answer(interaction, say(await language_of(interaction), "error-stale-form"))
        elif interaction.type is discord.InteractionType.component and not is_known(interaction):
            await answer(interaction, say(await language_of(interaction), "table-stale"))
        elif interaction.type is discord.InteractionType.autocomplete and not completes(interaction):
            await answer(interaction, "")

    def later(self, work: Any) -> None:
        """Do something in the background, and let no error of it go unheard."""
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.error("background work failed", exc_info=error)

    async def close(self) -> None:
        """Answers that are under way are given first, and what is being sent arrives."""
        under_way = [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]
        if under_way and not self.is_closed():
            await asyncio.wait(under_way, timeout=LONGEST_GOODBYE)
        for task in list(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await super().close()
        self._painters.close()
        self._thinkers.close()

    # Tables

    async def table(self, table_id: str) -> Table:
        table = await self.tables.lobby.find(table_id)
        if table is None:
            raise Refusal("table-unknown")
        return table

    async def table_at(self, interaction: discord.Interaction[Any]) -> Table:
        """The table of the channel a command was given in."""
        table = await self.tables.lobby.at(interaction.channel_id or 0)
        if table is None:
            raise Refusal("table-none")
        return table

    async def ended_table_at(self, interaction: discord.Interaction[Any]) -> Table:
        """The same, or the game that ended there last: there is still something to look at."""
        table = await self.tables.lobby.last_at(interaction.channel_id or 0)
        if table is None:
            raise Refusal("table-none")
        return table

    async def start_table(self, table_id: str, person: int) -> Table:
        table = await self.tables.lobby.start(table_id, person)
        self.let_ai_play(table_id)
        return table

    def let_ai_play(self, table_id: str) -> None:
        """Players made of code take their turns in the background, one after the other."""
        self.later(self._ai.play(table_id))

    async def choose(self, table_id: str, person: int, ids: list[str], number: int) -> Chosen:
        chosen = await self.tables.play.choose(table_id, person, ids, number)
        if chosen.asked.waiting_for not in (None, chosen.asked.seat):
            self.let_ai_play(table_id)
        return chosen

    async def cast(self, vote: int, person: int, given: str) -> None:
        outcome = await self.tables.ballots.cast(vote, person, given)
        if outcome == "ai":
            for table_id in await self._ai.waiting():
                self.let_ai_play(table_id)

    async def mourn(self, letter: Letter) -> None:
        """A channel does not exist for us any more: we were removed from it, or it was deleted."""
        await self.complain(letter, "error-gone")

    async def complain(self, letter: Letter, key: str = "error-no-post") -> None:
        """We cannot write in a channel: tell somebody who can act, once."""
        if letter.channel in self._complained:
            return
        self._complained.add(letter.channel)
        table = await self.tables.lobby.find(letter.table_id or "")
        if table is None:
            return
        language = await self.person_language(table.host, table)
        try:
            host = self.get_user(table.host) or await self.fetch_user(table.host)
            await host.send(say(language, key, channel=f"<#{letter.channel}>"))
        except discord.HTTPException as error:
            _LOG.warning("nobody could be told that channel %s is closed to us: %s", letter.channel, error)

    # Words

    async def table_language(self, table: Table) -> str:
        """The language of what all see: the server's setting, or what its Discord prefers.

        Somebody who plays alone sees one language, their own, in messages as on panels.
        """
        wishes: list[str | None] = []
        if table.server is None or (table.state != "lobby" and len(table.people) == 1):
            setting = await self.tables.settings.person(table.host)
            wishes += [setting.language, self._locales.get(table.host)]
        if table.server is not None:
            guild = self.get_guild(table.server)
            wishes += [(await self.tables.settings.server(table.server)).language]
            wishes += [str(guild.preferred_locale) if guild else None]
        return language_for(*wishes, self.settings.language)

    async def person_language(self, person: int, table: Table | None) -> str:
        setting = await self.tables.settings.person(person)
        if setting.language or table is None:
            return language_for(setting.language, self.settings.language)
        return await self.table_language(table)

    async def tell_lines(self, table_id: str, lines: list[Line], language: str) -> str:
        """Some entries of a log in one line."""
        speech = Speech(language, (await self.table(table_id)).game)
        told = "; ".join(deeds.sentence for deeds in deeds_of(speech, lines))
        return short(told or say(language, "undo-last-choice"), 500)

    def lobby_text(self, table: Table, language: str) -> str:
        if table.state not in ("lobby", "running"):
            return say(language, "lobby-closed")
        names = ", ".join(plain(seat.name) for seat in table.seats)
        lines = [
            say(language, "lobby-title", game=say(language, f"game-{table.game}")),
            say(language, "lobby-players", count=len(table.seats), most=table.most, names=names),
            say(language, "lobby-pace", days=table.pace_days or 0),
        ]
        if table.options:
            options = [setting(language, name, value) for name, value in table.options.items()]
            lines.append(say(language, "lobby-options", options=", ".join(options)))
        lines.append(say(language, "lobby-hint" if table.state == "lobby" else "lobby-running"))
        return "\n".join(lines)


def setting(language: str, name: str, value: str) -> str:
    """One option of a table in words; the sides of the maps go by the names of their cities."""
    key = f"setting-{name}" if has(language, f"setting-{name}") else f"city-{name}"
    level = f"level-{value}"
    said = say(language, level if has(language, level) else f"value-{value}")
    return say(language, "setting-line", name=say(language, key), value=said)
