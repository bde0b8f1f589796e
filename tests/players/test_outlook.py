"""The outlook of a seat: games played on to their end, for reviews and hints."""

from __future__ import annotations

import pytest

from engine import Game, Setup
from engine.players.outlook import compare, expected, gap
from tests.players.moments import at_decisions


def test_it_says_how_a_game_will_end_by_category(name):
    game = Game.start(Setup(name, ["north", "south"], 3))
    outlook = expected(game, "north", 4)
    assert outlook.games == 4
    for seat in ("north", "south"):
        sheet = dict(outlook.sheets[seat])
        total = sheet.pop("total")
        assert set(sheet) | {"total"} == set(game.scores()[seat])
        assert sum(sheet.values()) == pytest.approx(total)
        assert outlook.total(seat).points == pytest.approx(total)
        assert outlook.total(seat).error > 0
    assert outlook.lead("north").points == -outlook.lead("south").points
    assert outlook.wins("north") + outlook.wins("south") == 1


def test_the_same_moment_has_the_same_outlook_and_the_game_stays_as_it_is(name):
    game = Game.start(Setup(name, ["north", "south"], 3))
    before = game.dump()
    assert expected(game, "north", 2) == expected(game, "north", 2)
    assert game.dump() == before


def test_what_a_seat_cannot_see_changes_nothing(name):
    for game in at_decisions(name, 4, every=25, most=3):
        seat = game.decision.seat
        assert expected(game.imagine(seat, 99), seat, 1) == expected(game, seat, 1)


def test_turns_meet_the_same_deals(name):
    game = Game.start(Setup(name, ["north", "south"], 3))
    seat, legal = game.decision.seat, game.decision.legal
    one, twin, other = compare(game, seat, [[[legal[0]]], [[legal[0]]], [[legal[-1]]]], 3)
    assert one == twin != other
    assert (gap(one, twin, seat).points, gap(one, twin, seat).error) == (0, 0)
    assert gap(one, other, seat).points == -gap(other, one, seat).points


def test_a_pick_that_cannot_be_made_is_left_to_the_policy(name):
    game = Game.start(Setup(name, ["north", "south"], 3))
    (strange,) = compare(game, "north", [[["move:nowhere"]]], 2)
    assert strange == expected(game, "north", 2)


def test_a_finished_game_ends_as_it_did(name):
    game = Game.start(Setup(name, ["north", "south"], 3))
    game.state.agenda.clear()
    over = expected(game, "north", 2)
    assert over.totals["north"] == (game.scores()["north"]["total"],) * 2
    assert over.total("north").error == 0


def test_time_is_kept_but_one_game_is_played(name):
    ticks = iter(range(100))
    game = Game.start(Setup(name, ["north", "south"], 3))
    assert expected(game, "north", 50, seconds=0, clock=lambda: next(ticks)).games == 1
