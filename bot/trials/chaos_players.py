"""The people of `chaos`: they play by tapping, try again as people do, and note what they were told."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Any

from bot.components.panel import can_be_picked
from bot.sandbox.client import NotOfferedError
from bot.sandbox.interactions import Answer, NoAnswerError
from bot.sandbox.people import Person
from bot.sandbox.server import FakeDiscord
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import ApiError, Callback, Json
from data.texts import has, say

#: Seconds in which everything is answered that can be: the limits of a drawing and of a lock are in it.
PATIENCE = 45.0
#: Of an interaction that was not answered: how long before an outage it may have been sent, or heard.
HEARING, ANSWERING = 5.0, 20.0
#: An answer that says one of these has not taken the choice, or does not know.
REFUSALS = (
    *("panel-stale", "table-stale", "table-over", "table-none", "table-unknown", "table-come-back"),
    *("error-store", "error-store-reading", "error-bug", "error-discord", "error-work", "error-cooldown"),
    *("illegal-unknown", "table-not-seated", "table-not-asked", "table-not-started"),
)


def _fragments() -> list[str]:
    """What a refusal begins with, up to its first value or command, which may be shown in two ways."""
    mark = "\u0000"
    found = [say("en", key, code=mark, seconds=mark, name=mark) for key in REFUSALS if has("en", key)]
    return [re.split(f"{mark}|1|`/", text)[0].strip() for text in found]


@dataclass(frozen=True)
class Outage:
    """A time in which the bot could not hear; if `silent`, it could not speak either."""

    begun: float
    over: float
    silent: bool


@dataclass
class Act:
    """One interaction: what it was, when it was sent, and whether it was answered to the end."""

    what: str
    sent: float
    heard: float | None = None  # when the bot acknowledged it
    answered: float | None = None
    pending: Answer | None = None  # what nobody waits for any more, but may still come on a busy machine

    @property
    def is_answered(self) -> bool:
        late = self.pending is not None and not self.pending.failed and _done(self.pending)
        return self.answered is not None or late


@dataclass
class Ledger:
    tries: set[tuple[str, int]] = field(default_factory=set)
    acknowledged: list[dict[str, Any]] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)

    async def act(self, what: str, sending: Awaitable[Answer]) -> Answer:
        """Send an interaction and wait until the person sees what came of it."""
        act = Act(what, time.monotonic())
        answer = await sending
        self.acts.append(act)
        act.pending = answer
        try:
            await answer.until(_done, within=PATIENCE)
        finally:
            act.heard = act.sent + answer.latency if answer.latency is not None else None
        if answer.failed:
            raise NoAnswerError(what)
        act.answered, act.pending = time.monotonic(), None
        return answer

    def unanswered(self, outages: list[Outage]) -> list[Act]:
        """What was not answered although nothing stood in the way.

        Nobody hears what is said to a bot that is not there, is stopped or has no connection. What it has
        heard it can only leave unanswered if it ends, or if Discord is away.
        """

        def is_excused(act: Act) -> bool:
            if act.heard is None:
                return any(one.begun <= act.sent + HEARING and act.sent <= one.over for one in outages)
            heard = act.heard
            ended = [one for one in outages if one.silent]
            return any(one.begun <= heard + ANSWERING and heard <= one.over for one in ended)

        now = time.monotonic()
        late = [act for act in self.acts if not act.is_answered and now - act.sent > PATIENCE]
        return [act for act in late if not is_excused(act)]


def _done(answer: Answer) -> bool:
    if answer.failed or answer.callback is None:
        return answer.failed
    if answer.callback is Callback.DEFERRED_UPDATE:
        return answer.edits + len(answer.followups) > 0
    return answer.message is None or not answer.message.thinking


def picks(panel: Message | None) -> list[Json]:
    """The parts of a panel that answer its question."""
    return [part for part in (panel.parts if panel else []) if _answers(part)]


def _answers(part: Json) -> bool:
    name = str(part.get("custom_id", ""))
    if name.startswith("q:") and name.endswith(":ok"):
        return not part.get("disabled")
    return name.startswith(("p:", "m:")) or can_be_picked(name)


class Sitting:
    """A channel in which the same people play one game after the other."""

    def __init__(
        self,
        fake: FakeDiscord,
        ledger: Ledger,
        channel: Channel,
        people: list[Person],
        rng: random.Random,
        *,
        game: str,
        opponent: str | None = None,
    ) -> None:
        self.fake, self.ledger, self.channel, self.people = fake, ledger, channel, people
        self._rng, self._game, self._opponent = rng, game, opponent
        self._refused = _fragments()
        self.progress = 0
        self.seen: Message | None = None  # the panel that was looked at last
        self._idle = 2

    async def run(self) -> None:
        while True:
            try:
                moved = False
                for person in self._rng.sample(self.people, len(self.people)):
                    moved = await self._play(person) or moved
                self._idle = 0 if moved else self._idle + 1
                if self._idle > 2:
                    self._idle = 0
                    await self._begin()
            except (NotOfferedError, NoAnswerError, TimeoutError, ApiError):
                pass  # a person shrugs and tries again
            await asyncio.sleep(self._rng.uniform(0.05, 0.6))

    async def _begin(self) -> None:
        host = self.people[0]
        if len(self.people) == 1:
            asked: dict[str, Any] = {"game": self._game, "opponent": self._opponent or "automa"}
            await self.ledger.act("solo", host.slash(self.channel, "trail solo", wait=False, **asked))
            return
        seats = len(self.people) + (self._opponent is not None)
        if not self._lobby() or self._rng.random() < 0.3:
            opening = host.slash(self.channel, "trail new", wait=False, game=self._game, players=seats)
            await self.ledger.act("new", opening)
        found = self._lobby()
        if found is None:
            return
        lobby, table = found
        steps = [(guest, "join") for guest in self.people[1:]]
        steps += [(host, "ai")] if self._opponent else []
        for person, verb in [*steps, (host, "start")]:
            clicking = person.click(lobby, custom_id=f"b:{table}:{verb}", wait=False)
            await self.ledger.act(verb, clicking)

    def _lobby(self) -> tuple[Message, str] | None:
        """The lobby that is open here, perhaps since somebody was interrupted, and its table."""
        for message in reversed(list(self.fake.world.history(self.channel))):
            for part in message.parts:
                kind, _, rest = part.get("custom_id", "").partition(":")
                if kind == "b":
                    return message, rest.partition(":")[0]
        return None

    async def _play(self, person: Person) -> bool:
        """Open the panel of a person, and answer as long as it asks; returns whether it asked."""
        panel = self.seen = await self._open(person)
        moved = False
        while picks(panel):
            assert panel is not None
            moved = True
            panel = await self._tap(person, panel)
            await asyncio.sleep(self._rng.uniform(0.0, 0.3))
        return moved

    async def _open(self, person: Person) -> Message | None:
        """By a command, or by the button under what the table was told last."""
        told = [one for one in self.fake.world.history(self.channel) if not one.ephemeral][-3:]
        buttons = [
            (one, part["custom_id"])
            for one in told
            for part in one.parts
            if part.get("custom_id", "").startswith("o:")
        ]
        if buttons and self._rng.random() < 0.5:
            message, name = buttons[-1]
            opening = person.click(message, custom_id=name, wait=False)
        else:
            command = self._rng.choice(("hand", "hand", "hand", "hand", "board", "score"))
            opening = person.slash(self.channel, command, wait=False)
        return (await self.ledger.act("open", opening)).message

    async def _tap(self, person: Person, panel: Message) -> Message | None:
        part = self._rng.choice(picks(panel))
        letter, table, _, number, *_ = part["custom_id"].split(":")
        values: list[str] | None = None
        if letter in "pq":
            sending = person.click(panel, custom_id=part["custom_id"], wait=False)
        else:
            offered = [option["value"] for option in part["options"]]
            values = self._rng.sample(offered, part["min_values"])
            sending = person.select(panel, part["custom_id"], values, wait=False)
        self.ledger.tries.add((table, int(number)))
        answer = await self.ledger.act("tap", sending)
        shown = [panel, *answer.followups]
        if letter == "q":
            # One of several things to pick: only the last of them is a choice, and which that is nobody says.
            self.progress += 1
        elif not any(refusal in one.text for one in shown for refusal in self._refused):
            # A step is named by its place in the menu, as on a button, and not by what it picks.
            known = values if values and not re.fullmatch("s[0-9]+", values[0]) else None
            taken = {"table": table, "number": int(number), "person": int(person.id), "picked": known}
            self.ledger.acknowledged.append(taken)
            self.progress += 1
        return next((one for one in reversed(shown) if picks(one)), None)
