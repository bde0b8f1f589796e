"""From the final score sheets to places. Equal totals share a place (Ruling 21)."""

from collections.abc import Iterable

from bot.store.records import Result, Seat


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
