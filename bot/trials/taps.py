"""`python -m bot taps`: how many taps a turn takes, how much there is to read, and whether it fits a phone.

Whole games of two people on the real bot and the real panel, behind the stand-in; what they choose is what
a player made of code would. A tap is what a thumb does: opening the panel is one, a button is one, a menu is
one to open and one for each pick, and where several may be picked one more to say that these are all. A ride
is tapped under the table's message if it stands there, which opens the panel, too. Where nothing but Done is
left, a turn ends by itself after a minute, and nobody taps that.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import tempfile
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import Any, TypeVar

from bot.cli import Command, json_argument, progress_line
from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import SELECTS, Json, Part
from bot.store.records import Table
from bot.table.asked import Prompt
from bot.table.steps import Step
from bot.trials.chromium import Browser, Chromium, find_chromium
from bot.trials.local_bot import PATIENCE, LocalBot, local_bot
from engine import GAMES, Game
from engine.players.basics import AiPlayer
from engine.players.registry import make_player

T = TypeVar("T")

PHONE = 360, 640
AHEAD = 8  # so many choices of a player are looked at, to find the step they make
EMOJI = re.compile(r"<a?:\w+:\d+>")
WORD = re.compile(r"[^\W_][\w'’.,–-]*")
#: Whether a panel's question, and as many as three of its options, are on the screen as it stands.
VISIBLE = """(() => {
  const panel = [...document.querySelectorAll('.message.private')].at(-1);
  if (!panel) return false;
  const box = document.querySelector('#messages').getBoundingClientRect();
  const inside = (e) => {
    const r = e.getBoundingClientRect();
    return r.height > 0 && r.top >= box.top - 1 && r.bottom <= box.bottom + 1;
  };
  const options = [...panel.querySelectorAll('[data-id^="p:"], .menu[data-id^="m:"]')].slice(0, 3);
  const shown = options.map((one) => one.closest('.section') ?? one);
  const question = panel.querySelector('.md.h3');
  return question !== null && [question, ...shown].every(inside);
})()"""


@dataclass
class Measured:
    """What was counted, over all games."""

    taps: dict[tuple[str, int], int] = field(default_factory=dict)  # by table and turn
    came: int = 0  # panels that nobody had to open
    ended: int = 0  # turns that ended by themselves
    words: list[int] = field(default_factory=list)
    visible: list[bool] = field(default_factory=list)
    by_kind: dict[str, list[tuple[int, int]]] = field(default_factory=dict)  # taps and words of each panel
    hidden: dict[str, int] = field(default_factory=dict)  # by kind of question

    def add(self, other: Measured) -> None:
        self.taps |= other.taps
        self.came += other.came
        self.ended += other.ended
        self.words += other.words
        self.visible += other.visible

    def kinds(self) -> dict[str, Any]:
        """What each kind of question adds to a turn, the dearest first."""
        costs = {
            kind: {
                "taps_a_turn": round(sum(taps for taps, _ in found) / len(self.taps), 2),
                "panels": len(found),
                "words": median(words for _, words in found),
                "hidden": self.hidden.get(kind, 0),
            }
            for kind, found in self.by_kind.items()
        }
        return dict(sorted(costs.items(), key=lambda one: -one[1]["taps_a_turn"]))

    def figures(self) -> dict[str, Any]:
        return {
            "taps_per_turn_mean": round(mean(self.taps.values()), 2),
            "taps_per_turn_live": round(
                (sum(self.taps.values()) - self.came + self.ended) / len(self.taps), 2
            ),
            "taps_per_turn_p90": percentile(list(self.taps.values()), 90),
            "words_per_panel_median": median(self.words),
            "words_per_panel_p95": percentile(self.words, 95),
            "panels": len(self.words),
            "turns": len(self.taps),
            "question_visible_360": round(mean(self.visible), 3) if self.visible else None,
            "looked_at": len(self.visible),
        }


def percentile(values: list[int], which: int) -> int:
    return sorted(values)[min(len(values) - 1, len(values) * which // 100)]


def words(panel: Message) -> int:
    """The words of a panel that stand there before anything is opened: texts, labels, what a menu asks."""
    said = [str(panel.raw["content"])]
    for part in panel.parts:
        said += [str(part.get(key) or "") for key in ("content", "label", "placeholder")]
    return len(WORD.findall(EMOJI.sub(" ", "\n".join(said))))


def controls(panel: Message) -> list[Json]:
    return [part for part in panel.parts if part["type"] == Part.BUTTON or part["type"] in SELECTS]


@dataclass
class Tap:
    """One way to answer a panel: the part to use, what to pick from it, and which choices that makes."""

    part: Json
    values: list[str]
    kind: str = ""  # of the question

    @property
    def count(self) -> int:
        if self.part["type"] == Part.BUTTON:
            return 1
        several = self.part.get("max_values", 1) > 1
        return 1 + len(self.values) + int(several)


class Sitting:
    """A table for two, played by their thumbs."""

    def __init__(
        self, house: LocalBot, table: Table, channel: Channel, people: dict[str, Person], player: AiPlayer
    ) -> None:
        self.house, self.table, self.channel, self.people = house, table, channel, people
        self.player = player
        self.measured = Measured()
        self._waiting: set[str] = set()  # who has had a panel
        self._wanted: list[str] = []  # what is still to be picked of several things

    async def play(self, turns: int, screen: Screen | None, measured: Measured) -> None:
        """To the end, or so many turns."""
        self.measured = measured
        play = self.house.bot.tables.play
        while (
            asked := await play.asked(self.table.id, None)
        ).waiting_for is not None and asked.turn <= turns:
            person = self.people[str(self.table.seat(asked.waiting_for).person)]
            await self._turn(person, asked.turn, screen if screen and screen.person == person else None)

    async def _turn(self, person: Person, turn: int, screen: Screen | None) -> None:
        panel = await self._begin(person, screen)
        taps = 1
        self._wanted = []
        while (tap := await self._next(person, panel)) is not None:
            self.measured.words.append(words(panel))
            self.measured.by_kind.setdefault(tap.kind, []).append((tap.count, words(panel)))
            if screen is not None:
                await screen.look(self.measured, tap.kind)
            taps += tap.count
            await self._do(person, panel, tap)
        self._waiting.add(person.id)
        if await self.house.bot.tables.play.end_turn(self.table.id):
            self.measured.ended += 1
            self.measured.words.append(words(panel))
        key = self.table.id, turn
        self.measured.taps[key] = self.measured.taps.get(key, 0) + taps

    async def _begin(self, person: Person, screen: Screen | None) -> Message:
        """The panel after the first tap of a turn: a ride under the table's message, or the button there.

        To those who had a panel it has come by itself. But whoever comes back after more than a quarter of an
        hour has to press the button, and that is what is counted; how many came is counted apart.
        """
        message, button = await self._until(lambda: self._asking(person))
        came = None
        if person.id in self._waiting:
            came = await self._until(lambda: self._came(person, message))
        if (ride := await self._ride(message)) is None:
            self.measured.came += came is not None
            return came or await self._click(person, message, button)
        if came is not None:
            self.measured.words.append(words(came))  # it is there to be read
            if screen is not None:
                await screen.look(self.measured, "ride")
        return await self._click(person, message, ride)

    async def _click(self, person: Person, message: Message, button: Json) -> Message:
        panel = (await person.click(message, custom_id=button["custom_id"])).message
        assert panel is not None
        return panel

    async def _ride(self, message: Message) -> Json | None:
        """The button under the table's message for what the player begins with, if there is one."""
        rides = await self.house.bot.tables.play.rides(self.table.id)
        if rides is None:
            return None
        async with self.house.bot.tables.context.games.hold(self.table.id) as live:
            game = live.game.copy()
        wanted = self.player.choose(game, rides.seat)
        places = [place for place, one in enumerate(rides.options) if [one.id] == wanted]
        ids = [f"go:{self.table.id}:{rides.seat}:{rides.number}:{place}" for place in places]
        return next((one for one in controls(message) if one["custom_id"] in ids), None)

    async def _until(self, find: Callable[[], T | None]) -> T:
        changed = asyncio.Event()
        watcher = lambda what, thing: changed.set()  # noqa: E731
        self.house.fake.watchers.append(watcher)
        try:
            async with asyncio.timeout(PATIENCE):
                while (found := find()) is None:
                    changed.clear()
                    await changed.wait()
        finally:
            self.house.fake.watchers.remove(watcher)
        return found

    def _came(self, person: Person, after: Message) -> Message | None:
        for message in reversed(person.messages(self.channel)):
            if message.ephemeral and int(message.id) > int(after.id):
                return message
        return None

    def _asking(self, person: Person) -> tuple[Message, Json] | None:
        for message in reversed(person.messages(self.channel)):
            button = next((one for one in controls(message) if one["custom_id"].startswith("o:")), None)
            if button is not None and not message.ephemeral:
                return (message, button) if person.id in message.pinged else None
        return None

    async def _do(self, person: Person, panel: Message, tap: Tap) -> None:
        name = tap.part["custom_id"]
        if tap.part["type"] == Part.BUTTON:
            answer = await person.click(panel, custom_id=name, wait=False)
        else:
            answer = await person.select(panel, name, tap.values, wait=False)
        await answer.edited()

    async def _next(self, person: Person, panel: Message) -> Tap | None:
        """How what the player chooses is tapped; None if the panel asks nothing."""
        bot = self.house.bot
        moment = await bot.tables.moments.of(self.table.id, int(person.id))
        asked, steps = moment.asked, moment.steps
        if asked.decision is None or asked.seat is None or asked.ends_at is not None:
            return None
        if self._wanted:
            return self._toggle(panel, asked.decision)
        async with bot.tables.context.games.hold(self.table.id) as live:
            game = live.game.copy()
        ids, *rest = self._plan(game, asked.seat)
        if (token := next((part for part in controls(panel) if _offers(part, ids)), None)) is not None:
            return Tap(token, [], "exchange")
        kind = asked.decision.kind
        if not steps:
            return self._several(panel, asked.decision, ids)
        place = max(range(len(steps)), key=lambda one: _likeness(steps[one], [ids, *rest]))
        for part in controls(panel):
            if part["custom_id"].endswith(f":s{place}"):
                return Tap(part, [], "done" if steps[place].passes else kind)
            if any(option["value"] == f"s{place}" for option in part.get("options") or ()):
                return Tap(part, [f"s{place}"], kind)
        there = [part["custom_id"] for part in controls(panel)]
        raise AssertionError(f"{steps[place].id} cannot be tapped: {there}")

    def _several(self, panel: Message, asked: Prompt, ids: list[str]) -> Tap:
        """Several things out of many: from a menu, or one by one with a button each."""
        for part in controls(panel):
            if part["custom_id"].startswith("m:"):
                return Tap(part, ids, asked.kind)
            if not ids and part["custom_id"].endswith(":none"):
                return Tap(part, [], asked.kind)
        self._wanted = list(ids) if asked.least == asked.most else [*ids, "ok"]
        return self._toggle(panel, asked)

    def _toggle(self, panel: Message, asked: Prompt) -> Tap:
        wanted = self._wanted.pop(0)
        place = wanted if wanted == "ok" else str(asked.legal.index(wanted))
        toggles = (part for part in controls(panel) if part["custom_id"].startswith("q:"))
        return Tap(next(one for one in toggles if one["custom_id"].endswith(f":{place}")), [], asked.kind)

    def _plan(self, game: Game, seat: str) -> list[list[str]]:
        """What the player would choose from here, until something is uncovered or another is asked."""
        plan: list[list[str]] = []
        while (decision := game.decision) is not None and decision.seat == seat and len(plan) < AHEAD:
            plan.append(self.player.choose(game, seat))
            if any(event.reveals for event in game.choose(seat, plan[-1])):
                break
        return plan


