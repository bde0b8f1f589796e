"""Each game in its own words: no gaucho and no peso in the original, no cowboy and no dollar in Argentina."""

from __future__ import annotations

import random

import msgspec
import pytest

import render
from bot.words.i18n import languages, say
from bot.words.rulecards import cards, lines
from bot.words.speech import Speech
from engine import GAMES, Decision, Game
from engine.games import rules_of
from engine.simulate import play, random_policy, setup_for

PLACES = {"argentina": "capital", "original": "capital--original"}
MONEY = {"argentina": "aux-pesos", "original": "aux-dollars"}


def foreign(game: str, language: str) -> set[str]:
    """What the other games call their workers, money and capital."""
    found: set[str] = set()
    for other in set(GAMES) - {game}:
        keys = [f"worker-{row}" for row in rules_of(other).catalog.rows]
        found |= {say(language, key).lower() for key in (*keys, PLACES[other], MONEY[other])}
    return found


class Ear:
    """Keeps what was said in words of the other game."""

    def __init__(self, game: str) -> None:
        self.speeches = {language: Speech(language, game) for language in languages()}
        self.foreign = {language: foreign(game, language) for language in languages()}
        self.heard: dict[tuple[str, str], str] = {}

    def hear(self, language: str, kind: str, text: str) -> None:
        if any(word in text.lower() for word in self.foreign[language]):
            self.heard.setdefault((language, kind), text)

    def asked(self, decision: Decision) -> None:
        for language, speech in self.speeches.items():
            self.hear(language, decision.kind, speech.question(decision.kind))
            for option in decision.options:
                self.hear(language, option.text.key, speech.option(option))
                self.hear(language, "detail", speech.detail(option, decision.seat))
                if option.blocked is not None:
                    self.hear(language, option.blocked.key, speech.reason(option.blocked))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_keeps_to_its_own_words(game: str) -> None:
    ear = Ear(game)

    def policy(position: Game, decision: Decision, dice: random.Random) -> list[str]:
        ear.asked(decision)
        picks = random_policy(position, decision, dice)
        for event in position.copy().choose(decision.seat, picks):
            for language, speech in ear.speeches.items():
                ear.hear(language, event.kind, speech.event(event.kind, event.seen_by(event.seat)))
        return picks

    over = play(setup_for(game, 3, 2), policy, random.Random(2))
    view = msgspec.to_builtins(over.view(over.seats[0]))
    for language in languages():
        ear.hear(language, "board", render.text(view, language, names={}))
    assert ear.heard == {}


@pytest.mark.parametrize("language", languages())
def test_cards_of_tiles_keep_to_the_words_of_their_game(language: str) -> None:
    for card in cards().values():
        if card.kind != "written":
            text = "\n".join(lines(card, language)).lower()
            assert not [word for word in foreign(card.game, language) if word in text], card.id


@pytest.mark.parametrize("language", languages())
def test_a_farmer_of_the_trail_has_one_name(language: str) -> None:
    """On tiles, in questions, objectives and pictures; and in a row, where the rulebook calls it the same."""
    farmer = "".join(filter(str.isalpha, say(language, "farmer-tile", colour="", strength=""))).lower()
    tasks = [f"task-{colour}_farmer" for colour in ("green", "blue", "orange", "yellow")]
    others = (
        "ask-help",
        "ask-join",
        "why-no-farmers",
        "effect-help_farmers-one",
        "command-farmers.description",
    )
    for key in (*tasks, *others, "title-farmers", "score-farmers"):
        assert farmer in say(language, key).lower(), key
    row = say(language, "worker-granjero").lower()
    assert row in say(language, "ask-join").lower()
    assert row == farmer or language == "ru"
