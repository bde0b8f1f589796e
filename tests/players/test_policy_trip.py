"""Where the policy rides: everything on the way counts, and so does every turn."""

from typing import Any

import pytest

from engine import Game, Setup
from engine.players.policy import make_policy, read_traits
from engine.trail import next_locations, within
from tests.original.positions import position as original
from tests.positions import position as argentina

WORTH = 5.0


@pytest.fixture(params=["argentina", "original"])
def name(request):
    return request.param


def ride(name: str, turn: float, good: tuple[str, ...]) -> str:
    """Where it rides from the start, if some places are good and others nothing, and a turn costs so much."""
    plain = {"turn": turn, "turn_late": turn, "far": 1.0, "step": 0.0, "step_late": 0.0, "later": 0.0}
    policy: Any = make_policy(name, read_traits(name) | plain)
    policy.here = lambda look, place: WORTH * (place in good)
    policy.visit = policy.arriving = lambda look: 0.0
    table = argentina() if name == "argentina" else original()
    seat = table.game.seats[0]
    table.state.active = 0
    table.state.agenda.clear()
    table.game.push(*table.game.rules.turn)
    table.game.relist()
    question = table.state.agenda[-1]
    assert table.decision.seat == seat and question.kind == "move"
    (pick,) = policy.choose(table.game, question, table.game.legal)
    return pick.partition(":")[2]


def test_what_lies_on_the_way_is_not_ridden_past(name):
    assert ride(name, 0.1, ("A", "B", "C")) == "A"
    assert ride(name, 0.1, ("B", "C")) == "B"


def test_a_stop_that_is_not_worth_its_turn_is():
    table = argentina()
    trail, steps = table.catalog.trail, table.catalog.setup.steps.base["2"]

    def turns(place: str) -> int:
        ahead = within(table.game, place, steps)
        return 1 if trail.capital in ahead else 1 + min(turns(one) for one in ahead if one not in trail.ends)

    best = min(turns(place) for place in within(table.game, trail.start, steps))
    assert turns("A") > best
    assert turns(ride("argentina", 50.0, ("A",))) == best


def test_places_within_some_steps_are_those_that_single_steps_lead_to(name):
    game = Game.start(Setup(name, ["north", "south"], 11))
    trail = game.catalog.trail
    for place in trail.neutral_spaces:
        reached = {place}
        for steps in range(1, 5):
            reached |= {there for one in reached - trail.ends for there in next_locations(game, one)}
            assert set(within(game, place, steps)) == reached - {place}


def test_what_is_known_of_the_way_is_forgotten_when_a_tile_comes(name):
    table = argentina() if name == "argentina" else original()
    spaces, tiles = table.catalog.trail.building_spaces, table.catalog.tile_area
    place, space = next(
        (place, there)
        for place, ahead in table.catalog.trail.ahead.items()
        for there in ahead
        if there in spaces and place in table.state.buildings
    )
    before = within(table.game, place, 1)
    table.game.put_tile(space, next(iter(tiles)))
    assert space in within(table.game, place, 1) and space not in before
