"""Random and hostile interactions against the real bot, and a look after each wave at what came of them.

Some are what people do, some are what only a forged client could send: ids of other people's panels, values
of the wrong type, strings that are huge or turn the text around. `python -m tests.bot.siege --count 100000`
runs as many as wanted and prints what it found.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from bot.sandbox.client import flat
from bot.sandbox.interactions import Answer
from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message, cdn_path
from bot.sandbox.wire import Ask, Callback, Json, Part
from tests.bot.house import PATIENCE, House, housed

WAVE = 20
STRINGS = (
    "", " ", "0", "-1", "²", "9" * 5000, "1", "2", "1,2", "1>1", ">", ",,,", "done", "skip", "none", "at:b1",
    "move:A", "move:nowhere", "exchange:1", "exchange:-1", "@everyone", "<@&1> <@1> @here", "**x** `y` ||z||",
    "\u202egnihton\u202c", "\u200b\u200f", "\x00\x01", "a" * 6000, "😀" * 1500, "'; DROP TABLE tables; --",
    "{ $name }", "../../etc", "9999-12-31", "0001-01-01", "2026-13-45", "north", "seat", "null", "\n" * 50,
)  # fmt: skip
NAMES = (
    "@everyone", "<@1234567890>", "**Bold** `code`", "\u202eevE\u202c", "Zed\u200b\u200b", "||spoiler||",
    "# Title", "[link](http://x)", "n" * 32, "<#1><t:1:R>",
)  # fmt: skip
PIECES = ("", "0", "1", "7", "99999999", "-1", "north", "east", "none", "x" * 90, "²", "é", "join", "yes")
TELLTALES = ("Traceback", 'File "', "Error(", "Exception", "<class", "object at 0x")


class Records(logging.Handler):
    """What the bot logged as an error: whatever a person can do, none of it is one."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


