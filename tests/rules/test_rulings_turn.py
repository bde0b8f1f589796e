"""Rulings 5 to 7: when objective cards are played, exchange tokens at any time, moving again."""

import pytest

from engine import Game, IllegalChoice
from engine.argentina.views import ArgentinaPlayer
from tests.positions import Table, first_turn, position


def test_ruling_05_objectives_before_phase_a_and_around_every_action_also_after_the_last():
    table = position(players=2)
    cards = ("objective12", "objective13", "objective14", "objective15")
    table.deck("mary", hand=(*cards, "niata"))
    table.mary.money = 0
    table.phase_a("mary", at="start")

    table.play("play:objective12", "move:A", "play:objective13", "aux:pesos", "play:objective14", "done")

    assert table.mary.money == 3 + 3 + 1 + 3
    assert table.mary.area == ["objective12", "objective13", "objective14"]
    assert "objective15" in table.mary.hand


def test_ruling_05_never_inside_an_action():
    table = position(players=2)
    table.workers("mary", "gaucho")
    table.cattle_market("serrano2", "caracu2")
    table.deck("mary", hand=("objective12",))
    table.mary.money = 10
    table.turn("mary", at="E")

    table.play("use:2")
    assert "play:objective12" not in table.legal
    table.play("buy:1-caracu:1", "done")
    assert "play:objective12" in table.legal


def test_ruling_05_in_buenos_aires_before_and_after_the_extra_delivery():
    table = position(players=2)
    table.deck("mary", hand=("objective18", "objective12"))
    table.turn("mary", at="buenos_aires")
    assert "deliver:le_havre_1" not in table.legal, "no grain yet"

    table.play("play:objective18", "deliver:le_havre_1", "space:west1")
    assert table.mary.money == 7 + 3
    table.play("play:objective12")

    assert table.mary.money == 7 + 3 + 3


def test_ruling_05_not_in_the_turn_of_somebody_else():
    table = position(players=2)
    table.deck("dave", hand=("objective12",))
    table.turn("mary", at="A")

    with pytest.raises(IllegalChoice) as refused:
        table.game.choose("dave", ["play:objective12"])

    assert refused.value.text.key == "illegal-seat"


def test_ruling_06_exchange_in_the_middle_of_an_action():
    table = position(players=2)
    table.building("r2", "2a")
    table.deck("mary", hand=("niata", "patagonico"), draw=("caracu2", "serrano2"))
    table.mary.exchange = 1
    table.turn("mary", at="r2")
    table.play("use:risk")
    assert table.asked == ("mary", "discard")

    table.play("exchange:2", ("discard:niata", "discard:patagonico"), "discard:serrano2")

    assert table.mary.exchange == 0
    assert table.mary.hand == ["caracu2"]
    assert table.mary.certificates == 1


def test_ruling_06_exchange_out_of_turn_one_card_or_two():
    table = position(players=2)
    table.deck("dave", hand=("niata",), draw=("caracu2", "serrano2"))
    table.dave.exchange = 2
    table.turn("mary", at="A")
    assert table.offered("dave") == {"exchange:1", "exchange:2"}

    table.game.choose("dave", ["exchange:1"])
    assert table.asked == ("mary", "action"), "her turn goes on where it was"
    table.game.choose("dave", ["discard:niata"])

    assert table.dave.hand == ["caracu2"]
    assert table.dave.exchange == 1
    assert table.asked == ("mary", "action")


def owing(hand: tuple[str, ...], draw: tuple[str, ...]) -> Table:
    """Dave has used an exchange token in Mary's turn and discarded nothing yet."""
    table = position(players=2)
    table.deck("dave", hand=hand, draw=draw)
    table.dave.exchange = 2
    table.turn("mary", at="A")
    table.game.choose("dave", ["exchange:2"])
    return table


def test_ruling_06_an_exchange_out_of_turn_keeps_nobody_waiting():
    table = owing(hand=("niata", "patagonico"), draw=("caracu2", "serrano2"))
    assert table.asked == ("mary", "action")
    offer = table.game.offers("dave")
    assert (offer.kind, offer.least, offer.most) == ("discard", 2, 2)
    assert set(offer.legal) == {"discard:niata", "discard:patagonico", "discard:caracu2", "discard:serrano2"}
    dave = table.game.view(None).players["dave"]
    assert isinstance(dave, ArgentinaPlayer) and dave.owed == 2
    for picks in (["discard:niata"], ["discard:niata", "discard:niata"], ["discard:niata", "done"]):
        with pytest.raises(IllegalChoice):
            table.game.choose("dave", picks)
    with pytest.raises(IllegalChoice):
        table.game.choose("dave", ["exchange:1"])  # the first exchange comes to its end before another

    events = table.game.choose("dave", ["discard:niata", "discard:serrano2"])

    assert [(one.kind, one.seat) for one in events] == [("discarded", "dave")]
    assert (table.dave.hand, table.dave.owed) == (["patagonico", "caracu2"], 0)
    assert table.asked == ("mary", "action")
    assert table.offered("dave") == {"exchange:1", "exchange:2"}, "from the pile, shuffled anew"


