"""Rows of a game being played: its log of choices, the snapshot of each turn, and the state now."""

import zlib

import msgspec

from bot.store.db import Link, Row, upsert
from bot.store.records import Entry, Snapshot, encode

_BRIEF = "entry, kind, number, turn, seat, person, picked, reveals, at, follows"


def pack(state: str, base: str = "") -> bytes:
    """Compress a dump. With the game's first dump as the dictionary it takes about a tenth of its length."""
    packer = zlib.compressobj(zdict=base.encode()) if base else zlib.compressobj()
    return packer.compress(state.encode()) + packer.flush()


def unpack(state: bytes, base: str = "") -> str:
    unpacker = zlib.decompressobj(zdict=base.encode()) if base else zlib.decompressobj()
    return (unpacker.decompress(state) + unpacker.flush()).decode()


def append(link: Link, table_id: str, entry: Entry) -> None:
    link.put(
        f"INSERT INTO choices (table_id, {_BRIEF}, events) VALUES (?,?,?,?,?,?,?,?,?,?,?,?)",
        *(table_id, entry.entry, entry.kind, entry.number, entry.turn, entry.seat, entry.person),
        *(encode(entry.picked), int(entry.reveals), entry.at, int(entry.follows), entry.events),
    )


async def log(link: Link, table_id: str, since: int = 0, events: bool = False) -> list[Entry]:
    """The entries after number `since`; with their events only on demand, for those are long."""
    columns = f"{_BRIEF}, events" if events else _BRIEF
    rows = await link.all(
        f"SELECT {columns} FROM choices WHERE table_id = ? AND entry > ? ORDER BY entry", table_id, since
    )
    return [_entry(row) for row in rows]


_NEWEST = f"SELECT {_BRIEF}, events FROM choices WHERE table_id = ? ORDER BY entry DESC LIMIT ?"


async def newest(link: Link, table_id: str, most: int) -> list[Entry]:
    """The last entries of a log with their events, in the order of the log."""
    return entries_of(await link.all(_NEWEST, table_id, most))


def ask_newest(link: Link, table_id: str, most: int) -> list[Row]:
    """The same question, to go along with what is awaited next: `entries_of` reads the answer."""
    return link.put(_NEWEST, table_id, most)


def entries_of(newest: list[Row]) -> list[Entry]:
    return [_entry(row) for row in reversed(newest)]


def _entry(row: Row) -> Entry:
    """By place, in the order of `_BRIEF`, and not by name: panels read dozens of these."""
    entry, kind, number, turn, seat, person, picked, reveals, at, follows, *events = row
    picks = msgspec.json.decode(picked, type=list[str])
    return Entry(entry, kind, number, turn, seat, person, picks, bool(reveals), at, bool(follows), *events)


def save_current(
    link: Link,
    table_id: str,
    entry: int,
    turn_entry: int,
    asked: str | None,
    state: bytes,
    ends_at: int | None = None,
) -> None:
    link.put(
        upsert("current", "table_id", "entry, turn_entry, asked, state, ends_at"),
        *(table_id, entry, turn_entry, asked, state, ends_at),
    )


async def next_end(link: Link) -> int | None:
    """When the next turn ends by itself."""
    soonest: int | None = await link.value(
        "SELECT min(c.ends_at) FROM current c JOIN tables t ON t.id = c.table_id "
        "WHERE c.ends_at IS NOT NULL AND t.state = 'running'"
    )
    return soonest


async def turns_to_end(link: Link, now: int, latest: int) -> list[str]:
    """The running tables whose turn is to end by now, or only after `latest`."""
    rows = await link.all(
        "SELECT c.table_id FROM current c JOIN tables t ON t.id = c.table_id "
        "WHERE c.ends_at IS NOT NULL AND (c.ends_at <= ? OR c.ends_at > ?) AND t.state = 'running' "
        "ORDER BY c.ends_at",
        *(now, latest),
    )
    return [row[0] for row in rows]


async def asked(link: Link, table_id: str) -> str | None:
    """The seat that is asked, without loading the game."""
    seat: str | None = await link.value("SELECT asked FROM current WHERE table_id = ?", table_id)
    return seat


async def waiting_for_ai(link: Link) -> list[str]:
    """The running tables in which a seat is asked that an AI plays."""
    rows = await link.all(
        "SELECT t.id FROM seats s JOIN current c ON c.table_id = s.table_id AND c.asked = s.seat "
        "JOIN tables t ON t.id = s.table_id "
        "WHERE t.state = 'running' AND coalesce(s.stand_in, s.ai, 'nobody') <> 'nobody' ORDER BY t.id"
    )
    return [row[0] for row in rows]


