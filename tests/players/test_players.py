"""AI players: they play legal whole games, keep their time, and know nothing that they may not see."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from data.texts import languages, say
from engine import BadSave, Game, Setup
from engine.players.arena import Arena, Task, arena, play
from engine.players.basics import AiPlayer, RandomPlayer
from engine.players.greedy import Greedy
from engine.players.hints import hints
from engine.players.instinct import instinct_of, make_instinct
from engine.players.judge import Judge, Manner
from engine.players.policy import play_out, read_traits
from engine.players.quick import Quick
from engine.players.registry import (
    NAMES,
    TEMPERAMENTS,
    make_player,
    read_temperaments,
    tempered,
    tempered_traits,
)
from engine.players.strong import Strong
from engine.players.tune import POLICY, WORTH, Checkpoint, changed, regress, shaken, tune
from engine.players.worth import make_worth, read_weights, worth_of
from tests.players.moments import at_decisions

SEATS = ["north", "east", "south", "west"]


@pytest.mark.parametrize("mind", NAMES)
def test_each_plays_a_whole_game_at_every_player_count(name, mind):
    for count in (2, 3, 4) if mind in ("random", "quick") else (2, 4):
        seats = SEATS[:count]
        players: dict[str, AiPlayer] = {seat: RandomPlayer(3) for seat in seats}
        players["north"] = make_player(mind, milliseconds=2, seed=1)
        played = play(Setup(name, seats, 11), players, "north", Task(name, mind, "random", 1, 0, count))
        assert played.a_decisions > 20
        assert played.b_decisions > 20 * (count - 1)


@pytest.mark.parametrize(
    ("make", "most"),
    [(Quick, 8), (Greedy, 8), (lambda: make_player("easy"), 8), (lambda: Strong(rounds=2), 4)],
    ids=["quick", "greedy", "easy", "strong"],
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
        Strong(rounds=2).choose(game, game.decision.seat)
        hints(game, game.decision.seat, rounds=1)
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
    match = arena(Arena(name, "greedy", "random", games=2))
    assert match.a_wins == 2
    assert match.report()["games"] == 2


def test_a_budget_goes_with_the_name():
    played = arena(Arena("original", "strong:3", "random", games=1, milliseconds=10_000)).played[0]
    assert played.a_seconds / played.a_decisions < 1


def test_temperaments_like_what_there_is(name):
    weights = read_weights(name)
    likes = read_temperaments(name)
    assert set(likes) == set(TEMPERAMENTS)
    for liked in likes.values():
        assert set(liked) <= set(weights)
    habits = read_temperaments(name, "policy")
    assert set(habits) == set(TEMPERAMENTS)
    for liked in habits.values():
        assert set(liked) <= set(read_traits(name))


def test_temperaments_and_those_who_waver_play_differently(name):
    def played(player):
        table, ai = Game.start(Setup(name, ["north", "south"], 33)), make_player(player, game=name, seed=1)
        while table.decision is not None and table.turn < 40:
            table.choose(table.decision.seat, ai.choose(table, table.decision.seat))
        return table.dump()

    ends = [played(f"quick-{temperament}") for temperament in TEMPERAMENTS]
    ends += [played("quick"), played("easy"), played("easy-builder")]
    assert all(one not in ends[:number] for number, one in enumerate(ends))
    assert played("easy") == ends[-2]


def built(game, seat):
    builders = game.state.players[seat].workers(game.catalog.roles.builder)
    return builders + sum(owner == seat for owner in game.state.owners.values())


def herded(game, seat):
    player = game.state.players[seat]
    return player.workers(game.catalog.roles.herder) + len(player.hand + player.draw + player.discard) / 2


def ridden(game, seat):
    return game.catalog.railroad.progress[game.state.players[seat].engine]


@pytest.mark.parametrize(
    ("temperament", "much"), [("builder", built), ("cattle", herded), ("railways", ridden)]
)
def test_a_temperament_does_more_of_what_it_likes(name, temperament, much):
    usual, tempered = instinct_of(name), make_instinct(name, tempered_traits(name, temperament))
    more = 0.0
    for deal in range(16):
        own = deal % 2
        game = Game.start(Setup(name, ["north", "south"], 700 + deal // 2))
        play_out(game, [usual, tempered] if own else [tempered, usual])
        more += much(game, own) - much(game, 1 - own)
    assert more / 16 > 0.4


@pytest.mark.parametrize(("temperament", "role"), [("builder", "builder"), ("cattle", "herder")])
def test_a_temperament_likes_its_workers_more_than_others_do(name, temperament, role):
    game = Game.start(Setup(name, ["north", "south"], 2))
    usual, own = worth_of(name), tempered(name, temperament)
    before = usual.value(game, 0), own.value(game, 0)
    kind = getattr(game.catalog.roles, role)
    game.state.players[0].rows[kind].append(kind)
    assert own.value(game, 0) - before[1] > 1.2 * (usual.value(game, 0) - before[0])


def test_whoever_wavers_does_mostly_what_it_leans_to(name):
    games = at_decisions(name, seed=33, every=5, most=30)

    def chosen(wavers, seed=0):
        return [Quick(wavers=wavers, seed=seed).choose(game, game.decision.seat) for game in games]

    firm, little, much = chosen(0.0), chosen(2.0), chosen(50.0)
    same = [sum(one == other for one, other in zip(firm, some, strict=True)) for some in (little, much)]
    assert len(games) > same[0] > same[1]
    assert much == chosen(50.0) != chosen(50.0, seed=1)


def test_an_unknown_player_is_refused():
    for unknown in ("pedro", "hard-drummer"):
        with pytest.raises(ValueError, match="strong"):
            make_player(unknown)


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
        found = hints(game, game.decision.seat, rounds=2)
        assert 1 <= len(found) <= 3
        assert found[0].behind == 0
        assert [hint.behind for hint in found] == sorted(hint.behind for hint in found)
        assert all(f"\n{hint.reason.key} =" in words for hint in found)
        assert all(set(hint.picks) <= set(game.decision.legal) for hint in found)
        other = next(seat for seat in game.seats if seat != game.decision.seat)
        assert hints(game, other) == []


def test_reasons_are_what_the_judge_saw(name):
    """The parts of an answer are a score sheet, and with the rival's taken off they are its lead."""
    (game,) = at_decisions(name, seed=14, every=19, most=1)
    judged = Judge(name, Manner(least=0.0)).compare(game, game.decision.seat, None, rounds=3, parts=True)
    assert len(judged) > 1
    for one in judged:
        assert len(one.leads) == 3
        assert set(one.parts()) == set(game.rules.score(game, 0))
        assert sum(one.parts().values()) > one.lead
    best = hints(game, game.decision.seat, rounds=3)[0]
    assert best.parts
    assert best.reason.key in {"hint-even", *(f"hint-{part}" for part in best.parts)}


