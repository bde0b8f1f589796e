"""Every lesson can be finished and every usual mistake made; rules that break one fail here."""

from __future__ import annotations

import msgspec
import pytest

from bot.table.lessons import begun, judge, standing
from bot.trials.lessons import answers, plan, told, words
from bot.words.i18n import languages, say
from bot.words.rulecards import named
from data.texts import has_own
from engine.decisions import BadData
from engine.invariants import problems
from engine.lessons import Lesson, course_of, taught
from engine.position import Position, lay

LESSONS = [
    pytest.param(lesson, id=f"{game}-{lesson.id}")
    for game, course in taught().items()
    for lesson in course.lessons
]
MOST_WORDS, MOST_IN_ANSWER = 120, 30


def test_both_games_have_a_course_and_a_short_one() -> None:
    courses = taught()
    assert set(courses) == {"argentina", "original"}
    for course in courses.values():
        assert 12 <= len(course.lessons) <= 14 and len(course.short) == 4


@pytest.mark.parametrize("lesson", LESSONS)
def test_it_can_be_finished_and_every_mistake_made(lesson: Lesson) -> None:
    assert problems(lesson.begin()) == []
    made = plan(lesson)
    assert made.route, "nobody can finish it"
    assert (made.missing, made.dead_ends) == (set(), 0)
    picks = [picks for tap in made.route for picks in tap]
    assert standing(lesson, picks).finished
    assert 1 <= len(made.route) <= 4


@pytest.mark.parametrize("lesson", LESSONS)
def test_it_says_all_it_needs_and_not_more(lesson: Lesson) -> None:
    keys = [lesson.key, f"{lesson.key}.done", *answers(lesson)]
    keys += [f"{lesson.key}.task{place + 1}" for place in range(len(lesson.tasks))]
    for language in languages():
        assert [key for key in keys if not has_own(language, key)] == []
        assert sum(map(words, told(lesson, language))) <= MOST_WORDS
        assert max(words(say(language, key)) for key in answers(lesson)) <= MOST_IN_ANSWER


@pytest.mark.parametrize("lesson", LESSONS)
def test_its_rule_cards_are_there(lesson: Lesson) -> None:
    assert lesson.rules
    found = [named(card) for card in lesson.rules]
    assert [card.game for card in found if card] == [lesson.game] * len(lesson.rules)


def test_a_choice_is_right_a_mistake_or_something_else() -> None:
    course = course_of("argentina")
    assert course is not None
    lesson = course.find("ride")
    assert lesson is not None
    here = begun(lesson)
    assert judge(here, [["move:D"], ["path:g3"]]).standing.finished
    half = judge(here, [["move:D"]])
    assert half.answer == "right" and half.standing.left == ("path:g3",)
    dear = judge(half.standing, [["path:blue1"]])
    assert (dear.answer, dear.mistake, dear.standing) == ("mistake", "dear", half.standing)
    assert judge(here, [["move:E"]]).answer == "other"


def test_a_lesson_is_not_done_by_a_choice_that_comes_too_early() -> None:
    """To stop choosing farmers is part of helping one, but at first it would end the turn."""
    course = course_of("argentina")
    assert course is not None
    lesson = course.find("farmers")
    assert lesson is not None
    assert judge(begun(lesson), [["done"]]).mistake == "early"


def test_a_position_is_possible_or_refused() -> None:
    game = lay("argentina", Position(at="A", money=3, hand=("niata", "niata")))
    assert game.decision is not None and game.decision.kind == "move"
    assert game.state.players[0].money == 3 and game.state.players[0].hand == ["niata", "niata"]
    impossible = (
        {"at": "nowhere"},
        {"at": "A", "hand": ("jersey",)},
        {"at": "A", "tiles": {"A": "green-green-3"}},
        {"at": "A", "engine": "99"},
        {"at": "A", "money": -1},
        {"at": "A", "jobs": (("gaucho", "gaucho"),)},
        {"at": "A", "buildings": {"A": "1a"}},
        {"at": "A", "discs": {"aux_nothing": "ship1"}},
    )
    for how in impossible:
        with pytest.raises(BadData):
            lay("argentina", msgspec.convert(how, Position))
