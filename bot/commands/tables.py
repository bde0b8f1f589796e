"""/trail: opening, joining, starting and ending tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.commands.completing import completing
from bot.components.base import language_of
from bot.components.endings import ask_to_end, ends_alone, is_unreachable
from bot.components.learn import show_contents
from bot.components.lobby import lobby_message, offer_lessons, refresh_lobby
from bot.components.places import check_place, is_moderator
from bot.components.puzzle import show_puzzle
from bot.components.show import show_panel
from bot.components.solo import begin_daily, begin_solo
from bot.table import Refusal
from bot.table.lobby import PACES
from bot.table.records import Table
from bot.table.solo import AUTOMA, DEFAULT_LEVEL, LEVELS, MINDS, opponents
from bot.words.i18n import say, short
from bot.words.translator import choice
from engine import FIRST_GAME, GAMES
from engine.games import rules_of
from engine.lessons import taught

if TYPE_CHECKING:
    from bot.app import Tropero

GAME_CHOICES = [choice(f"game-{game}", game) for game in GAMES]
LEARN_CHOICES = [choice(f"game-{game}", game) for game in taught()]
SIDES = [choice(f"value-{name}", name) for name in ("a", "b", "mixed")]
MAP_SIDES = ("a", "b", "random")
MAPS = [choice(f"value-{name}", name) for name in MAP_SIDES]
PACE_CHOICES = [choice("lobby-pace", days, days=days) for days in (0, *PACES)]
LEVEL_CHOICES = [choice(f"level-{level}", level) for level in LEVELS]
OPPONENT_CHOICES = [choice(f"opponent-{name}", name) for name in (AUTOMA, *MINDS)]


def city_maps(game: str) -> list[str]:
    """The options of a game that are about the side of a city's map."""
    options = rules_of(game).options if game in GAMES else {}
    return [name for name, values in options.items() if values == MAP_SIDES]