class Turn(msgspec.Struct, frozen=True):
    """The beginning of a turn, packed; `entry` is the last of the log before it."""

    turn: int
    entry: int
    state: bytes


class Reel(msgspec.Struct, frozen=True):
    """A game at the beginning of each of its turns and now."""

    base: str
    turns: tuple[Turn, ...]
    entry: int
    state: bytes

    def dump(self, place: int) -> str:
        """The game at the beginning of the turn with this place."""
        return unpack(self.turns[place].state, self.base)

    def dumps(self) -> list[str]:
        return [*map(self.dump, range(len(self.turns))), unpack(self.state, self.base)]


class Current(msgspec.Struct, frozen=True):
    """Where a game stands. `turn_entry` is the last entry before this turn began."""

    entry: int
    turn_entry: int
    base: str
    state: str
    ends_at: int | None = None  # when the turn ends by itself


async def current(link: Link, table_id: str) -> Current | None:
    row = await link.one(
        "SELECT c.entry, c.turn_entry, c.state, c.ends_at, t.base "
        "FROM current c JOIN tables t ON t.id = c.table_id WHERE c.table_id = ?",
        table_id,
    )
    if row is None:
        return None
    base = unpack(row["base"])
    return Current(row["entry"], row["turn_entry"], base, unpack(row["state"], base), row["ends_at"])


def save_snapshot(link: Link, table_id: str, turn: int, number: int, entry: int, state: bytes) -> None:
    """The state at the beginning of a turn. A turn begun again after an undo replaces its snapshot."""
    link.put(
        upsert("snapshots", "table_id, turn", "number, entry, state"),
        *(table_id, turn, number, entry, state),
    )


_SNAPSHOT = (
    "SELECT s.turn, s.number, s.entry, s.state, t.base FROM snapshots s JOIN tables t ON t.id = s.table_id "
    "WHERE s.table_id = ?"
)


def _snapshot(row: Row | None) -> Snapshot | None:
    if row is None:
        return None
    return Snapshot(row["turn"], row["number"], row["entry"], unpack(row["state"], unpack(row["base"])))


async def snapshot_of_turn(link: Link, table_id: str, turn: int) -> Snapshot | None:
    return _snapshot(await link.one(f"{_SNAPSHOT} AND s.turn = ?", table_id, turn))


async def turns(link: Link, table_id: str) -> list[tuple[int, int]]:
    """Every turn that has a snapshot, with the last entry of the log before it."""
    rows = await link.all("SELECT turn, entry FROM snapshots WHERE table_id = ? ORDER BY turn", table_id)
    return [(int(row["turn"]), int(row["entry"])) for row in rows]


async def reel(link: Link, table_id: str) -> Reel | None:
    """A whole game, still packed: other processes read it from there."""
    now = await link.one(
        "SELECT c.state, c.entry, t.base FROM current c JOIN tables t ON t.id = c.table_id "
        "WHERE c.table_id = ?",
        table_id,
    )
    if now is None:
        return None
    rows = await link.all(
        "SELECT turn, entry, state FROM snapshots WHERE table_id = ? ORDER BY turn", table_id
    )
    begun = tuple(Turn(row["turn"], row["entry"], row["state"]) for row in rows)
    return Reel(unpack(now["base"]), begun, now["entry"], now["state"])


async def snapshot_before(link: Link, table_id: str, number: int) -> Snapshot | None:
    """The latest snapshot from which decision `number` can be reached."""
    return _snapshot(
        await link.one(
            f"{_SNAPSHOT} AND s.number <= ? ORDER BY s.number DESC, s.turn DESC LIMIT 1", table_id, number
        )
    )


async def snapshots(link: Link, table_id: str) -> list[Snapshot]:
    """All of them, in the order in which the game came to them."""
    rows = await link.all(f"{_SNAPSHOT} ORDER BY s.number, s.turn", table_id)
    return [snapshot for snapshot in map(_snapshot, rows) if snapshot is not None]


def forget_snapshots_after(link: Link, table_id: str, number: int) -> None:
    """Turns that were taken back have no beginning any more."""
    link.put("DELETE FROM snapshots WHERE table_id = ? AND number > ?", table_id, number)
