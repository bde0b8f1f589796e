"""What besiegers send: commands with odd values, presses on other people's buttons, ids that nobody made."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from bot.sandbox.client import flat
from bot.sandbox.interactions import Answer
from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import Ask, Callback, Json, Part
from bot.trials.local_bot import PATIENCE, LocalBot

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


class Attackers:
    """Players and strangers, and what they send: what people may, and what only a forged client could."""

    def __init__(self, house: LocalBot, seed: int) -> None:
        self.house, self.fake, self.bot = house, house.fake, house.bot
        self.rng = random.Random(seed)
        self.kinds: Counter[str] = Counter()
        self.sent = 0
        self.players: list[Person] = []
        self.strangers: list[Person] = []
        self.channels: list[Channel] = []
        self.panels: dict[str, Message] = {}

    async def set_up(self) -> None:
        names = iter(NAMES)
        for number in range(3):
            channel = await self.fake.new_channel(f"siege-{number}")
            self.channels.append(channel)
            self.players += [self.fake.person(f"{next(names)} {number}") for _ in range(2)]
        self.strangers = [self.fake.person(name) for name in names]
        for number, channel in enumerate(self.channels):
            await self.house.table(channel, *self.players[2 * number : 2 * number + 2])
        lobby = await self.fake.new_channel("siege-lobby")
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
        found = list(flat(self.fake.world.commands[None]))
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
        world = self.fake.world
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
        messages = [message for channel in self.channels for message in self.fake.world.history(channel)]
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
        usable = [part for part in panel.parts if "custom_id" in part]
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
            "id": self.fake.clock.snowflake(), "type": 0, "channel_id": channel.id, "content": "",
            "author": self.fake.world.bot.raw, "embeds": [], "attachments": [], "mentions": [],
            "components": [{"type": 1, "id": 1, "components": [part]}], "mention_roles": [],
            "mention_everyone": False, "pinned": False, "tts": False, "timestamp": self.fake.clock.iso(),
            "edited_timestamp": None, "flags": flags,
        }  # fmt: skip
        message = Message(raw, viewer=person.id if flags else None)
        self.fake.world.keep_message(message)
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


async def finished(answer: Answer) -> None:
    """Until a person would see that something has come of what they did."""

    def done(one: Answer) -> bool:
        if one.failed or one.callback is None:
            return one.failed
        if one.callback is Callback.DEFERRED_UPDATE:
            return one.edits + len(one.followups) > 0
        return one.message is None or not one.message.thinking

    await answer.until(done, within=PATIENCE)
