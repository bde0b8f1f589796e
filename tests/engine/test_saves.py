"""Damaged, foreign and future dumps are refused with a reason."""

import json
import pickle
import subprocess
import sys

import pytest

from engine import GAMES, BadSave, Game, Setup
from engine.simulate import setup_for


@pytest.fixture
def dump() -> dict:
    return json.loads(Game.start(setup_for("argentina", 2, 1)).dump())


def test_a_whole_dump_loads(dump):
    assert Game.load(json.dumps(dump)).decision is not None


@pytest.mark.parametrize("text", ["", "{", "[]", '"hello"', '{"format": "tropero-state"}', b"\xff\xfe"])
def test_what_is_no_dump_is_refused(text):
    with pytest.raises(BadSave):
        Game.load(text)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda d: d.update(format="chess"), "chess"),
        (lambda d: d["state"].update(rules=999), "rules version 999"),
        (lambda d: d["state"].update(players="none"), "players"),
        (lambda d: d["state"]["setup"].update(game="chess"), "chess"),
        (lambda d: d["state"]["agenda"].append({"do": "fly"}), "fly"),
        (lambda d: d["state"]["agenda"].append({"do": "hire", "wings": 2}), "wings"),
        (lambda d: d["state"].update(jobs=[]), "does not fit together|damaged"),
    ],
)
def test_a_damaged_dump_is_refused(dump, change, reason):
    change(dump)
    if "jobs" in reason or reason.startswith("does not"):
        dump["state"]["agenda"] = [{"do": "hire"}]
    with pytest.raises(BadSave, match=reason):
        Game.load(json.dumps(dump))


@pytest.mark.parametrize(
    "setup",
    [
        Setup("argentina", ["alone"], 1),
        Setup("argentina", ["a", "b", "c", "d", "e"], 1),
        Setup("argentina", ["a", "a"], 1),
        Setup("argentina", ["a", ""], 1),
        Setup("argentina", ["a", "b"], -1),
        Setup("argentina", ["a", "b"], 1 << 128),
        Setup("argentina", ["a", "b"], 1, {"weather": "rain"}),
        Setup("argentina", ["a", "b"], 1, {"sides": "c"}),
        Setup("chess", ["a", "b"], 1),
    ],
)
def test_a_setup_that_makes_no_game_is_refused(setup):
    with pytest.raises(BadSave):
        Game.start(setup)


def test_a_game_can_be_sent_to_another_process():
    game = Game.start(setup_for("original", 3, 4))
    assert pickle.loads(pickle.dumps(game)).dump() == game.dump()


FIRST_LOADS = """
import sys, threading
from engine import Game

sys.setswitchinterval(1e-6)
first, *others = sys.stdin.read().splitlines()
Game.load(first)
threads = [threading.Thread(target=Game.load, args=(text,)) for text in others]
for thread in threads:
    thread.start()
while any(thread.is_alive() for thread in threads):
    Game.load(first)
"""


def test_the_first_games_of_a_process_can_be_loaded_in_several_threads():
    """As after a restart with many tables: one game's rules are imported while another is already read."""
    dumps = "\n".join(Game.start(setup_for(game, 2, 1)).dump() for game in GAMES)
    run = subprocess.run(
        [sys.executable, "-c", FIRST_LOADS], input=dumps, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
