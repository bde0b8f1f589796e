"""A game as JSON: whole when it is over, and as one seat may see it while it runs; and the way back in.

An export of a finished game holds the seed, so anybody can check every shuffle by playing it again. That is
also how an import is checked: nothing of a file is believed that a replay does not confirm.
"""

import asyncio
import json
from typing import Annotated, Any, Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from bot.store import games, tables
from bot.store.records import Entry, Result, Seat, Table, encode
from bot.table.desk import Desk
from bot.table.errors import Refusal
from bot.table.live import standing
from bot.table.play import Play
from engine import RULES_VERSION, BadSave, Game, IllegalChoice, Setup

FORMAT = "tropero-game"
VERSION = 1
_LONGEST_FILE = 4_000_000

_Id = Annotated[str, StringConstraints(min_length=1, max_length=80)]
_Name = Annotated[str, StringConstraints(min_length=1, max_length=80)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _Setup(_Strict):
    game: _Id
    seats: list[_Id] = Field(min_length=1, max_length=4)
    seed: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{1,32}$")]
    options: dict[_Id, _Id] = Field(max_length=20)


class _Choice(_Strict):
    seat: _Id
    picked: list[_Id] = Field(max_length=40)


class Export(_Strict):
    """A finished game. The names are those people had at the table; nothing else of them is in it."""

    format: Literal["tropero-game"]
    version: Literal[1]
    rules: int
    setup: _Setup
    names: dict[_Id, _Name]
    choices: list[_Choice] = Field(max_length=20_000)
    scores: dict[_Id, dict[_Id, int]]


class Exporting:
    def __init__(self, desk: Desk, play: Play) -> None:
        self._desk = desk
        self._play = play

    async def export(self, table_id: str, person: int | None) -> str:
        """The JSON of a game, for that person: everything if it is finished, else what their seat may see."""
        table = await tables.find(self._desk.store.read, table_id)
        if table is None or table.state == "lobby":
            raise Refusal("table-not-started")
        whole = table.state == "finished"
        content = await self._whole(table) if whole else await self._seen(table, person)
        return json.dumps(content, ensure_ascii=False, indent=1)

    async def _whole(self, table: Table) -> dict[str, Any]:
        read = self._desk.store.read
        setup = msgspec.json.decode(await tables.setup_of(read, table.id), type=Setup)
        line = standing(await games.log(read, table.id))
        return {
            "format": FORMAT,
            "version": VERSION,
            "rules": table.rules,
            # JavaScript and others round large integers, so the seed of 128 bits travels as hexadecimal text.
            "setup": {**msgspec.to_builtins(setup), "seed": f"{setup.seed:x}"},
            "names": {seat.seat: seat.name for seat in table.seats},
            "choices": [{"seat": entry.seat, "picked": entry.picked} for entry in line],
            "scores": {result.seat: result.sheet for result in await tables.results_of(read, table.id)},
        }

    async def _seen(self, table: Table, person: int | None) -> dict[str, Any]:
        seated = table.seat_of(person) if person is not None else None
        story = await self._play.story(table.id, person)
        return {
            "format": f"{FORMAT}-view",
            "version": VERSION,
            "rules": table.rules,
            "seat": seated.seat if seated else None,
            "names": {seat.seat: seat.name for seat in table.seats},
            "view": await self._play.look(table.id, person),
            "story": msgspec.to_builtins(story),
        }

    async def import_game(self, text: str, *, server: int | None, channel: int, person: int) -> str:
        """Keep a finished game from a file, once a replay has confirmed all of it; returns the table's id."""
        export = read_export(text)
        setup, entries, game = await asyncio.to_thread(verify, export, self._desk.seconds())
        table = self._table_of(export, setup, server, channel, person)
        sheets, dump = game.scores(), game.dump()
        totals = sorted((sheet["total"] for sheet in sheets.values()), reverse=True)
        async with self._desk.store.transaction() as link:
            await tables.add(link, table, imported=True)
            await tables.set_setup(link, table.id, encode(setup), games.pack(dump))
            for entry in entries:
                await games.append(link, table.id, entry)
            await games.save_current(link, table.id, len(entries), 0, None, games.pack(dump, dump))
            for seat in table.seats:
                sheet = sheets[seat.seat]
                place = totals.index(sheet["total"]) + 1
                result = Result(seat.seat, None, seat.name, place, sheet["total"], sheet)
                await tables.add_result(link, table.id, result)
        return table.id

    def _table_of(self, export: Export, setup: Setup, server: int | None, channel: int, person: int) -> Table:
        now = self._desk.seconds()
        return Table(
            id=self._desk.new_id(),
            server=server,
            channel=channel,
            state="finished",
            game=setup.game,
            options=dict(setup.options),
            most=len(setup.seats),
            pace_days=None,
            host=person,
            opened_at=now,
            touched_at=now,
            started_at=now,
            ended_at=now,
            rules=export.rules,
            seats=tuple(
                Seat(seat, None, export.names.get(seat, seat), ai="imported") for seat in setup.seats
            ),
        )


def read_export(text: str) -> Export:
    """A file's content, if it has the right shape."""
    if len(text) > _LONGEST_FILE:
        raise Refusal("import-too-long", most=_LONGEST_FILE)
    try:
        return Export.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "file"
        raise Refusal("import-not-an-export", where=where) from error


def verify(export: Export, now: int) -> tuple[Setup, list[Entry], Game]:
    """Play the game again, choice by choice. It has to be legal throughout and end with the same scores."""
    if export.rules != RULES_VERSION:
        raise Refusal("import-other-rules", theirs=export.rules, ours=RULES_VERSION)
    given = export.setup
    setup = Setup(game=given.game, seats=given.seats, seed=int(given.seed, 16), options=dict(given.options))
    try:
        game = Game.start(setup)
    except BadSave as error:
        raise Refusal("import-bad-setup") from error
    entries = []
    for index, choice in enumerate(export.choices, 1):
        number, turn = game.number, game.turn
        try:
            events = game.choose(choice.seat, choice.picked)
        except IllegalChoice as error:
            raise Refusal("import-illegal-choice", choice=index) from error
        reveals = any(event.reveals for event in events)
        entries.append(
            Entry(
                index, "choice", number, turn, choice.seat, None, choice.picked, reveals, now, encode(events)
            )
        )
    if not game.over:
        raise Refusal("import-not-finished")
    if game.scores() != export.scores:
        raise Refusal("import-other-scores")
    return setup, entries, game
