"""`python -m render FILE --out DIR` draws all pictures of a game, `film FILE --out F` makes a film of it.

`bench` times, `palette` chooses colours.

FILE is a dump of the engine, or a view as JSON (also as the value "view" of an exported game).
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from pathlib import Path

import msgspec

import render
from engine import BadSave, Game
from engine.records import Record
from render.art.theme import THEMES
from render.check import View, check
from render.trials import bench, palette


def read_view(text: str) -> View:
    """The view in a file: the file itself, its entry "view", or what a stranger sees of a dumped game."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise render.BadView(f"this is no JSON: {error}") from error
    if isinstance(found, dict) and "players" in found and "seats" in found:
        return check(found)
    if isinstance(found, dict) and isinstance(found.get("view"), dict):
        return check(found["view"])
    try:
        seen = Game.load(text).view(None)
    except BadSave as error:
        raise render.BadView(f"neither a view nor a dump of a game: {error}") from error
    except (LookupError, ValueError, AttributeError, TypeError, ArithmeticError) as error:
        raise render.BadView(f"the dump of a game does not fit together: {error!r}") from error
    return check(msgspec.to_builtins(seen))  # whoever made the file, its names are looked up


def draw_all(view: View, out: Path, locale: str, theme: str) -> list[Path]:
    """Every picture a view has, and the board in words."""
    pictures = {
        "board": render.board(view, locale, theme=theme),
        "market": render.market(view, locale, theme=theme),
        "cities": render.cities(view, locale, theme=theme),
        "score": render.score(view, locale, theme=theme),
    }
    for seat in view.seats:
        name = re.sub(r"[^\w-]", "_", seat)
        pictures[f"mat-{name}"] = render.mat(view, seat, locale, theme=theme)
        pictures[f"hand-{name}"] = render.hand(view, seat, locale, theme=theme)
    if view.decision and view.decision.options:
        pictures["menu"] = render.menu(view, None, locale, theme)
    out.mkdir(parents=True, exist_ok=True)
    written = []
    for name, data in pictures.items():
        written.append(out / f"{name}.png")
        written[-1].write_bytes(data)
    written.append(out / "board.txt")
    written[-1].write_text(render.text(view, locale), encoding="utf-8")
    return written


def make_film(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m render film", description="A whole game as a film.")
    parser.add_argument("file", type=Path, help="a finished game, as /export gives it")
    parser.add_argument("--out", type=Path, default=Path("film.webp"), help="an animated WebP")
    parser.add_argument("--locale", default="en")
    parser.add_argument("--theme", default="light", choices=tuple(THEMES))
    parser.add_argument("--limit", type=float, default=render.LIMIT / 1e6, help="megabytes at the most")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    chosen = parser.parse_args(arguments)
    begun = time.perf_counter()
    try:
        record = Record.read(chosen.file.read_bytes())
        made = render.film(
            record.by_turn(),
            *(chosen.locale, chosen.theme),
            names=record.names,
            limit=round(chosen.limit * 1e6),
            progress=_progress,
        )
        chosen.out.write_bytes(made.data)
    except (BadSave, render.BadView, render.FilmTooLarge, OSError) as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 1
    seconds, megabytes = round(time.perf_counter() - begun, 2), round(len(made.data) / 1e6, 2)
    if chosen.json:
        figures = {"frames": made.frames, "seconds": seconds, "megabytes": megabytes, "width": made.width}
        print(json.dumps(figures))
    else:
        print(f"{chosen.out}: {made.frames} pictures, {made.width} wide, {megabytes} MB, {seconds} s")
    return 0


def _progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        print(f"\r\033[K{done} of {of} turns drawn", end=end, file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["bench"]:
        return bench.main(arguments[1:])
    if arguments[:1] == ["palette"]:
        return palette.main(arguments[1:])
    if arguments[:1] == ["film"]:
        return make_film(arguments[1:])
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("file", type=Path, help="a dump of the engine or a view; or: film, bench, palette")
    parser.add_argument("--out", type=Path, default=Path("out"))
    parser.add_argument("--locale", default="en")
    parser.add_argument("--theme", default="light", choices=tuple(THEMES))
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
