"""Rulings 21 to 23: the end, scoring objectives, hands over the limit; and where the rulebooks disagree."""

from collections import Counter

import pytest

from tests.positions import Table, first_turn, position


def one_worker_short(players: int) -> Table:
    table = position(players)
    table.token(row=11)
    table.jobs(11, *["gaucho"] * (players - 1))
    table.subphase_2("mary")
    table.play("load:ship0", "disc:aux_pesos_2", "foresight:A:green-black-7")
    return table


def test_ruling_21_the_token_is_worth_2_and_no_more_workers_follow():
    table = one_worker_short(2)
    table.foresight("C", "maquinista", "yellow-black-5")

    table.play("foresight:B:carpintero")

    assert table.mary.job_token
    assert table.score("job_token") == 2
    assert table.state.tiles["yellow1"] == "yellow-black-5", "of the two, the worker could not be chosen"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_21_everybody_else_has_exactly_one_more_turn(players: int):
    table = one_worker_short(players)
    table.play("foresight:B:carpintero")

    for seat in table.game.seats[1:]:
        assert table.asked == (seat, "move")
        table.play("move:A", "done")

    assert table.game.over
    assert table.game.decision is None


def test_ruling_21_triggered_in_subphase_6_as_well():
    table = position(players=2)
    table.token(row=11)
    table.jobs(11, "gaucho")
    table.foresight("B")
    table.subphase_2("mary")
    table.play("load:ship0", "disc:aux_pesos_2", "foresight:A:green-black-7")

    table.play("foresight:C:maquinista")

    assert table.mary.job_token
    assert table.asked == ("dave", "move")


def test_ruling_21_ties_share_the_victory():
    table = position(players=3)
    for seat, money in (("mary", 14), ("dave", 10), ("john", 5)):
        table.player(seat).money = money

    assert table.game.winners() == ["mary", "dave"], "2 points of money each; pesos do not break the tie"


def test_ruling_22_a_fulfilled_task_serves_one_card():
    table = position(players=2)
    table.area("mary", "objective2", "objective14")  # east and building; south and building
    table.building("b1", "2a")
    table.disc("mary", "aux_pesos_2", "le_havre:east1")
    table.disc("mary", "aux_draw_2", "le_havre:south1")

    assert table.score("objectives") == 4 - 2, "the one building serves the better card"

    table.building("b2", "1a")
    assert table.score("objectives") == 4 + 3


def test_ruling_22_cards_of_the_area_must_count_and_cards_of_the_deck_may():
    table = position(players=2)
    table.area("mary", "objective5")
    table.deck("mary", hand=("objective8",), draw=("objective14",), discard=("objective16",))
    assert table.score("objectives") == -2

    table.disc("mary", "aux_pesos_2", "ship18")
    assert table.score("objectives") == -2 + 5


def test_ruling_22_one_franqueiro_serves_the_dearer_of_two_cards():
    table = position(players=2)
    table.area("mary", "objective4", "objective22")  # both ask for a value 3 and a Franqueiro; 5 and 4 points
    table.deck("mary", draw=("serrano2", "serrano2", "franqueiro3", "aberdeen_angus5"))
    table.building("b1", "2a")

    assert table.score("objectives") == 5 - 2


def test_ruling_22_two_cheap_cards_beat_one_dear_card():
    # Card 23 (south and a station, 5 points) would take a station from card 19 (value 3 and two stations) and
    # the south from card 14 (south and a building). Those two bring 4 each.
    table = position(players=2)
    table.area("mary", "objective23", "objective19", "objective14")
    table.deck("mary", draw=("serrano2",))
    table.building("b1", "2a")
    table.disc("mary", "aux_pesos_2", "le_havre:south1")
    table.disc("mary", "aux_draw_2", "station4")
    table.disc("mary", "aux_grain_1", "station7")

    assert table.score("objectives") == 4 + 4 - 2


