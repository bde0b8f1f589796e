"""`python -m render FILE --out DIR` draws all pictures of a game; `bench` times, `palette` chooses colours.

FILE is a dump of the engine, or a view as JSON (also as the value "view" of an exported game).
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import render
from render import bench, palette


def read_view(text: str) -> Any:
    """The view in a file: the file itself, its entry "view", or what a stranger sees of a dumped game."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise render.BadView(f"line {error.lineno}: {error.msg}") from error
    if isinstance(found, dict) and "players" in found and "seats" in found:
        return found
    if isinstance(found, dict) and isinstance(found.get("view"), dict):
        return found["view"]
    from engine import BadSave, Game

    try:
        return Game.load(text).view(None)
    except BadSave as error:
        raise render.BadView(f"neither a view nor a dump of a game: {error}") from error


def draw_all(view: Any, out: Path, locale: str, theme: str) -> list[Path]:
    """Every picture a view has, and the board in words."""
    board = render.board(view, locale, theme=theme)
    out.mkdir(parents=True, exist_ok=True)
    pictures = {
        "board": board,
        "market": render.market(view, locale, theme=theme),
        "cities": render.cities(view, locale, theme=theme),
        "score": render.score(view, locale, theme=theme),
    }
    for seat in view["seats"]:
        pictures[f"mat-{seat}"] = render.mat(view, seat, locale, theme=theme)
        pictures[f"hand-{seat}"] = render.hand(view, seat, locale, theme=theme)
    if (view.get("decision") or {}).get("options"):
        pictures["menu"] = render.menu(view, None, locale, theme)
    written = []
    for name, data in pictures.items():
        written.append(out / f"{name}.png")
        written[-1].write_bytes(data)
    written.append(out / "board.txt")
    written[-1].write_text(render.text(view, locale), encoding="utf-8")
    return written


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["bench"]:
        return bench.main(arguments[1:])
    if arguments[:1] == ["palette"]:
        return palette.main(arguments[1:])
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("file", type=Path, help="a dump of the engine or a view; or: bench, palette")
    parser.add_argument("--out", type=Path, default=Path("out"))
    parser.add_argument("--locale", default="en")
    parser.add_argument("--theme", default="light", choices=("light", "safe"))
    chosen = parser.parse_args(arguments)
    try:
        view = read_view(chosen.file.read_text(encoding="utf-8"))
        for path in draw_all(view, chosen.out, chosen.locale, chosen.theme):
            print(path)
    except (render.BadView, OSError, UnicodeDecodeError) as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
