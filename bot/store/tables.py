"""Rows of tables, seats and results."""

import json

from bot.store.db import Link
from bot.store.records import Purpose, Result, Seat, State, Table, Theme, as_dict, encode

_COLUMNS = (
    "id, server, channel, state, game, options, most, pace_days, host, opened_at, touched_at, started_at, "
    "ended_at, rules, daily, peeked, theme, purpose, parent, note, back_until, rated, orders"
)


#: Tables that people share; a private one is nobody's business but its owner's.
_PUBLIC = "purpose = 'table'"


def add(link: Link, table: Table, imported: bool = False) -> None:
    link.put(
        f"INSERT INTO tables ({_COLUMNS}, imported) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        *(table.id, table.server, table.channel, table.state, table.game, encode(table.options)),
        *(table.most, table.pace_days, table.host, table.opened_at, table.touched_at),
        *(table.started_at, table.ended_at, table.rules, table.daily, int(table.peeked), table.theme),
        *(
            table.purpose,
            table.parent,
            table.note,
            table.back_until,
            int(table.rated),
            int(table.orders),
            int(imported),
        ),
    )
    seat_all(link, table.id, table.seats)


def seat_all(link: Link, table_id: str, seats: tuple[Seat, ...]) -> None:
    """Seat exactly these, in this order (only before the game: the log refers to seats afterwards)."""
    link.put("DELETE FROM seats WHERE table_id = ?", table_id)
    for position, seat in enumerate(seats):
        link.put(
            "INSERT INTO seats (table_id, seat, position, person, name, ai, stand_in, vacant) "
            "VALUES (?,?,?,?,?,?,?,?)",
            *(
                table_id,
                seat.seat,
                position,
                seat.person,
                seat.name,
                seat.ai,
                seat.stand_in,
                int(seat.vacant),
            ),
        )


def change_seat(link: Link, table_id: str, seat: Seat) -> None:
    link.put(
        "UPDATE seats SET person = ?, name = ?, ai = ?, stand_in = ?, vacant = ? "
        "WHERE table_id = ? AND seat = ?",
        *(seat.person, seat.name, seat.ai, seat.stand_in, int(seat.vacant), table_id, seat.seat),
    )


#: The seats come along as JSON, so that a table is one visit to the database and not two.
_SEATS = (
    "(SELECT json_group_array(json_array(seat, person, name, ai, stand_in, vacant)) FROM "
    "(SELECT * FROM seats WHERE table_id = tables.id ORDER BY position)) AS seats"
)


def _seat(seat: str, person: int | None, name: str, ai: str | None, away: str | None, vacant: int) -> Seat:
    return Seat(seat, person, name, ai, away, bool(vacant))


async def _tables(link: Link, where: str, *values: int | str) -> list[Table]:
    rows = await link.all(f"SELECT {_COLUMNS}, {_SEATS} FROM tables WHERE {where}", *values)
    return [
        Table(
            **{
                **as_dict(row),
                "options": json.loads(row["options"]),
                "peeked": bool(row["peeked"]),
                "rated": bool(row["rated"]),
                "orders": bool(row["orders"]),
                "seats": tuple(_seat(*seat) for seat in json.loads(row["seats"])),
            }
        )
        for row in rows
    ]


async def find(link: Link, table_id: str) -> Table | None:
    found = await _tables(link, "id = ?", table_id)
    return found[0] if found else None


async def at_channel(link: Link, channel: int) -> Table | None:
    """The lobby or the running game of a channel: there is at most one."""
    found = await _tables(
        link, f"channel = ? AND state IN ('lobby', 'running') AND imported = 0 AND {_PUBLIC}", channel
    )
    return found[0] if found else None


async def last_at_channel(link: Link, channel: int) -> Table | None:
    """The open table of a channel, or else the one that ended last."""
    found = await _tables(
        link,
        f"channel = ? AND imported = 0 AND state != 'expired' AND {_PUBLIC} "
        "ORDER BY state IN ('lobby', 'running') DESC, opened_at DESC, id LIMIT 1",
        channel,
    )
    return found[0] if found else None


async def of_person(link: Link, person: int) -> list[Table]:
    """Every open table a person sits at, on whichever server, oldest first."""
    return await _tables(
        link,
        "id IN (SELECT table_id FROM seats WHERE person = ?) AND state IN ('lobby', 'running') "
        f"AND {_PUBLIC} ORDER BY opened_at, id",
        person,
    )


