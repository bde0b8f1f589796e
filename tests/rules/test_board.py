"""The player board: what clearing each disc space brings, and every space of the worker rows."""

import pytest

from engine.argentina.views import ArgentinaPlayer
from tests.positions import DARK_CORNERS, WHITE_CORNERS, Table, position
from tests.views import argentina_view


def clearing(space: str, players: int = 2) -> Table:
    """Mary loads ship 9, whose dark corners take any disc, with the disc of this space."""
    table = position(players)
    table.deck("mary", hand=("serrano2", "chaqueno1", "blanco_orejinegro3"))
    table.mary.money, table.mary.grain = 0, 4
    table.subphase_2("mary")
    table.play("load:ship9", f"disc:{space}")
    assert space not in table.mary.covered
    assert table.discs("ship9") == ["mary"]
    return table


def board(table: Table) -> ArgentinaPlayer:
    return argentina_view(table.game, "mary").players["mary"]


@pytest.mark.parametrize("space", sorted({*WHITE_CORNERS, *DARK_CORNERS} - {"aux_remove_2", "strength_2"}))
def test_most_discs_cost_and_gain_nothing(space: str):
    assert clearing(space).mary.money == 9


def test_the_second_disc_of_the_remove_action_costs_3_pesos():
    assert clearing("aux_remove_2").mary.money == 9 - 3


def test_the_second_strength_disc_gains_3_pesos():
    assert clearing("strength_2").mary.money == 9 + 3


@pytest.mark.parametrize(("players", "base"), [(2, 3), (3, 4), (4, 5)])
def test_step_spaces_bring_2_steps_and_1_step(players: int, base: int):
    table = position(players)
    assert board(table).step_limit == base
    table.clear("mary", "step_1")
    assert board(table).step_limit == base + 2
    table.clear("mary", "step_2")
    assert board(table).step_limit == base + 3


def test_the_second_step_space_alone_brings_1_step():
    assert board(clearing("step_2")).step_limit == 3 + 1


def test_hand_spaces_bring_a_card_each():
    for space in ("hand_1", "hand_2"):
        table = clearing(space)
        table.play("foresight:A:green-black-7", "foresight:B:gaucho", "foresight:C:maquinista")
        assert len(table.mary.hand) == 5, "drawn up at the end of the turn"

    table = position()
    table.clear("mary", "hand_1", "hand_2")
    table.turn("mary", at="A")
    table.play("done")
    assert len(table.mary.hand) == 6


def test_the_certificate_space_raises_the_limit_to_6():
    table = position()
    table.building("b1", "9a")
    table.clear("mary", "certificate_limit_6")
    table.mary.certificates = 4
    table.turn("mary", at="b1")

    table.play("use:1")

    assert table.mary.certificates == 6


@pytest.mark.parametrize(("spaces", "strength"), [(["strength_1"], 1), (["strength_2"], 2)])
def test_strength_spaces_bring_1_and_2(spaces: list[str], strength: int):
    table = position()
    table.clear("mary", *spaces)

    assert board(table).strength == strength


def test_corners_of_the_disc_spaces():
    table = position()
    table.mary.money = 3
    table.deck("mary", hand=("serrano2",))
    table.subphase_2("mary")

    table.play("load:ship3")

    assert table.legal == {f"disc:{space}" for space in WHITE_CORNERS}
    assert set(table.blocked) == {f"disc:{space}" for space in DARK_CORNERS}


# Worker rows


def hiring(worker: str, space: int, money: int = 0) -> Table:
    """Mary hires the worker who goes on this space of the row; `money` is what she has left."""
    table = position()
    table.workers("mary", *[worker] * (space - 2))
    table.jobs(1, worker, "carpintero" if worker != "carpintero" else "gaucho")
    table.cattle_market("serrano2", "caracu2")
    table.deck("mary", hand=("niata", "exhaustion"))
    table.mary.money = money + 6
    table.turn("mary", at="A")
    table.play("use:2", f"hire:row1:{worker}")
    assert len(table.mary.rows[worker]) == space - 1
    return table


