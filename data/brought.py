"""Texts that lie outside `data/locale`: a game of another package brings its own folder of languages."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources.abc import Traversable

FOLDERS: list[Traversable] = []
_watching: list[Callable[[], None]] = []


def bring_texts(folder: Traversable) -> None:
    """Add a folder like `data/locale`; whoever has read texts already reads them again."""
    if folder.is_dir() and folder not in FOLDERS:
        FOLDERS.append(folder)
        for forget in _watching:
            forget()


def watch(forget: Callable[[], None]) -> None:
    """Have something called when there are more texts."""
    _watching.append(forget)
