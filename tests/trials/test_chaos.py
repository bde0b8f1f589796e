"""A little chaos: what an hour of `python -m bot chaos` proves is not broken on the way."""

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.sandbox.interactions import Answer
from bot.sandbox.wire import Callback
from bot.trials.chaos import MUST_BE_ZERO, TABLES, chaos
from bot.trials.chaos_players import Act, Ledger, Outage

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


def act(*, sent: float, heard: float | None = None, callback: Callback | None = None) -> Act:
    """Something that a person did long ago and gave up waiting for."""
    answer = SimpleNamespace(failed=False, callback=callback, edits=1, followups=[], message=None)
    return Act("tap", sent, heard, pending=cast("Answer", answer))


def test_only_what_was_never_answered_for_no_reason_counts_as_unanswered() -> None:
    ledger, outage = Ledger(), Outage(begun=-1000.0, over=-990.0, silent=True)
    late = act(sent=-500.0, heard=-499.0, callback=Callback.DEFERRED_UPDATE)
    never, unheard = act(sent=-500.0, heard=-499.0), act(sent=-500.0)
    cut, away = act(sent=-1005.0, heard=-1004.0), act(sent=-995.0)
    ledger.acts = [late, never, unheard, cut, away]
    assert ledger.unanswered([outage]) == [never, unheard]
    assert ledger.unanswered([]) == [never, unheard, cut, away]
    assert [one.is_answered for one in ledger.acts] == [True, False, False, False, False]
