"""Random and hostile interactions against the real bot, and a look after each wave at what came of them.

Some are what people do, some are what only a forged client could send: ids of other people's panels, values
of the wrong type, strings that are huge or turn the text around. `python -m bot siege --count 100000`
runs as many as wanted and prints what it found.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.cli import Command, json_argument, progress_line
from bot.components.show import GONE
from bot.sandbox.state import Message, cdn_path
from bot.sandbox.wire import Json
from bot.trials.attackers import Attackers, finished
from bot.trials.local_bot import PATIENCE, LocalBot, local_bot

WAVE = 20
TELLTALES = ("Traceback", 'File "', "Error(", "Exception", "<class", "object at 0x")


class Records(logging.Handler):
    """What the bot logged as an error: whatever a person can do, none of it is one."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


class Siege(Attackers):
    """Waves of interactions, and a look at what came of each."""

    def __init__(self, house: LocalBot, seed: int) -> None:
        super().__init__(house, seed)
        self.played = self.looked_at = 0
        self.worst_ack = 0.0
        self.overtaken = 0
        self._seen_edits: dict[str, int] = {}

    async def wave(self) -> None:
        """Some interactions at once. Strangers alone must leave every table as it was."""
        only_strangers = self.rng.random() < 0.4
        senders = [
            self.rng.choice(self.strangers[1:] if only_strangers else self.players + self.strangers)
            for _ in range(WAVE)
        ]
        before = await self.state()
        answers = await asyncio.gather(*(self.send(person) for person in senders))
        for answer in answers:
            await finished(answer)
            self.worst_ack = max(self.worst_ack, answer.latency or 0.0)
        after = await self.state()
        self._check_changes(before, after, {int(person.id) for person in senders}, only_strangers)
        await self._check_messages()
        self._forgive_the_overtaken()
        self.house.clean()
        await self._reopen()

    def _forgive_the_overtaken(self) -> None:
        """A message can be gone when it is to be changed, and the bot has to live with that.

        A panel is deleted when its next question comes by itself, and a tap of that very moment still finds
        it; the message of a lobby is long forgotten when somebody joins by a command.
        """
        gone = [one for one in self.fake.rejected if one.code == GONE and one.method == "PATCH"]
        self.overtaken += len(gone)
        self.fake.rejected[:] = [one for one in self.fake.rejected if one not in gone]

    async def state(self) -> dict[str, list[tuple[Any, ...]]]:
        read = self.bot.store.read
        queries = {
            "choices": "SELECT table_id, entry, seat, person FROM choices",
            "seats": "SELECT table_id, seat, person, name, stand_in, vacant FROM seats",
            "tables": "SELECT id, state, host, channel FROM tables",
            "ballots": "SELECT vote, person, answer FROM ballots",
            "votes": "SELECT id, table_id, outcome FROM votes",
            "people": "SELECT person, language, zone, remind, away_until FROM people",
        }
        return {name: [tuple(row) for row in await read.all(query)] for name, query in queries.items()}

    def _check_changes(
        self, before: dict[str, Any], after: dict[str, Any], senders: set[int], only_strangers: bool
    ) -> None:
        new = {name: set(after[name]) - set(before[name]) for name in after}
        seated = {(table, seat): person for table, seat, person, *_ in [*before["seats"], *after["seats"]]}
        for table, _, seat, person in new["choices"]:
            assert seated[table, seat] == person, f"{person} chose for {seat}"
            # A seat without a person is an AI's, which plays by itself.
            assert person is None or person in senders, f"{person} chose without having sent anything"
            self.played += 1
        for _, person, _ in new["ballots"]:
            assert person in senders
        for person, *_ in new["people"]:
            assert person in senders, "somebody's settings were changed by others"
        if only_strangers:
            guarded = {table for table, *_, channel in before["tables"] if channel in self._guarded}
            for name, place in (("choices", 0), ("seats", 0), ("votes", 1), ("tables", 0)):
                changed = [row for row in new[name] if row[place] in guarded]
                assert not changed, f"strangers changed {name}: {changed}"

    @property
    def _guarded(self) -> set[int]:
        """The channels in which the players play: everything there is theirs alone."""
        return {int(channel.id) for channel in self.channels[:-1]}

    async def _check_messages(self) -> None:
        """Every message that is new or changed since the last look, with its files."""
        secrets = await self._secrets()
        for message in list(self.fake.world.messages.values()):
            if self._seen_edits.get(message.id) == message.edits or message.thinking:
                continue
            self._seen_edits[message.id] = message.edits
            self.looked_at += 1
            words = json.dumps(message.raw, ensure_ascii=False)
            for word in (*TELLTALES, *secrets):
                assert word not in words, f"{word} in a message"
            if message.raw["author"]["id"] != self.fake.world.bot.id:
                continue
            allowed = message.allowed_mentions or {"parse": []}
            assert not set(allowed.get("parse") or []), "a message may mention everybody"
            for file in message.files:
                self._check_file(message, file, secrets)

    def _check_file(self, message: Message, file: Json, secrets: list[str]) -> None:
        if file["filename"].startswith("hand"):
            assert message.viewer is not None, "a hand for all to see"
        if file["filename"].endswith(".json"):
            text = self.fake.world.files[cdn_path(file["url"])].decode()
            assert not [word for word in secrets if word in text], "an export with a seed"
            for seat, player in json.loads(text).get("view", {}).get("players", {}).items():
                assert player["hand"] is None or seat == json.loads(text)["view"]["seat"]

    async def _secrets(self) -> list[str]:
        rows = await self.bot.store.read.all(
            "SELECT setup FROM tables WHERE state = 'running' AND setup IS NOT NULL"
        )
        seeds = [json.loads(row["setup"])["seed"] for row in rows]
        assert all(isinstance(seed, int) for seed in seeds)
        return [form for seed in seeds for form in (str(seed), f"{seed:x}", f"{seed:032x}")]

    async def _reopen(self) -> None:
        """A table that was played to its end makes room for the next."""
        for number, channel in enumerate(self.channels[:-1]):
            if await self.bot.tables.lobby.at(int(channel.id)) is None:
                await self.house.table(channel, *self.players[2 * number : 2 * number + 2])
        self._forget_private_messages()

    def _forget_private_messages(self) -> None:
        """What one person was told is thrown away once it was looked at, but for the panels still in use."""
        world, kept = self.fake.world, {panel.id for panel in self.panels.values()}
        for message in list(world.messages.values()):
            if message.id in self._seen_edits and message.viewer is not None and message.id not in kept:
                del world.messages[message.id]
                world.by_channel[message.channel_id].remove(message)
                world.forget_files(message.files)
        self._seen_edits = {name: n for name, n in self._seen_edits.items() if name in world.messages}


