"""What nobody may read where: seeds, other people's panels and pictures, and cards that one seat has drawn.

Everything is worked out from the database and from the rules, not from what the bot thinks is public.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.sandbox.state import Message
from bot.words.speech import Speech
from engine import GAMES
from engine.games import rules_of

#: Pictures of what one seat alone may see, by the beginnings of their names.
PRIVATE = ("hand", "places", "menu")
#: Those of them whose names tell one from all others.
KEYED = "hand-"
#: Letters of the ids of components that belong to one seat, which is named after the table.
OF_A_SEAT = ("p", "m", "x")
LANGUAGE = "en"  # what the people of a trial speak
#: Events that tell all of a card without its id, and which card that is.
NAMING = {"exhausted": "exhaustion"}


@dataclass
class Secrets:
    """What is secret at one moment."""

    seeds: list[str] = field(default_factory=list)  # in every way to write them
    seats: dict[tuple[str, str], int | None] = field(default_factory=dict)  # by table and name
    hidden: dict[str, set[str]] = field(default_factory=dict)  # names of cards, by the nonce of a letter

    @classmethod
    def read(cls, db: Path, nonces: Iterable[str] = ()) -> Secrets:
        """From a database that is in use, about the letters of some messages."""
        with closing(sqlite3.connect(f"{db.as_uri()}?mode=ro", uri=True, timeout=30)) as database:
            setups = database.execute(
                "SELECT setup FROM tables WHERE state = 'running' AND setup IS NOT NULL"
            ).fetchall()
            seats = database.execute("SELECT table_id, seat, person FROM seats").fetchall()
            hidden = {nonce: _hidden(database, nonce) for nonce in nonces}
        seeds = [json.loads(setup)["seed"] for (setup,) in setups]
        forms = [form for seed in seeds for form in (str(seed), f"{seed:x}", f"{seed:032x}")]
        return cls(forms, {(table, seat): person for table, seat, person in seats}, hidden)


def _hidden(database: sqlite3.Connection, nonce: str) -> set[str]:
    """The names of the cards that only one seat saw in the choices a letter tells of."""
    letter = database.execute("SELECT table_id, payload FROM outbox WHERE nonce = ?", (nonce,)).fetchone()
    if letter is None or not {"first", "last"} <= (told := json.loads(letter[1])).keys():
        return set()
    (game,) = database.execute("SELECT game FROM tables WHERE id = ?", (letter[0],)).fetchone()
    rows = database.execute(
        "SELECT events FROM choices WHERE table_id = ? AND entry BETWEEN ? AND ?",
        # A turn begins at the end of the choice before, with whatever needs no choice: there a hand is shown.
        (letter[0], told["first"] - 1, told["last"] or told["first"]),
    ).fetchall()
    return hidden_names(game, [event for (events,) in rows for event in json.loads(events)])


def hidden_names(game: str, events: list[dict[str, Any]]) -> set[str]:
    """The names of cards that some events show to one seat and none of them to all."""
    catalog, speech = rules_of(game).catalog, Speech(LANGUAGE, game)
    cards = catalog.cards.keys() | catalog.objectives.keys()
    public = {name for event in events for name in _strings(event.get("data") or {})}
    public |= {NAMING[event["kind"]] for event in events if event["kind"] in NAMING}
    secret = {name for event in events for name in _strings(event.get("secret") or {})}
    told = {str(speech.card(name)) for name in public & cards}
    return {str(speech.card(name)) for name in secret & cards} - told


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from _strings(one)


class LeakSearch:
    """Looks at messages and lines of a log; remembers who has been shown which private picture."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._shown: dict[str, str | None] = {}  # names of private pictures, and to whom
        ids = {card for game in GAMES for card in rules_of(game).catalog.cards}
        # A log that names a card tells its reader about a hand; a letter of an id is no card.
        self._cards = re.compile(rf"\b(?:{'|'.join(sorted(one for one in ids if len(one) > 3))})\b")

    def look_at(self, message: Message, secrets: Secrets) -> None:
        words = json.dumps(message.raw, ensure_ascii=False)
        self.found += [f"message {message.id} holds a seed" for seed in secrets.seeds if seed in words]
        hidden = secrets.hidden.get(message.nonce or "", ()) if message.viewer is None else ()
        self.found += [f"message {message.id} tells all of {name}" for name in hidden if _says(message, name)]
        for part in message.parts:
            letter, *rest = str(part.get("custom_id", "")).split(":")
            if letter in OF_A_SEAT and len(rest) >= 3:
                owner = secrets.seats.get((rest[0], rest[1]))
                if str(owner) != str(message.viewer):
                    self.found.append(f"the panel of {rest[1]} of {rest[0]} is shown to {message.viewer}")
        for file in message.files:
            self._look_at_picture(str(file["filename"]), message.viewer)

    def _look_at_picture(self, name: str, viewer: str | None) -> None:
        if not name.startswith(PRIVATE):
            return
        if viewer is None:
            self.found.append(f"{name} is shown to all")
        elif name.startswith(KEYED) and self._shown.setdefault(name, viewer) != viewer:
            self.found.append(f"{name} is shown to {viewer} and to {self._shown[name]}")

    def look_at_log(self, lines: str, secrets: Secrets) -> None:
        self.found += [f"the log holds the seed {seed}" for seed in secrets.seeds if seed in lines]
        self.found += [f"the log names the card {card}" for card in {*self._cards.findall(lines)}]


def _says(message: Message, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", message.text) is not None
