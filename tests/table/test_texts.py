"""Every refusal of the table layer has its words, with the values it brings, and no words lie idle."""

import ast
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot.table


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 - the parser's name for it
        self.names.add(node.id.name)


def messages(*names):
    """Every text of some files, or of all, with the values it takes."""
    folder = files("data").joinpath("locale", "en")
    chosen = [file for file in folder.iterdir() if file.name in names or not names]
    text = "\n".join(file.read_text(encoding="utf-8") for file in chosen)
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def refusals():
    """Key and value names of every `Refusal(...)` in the sources."""
    found = {"table-stale": set()}
    for source in Path(bot.table.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                given = {keyword.arg for keyword in node.keywords}
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and "-" in part.value:
                        found[part.value] = given
    return found


def test_refusals_and_words_match():
    """A feature may keep the words of its refusals in a file of its own; in `table.ftl` is nothing else."""
    given, words = refusals(), messages()
    assert given == {key: words.get(key) for key in given}
    assert messages("table.ftl").keys() <= given.keys()
