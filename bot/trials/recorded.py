"""A recorded game put into a store as if it had been played at a table: log, snapshots, scores."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import games, tables
from bot.store.records import Entry, Seat, Table, encode
from bot.table import Tables
from bot.table.ranking import ranked
from engine import RULES_VERSION, Game
from engine.records import Record

SERVER = 7


async def keep(
    there: Tables,
    record: Record,
    people: Sequence[int | None],
    channel: int,
    *,
    upto: int | None = None,
    first: int = 0,
    server: int | None = SERVER,
    ai: str = "strong",
) -> Table:
    """A finished table, or with `upto` one that stands at the beginning of that turn. None is an AI.

    Turns before `first` are kept without a snapshot, so that there is less to look at.
    """
    context, setup = there.context, record.engine_setup()
    game = Game.start(setup)
    now = context.seconds()
    names = [record.names.get(seat, seat.capitalize()) for seat in setup.seats]
    seats = tuple(
        Seat(seat, person, name, ai=None if person is not None else ai)
        for seat, person, name in zip(setup.seats, people, names, strict=True)
    )
    host = next(person for person in people if person is not None)
    table = Table(
        *(context.new_id(), server, channel, "lobby", setup.game, dict(setup.options), len(seats), None),
        *(host, now, now),
        seats=seats,
    )
    base = game.dump()
    async with context.store.transaction() as link:
        tables.add(link, table)
        tables.start(link, table.id, RULES_VERSION, encode(setup), games.pack(base), now)
        if game.turn >= first:
            games.save_snapshot(link, table.id, game.turn, game.number, 0, games.pack(base, base))
        entry = 0
        for choice in record.choices:
            if upto is not None and game.turn >= upto:
                break
            turn, number = game.turn, game.number
            events = game.choose(choice.seat, choice.picked)
            entry += 1
            person = table.seat(choice.seat).person
            games.append(
                link,
                table.id,
                Entry(
                    *(entry, "choice", number, turn, choice.seat, person, choice.picked),
                    *(any(event.reveals for event in events), now),
                    events=encode(events),
                ),
            )
            if game.turn != turn and not game.over and game.turn >= first:
                state = games.pack(game.dump(), base)
                games.save_snapshot(link, table.id, game.turn, game.number, entry, state)
        asked = game.decision.seat if game.decision else None
        games.save_current(link, table.id, entry, entry, asked, games.pack(game.dump(), base))
        if game.over:
            for result in ranked(seats, game.scores()):
                tables.add_result(link, table.id, result)
            tables.end(link, table.id, "finished", now)
    found = await there.lobby.find(table.id)
    assert found is not None
    return found
