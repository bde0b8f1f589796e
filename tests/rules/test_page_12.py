"""Rulebook page 12: discarding cards for rewards, the two tracks and their limits."""

from itertools import combinations

import pytest

from engine import Game
from tests.positions import Table, position


def mary_at(place: str, *hand: str) -> Table:
    table = position(players=2)
    table.deck("mary", hand=hand)
    table.mary.money = 0
    table.turn("mary", at=place)
    return table


def discards(game: Game) -> set[tuple[str, ...]]:
    """What may lie on the discard pile once the action is over, whatever is chosen until then."""
    decision = game.decision
    assert decision is not None
    if decision.kind == "action":
        return {tuple(sorted(game.me.discard))}
    found: set[tuple[str, ...]] = set()
    for picks in combinations(decision.legal, decision.most):
        twin = game.copy()
        twin.choose(decision.seat, picks)
        found |= discards(twin)
    return found


def test_one_fronterizo_for_2_pesos():
    table = mary_at("E", "fronterizo", "fronterizo", "niata")

    table.play("use:1")

    assert table.mary.money == 2
    assert table.mary.discard == ["fronterizo"], "once, however often the requirement could be met"
    assert table.blocked["use:1"].key == "why-used"


def test_two_cattle_cards_of_the_same_type_for_2_pesos():
    table = mary_at("D", "niata", "niata", "niata", "fronterizo", "fronterizo")

    table.play("use:1", "discard:fronterizo")

    assert table.mary.money == 2
    assert table.mary.discard == ["fronterizo", "fronterizo"]


def test_a_pair_is_two_cards_of_one_breed_whatever_their_victory_points():
    table = mary_at("D", "caracu2", "caracu3", "niata")

    table.play("use:1")

    assert sorted(table.mary.discard) == ["caracu2", "caracu3"]


def test_which_two_of_three_copies_go_is_the_choice_of_the_player():
    table = mary_at("D", "caracu2", "caracu2", "caracu3")
    table.play("use:1")

    assert discards(table.game) == {("caracu2", "caracu2"), ("caracu2", "caracu3")}


@pytest.mark.parametrize(
    ("drawn", "money", "discard"),
    [
        (("niata", "serrano2"), 0, ["caracu2", "caracu2"]),
        (("serrano2", "serrano2"), 2, ["caracu2", "caracu2", "serrano2", "serrano2"]),
    ],
    ids=["no pair is left", "another pair is left"],
)
def test_one_card_is_no_pair_after_an_exchange_token_took_the_others(
    drawn: tuple[str, ...], money: int, discard: list[str]
):
    table = position(players=2)
    table.deck("mary", hand=("caracu2", "caracu2", "caracu3"), draw=drawn)
    table.mary.money, table.mary.exchange = 0, 1
    table.turn("mary", at="D")
    table.play("use:1")
    assert table.legal == {"discard:caracu2", "discard:caracu2#2", "discard:caracu3"}

    table.play("exchange:2", ("discard:caracu2", "discard:caracu2#2"))

    assert (table.mary.money, table.mary.discard) == (money, discard)
    assert table.asked == ("mary", "action")
    assert table.blocked["use:1"].key == "why-used"


def test_two_exhaustion_cards_are_no_pair_of_cattle():
    table = mary_at("D", "exhaustion", "exhaustion")

    assert table.blocked["use:1"].key == "why-no-card"


@pytest.mark.parametrize(("space", "grain", "certificates"), [("r4", 1, 0), ("r2", 0, 1)])
def test_one_cattle_card_of_any_type_for_grain_or_a_certificate(space: str, grain: int, certificates: int):
    table = position(players=2)
    table.building(space, "2a")
    table.deck("mary", hand=("niata", "serrano2", "exhaustion", "objective5"))
    table.turn("mary", at=space)

    table.play("use:risk")
    assert table.legal == {"discard:niata", "discard:serrano2"}, "cattle cards alone"
    table.play("discard:serrano2")

    assert (table.mary.grain, table.mary.certificates) == (grain, certificates)


def test_a_requirement_may_be_met_for_a_reward_that_is_lost():
    table = position(players=2)
    table.building("r2", "2a")
    table.deck("mary", hand=("niata",))
    table.mary.certificates = 4
    table.turn("mary", at="r2")

    table.play("use:risk")

    assert table.mary.discard == ["niata"]
    assert table.mary.certificates == 4, "the marker never goes beyond the limit"


def test_the_grain_marker_stops_at_8():
    table = position(players=2)
    table.building("g1", "5a")
    table.mary.grain = 7
    table.turn("mary", at="g1")

    table.play("use:1")

    assert table.mary.grain == 8