@pytest.mark.parametrize("language", languages())
def test_every_category_can_be_the_reason_of_a_hint(name, language):
    game = Game.start(Setup(name, ["north", "south"], 3))
    for category in game.rules.score(game, 0):
        assert say(language, f"hint-{category}")


def test_shaken_weights_keep_their_names(name):
    weights = read_weights(name)
    moved = changed(weights, shaken(list(weights), 1))
    assert moved.keys() == weights.keys()
    assert all(moved[one] != weights[one] for one in weights)
    make_worth(name, moved)


def test_a_regression_finds_what_weights_do():
    """One helps, one harms, one does nothing; luck hides it a little."""
    dice, rows, ahead = random.Random(5), [], []
    for _ in range(900):
        row = [dice.choice((-1.0, 1.0)) for _ in range(3)]
        rows.append(row)
        ahead.append(1.2 * row[0] - 0.8 * row[1] + dice.gauss(0, 5))
    helps, harms, idle = regress(rows, ahead)
    assert helps == pytest.approx(1.2, abs=0.35)
    assert harms == pytest.approx(-0.8, abs=0.35)
    assert abs(idle) < 0.35


def test_a_step_is_short_where_games_tell_little():
    dice = random.Random(3)
    assert abs(regress([[1.0], [-1.0], [1.0]], [dice.gauss(0, 20) for _ in range(3)])[0]) < 0.5
    assert regress([[1.0], [-1.0]], [0.0, 0.0]) == [0.0]


@pytest.mark.parametrize("what", [POLICY, WORTH])
def test_tuning_goes_on_from_its_checkpoint(what, tmp_path):
    path, told = tmp_path / "run.json", []
    run = Checkpoint.begin("original", what, path)
    tune(run, 1, 1, save=lambda run: run.write(path), report=told.append)
    again = Checkpoint.begin("original", what, path)
    assert (again.rounds, again.games, again.weights) == (1, 2, run.weights)
    tune(again, 1, 1)
    assert (again.rounds, again.games) == (2, 4)
    assert len(again.history) == 2
    assert told[0]["games"] == 2
    with pytest.raises(BadSave, match="original"):
        Checkpoint.begin("argentina", what, path)