class Siege:
    def __init__(self, house: House, seed: int) -> None:
        self.house, self.stand, self.bot = house, house.stand, house.bot
        self.rng = random.Random(seed)
        self.kinds: Counter[str] = Counter()
        self.sent = self.played = self.looked_at = 0
        self.worst_ack = 0.0
        self.players: list[Person] = []
        self.strangers: list[Person] = []
        self.channels: list[Channel] = []
        self.panels: dict[str, Message] = {}
        self._seen_edits: dict[str, int] = {}

    async def set_up(self) -> None:
        names = iter(NAMES)
        for number in range(3):
            channel = await self.stand.new_channel(f"siege-{number}")
            self.channels.append(channel)
            self.players += [self.stand.person(f"{next(names)} {number}") for _ in range(2)]
        self.strangers = [self.stand.person(name) for name in names]
        for number, channel in enumerate(self.channels):
            await self.house.table(channel, *self.players[2 * number : 2 * number + 2])
        lobby = await self.stand.new_channel("siege-lobby")
        self.channels.append(lobby)
        await self.strangers[0].slash(lobby, "trail new")

    # -- making interactions
    async def send(self, person: Person) -> Answer:
        ways = (self._command, self._complete, self._click, self._click, self._forged, self._odd)
        make = self.rng.choice(ways)
        self.kinds[make.__name__.strip("_")] += 1
        self.sent += 1
        return await make(person)

    def _channel(self, person: Person) -> Channel:
        return person.dm if self.rng.random() < 0.05 else self.rng.choice(self.channels)

    def _value(self, spec: Json) -> Any:
        """Of the type that Discord itself makes sure of, and of no sense whatever."""
        if spec.get("choices") and self.rng.random() < 0.5:
            return self.rng.choice(spec["choices"])["value"]
        kind = spec["type"]
        if kind == 4:
            return self.rng.choice((-(2**53), -5, 0, 1, 2, 3, 4, 23, 24, 10**9, 2**53))
        if kind == 5:
            return self.rng.random() < 0.5
        if kind == 6:
            return self.rng.choice([*(one.id for one in self.players + self.strangers), "1", "-1"])
        return self.rng.choice(STRINGS)

    def _commands(self) -> list[tuple[str, Json]]:
        # Opening and ending tables is tried too, but not so often that nothing is left to attack.
        found = list(flat(self.stand.world.commands[None]))
        return [one for one in found if not one[0].startswith("trail ") or self.rng.random() < 0.02]

    def _data(self, focused: bool = False) -> tuple[str, Json]:
        path, schema = self.rng.choice(self._commands())
        options: list[Json] = []
        for spec in schema.get("options") or []:
            if spec.get("required") or self.rng.random() < 0.6:
                options.append({"name": spec["name"], "type": spec["type"], "value": self._value(spec)})
        if options and self.rng.random() < 0.05:
            options.pop()
        if focused and options:
            self.rng.choice(options)["focused"] = True
        head, *rest = path.split()
        for name in reversed(rest):
            options = [{"name": name, "type": 1, "options": options}]
        data: Json = {"id": "1", "name": head, "type": 1, "options": options}
        people = self.players + self.strangers
        world = self.stand.world
        data["resolved"] = {
            "users": {one.id: one.account.raw for one in people},
            "members": {
                one.id: {k: v for k, v in world.member(one.account).items() if k != "user"} for one in people
            },
        }
        return path, data

    async def _command(self, person: Person) -> Answer:
        path, data = self._data()
        return await person.interact(Ask.COMMAND, self._channel(person), data, f"/{path}", wait=False)

    async def _complete(self, person: Person) -> Answer:
        path, data = self._data(focused=True)
        return await person.interact(Ask.AUTOCOMPLETE, self._channel(person), data, f"/{path}…", wait=False)

    def _parts(self) -> list[Json]:
        """Every component anybody has before them, wherever."""
        messages = [message for channel in self.channels for message in self.stand.world.history(channel)]
        return [
            part
            for message in messages[-60:]
            for part in message.parts
            if part["type"] != Part.ACTION_ROW and part.get("custom_id")
        ]

    def _pressed(self, part: Json) -> Json:
        data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part.get("id", 1)}
        if part["type"] != Part.BUTTON:
            values = [option["value"] for option in part.get("options", [])]
            most = min(len(values), part.get("max_values", 1))
            data["values"] = self.rng.sample(values, self.rng.randint(min(1, most), most))
            if self.rng.random() < 0.2:
                data["values"] += self.rng.choices([*STRINGS, *values], k=self.rng.randint(0, 30))
        return data

    async def _click(self, person: Person) -> Answer:
        """A button or menu of a message, most often the own panel, as an honest client sends it."""
        panel = self.panels.get(person.id)
        if panel is None or self.rng.random() < 0.1:
            answer = await person.interact(
                Ask.COMMAND,
                self._home(person),
                {"id": "1", "name": "hand", "type": 1, "options": []},
                "/hand",
                wait=False,
            )
            await finished(answer)
            if answer.message is not None:
                self.panels[person.id] = answer.message
            return answer
        usable = [part for part in panel.parts if part["type"] != Part.ACTION_ROW]
        if not usable:
            self.panels.pop(person.id)
            return await self._odd(person)
        picks = [part for part in usable if part["custom_id"][0] in "pm"]
        data = self._pressed(self.rng.choice(picks if picks and self.rng.random() < 0.7 else usable))
        return await person.interact(
            Ask.COMPONENT, self._home(person), data, data["custom_id"], panel, wait=False
        )

    def _home(self, person: Person) -> Channel:
        if person in self.players:
            return self.channels[self.players.index(person) // 2]
        return self.rng.choice(self.channels)

    async def _forged(self, person: Person) -> Answer:
        """A click on a message never sent, with the id of somebody else's component or a mangled one."""
        part = dict(self.rng.choice(self._parts()))
        if self.rng.random() < 0.6:
            part["custom_id"] = self._mangled(part["custom_id"])
        channel = self._channel(person)
        message = self._fake(channel, person, part)
        data = self._pressed(part)
        return await person.interact(Ask.COMPONENT, channel, data, part["custom_id"], message, wait=False)

    def _fake(self, channel: Channel, person: Person, part: Json) -> Message:
        flags = self.rng.choice((0, 64))
        raw = {
            "id": self.stand.clock.snowflake(), "type": 0, "channel_id": channel.id, "content": "",
            "author": self.stand.world.bot.raw, "embeds": [], "attachments": [], "mentions": [],
            "components": [{"type": 1, "id": 1, "components": [part]}], "mention_roles": [],
            "mention_everyone": False, "pinned": False, "tts": False, "timestamp": self.stand.clock.iso(),
            "edited_timestamp": None, "flags": flags,
        }  # fmt: skip
        message = Message(raw, viewer=person.id if flags else None)
        self.stand.world.keep_message(message)
        return message

    def _mangled(self, name: str) -> str:
        pieces = name.split(":")
        place = self.rng.randrange(len(pieces))
        pieces[place] = self.rng.choice(PIECES)
        return ":".join(pieces)[:100] or "?"

    async def _odd(self, person: Person) -> Answer:
        """What no command or component of ours is."""
        channel = self._channel(person)
        kind = self.rng.choice((Ask.COMMAND, Ask.AUTOCOMPLETE, Ask.COMPONENT, Ask.MODAL))
        if kind in (Ask.COMMAND, Ask.AUTOCOMPLETE):
            name = self.rng.choice(("trail", "nothing", "board", "x" * 32))
            data: Json = {"id": "1", "name": name, "type": 1, "options": []}
            return await person.interact(kind, channel, data, f"odd /{name}", wait=False)
        part: Json = {"type": 2, "style": 1, "label": "?", "custom_id": "?", "id": 2}
        message = self._fake(channel, person, part)
        data = {"custom_id": self.rng.choice(STRINGS)[:100] or "?", "component_type": 2, "components": []}
        return await person.interact(kind, channel, data, "odd", message, wait=False)

    # -- looking at what came of it
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
        self.house.clean()
        await self._reopen()

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
        for message in list(self.stand.world.messages.values()):
            if self._seen_edits.get(message.id) == message.edits or message.thinking:
                continue
            self._seen_edits[message.id] = message.edits
            self.looked_at += 1
            words = json.dumps(message.raw, ensure_ascii=False)
            for word in (*TELLTALES, *secrets):
                assert word not in words, f"{word} in a message"
            if message.raw["author"]["id"] != self.stand.world.bot.id:
                continue
            allowed = message.allowed_mentions or {"parse": []}
            assert not set(allowed.get("parse") or []), "a message may mention everybody"
            for file in message.files:
                self._check_file(message, file, secrets)

    def _check_file(self, message: Message, file: Json, secrets: list[str]) -> None:
        if file["filename"].startswith("hand"):
            assert message.viewer is not None, "a hand for all to see"
        if file["filename"].endswith(".json"):
            text = self.stand.world.files[cdn_path(file["url"])].decode()
            assert not [word for word in secrets if word in text], "an export with a seed"
            for seat, player in json.loads(text).get("view", {}).get("players", {}).items():
                assert player["hand"] is None or seat == json.loads(text)["view"]["seat"]

    async def _secrets(self) -> list[str]:
        rows = await self.bot.store.read.all("SELECT setup FROM tables WHERE state = 'running'")
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
        world, kept = self.stand.world, {panel.id for panel in self.panels.values()}
        for message in list(world.messages.values()):
            if message.id in self._seen_edits and message.viewer is not None and message.id not in kept:
                del world.messages[message.id]
                world.by_channel[message.channel_id].remove(message)
                world.forget_files(message.files)
        self._seen_edits = {name: n for name, n in self._seen_edits.items() if name in world.messages}


async def finished(answer: Answer) -> None:
    """Until a person would see that something has come of what they did."""

    def done(one: Answer) -> bool:
        if one.failed or one.callback is None:
            return one.failed
        if one.callback is Callback.DEFERRED_UPDATE:
            return one.edits + len(one.followups) > 0
        return one.message is None or not one.message.thinking

    await answer.until(done, within=PATIENCE)


async def besiege(folder: Path, count: int, seed: int, report: Any = None) -> dict[str, Any]:
    records = Records()
    logger = logging.getLogger("tropero")
    logger.addHandler(records)
    started = time.perf_counter()
    try:
        async with housed(folder, messages_per_channel=2000) as house:
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
        "worst_acknowledgement_ms": round(siege.worst_ack * 1000),
        "kinds": dict(siege.kinds),
        "errors_logged": records.found,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    def report(siege: Siege) -> None:
        if siege.sent % 2000 < WAVE:
            print(siege.sent, file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(besiege(Path(folder), given.count, given.seed, report))
    for one in figures["errors_logged"][:20]:
        print(one, file=sys.stderr)
    figures["errors_logged"] = len(figures["errors_logged"])
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
