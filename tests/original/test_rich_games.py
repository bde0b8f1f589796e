"""Random games from rich starts.

Players who choose at random are too poor to reach the dear buildings and the end of the track. Here they
begin with money, dear buildings, workers, cattle, objectives and engines well ahead, so that every effect of
the data is met somewhere, and the same things must hold as in any game.
"""

from collections import Counter
from random import Random

from engine import Game, Setup
from engine.agenda import PASSES
from engine.invariants import problems
from engine.simulate import ENDLESS, SEATS

# The job market must still fill up: so many workers a player may begin with in each row.
SPARE_WORKERS = {2: 4, 3: 2, 4: 0}


def rich_start(players: int, seed: int) -> Game:
    dice = Random(seed)
    options = {"sides": "ab"[seed // 3 % 2], "neutral": "shuffled"}
    game = Game.start(Setup("original", list(SEATS[:players]), seed, options))
    state = game.state
    for index, player in enumerate(state.players):
        player.money = dice.choice([5, 40, 120])
        player.engine = str(dice.choice([2, 12, 24, 35]) + index)
        for kind, row in player.rows.items():
            row += [kind] * dice.randint(0, SPARE_WORKERS[players])
            for _ in row:
                next(bag for bag in state.bags.values() if kind in bag).remove(kind)
        for disc in dice.sample(player.covered, dice.randint(0, 9)):
            player.covered.remove(disc)
            state.discs.setdefault(dice.choice(["san_francisco", "kansas_city"]), []).append(index)
        player.hand += [state.objective_stack.pop() for _ in range(dice.randint(0, 3))]
        player.discard += [state.cattle_stack.pop() for _ in range(dice.randint(0, 6))]
        for tile in dice.sample(player.unbuilt[5:], dice.randint(3, 5)):
            space = dice.choice(empty_spaces(game, beside_neutral=tile == "8b"))
            state.buildings[space], state.owners[space] = tile, index
            player.unbuilt.remove(tile)
    game.paths = {}
    game.relist()
    return game


def empty_spaces(game: Game, *, beside_neutral: bool) -> list[str]:
    trail = game.catalog.trail
    empty = [space for space in trail.building_spaces if space not in game.state.buildings]
    near = [space for space in empty if any(space in trail.ahead[other] for other in trail.neutral_spaces)]
    return near if beside_neutral and near else empty


def pick(game: Game, dice: Random) -> list[str]:
    """At random, but rather something than nothing."""
    decision = game.decision
    legal = [one for one in decision.legal if one not in PASSES]
    if len(legal) < max(decision.least, 1) or dice.random() < 0.2:
        legal = list(decision.legal)
    return dice.sample(legal, dice.randint(decision.least, min(decision.most, len(legal))))


def test_all_holds_in_games_that_meet_every_effect():
    asked: Counter[str] = Counter()
    for seed in range(24):
        game, dice = rich_start(2 + seed % 3, seed), Random(seed)
        assert problems(game) == []
        for number in range(ENDLESS):
            decision = game.decision
            if decision is None:
                break
            asked[type(game.state.agenda[-1]).__name__] += 1
            if number % 40 == 0:
                check_copies(game, dice)
            game.choose(decision.seat, pick(game, dice))
            assert problems(game) == [], (seed, decision)
        assert game.over, "a game without end"
    assert {"RemoveHazard", "Trade", "Deliver", "MoveFree"} <= asked.keys()
    assert {"ExtraordinaryDelivery", "BackFromEnd", "UpgradeBehind", "CopyActions"} <= asked.keys()


def check_copies(game: Game, dice: Random) -> None:
    """Every option applies to a copy, and a dump loads to the same game."""
    decision, before = game.decision, game.dump()
    for option in decision.legal:
        others = [other for other in decision.legal if other != option]
        copy = game.copy()
        copy.choose(decision.seat, [option, *dice.sample(others, max(decision.least - 1, 0))])
        assert problems(copy) == [], (decision, option)
    again = Game.load(before)
    assert again.dump() == before == game.dump()
    assert again.decision.legal == decision.legal
    mind = game.imagine(decision.seat, 5)
    assert mind.view(decision.seat).players == game.view(decision.seat).players
    assert mind.decision.legal == decision.legal
