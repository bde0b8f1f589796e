"""Whatever is drawn for a seat is that seat's: two people who ask at the same moment get each their own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.pictures.draw_queue import DrawQueue
from bot.pictures.pictures import Picture, Pictures
from bot.store.records import Seat, Table
from engine import Game, Setup, View

SEATS = ("north", "east")
VIEWERS = (*SEATS, None)
Asking = Callable[[Pictures, Table, View], Awaitable[Picture | None]]

PICTURES: dict[str, Asking] = {
    "board": lambda pictures, table, view: pictures.board(table, view, "en"),
    "menu": lambda pictures, table, view: pictures.menu(table, view, "en"),
    "hand": lambda pictures, table, view: pictures.hand(table, view, "north", "en"),
    "mat": lambda pictures, table, view: pictures.mat(table, view, "north", "en"),
    "market": lambda pictures, table, view: pictures.market(table, view, "en"),
    "cities": lambda pictures, table, view: pictures.cities(table, view, "en"),
    "score": lambda pictures, table, view: pictures.score(table, view, "en"),
    "moment": lambda pictures, table, view: pictures.moment(table, view, ["move:A"], "en"),
    "curve": lambda pictures, table, view: pictures.curve(table, view, {}, [], "en"),
    "replay": lambda pictures, table, view: pictures.replay(table, view, view, "en"),
}


class Watching(DrawQueue):
    """A real queue in which a picture says for whom it was painted."""

    async def draw(self, key: str, paint: Any) -> bytes:
        viewer = paint.args[0].seat
        return await super().draw(key, lambda: str(viewer).encode())


def table_of(game: str) -> tuple[Table, dict[str | None, View]]:
    started = Game.start(Setup(game, list(SEATS), 7))
    seats = tuple(Seat(seat, number, seat) for number, seat in enumerate(SEATS, start=1))
    table = Table("t1", 1, 1, "running", game, {}, 2, None, 1, 0, 0, seats=seats)
    return table, {viewer: started.view(viewer) for viewer in VIEWERS}


def test_every_picture_is_tried() -> None:
    drawn = {name for name in vars(Pictures) if not name.startswith("_")}
    # A colour is a number, and statistics are of no table: their key names who asks, for whom they are drawn.
    assert drawn - {"colour", "statistics"} == set(PICTURES)


@pytest.mark.parametrize("game", ["argentina", "original"])
@pytest.mark.parametrize("name", PICTURES)
async def test_nobody_is_given_what_was_drawn_for_another(game: str, name: str) -> None:
    table, views = table_of(game)
    viewers = SEATS if name == "menu" else VIEWERS  # strangers are asked nothing
    for first in viewers:
        for second in viewers:
            pictures = Pictures(Watching())
            both = await asyncio.gather(
                *(PICTURES[name](pictures, table, views[viewer]) for viewer in (first, second))
            )
            assert [one.data.decode() for one in both if one] == [str(first), str(second)]
