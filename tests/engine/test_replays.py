"""Recorded games replay to their exact scores, and in another process to the same bytes."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine import RULES_VERSION, BadSave, Game, Setup
from engine.__main__ import main
from engine.records import Record
from engine.simulate import play, random_policy, setup_for

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
OLDER = sorted((Path(__file__).parent / "records" / "older").glob("*.json"))

REPLAY = """
import sys
from engine.records import Record
record = Record.read(sys.stdin.buffer.read())
sys.stdout.write(record.replay().dump())
"""


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_recorded_games_replay_to_their_exact_scores(file):
    record = Record.read(file.read_bytes())
    assert record.replay().scores() == record.scores


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_older_games_in_which_a_rule_came_up_that_changed_are_refused_with_the_reason(file):
    """Rules 3: one auxiliary action on C and H, a draw declined, objectives of cities from the display."""
    with pytest.raises(BadSave, match="played by rules version 2, and version 3 differs: choice"):
        Record.read(file.read_bytes()).replay()


def test_older_games_in_which_none_came_up_still_replay():
    older = [record for file in RECORDS if (record := Record.read(file.read_bytes())).rules < RULES_VERSION]
    assert len(older) == 6


def test_there_are_records_for_every_table(table):
    game, players = table
    assert any(file.stem.startswith(f"{game}-{players}") for file in RECORDS)


def test_another_process_with_another_hash_seed_gives_the_same_bytes(table):
    setup, choices = setup_for(table[0], table[1], 123), []
    game = play(setup, random_policy, Random(123), choices=choices)
    record = Record.make(setup, choices, game).model_dump_json()
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", REPLAY],
            input=record,
            capture_output=True,
            text=True,
            check=True,
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
        )
        assert run.stdout == game.dump()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda record: record.update(format="other"), "format"),
        (lambda record: record.update(extra=1), "extra"),
        (lambda record: record["setup"].update(game="chess"), "no game called 'chess'"),
        (lambda record: record["setup"].update(options={"neutral": "upside down"}), "upside down"),
        (lambda record: record["setup"].update(seed="g"), "setup.seed"),
        (lambda record: record["setup"].update(seats=["one", "one"]), "each its own"),
        (lambda record: record["choices"].pop(), "before the end"),
        (lambda record: record["choices"].pop(0), "not legal"),
        (lambda record: record["choices"][5].update(picked=["nonsense"]), "choice 5"),
        (lambda record: next(iter(record["scores"].values())).update(total=99), "ends with"),
        (lambda record: record.update(rules=999), "rules version 999"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(change, reason):
    record = json.loads(RECORDS[0].read_text())
    change(record)
    with pytest.raises(BadSave, match=reason):
        Record.read(json.dumps(record)).replay()


def replayed(capsys, file, *more: str) -> tuple[int, str, str]:
    code = main(["replay", str(file), *more])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_replay_verifies_what_the_table_was_shown_and_says_so(tmp_path, capsys):
    setup = Setup("argentina", ["north", "south"], 2**100 + 7)
    choices, game = [], Game.start(setup)
    while game.decision is not None:
        seat, picks = game.decision.seat, list(game.decision.legal[: max(1, game.decision.least)])
        game.choose(seat, picks)
        choices.append((seat, picks))
        if len(choices) == 40:
            break
    shown = hashlib.sha256(b"tropero:" + setup.seed.to_bytes(16, "big")).hexdigest()
    assert game.view(None).commitment == shown
    record = Record.make(setup, choices, game).model_copy(update={"ended": "abandoned"})
    file = tmp_path / "game.json"
    file.write_text(record.model_dump_json())
    code, said, _ = replayed(capsys, file, "--hash", shown)
    assert code == 0 and shown in said and "the seed was the one" in said
    code, _, wrong = replayed(capsys, file, "--hash", "0" * 64)
    assert code == 1 and "not the one that was shown" in wrong
    other = record.setup.model_copy(update={"seed": "abc"})
    file.write_text(record.model_copy(update={"setup": other}).model_dump_json())
    code, _, wrong = replayed(capsys, file)
    assert code == 1 and "not the one whose hash the table was shown" in wrong
