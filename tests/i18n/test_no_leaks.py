"""A whole game in a strange language: no question, option, reason, event or message stays English."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import render
from bot.components.help import why_not_text
from bot.table.asked import Prompt
from bot.words import rulecards
from bot.words.i18n import has
from bot.words.speech import Speech
from engine import GAMES, Decision, Event, Game
from engine.games import rules_of
from engine.simulate import play, random_policy, setup_for
from tests.i18n.pseudo import NAME, english, spoken

PEOPLE = {"north": "Ñ", "east": "Ø", "south": "Š", "west": "Ŵ"}
# Names of places on the other side of the board's letters; the same in every language.
VALUES = frozenset({"II", "III"})
# A game counts as soon as its workers have names.
SPOKEN = [game for game in GAMES if all(has("en", f"worker-{row}") for row in rules_of(game).catalog.rows)]


@pytest.fixture(autouse=True)
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with spoken(tmp_path, monkeypatch):
        yield


class Listener:
    """Says everything that a game brings up, and keeps what was English."""

    def __init__(self, game: str) -> None:
        self.speech = Speech(NAME, game)
        self.heard: set[str] = set()
        self.leaks: dict[str, str] = {}

    def hear(self, kind: str, text: str) -> None:
        self.heard.add(kind)
        if found := english(text, VALUES):
            self.leaks.setdefault(f"{kind}: {sorted(found)}", text)

    def asked(self, decision: Decision) -> None:
        speech = self.speech
        self.hear(f"ask-{decision.kind}", speech.question(decision.kind))
        for option in decision.options:
            self.hear(option.text.key, speech.option(option))
            self.hear("detail", speech.detail(option, decision.seat))
            if option.blocked is not None:
                self.hear(option.blocked.key, speech.reason(option.blocked))
        question = Prompt(decision.kind, decision.least, decision.most, tuple(decision.options))
        self.hear("why-not", why_not_text(question, speech)[0])

    def told(self, event: Event) -> None:
        for seat in (None, event.seat):
            self.hear(f"event-{event.kind}", self.speech.event(event.kind, event.seen_by(seat)))


def listen(game: str, players: int, seed: int, automa: str = "") -> tuple[Listener, Game]:
    listener = Listener(game)

    def policy(position: Game, decision: Decision, dice: random.Random) -> list[str]:
        listener.asked(decision)
        picks = random_policy(position, decision, dice)
        for event in position.copy().choose(decision.seat, picks):
            listener.told(event)
        return picks

    setup = setup_for(game, players, seed, automa=automa)
    over = play(setup, policy, random.Random(seed))
    return listener, over


@pytest.mark.parametrize("game", SPOKEN)
@pytest.mark.parametrize("seed", [1])
def test_a_whole_game_speaks_one_language(game: str, seed: int) -> None:
    listener, over = listen(game, 2 + seed % 3, seed)
    assert over.over
    assert not listener.leaks, listener.leaks
    assert len([kind for kind in listener.heard if kind.startswith("ask-")]) > 15
    assert len([kind for kind in listener.heard if kind.startswith("event-")]) > 20
    assert len([kind for kind in listener.heard if kind.startswith("why-")]) > 10


def test_a_solo_game_speaks_one_language() -> None:
    listener, over = listen("argentina", 2, 4, "hard")
    assert over.over
    assert not listener.leaks, listener.leaks
    assert len([kind for kind in listener.heard if kind.startswith("event-automa")]) > 3


def test_the_board_in_words_and_alt_texts() -> None:
    setup = setup_for("argentina", 4, 5)
    game = Game.start(setup)
    dice, leaks = random.Random(5), set()
    for step in range(400):
        if game.decision is None:
            break
        if step % 80 == 0:
            view = msgspec.to_builtins(game.view(game.decision.seat))
            leaks |= english(render.text(view, NAME, names=PEOPLE), VALUES)
            for picture in ("board", "mat", "hand", "market", "cities", "score", "menu"):
                text = render.alt(view, picture, NAME, names=PEOPLE, seat=game.decision.seat)
                leaks |= english(text, VALUES)
        game.choose(game.decision.seat, random_policy(game, game.decision, dice))
    assert not leaks


def test_rule_cards() -> None:
    rulecards.title.cache_clear()
    for card in rulecards.cards().values():
        text = "\n".join([rulecards.title(card, NAME), *rulecards.lines(card, NAME)])
        assert not english(text, VALUES), (card.id, text)
    rulecards.title.cache_clear()
