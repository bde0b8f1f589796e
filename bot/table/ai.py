"""Seats that an AI plays: its own, and those it keeps for somebody who is away."""

from collections.abc import Awaitable, Callable

from bot.store import games
from bot.table.desk import Desk
from bot.table.errors import Illegal, Refusal
from bot.table.play import Play
from engine import Game

#: Picks options for a seat. It gets a copy of the game, and the name of the AI that plays the seat.
Think = Callable[[Game, str, str], Awaitable[list[str]]]


class AiSeats:
    def __init__(self, desk: Desk, play: Play, think: Think) -> None:
        self._desk = desk
        self._play = play
        self._think = think

    async def waiting(self) -> list[str]:
        """The tables in which an AI is asked: after a start these have to be gone on with."""
        return await games.waiting_for_ai(self._desk.store.read)

    async def play(self, table_id: str) -> int:
        """Play on as long as an AI is asked; returns how many choices it made.

        It thinks without the game's lock, so people can look, take back or come home meanwhile. If they
        changed something, the thought is thrown away.
        """
        made = 0
        while True:
            async with self._desk.games.hold(table_id) as live:
                decision = live.game.decision
                if decision is None or live.table.state != "running":
                    return made
                seat = live.table.seat(decision.seat)
                level = seat.stand_in or seat.ai
                if level is None:
                    return made
                copy, number = live.game.copy(), live.entry
            picked = await self._think(copy, seat.seat, level)
            try:
                await self._play.choose_for_ai(table_id, seat.seat, picked, number)
            except Illegal:
                raise
            except Refusal:
                continue
            made += 1
