"""Everything of the third game is said in every language, with its own words and nobody else's."""

import random

import pytest

from bot.commands.choices import choice_commands
from bot.words.rulecards import cards, find_cards, lines, sections, title
from bot.words.speech import Speech
from data.texts import has, languages
from engine import Game, Setup


@pytest.mark.parametrize("language", languages())
def test_whole_games_are_told_in_its_own_words(language):
    speech, said = Speech(language, "puna"), set()
    for seed in range(6):
        game, dice = Game.start(Setup("puna", ["north", "south"], seed)), random.Random(seed)
        while game.decision:
            asked = game.decision
            said.add(speech.question(asked.kind))
            for option in asked.options:
                said |= {speech.option(option), speech.detail(option, asked.seat)}
                if option.blocked is not None:
                    said.add(speech.reason(option.blocked))
            wanted = [pick for pick in asked.legal if "C" in pick or pick.startswith(("use", "barter"))]
            picks = dice.sample(wanted or asked.legal, max(asked.least, min(1, asked.most)))
            said |= {speech.event(event.kind, event.data) for event in game.choose(asked.seat, picks)}
    assert any(speech.say("ware-silver").lower() in text.lower() for text in said)
    foreign = [speech.say(f"worker-{worker}").lower() for worker in ("gaucho", "carpintero", "cowboy")]
    assert not [text for text in said for word in foreign if word in text.lower()]


@pytest.mark.parametrize("language", languages())
def test_rule_cards_explain_what_only_it_has(language):
    (ware,) = [card for card in cards().values() if card.id == "ware-salt"]
    assert ware in sections()["puna"] and ware.game == "puna"
    assert lines(ware, language) and lines(cards()["bazaar"], language)
    assert find_cards(title(ware, language), language, game="puna")[0].id == "ware-salt"


def test_it_brings_a_slash_command_with_its_names():
    assert choice_commands()["barter"].verbs == ("barter",)
    for language in languages():
        assert has(language, "command-barter.description") and has(language, "parameter-barter-ware")