def test_ruling_06_what_is_owed_comes_before_the_next_choice_of_that_seat():
    table = owing(hand=("niata", "patagonico"), draw=("caracu2", "serrano2"))
    table.play("done")
    assert table.asked == ("dave", "discard")
    assert (table.decision.least, table.decision.most) == (2, 2)
    assert table.dave.owed == 0

    table.play(("discard:niata", "discard:serrano2"))

    assert table.asked == ("dave", "move")
    assert table.dave.hand == ["patagonico", "caracu2"]


def test_ruling_06_what_is_owed_survives_a_save():
    table = owing(hand=("niata", "patagonico"), draw=("caracu2", "serrano2"))
    again = Game.load(table.game.dump())
    assert again.offers("dave").least == 2
    again.choose("mary", ["done"])
    assert (again.decision.seat, again.decision.kind) == ("dave", "discard")


def test_ruling_06_what_is_owed_before_the_first_turn_comes_before_the_hand_is_counted():
    table = first_turn(2)
    limit = table.catalog.setup.hand_limit
    held = len(table.dave.hand)
    table.game.choose("dave", ["exchange:2"])
    while table.asked[0] == "mary":
        table.play(tuple(table.decision.legal[: table.decision.least]))
    assert (table.decision.kind, table.decision.least) == ("discard", 2)
    table.play(tuple(table.decision.legal[:2]))
    if held > limit:
        assert (table.decision.kind, table.decision.least) == ("discard", held - limit)
        table.play(tuple(table.decision.legal[: held - limit]))
    assert table.asked == ("dave", "start")
    assert len(table.dave.hand) == min(held, limit)


def test_ruling_06_in_ones_own_turn_the_discard_comes_at_once():
    table = position(players=2)
    table.deck("mary", hand=("niata",), draw=("caracu2",))
    table.mary.exchange = 1
    table.turn("mary", at="A")
    table.play("exchange:1")
    assert table.asked == ("mary", "discard")
    assert table.mary.owed == 0


def test_ruling_06_no_exchange_while_a_hand_is_counted():
    table = position(players=2)
    table.mary.certificates = 1
    table.mary.exchange = table.dave.exchange = 1
    table.turn("mary", at="buenos_aires")
    table.play("done")
    assert table.asked == ("mary", "certificates")
    assert table.offered("mary") == table.offered("dave") == set()

    table.farmer("green1", "green-green-3")
    table.deck("mary", hand=("caracu2", "serrano2"))
    table.turn("mary", at="green1")
    table.play("use:help")
    assert table.asked == ("mary", "reveal")
    with pytest.raises(IllegalChoice):
        table.game.choose("mary", ["exchange:1"])


def test_ruling_06_exchange_in_buenos_aires_before_income():
    table = position(players=2, rotterdam="b")
    table.disc("mary", "aux_pesos_2", "rotterdam_1")
    table.deck("mary", hand=("niata",), draw=("caracu2", "aberdeen_angus5"))
    table.mary.grain, table.mary.money = 1, 0
    table.turn("mary", at="buenos_aires")

    table.play("deliver:rotterdam_1", "space:west1")
    assert table.mary.exchange == 1
    table.play("exchange:2", ("discard:niata", "discard:caracu2"))

    assert table.mary.money == 3 + 5, "the Aberdeen-Angus came in time"


def test_ruling_06_exchange_before_the_first_turn():
    table = first_turn(3)

    assert table.offered("john") == {"exchange:1", "exchange:2"}
    assert table.offered("mary") == {"exchange:1", "exchange:2"}


def test_ruling_06_no_token_or_no_card_to_draw_no_exchange():
    table = position(players=2)
    table.turn("mary", at="A")
    assert table.offered("mary") == set()

    table.mary.exchange = 1
    assert table.offered("mary") == {"exchange:1", "exchange:2"}
    table.deck("mary", hand=("niata",), draw=("patagonico",))
    assert table.offered("mary") == {"exchange:1"}
    table.deck("mary", hand=("niata",), draw=())
    assert table.offered("mary") == set()


def test_ruling_07_moving_again_runs_phase_b_with_a_fresh_set_of_actions():
    table = position(players=2)
    table.building("b4", "2a")
    table.deck("mary", hand=("niata", "niata"))
    table.turn("mary", at="b4")

    table.play("use:2")

    assert table.mary.place == "D"
    assert {"use:1", "use:2", "aux:pesos"} <= table.legal, "even an auxiliary action instead"


def test_ruling_07_local_actions_left_behind_are_lost():
    table = position(players=2)
    table.building("b1", "9a")
    table.turn("mary", at="b1")

    table.play("use:2", "move:B", "done")

    assert table.mary.certificates == 0
    assert table.asked == ("dave", "move")


def test_ruling_07_moving_again_may_lead_to_buenos_aires_and_pays_fees():
    table = position(players=2)
    table.building("g8", "9a")
    table.farmer("yellow4", "yellow-black-8")
    table.deck("mary", hand=("niata",))
    table.mary.money = 3
    table.turn("mary", at="g8")

    table.play("use:2", "move:buenos_aires")

    assert table.mary.place == "buenos_aires"
    assert table.state.coins == {"yellow4": 1}
    assert table.asked == ("mary", "load")
