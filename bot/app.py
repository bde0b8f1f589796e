"""The bot: what connects the tables to Discord. Rules, tables and pictures know nothing of it."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cluster import GLOBAL, IDENTIFY_EVERY, Cluster, GlobalLimit, take_turn
from bot.commands import COGS
from bot.commands.syncing import keep_syncing, sync_or_go_on
from bot.components import COMPONENTS, is_known
from bot.components.base import language_of
from bot.components.between import take_form
from bot.components.content import PanelMaker
from bot.components.layout import layout
from bot.components.screen import Screens
from bot.components.waiting import WaitingPanels
from bot.emoji import Emojis
from bot.errors import answer, report, turn_away
from bot.hosting.figures import Figures
from bot.load import Load
from bot.messages.doors import Doors
from bot.messages.messenger import Messenger
from bot.pictures.draw_queue import AT_ONCE, DrawQueue
from bot.pictures.films import Films
from bot.pictures.pictures import Pictures
from bot.pictures.process_pool import ProcessPool, cores
from bot.settings import Settings
from bot.store import Store
from bot.table import Refusal, Tables
from bot.table.arrivals import Arrivals
from bot.table.coach import Coach
from bot.table.records import Table
from bot.table.story import StoryLine
from bot.words import rulecards
from bot.words.i18n import escaped, language_for, say, short
from bot.words.speech import Speech
from bot.words.summary import summaries
from bot.words.translator import CommandTranslator
from engine import Game
from engine.players.hints import MANNER, ROUNDS, Hint, hints
from engine.players.registry import think

_LOG = logging.getLogger("tropero.bot")

#: How discord.py names the tasks in which it runs commands and components.
ANSWERING = ("CommandTree-invoker", "discord-ui-dynamic-item")
LONGEST_GOODBYE = 10.0
#: Names of what one of several processes does at a time, and of what they agree on.
SETTING_UP, SHARDS = "setting up", "shards"
#: Seconds after which a worker that has not answered is given up: many times what either takes.
LONGEST_DRAWING, LONGEST_THOUGHT = 15.0, 60.0
FEWEST_ROUNDS = 3  # in which a hint is thought about, however many wait for one
#: Films and reviews: one at a time, in a process that lets everybody who waits go first.
LONGEST_WORK, NICE = 240.0, 10


class Tree(app_commands.CommandTree["Tropero"]):
    async def _call(self, interaction: discord.Interaction[Tropero]) -> None:
        """discord.py runs a command here. Whoever comes too many is told so instead."""
        away = partial(turn_away, interaction)
        await self.client.load.serve(super()._call(interaction), away, interaction.response.is_done)

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
    opponent = "strong"  # who takes a seat when a lobby asks for an AI

    def __init__(self, store: Store, settings: Settings, *, painters: int = AT_ONCE, **more: Any) -> None:
        self.figures = Figures()
        if settings.token and not settings.discord_api:  # a proxy counts by itself
            share = settings.cluster.of if settings.cluster else 1
            self.figures.trace.on_request_start.append(GlobalLimit(GLOBAL / share).starts)
        self._turns = 1  # that may identify at once
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            max_messages=None,
            http_trace=self.figures.trace,
            **more,
        )
        self.settings = settings
        self.store = store
        self.tables = Tables(store)
        self.painters = ProcessPool(painters, limit=LONGEST_DRAWING)
        self.thinkers = ProcessPool(settings.thinkers or cores(), limit=LONGEST_THOUGHT)
        self.patient = ProcessPool(1, limit=LONGEST_WORK, nice=NICE)
        self.load = Load(settings.patience)
        self.pictures = Pictures(DrawQueue(painters, self.painters), self.load)
        self.films = Films(self.patient)
        self.own_emoji = Emojis(self)
        self.panels = PanelMaker(self, layout)
        self.arrivals = Arrivals()
        self.screens = Screens()
        self.waiting_panels = WaitingPanels(self.later)
        self.since = datetime.now(UTC)
        self._ai = self.tables.ai(self._think)
        self.coach = Coach(self.tables.context, self._coach_thinks)
        self._background: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._told_shards: set[int] = set()  # which have told us all their servers
        self._locales: dict[int, str] = {}  # of people's Discord, as their last interaction told

    # Players made of code

    async def _think(self, game: Game, seat: str, name: str, table_id: str) -> list[str]:
        """What an AI chooses; it knows no more than its seat (engine.players)."""
        return await self.thinkers.run(partial(think, game, seat, name), table_id)

    async def hints(self, game: Game, seat: str, table_id: str) -> list[Hint]:
        """What speaks for the best answers, looked at less closely while many ask at once."""
        rounds = max(FEWEST_ROUNDS, round(ROUNDS * self.thinkers.share))
        return await self.thinkers.run(partial(hints, game, seat, rounds=rounds), table_id)

    async def _coach_thinks(self, game: Game, seat: str, table_id: str) -> list[Hint]:
        """All answers that the judge looks at more closely, not just the best few."""
        return await self.thinkers.run(partial(hints, game, seat, MANNER.most), table_id)

    # Life

    async def setup_hook(self) -> None:
        self.add_dynamic_items(*COMPONENTS)
        for cog in COGS:
            await self.add_cog(cog(self))
        await self.tree.set_translator(CommandTranslator())
        if self.settings.cluster is not None:
            await self._join(self.settings.cluster)
        # One process after the other: the second finds that everything has been told and uploaded.
        await take_turn(self.store, SETTING_UP)
        try:
            if not await sync_or_go_on(self):
                self.later(keep_syncing(self))
        finally:
            await self.store.release(SETTING_UP)
        self.later(asyncio.to_thread(rulecards.index))  # so that the first question to /rules is quick too
        self.post = self.tables.post(Messenger(self))
        kept = timedelta(days=self.settings.keep_days) if self.settings.keep_days else None
        self.later(self.tables.upkeep(self.post, kept).run())
        await self.add_cog(Doors(self))
        self.later(self._ai.run())
        self.later(self.load.watch())
        self.later(self.tables.reviews.run(self.patient.run))
        if self.settings.emoji:
            self.later(self._refresh_emoji())

    async def _refresh_emoji(self) -> None:
        await take_turn(self.store, SETTING_UP)
        try:
            await self.own_emoji.refresh()
        finally:
            await self.store.release(SETTING_UP)

    # One of several processes

    async def _join(self, cluster: Cluster) -> None:
        """Find out which shards are ours: all processes go by the same number of them."""
        wanted, _, limit = await self.http.get_bot_gateway()
        self._turns = int(limit.get("max_concurrency", 1))
        preferences = self.tables.preferences
        total = self.settings.shards or max(int(wanted), cluster.of)
        agreed = int(await preferences.kept(SHARDS) or 0)
        if not self.settings.shards and agreed >= cluster.of and await self.store.others():
            total = agreed  # a new number counts when all have been stopped
        await preferences.keep(SHARDS, str(total))
        mine = cluster.shards(total)
        self.shard_count, self.shard_ids = total, list(mine)
        self.tables.context.serve_shards(total, mine.start, mine.stop - 1)
        _LOG.info("process %d of %d: shards %d to %d", cluster.number, cluster.of, mine.start, mine.stop - 1)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Among several processes all take turns, as many at once as Discord allows."""
        if self.settings.cluster is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        turn = f"identify {(shard_id or 0) % self._turns}"
        await take_turn(self.store, turn)
        self.later(self._give_turn(turn))

    async def _give_turn(self, turn: str) -> None:
        await asyncio.sleep(IDENTIFY_EVERY)
        await self.store.release(turn)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """discord.py says nothing to clicks and forms it cannot place; the person shall hear something."""
        self.figures.arrived(interaction.id, interaction.type.name)
        self._locales[interaction.user.id] = str(interaction.locale)
        if interaction.type is discord.InteractionType.modal_submit:
            if not await take_form(interaction):
                await answer(interaction, say(await language_of(interaction), "error-stale-form"))
        elif interaction.type is discord.InteractionType.component and not is_known(interaction):
            await answer(interaction, say(await language_of(interaction), "table-stale"))
        elif interaction.type is discord.InteractionType.autocomplete and not completes(interaction):
            await answer(interaction, "")

    def later(self, work: Any) -> None:
        """Do something in the background, and let no error of it go unheard. Nothing is begun at the end."""
        if self._closing:
            work.close()
            return
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
            _, late = await asyncio.wait(under_way, timeout=LONGEST_GOODBYE)
            if late:
                # They wait for a picture or a thought that does not come: let them answer without it.
                await self._let_workers_go()
                await asyncio.wait(late, timeout=LONGEST_GOODBYE)
        self._closing = True
        for task in list(self._background):
            task.cancel()
        if self._background:
            await asyncio.wait(self._background, timeout=LONGEST_GOODBYE)
        await super().close()
        await self._let_workers_go()

    async def _let_workers_go(self) -> None:
        await asyncio.gather(self.painters.close(), self.thinkers.close(), self.patient.close())

    # Tables

    async def table(self, table_id: str) -> Table:
        table = await self.tables.lobby.find(table_id)
        if table is None:
            raise Refusal("table-unknown")
        return table

    async def table_at(self, interaction: discord.Interaction[Any]) -> Table:
        """The table of the channel a command was given in."""
        table = await self.tables.lobby.at(interaction.channel_id or 0) or await self._brought_along(
            interaction
        )
        if table is None:
            raise Refusal("table-none")
        return table

    async def _brought_along(self, interaction: discord.Interaction[Any]) -> Table | None:
        """Where the bot is a guest there are no tables: there people play what they play alone, anywhere."""
        if interaction.guild_id is None or interaction.is_guild_integration():
            return None
        mine = [one.table for one in await self.tables.lobby.of(interaction.user.id)]
        return next((table for table in reversed(mine) if table.server is None), None)

    async def ended_table_at(self, interaction: discord.Interaction[Any]) -> Table:
        """The same, or the game that ended there last: there is still something to look at."""
        table = await self.tables.lobby.last_at(interaction.channel_id or 0) or await self._brought_along(
            interaction
        )
        if table is None:
            raise Refusal("table-none")
        return table

    async def start_table(self, table_id: str, person: int) -> Table:
        table = await self.tables.lobby.start(table_id, person)
        self.let_ai_play(table_id)
        return table

    def let_ai_play(self, table_id: str) -> None:
        """Players made of code take their turns in the background, one after the other."""
        self._ai.wake(table_id)

    async def cast(self, vote: int, person: int, given: str) -> None:
        outcome = await self.tables.ballots.cast(vote, person, given)
        if outcome == "ai":
            for table_id in await self._ai.waiting():
                self.let_ai_play(table_id)

    async def forget(self, person: int, name: str) -> None:
        """Forget a person everywhere, in memory too; where others play on, an AI takes the seat."""
        for table_id in await self.tables.privacy.forget(person, name):
            self.let_ai_play(table_id)
        self._locales.pop(person, None)
        self.tables.preferences.forget(person)

    def knows(self, server: int | None) -> bool:
        """Whether a server has been told us since we connected, or its shard has nothing more to tell."""
        if server is None:
            return True
        guild = self.get_guild(server)
        shard = (server >> 22) % (self.shard_count or 1)
        foreign = self.shard_ids is not None and shard not in self.shard_ids
        return (guild is not None and not guild.unavailable) or foreign or shard in self._told_shards

    async def on_shard_ready(self, shard: int) -> None:
        self._told_shards.add(shard)

    # Words

    def speech(self, language: str, table: Table) -> Speech:
        """The words for a table's game, with emoji where they can be shown: not on buttons and in menus."""
        return Speech(language, table.game, self.own_emoji.faces)

    async def table_language(self, table: Table) -> str:
        """The language of what all see: the server's setting, or what its Discord prefers.

        Somebody who plays alone sees one language, their own, in messages as on panels.
        """
        wishes: list[str | None] = []
        if table.server is None or (table.state != "lobby" and len(table.people) == 1):
            setting = await self.tables.preferences.person(table.host)
            wishes += [setting.language, self._locales.get(table.host)]
        if table.server is not None:
            guild = self.get_guild(table.server)
            wishes += [(await self.tables.preferences.server(table.server)).language]
            wishes += [str(guild.preferred_locale) if guild else None]
        return language_for(*wishes, self.settings.language)

    async def person_language(self, person: int, table: Table | None) -> str:
        setting = await self.tables.preferences.person(person)
        if setting.language or table is None:
            return language_for(setting.language, self.settings.language)
        return await self.table_language(table)

    async def tell_lines(
        self, table_id: str, lines: list[StoryLine], language: str, you: str | None = None
    ) -> str:
        """Some entries of a log in one line; `you` is the seat of who reads it alone."""
        table = await self.table(table_id)
        speech = Speech(language, table.game)
        found = summaries(speech, lines, lambda seat: escaped(table.seat(seat).name), you)
        told = " ".join(summary.text for summary in found)
        return short(told or say(language, "undo-last-choice"), 500)
