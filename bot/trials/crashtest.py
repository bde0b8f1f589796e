"""`python -m bot crashtest`: kill a playing bot again and again, and compare with what it acknowledged."""

import argparse
import asyncio
import json
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec

from bot.address import Address, Server, address
from bot.cli import Command, json_argument, progress_line
from bot.cli.move import carry
from bot.store.errors import InUse
from bot.store.files import check_file
from bot.store.games import unpack
from bot.trials.crash_player import journal_of
from bot.trials.postgres import LocalPostgres
from engine import Game, Setup

#: Of so many kills one falls anywhere from the first instruction on, opening and recovery included; the
#: others somewhere after the player is ready and has made up to so many choices.
_EARLY = 5
_MOST_CHOICES = 60
#: A player that ends by itself is a fault that is counted, and the trial goes on; but not if all do.
_MOST_ENDED = 10
#: Seconds in which a player has to make a choice, whatever it waits for.
_LONGEST_SILENCE = 180.0
SAID_EVERY = 10.0  # seconds, where there is no terminal
LOCAL = "local"


class Players:
    """One process that plays, or several that play the same tables on one server."""

    def __init__(
        self,
        folder: Path,
        where: Address,
        of: int = 1,
        server: LocalPostgres | None = None,
        orders: bool = False,
    ) -> None:
        self.folder, self.where, self.of, self.server = folder, where, of, server
        self.orders = orders  # whether they leave some
        self.server_kills = 0
        self.ended = 0  # by themselves

    def child(self, seed: int, number: int = 1, *more: str) -> subprocess.Popen[str]:
        base = self.where.url if isinstance(self.where, Server) else str(self.where)
        which = [str(number), str(1 if more else self.of)]
        command = [sys.executable, "-m", "bot.trials.crash_player", str(self.folder), str(seed), base, *which]
        ordering = ["orders"] if self.orders else []
        return subprocess.Popen([*command, *more, *ordering], stdout=subprocess.PIPE, text=True)

    def kill_once(self, seed: int, rng: random.Random, server_too: bool = False) -> int:
        """Start the players, let them play up to a moment nobody chose, and kill them without a warning.

        The moment is a number of choices and a few milliseconds, so a slow machine tests as much as a fast
        one. Returns how many were killed.
        """
        children = [self.child(seed, number) for number in range(1, self.of + 1)]
        first = children[0]
        if seed % _EARLY == 0 and not server_too:
            time.sleep(rng.uniform(0, 1.0))
        elif _heard(first, 1 + rng.randrange(_MOST_CHOICES)) and server_too and self.server is not None:
            self.server.kill()
            self.server_kills += 1
            self.server.start_again()
            _heard(first, 1 + rng.randrange(_MOST_CHOICES // 2))  # play goes on
        time.sleep(rng.uniform(0, 0.02))
        return sum(self._kill(child, rng) for child in children)

    def _kill(self, child: subprocess.Popen[str], rng: random.Random) -> bool:
        """Whether it was this that ended it."""
        child.send_signal(signal.SIGKILL)
        assert child.stdout is not None
        child.stdout.close()
        killed = child.wait() == -signal.SIGKILL
        if not killed:
            self.ended += 1
            print(f"a player ended by itself with {child.returncode}", file=sys.stderr, flush=True)
            if self.ended > _MOST_ENDED:
                raise RuntimeError("the players keep ending by themselves")
        time.sleep(rng.uniform(0, 0.05))
        return killed

    def drain(self) -> None:
        """The last start: everything still in the outbox is told."""
        with self.child(0, 1, "drain") as child:
            if child.wait() != 0:
                raise RuntimeError("the last start failed")


def _heard(child: "subprocess.Popen[str]", lines: int) -> bool:
    """Wait for a player to say something so many times; whether it lived that long."""
    assert child.stdout is not None
    for _ in range(lines):
        hung = threading.Timer(_LONGEST_SILENCE, child.send_signal, [signal.SIGABRT])
        hung.start()
        heard = child.stdout.readline()
        hung.cancel()
        if not heard:
            child.wait()
            return False
    return True


def run(
    players: Players, kills: int, server_kills: int, seed: int, say: Callable[[str], None]
) -> dict[str, int]:
    rng = random.Random(seed)
    killed = number = 0
    while killed < kills:
        number += 1
        due = players.server_kills < server_kills * (killed + 1) / kills
        killed += players.kill_once(seed * 100_000 + number, rng, due and players.server is not None)
        say(f"{killed} of {kills} kills, {players.server_kills} of {server_kills} of the server")
    say("the last start: everything is told")
    players.drain()
    if isinstance(players.where, Server):
        # The same eyes look at both: what the server holds is carried into a file, row by row.
        say("looking at what is stored")
        asyncio.run(_carry(players.where, players.folder / "tropero.db"))
    figures = {"kills": killed, "ended": players.ended, **compare(players.folder)}
    return figures | ({"server_kills": players.server_kills} if players.server else {})


async def _carry(where: Server, file: Path) -> None:
    """The server may hold what the last process had for a moment longer."""
    for _ in range(50):
        with suppress(InUse):
            await carry(where, file)
            return
        await asyncio.sleep(0.2)
    await carry(where, file)


class Progress:
    """On a terminal a line that changes; elsewhere one now and then, so that a long run can be followed."""

    def __init__(self) -> None:
        self._said = 0.0

    def __call__(self, text: str) -> None:
        if sys.stderr.isatty():
            progress_line(text)
        elif time.monotonic() - self._said > SAID_EVERY:
            self._said = time.monotonic()
            print(text, file=sys.stderr, flush=True)


def compare(folder: Path) -> dict[str, int]:
    """What the players and the world saw, against what the database holds."""
    check_file(folder / "tropero.db")
    journal = journal_of(folder)
    acknowledged = [line for line in journal if line["what"] == "acknowledged"]
    tries = {(line["table"], line["number"]): line for line in journal if line["what"] == "try"}
    ordered = [line for line in journal if line["what"] == "order"]
    lost = doubled = orders_played = 0
    expected: Counter[tuple[str, str, int]] = Counter()
    with closing(sqlite3.connect(folder / "tropero.db")) as database:
        database.row_factory = sqlite3.Row
        entries: dict[tuple[str, int], sqlite3.Row] = {}
        for table in database.execute(
            "SELECT id, setup, base FROM tables WHERE setup IS NOT NULL"
        ).fetchall():
            log = database.execute(
                "SELECT * FROM choices WHERE table_id = ? ORDER BY entry", (table["id"],)
            ).fetchall()
            entries.update({(table["id"], row["entry"]): row for row in log})
            state, to_tell = replay(table, log)
            expected.update(to_tell)
            # An entry that nobody tried or ordered was made of another one, and a state that the log does not
            # give has had a choice applied to it twice, or not at all.
            untried = [row for row in log if (table["id"], row["entry"] - 1) not in tries]
            left = [line for line in ordered if line["table"] == table["id"]]
            by_order = played_by_order(untried, left)
            orders_played += by_order
            doubled += len(untried) - by_order
            stored = database.execute("SELECT * FROM current WHERE table_id = ?", (table["id"],)).fetchone()
            doubled += unpack(stored["state"], unpack(table["base"])) != state or stored["entry"] != len(log)
    for line in acknowledged:
        row = entries.get((line["table"], line["entry"]))
        lost += row is None or not _same(row, line)
    told = Counter(_told(folder))
    return {
        "acknowledged": len(acknowledged),
        "lost": lost,
        "doubled": doubled,
        "untold": sum(1 for letter in expected if letter not in told),
        "told_twice": sum(count - 1 for count in told.values())
        + sum(1 for one in told if one not in expected),
        "told": sum(told.values()),
        "undone": sum("undo" in line for line in acknowledged),
        "orders_played": orders_played,
    }


def played_by_order(untried: list[sqlite3.Row], left: list[dict[str, Any]]) -> int:
    """How many of the entries that nobody tried are orders, as they were left, in order, each used once."""
    runs: list[list[sqlite3.Row]] = []
    for row in untried:
        last = runs[-1][-1] if runs else None
        if last is not None and (last["entry"] + 1, last["seat"]) == (row["entry"], row["seat"]):
            runs[-1].append(row)
        else:
            runs.append([row])
    played, waiting = 0, list(left)
    for run in runs:
        picked = [json.loads(row["picked"]) for row in run]
        for line in waiting:
            if line["person"] == run[0]["person"] and line["picks"][: len(picked)] == picked:
                waiting.remove(line)
                played += len(run)
                break
    return played


def _same(row: sqlite3.Row, line: dict[str, Any]) -> bool:
    if "undo" in line:
        return bool(row["kind"] == "undo" and row["person"] == line["person"])
    picked = json.loads(row["picked"])
    return bool(row["kind"] == "choice" and row["person"] == line["person"] and picked == line["picked"])


def _told(folder: Path) -> list[tuple[str, str, int]]:
    """Every message that arrived, by what it was about; a message sent twice is in here twice."""
    with closing(sqlite3.connect(folder / "world.db")) as world:
        rows = world.execute("SELECT table_id, kind, payload FROM messages").fetchall()
    return [key_of(table, kind, json.loads(payload)) for table, kind, payload in rows]


def key_of(table: str, kind: str, payload: dict[str, Any]) -> tuple[str, str, int]:
    # An undo is known by the first entry that it took back and the last, which no two undos share.
    about = payload.get("last", 0) if kind != "undone" else payload["first"] * 1_000_000 + payload["last"]
    return table, kind, about


def replay(table: sqlite3.Row, log: list[sqlite3.Row]) -> tuple[str, list[tuple[str, str, int]]]:
    """Play a log with the engine alone: the state it gives, and what the table had to be told on the way."""
    setup = msgspec.json.decode(table["setup"], type=Setup)
    game = Game.start(setup)
    before: dict[int, tuple[str, int]] = {}
    turn_entry = 0  # the last entry before this turn began
    counted: list[sqlite3.Row] = []
    told = [(table["id"], "started", 0)]
    for row in log:
        if row["kind"] == "undo":
            taken = [one for one in counted if one["number"] >= row["number"]]
            counted = [one for one in counted if one["number"] < row["number"]]
            values = {"first": taken[0]["entry"], "last": taken[-1]["entry"]}
            free = all(one["seat"] == row["seat"] and not one["reveals"] for one in taken)
            if not free or taken[0]["entry"] <= turn_entry:
                told.append(key_of(table["id"], "undone", values))
            state, turn_entry = before[row["number"]]
            game = Game.load(state)
            continue
        before[game.number] = game.dump(), turn_entry
        turn = game.turn
        game.choose(row["seat"], json.loads(row["picked"]))
        counted.append(row)
        if game.over:
            told.append((table["id"], "finished", row["entry"]))
        elif game.turn != turn:
            told.append((table["id"], "turn", row["entry"]))
            turn_entry = row["entry"]
    return game.dump(), told


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kills", type=int, default=50, help="how often to kill the player (default: 50)")
    parser.add_argument(
        "--db", help=f"postgresql://… of an empty database, or {LOCAL}: a server of its own (default: a file)"
    )
    parser.add_argument("--players", type=int, default=1, help="processes on the same tables (PostgreSQL)")
    parser.add_argument("--server-kills", type=int, default=0, help=f"kills of the server (--db {LOCAL})")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and of the play (default: 1)")
    parser.add_argument("--folder", type=Path, help="where to play (default: a folder that is removed again)")
    parser.add_argument("--orders", action="store_true", help="players leave orders for their turns, too")
    json_argument(parser)


def _run(given: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            print(f"crashtest: {folder} is not empty; give a new folder", file=sys.stderr)
            return 2
        if given.db == LOCAL:
            server = LocalPostgres()
            try:
                where = asyncio.run(server.fresh())
                players = Players(folder, where, given.players, server, given.orders)
                figures = run(players, given.kills, given.server_kills, given.seed, Progress())
            finally:
                server.stop()
        else:
            base = address(given.db or folder / "tropero.db")
            players = Players(folder, base, given.players, orders=given.orders)
            figures = run(players, given.kills, 0, given.seed, Progress())
    failed = any(figures[name] for name in ("lost", "doubled", "untold", "told_twice", "ended"))
    progress_line("")
    if given.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name:14} {value}" for name, value in figures.items()))
    return 1 if failed else 0


CRASHTEST = Command(
    "crashtest", "kill a playing bot at random moments and look for what was lost", _arguments, _run
)
