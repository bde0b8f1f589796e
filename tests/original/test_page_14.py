"""Rulebook page 14: the private buildings, both sides of each."""

import msgspec
import pytest

from engine.invariants import problems
from tests.original.positions import Table, position

HANDS = {"1": "green", "4": "black", "7": "both", "8a": "green", "10": "black"}
NEED = {
    **{"1a": 1, "2a": 1, "3a": 1, "4a": 2, "5a": 3, "6a": 4, "7a": 5, "8a": 5, "9a": 7, "10a": 9},
    **{"1b": 1, "2b": 1, "3b": 2, "4b": 2, "5b": 3, "6b": 4, "7b": 5, "8b": 6, "9b": 6, "10b": 8},
}
POINTS = {1: 1, 2: 3, 3: 4, 4: 5, 5: 6, 6: 8, 7: 9, 8: 11, 9: 13}


def standing_on(tile: str, space: str = "b12") -> Table:
    """Mary has just reached this building of hers; nothing else is near."""
    table = position(sides=tile[-1])
    table.building(space, tile)
    return table


@pytest.mark.parametrize("tile", NEED)
def test_craftsmen_points_and_hands(tile):
    table = standing_on(tile)
    building = table.catalog.buildings[tile]
    assert building.need == NEED[tile]
    assert building.hand == HANDS.get(tile, HANDS.get(tile[:-1]))
    assert table.score("buildings") == POINTS[NEED[tile]]


def test_1a_gives_2_dollars_for_every_building_in_the_woods():
    table = standing_on("1a", "r2")
    table.building("b4", "2a")
    table.building("b13", "3a")
    table.building("b1", "5a")  # in the open
    table.building("b7", "4a", owner="mike")
    table.turn("mary", at="r2")
    table.play("use:1")
    assert table.mary.money == 10 + 6


def test_1a_in_the_open_with_nothing_in_the_woods_gives_nothing():
    table = standing_on("1a")
    table.turn("mary", at="b12")
    assert table.blocked["use:1"] == "why-none-of"


def test_1b_turns_an_objective_into_2_certificates_and_moves_the_engine_back_for_3_dollars():
    table = standing_on("1b")
    table.hand("mary", "objective5", "jersey")
    table.mary.engine = "2"
    table.turn("mary", at="b12")
    table.play("use:1")
    assert table.mary.certificates == 2
    assert table.mary.discard == ["objective5"]
    table.play("use:2")
    assert (table.mary.engine, table.mary.money) == ("1", 13)


def test_1b_pays_only_after_the_upgrade_on_the_way():
    table = standing_on("1b")
    table.mary.engine, table.mary.money = "5", 1
    table.turn("mary", at="b12")
    table.play("use:2", "engine:t4")
    assert table.mary.money == 4
    assert table.discs("station4") == [], "the 3 dollars come after the move is over"


def test_2a_guernsey_for_4_and_cattle():
    table = standing_on("2a")
    table.hand("mary", "guernsey")
    table.cattle_market("ayrshire3")
    table.turn("mary", at="b12")
    table.play("use:1", "use:2", "buy:1-value3:1")
    assert table.mary.money == 10 + 4 - 6


def test_2b_jersey_for_the_engine_and_dutch_belt_for_3():
    table = standing_on("2b")
    table.hand("mary", "jersey", "dutch_belt")
    table.mary.engine = "4"
    table.turn("mary", at="b12")
    table.play("use:1")
    assert table.legal == {"engine:5", "engine:t4", "skip"}
    table.play("engine:5", "use:2")
    assert table.mary.money == 13
    assert table.mary.discard == ["jersey", "dutch_belt"]


def test_3a_a_pair_for_3_and_one_step_with_a_new_phase_b():
    table = standing_on("3a")
    table.hand("mary", "jersey", "jersey")
    table.turn("mary", at="b12")
    table.play("use:1")
    assert table.mary.money == 13
    table.play("use:2")  # only G lies one step ahead
    assert table.mary.place == "G"
    assert "use:2" in table.legal, "phase B at G"


def test_3b_an_auxiliary_action_and_one_step():
    table = standing_on("3b")
    table.turn("mary", at="b12")
    table.play("use:1", "aux:dollars", "use:2")
    assert (table.mary.money, table.mary.place) == (11, "G")


def test_4a_removes_a_hazard_for_5_and_moves_2():
    table = standing_on("4a")
    table.tile("flood1", "flood-green-4")
    table.turn("mary", at="b12")
    table.play("use:1")
    assert (table.mary.money, table.mary.front) == (5, ["flood-green-4"])
    table.play("use:2")
    assert table.legal == {"move:G", "move:kansas_city"}


def test_4b_draws_by_the_cowboys_and_moves_3():
    table = standing_on("4b", "b1")
    table.workers("mary", "cowboy", "cowboy")
    table.hand("mary", "jersey", "guernsey", "dutch_belt", "black_angus")
    table.turn("mary", at="b1")
    table.play("use:1")
    assert table.legal == {"draw:1", "draw:2", "draw:3"}
    table.play("draw:3", ("discard:jersey", "discard:guernsey", "discard:dutch_belt"))
    assert len(table.mary.hand) == 4
    assert len(table.mary.discard) == 3
    table.play("use:2")
    assert table.legal == {"move:B", "move:C", "move:D", "move:E"}


