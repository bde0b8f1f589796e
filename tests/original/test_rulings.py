"""Rulings of the original that no page of the rulebook shows by an example."""

import msgspec
import pytest

from tests.original.positions import Table, position
from tests.views import original_view


def beside(space: str = "b1") -> Table:
    """Mary's 8b stands somewhere."""
    table = position(sides="b")
    table.building(space, "8b")
    return table


# Ruling 7: the adjacent building


def test_a_neutral_building_next_door_is_used_from_8b():
    table = beside()
    table.jobs(1, "cowboy")
    table.token(2)
    table.hand("mary", "guernsey")
    table.turn("mary", at="b1")
    table.play("use:1")  # A is the only building next door
    assert table.asked == "action"
    assert table.legal == {"use:1", "use:2", "use:3", "done"}, "no auxiliary action inside an action"
    table.play("use:1")
    assert table.mary.money == 12
    table.play("use:2")
    assert table.mary.money == 6
    assert table.mary.place == "b1"
    assert table.legal == {"done"}, "back at 8b, where nothing is left"


def test_buildings_before_and_behind_whoever_owns_them():
    table = beside("b2")
    table.building("b1", "5b", owner="mike")
    table.building("b3", "10b", owner="mary")
    table.turn("mary", at="b2")
    table.play("use:1")
    assert table.legal == {"adjacent:b1", "adjacent:b3"}
    table.play("adjacent:b1", "use:2")
    assert table.mary.money == 11, "Mike's building counts Mary's engineers and costs no fee"
    assert table.mike.money == 10


def test_an_empty_space_between_is_too_far():
    table = beside("b2")
    table.turn("mary", at="b2")
    assert table.blocked["use:1"] == "why-no-adjacent-building"


def test_hazards_and_camps_are_no_buildings():
    table = beside("r1")
    table.tile("flood4", "flood-green-2")
    table.turn("mary", at="r1")
    assert table.blocked["use:1"] == "why-no-adjacent-building"


def test_a_move_copied_from_next_door_starts_at_8b_and_ends_phase_b_there():
    table = beside("b2")
    table.building("b3", "3b", owner="mike")
    table.turn("mary", at="b2")
    table.play("use:1", "use:2")
    assert table.mary.place == "b3", "one step from b2"
    assert table.legal == {"aux:dollars", "aux:draw", "done"}


def test_no_tile_is_used_twice_even_through_another_8b():
    table = beside("b2")
    table.building("b1", "8b", owner="mike")
    table.turn("mary", at="b2")
    table.hand("mary", "guernsey")
    table.play("use:1")  # Mike's 8b is the only building next door
    table.play("use:1")  # and from there A; Mary's own 8b is not offered again
    assert table.asked == "action"
    assert table.words("use:1")["space"] == "A"
    table.play("use:1")
    assert table.mary.money == 12


def test_a_building_ridden_on_from_is_not_copied_in_the_same_turn():
    table = beside("b2")
    table.building("b1", "3b")
    table.building("b3", "5b", owner="mike")
    table.turn("mary", at="b1")
    table.play("use:2")  # one step, onto 8b
    assert table.mary.place == "b2"
    table.play("use:1")  # 3b was used before, so that Mike's building is the only one left
    assert table.words("use:2")["space"] == "b3"
    assert table.mary.place == "b2"


def test_with_nothing_else_next_door_8b_says_that_the_building_is_used():
    table = beside("b2")
    table.building("b1", "3b")
    table.turn("mary", at="b1")
    table.play("use:2")
    assert table.blocked["use:1"] == "why-used"
    table.play("done")
    table.phase_a("mary", at="b1")
    table.play("move:b2")
    assert "use:1" in table.legal, "another turn, another use"


def test_a_building_that_was_copied_is_not_used_after_riding_onto_it():
    """Ruling 7, the other order: 3b is copied for its move, which leads onto 3b itself."""
    table = beside("b2")
    table.building("b3", "3b")
    table.turn("mary", at="b2")
    table.play("use:1", "use:2")
    assert table.mary.place == "b3"
    assert table.blocked["use:1"] == table.blocked["use:2"] == "why-used"
    assert "aux:dollars" in table.legal, "an auxiliary action uses nothing of the tile"
    table.play("done")
    table.phase_a("mary", at="b2")
    table.play("move:b3")
    assert {"use:1", "use:2"} < table.legal, "another turn, another use"