def _offers(part: Json, ids: list[str]) -> bool:
    letter, *rest = part["custom_id"].split(":")
    return letter == "x" and ids == [f"exchange:{rest[-1]}"]


def _likeness(step: Step, plan: list[list[str]]) -> tuple[int, int]:
    """How far a step goes with a plan, and how little beyond it; its gifts may come in any order."""
    wanted = [sorted(pick.partition("#")[0] for pick in ids) for ids in plan]
    picks = [sorted(pick.partition("#")[0] for pick in ids) for ids in step.picks[step.gifts :]]
    alike = 0
    for mine, theirs in zip(picks, wanted, strict=False):
        if mine != theirs:
            break
        alike += 1
    return alike, -len(picks)


class Screen:
    """A phone on which one of the people sees the table."""

    def __init__(self, browser: Browser, person: Person, every: int, folder: Path | None) -> None:
        self.browser, self.person, self.every, self.folder = browser, person, every, folder
        self._seen = 0

    async def look(self, measured: Measured, kind: str) -> None:
        """Look at every so-manieth panel, once its picture is there."""
        self._seen += 1
        if self._seen % self.every:
            return
        await self.browser.until("[...document.images].every((one) => one.complete)")
        await self.browser.evaluate("new Promise((done) => setTimeout(done, 100))")
        seen = bool(await self.browser.evaluate(VISIBLE))
        measured.visible.append(seen)
        if not seen:
            measured.hidden[kind] = measured.hidden.get(kind, 0) + 1
        if self.folder is not None:
            name = f"{kind}-{'seen' if seen else 'hidden'}-{self._seen:03}.png"
            await self.browser.screenshot(self.folder / name)


