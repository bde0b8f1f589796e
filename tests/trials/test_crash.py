"""A part of the crash test, and that it would notice: each kind of damage is planted and has to be found."""

import asyncio
import json
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from bot.__main__ import main
from bot.store import Store
from bot.table.context import wall_clock
from bot.table.tables import Tables
from bot.trials.crash_player import FOR_NOW, CrashPlayer, Journal, journal_of
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
    said = []
    figures = run(players, kills=6, server_kills=0, seed=3, say=said.append)
    assert "6 of 6 kills, 0 of 0 of the server" in said and figures["ended"] == 0
    assert wrong(figures) == NOTHING_WRONG
    assert figures["kills"] == 6
    assert figures["acknowledged"] > 20 and figures["told"] > 6 and figures["orders_played"] > 0

    damages = {lose: "lost", falsify: "lost", run_ahead: "doubled", silence: "untold", repeat: "told_twice"}
    for damage, noticed in damages.items():
        planted = tmp_path / damage.__name__
        shutil.copytree(crashed, planted)
        damage(planted)
        assert wrong(compare(planted)) == {**NOTHING_WRONG, noticed: 1}


@pytest.mark.parametrize("trouble", FOR_NOW)
@pytest.mark.parametrize("done", [False, True])
async def test_a_player_that_hears_of_trouble_tries_again(tmp_path, monkeypatch, trouble, done):
    """Before a choice was made, or after it, when only the answer was lost."""
    store = await Store.open(tmp_path / "tropero.db", now=wall_clock)
    tables = Tables(store)
    player = CrashPlayer(tables, Journal(tmp_path / "journal.jsonl"), random.Random(1), channel=1)
    choose, enough, calls = tables.play.choose, asyncio.Event(), []

    async def troubled(*given):
        calls.append(given)
        if len(calls) == 8:
            enough.set()
        if len(calls) != 3:
            return await choose(*given)
        if done:
            await choose(*given)
        raise trouble("for a moment")

    monkeypatch.setattr(tables.play, "choose", troubled)
    playing = asyncio.create_task(player.play({}))
    async with asyncio.timeout(30):
        await enough.wait()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await store.close()
    assert calls[2] == calls[3], "what was not answered is tried again, and nothing else meanwhile"
    lines = journal_of(tmp_path, "journal.jsonl")
    about = [line["what"] for line in lines if line["number"] == calls[2][3]]
    assert about[-3:] == ["try", "try", "refused" if done else "acknowledged"]


def test_a_player_that_ends_by_itself_is_counted_and_the_others_go_on(tmp_path, monkeypatch):
    players = Players(tmp_path, tmp_path / "tropero.db")
    begun = []

    def child(seed, number=1, *more):
        begun.append(seed)
        plays = "import time; print('acknowledged\\n' * 99, flush=True); time.sleep(60)"
        ends = "raise SystemExit(3)" if len(begun) == 1 else plays
        return subprocess.Popen([sys.executable, "-c", ends], stdout=subprocess.PIPE, text=True)

    monkeypatch.setattr(players, "child", child)
    assert [players.kill_once(seed, random.Random(1)) for seed in (1, 2)] == [0, 1]
    assert players.ended == 1


def test_the_command_refuses_a_folder_in_use(tmp_path, capsys):
    (tmp_path / "something").write_text("mine")
    assert main(["crashtest", "--kills", "1", "--folder", str(tmp_path)]) == 2
    assert "not empty" in capsys.readouterr().err


def test_the_benchmark_prints_its_figures(capsys, tmp_path):
    small = ["--games", "20", "--active", "5", "--choices", "100", "--rate", "5", "--seconds", "3"]
    assert main(["bench", "--json", *small, "--after", "--folder", str(tmp_path)]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    store = {"stored_games", "choose_ms_p50", "choose_ms_p99", "ratio_to_small_store", "kb_per_idle_game"}
    assert store | {"ack_ms_p99", "turn_message_ms_p99", "status_to_echo_ratio"} <= set(figures)
    assert {"films_made", "reviews_made"} <= set(figures)
    assert figures["rejected"] == figures["turn_messages_missing"] == 0
    assert figures["stored_games"] >= 20 and figures["choose_ms_p50"] > 0
    assert 0 < figures["kb_per_idle_game"] < 50
