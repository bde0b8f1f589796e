"""Counting taps: a short stretch of both games through the real panel, and what counts as a word."""

from __future__ import annotations

from bot.sandbox.state import Message
from bot.sandbox.wire import Part
from bot.trials.taps import Tap, measure, percentile, words

BUTTON = {"type": Part.BUTTON, "custom_id": "p:t:north:3:0"}
MENU = {"type": Part.STRING_SELECT, "custom_id": "m:t:north:3"}


async def test_a_few_turns_of_both_games() -> None:
    found = await measure(games=1, turns=2, player="greedy", milliseconds=0, every=0)
    assert found["turns"] == 4 and found["panels"] >= 8
    assert found["taps_per_turn_mean"] >= 2, "a ride, and something is chosen there"
    assert found["taps_per_turn_live"] > found["taps_per_turn_mean"] - 1, "panels that come by themselves"
    assert found["taps_per_turn_p90"] >= found["taps_per_turn_mean"] - 2
    assert 0 < found["words_per_panel_median"] <= found["words_per_panel_p95"]
    assert found["question_visible_360"] is None, "nobody looked"
    assert set(found["by_game"]) == {"argentina", "original"}


def test_a_word_is_counted_once() -> None:
    text = {"type": Part.TEXT_DISPLAY, "content": "### Where do you move?\n-# 2 <:coin_ab12:7>"}
    menu = {**MENU, "placeholder": "Tap to choose", "options": [{"label": "not opened", "value": "s1"}]}
    panel = Message({"content": "", "components": [text, {"type": Part.ACTION_ROW, "components": [menu]}]})
    assert words(panel) == len(["Where", "do", "you", "move", "2", "Tap", "to", "choose"])


def test_what_a_thumb_does() -> None:
    assert Tap(BUTTON, []).count == 1
    assert Tap({**MENU, "max_values": 1}, ["a"]).count == 2, "opened, and picked from"
    assert Tap({**MENU, "max_values": 3}, ["a", "b"]).count == 4, "and said that these are all"


def test_percentiles() -> None:
    assert percentile(list(range(1, 11)), 90) == 10
    assert percentile([7], 95) == 7
