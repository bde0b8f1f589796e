"""Every text exists in every language, with the same variables, in the same file, once."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from data import texts
from tests.i18n.reading import OTHERS, entries, patterns, variables

FILES = tuple(texts.sources("en"))
NAMES = {"game-argentina", "game-original", "rule-kansas-city"}


OWN = {"you"}  # a verb that is the same for everybody needs not ask
# Where the verb alone says that the same person goes on, a language names nobody again.
SPARED = {"told-next": {"who"}}


def common(language: str, file: str) -> dict[str, ast.Pattern]:
    """The texts that every language needs.

    Which forms its names have is its own business, and it may have more words for one of the games.
    """
    english = set(patterns("en"))
    plain = {key.partition("--")[0] for key in english}
    return {
        key: pattern
        for key, pattern in patterns(language, file).items()
        if not (file == "terms.ftl" and ("." in key or key.startswith("form-")))
        and not (key not in english and "--" in key and key.partition("--")[0] in plain)
    }


def test_there_are_four_languages() -> None:
    assert set(texts.languages()) >= {"en", "de", "pt-BR", "ru"}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_key_is_there_with_its_variables(language: str, file: str) -> None:
    english = {key: variables(pattern) - OWN for key, pattern in common("en", file).items()}
    theirs = {key: variables(pattern) - OWN for key, pattern in common(language, file).items()}
    assert set(theirs) == set(english), sorted(set(theirs) ^ set(english))
    differing = {key for key in english if not theirs[key] <= english[key]}
    assert not differing, differing
    # A language may say a number in words or leave out what its grammar needs no selector for, but it may
    # not lose a value that English prints.
    lost = {key: english[key] - theirs[key] - SPARED.get(key, set()) for key in english}
    lost = {key: values for key, values in lost.items() if values}
    assert not lost, lost


@pytest.mark.parametrize("language", texts.languages())
def test_no_key_is_there_twice(language: str) -> None:
    """The second one would be ignored without a word."""
    counts = Counter(entry.id.name for entry in entries(language))
    assert not [key for key, count in counts.items() if count > 1]


class Selectors(Visitor):
    def __init__(self) -> None:
        self.found: list[tuple[str, ...]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the parser's name)
        self.found.append(
            tuple(
                one.key.name if isinstance(one.key, ast.Identifier) else str(one.key.value)
                for one in node.variants
            )
        )
        self.generic_visit(node)


@pytest.mark.parametrize("language", texts.languages())
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    """A form that a language does not have never comes up; Russian without "few" says "2 карточек"."""
    forms = {*Locale.parse(language, sep="-").plural_form.rules, "other"}
    every = {"zero", "one", "two", "few", "many"}
    for key, pattern in patterns(language).items():
        selectors = Selectors()
        selectors.visit(pattern)
        for found in selectors.found:
            used = set(found) & every
            assert used <= forms, (key, found)
            if language == "ru" and "many" in used:
                assert {"one", "few", "many"} <= set(found), (key, found)


@pytest.mark.parametrize("language", OTHERS)
def test_hardly_a_text_is_left_in_english(language: str) -> None:
    """Names, symbols and patterns of values are the same everywhere; sentences are not."""
    english, theirs = patterns("en"), patterns(language)
    same = [
        key
        for key in english.keys() & theirs.keys()
        if len(_words(english[key]).split()) > 2 and english[key].equals(theirs[key])
    ]
    assert set(same) <= NAMES, same


def _words(pattern: ast.Pattern) -> str:
    """The words of a text, without values, numbers and signs."""
    found = " ".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))
    return " ".join(re.findall(r"[^\W\d_]+", found))
