"""Nothing is cut: every text fits where Discord puts it, in every language, through whole games."""

from __future__ import annotations

import random

import pytest

from bot.components.layout import LINE
from bot.table.steps import PASSES, steps_of
from bot.words.i18n import has, languages, say
from bot.words.lobbies import setting
from bot.words.speech import Speech
from engine import GAMES, Decision, Game
from engine.games import rules_of
from engine.simulate import play, random_policy, setup_for
from tests.i18n.reading import entries, patterns, variables

BUTTON, ENTRY, PLACEHOLDER, CONTENT = 80, 100, 150, 2000
# Messages that are buttons, besides the options of a question.
LABELS = (
    *("lobby-join", "lobby-leave", "lobby-ai", "lobby-start", "table-button", "undo-ask-others"),
    *("undo-anyway", "solo-again"),
    *(
        "panel-none",
        "panel-hand",
        "panel-map",
        "panel-look",
        "panel-more",
        "panel-undo",
        "why-not-button",
        "tip-off",
        "rules-section",
    ),
    *("vote-wait", "vote-ai", "vote-replace", "vote-yes", "vote-no"),
)
PLACEHOLDERS = (
    "panel-choose",
    "panel-instead",
    "panel-other",
    "look-what",
    "rules-section",
    "rules-related",
    "why-not-menu",
)
SPOKEN = [game for game in GAMES if all(has("en", f"worker-{row}") for row in rules_of(game).catalog.rows)]


@pytest.mark.parametrize("language", languages())
def test_buttons_menus_and_placeholders(language: str) -> None:
    for key in LABELS:
        assert len(say(language, key)) <= BUTTON, key
    for key in PLACEHOLDERS:
        assert len(say(language, key)) <= PLACEHOLDER, key
    for entry in entries("en"):
        if entry.id.name.startswith("ask-"):
            assert len(say(language, entry.id.name)) <= PLACEHOLDER, entry.id.name
        if entry.id.name.startswith("section-"):
            text = say(language, entry.id.name)
            assert len(text) <= ENTRY
            assert len(say(language, "rules-cards", section=text)) <= PLACEHOLDER


@pytest.mark.parametrize("language", languages())
def test_messages(language: str) -> None:
    """With every value as long as a name may be."""
    for key, pattern in patterns(language).items():
        values: dict[str, str | int] = dict.fromkeys(variables(pattern), "x" * 64)
        assert len(say(language, key, **values)) <= CONTENT // 2, key


@pytest.mark.parametrize("game", SPOKEN)
@pytest.mark.parametrize("seed", [4])
def test_options_of_whole_games_are_never_cut(game: str, seed: int) -> None:
    speeches = [Speech(language, game) for language in languages()]
    cut: set[str] = set()

    def policy(position: Game, decision: Decision, dice: random.Random) -> list[str]:
        for speech in speeches:
            for option in decision.options:
                if option.blocked is None:
                    most = BUTTON if option.id in PASSES or option.id.startswith("aux:") else ENTRY
                    label, detail = speech.option(option), speech.detail(option, decision.seat)
                    cut.update([label] if len(label) > most else [])
                    cut.update([detail] if len(detail) > ENTRY else [])
        for step in steps_of(position, decision.seat):
            for speech in speeches:
                words = speech.step(step, decision.seat)
                cut.update([words.label] if len(words.label) + len(words.detail) > LINE - 40 else [])
        return random_policy(position, decision, dice)

    play(setup_for(game, seed, seed), policy, random.Random(seed))
    assert not cut


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_options_of_a_table_have_words(game: str, language: str) -> None:
    for name, values in rules_of(game).options.items():
        for value in values:
            assert name not in setting(language, name, value).split(": ")[1]
