"""The turn by slash commands: each stands for some of the engine's options, and completes from those.

`/hire` works while the question is still what to do here: the local action that leads to it is taken first.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.commands.choices import ChoiceCommand, choice_commands
from bot.commands.completing import completing
from bot.components.base import language_of
from bot.components.look import hint_text
from bot.components.show import show_next, show_panel, take_choice
from bot.errors import explain
from bot.table import Refusal
from bot.table.reachable import ReachableOption, reachable_options
from bot.words.elsewhere import where_it_is
from bot.words.i18n import escaped, say, short
from bot.words.matching import LIST_NUMBER, PASSES, option_ids, suggest, verb, ways_meant
from bot.words.speech import Speech
from engine import Text

if TYPE_CHECKING:
    from bot.app import Tropero
    from bot.table.asked import Asked, Prompt
    from bot.table.records import Table

#: After so many seconds somebody who asked for a hint is told that it takes long.
LONG = 5.0

BUILD = ChoiceCommand("building", ("build", "at"), "Place a building", ("build",))
ANYTHING = ChoiceCommand("option", (), "Answer whatever is asked now")
#: Questions to which an action of some building would be the answer, or lead there.
ON_THE_WAY = ("start", "move", "action")
NOT_AN_OPTION = "illegal-unknown"


class TurnCog(commands.Cog):
    def __init__(self, bot: Tropero) -> None:
        self.bot = bot
        for name, one in choice_commands().items():
            bot.tree.add_command(self._command(name, one))

    def _command(self, name: str, one: ChoiceCommand) -> app_commands.Command[Any, ..., None]:
        @app_commands.rename(choice=one.option)
        @app_commands.describe(choice=one.description)
        async def run(interaction: discord.Interaction[Any], choice: str) -> None:
            await self._run(interaction, name, one, [choice])

        @completing
        async def complete(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
            return await self._complete(interaction, one, typed)

        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=name, description=one.description, callback=run
        )
        command.autocomplete("choice")(complete)
        return command

    @app_commands.command(description="Place a building")
    @app_commands.describe(building="Which building", space="Where it goes")
    async def build(
        self, interaction: discord.Interaction[Any], building: str, space: str | None = None
    ) -> None:
        await self._run(interaction, "build", BUILD, [building, f"at:{space}"] if space else [building])

    @build.autocomplete("building")
    @completing
    async def _buildings(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await self._complete(interaction, BUILD, typed)

    @app_commands.command(description="Answer whatever is asked now")
    @app_commands.describe(option="Your choice; several with commas")
    async def choose(self, interaction: discord.Interaction[Any], option: str) -> None:
        await self._run(interaction, "choose", ANYTHING, [option])

    @choose.autocomplete("option")
    @completing
    async def _options(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await self._complete(interaction, ANYTHING, typed)

    @app_commands.command(description="What an AI would do in your place, and why")
    @app_commands.checks.cooldown(2, 10)
    async def hint(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table, language = await self.bot.table_at(interaction), await language_of(interaction)
        thinking = asyncio.ensure_future(hint_text(self.bot, table, interaction.user.id, language))
        await asyncio.wait({thinking}, timeout=LONG)
        if not thinking.done():
            await interaction.edit_original_response(content=say(language, "hint-thinking"))
        await interaction.edit_original_response(content=short(await thinking, 2000))

    @app_commands.command(description="Nothing more here: go on")
    async def done(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table = await self.bot.table_at(interaction)
        asked = await self.bot.tables.play.asked(table.id, interaction.user.id)
        if asked.decision is None or asked.seat is None:
            await self._not_asked(interaction, table, asked.waiting_for)
            return
        ids = [pick for pick in asked.decision.legal if pick in PASSES]
        if not ids and asked.decision.least > 0:
            note = say(await language_of(interaction), "done-nothing")
            await show_panel(interaction, table.id, f"✗ {note}")
            return
        await take_choice(interaction, table.id, asked.seat, asked.number, ids[:1])

    async def _not_asked(
        self, interaction: discord.Interaction[Any], table: Table, waiting_for: str | None
    ) -> None:
        language = await language_of(interaction)
        name = escaped(table.seat(waiting_for).name) if waiting_for else "–"
        await show_panel(interaction, table.id, say(language, "not-asked", name=name))

    async def _ways(self, table: Table, person: int, command: ChoiceCommand) -> list[ReachableOption]:
        if command.verbs:
            context = self.bot.tables.context
            return await reachable_options(context, table.id, person, command.verbs, command.effects)
        asked = await self.bot.tables.play.asked(table.id, person)
        return [ReachableOption((), option) for option in asked.decision.options] if asked.decision else []

    async def _complete(
        self, interaction: discord.Interaction[Any], command: ChoiceCommand, typed: str
    ) -> list[Choice[str]]:
        table = await self.bot.tables.lobby.at(interaction.channel_id or 0)
        if table is None or table.state != "running" or table.seat_of(interaction.user.id) is None:
            return []
        ways = await self._ways(table, interaction.user.id, command)
        legal = [way for way in ways if way.option.blocked is None]
        speech = Speech(await language_of(interaction), table.game)
        done, comma, last = typed.rpartition(",")
        found = suggest(legal, last, speech)
        if comma:
            found = [(f"{done}, {label}"[:100], f"{done},{value}") for label, value in found]
        return [Choice(name=label, value=value) for label, value in found if len(value) <= 100]

    async def _run(
        self, interaction: discord.Interaction[Any], name: str, command: ChoiceCommand, typed: list[str]
    ) -> None:
        """Take the choices one after the other, each committed, and show what is asked then."""
        await interaction.response.defer(ephemeral=True)
        table, language = await self.bot.table_at(interaction), await language_of(interaction)
        speech = Speech(language, table.game)
        note, chosen = "", None
        asked = await self.bot.tables.play.asked(table.id, interaction.user.id)
        with self.bot.arrivals.expecting(table.id, asked.seat or "", asked.number) as expected:
            try:
                steps = await self._steps(table, interaction.user.id, command, typed, speech)
            except Refusal as refusal:
                await show_panel(interaction, table.id, f"✗ {explain(refusal, language)}")
                return
            for step in steps:
                question = asked.decision
                if asked.offers is not None and ("exchange" in command.verbs or step.startswith("exchange:")):
                    question = asked.offers
                if question is None:
                    await self._not_asked(interaction, table, asked.waiting_for)
                    return
                try:
                    ids = option_ids(question, step, speech)
                    if LIST_NUMBER.fullmatch(step) and not all(_is_of(command, one) for one in ids):
                        raise Refusal(NOT_AN_OPTION)  # the number of something else
                    chosen = await self.bot.tables.play.choose(
                        table.id, interaction.user.id, ids, asked.number
                    )
                    asked = chosen.asked
                except Refusal as refusal:
                    # The panel says what is asked instead.
                    note = f"✗ {await self._why(refusal, interaction.user.id, asked, name, command, speech)}"
                    break
            await show_next(interaction, table.id, chosen, expected, note)

    async def _steps(
        self, table: Table, person: int, command: ChoiceCommand, typed: list[str], speech: Speech
    ) -> list[str]:
        """What is to be chosen one after the other. A name leads to the option it fits, if that is one."""
        text, *others = typed
        if command.verbs and ">" not in text and "," not in text and not LIST_NUMBER.fullmatch(text):
            ways = await self._ways(table, person, command)
            legal = [way for way in ways if way.option.blocked is None]
            found = ways_meant(legal, text, speech)
            options = {way.option.id: speech.option(way.option) for way in found}
            if len(options) == 1:
                text = found[0].value
            elif len(options) > 1:
                raise Refusal("typed-several", typed=text, options="; ".join(options.values()))
        return [step for one in (text, *others) for step in one.split(">")]

    async def _why(
        self, refusal: Refusal, person: int, asked: Asked, name: str, command: ChoiceCommand, speech: Speech
    ) -> str:
        """Why a command did nothing: the rule that forbids it, or where on the board that action is."""
        reason = refusal.text
        if reason.key == NOT_AN_OPTION and asked.decision is not None and command.effects:
            blocked = _blocked(asked.decision, command)
            if blocked is not None:
                reason = blocked
            elif asked.decision.kind in ON_THE_WAY:
                view = await self.bot.tables.play.look(asked.table_id, person)
                action = speech.say(f"command-{name}.description")
                if there := where_it_is(speech, view, command.effects, action):
                    return there
        why = speech.reason(reason)
        return why if not reason.key.startswith("why") else speech.say("wrong-moment", why=why)


def _is_of(command: ChoiceCommand, option_id: str) -> bool:
    return not command.verbs or verb(option_id) in command.verbs


def _blocked(question: Prompt, command: ChoiceCommand) -> Text | None:
    """Why what a command stands for is blocked here, if it is here."""
    for option in question.options:
        does = {str(effect["do"]) for effect in option.does}
        if option.blocked is not None and (verb(option.id) in command.verbs or does & {*command.effects}):
            return option.blocked
    return None
