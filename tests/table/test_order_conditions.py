"""What may change between a plan and its turn, and what must happen then: a table of cases, by hand."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.table.orders import Order, order_for, surprised, unmet
from engine import Game
from tests import positions as argentina
from tests.original import positions as original

HIRE = ("move:A", "use:2", "hire:row2:carpintero", "done")
BUILD = ("move:B", "use:2", "build:1a", "at:b1", "done")


def ready(at: str = "start", money: int = 20) -> Any:
    """Mary waits for her turn; a carpintero and a gaucho are for hire in the second row for 7 pesos."""
    table = argentina.position()
    table.jobs(2, "carpintero", "gaucho")
    table.mary.money, table.mary.place = money, at
    return table


def ranch(at: str = "start") -> Any:
    """The same in the original game, with 20 dollars."""
    table = original.position()
    table.mary.money, table.mary.place = 20, at
    return table


def planned(game: Game, *picks: str, named: tuple[str, ...] = ()) -> list[Order]:
    """The orders of a plan that Mary makes now; `named` is to come with the first that shows something."""
    copy, orders = game.ahead("mary").imagine("mary", 5), []
    for pick in picks:
        order = order_for(copy, "mary", [pick])
        if order.reveals and named:
            order, named = Order(**{**_fields(order), "named": list(named)}), ()
        orders.append(order)
        copy.choose("mary", [pick])
    return orders


def _fields(order: Order) -> dict[str, Any]:
    return {name: getattr(order, name) for name in order.__struct_fields__}


def carried_out(game: Game, orders: list[Order]) -> tuple[int, str]:
    """Mary's turn begins: how many orders are played, and why no more."""
    game, turn = game.ahead("mary"), game.turn + 1
    for played, order in enumerate(orders):
        if (stop := unmet(game, "mary", order)) is not None:
            return played, stop.why
        events = game.choose("mary", order.picks)
        if game.turn != turn:
            return played + 1, "turn over"
        if surprised(order, events, "mary"):
            return played + 1, "news"
    return len(orders), "end"


def nothing(table: Any) -> None:
    pass


def hired_away(table: Any) -> None:
    row = table.state.jobs[1]
    row[row.index("carpintero")] = None


def all_hired_away(table: Any) -> None:
    table.state.jobs[1][:] = [None] * len(table.state.jobs[1])


def moved_up(table: Any) -> None:
    hired_away(table)
    table.state.jobs[2][0] = "carpintero"


def refilled(table: Any) -> None:
    table.state.jobs[0][0] = "maquinista"


def pays(amount: int) -> Callable[[Any], None]:
    def change(table: Any) -> None:
        table.mary.money = amount

    return change


def hand_on(space: str, tile: str, owner: str = "dave") -> Callable[[Any], None]:
    def change(table: Any) -> None:
        table.building(space, tile, owner=owner)
        table.game.paths = {}

    return change


def farmer_on(space: str, tile: str) -> Callable[[Any], None]:
    def change(table: Any) -> None:
        (table.farmer if hasattr(table, "farmer") else table.tile)(space, tile)
        table.game.paths = {}

    return change


def cleared(space: str) -> Callable[[Any], None]:
    def change(table: Any) -> None:
        table.state.tiles.pop(space, None)
        table.state.buildings.pop(space, None)
        table.state.owners.pop(space, None)
        table.game.paths = {}

    return change


def hand_is(*cards: str) -> Callable[[Any], None]:
    def change(table: Any) -> None:
        table.mary.draw += table.mary.hand
        table.mary.hand = []
        for card in cards:
            table.mary.draw.remove(card)
            table.mary.hand.append(card)

    return change


def next_card(card: str) -> Callable[[Any], None]:
    def change(table: Any) -> None:
        table.mary.draw.remove(card)
        table.mary.draw.append(card)

    return change


def other_than(card: str) -> Callable[[Any], None]:
    def change(table: Any) -> None:
        other = next(one for one in table.mary.draw if one != card)
        next_card(other)(table)

    return change


def dearer_hand(table: Any) -> None:
    """Dave has replaced his building by one with a green hand, which costs 2."""
    table.state.buildings["b1"] = "7a"


def with_fees(at: str = "A") -> Any:
    """From A to B over Dave's building, whose hand costs 1."""
    table = ready(at)
    table.building("b1", "1a", owner="dave")
    return table


def with_farmer() -> Any:
    table = ready("A")
    table.farmer("green1", "green-black-4")
    return table


def with_flood() -> Any:
    table = ranch("A")
    table.tile("flood1", "flood-green-2")
    return table