@pytest.mark.parametrize("space", [2, 4])
def test_gauchos_on_spaces_2_and_4_bring_an_exchange_token(space: int):
    assert hiring("gaucho", space).mary.exchange == 1


def test_the_gaucho_on_space_3_brings_2_pesos_and_removes_a_hand_card():
    table = hiring("gaucho", 3)
    assert table.mary.money == 2

    table.play("remove:niata")

    assert table.mary.hand == ["exhaustion"]
    assert "niata" in table.state.box


def test_the_gaucho_on_space_6_brings_3_pesos_and_buys_cattle():
    table = hiring("gaucho", 6)

    table.play("buy:1-value3:2")

    assert table.mary.money == 3 - 2
    assert table.mary.discard == ["serrano2"]


def test_the_carpintero_on_space_3_builds_for_2_pesos_a_carpintero():
    table = hiring("carpintero", 3, money=6)

    table.play("build:5a", "at:b2")

    assert table.state.buildings["b2"] == "5a"
    assert table.mary.money == 0


def test_the_carpintero_on_space_4_brings_3_pesos():
    assert hiring("carpintero", 4).mary.money == 3


def test_the_carpintero_on_space_6_builds_for_1_peso_a_carpintero():
    table = hiring("carpintero", 6, money=5)

    table.play("build:8a", "at:b2")

    assert table.state.buildings["b2"] == "8a"
    assert table.mary.money == 0


def test_the_maquinista_on_space_2_removes_a_hand_card():
    table = hiring("maquinista", 2)
    stack = table.state.exhaustion

    table.play("remove:exhaustion")

    assert table.mary.hand == ["niata"]
    assert table.state.exhaustion == stack + 1


def test_the_maquinista_on_space_3_turns_a_cattle_card_into_a_certificate():
    table = hiring("maquinista", 3)
    assert table.legal == {"discard:niata", "skip"}

    table.play("discard:niata")

    assert table.mary.certificates == 1


def test_the_maquinista_on_space_4_moves_the_engine_up_to_2():
    table = hiring("maquinista", 4)
    assert table.legal == {"engine:1", "engine:2", "skip"}

    table.play("engine:2")

    assert table.mary.engine == "2"


def test_the_maquinista_on_space_6_brings_5_pesos_and_no_station_lies_behind_space_0():
    table = hiring("maquinista", 6)

    assert table.mary.money == 5
    assert table.asked == ("mary", "action")


@pytest.mark.parametrize(
    ("worker", "space"), [("gaucho", 5), ("carpintero", 2), ("carpintero", 5), ("maquinista", 5)]
)
def test_spaces_without_an_action(worker: str, space: int):
    table = hiring(worker, space)

    assert (table.mary.money, table.mary.exchange) == (0, 0)
    assert table.asked == ("mary", "action")


@pytest.mark.parametrize(
    ("space", "price", "grain", "quay"),
    [(2, 6, 1, ""), (3, 6, 1, ""), (4, 8, 0, "rotterdam_1"), (5, 8, 1, ""), (6, 10, 0, "liverpool_1")],
)
def test_the_granjero_row(space: int, price: int, grain: int, quay: str):
    table = position()
    table.workers("mary", *["granjero"] * (space - 2))
    table.farmer("green1", "green-green-3")
    table.deck("mary", hand=("caracu2",))
    table.mary.money = price
    table.turn("mary", at="green1")

    table.play("use:help", "join:green-green-3")
    if quay:
        table.play("disc:aux_grain_1")
        assert table.discs(quay) == ["mary"]

    assert table.mary.money == 0
    assert table.mary.grain == grain
    assert len(table.mary.rows["granjero"]) == space - 1


def test_a_granjero_without_the_pesos_stays_in_front():
    table = position()
    table.farmer("green1", "green-green-3")
    table.deck("mary", hand=("caracu2",))
    table.mary.money = 5
    table.turn("mary", at="green1")

    table.play("use:help")

    assert table.asked == ("mary", "action")
    assert table.mary.front == ["green-green-3"]
