"""Views and a cold renderer for the tests of the pictures; what takes a view runs for every game."""

from __future__ import annotations

from typing import Any

import pytest

from render.edition import Edition, edition
from tests.render.samples import GAMES, PLAYERS, STAGES, caches, load

TABLES = [(players, stage) for players in PLAYERS for stage in STAGES]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def printed(game: str) -> Edition:
    return edition(game)


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def any_view(request: pytest.FixtureRequest, game: str) -> dict[str, Any]:
    players, stage = request.param
    return load(players, stage, game)


@pytest.fixture
def view(game: str) -> dict[str, Any]:
    """The middle of a game of three, seen by the seat that decides."""
    return load(3, "middle", game)


@pytest.fixture
def argentina() -> dict[str, Any]:
    return load(3, "middle", "argentina")


@pytest.fixture
def original() -> dict[str, Any]:
    return load(3, "middle", "original")


@pytest.fixture
def cold() -> None:
    """Nothing drawn yet: every text is written anew."""
    for cache in caches().values():
        cache.cache_clear()
