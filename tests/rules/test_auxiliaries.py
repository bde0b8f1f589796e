"""The six auxiliary actions, single and double."""

import pytest

from tests.positions import Table, position


def auxiliary(name: str, *, discs: int, **goods: int) -> Table:
    """Mary on G with so many disc spaces of an auxiliary action cleared, about to use it."""
    table = position()
    spaces = {"pesos": ["aux_pesos_2"], "draw": ["aux_draw_2"]}.get(name, [f"aux_{name}_1", f"aux_{name}_2"])
    table.clear("mary", *spaces[:discs])
    table.deck("mary", hand=("niata", "patagonico"), draw=("caracu2", "serrano2"))
    table.mary.money = 0
    for good, count in goods.items():
        setattr(table.mary, good, count)
    table.mary.engine = "3"
    table.turn("mary", at="G")
    table.play("use:2")
    return table


def test_pesos_1_or_2():
    table = auxiliary("pesos", discs=1)
    table.play("aux:pesos")
    assert table.mary.money == 1

    table = auxiliary("pesos", discs=1)
    table.play("aux:pesos:double")
    assert table.mary.money == 2


def test_draw_1_and_discard_1():
    table = auxiliary("draw", discs=0)

    table.play("aux:draw", "discard:patagonico")

    assert table.mary.hand == ["niata", "caracu2"]


def test_draw_2_and_discard_2():
    table = auxiliary("draw", discs=1)

    table.play("aux:draw:double", ("discard:niata", "discard:caracu2"))

    assert table.mary.hand == ["patagonico", "serrano2"]


@pytest.mark.parametrize(("pick", "times"), [("aux:certificate", 1), ("aux:certificate:double", 2)])
def test_grain_for_certificates_and_pesos(pick: str, times: int):
    table = auxiliary("certificate", discs=2, grain=3)

    table.play(pick)

    assert (table.mary.grain, table.mary.certificates, table.mary.money) == (3 - times, times, times)


def test_certificates_need_the_grain():
    table = auxiliary("certificate", discs=2, grain=1)

    assert "aux:certificate" in table.legal
    assert table.blocked["aux:certificate:double"].key == "why-no-grain"


@pytest.mark.parametrize(("pick", "times"), [("aux:grain", 1), ("aux:grain:double", 2)])
def test_pesos_for_grain(pick: str, times: int):
    table = auxiliary("grain", discs=2, money=2)

    table.play(pick)

    assert (table.mary.money, table.mary.grain) == (2 - times, times)


@pytest.mark.parametrize(
    ("pick", "cost", "spaces"),
    [("aux:engine", 1, {"4"}), ("aux:engine:double", 2, {"4", "5", "t4"})],
)
def test_pesos_for_the_engine(pick: str, cost: int, spaces: set[str]):
    table = auxiliary("engine", discs=2, money=2)

    table.play(pick)

    assert table.mary.money == 2 - cost
    assert table.legal == {f"engine:{space}" for space in spaces} | {"skip"}
    table.play("engine:4")
    assert table.mary.engine == "4"


def test_engine_1_back_draws_1_and_removes_1():
    table = auxiliary("remove", discs=1)

    table.play("aux:remove", "draw:1", "remove:niata")

    assert table.mary.engine == "2"
    assert table.mary.hand == ["patagonico", "caracu2"]
    assert "niata" in table.state.box


def test_engine_2_back_draws_2_and_removes_2():
    table = auxiliary("remove", discs=2)

    table.play("aux:remove:double", "draw:2", ("remove:niata", "remove:patagonico"))

    assert table.mary.engine == "1"
    assert table.mary.hand == ["caracu2", "serrano2"]


def test_ruling_24_the_draw_of_remove_may_be_declined_and_cards_removed_all_the_same():
    table = auxiliary("remove", discs=1)
    table.play("aux:remove")
    assert table.legal == {"draw:1", "skip"}

    table.play("skip", "remove:niata")

    assert table.mary.hand == ["patagonico"]
    assert table.mary.draw == ["serrano2", "caracu2"], "the top card is the last"


def test_ruling_24_of_two_cards_one_may_be_drawn_and_none_removed():
    table = auxiliary("remove", discs=2)
    table.play("aux:remove:double")
    assert table.legal == {"draw:1", "draw:2", "skip"}

    table.play("draw:1")
    assert (table.decision.kind, table.decision.least, table.decision.most) == ("remove", 0, 2)
    table.play(())

    assert table.mary.hand == ["niata", "patagonico", "caracu2"]


def test_ruling_24_nobody_has_to_reshuffle_for_a_reward():
    table = auxiliary("remove", discs=2)
    table.deck("mary", hand=("niata",), draw=("caracu2",), discard=("serrano2",))
    table.turn("mary", at="G")
    table.play("use:2", "aux:remove:double", "draw:1")
    assert table.mary.discard == ["serrano2"], "the discard pile stays where it is"


@pytest.mark.parametrize("pick", ["aux:engine", "aux:engine:double"])
def test_ruling_24_the_engine_may_stay_though_its_price_is_paid(pick: str):
    table = auxiliary("engine", discs=2, money=2)
    table.play(pick)
    assert "skip" in table.legal
    table.play("skip")
    assert table.mary.engine == "3"


def test_the_second_disc_space_of_the_remove_action_unlocks_it_as_well():
    table = position()
    table.clear("mary", "aux_remove_2")
    table.mary.engine = "3"
    table.turn("mary", at="G")

    table.play("use:2")

    assert "aux:remove" in table.legal
    assert table.blocked["aux:remove:double"].key == "why-locked"
