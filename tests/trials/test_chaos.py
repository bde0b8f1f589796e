"""A little chaos: what an hour of `python -m bot chaos` proves is not broken on the way."""

import sys
from pathlib import Path

import pytest

from bot.trials.chaos import MUST_BE_ZERO, TABLES, chaos

KEYS = (
    *("minutes", "faults", "acknowledged", "lost", "doubled", "untold", "told_twice", "stuck"),
    *("unanswered", "leaks", "rss_growth_mb"),
)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
async def test_a_little_chaos_leaves_nothing_behind(tmp_path: Path) -> None:
    figures = await chaos(tmp_path, minutes=0.1, seed=3, tables=[TABLES[0], TABLES[5]])
    assert set(KEYS) <= set(figures)
    assert figures["faults"] > 0 and figures["acknowledged"] > 0 and figures["told"] > 0
    assert {name: figures[name] for name in MUST_BE_ZERO} == dict.fromkeys(MUST_BE_ZERO, 0), figures["notes"]
