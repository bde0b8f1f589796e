"""Every neutral building and every risk action, each of its local actions performed."""

import pytest

from tests.positions import Table, position


def mary_on(tile: str, *hand: str, money: int = 20) -> Table:
    """Mary on a neutral building, which stands on the space of its letter."""
    table = position(players=2)
    table.deck("mary", hand=hand, draw=("niata", "patagonico"))
    table.mary.money = money
    table.turn("mary", at=tile)
    return table


def test_building_a_discards_a_holando_argentino_and_hires_twice():
    table = position(players=2)
    table.deck("mary", hand=("holando_argentino", "niata"))
    table.jobs(1, "gaucho", "carpintero")
    table.jobs(2, "gaucho", "carpintero+")
    table.mary.money = 20
    table.turn("mary", at="A")

    table.play("use:1")
    assert table.mary.money == 22
    table.play("use:2", "hire:row1:gaucho")
    assert table.mary.money == 22 - 6
    table.play("use:3", "hire:row2:carpintero+")
    assert table.mary.money == 16 - (7 + 2 + 1)

    assert table.mary.discard == ["holando_argentino"]
    assert table.mary.rows["gaucho"] == ["gaucho"]
    assert table.mary.rows["carpintero"] == ["carpintero+"]
    assert table.legal == {"done"}


def test_building_b_discards_a_patagonico_and_builds():
    table = mary_on("B", "patagonico", "niata")

    table.play("use:1")
    assert table.mary.money == 22
    table.play("use:2", "build:1a", "at:g3")

    assert table.mary.money == 22 - 2
    assert table.state.buildings["g3"] == "1a"
    assert table.legal == {"done"}


def test_building_c_moves_the_engine_1_gains_an_objective_and_uses_an_auxiliary_action():
    table = position(players=2)
    table.clear("mary", "aux_pesos_2")
    table.workers("mary", "maquinista", "maquinista")
    table.mary.money = 0
    table.turn("mary", at="C")

    table.play("use:1")
    assert table.mary.engine == "1", "one space, however many maquinistas"
    table.play("use:2", "objective:objective4", "use:3")
    assert "aux:pesos:double" not in table.legal | table.blocked.keys(), "a single one"
    table.play("aux:pesos")

    assert table.mary.discard == ["objective4"]
    assert table.mary.money == 1
    assert table.legal == {"done"}


def test_building_d_discards_a_pair_and_moves_the_engine_by_maquinistas():
    table = position(players=2)
    table.deck("mary", hand=("patagonico", "patagonico", "niata"))
    table.workers("mary", "maquinista", "maquinista")
    table.turn("mary", at="D")

    table.play("use:1", "use:2", "engine:3")

    assert table.mary.money == 7 + 2
    assert table.mary.discard == ["patagonico", "patagonico"]
    assert table.mary.engine == "3"
    assert table.legal == {"done"}


def test_building_e_discards_a_fronterizo_and_buys_cattle():
    table = position(players=2)
    table.deck("mary", hand=("fronterizo", "niata"))
    table.cattle_market("serrano2")
    table.mary.money = 3
    table.turn("mary", at="E")

    table.play("use:1", "use:2", "buy:1-value3:1")

    assert table.mary.discard == ["fronterizo", "serrano2"]
    assert table.mary.money == 0
    assert table.legal == {"done"}


def test_building_f_gains_a_certificate_and_helps_farmers():
    table = position(players=2)
    table.farmer("green1", "green-green-3")
    table.farmer("blue2", "blue-green-4")
    table.deck("mary", hand=("caracu2",))
    table.mary.money = 0
    table.turn("mary", at="F")

    table.play("use:1", "use:2", "help:green1", "help:blue2")

    assert table.mary.certificates == 1
    assert table.mary.front == ["green-green-3", "blue-green-4"]
    assert table.mary.money == 1
    assert table.legal == {"done"}


def test_building_g_moves_the_engine_by_maquinistas_and_uses_an_auxiliary_action():
    table = position(players=2)
    table.workers("mary", "maquinista")
    table.turn("mary", at="G")

    table.play("use:1", "engine:2", "use:2", "aux:pesos")

    assert table.mary.engine == "2"
    assert table.mary.money == 8
    assert table.legal == {"done"}


@pytest.mark.parametrize("hired", [0, 1, 3])
def test_building_h_gains_grain_per_granjero(hired: int):
    table = position(players=2)
    table.workers("mary", *["granjero"] * hired)
    table.turn("mary", at="H")

    table.play("use:1")

    assert table.mary.grain == 1 + hired, "the printed one included"


def test_building_h_removes_an_exhaustion_card():
    table = mary_on("H", "exhaustion", "niata")
    stack = table.state.exhaustion

    table.play("use:2", "either:1", "remove:exhaustion")

    assert table.mary.hand == ["niata"]
    assert table.state.exhaustion == stack + 1
    assert table.blocked["use:2"].key == "why-used", "one of the two, not both"


def test_building_h_or_uses_an_auxiliary_action():
    table = mary_on("H", "exhaustion", "niata", money=0)
    table.clear("mary", "aux_pesos_2")

    table.play("use:2", "either:2")
    assert "aux:pesos:double" not in table.legal | table.blocked.keys(), "a single one"
    table.play("aux:pesos")

    assert table.mary.money == 1
    assert table.blocked["use:2"].key == "why-used"


def test_building_h_without_exhaustion_in_hand_leaves_the_auxiliary_action():
    table = mary_on("H", "niata", money=0)

    table.play("use:2")

    assert table.asked == ("mary", "auxiliary")


@pytest.mark.parametrize(
    ("space", "gain"),
    [
        ("r1", {"money": 2}),
        ("r2", {"certificates": 1}),
        ("r3", {"certificates": 1}),
        ("r4", {"grain": 1}),
        ("r5", {"money": 1}),
        ("r6", {"grain": 1}),
        ("r7", {"grain": 1}),
    ],
)
def test_risk_actions_discard_any_cattle_card(space: str, gain: dict[str, int]):
    table = position(players=2)
    table.building(space, "4a")
    table.deck("mary", hand=("niata", "serrano2"))
    table.mary.money = 0
    table.turn("mary", at=space)

    table.play("use:risk", "discard:niata")

    mary = table.mary
    assert {"money": mary.money, "grain": mary.grain, "certificates": mary.certificates} == {
        "money": 0,
        "grain": 0,
        "certificates": 0,
    } | gain
    assert mary.discard == ["niata"]
    assert table.blocked["use:risk"].key == "why-used"


def test_shuffled_neutral_buildings_act_by_their_tile_not_by_their_space():
    table = position(players=2, neutral="shuffled", seed=5)
    place = next(space for space, tile in table.state.buildings.items() if tile == "H")
    assert place != "H", "this seed moves H elsewhere"
    table.turn("mary", at=place)

    table.play("use:1")

    assert table.mary.grain == 1
