"""Every private building from 1a to 10b, each of its local actions performed."""

import pytest

from tests.positions import Table, position


def own(tile: str, space: str = "b1", players: int = 2, **options: str) -> Table:
    """Mary's building stands on the trail; the turn is still to begin."""
    table = position(players, 7, sides=tile[-1], **options)
    table.building(space, tile)
    table.deck("mary", hand=("niata", "patagonico"))
    table.mary.money = 0
    return table


def arrive(table: Table, at: str = "b1") -> Table:
    table.turn("mary", at=at)
    return table


def goods(table: Table) -> dict[str, int]:
    """What Mary has of everything but cards, without what is 0."""
    mary = table.mary
    all_goods = {
        "money": mary.money,
        "grain": mary.grain,
        "certificates": mary.certificates,
        "exchange": mary.exchange,
    }
    return {name: count for name, count in all_goods.items() if count}


@pytest.mark.parametrize(("tile", "each"), [("1a", {"grain": 1}), ("1b", {"money": 2})])
def test_building_1_gains_per_own_building_on_a_grain_space(tile: str, each: dict[str, int]):
    table = own(tile, "g1")
    table.building("r4", "4" + tile[-1])
    table.building("b2", "2" + tile[-1])  # on no grain space
    table.building("g2", "2" + tile[-1], owner="dave")  # not hers
    arrive(table, "g1").play("use:1")

    assert goods(table) == {name: 2 * count for name, count in each.items()}


@pytest.mark.parametrize("tile", ["1a", "1b"])
def test_building_1_gains_nothing_off_the_grain(tile: str):
    assert arrive(own(tile)).blocked["use:1"].key == "why-none-of"


def test_building_2a_uses_an_auxiliary_action_and_moves_1():
    table = own("2a")
    table.clear("mary", "aux_pesos_2")

    arrive(table).play("use:1", "aux:pesos:double")
    assert goods(table) == {"money": 2}
    table.play("use:2")

    assert table.mary.place == "B"
    assert table.asked == ("mary", "action")


def test_building_2b_gains_a_peso_per_granjero_and_moves_1():
    table = own("2b")
    table.workers("mary", "granjero", "granjero")

    arrive(table).play("use:1")
    assert goods(table) == {"money": 3}
    table.play("use:2")

    assert table.mary.place == "B"


def test_building_3a_gains_an_exchange_token_and_helps_farmers_with_3_more_strength():
    table = own("3a")
    table.farmer("green1", "green-green-3")
    table.farmer("green2", "green-green-5")

    arrive(table).play("use:1")
    assert goods(table) == {"exchange": 1}
    table.play("use:2", "help:green1", "done")

    assert table.mary.front == ["green-green-3"]
    assert "exhaustion" not in table.mary.discard, "3 from the building, no cattle shown"


def test_building_3b_gains_2_certificates_and_3_for_an_objective():
    table = own("3b")
    table.deck("mary", hand=("objective5", "niata"))
    table.clear("mary", "certificate_limit_6")

    arrive(table).play("use:1")
    assert goods(table) == {"certificates": 2}
    table.play("use:2")

    assert goods(table) == {"certificates": 5}
    assert table.mary.discard == ["objective5"]


@pytest.mark.parametrize("hired", [0, 2])
def test_building_4a_draws_and_discards_up_to_the_gauchos_and_gains_2_certificates(hired: int):
    table = own("4a")
    table.workers("mary", *["gaucho"] * hired)
    table.deck("mary", hand=("niata",), draw=("caracu2", "serrano2", "patagonico", "niata"))

    arrive(table).play("use:2")
    assert goods(table) == {"certificates": 2}
    table.play("use:1")
    if hired:
        assert table.legal == {"draw:1", "draw:2", "draw:3"}
        table.play("draw:3", ("discard:niata", "discard:caracu2", "discard:patagonico"))
        assert table.mary.hand == ["serrano2"]
    else:
        table.play("discard:niata")
        assert table.mary.hand == ["caracu2"]


@pytest.mark.parametrize(("farmers", "certificates"), [(2, 1), (3, 1), (4, 2)])
def test_building_4b_gains_a_certificate_per_2_farmers_and_2_grain(farmers: int, certificates: int):
    table = own("4b")
    tiles = ("green-green-3", "blue-green-3", "orange-green-3", "green-green-4")
    table.in_front("mary", *tiles[:farmers])

    arrive(table).play("use:1", "use:2")

    assert goods(table) == {"certificates": certificates, "grain": 2}


def test_building_5a_gains_2_grain_and_sends_a_disc_to_rotterdam():
    table = arrive(own("5a"))

    table.play("use:1", "use:2", "disc:aux_draw_2")

    assert goods(table) == {"grain": 2}
    assert table.discs("rotterdam_1") == ["mary"]
    assert "aux_draw_2" not in table.mary.covered


@pytest.mark.parametrize("sets", [1, 2])
def test_building_5b_uses_an_auxiliary_action_and_gains_6_per_set_of_workers(sets: int):
    table = own("5b")
    table.workers("mary", "gaucho", "maquinista", "maquinista", "granjero")
    if sets == 2:
        table.workers("mary", "carpintero")

    arrive(table).play("use:2")
    assert goods(table) == {"money": 6 * sets}
    table.play("use:1", "aux:pesos")

    assert goods(table) == {"money": 6 * sets + 1}


