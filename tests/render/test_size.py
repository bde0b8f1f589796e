"""Small, and bounded in memory. How fast it is, `python -m render bench` says."""

from __future__ import annotations

import threading

import render
from render.trials.sample import start, steps
from tests.render.samples import GAMES, caches, load

BOARD_KB = 300


def test_a_board_is_small(game: str) -> None:
    assert len(render.board(load(4, "end", game))) <= BOARD_KB * 1024


def test_every_cache_that_could_grow_has_a_limit() -> None:
    """Only tables read from files may be unbounded: there are as many entries as files."""
    unbounded = {name for name, cache in caches().items() if cache.cache_info().maxsize is None}
    assert unbounded
    tables = ("render.edition.", "render.emoji.", "render.art.base.", "render.art.ways.")
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
