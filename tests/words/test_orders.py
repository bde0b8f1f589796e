"""Orders in words: short, with every price once, and helping called helping."""

from __future__ import annotations

from bot.table.orders import Outcome, Stop
from bot.table.steps import steps_of
from bot.words.orders import orders_text, outcome_text
from bot.words.speech import Speech
from engine import Game, Setup
from tests.table.test_order_conditions import HIRE, planned, ready

SPEECH = Speech("en", "argentina")


def test_a_price_is_said_once_and_a_ride_needs_no_question() -> None:
    told = orders_text(SPEECH, [planned(ready().game, *HIRE)]).splitlines()
    assert told[0] == "1. Building A"
    (hire,) = [line for line in told if "arpintero" in line]
    assert hire.count("7 pesos") == 1 and "at most" not in hire


def test_what_became_of_orders() -> None:
    assert outcome_text(SPEECH, Outcome(3, 10, 12)) == "Your orders were played."
    stopped = outcome_text(SPEECH, Outcome(3, 10, 9, Stop("end")))
    assert stopped.startswith("Nothing was played by order.")


def test_helping_the_farmer_one_stands_on_is_named_before_the_cards_it_takes() -> None:
    game = Game.start(Setup("argentina", ["north", "south"], 3))
    while (decision := game.decision) is not None:
        helps = [one for one in steps_of(game, decision.seat) if one.picks[0] == ("use:help",)]
        if helps and len(helps[0].picks) > 1:
            break
        game.choose(decision.seat, decision.legal[: max(1, decision.least)])
    assert decision is not None
    words = SPEECH.step(helps[0], decision.seat)
    assert words.label == "Help this granjero" and words.detail.startswith("reveal ")
