"""Matches: every deal with each on every seat, kept, stopped when the answer is known."""

from __future__ import annotations

from engine.players.arena import Arena, arena
from engine.players.match import Match, Played, wilson
from engine.players.registry import (
    make_player,
)


def test_a_solo_match_counts_the_automa_as_b(name):
    match = arena(Arena(name, "random", "random", games=3, automa="very_hard"))
    assert match.b_wins == 3


def test_a_match_of_three_seats_each_deal_once_for_every_seat():
    match = arena(Arena("original", "random", "random", games=5, players=3))
    assert [(one.deal, one.first) for one in match.played] == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1)]


def test_a_match_goes_on_from_what_was_kept(tmp_path):
    out = tmp_path / "games.jsonl"
    whole = arena(Arena("original", "random", "random", games=4))
    arena(Arena("original", "random", "random", games=3, out=out))
    counted: list[int] = []
    again = arena(
        Arena("original", "random", "random", games=4, out=out), lambda done, _: counted.append(done)
    )
    assert counted == [4]
    assert [(one.a, one.b) for one in again.played] == [(one.a, one.b) for one in whole.played]


def test_a_match_over_processes_plays_the_same_games():
    alone = arena(Arena("original", "random", "random", games=4))
    shared = arena(Arena("original", "random", "random", games=4, processes=2))
    key = {(one.deal, one.first): (one.a, one.b) for one in alone.played}
    assert {(one.deal, one.first): (one.a, one.b) for one in shared.played} == key


def test_in_a_match_players_have_the_time_that_they_have_at_tables(monkeypatch):
    times = []

    def made(name, *, milliseconds, **rest):
        times.append((name, milliseconds))
        return make_player("random", **rest)

    monkeypatch.setattr("engine.players.arena.make_player", made)
    arena(Arena("original", "hard", "expert", games=1))
    arena(Arena("original", "hard", "expert", games=1, milliseconds=20))
    assert times == [("hard", None), ("expert", None), ("hard", 20), ("expert", 20)]


def test_a_match_stops_when_the_answer_is_known():
    match = arena(Arena("original", "quick", "random", games=40, stop=True))
    assert 8 <= match.games < 40
    assert match.decided()


def test_a_match_is_not_decided_by_a_few_games():
    assert not Match(2, [Played(n, 0, 10, 5, 5.0) for n in range(5)]).decided()
    assert Match(2, [Played(n, 0, 10, 5, 5.0) for n in range(20)]).decided()
    # One win in three is what anybody has with three players.
    even = [Played(n, n % 3, 10, 5 if n % 3 == 0 else 15, 8.0) for n in range(30)]
    assert not Match(3, even).decided()


def test_the_interval_of_a_share():
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0)
