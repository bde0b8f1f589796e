"""The log: lines for people, or JSON for machines; errors also to Sentry, if the host asks for it.

Whatever the form, it says no more than the lines do: no token, no seed, no card.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from importlib import import_module
from typing import Any

import discord

FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, text, and the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr(level: str, form: str = "text") -> None:
    """Our own words at the level asked for; those of libraries at INFO at least, since some tell secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(FORMAT))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("tropero").setLevel(level)
    logging.getLogger().setLevel(max(logging.getLevelName(level), logging.INFO))
    logging.getLogger("discord").setLevel(max(logging.getLevelName(level), logging.WARNING))
    # The bot has no voice, so nobody needs to hear what one would take.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def report_to_sentry(dsn: str) -> None:
    """Errors also go to Sentry: their kinds and where they happened, without values of any variable."""
    try:
        sentry = import_module("sentry_sdk")
    except ImportError:
        raise SentryMissing(
            "TROPERO_SENTRY_DSN is set, but sentry-sdk is not there: pip install 'tropero[sentry]'"
        ) from None
    sentry.init(
        dsn=dsn,
        send_default_pii=False,
        include_local_variables=False,
        include_source_context=False,
        max_breadcrumbs=0,
        traces_sample_rate=0.0,
        before_send=without_values,
    )


class SentryMissing(Exception):
    """The package for a setting is not installed."""


def without_values(event: dict[str, Any], hint: object = None) -> dict[str, Any]:
    """An event as it may leave the house: an error's own text may name people or cards, so only kinds go."""
    for error in event.get("exception", {}).get("values", ()):
        error.pop("value", None)
        for frame in (error.get("stacktrace") or {}).get("frames", ()):
            frame.pop("vars", None)
    if (entry := event.get("logentry")) is not None:
        event["logentry"] = {"message": entry.get("message", "")}  # the text before values were put in
    for key in ("breadcrumbs", "user", "request", "server_name", "extra", "message"):
        event.pop(key, None)
    return event