def test_ruling_22_station_master_sm4_may_make_an_unfulfilled_card_worth_showing():
    table = position(players=2)
    table.mary.masters.append("sm4")
    table.area("mary", "objective5")
    table.deck("mary", hand=("objective8",))

    assert (table.score("objectives"), table.score("masters")) == (-4, 3), "-1 together instead of -2"


def test_ruling_22_the_assignment_is_shown():
    table = position(players=2)
    table.area("mary", "objective5")
    table.deck("mary", hand=("objective16", "objective8"))
    table.disc("mary", "aux_pesos_2", "ship18")
    table.turn("mary", at="A")

    shown = table.game.view("mary").players["mary"]

    assert sorted(shown.counted) == ["objective16", "objective5"]
    assert shown.fulfilled == ["objective16"]


def test_ruling_23_a_hand_over_the_limit_is_kept():
    table = position(players=2)
    hand = ("niata", "niata", "patagonico", "fronterizo", "serrano2", "caracu2")
    table.deck("mary", hand=hand)
    table.turn("mary", at="A")

    table.play("done")

    assert sorted(table.mary.hand) == sorted(hand)


def test_ruling_23_small_decks_draw_what_they_have():
    table = position(players=2)
    table.deck("mary", hand=("niata",), draw=("patagonico",), discard=("serrano2",))
    table.turn("mary", at="A")

    table.play("done")

    assert sorted(table.mary.hand) == ["niata", "patagonico", "serrano2"]
    assert table.mary.draw == table.mary.discard == []


# Where the rulebooks disagree


def test_rulebooks_disagree_57_worker_tiles_19_of_each_8_of_them_strong():
    bags = position().catalog.bags
    tiles = Counter(tile for bag in bags.values() for tile in bag if "-" not in tile)

    assert tiles.total() == 57
    for worker in ("gaucho", "carpintero", "maquinista"):
        assert tiles[worker] + tiles[f"{worker}+"] == 19
        assert tiles[f"{worker}+"] == 8


@pytest.mark.parametrize(("hired", "price", "quay"), [(2, 8, "rotterdam_1"), (4, 10, "liverpool_1")])
def test_rulebooks_disagree_8_pesos_for_rotterdam_and_10_for_liverpool(hired: int, price: int, quay: str):
    table = position(players=2)
    table.workers("mary", *["granjero"] * hired)
    table.farmer("green1", "green-green-3")
    table.deck("mary", hand=("caracu2",))
    table.mary.money = price
    table.turn("mary", at="green1")

    table.play("use:help", "join:green-green-3", "disc:aux_pesos_2")

    assert table.mary.money == 0
    assert table.discs(quay) == ["mary"]


def test_rulebooks_disagree_start_cattle_5_niata_and_3_of_the_others():
    player = first_turn().mary
    assert Counter(player.hand + player.draw) == {
        "niata": 5,
        "patagonico": 3,
        "fronterizo": 3,
        "holando_argentino": 3,
        "exhaustion": 1,
    }


def test_rulebooks_disagree_station_masters_with_3_and_with_2_pesos():
    for master, pesos in (("sm1", 3), ("sm3", 2)):
        table = position(players=2)
        table.workers("mary", "maquinista")
        table.master("station4", master)
        table.mary.engine, table.mary.money = "3", 2
        table.turn("mary", at="D")

        table.play("use:2", "engine:t4", "upgrade:station4", "disc:aux_pesos_2", "appoint:maquinista")

        assert table.mary.money == pesos


def test_rulebooks_disagree_everybody_with_more_than_4_cards_discards_on_the_first_turn():
    table = first_turn(players=4)
    discards = []
    for _ in table.game.seats:
        if table.asked[1] == "discard":
            decision = table.game.decision
            assert decision is not None
            discards.append((decision.seat, decision.least, decision.most))
            table.play(decision.legal[: decision.least])
        table.play("start:A", "done")

    assert discards == [("dave", 1, 1), ("john", 2, 2), ("rosa", 3, 3)]
