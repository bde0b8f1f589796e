"""Steps in words: what one tap does, what it costs, and how it differs from every other one."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from bot.components.content import PICTURED
from bot.table.steps import Step, steps_of
from bot.words.speech import Speech
from engine import Game
from engine.records import Record
from tests.original.positions import position as original

RECORDS = Path(__file__).parents[1] / "engine" / "records"


def said(game: Game, seat: str, group: str = "main") -> dict[str, tuple[str, str]]:
    speech = Speech("en", game.setup.game)
    steps = [step for step in steps_of(game, seat) if step.group == group]
    return {step.id: speech.step(step, seat)[:2] for step in steps}


@pytest.mark.parametrize("name", ["argentina-3-1", "original-2-1"])
def test_no_two_options_of_a_panel_say_the_same_unless_the_picture_tells_them_apart(name: str) -> None:
    record = Record.read((RECORDS / f"{name}.json").read_bytes())
    game, checked = Game.start(record.engine_setup()), 0
    speech = Speech("en", game.setup.game)
    for choice in record.choices:
        asked = game.decision
        assert asked is not None
        alike: dict[tuple[str, ...], list[Step]] = defaultdict(list)
        for step in steps_of(game, asked.seat, may_end=True):
            if step.group != "other":
                words = speech.step(step, asked.seat)
                shown = [one.id for one in words.about if one.id.partition(":")[0] in PICTURED]
                places = shown if step.group == "main" else []
                alike[step.group, words.label, words.detail, *places].append(step)
        doubled = [[step.id for step in steps] for steps in alike.values() if len(steps) > 1]
        assert not doubled, (asked.kind, doubled)
        checked += len(alike)
        game.choose(choice.seat, choice.picked)
    assert checked > 1000


def test_what_an_auxiliary_action_costs_is_said_with_what_it_is_for() -> None:
    table = original()
    table.mary.money = 5
    table.clear("mary", "aux_engine_1")
    table.turn("mary", at="G")
    main = said(table.game, "mary")
    assert main["use:2>aux:engine>engine:1"] == ("Space 1", "pay 1 dollar → engine: 1 space forward")
    assert "use:2>aux:engine>skip" not in main, "nobody pays for nothing"
    instead = said(table.game, "mary", "instead")
    assert instead["aux:engine>engine:1"][0] == "Pay 1 dollar → engine: 1 space forward · Space 1"


def test_what_cannot_be_done_at_a_place_now_is_marked() -> None:
    table = original()
    table.hand("mary", "jersey")
    table.phase_a("mary", at="start")
    assert said(table.game, "mary")["move:A"] == (
        "Building A",
        "✗ discard a Guernsey → gain 2 dollars · ✗ hire a worker · ✗ hire a worker (+2 dollars)",
    )


def test_what_plays_itself_is_said_before_it_does() -> None:
    table = original()
    table.hand("mary", "jersey")
    table.tile("flood1", "flood-green-2")
    table.turn("mary", at="F")
    assert said(table.game, "mary")["use:2"] == ("Remove a hazard for 7 dollars", "flood (2 VP)")


def test_an_objective_is_played_without_a_list_of_all_auxiliary_actions() -> None:
    played = 0
    for path in sorted(RECORDS.glob("original-*-1.json")):
        record = Record.read(path.read_bytes())
        table = Game.start(record.engine_setup())
        for choice in record.choices:
            asked = table.decision
            assert asked is not None
            if any(pick.startswith("play:") for pick in asked.legal):
                ids = [step.id for step in steps_of(table, asked.seat)]
                played += sum(one.startswith("play:") for one in ids)
                assert not any(one.startswith("play:") and ">aux:" in one for one in ids)
            table.choose(choice.seat, choice.picked)
    assert played
