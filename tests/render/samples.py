"""Views of whole games, kept as files so that a change of the rules does not change what is drawn here."""

from __future__ import annotations

import functools
import json
import sys
from pathlib import Path
from typing import Any

import render
from render.check import AnyView, check

GAMES = ("argentina", "original")
VIEWS = Path(__file__).parent / "views"
STAGES = ("setup", "middle", "end")
PLAYERS = (2, 3, 4)


def prefix(game: str) -> str:
    """What the files of a game are called by; those of the first game have no name before them."""
    return "" if game == GAMES[0] else f"{game}-"


def load(players: int, stage: str, game: str = GAMES[0]) -> dict[str, Any]:
    file = VIEWS / f"{prefix(game)}{players}-{stage}.json"
    view: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return view


def every_picture(shown: AnyView, locale: str = "en", **rest: Any) -> dict[str, bytes]:
    """All pictures of a view, with both themes of the board."""
    view = check(shown)
    found = {
        "board": render.board(view, locale, **rest),
        "board-safe": render.board(view, locale, theme="safe", **rest),
        "market": render.market(view, locale, **rest),
        "cities": render.cities(view, locale, **rest),
        "score": render.score(view, locale, **rest),
        "menu": render.menu(view, None, locale, **rest),
    }
    for seat in view.seats:
        found[f"mat-{seat}"] = render.mat(view, seat, locale, **rest)
        found[f"hand-{seat}"] = render.hand(view, seat, locale, **rest)
    return found


def caches() -> dict[str, Any]:
    """Every cache of the renderer by name."""
    found = {}
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "render":
            for key, value in vars(module).items():
                if isinstance(value, functools._lru_cache_wrapper) and value.__module__ == name:
                    found[f"{name}.{key}"] = value
    return found
