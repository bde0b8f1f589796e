"""What the tests of both automas share."""

from __future__ import annotations

from engine import Game, Setup
from engine.invariants import problems
from tests.original.positions import position


def kinds(events):
    return [event.kind for event in events]


def told(events, kind):
    return next(event.data for event in events if event.kind == kind)


def begun_with(workers, name):
    """The automa of each level begins with its workers, most of them those it is specialised in."""
    for level, begins in workers.items():
        for seed in range(4):
            game = Game.start(Setup(name, ["me", "automa"], seed, {"automa": level}))
            rows = game.state.players[1].rows
            assert sum(map(len, rows.values())) == len(begins)
            assert max(map(len, rows.values())) == len(rows[game.state.automa.special])
            assert problems(game) == []
    assert not workers["easy"] and all(begins for level, begins in workers.items() if level != "easy")


def fill_market(game, rows, token):
    """Workers row by row, the token in a row of its own."""
    state = game.state
    for row in state.jobs:
        state.bags["B"] += [tile for tile in row if tile]
        row[:] = [None] * len(row)
    for number, row in enumerate(rows):
        for column, tile in enumerate(row):
            if tile:
                state.bags["B"].remove(tile)
            state.jobs[number][column] = tile
    state.job_row = token


def garth_on_turn(special="cowboy"):
    """An easy solo game of the original on an empty board, on the turn of Garth, who is mike."""
    table = position(automa="easy")
    table.mike.money = 0
    table.mary.place = "A"
    table.state.active = 1
    table.state.automa.special = special
    table.game.paths = {}
    return table


def visit_kansas_city(table, play, card=3):
    """He arrives in Kansas City, and plays that card."""
    table.mike.place = "G"
    table.game.paths = {}
    events = play(table.game, card)
    assert problems(table.game) == []
    return events
