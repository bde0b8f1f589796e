"""What players learn: features, names of options, the school, and the files that it all is kept in."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import numpy as np
import pytest

from engine import BadData, BadSave, Game, Setup
from engine.__main__ import main
from engine.games import kit_of, rules_of
from engine.players import diary as diaries
from engine.players import school as lessons
from engine.players.diary import Decisions, Options, Pupil, Views
from engine.players.foresight import foresight_of
from engine.players.instinct import PART as INSTINCT
from engine.players.instinct import Instinct, Names, Net, instinct_of
from engine.players.learnt import Learnt, features_of, learnt_of
from engine.players.options import names_of
from engine.players.policy import make_policy, play_out
from engine.players.school import BY_NAME, Growing, School
from engine.players.slopes import Adam, Choices, advantages, gathered
from tests.players.moments import at_decisions


def test_features_have_a_number_for_each_name_and_see_nothing_hidden(name):
    features = features_of(name)
    for game in at_decisions(name, seed=5, every=29, most=6):
        seat = game.decision.seat
        index = game.seats.index(seat)
        row = features.of(game.imagine(seat, 1), index)
        assert len(row) == len(features.names)
        assert all(features.of(game.imagine(seat, other), index) == row for other in (2, 3))


def test_after_a_ride_only_what_changes_by_it_is_looked_at_again(name):
    features, rides = features_of(name), 0
    for game in at_decisions(name, seed=5, every=3, most=60):
        decision = game.decision
        index = game.seats.index(decision.seat)
        before = features.of(game, index)
        for pick in decision.legal:
            twin = game.copy()
            twin.answer([pick])
            if decision.kind != "move" or not pick.startswith("move:") or twin.turn != game.turn:
                continue
            if twin.state.players[index].place == game.catalog.trail.capital:
                continue
            row = dict(zip(features.names, features.after_ride(before, twin, index), strict=True))
            fresh = dict(zip(features.names, features.of(twin, index), strict=True))
            others = {"rival money", "farmer money"}  # who is paid for the way
            assert {what for what in row if row[what] != fresh[what]} <= others
            rides += row != fresh or before != list(row.values())
    assert rides > 20


def test_options_that_differ_have_different_names(name):
    for game in at_decisions(name, seed=6, every=3, most=60):
        question = game.state.agenda[-1]
        names = names_of(game, question.who(game), question, game.legal)
        assert len(names) == len(game.legal)
        if question.kind in ("move", "start", "hire", "build", "build_at", "disc", "ship", "load"):
            assert len(set(names)) == len(set(game.legal))


def test_an_instinct_that_learnt_nothing_leans_as_the_policy_does_where_it_trusts_it(name):
    school = School(name)
    hand = school.hand
    fresh = Instinct(hand, Net(school.weights, Names([""]), school.kinds), features_of(name))
    for game in at_decisions(name, seed=8, every=7, most=40):
        question, legal = game.state.agenda[-1], game.legal
        if question.kind in BY_NAME:
            assert set(fresh.leaning(game, question, legal).to) == {0.0}
        else:
            assert fresh.choose(game, question, legal) == hand.choose(game, question, legal)


def test_who_follows_the_policy_comes_to_lean_as_it_does(name):
    school = School(name)
    off = [school.follow(4) for _ in range(8)]
    assert off[-1] < 0.6 * off[0]
    assert school.games == 32


def test_what_was_learnt_beats_the_policy_that_it_began_with(name):
    learnt, hand, ahead = instinct_of(name), make_policy(name), []
    for deal in range(6):
        for first in (0, 1):
            game = Game.start(Setup(name, ["north", "south"], 400 + deal))
            play_out(game, [learnt, hand] if first == 0 else [hand, learnt])
            totals = [sheet["total"] for sheet in game.scores().values()]
            ahead.append(totals[first] - totals[1 - first])
    assert sum(ahead) / len(ahead) > 3


def test_foresight_knows_how_a_game_ended_and_guesses_how_it_will(name):
    foresight = foresight_of(name)
    game = Game.start(Setup(name, ["north", "south"], 9))
    assert set(foresight.parts(game, 0)) == set(rules_of(name).categories)
    assert 30 < sum(foresight.parts(game, 0).values()) < 150
    play_out(game, [instinct_of(name)] * 2)
    north, south = (sheet["total"] for sheet in game.scores().values())
    assert sum(foresight.parts(game, 0).values()) == north
    assert foresight.lead(game, 0) == north - south == -foresight.lead(game, 1)


def test_what_has_no_name_yet_gets_one_only_at_school(monkeypatch):
    assert Names(["", "a"])["b"] == 0
    names = Growing(["", "a"])
    assert (names["b"], names["a"], names["b"]) == (2, 1, 2)
    monkeypatch.setattr(lessons, "MOST_NAMES", 3)
    assert names["c"] == 0


def test_sums_go_to_their_places():
    places, rows = np.array([2, 0, 2]), np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], np.float32)
    assert gathered(places, rows, 4).tolist() == [[3, 4], [0, 0], [6, 8], [0, 0]]


def test_a_turn_is_praised_for_what_came_of_it_and_less_for_what_came_later():
    values, ends = np.array([1, 2, 5, 0], np.float32), np.array([6, 6, 6, 3], np.float32)
    found = advantages(values, ends, np.array([7, 7, 7, 8]), 0.5)
    assert found.tolist() == [1 + 0.5 * (3 + 0.5), 3 + 0.5, 1, 3]


def test_slopes_are_those_of_what_is_to_become_better(name):
    """Against differences: the chances of praised choices, by each kind of weight."""
    school = School(name)
    dice = np.random.default_rng(1)
    school.weights["rows"] += dice.normal(0, 0.05, school.weights["rows"].shape).astype(np.float32)
    school.weights["rows"][0] = 0
    views, decisions, options = played(school)
    choices = Choices(views.rows, decisions, options)
    praise = dice.normal(0, 1, len(decisions.kind)).astype(np.float32)
    before = choices.chances(school.weights).of[choices.taken]

    def good() -> float:
        now = choices.chances(school.weights).of[choices.taken]
        return float(np.mean((now / before).astype(np.float64) * praise))

    slopes = choices.slopes(school.weights, praise, 0.0)
    for part, slope in slopes.items():
        weights = school.weights[part]
        kept = weights.copy()
        step = 0.02 / float(np.linalg.norm(slope))
        weights -= np.float32(step) * slope
        more = good()
        weights[...] = kept + np.float32(step) * slope
        less = good()
        weights[...] = kept
        assert more - less == pytest.approx(2 * step * float((slope**2).sum()), rel=0.1)


def played(school: School) -> tuple[Views, Decisions, Options]:
    net = Net(school.weights, school.names, school.kinds)
    pupil = Pupil(school.hand, net, school.features, random.Random(3))
    pupil.play(school.game, 77)
    return pupil.diary.views, pupil.diary.decisions, pupil.diary.options


def test_pupils_write_down_how_likely_their_choices_were(name):
    school = School(name)
    views, decisions, options = played(school)
    choices = Choices(views.rows, decisions, options)
    assert np.allclose(choices.chances(school.weights).of[choices.taken], decisions.chance, atol=1e-4)


def test_choices_that_were_certain_are_learnt_from_now_and_then(name, monkeypatch):
    school = School(name, learnt_of(name))
    views, decisions, options = played(school)
    assert (decisions.chance > lessons.CERTAIN).mean() > 0.4
    seen: list[int] = []
    slopes = Choices.slopes

    def counted(self: Choices, weights: dict[str, Any], ahead: Any, wonder: float) -> dict[str, Any]:
        seen.append(len(self.starts))
        return slopes(self, weights, ahead, wonder)

    monkeypatch.setattr(Choices, "slopes", counted)
    ahead = np.ones(len(decisions.kind), np.float32)
    school._improve(Choices(views.rows, decisions, options), ahead, lessons.Lesson())
    assert sum(seen) < 0.8 * lessons.PASSES * len(decisions.kind)


def test_a_prize_makes_a_category_count_for_more():
    ends = np.array([[10, 2, 30], [4, 8, 30]], np.float32)
    assert lessons.ahead_of(ends, np.array([1, 1], np.float32), 0.5).tolist() == [-3, -3]
    assert lessons.ahead_of(ends, np.array([1, 3], np.float32), 0.5).tolist() == [1, 13]


def test_a_prize_needs_a_category_that_there_is(name, tmp_path, capsys):
    run = str(tmp_path / "run")
    assert main(["learn", "--game", name, "--run", run, "--rounds", "0", "--prize", "cows=1"]) == 1
    assert "cows" in capsys.readouterr().err
    assert (
        main(["learn", "--game", name, "--run", run, "--rounds", "1", "--games", "2", "--prize", "cities=1"])
        == 0
    )
    with pytest.raises(SystemExit):
        main(["learn", "--game", name, "--run", run, "--prize", "cities"])


def test_what_was_learnt_goes_on_in_larger_networks_as_if_nothing_had_happened(name, monkeypatch):
    known = learnt_of(name)
    monkeypatch.setattr(lessons, "SEEN", 300)
    monkeypatch.setattr(lessons, "GRASPED", 140)
    monkeypatch.setattr(lessons, "LAYERS", (400, 100))
    school = School(name, known)
    assert school.weights["see"].shape[1] == 300
    features = features_of(name)
    larger = Instinct(school.hand, Net(school.weights, school.names, school.kinds), features)
    usual = Instinct(school.hand, Net.of(known), features)
    for game in at_decisions(name, seed=8, every=23, most=8):
        question, legal = game.state.agenda[-1], game.legal
        before, now = usual.leaning(game, question, legal), larger.leaning(game, question, legal)
        assert (before is None) == (now is None)
        if before is not None:
            assert np.allclose(before.to, now.to, atol=1e-2)
        row = np.array(features.of(game, 0), np.float32)
        assert np.allclose(foresight_of(name).net.foresee(row), school.foresight.foresee(row), atol=1e-2)


def test_slopes_to_wanted_chances_lead_there(name):
    school = School(name)
    views, decisions, options = played(school)
    choices = Choices(views.rows, decisions, options)
    wanted = np.zeros(len(options.worth), np.float32)
    wanted[choices.starts] = 1
    adam = Adam(school.weights)
    before = choices.chances(school.weights).of[choices.starts].mean()
    for _ in range(30):
        adam.step(school.weights, choices.slopes_to(school.weights, wanted), 1e-2)
    assert choices.chances(school.weights).of[choices.starts].mean() > before + 0.2


def test_some_of_the_choices_are_as_likely_as_they_were_among_all(name):
    school = School(name)
    views, decisions, options = played(school)
    whole = Choices(views.rows, decisions, options)
    some = np.arange(len(decisions.kind)) % 3 == 1
    part = whole.some(some)
    assert np.allclose(
        part.chances(school.weights).of, whole.chances(school.weights).of[some[whole.whose]], atol=1e-6
    )
    assert len(part.rows) < len(whole.rows)


def test_pupils_meet_others_now_and_then_and_learn_from_their_own_seats_only(name, monkeypatch):
    monkeypatch.setattr(diaries, "STRANGERS", 1.0)
    monkeypatch.setattr(diaries, "TABLES", {"2": 1})
    school = School(name)
    school.meet(learnt_of(name))
    net = Net(school.weights, school.names, school.kinds)
    pupil = Pupil(school.hand, net, school.features, random.Random(3), school.others)
    for number in range(3):
        pupil.play(name, number)
    views = pupil.diary.views
    assert all(len(set(views.seat[views.game == game])) == 1 for game in range(3))
    assert school.round(2).games == 2


def test_a_run_goes_on_from_its_file(name, tmp_path):
    path = tmp_path / "run.npz"
    whole = School(name)
    whole.round(2)
    whole.save(path)
    again = School.load(name, path)
    assert (again.rounds, again.games, list(again.names)) == (1, 2, list(whole.names))
    assert whole.round(2) == again.round(2)
    for part, weights in whole.weights.items():
        assert np.array_equal(weights, again.weights[part])


def test_players_are_given_what_many_rounds_made_on_average(name, tmp_path):
    school = School(name)
    before = {part: weights.copy() for part, weights in school.weights.items()}
    school.round(2)
    for part, given in school.learnt().numbers(INSTINCT).items():
        first, now = before[part][: len(given)], school.weights[part][: len(given)]
        assert np.allclose(given, first + (1 - lessons.STEADY) * (now - first), atol=1e-6)
        assert np.any(now != first)
    path = tmp_path / "run.npz"
    school.save(path)
    again = School.load(name, path).learnt().numbers(INSTINCT)
    assert all(
        np.array_equal(given, again[part]) for part, given in school.learnt().numbers(INSTINCT).items()
    )


def test_what_was_learnt_is_what_players_read(name, tmp_path):
    school = School(name, learnt_of(name))
    path = tmp_path / "learnt.npz"
    school.learnt().write(path)
    kept = Learnt.open(path)
    net, known = Net.of(kept), Net.of(learnt_of(name))
    assert net.names == known.names
    width = known.rows.shape[1] - 1
    assert np.allclose(net.rows[:, :width], known.rows[:, :width], atol=1e-3)


def test_broken_files_are_refused(name, tmp_path, monkeypatch):
    broken = tmp_path / "run.npz"
    broken.write_bytes(b"no arrays")
    with pytest.raises(BadSave, match=r"run\.npz"):
        School.load(name, broken)
    (tmp_path / "learnt.npz").write_bytes(b"no arrays")
    kit = msgspec.structs.replace(kit_of(name), data=tmp_path)
    monkeypatch.setattr("engine.players.learnt.kit_of", lambda game: kit)
    with pytest.raises(BadData, match=r"learnt\.npz"):
        learnt_of.__wrapped__(name)