async def channels_of_person(link: Link, person: int) -> list[int]:
    """Where the open tables of a person are."""
    rows = await link.all(
        "SELECT channel FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?) "
        f"AND state IN ('lobby', 'running') AND {_PUBLIC}",
        person,
    )
    return [row[0] for row in rows]


async def waits(link: Link, person: int) -> dict[str, tuple[str | None, int | None]]:
    """Of every running table of a person the seat that is asked there, and until when."""
    rows = await link.all(
        "SELECT c.table_id, c.asked, k.deadline FROM current c LEFT JOIN clocks k ON k.table_id = c.table_id "
        "WHERE c.table_id IN (SELECT table_id FROM seats WHERE person = ?)",
        person,
    )
    return {row[0]: (row[1], row[2]) for row in rows}


async def of_server(link: Link, server: int) -> list[Table]:
    """Every running game of a server, oldest first."""
    return await _tables(
        link,
        f"server = ? AND state = 'running' AND imported = 0 AND {_PUBLIC} ORDER BY opened_at, id",
        server,
    )


async def waiting_for(link: Link, person: int) -> list[str]:
    """The running tables that wait for a person: by deadline, those without one last, the longest first."""
    rows = await link.all(
        "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id "
        "JOIN current c ON c.table_id = t.id AND c.asked = s.seat "
        "LEFT JOIN clocks k ON k.table_id = t.id "
        "WHERE s.person = ? AND s.stand_in IS NULL AND t.state = 'running' AND t.purpose = 'table' "
        "ORDER BY k.deadline IS NULL, coalesce(k.deadline, t.touched_at), t.id",
        person,
    )
    return [row[0] for row in rows]


async def lobbies_untouched_since(link: Link, seconds: int) -> list[Table]:
    return await _tables(link, "state = 'lobby' AND touched_at <= ? ORDER BY touched_at", seconds)


def set_lobby_message(link: Link, table_id: str, message: int) -> None:
    link.put("UPDATE tables SET lobby_message = ? WHERE id = ?", message, table_id)


async def lobby_message(link: Link, table_id: str) -> int | None:
    found = await link.value("SELECT lobby_message FROM tables WHERE id = ?", table_id)
    return int(found) if found is not None else None


def change_lobby(link: Link, table: Table) -> None:
    """How a game will be played that has not begun."""
    link.put(
        "UPDATE tables SET options = ?, pace_days = ?, note = ?, rated = ?, touched_at = ? "
        "WHERE id = ? AND state = 'lobby'",
        *(encode(table.options), table.pace_days, table.note, int(table.rated), table.touched_at, table.id),
    )


def touch(link: Link, table_id: str, now: int) -> None:
    link.put("UPDATE tables SET touched_at = ? WHERE id = ?", now, table_id)


def start(link: Link, table_id: str, rules: int, setup: str, base: bytes, now: int) -> None:
    """Begin a game: its setup with the seed, and its first state, packed."""
    link.put(
        "UPDATE tables SET state = 'running', rules = ?, setup = ?, base = ?, started_at = ?, "
        "touched_at = ? WHERE id = ?",
        *(rules, setup, base, now, now, table_id),
    )


def end(link: Link, table_id: str, state: State, now: int) -> None:
    """Close a table for good: nothing of it is asked, reminded or voted on any more."""
    link.put("UPDATE tables SET state = ?, ended_at = ? WHERE id = ?", state, now, table_id)
    link.put("DELETE FROM clocks WHERE table_id = ?", table_id)
    link.put("DELETE FROM orders WHERE table_id = ?", table_id)
    link.put("UPDATE votes SET outcome = 'void' WHERE table_id = ? AND outcome IS NULL", table_id)


def set_theme(link: Link, table_id: str, theme: Theme | None) -> None:
    link.put("UPDATE tables SET theme = ? WHERE id = ?", theme, table_id)


async def version(link: Link, table_id: str) -> int | None:
    """Grows with every change of a table that is shared among processes."""
    found: int | None = await link.value("SELECT version FROM tables WHERE id = ?", table_id)
    return found


