"""Exports and imports, and that nothing secret leaves the table layer."""

import json

import msgspec
import pytest

from bot.store import games, tables
from bot.store.letters import payload_of
from bot.table import Refusal
from bot.table.exporting import counted_by_turns
from engine import Game, Setup, decode_view
from engine.records import Record

NORTH, SOUTH, STRANGER = 101, 102, 999


async def setup_of(session, table):
    return msgspec.json.decode(await tables.setup_of(session.store.read, table.id), type=Setup)


async def finished(session, channel=1):
    table = await session.game(channel=channel)
    await session.to_the_end(table)
    return table, await session.tables.exporting.export(table.id, NORTH)


async def test_an_export_of_a_finished_game_replays_to_the_same_end(session):
    table, text = await finished(session)
    export = json.loads(text)
    setup = Setup(**{**export["setup"], "seed": int(export["setup"]["seed"], 16)})
    replayed = Game.replay(setup, [(choice["seat"], choice["picked"]) for choice in export["choices"]])
    assert replayed.over and replayed.scores() == export["scores"]
    assert replayed.dump() == (await games.current(session.store.read, table.id)).state
    assert export["names"] == {"north": "Ana", "east": "Bruno"}
    assert str(NORTH) not in text


async def test_choices_taken_back_are_not_in_an_export(session):
    table = await session.game()
    for _ in range(12):
        await session.step(table)
    preview = await session.tables.undo.preview(table.id, NORTH, 5)
    vote = await session.tables.undo.ask_consent(table.id, NORTH, 5, preview.number)
    assert await session.tables.ballots.cast(vote, SOUTH, "yes") == "yes"
    await session.to_the_end(table)
    text = await session.tables.exporting.export(table.id, None)
    imported = await session.tables.exporting.import_game(text, server=1, channel=2, person=NORTH)
    assert await session.tables.play.look(imported, None) == await session.tables.play.look(table.id, None)


async def test_an_import_is_the_same_game(session):
    table, text = await finished(session)
    imported = await session.tables.exporting.import_game(text, server=8, channel=9, person=STRANGER)
    assert await session.tables.exporting.export(imported, None) == text
    theirs = await session.tables.play.scores(imported)
    ours = await session.tables.play.scores(table.id)
    assert [(one.seat, one.place, one.sheet) for one in theirs] == [(o.seat, o.place, o.sheet) for o in ours]
    assert await session.tables.lobby.at(9) is None
    assert await session.tables.lobby.of(STRANGER) == []


def bent(text, **changes):
    export = json.loads(text)
    for path, value in changes.items():
        *inside, last = path.split("__")
        target = export
        for name in inside:
            target = target[int(name) if name.isdigit() else name]
        target[int(last) if last.isdigit() else last] = value
    return json.dumps(export)


async def test_an_import_is_not_believed_before_it_is_replayed(session):
    _, text = await finished(session)
    export = json.loads(text)
    for wrong, key in (
        (bent(text, scores__north__total=export["scores"]["north"]["total"] + 1), "import-other-scores"),
        (bent(text, choices__3__picked=["a:wish"]), "import-illegal-choice"),
        (bent(text, choices__3__seat="west"), "import-illegal-choice"),
        (bent(text, choices=export["choices"][:-1]), "import-not-finished"),
        (bent(text, choices=[*export["choices"], export["choices"][0]]), "import-illegal-choice"),
        (bent(text, rules=export["rules"] + 1), "import-other-rules"),
        (bent(text, setup__game="chess"), "import-bad-setup"),
        (bent(text, setup__seats=["north"]), "import-bad-setup"),
        (bent(text, setup__seed="-1"), "import-not-a-record"),
        (bent(text, extra="what is this"), "import-not-a-record"),
        (bent(text, names={"north": "x" * 1000}), "import-not-a-record"),
        ("{}", "import-not-a-record"),
        ("not JSON at all", "import-not-a-record"),
        ("[" * 100_000, "import-not-a-record"),
        ("x" * 5_000_000, "import-too-long"),
    ):
        with pytest.raises(Refusal, match=key):
            await session.tables.exporting.import_game(wrong, server=1, channel=2, person=NORTH)
    assert await session.store.read.value("SELECT count(*) FROM tables") == 1


async def test_a_lobby_has_nothing_to_export(session):
    table = await session.lobby()
    with pytest.raises(Refusal, match="table-not-started"):
        await session.tables.exporting.export(table.id, NORTH)


