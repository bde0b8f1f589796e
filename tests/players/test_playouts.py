"""Games played out in thought: what is left out or kept for the sake of speed changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Game, Setup
from engine.agenda import Action, possible, why_not
from engine.decisions import Event
from engine.players.basics import RandomPlayer
from engine.players.policy import play_out, policy_of
from engine.trail import within


def moments(name: str, seed: int) -> Iterator[Game]:
    """Every moment of a game in which anything is chosen."""
    game, player = Game.start(Setup(name, ["north", "south"], seed)), RandomPlayer(seed)
    while game.decision is not None:
        yield game
        game.choose(game.decision.seat, player.choose(game, game.decision.seat))


def actions(game: Game) -> Iterator[Action]:
    catalog = game.catalog
    for building in catalog.buildings.values():
        yield from building.actions
    for auxiliary in catalog.auxiliaries.values():
        yield from (auxiliary.single, auxiliary.double)
    for objective in catalog.objectives.values():
        yield objective.action
    yield from catalog.trail.risk.values()
    for space in game.state.tiles:
        yield from game.rules.actions_on_tile(game, space).values()


def test_what_can_be_done_has_no_reason_against_it(name):
    for seed in range(2):
        for number, game in enumerate(moments(name, seed)):
            if number % 10 == 0 and game.me.place:
                for action in actions(game):
                    assert possible(game, action) == (why_not(game, action) is None), action
                    for task in action:
                        assert task.can(game) == (task.why_not(game) is None), task


def test_what_is_known_of_the_trail_is_what_looking_afresh_finds(name):
    for game in moments(name, 5):
        spaces = list(game.catalog.trail.ahead)
        known = [within(game, space, steps) for steps in (1, 3, 4) for space in spaces]
        fresh = game.copy()
        fresh.paths = {}
        assert known == [within(fresh, space, steps) for steps in (1, 3, 4) for space in spaces]


def test_a_game_goes_the_same_way_whether_or_not_anybody_is_told(name):
    policy = policy_of(name)
    assert policy is not None
    told = Game.start(Setup(name, ["north", "south"], 3))
    quiet = told.copy()
    play_out(quiet, [policy, policy])
    events: list[Event] = []
    while told.decision is not None:
        picks = policy.choose(told, told.state.agenda[-1], told.legal)
        events = told.choose(told.decision.seat, picks)
    assert told.dump() == quiet.dump()
    assert events[-1].kind == "game_over" and not quiet.events


def test_after_a_playout_a_choice_is_told_again(name):
    game = Game.start(Setup(name, ["north", "south"], 4))
    game.answer([game.legal[0]])
    assert not game.events
    decision = game.decision
    assert decision is not None
    assert game.choose(decision.seat, [decision.legal[0]])
