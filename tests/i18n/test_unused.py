"""No text without a use: every key is written somewhere in the code, or is put together from words it knows.

`event-traded` is used because the code says f"event-{kind}" and the engine knows "traded".
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.i18n.reading import entries

ROOT = Path(__file__).parents[2]
FOLDERS = ("bot", "data", "engine", "render")
_KEYLIKE = re.compile(r"[a-z][\w-]*-")
# Words that are themselves put together, so that no file has them as they stand.
_COUNTED = re.compile(r"\d+[ab]?|[A-Z]\d?")


@cache
def trees() -> tuple[ast.Module, ...]:
    files = [file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.py"))]
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


def texts_of(thing: Any) -> Iterator[str]:
    """The strings of a data file, keys too."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            yield from texts_of(value)
    elif isinstance(thing, list):
        for one in thing:
            yield from texts_of(one)


@cache
def words() -> frozenset[str]:
    """Every string of the code and of the data, and the names of fields and parameters."""
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)):
                    found.add(text)
                case ast.arg(arg=name) | ast.keyword(arg=str(name)):
                    found.add(name)
                case ast.AnnAssign(target=ast.Name(id=name)):
                    found.add(name)
    for file in (ROOT / "data").rglob("*.json"):
        found.update(texts_of(json.loads(file.read_text(encoding="utf-8"))))
    return frozenset(found)


@cache
def makers() -> tuple[re.Pattern[str], ...]:
    """The f-strings that make keys, as patterns with a group for each value."""
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.JoinedStr):
                continue
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"([\w-]+)"
                for part in node.values
            ]
            fixed = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
            if _KEYLIKE.match(fixed) and re.fullmatch(r"[\w.-]+", fixed):
                found.add("".join(parts))
    return tuple(re.compile(one) for one in sorted(found))


def known(word: str) -> bool:
    """As it stands, with the other kind of dash, or with an ending that the code adds to it."""
    if word in words() or word.replace("-", "_") in words() or _COUNTED.fullmatch(word):
        return True
    head, dash, tail = word.rpartition("-")
    return dash + tail in words() and known(head)


def used(key: str) -> bool:
    if key in words():
        return True
    hits = (maker.fullmatch(key) for maker in makers())
    return any(hit is not None and all(known(word) for word in hit.groups()) for hit in hits)


def test_every_key_has_a_use() -> None:
    assert used("event-traded") and used("table-finished") and used("effect-gain-per")
    assert (
        not used("event-never_heard_of") and not used("panel-nonsense") and not used("effect-gain-nonsense")
    )
    keys = {entry.id.name.partition("--")[0] for entry in entries("en")}
    checked_elsewhere = ("command-", "parameter-", "sandbox-", "form-")
    unused = {key for key in keys if not used(key) and not key.startswith(checked_elsewhere)}
    assert unused == set()


def test_every_game_s_own_words_stand_for_common_ones() -> None:
    """`good-money--original` without a `good-money` would never be asked for."""
    keys = {entry.id.name for entry in entries("en")}
    assert {key for key in keys if "--" in key and key.partition("--")[0] not in keys} == set()
