"""Rulebook page 6: what a step is, how many one may take, and the herd deck."""

from tests.positions import position


def test_two_steps_over_a_building_or_three_over_two_farmers_lead_to_the_same_tile():
    table = position(players=2)
    table.building("b1", "3a", owner="dave")
    table.farmer("green1", "green-black-4")
    table.farmer("green2", "green-black-5")
    table.phase_a("mary", at="A")

    table.play("move:B")

    assert table.asked == ("mary", "path")
    assert table.legal == {"path:b1", "path:green1+green2"}


def test_with_a_third_farmer_only_the_two_steps_over_the_building_are_near_enough():
    table = position(players=2)
    table.building("b1", "3a", owner="dave")
    for space in ("green1", "green2", "green3"):
        table.farmer(space, "green-black-6" if space != "green3" else "green-black-7")
    table.phase_a("mary", at="A")

    table.play("move:B")

    assert table.mary.place == "B"
    assert table.dave.money == 8 + 1, "three farmers and B would be four steps; the limit is three"


def test_empty_spaces_are_no_locations():
    table = position(players=2)
    table.phase_a("mary", at="start")

    assert table.legal == {"move:A", "move:B", "move:C"}


def test_a_player_must_move_at_least_one_step():
    table = position(players=2)
    table.phase_a("mary", at="C")

    assert "move:C" not in table.legal
    assert "done" not in table.legal


def test_step_limits_of_4_and_of_6_with_one_disc_space_cleared():
    table = position(players=3)
    blue, red = "mary", "dave"
    table.clear(red, "step_1")

    table.phase_a(blue, at="start")
    assert table.legal == {"move:A", "move:B", "move:C", "move:D"}

    table.phase_a(red, at="start")
    assert table.legal == {"move:A", "move:B", "move:C", "move:D", "move:E", "move:F"}


def test_other_estancieros_do_not_interfere():
    table = position(players=2)
    table.dave.place = "B"
    table.phase_a("mary", at="A")

    table.play("move:B")

    assert table.mary.place == table.dave.place == "B"


def test_an_empty_draw_stack_is_made_anew_only_when_a_card_must_be_drawn():
    table = position(players=2)
    table.deck("mary", hand=("niata",), draw=("patagonico",), discard=("fronterizo", "fronterizo", "niata"))
    table.turn("mary", at="A")

    table.play("aux:draw", "discard:niata")
    assert table.mary.hand == ["patagonico"]
    assert table.mary.draw == [], "the last card was drawn, and nothing needs another one yet"

    table.play("done")
    assert len(table.mary.hand) == 4
    assert len(table.mary.draw) == 1
    assert table.mary.discard == []
