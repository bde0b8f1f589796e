"""Lessons as data: `lessons.json` of a game says where each begins, what is to be done, what is often done.

What a lesson says is in `data/locale/<language>/lessons_<game>.ftl`, one message for each lesson.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache

import msgspec

from engine.decisions import BadData
from engine.game import Game
from engine.games import GAMES, kit_of
from engine.position import Position, lay

FILE = "lessons.json"


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do. A pattern is the id of an option, in which `*` stands for anything.

    `do` are the choices that it takes, one after the other; `also` are those that may come in between without
    a word; `mistakes` are usual ones, each with the name of its answer. `marks` are the spots to look at.
    """

    do: tuple[str, ...]
    also: tuple[str, ...] = ()
    mistakes: dict[str, str] = {}
    marks: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    position: Position
    tasks: tuple[Task, ...]
    rules: tuple[str, ...] = ()  # the rule cards about it
    hand: bool = False  # is to be seen when it is done
    game: str = ""
    place: int = 0  # from 1, in the course

    @property
    def key(self) -> str:
        """The message with its title; its texts are attributes of that one."""
        return f"lesson-{self.game}-{self.id}"

    def begin(self) -> Game:
        return lay(self.game, self.position)


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All lessons of a game in their order; `short` is the course for five minutes."""

    short: tuple[str, ...]
    lessons: tuple[Lesson, ...]

    def find(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.id == name), None)

    def showing(self, card: str) -> Lesson | None:
        """The first lesson that a rule card belongs to."""
        return next((lesson for lesson in self.lessons if card in lesson.rules), None)


@cache
def course_of(game: str) -> Course | None:
    """The lessons of a game, if it has any."""
    file = kit_of(game).data.joinpath(FILE)
    if not file.is_file():
        return None
    try:
        course = msgspec.json.decode(file.read_bytes(), type=Course)
    except msgspec.MsgspecError as error:
        raise BadData(f"{game}, {FILE}: {error}") from error
    names = [lesson.id for lesson in course.lessons]
    if len(set(names)) != len(names) or not set(course.short) <= set(names):
        raise BadData(f"{game}, {FILE}: lessons need names, each its own, and the short course takes of them")
    lessons = tuple(
        msgspec.structs.replace(lesson, game=game, place=place)
        for place, lesson in enumerate(course.lessons, start=1)
    )
    return msgspec.structs.replace(course, lessons=lessons)


def taught() -> dict[str, Course]:
    """The games that have lessons."""
    found = {game: course_of(game) for game in GAMES}
    return {game: course for game, course in found.items() if course is not None}


def fits(pick: str, patterns: tuple[str, ...] | dict[str, str]) -> str | None:
    """The first pattern that an option's id fits. What tells two alike apart (`#2`) does not count."""
    plain = pick.partition("#")[0]
    return next((one for one in patterns if pick == one or fnmatchcase(plain, one)), None)
