"""Carrying a whole database from one engine to the other, and looking at every row afterwards.

What there is to carry is read off the migrations themselves: tables in the order in which they were made, so
that a part never comes before its whole, each with its columns and its key.
"""

from collections.abc import AsyncIterator, Callable

from bot.store.db import Link, Store, Value
from bot.store.errors import Damaged, NotEmpty
from bot.store.shapes import TableShape, shapes

#: Rows read at once.
_PAGE = 500


async def move(source: Store, target: Store, progress: Callable[[str], None] = lambda line: None) -> int:
    """Carry everything over in one transaction, then compare row by row; returns how many rows there are."""
    found = shapes()
    for shape in found:
        if await target.read.one(f"SELECT 1 FROM {shape.name} LIMIT 1") is not None:
            raise NotEmpty("there are games in the target already; nothing was carried over")
    async with target.transaction() as link:
        for shape in found:
            progress(f"carrying {shape.name}")
            await _carry(source.read, link, shape)
            await target.numbers_go_on(link, shape.name, shape.key[0])
    count = 0
    for shape in found:
        progress(f"comparing {shape.name}")
        count += await _compare(source.read, target.read, shape)
    return count


async def _carry(source: Link, target: Link, shape: TableShape) -> None:
    marks = ",".join("?" * len(shape.columns))
    sql = f"INSERT INTO {shape.name} ({', '.join(shape.columns)}) VALUES ({marks})"
    count = 0
    async for row in _rows(source, shape):
        target.put(sql, *row)
        count += 1
        if count % _PAGE == 0:
            await target.all("SELECT 1")
    await target.all("SELECT 1")


async def _rows(link: Link, shape: TableShape) -> AsyncIterator[tuple[Value, ...]]:
    """In the order of the key, page by page."""
    columns, key = ", ".join(shape.columns), ", ".join(shape.key)
    places = [shape.columns.index(column) for column in shape.key]
    marks = ",".join("?" * len(places))
    after: tuple[Value, ...] = ()
    while True:
        where = f"WHERE ({key}) > ({marks})" if after else ""
        rows = await link.all(
            f"SELECT {columns} FROM {shape.name} {where} ORDER BY {key} LIMIT {_PAGE}", *after
        )
        for row in rows:
            yield tuple(row)
        if len(rows) < _PAGE:
            return
        after = tuple(rows[-1][place] for place in places)


async def _compare(one: Link, other: Link, shape: TableShape) -> int:
    count, theirs = 0, _rows(other, shape)
    async for row in _rows(one, shape):
        if await anext(theirs, None) != row:
            raise Damaged(f"{shape.name}: row {count + 1} differs in the target; do not use that")
        count += 1
    if await anext(theirs, None) is not None:
        raise Damaged(f"{shape.name}: the target has rows of its own; do not use it")
    return count
