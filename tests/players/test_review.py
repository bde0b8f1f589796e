"""Reviews: what a game looked like turn by turn, and the turns that cost points for sure."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from engine import Game
from engine.players import review
from engine.players.outlook import Guess
from engine.players.review import Idea, Moment, PlayedTurn
from engine.records import Record
from tests.engine.test_secrets import permute_hidden

RECORDS = Path(__file__).parents[1] / "engine" / "records"


@cache
def played(name: str) -> list[PlayedTurn]:
    """The last turns of a game of people who chose at random: little is left to play on."""
    record = Record.read((RECORDS / f"{name}-2-1.json").read_bytes())
    choices = [(choice.seat, choice.picked) for choice in record.choices]
    return review.played_turns(Game.start(record.engine_setup()), choices)[-14:]


def test_turns_are_those_that_were_played(name):
    turns = played(name)
    assert [one.turn for one in turns] == list(range(turns[0].turn, turns[0].turn + len(turns)))
    assert [one.seat for one in turns[:4]] == [turns[0].seat, turns[1].seat] * 2
    for one, following in pairwise(turns):
        game = one.game.copy()
        for picks in one.picks:
            game.choose(one.seat, picks)
        assert game.dump() == following.game.dump()


def test_a_turn_that_throws_points_away_is_found_and_what_was_better_named(name):
    turns = {one.turn: one for one in played(name)}
    ideas = review.worth_a_look(map(review.ideas, turns.values()), most=3)
    found = [review.look_closer(turns[idea.turn], idea, 3, 12) for idea in ideas]
    sure = [one for one in found if one]
    assert sure, "of people who choose at random something is always better"
    for one in sure:
        assert one.cost.points >= max(1.0, 2 * one.cost.error)
        assert sum(one.by.values()) == pytest.approx(one.cost.points)
        assert one.better != turns[one.turn].picks
        assert [option.id for options in one.steps for option in options] == [
            pick for picks in one.better[: len(one.steps)] for pick in picks
        ]


def test_what_is_no_better_is_no_mistake(name):
    """The same turn against itself differs by nothing; and a difference inside the noise is not told."""
    turn = played(name)[-3]
    assert review.look_closer(turn, Idea(turn.turn, turn.seat, 9.0, (turn.picks,)), 2, 4) is None


def test_what_the_seat_could_not_see_changes_nothing(name):
    turn = played(name)[-6]
    other = turn._replace(game=permute_hidden(turn.game, turn.seat, Random(3)))
    assert review.forecast(other.game, turn.seat, 2) == review.forecast(turn.game, turn.seat, 2)
    idea = review.ideas(turn)
    assert review.ideas(other) == idea
    if idea is not None:
        assert review.look_closer(other, idea, 1, 2) == review.look_closer(turn, idea, 1, 2)


def test_the_dearest_of_each_seat():
    moments = [
        Moment(turn, seat, Guess(points, 0.1), (), [], {})
        for turn, (seat, points) in enumerate([("a", 2.0), ("b", 9.0), ("a", 5.0), ("a", 3.0)])
    ]
    found = review.dearest([*moments, None], most=2)
    assert [(one.seat, one.cost.points) for one in found] == [("b", 9.0), ("a", 5.0), ("a", 3.0)]
    ideas = [Idea(turn, "a", gap, ()) for turn, gap in enumerate([1.0, -2.0, 4.0, 3.0])]
    assert [one.turn for one in review.worth_a_look([*ideas, None], most=2)] == [2, 3]
