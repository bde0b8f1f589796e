"""The words that tiles, cards and saved games are written with: known where they are defined."""

from collections.abc import Iterator

import msgspec
import pytest

from engine.agenda import VOCABULARY, Step, Task, read_tasks
from engine.decisions import BadData
from engine.effects import Gain
from engine.games import load_tasks


@pytest.fixture(autouse=True)
def _vocabulary(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Words made up by a test are gone after it."""
    load_tasks()
    known = dict(VOCABULARY)
    yield
    VOCABULARY.clear()
    VOCABULARY.update(known)


def test_a_subclass_of_an_effect_leaves_its_parent_known():
    class GainTwice(Gain, frozen=True):
        """A richer kind of the same."""

    given = [{"do": "gain", "money": 2}, {"do": "gain_twice", "money": 3}]
    assert read_tasks(given) == [Gain(money=2), GainTwice(money=3)]
    assert [type(task) for task in read_tasks(given)] == [Gain, GainTwice]


@pytest.mark.parametrize("word", ["task", "step", "question"])
def test_kinds_of_tasks_are_no_words(word: str):
    with pytest.raises(msgspec.ValidationError, match=word):
        read_tasks([{"do": word}])


def test_every_kind_of_question_that_others_build_on_can_be_saved():
    for word, task in VOCABULARY.items():
        assert task.__struct_config__.tag == word


def test_two_tasks_of_one_name_are_refused_where_the_second_is_defined():
    with pytest.raises(BadData, match=r"a task called 'gain', as engine\.effects has"):

        class Gain(Step, frozen=True):
            pass

    assert issubclass(VOCABULARY["gain"], Task)
    assert VOCABULARY["gain"].__module__ == "engine.effects"
