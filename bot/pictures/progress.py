"""How far long work has come, from inside a worker process to whoever waits for it."""

from __future__ import annotations

from collections.abc import Callable

Heard = Callable[[int, int], None]

_listeners: list[Heard] = []


def listen(heard: Heard) -> None:
    """Called once by the worker: everything that is told goes there."""
    _listeners[:] = [heard]


def tell(done: int, of: int) -> None:
    """So much of the work is done. Where nobody listens, as in a test, nothing happens."""
    for heard in _listeners:
        heard(done, of)
