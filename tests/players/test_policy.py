"""The quick policy: whole legal games without search, and turns played on."""

from __future__ import annotations

import random

import pytest

from engine import BadData, Game, Setup
from engine.agenda import DONE, SKIP
from engine.invariants import problems
from engine.markets import BuyCattle
from engine.original.cities import Deliver
from engine.original.policy import make as make_original
from engine.players.basics import RandomPlayer
from engine.players.policy import make_policy, play_out, play_turns, policy_of, read_traits
from engine.simulate import simulate
from tests.original.positions import position as original


def start(name, seed, count=2):
    return Game.start(Setup(name, ["north", "east", "south", "west"][:count], seed))


@pytest.mark.parametrize("count", [2, 3, 4])
def test_it_plays_whole_games_by_the_rules(name, count):
    policy = policy_of(name)
    for seed in range(3):
        game = start(name, seed, count)
        while game.decision is not None:
            decision = game.decision
            game.choose(decision.seat, policy.choose(game, game.state.agenda[-1], list(decision.legal)))
        assert problems(game) == []


def test_it_can_be_simulated_with_all_the_options_of_a_game(name):
    tally = simulate(name, 2, 6, 1, "quick", check=True)
    assert (tally.games, tally.crashes, tally.dead_ends, tally.broken) == (6, 0, 0, 0)


def test_it_beats_random_players(name):
    policy, dice = policy_of(name), random.Random(1)
    for seed in range(3):
        game, player = start(name, seed), RandomPlayer(dice.getrandbits(32))
        while game.decision is not None:
            seat = game.decision.seat
            mine = seat == "north"
            game.choose(
                seat,
                policy.choose(game, game.state.agenda[-1], game.legal) if mine else player.choose(game, seat),
            )
        assert game.winners() == ["north"]


def test_playing_out_is_the_same_game_every_time(name):
    policy = policy_of(name)
    ends = []
    for _ in range(2):
        game = start(name, 8)
        play_out(game, [policy, policy])
        assert game.over
        ends.append(game.scores())
    assert ends[0] == ends[1]


def test_turns_are_played_on_and_no_further(name):
    game = start(name, 3)
    play_turns(game, policy_of(name), 5)
    assert game.turn == 6
    assert game.decision is not None


def test_it_has_a_legal_answer_wherever_a_game_may_go(name):
    """Random players lead it to places where it would never go itself."""
    policy, dice, game = policy_of(name), random.Random(4), start(name, 5)
    while game.decision is not None:
        question, legal = game.state.agenda[-1], list(game.decision.legal)
        least, most = game.decision.least, game.decision.most
        picks = policy.choose(game, question, legal)
        assert least <= len(picks) <= most
        assert set(picks) <= set(legal)
        game.choose(game.decision.seat, dice.sample(legal, dice.randint(least, most)))


def test_it_does_not_buy_what_it_cannot_pay():
    table = original()
    table.mary.money = 0
    assert policy_of("original").choose(table.game, BuyCattle(), ["deal", DONE]) == [DONE]


def test_it_need_not_deliver_where_nobody_has_to():
    table = original()
    nothing = Deliver(0, transport=False, optional=True)
    legal = nothing.legal(table.game)
    assert legal == ["deliver:kansas_city", SKIP]
    table.mary.money = 50
    assert policy_of("original").choose(table.game, nothing, legal)[0] in legal


def test_it_is_less_drawn_to_the_capital_while_the_deck_has_better_cards():
    table = original()
    table.mary.place = "G"
    table.mary.hand = ["jersey", "jersey", "jersey", "guernsey"]
    policy, worths = make_original(read_traits("original")), []
    for deck in (["jersey"] * 4, ["texas_longhorn5"] * 4):
        table.mary.draw = list(deck)
        worths.append(policy.place(policy.look(table.game, 0), "kansas_city"))
    assert worths[1] < worths[0]


def test_a_hazard_is_worth_more_to_whoever_has_a_station_master_for_it():
    table = original()
    table.tile("flood1", "flood-green-2")
    policy = make_original(read_traits("original"))
    before = policy.hazard_worth(policy.look(table.game, 0), "flood1")
    table.mary.masters.append("sm3")
    assert policy.hazard_worth(policy.look(table.game, 0), "flood1") == before + 1.5


def test_unknown_traits_are_refused(name):
    with pytest.raises(BadData, match="policy"):
        make_policy(name, read_traits(name) | {"charm": 1.0})
