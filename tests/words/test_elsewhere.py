"""Where an action is that somebody asked for at the wrong place: "A has no cattle; E does"."""

from __future__ import annotations

import pytest

from bot.commands.choices import choice_commands
from bot.words.elsewhere import where_it_is
from bot.words.i18n import languages
from bot.words.speech import Speech
from engine import GAMES, Game, Setup
from engine.agenda import VOCABULARY


def at_a(game: str) -> Game:
    begun = Game.start(Setup(game=game, seats=["north", "south"], seed=7))
    begun.choose("north", ["start:A"])
    return begun


@pytest.mark.parametrize("game", ["argentina", "original"])
def test_building_a_has_no_cattle_and_e_does(game: str) -> None:
    told = where_it_is(Speech("en", game), at_a(game).view("north"), ("buy_cattle",), "Buy cattle")
    assert told == "Building A does not offer “Buy cattle”. You find it here: building E."


def test_an_action_that_is_here_too_is_named_where_else_it_is() -> None:
    told = where_it_is(Speech("en", "argentina"), at_a("argentina").view("north"), ("engine",), "Engine")
    assert told is not None and "building C, building D and building G" in told and "building E" not in told
    assert where_it_is(Speech("en", "argentina"), at_a("argentina").view("north"), ("hire",), "H") == (
        "No building on the board offers you “H” now."
    )


def test_nothing_is_said_of_what_no_building_offers_nor_to_a_stranger() -> None:
    game, speech = at_a("argentina"), Speech("en", "argentina")
    assert where_it_is(speech, game.view("north"), ("foresight",), "Foresight") is None
    assert where_it_is(speech, game.view(None), ("buy_cattle",), "Buy cattle") is None


def test_buildings_of_others_are_no_advice() -> None:
    """North's own building 6a is one of North's ways to hire, and none of South's."""
    game = at_a("argentina")
    view = game.view("north")
    theirs = {**view.buildings, "b1": type(view.buildings["A"])(tile="6a", owner="north")}
    for seat, named in (("north", True), ("south", False)):
        changed = {**{name: getattr(view, name) for name in view.__struct_fields__}, "buildings": theirs}
        told = where_it_is(
            Speech("en", "argentina"), type(view)(**{**changed, "seat": seat}), ("hire",), "Hire"
        )
        assert told is not None and ("6a" in told) is named


@pytest.mark.parametrize("language", languages())
def test_every_command_says_what_it_is_for_and_its_effects_are_words_of_the_rules(language: str) -> None:
    for name, command in choice_commands().items():
        assert {*command.effects} <= VOCABULARY.keys(), name
        for game in GAMES if command.effects else ():
            speech = Speech(language, game)
            action = speech.say(f"command-{name}.description")
            told = where_it_is(speech, at_a(game).view("north"), command.effects, action)
            assert told is None or action in told
