"""AI players: they play legal whole games, keep their time, and know nothing that they may not see."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from engine import Game, Setup
from engine.players.arena import Match, arena, play, solo, wilson
from engine.players.basics import RandomPlayer
from engine.players.greedy import Greedy
from engine.players.hints import hints
from engine.players.registry import NAMES, make_player
from engine.players.strong import Strong
from engine.players.tune import Judges, Sample, changed, shake, step, tune, watched_game
from engine.players.worth import make_worth, read_weights, worth_of
from tests.players.moments import at_decisions


@pytest.mark.parametrize("mind", NAMES)
def test_each_plays_a_whole_game_at_every_player_count(name, mind):
    for count in (2, 3) if mind == "strong" else (2, 3, 4):
        seats = ["north", "east", "south", "west"][:count]
        players = {seat: RandomPlayer(3) for seat in seats}
        players["north"] = make_player(mind, milliseconds=2, seed=1)
        totals = play(Setup(name, seats, 11), players, Match())
        assert set(totals) == set(seats)


@pytest.mark.parametrize(
    ("make", "most"), [(Greedy, 8), (lambda: Strong(copies=2), 4)], ids=["greedy", "strong"]
)
def test_hidden_things_do_not_change_a_choice(name, make, most):
    games = at_decisions(name, seed=21, every=23, most=most)
    assert len(games) == most
    for game in games:
        seat = game.decision.seat
        chosen = make().choose(game, seat)
        for seed in (1, 2, 3):
            assert make().choose(game.imagine(seat, seed), seat) == chosen


def test_thinking_leaves_the_game_as_it_was(name):
    for game in at_decisions(name, seed=4, every=31, most=3):
        before = game.dump()
        Strong(copies=2).choose(game, game.decision.seat)
        hints(game, game.decision.seat)
        assert game.dump() == before


def test_a_budget_is_kept(name):
    """By a clock that ticks with every look at it, so that a busy machine cannot fail the test."""
    ticks = 0

    def clock() -> float:
        nonlocal ticks
        ticks += 1
        return ticks / 1000

    for game in at_decisions(name, seed=9, every=17, most=5):
        ticks = 0
        Strong(20, clock=clock).choose(game, game.decision.seat)
        assert ticks <= 20 + 10  # a look after each of the loops that it interrupts


def test_greedy_beats_random(name):
    match = arena(name, lambda seed: Greedy(), RandomPlayer, games=2, seed=1)
    assert match.a_wins == 2
    assert match.report()["games"] == 2


def test_a_solo_match_counts_the_automa_as_b(name):
    match = solo(name, RandomPlayer, "very_hard", games=3)
    assert match.b_wins == 3


def test_an_unknown_player_is_refused():
    with pytest.raises(ValueError, match="strong"):
        make_player("pedro")


def test_the_worth_is_the_sum_of_its_parts_and_more_is_better(name):
    game = Game.start(Setup(name, ["north", "south"], 2))
    worth = worth_of(name)
    before, other = worth.value(game, 0), worth.value(game, 1)
    assert before == pytest.approx(sum(worth.parts(game, 0).values()))
    game.state.players[0].money += 5
    assert worth.value(game, 0) > before
    assert worth.value(game, 1) == other


def test_at_the_end_the_worth_is_close_to_the_score(name):
    dice, game = random.Random(1), Game.start(Setup(name, ["north", "south"], 6))
    while game.decision is not None:
        game.choose(game.decision.seat, RandomPlayer(dice.getrandbits(32)).choose(game, game.decision.seat))
    for index, sheet in enumerate(game.scores().values()):
        assert worth_of(name).value(game, index) == pytest.approx(sheet["total"], abs=8)


def test_hints_are_the_best_first_with_a_reason(name):
    words = files("data").joinpath("locale", "en", "hints.ftl").read_text(encoding="utf-8")
    for game in at_decisions(name, seed=14, every=19, most=6):
        found = hints(game, game.decision.seat)
        assert 1 <= len(found) <= 3
        assert found[0].behind == 0
        assert [hint.behind for hint in found] == sorted(hint.behind for hint in found)
        assert all(f"\n{hint.reason.key} =" in words for hint in found)
        assert all(set(hint.picks) <= set(game.decision.legal) for hint in found)
        other = next(seat for seat in game.seats if seat != game.decision.seat)
        assert hints(game, other) == []


def test_shaken_weights_keep_their_names(name):
    weights = read_weights(name)
    moved = changed(weights, shake(weights, random.Random(1)))
    assert moved.keys() == weights.keys()
    assert moved != weights
    make_worth(name, moved)


def test_a_step_brings_leads_and_margins_together():
    """The lead counts one thing for too little, one for too much and one rightly; luck hides it a little."""
    dice, samples = random.Random(5), []
    for _ in range(900):
        slopes = {what: dice.gauss(0, 5) for what in ("low", "high", "right")}
        samples.append(Sample(0.4 * slopes["low"] - 0.3 * slopes["high"] + dice.gauss(0, 5), slopes))
    found = step(samples, games=300)
    assert found["low"] == pytest.approx(0.4, abs=0.1)
    assert found["high"] == pytest.approx(-0.3, abs=0.1)
    assert abs(found["right"]) < 0.1


def test_a_step_is_short_where_games_tell_little():
    samples = [Sample(dice.gauss(3, 30), {"idle": 0.01}) for dice in (random.Random(n) for n in range(50))]
    assert abs(step(samples, games=1)["idle"]) < 0.01


def test_a_watched_game_says_what_every_weight_does(name):
    weights = read_weights(name)
    samples = watched_game(name, weights, Judges(name, weights), 3)
    assert len(samples) > 20
    assert all(sample.slopes.keys() == weights.keys() for sample in samples)
    # The last positions lead to what the game came to; the first ones cannot know it yet.
    assert abs(samples[-1].missed) < max(abs(sample.missed) for sample in samples[:10])


def test_tuning_keeps_weights_that_won_and_counts_its_games():
    name, told, counted = "original", [], []
    weights = tune(name, 1, 2, progress=lambda done, of: counted.append((done, of)), report=told.append)
    assert counted == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert (weights != read_weights(name)) == told[0]["kept"]


def test_the_interval_of_a_share():
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0)