async def besiege(folder: Path, count: int, seed: int, report: Any = None) -> dict[str, Any]:
    records = Records()
    logger = logging.getLogger("tropero")
    logger.addHandler(records)
    started = time.perf_counter()
    try:
        async with local_bot(folder, messages_per_channel=2000) as house:
            # A picture that a busy machine is slow with is no error here.
            house.bot.painters.limit = house.bot.thinkers.limit = PATIENCE
            siege = Siege(house, seed)
            await siege.set_up()
            while siege.sent < count:
                await siege.wave()
                if report is not None:
                    report(siege)
    finally:
        logger.removeHandler(records)
    return {
        "interactions": siege.sent,
        "seconds": round(time.perf_counter() - started, 1),
        "choices_made": siege.played,
        "messages_looked_at": siege.looked_at,
        "overtaken": siege.overtaken,
        "worst_acknowledgement_ms": round(siege.worst_ack * 1000),
        "kinds": dict(siege.kinds),
        "errors_logged": records.found,
    }


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--count", type=int, default=100_000, help="interactions (default: 100000)")
    parser.add_argument("--seed", type=int, default=1)
    json_argument(parser)


def _run(given: argparse.Namespace) -> int:
    def report(siege: Siege) -> None:
        progress_line(f"{siege.sent} of {given.count}")

    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(besiege(Path(folder), given.count, given.seed, report))
    for one in figures["errors_logged"][:20]:
        print(one, file=sys.stderr)
    errors = figures["errors_logged"] = len(figures["errors_logged"])
    if given.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name:26} {value}" for name, value in figures.items()))
    return 1 if errors else 0


SIEGE = Command("siege", "send what people and forgers may, and look what comes of it", _arguments, _run)
