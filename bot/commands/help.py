"""Help: rule cards, what can be done now and here, and languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.commands.choices import choice_commands
from bot.components.base import language_of
from bot.components.guide import guide_view, short_name
from bot.components.help import card_message, contents, suggestions
from bot.components.places import is_moderator
from bot.words.i18n import escaped, language_for, languages, say, short
from bot.words.matching import verb
from bot.words.names import capital
from bot.words.rulecards import find_cards, named, title
from bot.words.speech import Speech
from data.texts import command
from engine import FIRST_GAME
from engine.lessons import taught

if TYPE_CHECKING:
    from bot.app import Tropero
    from bot.table.asked import Asked
    from bot.table.records import Table

LOOKING = ("hand", "board", "mat", "market", "cities", "score", "log", "status")
ALWAYS = ("rules", "mygames", "remind", "look", "vacation", "language", "privacy about")
MODERATING = ("trail abandon", "extend", "replace")


def commands_named(names: list[str], locale: str) -> str:
    """Commands as Discord shows them to this person: their Discord's language decides, not their setting."""
    return " ".join(command(locale, name) for name in names)


def turn_commands(asked: Asked) -> list[str]:
    """The commands that answer what is asked."""
    assert asked.decision is not None, "only whoever is asked can answer"
    verbs = {verb(pick) for pick in asked.decision.legal}
    fitting = [name for name, one in choice_commands().items() if verbs & set(one.verbs)]
    if verbs & {"build", "at"}:
        fitting.append("build")
    if verbs & {"done", "skip"}:
        fitting.append("done")
    return [*fitting, "choose", "undo"]


def aims(table: Table | None, language: str) -> list[str]:
    """What the game is about: of the one played here, or of each that can be learnt."""
    if table is not None:
        return [say(language, f"aim-{table.game}")] if table.game in taught() else []
    return [f"**{capital(short_name(language, game))}.** {say(language, f'aim-{game}')}" for game in taught()]


class HelpCog(commands.Cog):
    def __init__(self, bot: Tropero) -> None:
        self.bot = bot

    @app_commands.command(description="What a rule, tile, action or word of the game means")
    @app_commands.describe(term="What you look for: 3a, Caracu, ship 9; leave empty for the contents")
    async def rules(self, interaction: discord.Interaction[Any], term: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        language = await language_of(interaction)
        if not term:
            await interaction.edit_original_response(**contents(language))
            return
        card = named(term)
        found = [card] if card else find_cards(term, language, game=await self._game(interaction))
        if found:
            await interaction.edit_original_response(**await card_message(found[0], language))
        else:
            note = say(language, "rules-none", term=escaped(term))
            await interaction.edit_original_response(**contents(language, note=note))

    async def _game(self, interaction: discord.Interaction[Any]) -> str:
        """The game played here, whose tiles are meant first."""
        table = await self.bot.tables.lobby.at(interaction.channel_id or 0)
        return table.game if table else FIRST_GAME

    @rules.autocomplete("term")
    async def _terms(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        language = await language_of(interaction)
        found = suggestions(typed, find_cards(typed, language, game=await self._game(interaction)))
        return [Choice(name=short(title(card, language), 100), value=card.id) for card in found]

    @app_commands.command(description="What you can do here and now")
    @app_commands.describe(tips="Tips for a first game: on or off")
    async def help(self, interaction: discord.Interaction[Any], tips: bool | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        language = await language_of(interaction)
        table = await self.bot.tables.lobby.at(interaction.channel_id or 0)
        asked = await self._asked(interaction, table)
        lines = [say(language, "help-title"), *self._here(interaction, table, asked, language)]
        lines = [*aims(table, language), *lines]
        if tips is not None:
            settings = await self.bot.tables.preferences.person(interaction.user.id)
            await self.bot.tables.preferences.save(msgspec.structs.replace(settings, tips=tips))
            lines.insert(0, say(language, "help-tips-on" if tips else "help-tips-off"))
        locale = language_for(str(interaction.locale))
        more = [say(language, "help-always", commands=commands_named(list(ALWAYS), locale))]
        if table is not None and is_moderator(interaction):
            more.append(say(language, "help-moderator", commands=commands_named(list(MODERATING), locale)))
        if self.bot.settings.contact:
            more.append(say(language, "help-contact", contact=self.bot.settings.contact))
        more = [f"-# {line}" for line in more] + [say(language, "help-fair")]
        seated = asked is not None and asked.seat is not None and asked.waiting_for is not None
        await interaction.edit_original_response(view=guide_view(lines, more, table, seated, language))

    async def _asked(self, interaction: discord.Interaction[Any], table: Table | None) -> Asked | None:
        if table is None or table.state == "lobby":
            return None
        return await self.bot.tables.play.asked(table.id, interaction.user.id)

    def _here(
        self,
        interaction: discord.Interaction[Any],
        table: Table | None,
        asked: Asked | None,
        language: str,
    ) -> list[str]:
        """What the place allows this person."""
        locale = language_for(str(interaction.locale))

        def line(key: str, *names: str, **values: str | int) -> str:
            return say(language, key, commands=commands_named(list(names), locale), **values)

        if table is None:
            return [line("help-no-table", "trail solo", "trail daily", "trail new")]
        if asked is None:
            return [line("help-lobby", "trail join", "trail leave", "trail start", "trail abandon")]
        if asked.waiting_for is None:
            return [line("help-over", "score", "export", "trail new")]
        if asked.decision is not None:
            what = Speech(language, table.game).question(asked.decision.kind)
            told = [line("help-your-turn", *turn_commands(asked), *LOOKING[:2], what=what)]
        else:
            name = escaped(table.seat(asked.waiting_for).name)
            told = [line("help-their-turn", *LOOKING, name=name)]
        if asked.offers is not None:
            told.append(line("help-exchange", "exchange"))
        return told

    @app_commands.command(description="Your language, or that of the tables of this server")
    @app_commands.describe(
        language="Which language", server="For what everybody on this server sees (moderators)"
    )
    @app_commands.choices(
        language=[Choice(name=say(name, "language-name"), value=name) for name in languages()]
    )
    async def language(
        self, interaction: discord.Interaction[Any], language: str, server: bool = False
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        language, settings = language_for(language), self.bot.tables.preferences
        if server and interaction.guild_id is not None:
            if not is_moderator(interaction):
                raise app_commands.MissingPermissions(["manage_messages"])
            kept = await settings.server(interaction.guild_id)
            await settings.save_server(msgspec.structs.replace(kept, language=language))
            text = say(
                await language_of(interaction),
                "language-server-saved",
                name=say(language, "language-name"),
            )
        else:
            person = await settings.person(interaction.user.id)
            await settings.save(msgspec.structs.replace(person, language=language))
            text = say(language, "language-saved")
        await interaction.edit_original_response(content=text)