async def measure(
    games: int, turns: int, player: str, milliseconds: float, every: int, shots: Path | None = None
) -> dict[str, Any]:
    measured, by_game = Measured(), {}
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(local_bot(Path(folder), page=True))
            ana, bruno = house.fake.person("Ana", locale="en-US"), house.fake.person("Bruno")
            screen = None
            if every and find_chromium() is not None:
                chromium = stack.enter_context(Chromium())
                browser = await stack.enter_async_context(chromium.page())
                await browser.look(*PHONE)
                screen = Screen(browser, ana, every, shots)
            await house.bot.own_emoji.refresh()
            for game in GAMES:
                counted = Measured()
                for number in range(games):
                    progress_line(f"{game}: game {number + 1} of {games}")
                    channel = await house.fake.new_channel(f"{game}-{number}")
                    table = await house.table(channel, ana, bruno, game=game)
                    if screen is not None:
                        await screen.browser.goto(f"{house.fake.http}/?{table.id}#{channel.id}")
                    people = {ana.id: ana, bruno.id: bruno}
                    code = make_player(player, milliseconds=milliseconds)
                    await Sitting(house, table, channel, people, code).play(turns, screen, counted)
                by_game[game] = {**counted.figures(), "kinds": counted.kinds()}
                measured.add(counted)
            house.clean()
    return {**measured.figures(), "by_game": by_game}


def _arguments(parser: argparse.ArgumentParser) -> None:
    json_argument(parser)
    parser.add_argument("--games", type=int, default=2, help="how many of each game (default: 2)")
    parser.add_argument("--turns", type=int, default=1000, help="at most so many turns of each")
    parser.add_argument("--player", default="strong", help="who chooses: strong or greedy (default: strong)")
    parser.add_argument("--milliseconds", type=float, default=20, help="for each choice of strong")
    parser.add_argument(
        "--look", type=int, default=4, help="look at every so-manieth panel in Chromium; 0 for none"
    )
    parser.add_argument("--shots", type=Path, help="a folder for pictures of what was looked at")


def _run(given: argparse.Namespace) -> int:
    figures = asyncio.run(
        measure(given.games, given.turns, given.player, given.milliseconds, given.look, given.shots)
    )
    progress_line("")
    for name, value in figures.items():
        print(f"{name:24} {value}")
    if given.json:
        print(json.dumps(figures))
    return 0


TAPS = Command("taps", "count taps and words of whole games played through the panel", _arguments, _run)
