"""A lesson while it is learnt: what is to be done now, and what to say to a choice.

Where somebody stands follows from the choices that were made, so there is nothing to lose: whoever comes back
goes on where they were. A choice that the lesson does not ask for is answered and never made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from engine.lessons import Lesson, Task, fits

Answer = Literal["right", "mistake", "other"]


class Standing(msgspec.Struct, frozen=True):
    """Where somebody is in a lesson: the task by its place from 0, and the choices still to come for it."""

    lesson: Lesson
    place: int
    left: tuple[str, ...]

    @property
    def finished(self) -> bool:
        return self.place == len(self.lesson.tasks)

    @property
    def task(self) -> Task:
        return self.lesson.tasks[self.place]

    @property
    def key(self) -> str:
        """The text that says what to do, or that all is done."""
        return f"{self.lesson.key}.done" if self.finished else f"{self.lesson.key}.task{self.place + 1}"


class Verdict(msgspec.Struct, frozen=True):
    """What a tap is in a lesson, and where one stands after it if it is right."""

    answer: Answer
    standing: Standing
    mistake: str = ""  # its name

    @property
    def key(self) -> str:
        """The text that answers a mistake."""
        return f"{self.standing.lesson.key}.{self.mistake}"


def begun(lesson: Lesson) -> Standing:
    return Standing(lesson, 0, lesson.tasks[0].do)


def standing(lesson: Lesson, choices: Iterable[Sequence[str]]) -> Standing:
    """Where the choices made so far have led."""
    return judge(begun(lesson), choices).standing


def judge(here: Standing, choices: Iterable[Sequence[str]]) -> Verdict:
    """What a tap that makes these choices is: right only if all of them are."""
    now = here
    for pick in (pick for picked in choices for pick in picked):
        if now.finished:
            break  # whatever comes along with the last one
        if fits(pick, now.left[:1]) is not None:
            now = _after(now)
        elif fits(pick, now.task.also) is None:
            usual = fits(pick, now.task.mistakes)
            if usual is None:
                return Verdict("other", here)
            return Verdict("mistake", here, now.task.mistakes[usual])
    return Verdict("right", now)


def _after(here: Standing) -> Standing:
    """After the next choice that was asked for."""
    left = here.left[1:]
    if left:
        return msgspec.structs.replace(here, left=left)
    tasks, place = here.lesson.tasks, here.place + 1
    return Standing(here.lesson, place, tasks[place].do if place < len(tasks) else ())
