"""What rule cards claim is played: the card, the words that make the claim, then a small position.

A card whose words are changed loses its claim here and has to be looked at again; a rule that changes fails.
"""

from __future__ import annotations

from engine.argentina.charts import harbour
from engine.herd import hand_limit
from engine.railroad import UpgradeBehind
from engine.turn import step_limit
from tests.original.positions import position as original
from tests.positions import Table, first_turn, position
from tests.words.rulecards.claims import says


def mary_at(place: str, *hand: str, **goods: int) -> Table:
    table = position()
    if hand:
        table.deck("mary", hand=hand)
    for name, count in goods.items():
        setattr(table.mary, name, count)
    table.turn("mary", at=place)
    return table


def helper(*hand: str) -> Table:
    """Mary on a granjero who asks for 7 strength."""
    table = position()
    table.farmer("green1", "green-black-7")
    table.deck("mary", hand=hand)
    table.turn("mary", at="green1")
    return table


def test_local_actions() -> None:
    says("local", "used once, in any order, and none is a must")
    table = mary_at("E", "fronterizo", "fronterizo")
    table.play("use:1")
    assert "use:1" not in table.legal and "done" in table.legal
    says("local", "you cannot take the single auxiliary action here")
    assert "aux:pesos" not in table.legal


def test_a_single_auxiliary_action_on_c_and_h() -> None:
    for tile in ("C", "H"):
        says(f"building-{tile}", "single auxiliary action")
    table = position()
    table.clear("mary", "aux_pesos_2")
    table.turn("mary", at="C")
    table.play("use:3")
    assert not any(pick.endswith(":double") for pick in table.legal)


def test_doubled_where_the_tile_shows_it() -> None:
    says("auxiliary", "if both spaces are empty: cost and reward are doubled")
    table = position()
    table.clear("mary", "aux_grain_1", "aux_grain_2")
    table.mary.money = 2
    table.turn("mary", at="G")
    table.play("use:2", "aux:grain:double")
    assert (table.mary.money, table.mary.grain) == (0, 2)


def test_a_foreign_building() -> None:
    says("foreign", "only use one single auxiliary action")
    says("foreign", "you pay the fee to its owner")
    table = position()
    table.building("b1", "1a", owner="dave")
    table.phase_a("mary", at="A")
    table.play("move:b1")
    assert (table.mary.money, table.dave.money) == (7 - 1, 8 + 1)
    assert not any(pick.startswith("use:") for pick in table.legal)


def test_a_risk_action() -> None:
    says("risk", "for its owner only")
    for owner, offered in (("mary", True), ("dave", False)):
        table = position()
        table.building("r1", "4a", owner=owner)
        table.deck("mary", hand=("niata",))
        table.turn("mary", at="r1")
        assert ("use:risk" in table.legal) == offered


def test_fees() -> None:
    says("fees", "your own buildings are free")
    says("fees", "you pay what you have and move on")
    table = position()
    table.building("b1", "1a")
    table.phase_a("mary", at="A")
    table.play("move:b1")
    assert table.mary.money == 7
    table = position()
    table.building("b1", "7a", owner="dave")  # a green hand: 2
    table.mary.money = 1
    table.phase_a("mary", at="A")
    table.play("move:b1")
    assert (table.mary.money, table.mary.place) == (0, "b1")
    says("fees", "Black costs 1, green costs 2, or 1 with four players")
    assert position(2).catalog.fees == {"green": (2, 2, 1), "black": (1, 1, 1), "both": (3, 3, 2)}


def test_steps_and_places() -> None:
    says("steps", "3 to 5 at the start")
    assert [step_limit((table := position(n)).game, table.mary) for n in (2, 3, 4)] == [3, 4, 5]
    says("location", "Empty spaces are passed for free")
    table = position()
    table.phase_a("mary", at="A")
    assert "move:B" in table.legal, "the first step, over every empty space"
    says("disc-steps", "raises your step limit by 2, the second by 1 and gives 2 points")
    table.clear("mary", "step_1")
    assert step_limit(table.game, table.mary) == 5
    table.clear("mary", "step_2")
    assert (step_limit(table.game, table.mary), table.score("steps")) == (6, 2)


def test_the_first_turn() -> None:
    says("first-turn", "first discards down to 4")
    says("setup", "7 pesos and 4 cards; each later one has a peso and a card more")
    table = first_turn(3)
    assert [(player.money, len(player.hand)) for player in table.state.players] == [(7, 4), (8, 5), (9, 6)]
    says("first-turn", "any neutral building")
    assert table.legal == {f"start:{letter}" for letter in "ABCDEFGH"}


def test_limits() -> None:
    says("grain", "You hold at most 8")
    table = position()
    table.building("b1", "10a")
    table.mary.grain = 7
    table.turn("mary", at="b1")
    table.play("use:1")
    assert table.mary.grain == 8
    says("certificates", "you hold at most 4, or 6 once that disc is gone")
    table = mary_at("F", certificates=4)
    assert table.blocked["use:1"].key == "why-at-limit"
    table.clear("mary", "certificate_limit_6")
    table.turn("mary", at="F")
    assert "use:1" in table.legal
    says("disc-hand", "from 4 up to 6")
    table.clear("mary", "hand_1", "hand_2")
    assert hand_limit(table.game, table.mary) == 6


