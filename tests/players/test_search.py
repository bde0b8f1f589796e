"""The search behind the players: what it looks at, and what it leaves behind."""

from __future__ import annotations

import gc

from engine import Game
from engine.agenda import DONE
from engine.markets import DEAL, BuyCattle
from engine.players.candidates import candidates
from engine.players.search import Search, Widths, own_turn
from engine.players.worth import worth_of
from tests.players.moments import at_decisions
from tests.positions import position

NARROWEST = Widths(inner=1, turn=1, actions=1)


def games() -> int:
    return sum(type(thing) is Game for thing in gc.get_objects())


def search_of(game: Game) -> Search:
    assert game.decision is not None
    return Search(worth_of(game.setup.game), game.seats.index(game.decision.seat), NARROWEST)


def test_every_answer_is_followed_to_where_it_can_be_judged(name):
    """However narrow the search: half an action, paid for and not carried out, is no worse than another."""
    for game in at_decisions(name, seed=8, every=13, most=12):
        copy = own_turn(game, game.decision.seat, 1)
        answers = candidates(copy, copy.decision)
        assert search_of(game).best_lines(copy).keys() == {tuple(answer) for answer in answers}


def test_copies_end_with_the_search(name):
    """None of them waits for the garbage collector, which would stop a thought for longer than its budget."""
    (game,) = at_decisions(name, seed=8, every=13, most=1)
    gc.collect()
    gc.disable()
    try:
        before = games()
        lines = search_of(game).best_lines(own_turn(game, game.decision.seat, 1))
        assert games() > before
        del lines
        assert games() == before
    finally:
        gc.enable()


def test_cards_are_dealt_into_the_market_only_when_nothing_there_can_be_bought():
    table = position()
    table.cattle_market("serrano2", "serrano2")
    table.game.me.money = 20
    table.game.push(BuyCattle())
    table.game.relist()
    decision = table.game.decision
    assert DEAL in decision.legal
    assert [DEAL] not in candidates(table.game, decision)
    table.game.me.money = 0
    table.game.relist()
    assert candidates(table.game, table.game.decision) == [[DEAL], [DONE]]
