"""From the final score sheets to places. Equal totals share a place (Ruling 21)."""

from collections.abc import Iterable

import msgspec

from bot.store import Link, tables
from bot.store.records import Result, Seat
from bot.table.live import LiveGame


def ranked(seats: Iterable[Seat], sheets: dict[str, dict[str, int]]) -> list[Result]:
    totals = sorted((sheet["total"] for sheet in sheets.values()), reverse=True)
    return [
        Result(
            seat=seat.seat,
            person=seat.person,
            name=seat.name,
            place=totals.index(sheets[seat.seat]["total"]) + 1,
            total=sheets[seat.seat]["total"],
            sheet=sheets[seat.seat],
        )
        for seat in seats
    ]


def finish(link: Link, live: LiveGame, now: int) -> None:
    """The game is over: the scores are kept, and nothing more is asked."""
    table = live.table
    for result in ranked(table.seats, live.game.scores()) if not table.private else ():
        tables.add_result(link, table.id, result)
    tables.end(link, table.id, "finished", now)
    live.table = msgspec.structs.replace(table, state="finished", ended_at=now)
