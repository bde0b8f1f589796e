"""A game as JSON: whole when it is over, and as one seat may see it while it runs; and the way back in.

An export of a finished game holds the seed, so anybody can check every shuffle by playing it again. That is
also how an import is checked: nothing of a file is believed that a replay does not confirm.
"""

import asyncio
import json
from typing import Any

import msgspec

from bot.store import games, tables
from bot.store.records import Entry, Seat, Table, encode
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.live import standing
from bot.table.play import Play
from bot.table.ranking import ranked
from bot.table.solo import Solo
from bot.table.story import StoryLine
from engine import RULES_VERSION, BadSave, Game, IllegalChoice, Setup, View
from engine.chance import commitment
from engine.records import Record, RecordedChoice, RecordedSetup

VIEW_FORMAT = "tropero-view"
VIEW_VERSION = 1
_LONGEST_FILE = 4_000_000


class Exporting:
    def __init__(self, context: TableContext, play: Play, solo: Solo) -> None:
        self._context = context
        self._play = play
        self._solo = solo

    async def export(self, table_id: str, person: int | None) -> str:
        """The JSON of a game, for that person: everything if it is over, else what their seat may see."""
        table = await tables.find(self._context.store.read, table_id)
        if table is None or table.state == "lobby" or table.private:
            raise Refusal("table-not-started")
        if await self._solo.is_secret(table):
            raise Refusal("daily-not-over")
        if table.state != "running" and table.back_until is None:
            return (await self._whole(table)).model_dump_json(indent=1)
        return json.dumps(await self._seen(table, person), ensure_ascii=False, indent=1)

    async def _whole(self, table: Table) -> Record:
        read = self._context.store.read
        setup = msgspec.json.decode(await tables.setup_of(read, table.id), type=Setup)
        line = standing(await games.log(read, table.id))
        async with self._context.games.hold(table.id) as live:
            scores = live.game.scores()
        return Record(
            rules=table.rules or 0,
            setup=RecordedSetup(
                game=setup.game, seats=setup.seats, seed=f"{setup.seed:x}", options=setup.options
            ),
            names={seat.seat: seat.name for seat in table.seats},
            choices=[RecordedChoice(seat=entry.seat, picked=entry.picked) for entry in line],
            scores=scores,
            commitment=commitment(setup.seed),
            ended="finished" if table.state == "finished" else "abandoned",
        )

    async def seed(self, table: Table) -> str | None:
        """The seed of a game that is over and that nobody else still plays."""
        if table.state not in ("finished", "abandoned") or table.rules is None or table.private:
            return None
        if table.back_until is not None or await self._solo.is_secret(table):
            return None
        setup = await tables.setup_of(self._context.store.read, table.id)
        return f"{msgspec.json.decode(setup, type=Setup).seed:032x}"

    async def _seen(self, table: Table, person: int | None) -> dict[str, Any]:
        seated = table.seat_of(person) if person is not None else None
        seat = seated.seat if seated else None
        story = without_counts(await self._play.story(table.id, person), seat)
        view = counted_by_turns(await self._play.look(table.id, person))
        return {
            "format": VIEW_FORMAT,
            "version": VIEW_VERSION,
            "rules": table.rules,
            "seat": seat,
            "names": {seat.seat: seat.name for seat in table.seats},
            "view": msgspec.to_builtins(view),
            "story": msgspec.to_builtins(story),
        }

    async def import_game(self, text: str, *, server: int | None, channel: int, person: int) -> str:
        """Keep a finished game from a file, once a replay has confirmed all of it; returns the table's id."""
        record = read_record(text)
        setup, entries, game = await asyncio.to_thread(verify, record, self._context.seconds())
        table = self._table_of(record, setup, server, channel, person)
        dump = game.dump()
        async with self._context.store.transaction() as link:
            tables.add(link, table, imported=True)
            tables.set_setup(link, table.id, encode(setup), games.pack(dump))
            for entry in entries:
                games.append(link, table.id, entry)
            games.save_current(link, table.id, len(entries), 0, None, games.pack(dump, dump))
            for result in ranked(table.seats, game.scores()):
                tables.add_result(link, table.id, result)
        return table.id

    def _table_of(self, record: Record, setup: Setup, server: int | None, channel: int, person: int) -> Table:
        now = self._context.seconds()
        return Table(
            id=self._context.new_id(),
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
            rules=record.rules,
            seats=tuple(
                Seat(seat, None, record.names.get(seat, seat), ai="imported") for seat in setup.seats
            ),
        )


def counted_by_turns(view: View) -> View:
    """A view that does not say how often somebody chose: that would tell where a hand left no choice."""
    asks = view.decision and msgspec.structs.replace(view.decision, number=view.turn)
    return msgspec.structs.replace(view, number=view.turn, decision=asks)


def without_counts(story: list[StoryLine], seat: str | None) -> list[StoryLine]:
    """A story in which what others did in one go of a turn is one line, however many choices it took.

    A choice that plays itself because of a hidden hand stands in the line of the one before it; a line for
    each choice would show that.
    """
    told: list[StoryLine] = []
    for line in story:
        before = told[-1] if told else None
        if before is not None and line.seat != seat and _goes_on(before, line):
            happenings = [*before.happenings, *line.happenings]
            told[-1] = msgspec.structs.replace(before, at=line.at, happenings=happenings)
        else:
            told.append(msgspec.structs.replace(line, entry=len(told) + 1))
    return told


def _goes_on(before: StoryLine, line: StoryLine) -> bool:
    alike = (before.kind, before.turn, before.seat, before.undone)
    return line.kind == "choice" and alike == (line.kind, line.turn, line.seat, line.undone)


def read_record(text: str) -> Record:
    """A file's content, if it has the right shape."""
    if len(text) > _LONGEST_FILE:
        raise Refusal("import-too-long")
    try:
        return Record.read(text)
    except BadSave as error:
        raise Refusal("import-not-a-record") from error


def verify(record: Record, now: int) -> tuple[Setup, list[Entry], Game]:
    """Play the game again, choice by choice. It has to be legal throughout and end with the same scores.

    A game of older rules is played by the present ones, and refused if a rule that changed came up in it.
    """
    if record.rules > RULES_VERSION:
        raise Refusal("import-other-rules", theirs=record.rules, ours=RULES_VERSION)
    try:
        return _play_again(record, now)
    except Refusal as refusal:
        if record.rules == RULES_VERSION:
            raise
        raise Refusal("import-other-rules", theirs=record.rules, ours=RULES_VERSION) from refusal


def _play_again(record: Record, now: int) -> tuple[Setup, list[Entry], Game]:
    setup = record.engine_setup()
    try:
        game = Game.start(setup)
    except BadSave as error:
        raise Refusal("import-bad-setup") from error
    entries = []
    for index, choice in enumerate(record.choices, 1):
        number, turn = game.number, game.turn
        try:
            events = game.choose(choice.seat, choice.picked)
        except IllegalChoice as error:
            raise Refusal("import-illegal-choice", choice=index) from error
        reveals = any(event.reveals for event in events)
        entries.append(
            Entry(
                index,
                "choice",
                number,
                turn,
                choice.seat,
                None,
                choice.picked,
                reveals,
                now,
                events=encode(events),
            )
        )
    if not game.over:
        raise Refusal("import-not-finished")
    if game.scores() != record.scores:
        raise Refusal("import-other-scores")
    return setup, entries, game
