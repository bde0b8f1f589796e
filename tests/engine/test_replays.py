"""Recorded games replay to their exact scores, and in another process to the same bytes."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine import BadSave
from engine.records import Record
from engine.simulate import play, random_policy, setup_for

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))

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


def test_there_are_records_for_every_table(table):
    game, players = table
    assert any(file.stem.startswith(f"{game}-{players}") for file in RECORDS)


def test_another_process_with_another_hash_seed_gives_the_same_bytes(table):
    setup, choices = setup_for(*table, 123), []
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
