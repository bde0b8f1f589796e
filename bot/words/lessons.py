"""What lessons say: the task, the answer to a choice, and how far somebody is."""

from __future__ import annotations

from bot.table.learning import NotThis, Progress
from bot.table.lessons import Standing
from bot.table.story import StoryLine
from bot.words.i18n import say
from bot.words.speech import Speech
from bot.words.summary import summaries
from engine.lessons import Lesson


def name(lesson: Lesson, language: str) -> str:
    return say(language, lesson.key)


def heading(lesson: Lesson, count: int, language: str) -> str:
    return say(language, "lesson-heading", place=lesson.place, count=count, name=name(lesson, language))


def text(here: Standing, language: str, points: int) -> str:
    """What to do now, or what the lesson was good for. `points` is what the learner has."""
    return say(language, here.key, points=points)


def answer(error: NotThis, speech: Speech) -> str:
    """The answer to a choice that the lesson does not ask for: what it would lead to."""
    if error.verdict.mistake:
        told = speech.say(error.verdict.key)
    else:
        line = StoryLine(0, "choice", 0, "", 0, error.events)
        you = error.events[0].seat if error.events else None
        found = summaries(speech, [line], lambda seat: seat, you)
        what = found[0].text if found else ""
        told = speech.say("lesson-other", what=what) if what else speech.say("lesson-other-plain")
    return f"↩️ {told}\n-# {speech.say('lesson-again')}"


def contents(progress: Progress, language: str) -> str:
    """Every lesson of a course, with a tick at those that are finished."""
    game = say(language, f"game-{progress.game}")
    lines = [f"### 🎓 {say(language, 'learn-title', game=game)}", say(language, f"aim-{progress.game}")]
    following = progress.following()
    for lesson in progress.course.lessons:
        mark = "✅" if lesson.id in progress.finished else "▶️" if lesson is following else "▫️"
        short = f" · {say(language, 'learn-short-mark')}" if lesson.id in progress.course.short else ""
        lines.append(f"{mark} {lesson.place}. {name(lesson, language)}{short}")
    done, count = len(progress.finished), len(progress.course.lessons)
    lines.append(f"-# {say(language, 'learn-progress', done=done, count=count)}")
    return "\n".join(lines)
