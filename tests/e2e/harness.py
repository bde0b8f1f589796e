"""The bot as a process of its own beside a stand-in for Discord, and people who play on it.

Everything a test knows here it knows as a person at the keyboard does: from messages, panels and suggestions.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from bot.commands.choices import choice_commands
from bot.components.panel import can_be_picked
from bot.sandbox.interactions import Answer
from bot.sandbox.people import Person
from bot.sandbox.server import FakeDiscord
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import Json, Part

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
PASSES = ("done", "skip")
SEEN_ENOUGH = 50  # choices, after which players pass where they may
PATIENCE = 60.0  # seconds; a machine may be busy with other things
GLANCE = 0.25  # seconds between two looks while nothing changes


async def until(fake: FakeDiscord, condition: Callable[[], T], within: float = PATIENCE) -> T:
    """Wait for something to become true: looked at when the stand-in changes, and now and then besides."""
    changed = asyncio.Event()

    def watcher(what: str, thing: Any) -> None:
        changed.set()

    fake.watchers.append(watcher)
    try:
        async with asyncio.timeout(within):
            while not (found := condition()):
                changed.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), GLANCE)
    finally:
        fake.watchers.remove(watcher)
    return found


class BotProcess:
    """`python -m bot run`, pointed at a stand-in. It can be killed, stopped and started again."""

    def __init__(self, fake: FakeDiscord, folder: Path) -> None:
        self.fake = fake
        self.db = folder / "tropero.db"
        self.log = folder / "bot.log"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run", "--db", str(self.db), "--log-level", "INFO"),
                env={**environment, "TROPERO_STAND": self.fake.http, "TROPERO_EMOJI": "no"},
                cwd=ROOT,
                stderr=log,
            )
        connected = asyncio.create_task(self.fake.gateway.until(connected=True, within=PATIENCE))
        ended = asyncio.create_task(self._process.wait())
        await asyncio.wait({connected, ended}, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        assert connected.done(), f"the bot did not start:\n{self.log.read_text()}"

    async def kill(self) -> None:
        """As when the power fails."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()
        await self.fake.gateway.until(connected=False, within=PATIENCE)

    async def stop(self) -> int:
        """As an operator stops it; returns the exit code."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                await self._process.wait()
        assert self._process.returncode is not None
        return self._process.returncode

    async def restart(self) -> None:
        await self.kill()
        await self.start()

    @property
    def tracebacks(self) -> int:
        return self.log.read_text().count("Traceback") if self.log.exists() else 0


def parts(message: Message, prefixes: str) -> list[Json]:
    """Components whose ids begin with one of some letters: p and m pick, o opens, u takes back, v votes."""
    return [
        part
        for part in message.parts
        if part["type"] != Part.ACTION_ROW and part.get("custom_id", " ")[0] in prefixes
    ]


def moment(panel: Message) -> str:
    """The moment of the game that the answers on a panel belong to."""
    ids = [part["custom_id"].split(":") for part in parts(panel, "pmq")]
    return ids[0][3] if ids else ""


def unpicked(panel: Message) -> list[Json]:
    """What can still be picked where several things have to be."""
    return [part for part in parts(panel, "q") if can_be_picked(part["custom_id"])]


def asks(panel: Message) -> bool:
    """Whether a panel has a question for the person who sees it."""
    return bool(parts(panel, "pmq"))


@dataclass
class Sitting:
    """A table for two in a channel, and the panel each of them has open."""

    fake: FakeDiscord
    channel: Channel
    people: list[Person]
    rng: random.Random
    panels: dict[str, Message] = field(default_factory=dict)
    choices: int = 0

    async def begin(self) -> None:
        """From an empty channel to a game, by a command and two buttons."""
        host, guest = self.people
        lobby = (await host.slash(self.channel, "trail new", players=2)).message
        assert lobby is not None and not lobby.ephemeral
        await (await guest.click(lobby, "Join")).edited()
        await (await host.click(lobby, "Start")).edited()
        await until(self.fake, self.newest_ping)

    # -- what the table sees
    def told(self) -> list[Message]:
        """The messages of the table, which all can see, oldest first."""
        return [message for message in self.fake.world.history(self.channel) if not message.ephemeral]

    def newest_ping(self) -> tuple[Person, Message] | None:
        """Who was asked last, with the message that has the button for it."""
        for message in reversed(self.told()):
            for person in self.people:
                if person.id in message.pinged and parts(message, "o"):
                    return person, message
        return None

    def scores(self) -> Message | None:
        return next((one for one in self.told() if "🏆" in one.content), None)

    # -- by buttons
    async def open_panel(self, person: Person, message: Message) -> Message:
        (button,) = parts(message, "o")
        answer = await person.click(message, custom_id=button["custom_id"])
        assert answer.message is not None and answer.ephemeral
        self.panels[person.id] = answer.message
        return answer.message

    async def tap(self, person: Person, panel: Message) -> None:
        """Answer the question of a panel, quickly rather than well, and wait for the next one."""
        before = moment(panel)
        answer = await self.touch(person, panel)
        await answer.edited()
        self.choices += moment(panel) != before  # the first of several picks is no answer yet

    async def touch(self, person: Person, panel: Message) -> Answer:
        """The tap alone."""
        part = self.quick(panel)
        if part["type"] == Part.BUTTON:
            return await person.click(panel, custom_id=part["custom_id"], wait=False)
        values = [option["value"] for option in part["options"]]
        picked = self.rng.sample(values, part["min_values"])
        return await person.select(panel, part["custom_id"], picked, wait=False)

    def quick(self, panel: Message) -> Json:
        """Pass where one may, so that a game ends soon; but look around a little at the beginning."""
        offered = [*parts(panel, "pm"), *unpicked(panel)]
        passing = [part for part in parts(panel, "p") if part.get("style") == 2]
        if passing and (self.choices >= SEEN_ENOUGH or len(passing) == len(offered)):
            return self.rng.choice(passing)
        others = [part for part in offered if part not in passing]
        return self.rng.choice(others or passing)

    async def turn_by_buttons(self) -> Person:
        """Whoever was pinged last plays until their panel asks nothing more."""
        found = self.newest_ping()
        assert found is not None
        person, message = found
        panel = await self.open_panel(person, message)
        while asks(panel):
            await self.tap(person, panel)
        return person

    # -- by commands
    async def command(self, person: Person, panel: Message) -> Message:
        """Answer the question of a panel with the command that stands for it; returns the fresh panel."""
        if self.choices >= SEEN_ENOUGH and any(part.get("style") == 2 for part in parts(panel, "p")):
            path, values = "done", {}
        else:
            suggested = await person.autocomplete(self.channel, "choose", "option")
            picked = self.rng.choice(suggested)["value"]
            path, values = self._words(picked, panel, [one["value"] for one in suggested])
        before = moment(panel)
        answer = await person.slash(self.channel, path, wait=False, **values)
        await answer.settled()
        assert answer.message is not None and answer.ephemeral
        # Where several things have to be picked, one is refused, and the same is asked again.
        self.choices += moment(answer.message) != before
        self.panels[person.id] = answer.message
        return answer.message

    def _words(self, picked: str, panel: Message, all_of_them: list[str]) -> tuple[str, dict[str, str]]:
        if picked in PASSES:
            return "done", {}
        menus = parts(panel, "m")
        if menus and menus[0]["min_values"] > 1:
            several = self.rng.sample(all_of_them, menus[0]["min_values"])
            picked = ",".join(several)
        verb = picked.partition(":")[0]
        for name, one in choice_commands().items():
            if verb in one.verbs:
                return name, {one.option: picked}
        return "choose", {"option": picked}

    def waits_for_other(self, than: Person) -> bool:
        """Whether the table has been told of the turn: somebody else is asked, or it is over."""
        found = self.newest_ping()
        return self.scores() is not None or (found is not None and found[0] != than)