def test_the_place_a_copied_move_leads_to_is_used_afresh():
    table = beside("b2")
    table.building("b1", "3b")
    table.building("b3", "5b")
    table.hand("mary", "black_angus")
    table.turn("mary", at="b2")
    table.play("use:1", "adjacent:b1", "use:2")
    assert table.mary.place == "b3"
    assert {"use:1", "use:2"} < table.legal


def test_a_risk_action_next_door_belongs_to_its_owner():
    for owner, offered in (("mary", True), ("mike", False)):
        table = beside("r1")
        table.building("r2", "5b", owner=owner)
        table.hand("mary", "jersey")
        table.turn("mary", at="r1")
        table.play("use:1")
        assert ("use:risk" in table.legal) == offered


def test_objectives_wait_until_the_copied_actions_are_done():
    table = beside()
    table.hand("mary", "guernsey", "objective1")
    table.turn("mary", at="b1")
    assert "play:objective1" in table.legal
    table.play("use:1")
    assert "play:objective1" not in table.legal
    table.play("done")
    assert "play:objective1" in table.legal


# Ruling 9: the starting objective is secret


def test_a_starting_objective_is_seen_by_its_owner_alone():
    table = position(players=3)
    dealt = table.state.starting_objectives
    for seat in (*table.game.seats, None):
        view = original_view(table.game, seat)
        for name, player in view.players.items():
            card = dealt[table.game.seats.index(name)] if name == seat else None
            assert player.starting_objective == card
        others = [card for card, name in zip(dealt, table.game.seats, strict=True) if name != seat]
        assert not any(card in msgspec.json.encode(view).decode() for card in others)


def fulfilled() -> Table:
    """Mary has everything that any starting objective asks for."""
    table = position()
    table.mary.discard += [
        table.state.cattle_stack.pop(table.state.cattle_stack.index(card))
        for card in ("holstein1", "west_highland3")
    ]
    table.building("b1", "1a")
    table.building("b2", "2a")
    table.disc("mary", "station4")
    table.disc("mary", "station7")
    table.in_front("mary", "camp-green", "camp-blue", "flood-green-2", "flood-green-3")
    return table


@pytest.mark.parametrize("number", range(1, 5))
def test_the_score_that_others_see_does_not_give_it_away(number):
    table = fulfilled()
    table.starting("mary", f"starting_objective{number}")
    table.mary.masters.append("sm2")
    table.area("mary", "objective1")
    own, other = (table.game.view(seat).players["mary"] for seat in ("mary", "mike"))
    assert own.score["objectives"] == 3 - 2
    assert f"starting_objective{number}" in own.fulfilled
    assert other.score["objectives"] == -2
    assert (other.counted, other.fulfilled) == (["objective1"], [])
    assert other.score["masters"] == 3, "that there is a second card is no secret"


def test_which_of_two_equal_cards_counts_does_not_give_away_the_order_of_a_hand():
    seen = []
    for hand in (("objective6", "objective7"), ("objective7", "objective6")):
        table = position()
        table.disc("mary", "san_francisco")  # one of the two cards is fulfilled
        table.hand("mary", *hand)
        seen.append(table.game.view("mike").players["mary"].fulfilled)
    assert seen == [["objective6"]] * 2


def test_imagined_games_deal_the_hidden_ones_anew_and_keep_ones_own():
    table = position(players=3)
    own = table.state.starting_objectives[0]
    seen = set()
    for seed in range(40):
        dealt = table.game.imagine("mary", seed).state.starting_objectives
        assert dealt[0] == own
        assert len(set(dealt)) == 3
        seen.add(tuple(dealt[1:]))
    assert len(seen) == 6, "two of the three others, in any order: one of them lies in the box, unseen"


def test_at_the_end_all_is_shown():
    table = position()
    table.state.last_turns = 0
    table.turn("mary", at="A")
    table.play("done")
    assert table.game.over
    view = original_view(table.game)
    assert [view.players[seat].starting_objective for seat in ("mary", "mike")] == (
        table.state.starting_objectives
    )


# Ruling 10: what the original does not have


def test_nothing_can_be_done_out_of_turn():
    table = position()
    table.turn("mary", at="A")
    assert table.game.offers("mary") is None
    assert table.game.offers("mike") is None
