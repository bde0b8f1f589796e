"""Checks requests and answers against Discord's own description of its API (see `extract_description`).

    watched = Watched(stand)
    ...
    assert watched.problems == []

Every request the bot makes is held against the schema of its body, and every answer of the stand-in against
that of its status. Beyond JSON Schema, a field that the description does not know is a problem too: it would
not be there on Discord, and whoever relied on it would be let down.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from typing import Any

from bot.sandbox.rest import Exchange
from bot.sandbox.server import FakeDiscord
from tests.sandbox.extract_description import FILE, REFERENCE

Json = dict[str, Any]
KINDS: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


UNKNOWN = "is not described"
# The documentation says that a new forum post comes with its first message; the description forgot it.
BETTER_KNOWN = {"POST create_thread answer.message: is not described"}


@cache
def description() -> Json:
    return dict(json.loads(FILE.read_text()))


@cache
def operations() -> list[tuple[str, re.Pattern[str], Json]]:
    """Method, pattern and operation; paths without variables go first."""
    found = []
    for key, operation in description()["operations"].items():
        method, path = key.split()
        found.append((method, re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), operation))
    return sorted(found, key=lambda entry: entry[1].pattern.count("[^/]+"))


def operation(method: str, path: str) -> Json | None:
    fitting = (op for verb, pattern, op in operations() if verb == method and pattern.fullmatch(path))
    return next(fitting, None)


def check(schema: Any, value: Any, path: str = "") -> Iterator[str]:
    """What is wrong with a value; nothing if it is as its schema says."""
    if schema is None or schema is True:
        return
    if "$ref" in schema:
        yield from check(description()["schemas"][schema["$ref"].removeprefix(REFERENCE)], value, path)
        return
    kinds = schema.get("type")
    if kinds is not None and not is_of(kinds if isinstance(kinds, list) else [kinds], value):
        yield f"{path}: {value!r:.60} is no {kinds}"
        return
    if "enum" in schema and value is not None and value not in schema["enum"]:
        yield f"{path}: {value!r:.60} is none of {schema['enum']}"
    if "const" in schema and value != schema["const"]:
        yield f"{path}: {value!r:.60} is not {schema['const']!r}"
    yield from check_combined(schema, value, path)
    if isinstance(value, dict) and (properties := properties_of(schema)) is not None:
        yield from check_object(schema, properties, value, path)
    if isinstance(value, list):
        yield from check_size(path, len(value), schema.get("minItems"), schema.get("maxItems"))
        if schema.get("uniqueItems") and len({json.dumps(item) for item in value}) < len(value):
            yield f"{path}: holds something twice"
        for item in value:
            yield from check(schema.get("items"), item, f"{path}[]")
    if isinstance(value, str):
        yield from check_string(schema, value, path)
    if isinstance(value, int | float) and not isinstance(value, bool):
        yield from check_size(path, value, schema.get("minimum"), schema.get("maximum"))


def is_of(kinds: list[str], value: Any) -> bool:
    if isinstance(value, bool):
        return "boolean" in kinds
    return any(isinstance(value, KINDS[kind]) for kind in kinds)


def properties_of(schema: Json) -> Json | None:
    """The properties of an object, those of what it is put together from included; None if it names none."""
    if "$ref" in schema:
        return properties_of(description()["schemas"][schema["$ref"].removeprefix(REFERENCE)])
    parts = [found for part in schema.get("allOf", ()) if (found := properties_of(part)) is not None]
    if "properties" not in schema and not parts:
        return None
    return {name: inner for part in [*parts, schema.get("properties", {})] for name, inner in part.items()}


def check_combined(schema: Json, value: Any, path: str) -> Iterator[str]:
    for part in schema.get("allOf", ()):
        yield from (p for p in check(part, value, path) if UNKNOWN not in p)
    for word in ("oneOf", "anyOf"):
        if branches := schema.get(word):
            faults = [list(check(branch, value, path)) for branch in branches]
            if all(faults):  # Told of the branch that fits best.
                yield from min(faults, key=lambda found: (wrong_kind(found, path), len(found)))


def wrong_kind(faults: list[str], path: str) -> bool:
    """Whether a branch is for something else altogether: another kind of component, channel or value."""
    return any(fault.startswith((f"{path}:", f"{path}.type:")) for fault in faults)


def check_object(schema: Json, properties: Json, value: Json, path: str) -> Iterator[str]:
    for name in schema.get("required", ()):
        if name not in value:
            yield f"{path}.{name}: is missing"
    others = schema.get("additionalProperties")
    for name, inner in value.items():
        if name in properties:
            if schema.get("properties", {}).get(name) is not None:
                yield from check(schema["properties"][name], inner, f"{path}.{name}")
        elif isinstance(others, dict):
            yield from check(others, inner, f"{path}.*")
        elif others is not True:
            yield f"{path}.{name}: {UNKNOWN}"


def check_string(schema: Json, value: str, path: str) -> Iterator[str]:
    yield from check_size(path, len(value), schema.get("minLength"), schema.get("maxLength"))
    pattern = schema.get("pattern", "").replace(r"\p{L}", r"\w").replace(r"\p{N}", "")
    if pattern and not re.search(pattern, value):
        yield f"{path}: {value!r:.60} does not fit {pattern}"
    if schema.get("format") == "date-time":
        try:
            datetime.fromisoformat(value)
        except ValueError:
            yield f"{path}: {value!r:.60} is no date"
    if schema.get("format") == "uri" and not re.match(r"(https?|attachment|ws)://", value):
        yield f"{path}: {value!r:.60} is no address"


def check_size(path: str, size: float, least: float | None, most: float | None) -> Iterator[str]:
    if (least is not None and size < least) or (most is not None and size > most):
        yield f"{path}: {size} is not between {least} and {most}"


def as_sent(body: Any, key: str = "") -> Any:
    """A request as Discord reads it: ids may come as numbers too."""
    if isinstance(body, dict):
        return {name: as_sent(value, name) for name, value in body.items()}
    if isinstance(body, list):
        return [as_sent(value, key) for value in body]
    named_as_id = key in ("id", "users", "roles") or key.endswith("_id")
    return str(body) if named_as_id and isinstance(body, int) else body


def check_exchange(exchange: Exchange) -> Iterator[str]:
    """Everything that is wrong with a request and with what it was answered."""
    found = operation(exchange.method, exchange.path)
    where = f"{exchange.method} {found['id'] if found else exchange.path}"
    if found is None:
        yield f"{where}: {UNKNOWN}"
        return
    status = str(exchange.status)
    if exchange.status < 400:
        for problem in check(found["body"], as_sent(exchange.body), "") if found["body"] else ():
            if UNKNOWN not in problem:  # Discord passes over fields it does not know.
                yield f"{where} request{problem}"
        if status not in found["answers"]:
            yield f"{where}: answers {status}, not {'/'.join(found['answers'])}"
        for problem in check(found["answers"].get(status), exchange.answer, ""):
            yield f"{where} answer{problem}"
    else:
        name = "RatelimitedResponse" if exchange.status == 429 else "ErrorResponse"
        for problem in check({"$ref": REFERENCE + name}, exchange.answer, ""):
            yield f"{where} {status}{problem}"


class Watched:
    """Listens to a stand-in and collects what its description would not have."""

    def __init__(self, fake: FakeDiscord) -> None:
        self.seen = 0
        self.problems: list[str] = []
        fake.listeners.append(self._hear)

    def _hear(self, exchange: Exchange) -> None:
        self.seen += 1
        known = {*self.problems, *BETTER_KNOWN}
        self.problems += (problem for problem in check_exchange(exchange) if problem not in known)
