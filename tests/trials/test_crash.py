"""A part of the crash test, and that it would notice: each kind of damage is planted and has to be found."""

import json
import shutil
import sqlite3
from contextlib import closing

from bot.__main__ import main
from bot.trials.crashtest import Players, compare, run

NOTHING_WRONG = {"lost": 0, "doubled": 0, "untold": 0, "told_twice": 0}


def wrong(figures):
    return {name: figures[name] for name in NOTHING_WRONG}


def execute(database, *statements):
    with closing(sqlite3.connect(database)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def lose(folder):
    """A choice was acknowledged that the database does not have."""
    journal = folder / "journal-1.jsonl"
    last = [json.loads(line) for line in journal.read_text().splitlines() if '"acknowledged"' in line][-1]
    with journal.open("a") as file:
        file.write(json.dumps({**last, "entry": 9999}) + "\n")


def falsify(folder):
    """The database has another choice than the one that was acknowledged."""
    lines = [json.loads(line) for line in (folder / "journal-1.jsonl").read_text().splitlines()]
    one = next(line for line in lines if line["what"] == "acknowledged" and "picked" in line)
    execute(
        folder / "tropero.db",
        "DROP TRIGGER choices_are_whose",
        f"UPDATE choices SET person = 7 WHERE table_id = '{one['table']}' AND entry = {one['entry']}",
    )


def run_ahead(folder):
    """A game's state is not the one its log gives."""
    first = "SELECT min(id) FROM tables WHERE purpose = 'table' AND setup IS NOT NULL"
    execute(folder / "tropero.db", f"UPDATE current SET entry = entry + 1 WHERE table_id = ({first})")


def silence(folder):
    execute(folder / "world.db", "DELETE FROM messages WHERE id = (SELECT max(id) FROM messages)")


def repeat(folder):
    execute(
        folder / "world.db",
        "INSERT INTO messages (nonce, table_id, kind, payload) "
        "SELECT nonce, table_id, kind, payload FROM messages ORDER BY id DESC LIMIT 1",
    )


def test_nothing_is_lost_doubled_untold_or_told_twice_and_it_would_be_noticed(tmp_path):
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    players = Players(crashed, crashed / "tropero.db", orders=True)
    figures = run(players, kills=6, server_kills=0, seed=3, progress=False)
    assert wrong(figures) == NOTHING_WRONG
    assert figures["kills"] == 6
    assert figures["acknowledged"] > 20 and figures["told"] > 6 and figures["orders_played"] > 0

    damages = {lose: "lost", falsify: "lost", run_ahead: "doubled", silence: "untold", repeat: "told_twice"}
    for damage, noticed in damages.items():
        planted = tmp_path / damage.__name__
        shutil.copytree(crashed, planted)
        damage(planted)
        assert wrong(compare(planted)) == {**NOTHING_WRONG, noticed: 1}


def test_the_command_refuses_a_folder_in_use(tmp_path, capsys):
    (tmp_path / "something").write_text("mine")
    assert main(["crashtest", "--kills", "1", "--folder", str(tmp_path)]) == 2
    assert "not empty" in capsys.readouterr().err


def test_the_benchmark_prints_its_figures(capsys, tmp_path):
    small = ["--games", "20", "--active", "5", "--choices", "100", "--rate", "5", "--seconds", "3"]
    assert main(["bench", "--json", *small, "--folder", str(tmp_path)]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    store = {"stored_games", "choose_ms_p50", "choose_ms_p99", "ratio_to_small_store", "kb_per_idle_game"}
    assert store | {"ack_ms_p99", "turn_message_ms_p99", "status_to_echo_ratio"} <= set(figures)
    assert figures["rejected"] == figures["turn_messages_missing"] == 0
    assert figures["stored_games"] >= 20 and figures["choose_ms_p50"] > 0
    assert 0 < figures["kb_per_idle_game"] < 50