def test_rewards_may_be_forgone_but_not_money() -> None:
    says("actions", "You may forfeit a reward or a part of it, but money is always taken whole")
    says("remove", "you may draw fewer or none, and you may remove fewer than allowed")
    table = position()
    table.clear("mary", "aux_remove_1", "aux_remove_2")
    table.mary.engine = "3"
    table.turn("mary", at="G")
    table.play("use:2", "aux:remove:double")
    assert {"draw:1", "skip"} < table.legal
    table.play("skip")
    assert (table.decision.least, table.decision.most) == (0, 2)


def test_the_token_and_the_market() -> None:
    says("job-market", "Nobody can be hired from the column of the token")
    table = position()
    table.jobs(1, "gaucho")
    table.token(1)
    table.turn("mary", at="A")
    assert table.blocked["use:2"].key == "why-token-row"
    says("strong", "1 peso more to hire")
    table = position()
    table.jobs(1, "gaucho", "gaucho+")
    table.token(2)
    table.mary.money = 10
    table.turn("mary", at="A")
    table.play("use:2")
    assert table.cost("hire:row1:gaucho+") == table.cost("hire:row1:gaucho") + 1
    says("cattle-refill", "9, 12 or 15 cards with 2, 3 or 4 players")
    assert table.catalog.setup.cattle_market == {"2": 9, "3": 12, "4": 15}


def test_rows_are_covered_again_after_a_master() -> None:
    says("rows", "can be covered once more")
    says("upgrade", "swap a hired worker for it")
    table = position()
    table.master("station4", "sm1")
    table.workers("mary", "gaucho")
    table.jobs(1, "gaucho")
    table.token(2)
    table.mary.money, table.mary.engine = 30, "4"
    table.turn("mary", at="C")
    table.play("use:1", "engine:t4", "upgrade:station4", "disc:aux_pesos_2", "appoint:gaucho", "done")
    table.turn("mary", at="A")
    before = table.mary.exchange
    table.play("use:2")  # the only worker there
    assert table.mary.exchange == before + 1, "the second space gives its token again"


def test_helping() -> None:
    says("strength", "They are discarded; one or two bring 1 exhaustion card, three or four bring 2")
    says("help", "cattle you reveal are discarded")
    table = helper("aberdeen_angus5", "caracu2", "niata")
    table.play("use:help")
    shown = 0
    while table.asked[1] == "reveal" and "done" not in table.legal:
        table.play(next(pick for pick in table.decision.legal if pick != "done"))
        shown += 1
    if table.asked[1] == "reveal":
        table.play("done")
    assert 0 < shown <= 2
    assert table.mary.discard.count("exhaustion") == 1
    assert len(table.mary.discard) == shown + 1
    says("exhaustion", "Every starting deck holds one")
    assert table.catalog.start_cards.count("exhaustion") == 1


def test_joining_a_row() -> None:
    says("join", "on the fifth and sixth spaces it is worth 4")
    table = position()
    table.workers("mary", *["granjero"] * 3)
    assert table.score("workers") == 0
    table.workers("mary", "granjero")
    assert table.score("workers") == 4


def test_objectives_of_rotterdam_come_from_the_display() -> None:
    says("objectives", "the ships to Rotterdam give one from the display only")
    table = position()
    table.deck("mary", hand=("aberdeen_angus5", "franqueiro4"))
    table.subphase_2("mary")
    brings = {option.id: [effect["do"] for effect in option.does] for option in table.decision.options}
    ship = next(pick for pick in table.decision.legal if "objective" in brings[pick])
    table.play(ship, "disc:aux_pesos_2")
    assert table.asked == ("mary", "objective")
    assert "objective:stack" not in table.legal


def test_exchange_tokens() -> None:
    says("exchange", "While others play nobody waits for you")
    says("exchange", "before your own next choice")
    says("exchange", "Everybody starts with one")
    assert all(player.exchange == 1 for player in first_turn(2).state.players)
    table = position()
    table.dave.exchange = 1
    table.turn("mary", at="A")
    table.game.choose("dave", ["exchange:2"])
    assert table.asked == ("mary", "action")
    table.play("done")
    assert (table.asked, table.decision.least) == (("dave", "discard"), 2)


def test_the_last_station_of_argentina_counts_every_time() -> None:
    says("upgrade", "only the last one, at space 31, counts every time")
    says("depot", "each time you get there")
    says("station-31", "every time")
    table = position()
    table.disc("mary", "aux_pesos_2", "station31")
    table.mary.engine, table.mary.money = "30", 30
    table.turn("mary", at="C")
    table.play("use:1", "upgrade:station31")
    assert table.asked == ("mary", "disc")


def test_turnouts_and_stations_behind() -> None:
    says("turnout", "few actions upgrade a station behind your engine without it")
    says("behind", "You pay its price")
    table = original()
    table.mary.engine = "9"
    table.do("mary", UpgradeBehind())
    assert table.legal == {"upgrade:station4", "upgrade:station7"}


def test_the_default_fee_and_loading() -> None:
    says("default-fee", "pay 2 pesos for each missing one")
    says("loading", "except 0 and 18")
    assert {ship.value for ship in harbour().ships.values() if ship.repeatable} == {0, 18}
    table = position()
    table.deck("mary", hand=("niata",))
    table.mary.grain, table.mary.money = 0, 10
    table.subphase_2("mary")
    for option in table.decision.options:
        if option.blocked is None:
            missing = harbour().ships[option.id.removeprefix("load:")].grain
            assert option.text.values["cost"] == 2 * missing


def test_the_end() -> None:
    says("end", "worth 2 points")
    table = position()
    table.mary.job_token = True
    assert table.score("job_token") == 2