def test_building_6a_hires_for_1_less_and_moves_the_engine_by_maquinistas():
    table = own("6a")
    table.jobs(2, "gaucho", "carpintero+")
    table.workers("mary", "maquinista")
    table.mary.money = 7

    arrive(table).play("use:1", "hire:row2:carpintero+")
    assert table.mary.money == 7 - (7 - 1 + 1)
    table.play("use:2", "engine:2")

    assert table.mary.engine == "2"


def test_building_6b_gains_3_grain_and_3_pesos_and_makes_an_extra_delivery():
    table = arrive(own("6b", le_havre="a"))

    table.play("use:1", "use:2")
    assert goods(table) == {"grain": 3, "money": 3}
    table.play("use:3", "space:north1")

    assert goods(table) == {"money": 3 + 5}
    assert table.discs("le_havre:north1") == ["mary"]


def test_building_6b_counts_what_is_missing_to_the_nearest_city():
    table = own("6b", le_havre="a", liverpool="a")
    for space in ("west1", "west2", "west3"):
        table.disc("dave", table.dave.covered[0], f"le_havre:{space}")
    table.disc("mary", "aux_pesos_2", "liverpool_1")
    arrive(table)

    why = table.blocked["use:3"]

    assert (why.key, why.values) == ("why-no-grain", {"missing": 1}), "Liverpool's west, not Le Havre's north"


def test_building_7a_pays_a_grain_for_2_pesos_and_the_engine_and_moves_3():
    table = own("7a")
    table.mary.grain = 1

    arrive(table).play("use:1", "engine:2")
    assert goods(table) == {"money": 2}
    assert table.mary.engine == "2"
    table.play("use:2", "move:D")

    assert table.mary.place == "D", "B, C, D: three steps"


def test_building_7a_may_forfeit_the_engine_but_not_the_grain():
    table = own("7a")
    table.mary.grain = 1
    arrive(table).play("use:1", "skip")
    assert goods(table) == {"money": 2}
    assert table.mary.engine == "0"

    assert arrive(own("7a")).blocked["use:1"].key == "why-no-grain"


def test_building_7b_exhausts_every_other_player_and_moves_3():
    table = own("7b", players=3)

    arrive(table).play("use:1")
    assert [player.discard.count("exhaustion") for player in table.state.players] == [0, 1, 1]
    table.play("use:2")
    assert table.legal == {"move:B", "move:C", "move:D"}


def test_building_8a_gains_a_grain_and_sends_a_disc_to_liverpool():
    table = arrive(own("8a"))

    table.play("use:1", "use:2", "disc:hand_1")

    assert goods(table) == {"grain": 1}
    assert table.discs("liverpool_1") == ["mary"]


def test_building_8b_gains_2_grain_and_helps_farmers_with_6_more_strength():
    table = own("8b")
    table.farmer("green1", "green-green-3")
    table.farmer("blue1", "blue-green-3")

    arrive(table).play("use:1", "use:2", "help:green1", "help:blue1", "done")

    assert goods(table) == {"grain": 2}
    assert table.mary.front == ["green-green-3", "blue-green-3"]
    assert table.mary.discard == []


def test_building_9a_gains_3_certificates_and_moves_3():
    table = arrive(own("9a"))

    table.play("use:1", "use:2")

    assert goods(table) == {"certificates": 3}
    assert table.legal == {"move:B", "move:C", "move:D"}


def test_building_9b_hires_for_4_less_and_moves_5():
    table = own("9b")
    table.jobs(2, "gaucho", "carpintero")
    table.mary.money = 3

    arrive(table).play("use:1", "hire:row2:gaucho")
    assert table.mary.money == 3 - (7 - 4)
    table.play("use:2")

    assert table.legal == {f"move:{letter}" for letter in "BCDEF"}


def test_building_9b_never_pays_the_player_for_hiring():
    table = own("9b")
    table.token(12)
    table.jobs(11, "gaucho", "carpintero+")
    table.state.last_turns = 1  # the token has left the job market, so its last row may be hired from

    arrive(table).play("use:1")

    assert table.mary.money == 0
    assert table.mary.rows["gaucho"] == ["gaucho"], "4 less 4; the strong one would cost 1"


def test_building_10a_gains_5_grain_and_5_pesos_and_moves_the_engine_3():
    table = arrive(own("10a"))

    table.play("use:1", "use:2", "use:3", "engine:3")

    assert goods(table) == {"grain": 5, "money": 5}
    assert table.mary.engine == "3"


def test_building_10b_gains_3_pesos_and_swaps_a_cattle_card_for_any_of_the_market():
    table = own("10b")
    table.cattle_market("caracu2", "aberdeen_angus7")

    arrive(table).play("use:1", "use:2", "discard:niata", "cattle:aberdeen_angus7")

    assert goods(table) == {"money": 3}
    assert table.mary.discard == ["niata", "aberdeen_angus7"]
    assert table.state.cattle == ["caracu2"]
