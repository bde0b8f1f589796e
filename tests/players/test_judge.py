"""The judge: what it plays on, for how long, and what it gives up."""

from __future__ import annotations

from engine import Game
from engine.players.foresight import Foresight
from engine.players.instinct import instinct_of
from engine.players.judge import FEW, Judge, Judged, Manner, drop, far, halved, left, weigh
from tests.players.moments import at_decisions


def after(leads: list[float], start: float = 0.0) -> Judged:
    one = Judged((f"{leads} {start}",), start)
    one.leads = leads
    return one


def test_answers_that_are_behind_for_sure_are_dropped():
    leads = [5.0, 9.0, 1.0, 6.0, 5.0] * 8
    good, close = after(leads), after([lead - 0.5 + (-1) ** n for n, lead in enumerate(leads)])
    bad = after([lead - 9 - 0.1 * n for n, lead in enumerate(leads)])
    assert drop([bad, close, good], Manner()) == [close, good]


def test_nothing_is_given_up_after_a_few_rounds():
    good, bad = after([20.0] * (FEW - 1)), after([0.0] * (FEW - 1))
    assert drop([good, bad], Manner()) == [good, bad]


def test_half_of_the_answers_are_given_up_whenever_as_much_of_the_time_has_gone():
    assert [left(8, spent) for spent in (0.0, 0.3, 0.34, 0.6, 0.67, 1.0, 2.0)] == [8, 8, 4, 4, 2, 2, 2]
    assert [left(5, spent) for spent in (0.0, 0.4, 0.7, 1.0)] == [5, 3, 2, 2]
    assert [left(many, 1.0) for many in (1, 2, 3)] == [1, 2, 2]
    best, good, fair, bad = (after([lead] * 6) for lead in (5.0, 4.0, 1.0, 0.0))
    assert halved([bad, good, best, fair], Manner(), 2) == [good, best]
    assert halved([bad, good], Manner(), 2) == [bad, good]


def test_the_more_time_there_is_the_farther_games_are_played_on():
    assert [far(seconds) for seconds in (-1.0, 0.0, 0.05, 0.5, 2.0)] == [1, 1, 4, 8, 12]
    assert far(None) == far(0.5)


def test_a_few_games_do_not_make_up_for_what_instinct_says():
    few, many = after([3.0] * FEW, -2.0), after([3.0] * 200, -2.0)
    for one, better in ((few, False), (many, True)):
        habit = after([0.0] * len(one.leads))
        weigh([habit, one], [habit, one], Manner(doubt=1.5, blur=0.5, ripple=6.0))
        assert (one.worth > habit.worth) is better
        assert max(one.worth, habit.worth) == 0


def test_foresight_is_off_however_often_it_is_asked():
    """So the more it may be off, the more it takes to overrule instinct."""
    for blur, better in ((0.5, True), (6.0, False)):
        habit, one = after([0.0] * 4000), after([3.0] * 4000, -2.0)
        weigh([habit, one], [habit, one], Manner(doubt=1.5, blur=blur))
        assert (one.worth > habit.worth) is better


def test_an_answer_that_was_dropped_is_no_better_than_the_best():
    best, gone = after([2.0] * 9), after([9.0, -9.0, 9.0, 9.0], -1.0)
    weigh([best, gone], [best], Manner())
    assert gone.worth <= best.worth == 0


def test_games_are_played_on_for_as_many_turns_as_it_is_told(name, monkeypatch):
    (game,) = at_decisions(name, seed=14, every=19, most=1)
    seen = []

    def lead(self: Foresight, twin: Game, seat: int, rival: float) -> float:
        seen.append(twin.turn - game.turn)
        return 0.0

    monkeypatch.setattr(Foresight, "lead", lead)
    for turns in (1, 3):
        manner = Manner(least=0.0, most=2, turns=turns)
        Judge(name, manner).compare(game, game.decision.seat, None, rounds=2)
    assert seen == [2] * 4 + [6] * 4


def test_only_whole_rounds_count_and_it_ends_in_time(name):
    (game,) = at_decisions(name, seed=14, every=3, most=1)
    ticks = iter(range(10**6))
    judge = Judge(name, Manner(least=0.0, most=3), clock=lambda: float(next(ticks)))
    judged = judge.compare(game, game.decision.seat, 5.0)
    assert {len(one.leads) for one in judged} == {1}
    assert next(ticks) < 12


def test_what_instinct_would_do_is_always_among_the_favourites(name):
    for game in at_decisions(name, seed=14, every=31, most=3):
        judged = Judge(name).compare(game, game.decision.seat, None, rounds=1)
        (habit,) = [one for one in judged if one.habit]
        twin = game.imagine(game.decision.seat, 5)
        assert list(habit.picks) == instinct_of(name).choose(twin, twin.state.agenda[-1], twin.legal)


def test_without_time_it_does_what_instinct_says(name):
    for game in at_decisions(name, seed=14, every=31, most=3):
        judged = Judge(name).compare(game, game.decision.seat, -1.0)
        assert judged[0].habit
