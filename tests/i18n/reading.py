"""The texts of all languages as the parser sees them: messages, attributes, variables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from data import texts

OTHERS = tuple(language for language in texts.languages() if language != "en")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the parser's name)
        self.names.add(node.id.name)


@cache
def parsed(source: str) -> list[ast.EntryType]:
    """Most texts are read by many tests. Nobody changes what is handed out."""
    return FluentParser().parse(source).body


def entries(language: str, file: str | None = None) -> Iterator[ast.Message]:
    for name, source in texts.sources(language).items():
        if file in (None, name):
            for entry in parsed(source):
                assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content[:60]}"
                if isinstance(entry, ast.Message):
                    yield entry


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def patterns(language: str, file: str | None = None) -> dict[str, ast.Pattern]:
    """Every text by its key, attributes as `message.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(language, file):
        if entry.value is not None:
            found[entry.id.name] = entry.value
        for attribute in entry.attributes:
            found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found