CASES: list[
    tuple[str, Callable[[], Any], tuple[str, ...], tuple[str, ...], Callable[[Any], None], int, str]
] = [
    ("nothing changed", ready, HIRE, (), nothing, 4, "turn over"),
    ("the worker was hired away", ready, HIRE, (), hired_away, 1, "asked"),
    ("both workers were hired away", ready, HIRE, (), all_hired_away, 1, "gone"),
    ("the worker stands in another row", ready, HIRE, (), moved_up, 1, "asked"),
    ("more workers came", ready, HIRE, (), refilled, 4, "turn over"),
    ("money was won", ready, HIRE, (), pays(30), 4, "turn over"),
    ("money was lost, enough is left", ready, HIRE, (), pays(7), 4, "turn over"),
    ("money was lost, too much", ready, HIRE, (), pays(6), 1, "gone"),
    (
        "a hand was put on the way",
        lambda: ready("A"),
        ("move:B", "done"),
        (),
        hand_on("b1", "1a"),
        0,
        "asked",
    ),
    ("the hand on the way went", with_fees, ("move:B", "path:b1", "done"), (), cleared("b1"), 0, "asked"),
    (
        "another hand elsewhere costs nothing here",
        with_fees,
        ("move:B", "path:b1", "done"),
        (),
        hand_on("b2", "3a"),
        3,
        "turn over",
    ),
    (
        "a farmer came onto the way",
        lambda: ready("A"),
        ("move:B",),
        (),
        farmer_on("green1", "green-black-4"),
        0,
        "asked",
    ),
    (
        "the free way is not free any more",
        with_fees,
        ("move:B", "path:free", "done"),
        (),
        farmer_on("green1", "green-black-4"),
        1,
        "gone",
    ),
    (
        "the farmer to ride to was moved",
        with_farmer,
        ("move:green1", "done"),
        (),
        cleared("green1"),
        0,
        "gone",
    ),
    (
        "another farmer stands there",
        with_farmer,
        ("move:green1", "done"),
        (),
        farmer_on("green2", "green-black-5"),
        2,
        "turn over",
    ),
    (
        "the building to ride to has a dearer hand",
        with_fees,
        ("move:b1", "done"),
        (),
        dearer_hand,
        0,
        "dearer",
    ),
    (
        "there is no money for the fee, which is then not due",
        with_fees,
        ("move:b1", "done"),
        (),
        pays(0),
        2,
        "turn over",
    ),
    ("the card to discard is still there", ready, ("move:B", "use:1", "done"), (), nothing, 3, "turn over"),
    ("the card to discard has gone", ready, ("move:B", "use:1", "done"), (), hand_is("niata"), 1, "gone"),
    (
        "the place to build on is free",
        lambda: ready("A"),
        ("move:B", "use:2", "build:1a", "at:b2", "done"),
        (),
        nothing,
        5,
        "turn over",
    ),
    (
        "the place to build on was taken",
        lambda: ready("A"),
        ("move:B", "use:2", "build:1a", "at:b2", "done"),
        (),
        hand_on("b2", "9a"),
        3,
        "gone",
    ),
    (
        "a drawn card was not reckoned with",
        ready,
        ("move:A", "aux:draw", "discard:niata"),
        (),
        nothing,
        2,
        "news",
    ),
    (
        "the named card came",
        ready,
        ("move:A", "aux:draw", "discard:niata", "done"),
        ("holando_argentino",),
        next_card("holando_argentino"),
        4,
        "turn over",
    ),
    (
        "another card than the named one came",
        ready,
        ("move:A", "aux:draw", "discard:niata"),
        ("holando_argentino",),
        other_than("holando_argentino"),
        2,
        "news",
    ),
    ("the orders go no further", ready, ("move:A",), (), refilled, 1, "end"),
    ("the seat has moved since", ready, HIRE, (), lambda table: setattr(table.mary, "place", "A"), 0, "gone"),
    ("original: nothing changed", ranch, ("move:A", "use:1", "done"), (), nothing, 3, "turn over"),
    ("original: money was lost", ranch, ("move:B", "use:2", "build:1a"), (), pays(1), 1, "gone"),
    (
        "original: a hand was put on the way",
        lambda: ranch("A"),
        ("move:B", "done"),
        (),
        hand_on("b1", "7a", "mike"),
        0,
        "asked",
    ),
    (
        "original: the hazard went",
        with_flood,
        ("move:B", "path:free", "done"),
        (),
        cleared("flood1"),
        0,
        "asked",
    ),
    (
        "original: the hazard to ride to went",
        with_flood,
        ("move:flood1", "done"),
        (),
        cleared("flood1"),
        0,
        "gone",
    ),
    (
        "original: the card to sell has gone",
        ranch,
        ("move:A", "use:1", "done"),
        (),
        hand_is("jersey"),
        1,
        "gone",
    ),
    (
        "original: what is earned is the same",
        ranch,
        ("move:A", "aux:dollars", "done"),
        (),
        pays(3),
        3,
        "turn over",
    ),
]


@pytest.mark.parametrize(
    ("begin", "picks", "named", "change", "played", "why"),
    [case[1:] for case in CASES],
    ids=[case[0] for case in CASES],
)
def test_orders_are_played_up_to_the_first_that_does_not_hold(begin, picks, named, change, played, why):
    table = begin()
    orders = planned(table.game, *picks, named=named)
    change(table)
    assert carried_out(table.game, orders) == (played, why)


def test_there_are_thirty_cases():
    assert len(CASES) >= 30


@pytest.mark.parametrize("begin", [ready, ranch])
def test_what_is_hidden_changes_neither_the_plan_nor_what_its_orders_do(begin):
    """Whatever Mary cannot see is dealt anew: her options, her orders and where they stop stay the same."""
    table = begin()
    picks = ("move:B", "use:1", "done")
    orders = planned(table.game, *picks)
    seen = []
    for seed in range(12):
        dealt = table.game.imagine("mary", seed)
        copy = dealt.ahead("mary")
        seen.append((copy.decision.legal, planned(dealt, *picks), carried_out(dealt, orders)))
    assert all(one == seen[0] for one in seen)
    assert seen[0][1] == orders
