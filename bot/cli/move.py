"""`tropero move`: the whole database from a file to a server, or back."""

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path

from bot.address import Address, address
from bot.cli import Command, progress_line
from bot.store import Store
from bot.store.errors import Missing, NotEmpty
from bot.store.files import beside
from bot.store.moving import move


def _now() -> datetime:
    return datetime.now(UTC)


async def carry(source: Address, target: Address) -> int:
    """Both are claimed for as long as it takes: no bot plays on either."""
    if isinstance(source, Path) and not source.exists():
        raise Missing(f"{source}: there is no such database")
    if isinstance(target, Path) and target.exists():
        raise NotEmpty(f"{target}: there is a file already; name one that is not there")
    begun = await Store.open(source, now=_now)
    try:
        ended = await Store.open(target, now=_now)
        try:
            return await move(begun, ended, progress_line)
        except BaseException:
            if isinstance(target, Path):
                await ended.close()
                _remove(target)
            raise
        finally:
            await ended.close()
            progress_line("")
    finally:
        await begun.close()


def _remove(file: Path) -> None:
    for suffix in ("", "-wal", "-shm", "-lock"):
        beside(file, suffix).unlink(missing_ok=True)


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--from", dest="source", type=address, required=True, help="a file or postgresql://…")
    parser.add_argument("--to", dest="target", type=address, required=True, help="empty, or not there yet")


def _move(given: argparse.Namespace) -> int:
    count = asyncio.run(carry(given.source, given.target))
    print(f"{count} rows carried from {given.source} to {given.target}, and each compared")
    return 0


MOVE = Command("move", "carry the database to another engine; stop the bot first", _arguments, _move)