async def test_nothing_leaves_a_running_game_but_what_a_seat_may_see(session):
    """Every door out of the layer, for every person, against a shadow of the game that knows all of it."""
    table = await session.game()
    setup = await setup_of(session, table)
    shadow = Game.start(setup)
    seats = {NORTH: "north", SOUTH: "east", None: None}
    happened = []
    for _ in range(120):
        person, asked = await session.asked(table)
        chosen = await session.step(table)
        (entry,) = await games.log(session.store.read, table.id, since=chosen.entry - 1)
        events = shadow.choose(entry.seat, entry.picked)
        happened.append(list(events))
        assert [one.values for one in chosen.happenings] == [event.seen_by(seats[person]) for event in events]
        assert asked.seat == seats[person]
    assert any(event.secret for events in happened for event in events)

    await session.post.deliver()
    secrets = {str(setup.seed), f"{setup.seed:x}"}
    for person, seat in seats.items():
        assert await session.tables.play.look(table.id, person) == shadow.view(seat)
        story = await session.tables.play.story(table.id, person)
        assert [[one.values for one in line.happenings] for line in story] == [
            [event.seen_by(seat) for event in events] for events in happened
        ]
        asked = await session.tables.play.asked(table.id, person)
        assert (asked.decision is not None) == (asked.waiting_for == seat)
        export = await session.tables.exporting.export(table.id, person)
        assert decode_view(json.loads(export)["view"]) == counted_by_turns(shadow.view(seat))
        assert not any(secret in export for secret in secrets)
    letters = "".join(payload_of(letter.content) for letter in session.channel.letters)
    assert not any(secret in letters for secret in secrets)


async def test_a_preview_of_an_undo_shows_only_what_the_asking_person_saw(session):
    table = await session.game()
    secret = None
    while secret is None:
        person, _ = await session.asked(table)
        chosen = await session.step(table)
        (entry,) = await games.log(session.store.read, table.id, since=chosen.entry - 1, events=True)
        secret = next((event for event in json.loads(entry.events) if event["secret"]), None)
    (other,) = {NORTH, SOUTH} - {person}
    mine = await session.tables.undo.preview(table.id, person, entry.entry)
    theirs = await session.tables.undo.preview(table.id, other, entry.entry)
    hidden = set(secret["secret"]) - set(secret["data"])
    assert any(hidden & set(one.values) for line in mine.takes_back for one in line.happenings)
    assert not any(hidden & set(one.values) for line in theirs.takes_back for one in line.happenings)


async def test_a_game_that_was_given_up_shows_its_seed_and_can_be_checked(session):
    table = await session.game()
    for _ in range(12):
        await session.step(table)
    assert await session.tables.exporting.seed(table) is None
    await session.tables.ballots.propose_abandon(table.id, NORTH)
    (vote,) = await session.tables.ballots.open(table.id)
    assert await session.tables.ballots.cast(vote.id, SOUTH, "yes") == "yes"
    ended = await session.tables.lobby.find(table.id)
    record = Record.read(await session.tables.exporting.export(table.id, NORTH))
    assert (record.ended, len(record.choices)) == ("abandoned", 12)
    assert record.replay().number > 0
    assert int(await session.tables.exporting.seed(ended), 16) == record.engine_setup().seed
    assert record.commitment == (await session.tables.play.look(table.id, None)).commitment


@pytest.mark.parametrize("game", ["argentina", "original"])
async def test_an_export_does_not_show_how_often_others_chose(session, game):
    """A choice that a hidden hand leaves no alternative to plays itself; counting choices would show that."""
    table = await session.game(game=game)
    for _ in range(5):
        await session.turn(table)
    for person, seat in ((NORTH, "north"), (SOUTH, "east"), (103, None)):
        seen = json.loads(await session.tables.exporting.export(table.id, person))
        assert seen["view"]["number"] == seen["view"]["decision"]["number"] == seen["view"]["turn"]
        lines = seen["story"]
        assert [line["entry"] for line in lines] == list(range(1, len(lines) + 1))
        theirs = [(line["seat"], line["turn"]) for line in lines if line["seat"] != seat]
        assert len(theirs) == len(set(theirs)), "a turn of somebody else is one line"
        whole = await session.tables.play.story(table.id, person)
        told = [one for line in whole for one in line.happenings]
        assert len([one for line in lines for one in line["happenings"]]) == len(told), (
            "and nothing is missing"
        )
