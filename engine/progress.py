"""What is under way, on a terminal: a bar, or a line that the next one replaces. Elsewhere, nothing."""

from __future__ import annotations

import sys

WIDTH = 40


def bar(done: int, total: int) -> None:
    if not sys.stderr.isatty():
        return
    width = WIDTH * done // total
    end = "\n" if done == total else ""
    print(f"\r[{'#' * width}{'.' * (WIDTH - width)}] {done}/{total}", end=end, file=sys.stderr, flush=True)


def line(text: str) -> None:
    """An empty one at the end leaves nothing behind."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
