"""A bot that is not connected, for what needs no Discord; and a coach that thinks here, in few rounds."""

from __future__ import annotations

from bot.app import Tropero
from bot.table.coach import Coach
from engine import Game
from engine.players.hints import MANNER, Hint, hints
from tests.i18n.conftest import bot

__all__ = ["bot", "quick_coach"]


def quick_coach(bot: Tropero) -> None:
    """No process of its own: that takes longer to begin than all the thoughts of a test."""

    async def think(game: Game, seat: str, table_id: str) -> list[Hint]:
        return hints(game, seat, MANNER.most, rounds=2)

    bot.coach = Coach(bot.tables.context, think)
