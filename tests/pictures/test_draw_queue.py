"""The queue: one picture of a table at a time, and whoever waits gets the newest."""

from __future__ import annotations

import asyncio
import gc
import threading
from functools import partial

import pytest

from bot.pictures.draw_queue import DrawQueue


class Brush:
    """A picture that is finished when the test says so."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.may_end = threading.Event()

    def __call__(self) -> bytes:
        self.begun.set()
        assert self.may_end.wait(30)
        return b"first"


async def until_set(event: threading.Event) -> None:
    assert await asyncio.to_thread(event.wait, 30)


async def test_those_who_wait_get_the_newest_and_only_that_is_drawn() -> None:
    queue, brush, drawn = DrawQueue(), Brush(), []

    def paint(name: str) -> bytes:
        drawn.append(name)
        return name.encode()

    first = asyncio.create_task(queue.draw("table", brush))
    await until_set(brush.begun)
    paints = [partial(paint, name) for name in ("old", "newer", "newest")]
    waiting = [asyncio.create_task(queue.draw("table", one)) for one in paints]
    await asyncio.gather(*(asyncio.wait({task}, timeout=0) for task in waiting))
    brush.may_end.set()
    assert await first == b"first"
    assert await asyncio.gather(*waiting) == [b"newest"] * 3
    assert drawn == ["newest"]


async def test_different_tables_are_drawn_at_once_up_to_a_bound() -> None:
    queue, brushes = DrawQueue(at_once=2), [Brush(), Brush(), Brush()]
    tasks = [asyncio.create_task(queue.draw(str(n), brush)) for n, brush in enumerate(brushes)]
    await until_set(brushes[0].begun)
    await until_set(brushes[1].begun)
    assert not brushes[2].begun.is_set()
    brushes[0].may_end.set()
    await until_set(brushes[2].begun)
    brushes[1].may_end.set()
    brushes[2].may_end.set()
    assert await asyncio.gather(*tasks) == [b"first"] * 3


async def test_a_picture_that_fails_fails_for_those_who_asked_and_for_nobody_after() -> None:
    queue = DrawQueue()

    def broken() -> bytes:
        raise ValueError("no paint")

    with pytest.raises(ValueError, match="no paint"):
        await queue.draw("table", broken)
    assert await queue.draw("table", lambda: b"fine") == b"fine"


async def test_somebody_who_gives_up_waiting_leaves_the_picture_to_the_others() -> None:
    queue, brush = DrawQueue(), Brush()
    impatient = asyncio.create_task(queue.draw("table", brush))
    await until_set(brush.begun)
    impatient.cancel()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    brush.may_end.set()
    assert await queue.draw("table", lambda: b"second") == b"second"


async def test_nothing_is_said_of_a_picture_that_fails_after_everybody_has_gone() -> None:
    queue, heard = DrawQueue(), []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: heard.append(context["message"]))
    begun, may_end = threading.Event(), threading.Event()

    def broken() -> bytes:
        begun.set()
        may_end.wait(5)
        raise ValueError("no paint")

    gone = asyncio.create_task(queue.draw("table", broken))
    await until_set(begun)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    may_end.set()
    assert await queue.draw("table", lambda: b"fine") == b"fine"
    gc.collect()
    await asyncio.sleep(0)
    assert not heard
