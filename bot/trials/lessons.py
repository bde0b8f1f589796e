"""Every lesson in every language, played on the bot by a script that does what the text asks and by one that
makes every usual mistake first.

    python -m bot lessons --json
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import tempfile
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.cli import Command, json_argument, progress_line
from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message
from bot.table.lessons import Standing, begun, judge
from bot.table.steps import steps_of
from bot.trials.local_bot import LocalBot, local_bot
from bot.words.i18n import languages, say
from engine import Game
from engine.lessons import Lesson, taught

Tap = tuple[tuple[str, ...], ...]
Route = tuple[Tap, ...]
MOST_STATES = 400  # of a lesson; it is a few dozen


def taps(game: Game) -> list[Tap]:
    """What a person may tap, with the choices that each tap makes."""
    decision = game.decision
    if decision is None:
        return []
    steps = [step.picks for step in steps_of(game, decision.seat, busy=False)]
    return steps or [((pick,),) for pick in decision.legal]


def after(game: Game, tap: Tap) -> Game:
    twin, seat = game.copy(), game.seats[0]
    for picks in tap:
        twin.choose(seat, picks)
    return twin


@dataclass
class Plan:
    """A lesson looked at from all sides: the way through it, and a way to each usual mistake."""

    lesson: Lesson
    route: Route = ()
    mistakes: dict[tuple[int, str], Route] = field(default_factory=dict)  # by task and name
    others: Route = ()  # to a choice that is neither asked for nor a usual mistake
    dead_ends: int = 0  # places that right choices lead to, from which nothing right leads on

    @property
    def missing(self) -> set[tuple[int, str]]:
        """Usual mistakes that nobody could make."""
        every = {
            (place, name) for place, task in enumerate(self.lesson.tasks) for name in task.mistakes.values()
        }
        return every - self.mistakes.keys()


def plan(lesson: Lesson) -> Plan:
    """Try everything that can be tapped, as long as it is right."""
    made = Plan(lesson)
    start = lesson.begin()
    waiting: deque[tuple[Game, Standing, Route]] = deque([(start, begun(lesson), ())])
    known = {start.dump()}
    while waiting and len(known) < MOST_STATES:
        game, here, route = waiting.popleft()
        leads_on = False
        for tap in taps(game):
            verdict = judge(here, tap)
            way = (*route, tap)
            if verdict.answer == "mistake":
                made.mistakes.setdefault((here.place, verdict.mistake), way)
            elif verdict.answer == "other":
                made.others = made.others or way
            elif verdict.standing.finished:
                leads_on = True
                made.route = made.route or way
            else:
                leads_on = True
                following = after(game, tap)
                state = following.dump()
                if state not in known:
                    known.add(state)
                    waiting.append((following, verdict.standing, way))
        made.dead_ends += not leads_on
    return made


def words(text: str) -> int:
    return len(re.findall(r"\w+(?:[-’']\w+)*", text))


def told(lesson: Lesson, language: str) -> list[str]:
    """What somebody reads who makes no mistake: the title, every task, the end."""
    parts = [f".task{place}" for place in range(1, len(lesson.tasks) + 1)]
    return [say(language, f"{lesson.key}{part}", points=0) for part in ("", *parts, ".done")]


def answers(lesson: Lesson) -> Iterator[str]:
    """The keys of the answers to usual mistakes."""
    for task in lesson.tasks:
        for name in task.mistakes.values():
            yield f"{lesson.key}.{name}"


@dataclass
class Learner:
    """Somebody at the keyboard who taps through lessons."""

    house: LocalBot
    person: Person
    channel: Channel
    language: str
    taps: int = 0
    panel: Message | None = None

    async def open(self, lesson: Lesson) -> Message:
        """By the command at first, then from the contents to which every lesson leads back."""
        if self.panel is None:
            answer = await self.person.slash(self.channel, "trail learn", game=lesson.game)
            assert answer.message is not None
            contents = answer.message
        else:
            back = next(
                part["custom_id"] for part in self.panel.parts if part.get("custom_id", "")[:3] == "lc:"
            )
            contents = await self._settled(await self.person.click(self.panel, custom_id=back))
        other = f"lc:{lesson.game}"
        if any(part.get("custom_id") == other for part in contents.parts):
            contents = await self._settled(await self.person.click(contents, custom_id=other))
        return await self._select(contents, f"lm:{lesson.game}", [lesson.id])

    async def tap(self, panel: Message, game: Game, tap: Tap) -> Message:
        """The tap that makes these choices, wherever the panel has it."""
        self.taps += 1
        parts = {part["custom_id"]: part for part in panel.parts if "custom_id" in part}
        offered = [step.picks for step in steps_of(game, game.seats[0], busy=False)]
        value = f"s{offered.index(tap)}" if tap in offered else tap[0][0]
        for name, part in parts.items():
            if re.fullmatch(rf"p:.*:{value}", name):
                return await self._settled(await self.person.click(panel, custom_id=name))
            if value in [option["value"] for option in part.get("options", ())]:
                return await self._select(panel, name, [value])
        raise AssertionError(f"{tap} is on no part of the panel: {list(parts)}")

    async def _select(self, panel: Message, name: str, values: list[str]) -> Message:
        return await self._settled(await self.person.select(panel, name, values))

    async def _settled(self, answer: Any) -> Message:
        await answer.until(lambda one: one.edits or one.followups or one.failed)
        assert not answer.followups, answer.followups[0].content
        message: Message = answer.message
        self.panel = message
        return message

    def sees(self, panel: Message, text: str) -> bool:
        return any(text in str(part.get("content", "")) for part in panel.parts)

    async def learn(self, lesson: Lesson, route: Sequence[Tap], mistake: str = "") -> bool:
        """Take a way through a lesson; the last tap of one to a mistake has to be answered."""
        panel, game, here = await self.open(lesson), lesson.begin(), begun(lesson)
        for tap in route:
            if not self.sees(panel, say(self.language, here.key, points=0)):
                return False
            panel = await self.tap(panel, game, tap)
            verdict = judge(here, tap)
            if verdict.answer == "right":
                game, here = after(game, tap), verdict.standing
        if mistake:
            answered = self.sees(panel, say(self.language, mistake))
            return answered and self.sees(panel, say(self.language, here.key, points=0))
        done = say(self.language, "lesson-finished")
        return here.finished and self.sees(panel, done)

    async def leave(self) -> None:
        """Give up a lesson that was begun, so that the next time it begins anew."""
        tables = self.house.bot.tables
        for table in await tables.private.of(int(self.person.id), "lesson"):
            await tables.private.end(table.id, int(self.person.id))


@dataclass
class Figures:
    lessons: int = 0
    languages: int = 0
    finished: int = 0
    mistakes: int = 0
    mistakes_answered: int = 0
    words_max: int = 0
    taps: int = 0
    failed: list[str] = field(default_factory=list)

    @property
    def well(self) -> bool:
        return not self.failed and self.finished == self.lessons * self.languages


async def run(folder: Path, chosen: Sequence[str], games: Sequence[str], only: Sequence[str] = ()) -> Figures:
    """Every lesson of some games (or only those) in some languages, right and with every mistake first."""
    plans = [
        plan(lesson)
        for game, course in taught().items()
        if game in games
        for lesson in course.lessons
        if not only or lesson.id in only
    ]
    figures = Figures(lessons=len(plans), languages=len(chosen))
    async with local_bot(folder) as house:
        for language in chosen:
            person = house.fake.person(f"Ana {language}", locale=DISCORD.get(language, language))
            learner = Learner(house, person, await house.fake.new_channel("school"), language)
            for one in plans:
                await _both_ways(learner, one, figures)
            figures.taps += learner.taps
        house.clean()
    return figures


#: How Discord calls the languages that it calls otherwise.
DISCORD = {"en": "en-US"}


async def _both_ways(learner: Learner, one: Plan, figures: Figures) -> None:
    lesson, language = one.lesson, learner.language
    name = f"{lesson.game}/{lesson.id}/{language}"
    figures.words_max = max(figures.words_max, sum(map(words, told(lesson, language))))
    for (_, mistake), route in one.mistakes.items():
        figures.mistakes += 1
        if await learner.learn(lesson, route, f"{lesson.key}.{mistake}"):
            figures.mistakes_answered += 1
        else:
            figures.failed.append(f"{name}: {mistake} was not answered")
        await learner.leave()
    if one.missing or one.dead_ends:
        figures.failed.append(f"{name}: nobody can make {one.missing}; {one.dead_ends} dead ends")
    if await learner.learn(lesson, one.route):
        figures.finished += 1
    else:
        figures.failed.append(f"{name}: not finished")
    progress_line(name)


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=list(taught()), help="only that game")
    parser.add_argument("--language", choices=languages(), help="only that language")
    json_argument(parser)


def _run(given: argparse.Namespace) -> int:
    games = [given.game] if given.game else list(taught())
    chosen = [given.language] if given.language else list(languages())
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(run(Path(folder), chosen, games))
    for line in figures.failed:
        print(line)
    shown = {name: getattr(figures, name) for name in Figures.__dataclass_fields__}
    shown["failed"] = len(figures.failed)
    print(json.dumps(shown) if given.json else " · ".join(f"{name} {value}" for name, value in shown.items()))
    return 0 if figures.well else 1


LESSONS = Command(
    "lessons", "play every lesson in every language, right and with every mistake", _arguments, _run
)
