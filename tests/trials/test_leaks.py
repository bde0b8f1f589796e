"""The search for leaks finds what is planted, and nothing where all is well."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.sandbox.state import Message
from bot.sandbox.wire import Part
from bot.trials.leaks import LeakSearch, Secrets, hidden_names
from engine import Game, Setup

SEED = 0x1234567890ABCDEF1234567890ABCDEF
DRAWN = {"kind": "drawn", "seat": "north", "data": {"count": 1}, "secret": {"cards": ["niata"]}}
SHOWN = {"kind": "discarded", "seat": "north", "data": {"cards": ["niata"]}, "secret": None}


def message(text: str = "", viewer: str | None = None, nonce: str | None = None, **more: Any) -> Message:
    parts = [{"type": Part.TEXT_DISPLAY, "content": text}, *more.pop("parts", [])]
    return Message(
        {"id": "1", "content": "", "embeds": [], "components": parts, **more}, viewer=viewer, nonce=nonce
    )


@pytest.fixture
def secrets() -> Secrets:
    return Secrets([str(SEED), f"{SEED:x}"], {("abc", "north"): 7}, {"abc.1": {"Niata"}})


def found(secrets: Secrets, *messages: Message) -> list[str]:
    search = LeakSearch()
    for one in messages:
        search.look_at(one, secrets)
    return search.found


def test_a_hidden_card_in_a_text_for_all(secrets: Secrets) -> None:
    assert len(found(secrets, message("North drew a Niata.", nonce="abc.1"))) == 1
    assert not found(secrets, message("North drew a card.", nonce="abc.1"))
    assert not found(secrets, message("You drew a Niata.", viewer="7", nonce="abc.1"))
    assert not found(secrets, message("North discarded a Niata.", nonce="abc.2")), "as all saw"


def test_what_all_saw_is_not_hidden() -> None:
    assert hidden_names("argentina", [DRAWN]) == {"Niata"}
    assert hidden_names("argentina", [DRAWN, SHOWN]) == set()
    assert hidden_names("argentina", [SHOWN]) == set()
    tired = DRAWN | {"secret": {"cards": ["exhaustion"]}}
    assert hidden_names("argentina", [tired]) == {"exhaustion card"}
    assert hidden_names("argentina", [tired, {"kind": "exhausted", "data": {"count": 1}}]) == set()


def test_a_seed_in_a_message_or_in_the_log(secrets: Secrets) -> None:
    assert found(secrets, message(f"the seed is {SEED:x}"))
    search = LeakSearch()
    search.look_at_log(f"DEBUG seed={SEED}", secrets)
    search.look_at_log("INFO letter abc.1 not sent, attempt 3 of 20", secrets)
    assert len(search.found) == 1


@pytest.mark.parametrize("line", ["picked discard:niata", "hand: ['black_angus']"])
def test_a_card_in_the_log(secrets: Secrets, line: str) -> None:
    search = LeakSearch()
    search.look_at_log(f"WARNING {line}", secrets)
    assert len(search.found) == 1


def test_a_panel_or_a_hand_on_the_wrong_screen(secrets: Secrets) -> None:
    panel = [{"type": Part.BUTTON, "custom_id": "p:abc:north:3:0"}]
    assert not found(secrets, message(viewer="7", parts=panel))
    assert len(found(secrets, message(viewer="8", parts=panel))) == 1
    assert len(found(secrets, message(parts=panel))) == 1
    mine, theirs, public = (message(viewer=viewer) for viewer in ("7", "8", None))
    for one in (mine, theirs, public):
        one.files.append({"filename": "hand-0a1b.png"})
    assert not found(secrets, mine, mine)
    assert len(found(secrets, mine, theirs)) == 1
    assert len(found(secrets, public)) == 1


@pytest.mark.parametrize("game", ["argentina", "original"])
def test_the_secrets_of_a_real_game_are_read_from_its_database(tmp_path: Path, game: str) -> None:
    playing, rng, rows = Game.start(Setup(game, ["north", "south"], SEED)), random.Random(4), []
    while len(rows) < 60 and playing.decision is not None:
        decision = playing.decision
        picks = rng.sample(list(decision.legal), max(decision.least, min(1, decision.most)))
        rows.append(msgspec.json.encode(playing.choose(decision.seat, picks)).decode())
    db = tmp_path / "tropero.db"
    with closing(sqlite3.connect(db)) as database, database:
        database.execute("CREATE TABLE tables (id, state, game, setup)")
        database.execute("CREATE TABLE seats (table_id, seat, person)")
        database.execute("CREATE TABLE choices (table_id, entry, events)")
        database.execute("CREATE TABLE outbox (table_id, nonce, payload)")
        setup = json.dumps({"seed": SEED})
        database.execute("INSERT INTO tables VALUES ('abc', 'running', ?, ?)", (game, setup))
        database.execute("INSERT INTO seats VALUES ('abc', 'north', 7)")
        database.executemany("INSERT INTO choices VALUES ('abc', ?, ?)", list(enumerate(rows, start=1)))
        told = [(f"abc.{n}", json.dumps({"first": n, "last": n})) for n in range(1, 61)]
        database.executemany("INSERT INTO outbox VALUES ('abc', ?, ?)", [*told, ("abc.99", "{}")])
    read = Secrets.read(db, {nonce for nonce, _ in told} | {"abc.99", "of.another"})
    assert f"{SEED:032x}" in read.seeds and read.seats == {("abc", "north"): 7}
    assert any(read.hidden.values()), "somebody drew cards"
    assert not read.hidden["abc.99"] and not read.hidden["of.another"]