async def advance(link: Link, table_id: str, since: int) -> bool:
    """Lock a table for the rest of the transaction and count its version up, if it is still the one known."""
    row = await link.one(
        "UPDATE tables SET version = version + 1 WHERE id = ? AND version = ? RETURNING id", table_id, since
    )
    return row is not None


def go_on(link: Link, table_id: str) -> None:
    """A game that was ended is not over after all."""
    link.put("UPDATE tables SET state = 'running', ended_at = NULL, back_until = NULL WHERE id = ?", table_id)


def set_back_until(link: Link, table_id: str, until: int | None) -> None:
    link.put("UPDATE tables SET back_until = ? WHERE id = ?", until, table_id)


async def to_bring_back_until(link: Link, now: int) -> list[Table]:
    """Games that were ended and could be brought back until now."""
    return await _tables(link, "back_until IS NOT NULL AND back_until <= ? ORDER BY back_until, id", now)


def move(link: Link, table_id: str, server: int | None, channel: int) -> None:
    """The message of its lobby stays where it was."""
    link.put(
        "UPDATE tables SET server = ?, channel = ?, lobby_message = NULL WHERE id = ?",
        *(server, channel, table_id),
    )


def set_host(link: Link, table_id: str, host: int) -> None:
    link.put("UPDATE tables SET host = ? WHERE id = ?", host, table_id)


def mark_peeked(link: Link, table_id: str) -> None:
    link.put("UPDATE tables SET peeked = 1 WHERE id = ?", table_id)


async def setup_of(link: Link, table_id: str) -> str:
    """The setup with the secret seed. It leaves the table layer only after the game is over."""
    return str(await link.value("SELECT setup FROM tables WHERE id = ?", table_id))


def set_setup(link: Link, table_id: str, setup: str, base: bytes) -> None:
    link.put("UPDATE tables SET setup = ?, base = ? WHERE id = ?", setup, base, table_id)


def add_result(link: Link, table_id: str, result: Result) -> None:
    link.put(
        "INSERT INTO results (table_id, seat, person, name, place, total, sheet) VALUES (?,?,?,?,?,?,?)",
        *(table_id, result.seat, result.person, result.name, result.place, result.total),
        encode(result.sheet),
    )


async def results_of(link: Link, table_id: str) -> list[Result]:
    rows = await link.all(
        "SELECT seat, person, name, place, total, sheet FROM results WHERE table_id = ? ORDER BY place, seat",
        table_id,
    )
    return [Result(**{**as_dict(row), "sheet": json.loads(row["sheet"])}) for row in rows]


async def by_state(link: Link) -> dict[str, int]:
    """How many tables there are in each state."""
    rows = await link.all(f"SELECT state, count(*) FROM tables WHERE {_PUBLIC} GROUP BY state")
    return {row[0]: row[1] for row in rows}


async def private_of(link: Link, person: int, purpose: Purpose, parent: str | None = None) -> list[Table]:
    """A person's private tables of a purpose, newest first; of one parent only, if that is given."""
    about = () if parent is None else (parent,)
    where = "host = ? AND purpose = ?" + " AND parent = ?" * len(about)
    return await _tables(link, f"{where} ORDER BY opened_at DESC, id", person, purpose, *about)


async def private_untouched_since(link: Link, seconds: int) -> list[str]:
    rows = await link.all("SELECT id FROM tables WHERE purpose <> 'table' AND touched_at <= ?", seconds)
    return [row[0] for row in rows]


def set_base(link: Link, table_id: str, base: bytes) -> None:
    """The first state of a game that was begun from a position: it has no setup to be replayed from."""
    link.put("UPDATE tables SET base = ? WHERE id = ?", base, table_id)


def keep_note(link: Link, table_id: str, note: str) -> None:
    link.put("UPDATE tables SET note = ? WHERE id = ?", note, table_id)


async def delete_private(link: Link, table_id: str) -> None:
    """All rows of a private table; any other is left as it is: the log of a game stays."""
    if not await link.value("SELECT count(*) FROM tables WHERE id = ? AND purpose <> 'table'", table_id):
        return
    for name in ("choices", "snapshots", "current", "votes", "clocks", "seats"):
        link.put(f"DELETE FROM {name} WHERE table_id = ?", table_id)
    link.put("DELETE FROM tables WHERE id = ?", table_id)
