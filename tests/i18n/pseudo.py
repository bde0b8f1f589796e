"""A language made of English with accents on every letter: whatever is plain ASCII was not translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from data import texts

NAME = "xx"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE = "àƀćďéƒģĥíĵķĺɱńóƥɋŕśţúṽŵẋýžÀƁĆĎÉƑĢĤÍĴĶĹṀŃÓƤɊŔŚŢÚṼŴẊÝŽ"
_TABLE = str.maketrans(PLAIN, STRANGE)
_WORD = re.compile(r"[A-Za-z]{2,}")
# What no language changes: Discord's marks for people, channels and times, addresses of a seat's hash.
_MARKS = re.compile(r"<[@#:t][^>]*>|`[0-9a-f]+`")


class Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (the parser's name)
        node.value = node.value.translate(_TABLE)
        return node


def translated(source: str) -> str:
    return FluentSerializer().serialize(Accents().visit(FluentParser().parse(source)))


@contextmanager
def spoken(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English and the strange language, and nothing else."""
    for name, source in texts.sources("en").items():
        for language, text in (("en", source), (NAME, translated(source))):
            (folder / language).mkdir(exist_ok=True)
            (folder / language / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(texts, "LOCALES", folder)
    # Fluent asks Babel for the plural forms of a language; the strange one has those of English.
    made = FluentBundle
    monkeypatch.setattr(
        texts, "FluentBundle", lambda names, **more: made(["en" if n == NAME else n for n in names], **more)
    )
    texts.forget()
    try:
        yield
    finally:
        monkeypatch.undo()
        texts.forget()


def english(text: str, allowed: frozenset[str] = frozenset()) -> set[str]:
    """Words that were not translated."""
    return {word for word in _WORD.findall(_MARKS.sub("", text)) if word not in allowed}
