"""Lessons at a private table: begun, gone on with, and remembered when they are finished."""

from collections.abc import Iterable, Sequence

import msgspec

from bot.store import Link, games, learnt, people
from bot.store.records import Entry, Purpose, Seat, Table
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.lessons import Standing, Verdict, judge, standing
from bot.table.live import LiveGame
from bot.table.live import standing as standing_log
from bot.table.private import Private
from bot.table.story import SeenEvent, seen
from engine import GAMES, Event, IllegalChoice
from engine.lessons import Course, Lesson, course_of

LESSON: Purpose = "lesson"


class NotThis(Refusal):
    """A choice that a lesson does not ask for. It was not made; `events` are what it would have led to."""

    def __init__(self, verdict: Verdict, events: list[SeenEvent]) -> None:
        super().__init__("lesson-not-this")
        self.verdict, self.events = verdict, events


class Progress(msgspec.Struct, frozen=True):
    """How far a person is in the course of a game."""

    course: Course
    game: str
    finished: frozenset[str]
    under_way: str = ""  # a lesson that was left before its end

    def following(self, *, short: bool = False) -> Lesson | None:
        """What comes next in the course, or the short one: a lesson under way, or the first not finished."""
        names = self.course.short if short else tuple(one.id for one in self.course.lessons)
        left = [name for name in names if name not in self.finished]
        name = self.under_way if self.under_way in left else next(iter(left), None)
        return self.course.find(name) if name else None

    def after(self, lesson: Lesson, *, short: bool = False) -> Lesson | None:
        """What to offer when a lesson is done: the next not finished one behind it, else any that is left."""
        names = self.course.short if short else tuple(one.id for one in self.course.lessons)
        behind = names[names.index(lesson.id) + 1 :] if lesson.id in names else names
        left = [name for name in (*behind, *names) if name not in self.finished and name != lesson.id]
        return self.course.find(left[0]) if left else None


def note_of(lesson: str, *, short: bool) -> str:
    """What a table keeps: its lesson, and whether it is taken as a part of the short course."""
    return f"{lesson}:short" if short else lesson


def in_short_course(table: Table) -> bool:
    return table.note.endswith(":short")


def lesson_of(table: Table) -> Lesson:
    """The lesson of a table; one that is gone since then is refused."""
    course = course_of(table.game)
    lesson = course.find(_name(table)) if course else None
    if lesson is None:
        raise Refusal("lesson-gone")
    return lesson


def _name(table: Table) -> str:
    return table.note.partition(":")[0]


class Taught(msgspec.Struct, frozen=True):
    """How far a person is in a lesson, and in its course."""

    here: Standing
    progress: Progress


class Learning:
    def __init__(self, context: TableContext, private: Private) -> None:
        self._context, self._private = context, private

    async def progress(self, person: int, game: str) -> Progress:
        course = _course(game)
        if course is None:
            raise Refusal("lesson-none")
        finished = await learnt.of(self._context.store.read, person, game)
        there = [_name(one) for one in await self._private.of(person, LESSON) if one.game == game]
        under_way = next((name for name in there if name not in finished and course.find(name)), "")
        return Progress(course, game, frozenset(finished), under_way)

    async def is_new(self, person: int, game: str) -> bool:
        """Whether somebody never played a game to its end, and learnt nothing about this one either."""
        read = self._context.store.read
        return not await people.has_finished(read, person) and not await learnt.of(read, person, game)

    async def newcomers(self, table: Table) -> list[str]:
        """The names of those at a table who are new."""
        seated = [(seat.person, seat.name) for seat in table.seats if seat.person is not None]
        return [name for person, name in seated if await self.is_new(person, table.game)]

    async def open(
        self, person: int, name: str, rival: str, game: str, lesson: str, *, short: bool = False
    ) -> Table:
        """The table of a lesson: as it was left, or from its beginning."""
        course = _course(game)
        wanted = course.find(lesson) if course else None
        if wanted is None:
            raise Refusal("lesson-gone")
        for table in await self._private.of(person, LESSON):
            if (table.game, table.note) != (game, note_of(lesson, short=short)):
                continue
            if not (await _standing(self._context, table)).finished:
                return table
        made = wanted.begin()
        mine, other = made.seats
        return await self._private.begin(
            *(person, name, LESSON, made, mine),
            others=[Seat(other, None, rival)],
            note=note_of(lesson, short=short),
        )

    async def taught(self, table: Table, person: int) -> Taught:
        """Where the person of a lesson's table is."""
        return Taught(await _standing(self._context, table), await self.progress(person, table.game))


def _course(game: str) -> Course | None:
    """The lessons of a game; none of one that there is not, which a forged button may name."""
    return course_of(game) if game in GAMES else None


async def _standing(context: TableContext, table: Table) -> Standing:
    log = standing_log(await games.log(context.store.read, table.id))
    return standing(lesson_of(table), [entry.picked for entry in log])


async def check_lesson(
    context: TableContext, live: LiveGame, seat: str, picks: Sequence[Sequence[str]]
) -> bool:
    """Whether choices finish a lesson. What it does not ask for is refused, with what it would lead to."""
    here = await _standing(context, live.table)
    if here.finished:
        raise Refusal("lesson-over")
    verdict = judge(here, picks)
    if verdict.answer == "right":
        return verdict.standing.finished
    try:
        events = _tried(live, seat, picks)
    except IllegalChoice:
        return False  # which is told as everywhere
    raise NotThis(verdict, seen(events, seat))


def _tried(live: LiveGame, seat: str, picks: Iterable[Sequence[str]]) -> list[Event]:
    """What would happen, up to the first thing that would be uncovered: that is nobody's to know."""
    game, events = live.game.copy(), list[Event]()
    for ids in picks:
        happened = game.choose(seat, ids)
        if any(event.reveals for event in happened):
            break
        events += happened
    return events


def remember(link: Link, live: LiveGame, entry: Entry) -> None:
    assert entry.person is not None, "lessons are for people"
    learnt.add(link, entry.person, live.table.game, _name(live.table), entry.at)
