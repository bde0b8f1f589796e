"""Autocomplete that always answers: discord.py leaves the person waiting when a completion fails."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

from discord.app_commands import Choice

from bot.table import Refusal

_LOG = logging.getLogger("tropero.completing")
P = ParamSpec("P")


def completing(
    complete: Callable[P, Coroutine[Any, Any, list[Choice[str]]]],
) -> Callable[P, Coroutine[Any, Any, list[Choice[str]]]]:
    """Suggest nothing where something goes wrong; a refusal is no trouble, everything else is logged."""

    @wraps(complete)
    async def always(*args: P.args, **kwargs: P.kwargs) -> list[Choice[str]]:
        try:
            return await complete(*args, **kwargs)
        except Refusal:
            return []
        except Exception:
            _LOG.exception("a completion failed")
            return []

    return always