def test_5a_hires_for_1_less_and_moves_the_engine():
    table = standing_on("5a")
    table.jobs(1, "cowboy")
    table.token(2)
    table.turn("mary", at="b12")
    table.play("use:1", "use:2")
    assert table.mary.money == 10 - 5
    assert table.mary.engine == "1"


def test_5b_black_angus_for_2_certificates_and_a_dollar_for_each_engineer():
    table = standing_on("5b")
    table.hand("mary", "black_angus")
    table.workers("mary", "engineer", "engineer")
    table.turn("mary", at="b12")
    table.play("use:1", "use:2")
    assert (table.mary.certificates, table.mary.money) == (2, 13)


def test_6a_holstein_for_10_and_an_auxiliary_action():
    table = standing_on("6a")
    table.hand("mary", "holstein1")
    table.turn("mary", at="b12")
    table.play("use:1", "use:2", "aux:dollars")
    assert table.mary.money == 21


def test_6b_a_card_for_3_dollars_and_an_objective_into_the_hand():
    table = standing_on("6b")
    table.hand("mary", "jersey")
    table.turn("mary", at="b12")
    table.play("use:1", "objective:objective1")
    assert table.mary.money == 13
    assert table.mary.hand == ["objective1"]
    table.play("play:objective1")
    assert table.mary.money == 15, "it can be played at once"


def with_a_blind_card():
    """Mary has taken the top of the objective stack into her hand with 6b."""
    table = standing_on("6b")
    table.hand("mary", "jersey", "guernsey")
    top = table.state.objective_stack[-1]
    table.turn("mary", at="b12")
    events = table.play("use:1", "discard:jersey", "objective:stack")
    assert top in table.mary.hand
    return table, top, events


def test_6b_the_top_of_the_stack_is_seen_by_its_owner_alone():
    """Ruling 10: in events, in views and in the score that others see."""
    table, top, events = with_a_blind_card()
    taken = next(event for event in events if event.kind == "objective_drawn")
    assert taken.reveals
    assert taken.seen_by("mary") == {"card": top}
    assert taken.seen_by("mike") == taken.seen_by(None) == {}
    for seat in ("mike", None):
        assert f'"{top}"' not in msgspec.json.encode(table.game.view(seat)).decode()
        assert table.game.view(seat).players["mary"].hand_count == 2
    assert top in table.game.view("mary").players["mary"].hand


def test_6b_others_imagine_any_card_of_the_stack_and_the_owner_the_right_one():
    table, top, _ = with_a_blind_card()
    held = set()
    for seed in range(20):
        assert top in table.game.imagine("mary", seed).state.players[0].hand
        copy = table.game.imagine("mike", seed)
        assert problems(copy) == []
        (card,) = copy.state.players[0].blind
        held.add(card)
    assert len(held) > 5


def test_6b_the_card_is_open_once_it_was_played_or_left_the_hand():
    table, top, _ = with_a_blind_card()
    table.play(f"play:{top}")
    assert table.game.view("mike").players["mary"].objectives == [top]
    assert table.mary.blind == []

    table, top, _ = with_a_blind_card()
    table.game.state.players[0].place = "G"
    table.turn("mary", at="kansas_city")
    while table.asked != "ship":
        table.play("done" if "done" in table.legal else table.decision.legal[0])
    assert top in table.game.view("mike").players["mary"].discard
    assert table.mary.blind == []


def test_6b_a_card_of_the_display_is_no_secret():
    table = standing_on("6b")
    table.hand("mary", "jersey")
    table.turn("mary", at="b12")
    table.play("use:1", "objective:objective1")
    assert "objective1" in table.game.view("mike").players["mary"].unseen


def test_7a_2_certificates_and_2_dollars_for_each_pair_of_camps():
    table = standing_on("7a")
    table.in_front("mary", *["camp-green"] * 3, "camp-blue", "camp-blue", "flood-green-4")
    table.turn("mary", at="b12")
    table.play("use:1")
    assert table.mary.money == 14
    assert table.mary.certificates == 3, "2 pairs, but the limit is 3"
    assert len(table.mary.front) == 6


def test_7b_the_engine_by_the_buildings_in_the_woods():
    table = standing_on("7b", "b4")
    table.building("b7", "1b")
    table.turn("mary", at="b4")
    table.play("use:1")
    assert table.legal == {"engine:1", "engine:2"}


def test_8a_trades_or_auxiliary_and_the_engine():
    table = standing_on("8a")
    table.tile("camp9", "camp-blue")
    table.turn("mary", at="b12")
    table.play("use:1", "either:1", "use:2", "engine:2")
    assert (table.mary.money, table.mary.engine) == (20, "2")

    table = standing_on("8a")
    table.turn("mary", at="b12")
    table.play("use:1", "aux:dollars")
    assert table.mary.money == 11


