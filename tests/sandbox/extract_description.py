"""Makes `description.json`: the part of Discord's public description of its API that the stand-in speaks.

    python -m tests.sandbox.extract_description discord-openapi.json

Discord publishes the description (github.com/discord/discord-api-spec, MIT licence). What is kept is the
operations that the stand-in has a route for, with the schemas of their bodies and answers and every schema
these refer to; what only people read (descriptions, titles, names of values) is left out.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.sandbox import routes
from bot.sandbox.rest import ROUTES

Json = dict[str, Any]
FILE = Path(__file__).with_name("description.json")
KEPT = {
    *("$ref", "type", "properties", "required", "items", "additionalProperties", "oneOf", "anyOf", "allOf"),
    *("enum", "const", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern"),
    *("uniqueItems", "format", "minProperties", "maxProperties"),
}
REFERENCE = "#/components/schemas/"


def pared(schema: Any) -> Any:
    """A schema with nothing but what can be checked; a list of named values becomes an `enum`."""
    if not isinstance(schema, dict):
        return schema
    kept: Json = {}
    for key, value in schema.items():
        if key == "properties":
            kept[key] = {name: pared(inner) for name, inner in value.items()}
        elif key in ("oneOf", "anyOf", "allOf"):
            kept[key] = [pared(inner) for inner in value]
        elif key in ("items", "additionalProperties"):
            kept[key] = pared(value)
        elif key in KEPT:
            kept[key] = value
    values = kept.get("oneOf")
    if values and all(set(value) == {"const"} for value in values):
        del kept["oneOf"]
        kept["enum"] = [value["const"] for value in values]
    return kept


def named(schema: Any) -> Iterator[str]:
    """The names of the schemas that one refers to."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].removeprefix(REFERENCE)
        for value in schema.values():
            yield from named(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from named(value)


def shape(path: str) -> str:
    """A path whatever its parts are called."""
    return re.sub(r"\{\w+\}", "{}", path)


def operation(described: Json) -> Json:
    content = described.get("requestBody", {}).get("content", {})
    answers = {}
    for status, response in described["responses"].items():
        if status.startswith("2"):
            body = response.get("content", {}).get("application/json", {}).get("schema")
            answers[status] = pared(body)
    asked = content.get("application/json") or content.get("multipart/form-data") or {}
    return {"id": described["operationId"], "body": pared(asked.get("schema")), "answers": answers}


def extract(description: Json) -> Json:
    assert routes  # Importing them is what registers them.
    served = {(entry.method, shape(entry.path)) for entry in ROUTES}
    operations: Json = {}
    for path, methods in description["paths"].items():
        for method, described in methods.items():
            fits = (method.upper(), shape(path)) in served or (
                path.endswith("/@original") and (method.upper(), shape(path[:-9] + "{m}")) in served
            )
            if fits:
                operations[f"{method.upper()} {path}"] = operation(described)
    schemas: Json = {}
    waiting = [*named(operations), "ErrorResponse", "RatelimitedResponse"]
    while waiting:
        name = waiting.pop()
        if name not in schemas:
            schemas[name] = pared(description["components"]["schemas"][name])
            waiting += named(schemas[name])
    return {"operations": operations, "schemas": dict(sorted(schemas.items()))}


def main() -> None:
    description = json.loads(Path(sys.argv[1]).read_text())
    extracted = extract(description)
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in extracted["operations"].items()]
    schemas = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in extracted["schemas"].items()]
    text = '{"operations": {\n' + ",\n".join(lines) + '\n}, "schemas": {\n' + ",\n".join(schemas) + "\n}}\n"
    FILE.write_text(text)
    print(f"{len(lines)} operations, {len(schemas)} schemas, {len(text) // 1024} KB")


if __name__ == "__main__":
    main()
