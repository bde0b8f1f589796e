"""A game that the product does not know is played to its end by the engine, saved, replayed and imagined."""

import random
from typing import Any

import msgspec
import pytest

from engine import Game, Setup, decode_view
from engine.agenda import VOCABULARY
from engine.players.registry import make_player
from engine.records import Record
from engine.simulate import simulate

SEATS = ["north", "south"]


def playing(choices: int, seed: int = 3) -> Game:
    game, dice = Game.start(Setup("puna", SEATS, seed)), random.Random(seed)
    for _ in range(choices):
        asked = game.decision
        game.choose(asked.seat, dice.sample(asked.legal, max(asked.least, min(1, asked.most))))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_to_its_end(players):
    tally = simulate("puna", players, 10, 1, "random", check=True)
    assert not tally.findings
    assert tally.report()["games"] == 10


def test_wares_are_bartered_for_money():
    for seed in range(40):
        game = playing(0, seed)
        while game.decision and game.decision.kind != "barter":
            asked = game.decision
            wanted = [pick for pick in asked.legal if pick in ("start:C", "move:C", "use:1")]
            game.choose(asked.seat, wanted[:1] or asked.legal[: max(asked.least, 1)])
        if game.decision:
            break
    asked = game.decision
    pick = asked.legal[0]
    ware = pick.partition(":")[2]
    before: Any = game.view(asked.seat)
    game.choose(asked.seat, [pick])
    after: Any = game.view(asked.seat)
    assert after.players[asked.seat].wares == [*before.players[asked.seat].wares, ware]
    assert after.players[asked.seat].money < before.players[asked.seat].money
    assert sorted([*after.bazaar, ware]) == sorted(before.bazaar)


def test_its_effect_is_a_word_like_all_others():
    playing(0)
    assert VOCABULARY["barter"].__module__ == "tests.third_game.puna.bazaar"


def test_a_saved_game_goes_on_and_a_record_replays_to_the_same_scores():
    game, dice, choices = playing(0), random.Random(5), []
    while game.decision:
        asked = game.decision
        picks = dice.sample(asked.legal, max(asked.least, min(1, asked.most)))
        game.choose(asked.seat, picks)
        choices.append((asked.seat, picks))
        game = Game.load(game.dump())
    record = Record.make(Setup("puna", SEATS, 3), choices, game)
    assert Record.read(record.model_dump_json()).replay().scores() == game.scores()


def test_its_view_is_its_own_struct_and_keeps_the_stack_secret():
    game = playing(20)
    view, stack = game.view("north"), game.state.own["ware_stack"]
    assert type(view).__module__ == "tests.third_game.puna.views"
    assert decode_view(msgspec.to_builtins(view)) == view
    imagined = [game.imagine("north", seed) for seed in range(5)]
    assert {tuple(one.state.own["ware_stack"]) for one in imagined} != {tuple(stack)}
    assert [msgspec.structs.replace(one.view("north"), commitment="") for one in imagined] == [
        msgspec.structs.replace(view, commitment="")
    ] * 5


def test_players_made_of_code_play_it():
    game, player = playing(0), make_player("greedy", milliseconds=5, seed=1)
    for _ in range(10):
        game.choose(game.decision.seat, player.choose(game, game.decision.seat))
    assert game.number >= 10