def test_9a_delivers_for_the_spaces_moved_back():
    table = standing_on("9a")
    table.mary.engine, table.mike.engine = "12", "9"
    table.turn("mary", at="b12")
    table.play("use:2")
    assert table.words("engine:11")["value"] == 1
    assert table.words("engine:t10")["value"] == 1, "a turnout does not count"
    assert table.words("engine:10")["value"] == 2
    assert table.words("engine:8")["value"] == 3, "the space under Mike's engine does not count"
    assert "engine:9" not in table.legal
    table.play("engine:t7")
    assert table.asked == "ship"
    assert table.legal == {"deliver:kansas_city", "deliver:topeka"}
    assert table.words("deliver:topeka")["cost"] == 0
    table.play("deliver:kansas_city", "disc:aux_draw_2")
    assert table.mary.money == 16
    table.play("upgrade:station7", "disc:aux_dollars_2")
    assert table.mary.money == 14, "the upgrade comes last"


def test_9a_with_no_space_moved_may_decline_its_delivery():
    """Ruling 10: from 5 back onto the turnout behind it, which is no space."""
    table = standing_on("9a")
    table.mary.engine = "5"
    table.turn("mary", at="b12")
    table.play("use:2", "engine:t4")
    assert table.legal == {"deliver:kansas_city", "skip"}
    table.play("skip", "upgrade:station4", "disc:aux_dollars_2")
    assert table.discs("kansas_city") == []
    assert table.discs("station4") == ["mary"], "the turnout's upgrade comes all the same"

    table = standing_on("9a")
    table.mary.engine = "5"
    table.turn("mary", at="b12")
    table.play("use:2", "engine:4")
    assert "skip" not in table.legal, "a space was moved"


def test_9a_counts_from_a_turnout():
    table = standing_on("9a")
    table.mary.engine = "t4"
    table.turn("mary", at="b12")
    table.play("use:2")
    assert {n: table.words(f"engine:{n}")["value"] for n in (4, 3, 0)} == {4: 1, 3: 2, 0: 5}


def test_9a_pays_no_transport_and_triggers_rewards():
    table = standing_on("9a")
    table.disc("mary", "topeka")
    table.mary.engine = "4"
    table.turn("mary", at="b12")
    table.play("use:2", "engine:0")
    assert table.legal == {"deliver:kansas_city", "deliver:wichita"}
    table.play("deliver:wichita", "disc:aux_draw_2", "objective:objective1")
    assert (table.mary.money, table.mary.discard) == (10, ["objective1"])


def test_9a_needs_a_way_back():
    table = standing_on("9a")
    table.turn("mary", at="b12")
    assert table.blocked["use:2"] == "why-no-way-back"
    table.play("use:1", "engine:3")
    assert "use:2" in table.legal


def test_9b_upgrades_a_station_behind_the_engine():
    table = standing_on("9b")
    table.mary.engine = "9"
    table.turn("mary", at="b12")
    table.play("use:1", "upgrade:station7", "disc:aux_draw_2")
    assert (table.mary.money, table.mary.engine) == (8, "9")


def test_9b_says_what_is_missing_for_the_cheapest_station_behind():
    table = standing_on("9b")
    table.mary.engine = "14"
    table.mary.money = 1
    table.turn("mary", at="b12")
    assert table.blocked["use:1"] == "why-no-money"
    assert table.why("use:1").values == {"missing": 1}, "station 4 or 7, for 2 dollars"


@pytest.mark.parametrize(("engine", "upgraded"), [("4", []), ("t4", []), ("6", ["station4"])])
def test_9b_has_nothing_to_upgrade_where_no_station_is_behind_or_all_have_the_disc(engine, upgraded):
    table = standing_on("9b")
    table.mary.engine = engine
    for station in upgraded:
        table.disc("mary", station)
    table.turn("mary", at="b12")
    assert table.blocked["use:1"] == "why-no-station-behind"


@pytest.mark.parametrize(("cleared", "limit"), [((), 3), (("certificate_limit_4", "certificate_limit_6"), 6)])
def test_10a_certificates_up_to_the_limit_and_a_move_of_5(cleared, limit):
    table = standing_on("10a", "b1")
    table.clear("mary", *cleared)
    table.mary.certificates = 1
    table.turn("mary", at="b1")
    table.play("use:1")
    assert table.mary.certificates == limit
    assert table.blocked["use:1"] == "why-used"
    table.play("use:2")
    assert table.legal == {f"move:{place}" for place in ("B", "C", "D", "E", "F", "G")}


def test_10b_4_dollars_4_spaces_4_steps():
    table = standing_on("10b", "b1")
    table.turn("mary", at="b1")
    table.play("use:1", "use:2", "engine:4")
    assert (table.mary.money, table.mary.engine) == (14, "4")
    table.play("use:3")
    assert table.legal == {f"move:{place}" for place in ("B", "C", "D", "E", "F")}


def test_moving_again_loses_the_other_actions_and_pays_fees():
    table = standing_on("10b", "b1")
    table.building("b2", "4b", owner="mike")
    table.turn("mary", at="b1")
    table.play("use:3", "move:b2")
    assert (table.mary.money, table.mike.money) == (8, 12)
    assert table.legal == {"aux:dollars", "aux:draw", "done"}
