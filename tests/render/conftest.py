"""Views and a cold renderer for the tests of the pictures."""

from __future__ import annotations

from typing import Any

import pytest

from tests.render.samples import PLAYERS, STAGES, caches, load

TABLES = [(players, stage) for players in PLAYERS for stage in STAGES]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def any_view(request: pytest.FixtureRequest) -> dict[str, Any]:
    return load(*request.param)


@pytest.fixture
def view() -> dict[str, Any]:
    """The middle of a game of three, seen by the seat that decides."""
    return load(3, "middle")


@pytest.fixture
def cold() -> None:
    """Nothing drawn yet: every text is written anew."""
    for cache in caches().values():
        cache.cache_clear()
