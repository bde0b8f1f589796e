"""The easel: one picture of a table at a time, and whoever waits gets the newest."""

from __future__ import annotations

import asyncio
import os
import threading
from functools import partial

import pytest

from bot.crew import Crew
from bot.drawing import Easel
from engine import Game, Setup
from engine.players.hints import hints
from engine.players.registry import think
from tests.bot.painting import die_if_painter, who


class Brush:
    """A picture that is finished when the test says so."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.may_end = threading.Event()

    def __call__(self) -> bytes:
        self.begun.set()
        assert self.may_end.wait(30)
        return b"first"


async def until_set(event: threading.Event) -> None:
    assert await asyncio.to_thread(event.wait, 30)


async def test_those_who_wait_get_the_newest_and_only_that_is_drawn() -> None:
    easel, brush, drawn = Easel(), Brush(), []

    def paint(name: str) -> bytes:
        drawn.append(name)
        return name.encode()

    first = asyncio.create_task(easel.draw("table", brush))
    await until_set(brush.begun)
    paints = [partial(paint, name) for name in ("old", "newer", "newest")]
    waiting = [asyncio.create_task(easel.draw("table", one)) for one in paints]
    await asyncio.gather(*(asyncio.wait({task}, timeout=0) for task in waiting))
    brush.may_end.set()
    assert await first == b"first"
    assert await asyncio.gather(*waiting) == [b"newest"] * 3
    assert drawn == ["newest"]


async def test_different_tables_are_drawn_at_once_up_to_a_bound() -> None:
    easel, brushes = Easel(at_once=2), [Brush(), Brush(), Brush()]
    tasks = [asyncio.create_task(easel.draw(str(n), brush)) for n, brush in enumerate(brushes)]
    await until_set(brushes[0].begun)
    await until_set(brushes[1].begun)
    assert not brushes[2].begun.is_set()
    brushes[0].may_end.set()
    await until_set(brushes[2].begun)
    brushes[1].may_end.set()
    brushes[2].may_end.set()
    assert await asyncio.gather(*tasks) == [b"first"] * 3


async def test_a_picture_that_fails_fails_for_those_who_asked_and_for_nobody_after() -> None:
    easel = Easel()

    def broken() -> bytes:
        raise ValueError("no paint")

    with pytest.raises(ValueError, match="no paint"):
        await easel.draw("table", broken)
    assert await easel.draw("table", lambda: b"fine") == b"fine"


async def test_somebody_who_gives_up_waiting_leaves_the_picture_to_the_others() -> None:
    easel, brush = Easel(), Brush()
    impatient = asyncio.create_task(easel.draw("table", brush))
    await until_set(brush.begun)
    impatient.cancel()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    brush.may_end.set()
    assert await easel.draw("table", lambda: b"second") == b"second"


async def test_painters_are_other_processes_and_are_replaced_when_they_die() -> None:
    crew = Crew(2)
    easel = Easel(crew=crew)
    try:
        first = int(await easel.draw("table", who))
        assert first != os.getpid()
        assert await easel.draw("table", die_if_painter) == b"drawn at home"
        assert int(await easel.draw("table", who)) not in (first, os.getpid())
    finally:
        crew.close()


async def test_a_crew_thinks_for_a_player() -> None:
    game, crew = Game.start(Setup("argentina", ["north", "south"], 5)), Crew(1)
    assert game.decision is not None
    try:
        picks = await crew.run(partial(think, game, game.decision.seat, "greedy"))
        assert picks == think(game, game.decision.seat, "greedy")
        assert await crew.run(partial(hints, game, game.decision.seat)) == hints(game, game.decision.seat)
    finally:
        crew.close()