class TablesCog(commands.GroupCog, group_name="trail", group_description="Tables: open, join, start, end"):
    def __init__(self, bot: Tropero) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(description="Open a table in this channel")
    @app_commands.describe(
        game="Which game",
        players="How many may join",
        pace="Days per turn",
        neutral="Neutral buildings",
        sides="Sides of the private buildings",
        cities="Sides of the city maps",
        order="Who begins",
        orders="Whether people may leave orders for their turns",
    )
    @app_commands.choices(pace=PACE_CHOICES)
    @app_commands.choices(
        game=GAME_CHOICES,
        neutral=[choice(f"value-{name}", name) for name in ("printed", "shuffled")],
        sides=SIDES,
        cities=MAPS,
        order=[choice(f"value-{name}", name) for name in ("given", "random")],
        orders=[choice("orders-allowed", 1), choice("orders-not-allowed", 0)],
    )
    @app_commands.checks.cooldown(3, 10)
    async def new(
        self,
        interaction: discord.Interaction[Any],
        game: str = FIRST_GAME,
        players: app_commands.Range[int, 2, 4] = 4,
        pace: int = 0,
        neutral: str | None = None,
        sides: str | None = None,
        cities: str | None = None,
        order: str | None = None,
        orders: int = 1,
    ) -> None:
        await check_place(interaction)
        given = {"neutral": neutral, "sides": sides, "order": order}
        given |= dict.fromkeys(city_maps(game), cities)
        table = await self.bot.tables.lobby.open(
            server=interaction.guild_id,
            channel=interaction.channel_id or 0,
            person=interaction.user.id,
            name=interaction.user.display_name,
            game=game,
            options={name: value for name, value in given.items() if value},
            most=players,
            pace_days=pace or None,
            orders=bool(orders),
        )
        # Not deferred: a refusal above is for one person, and this is for all.
        await interaction.response.send_message(**await lobby_message(self.bot, table))
        shown = await interaction.original_response()
        await self.bot.tables.lobby.shown(table.id, shown.id)
        await offer_lessons(interaction, table)

    @app_commands.command(description="Join the table of this channel, or take an open seat")
    async def join(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table, person = await self.bot.table_at(interaction), interaction.user
        if table.state == "lobby":
            await refresh_lobby(
                self.bot, await self.bot.tables.lobby.join(table.id, person.id, person.display_name)
            )
        else:
            vacant = next((seat.seat for seat in table.seats if seat.vacant), None)
            if vacant is None:
                raise Refusal("table-not-a-lobby")
            await self.bot.tables.seating.take(table.id, vacant, person.id, person.display_name)
        await interaction.edit_original_response(content=say(await language_of(interaction), "seat-taken"))
        await offer_lessons(interaction, table)

    @app_commands.command(description="Leave the table before the game begins")
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table = await self.bot.table_at(interaction)
        await refresh_lobby(self.bot, await self.bot.tables.lobby.leave(table.id, interaction.user.id))
        await interaction.edit_original_response(content=say(await language_of(interaction), "replaced-done"))

    @app_commands.command(description="Start the game")
    async def start(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table = await self.bot.table_at(interaction)
        await check_place(interaction)
        await self.bot.start_table(table.id, interaction.user.id)
        await show_panel(interaction, table.id)

    @app_commands.command(description="Play a solo game right away")
    @app_commands.describe(
        game="Which game",
        level="How well Pedro or Garth plays",
        opponent="Who you play against",
    )
    @app_commands.choices(game=GAME_CHOICES, level=LEVEL_CHOICES, opponent=OPPONENT_CHOICES)
    @app_commands.checks.cooldown(2, 10)
    async def solo(
        self,
        interaction: discord.Interaction[Any],
        game: str = FIRST_GAME,
        level: str = DEFAULT_LEVEL,
        opponent: str = AUTOMA,
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        rival = f"{AUTOMA}:{level}" if opponent == AUTOMA else opponent
        if game not in GAMES or rival not in opponents():
            raise Refusal(
                "table-bad-options"
            )  # Discord offers nothing else, but a forged client might send it
        await begin_solo(interaction, game, rival)

    @app_commands.command(description="Learn a game here: short lessons on the real board")
    @app_commands.describe(game="Which game")
    @app_commands.choices(game=LEARN_CHOICES)
    @app_commands.checks.cooldown(3, 10)
    async def learn(self, interaction: discord.Interaction[Any], game: str = FIRST_GAME) -> None:
        await interaction.response.defer(ephemeral=True)
        await show_contents(interaction, game)

    @app_commands.command(description="Another solo game like your last one")
    @app_commands.checks.cooldown(2, 10)
    async def again(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        last = await self.bot.tables.solo.last(interaction.user.id)
        if last is None:
            raise Refusal("again-none")
        await begin_solo(interaction, *last)

    @app_commands.command(description="The trail of the day: the same shuffle for everybody, one try")
    @app_commands.checks.cooldown(2, 10)
    async def daily(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        await begin_daily(interaction)

    @app_commands.command(description="The puzzle of the day: find the better turn")
    @app_commands.checks.cooldown(2, 10)
    async def puzzle(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        await show_puzzle(interaction)

    @app_commands.command(description="End the game or close the lobby: by vote, or by a moderator")
    @app_commands.describe(table="Which table; leave empty for the one here")
    async def abandon(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        language, person = await language_of(interaction), interaction.user.id
        found = await self._meant(interaction, table, here=True)
        if found.state == "lobby":
            moderator = found.channel == interaction.channel_id and is_moderator(interaction)
            await self.bot.tables.lobby.abandon(found.id, moderator, person)
            told = "replaced-done"
        elif await ends_alone(interaction, found):
            await ask_to_end(interaction, found)
            return
        else:
            outcome = await self.bot.tables.ballots.propose_abandon(found.id, person)
            told = "replaced-done" if outcome else "abandon-asked"
        await interaction.edit_original_response(content=say(language, told))

    @app_commands.command(description="Bring one of your games to this channel")
    @app_commands.describe(table="Which table; leave empty if you have only one other")
    async def move(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        found = await self._meant(interaction, table, here=False)
        await check_place(interaction)
        unreachable = await is_unreachable(self.bot, found)
        moderates = is_moderator(interaction) and found.server == interaction.guild_id
        if not (unreachable or moderates or len(found.people) == 1):
            text = say(await language_of(interaction), "move-moderators", where=f"<#{found.channel}>")
            await interaction.edit_original_response(content=text)
            return
        channel = interaction.channel_id or 0
        await self.bot.tables.endings.move(found.id, interaction.guild_id, channel, unreachable=unreachable)
        await show_panel(interaction, found.id)

    @abandon.autocomplete("table")
    @move.autocomplete("table")
    @completing
    async def _mine(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """A person's own tables, by game, channel and people."""
        language, found = await language_of(interaction), []
        for table in [one.table for one in await self.bot.tables.lobby.of(interaction.user.id)]:
            where = self.bot.get_channel(table.channel)
            names = ", ".join(seat.name for seat in table.seats)
            parts = (say(language, f"game-{table.game}"), f"#{where}" if where else "", names)
            label = short(" · ".join(filter(None, parts)), 100)
            if typed.lower() in label.lower():
                found.append(Choice(name=label, value=table.id))
        return found[:25]

    async def _meant(self, interaction: discord.Interaction[Any], given: str | None, *, here: bool) -> Table:
        """The table that is named, of those of a person; else the one here, or their only other one."""
        at = await self.bot.tables.lobby.at(interaction.channel_id or 0)
        mine = [one.table for one in await self.bot.tables.lobby.of(interaction.user.id)]
        if given is not None:
            known = {table.id: table for table in (*mine, *([at] if at else []))}
            if given not in known:
                raise Refusal("table-unknown")
            return known[given]
        if here and at is not None:
            return at
        others = [table for table in mine if at is None or table.id != at.id]
        if len(others) != 1:
            raise Refusal("table-which" if others else "table-none")
        return others[0]

    @app_commands.command(description="Take your seat back from the AI that plays for you")
    async def back(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table = await self.bot.table_at(interaction)
        await self.bot.tables.seating.come_back(table.id, interaction.user.id)
        await show_panel(interaction, table.id)
