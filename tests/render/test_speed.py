"""Fast, small, and bounded. The processor time of the best of several runs counts."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import render
from render.bench import loop_gap
from render.facts import GAMES
from render.sample import start, steps
from tests.render.samples import caches, load

BOARD_MS, BOARD_KB, HAND_MS, GAP_MS = 60, 300, 25, 20


def best(draw: Callable[[], bytes], rounds: int = 9) -> float:
    """The least processor time of a few runs, in milliseconds."""
    times = []
    for _ in range(rounds):
        begin = time.thread_time()
        draw()
        times.append((time.thread_time() - begin) * 1000)
    return min(times)


def test_a_warm_board_is_quick_and_small(game: str) -> None:
    view = load(4, "end", game)
    assert len(render.board(view)) <= BOARD_KB * 1024
    assert best(lambda: render.board(view)) <= BOARD_MS


def test_a_warm_hand_is_quick(view: dict[str, Any]) -> None:
    render.hand(view, view["seat"])
    assert best(lambda: render.hand(view, view["seat"])) <= HAND_MS


def test_an_event_loop_goes_on_while_boards_are_drawn(view: dict[str, Any]) -> None:
    render.board(view)
    alone = min(asyncio.run(loop_gap(lambda: sum(range(3_000_000)))) for _ in range(3))
    if alone > GAP_MS / 2:
        pytest.skip(
            f"the machine is too busy to tell: a sum in a thread holds the loop up for {alone:.0f} ms"
        )
    assert min(asyncio.run(loop_gap(lambda: render.board(view))) for _ in range(8)) <= GAP_MS


def test_every_cache_that_could_grow_has_a_limit() -> None:
    """Only tables read from files may be unbounded: there are as many entries as files."""
    unbounded = {name for name, cache in caches().items() if cache.cache_info().maxsize is None}
    assert unbounded
    tables = ("render.facts.", "render.art.base.", "render.art.ways.")
    assert all(name.startswith(tables) for name in unbounded), unbounded


def test_many_tables_with_ever_new_names_do_not_fill_the_caches(game: str) -> None:
    played = start(4, 8, game)
    sizes = {}
    for number, _ in enumerate(steps(played, 8)):
        if number % 20 == 0 and played.decision is not None:
            names = {seat: f"{seat} {number} {'x' * (number % 20)}" for seat in played.seats}
            render.board(played.view(None), names=names)
    for name, cache in caches().items():
        info = cache.cache_info()
        sizes[name] = info.currsize
        assert info.maxsize is None or info.currsize <= info.maxsize, name
    assert sizes["render.art.lettering._mask"] > 100


def test_pictures_drawn_at_once_are_the_same_as_one_by_one(cold: None) -> None:
    views = [
        load(players, stage, game) for game in GAMES for players in (2, 4) for stage in ("setup", "middle")
    ]
    together: dict[int, bytes] = {}

    def draw(number: int) -> None:
        together[number] = render.board(views[number])

    threads = [threading.Thread(target=draw, args=(number,)) for number in range(len(views))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [together[number] for number in range(len(views))] == [render.board(view) for view in views]
