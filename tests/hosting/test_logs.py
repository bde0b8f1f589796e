"""The log as JSON, and what may leave the house with an error."""

from __future__ import annotations

import json
import logging

from bot.hosting.logs import JsonLines, without_values


def record(message: str, *values: object, error: BaseException | None = None) -> logging.LogRecord:
    about = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("tropero.post", logging.WARNING, __file__, 1, message, values, about)


def test_a_line_is_one_object():
    line = JsonLines().format(record("letter %s was not taken\nat all", "x.3"))
    assert "\n" not in line
    told = json.loads(line)
    assert told["message"] == "letter x.3 was not taken\nat all"
    assert (told["level"], told["logger"]) == ("WARNING", "tropero.post")
    assert told["time"].endswith("+00:00")


def test_an_error_comes_with_its_trace():
    try:
        raise ValueError("broken")
    except ValueError as error:
        told = json.loads(JsonLines().format(record("failed", error=error)))
    assert "ValueError: broken" in told["error"]


def test_an_event_for_sentry_names_nobody():
    event = {
        "exception": {
            "values": [
                {
                    "type": "Refusal",
                    "value": "Ana holds franqueiro4",
                    "stacktrace": {"frames": [{"function": "choose", "vars": {"hand": ["franqueiro4"]}}]},
                }
            ]
        },
        "logentry": {"message": "%s left", "formatted": "Ana left", "params": ["Ana"]},
        "user": {"id": "1"},
        "server_name": "ana-laptop",
        "breadcrumbs": {"values": [{"message": "Ana tapped"}]},
        "extra": {"sys.argv": ["Ana"]},
    }
    left = json.dumps(without_values(event))
    assert "Ana" not in left and "franqueiro4" not in left and "ana-laptop" not in left
    assert "Refusal" in left and "choose" in left and "%s left" in left
