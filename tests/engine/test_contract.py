"""The engine's contract: what every layer above relies on, over all games and player counts."""

from itertools import islice
from random import Random

import pytest

from engine import Game, IllegalChoice, Setup
from engine.invariants import problems
from engine.simulate import random_policy, setup_for

PASSES = {"skip", "done"}


def test_invariants_hold_after_every_choice(playing):
    for seed in range(4):
        for game, decision in playing(seed):
            assert problems(game) == [], (seed, decision)
        assert game.over
        assert set(game.scores()) == set(game.seats)


def test_every_option_applies_on_a_copy(playing):
    dice = Random(1)
    for game, decision in islice(playing(11), 0, None, 3):
        before = game.dump()
        for pick in decision.legal:
            others = [other for other in decision.legal if other != pick]
            picks = [pick, *dice.sample(others, max(decision.least - 1, 0))]
            copy = game.copy()
            copy.choose(decision.seat, picks)
            assert problems(copy) == [], (decision, picks)
        assert game.dump() == before


def test_options_describe_the_legal_ones_and_give_reasons_for_the_others(playing):
    reasons = set()
    for game, decision in playing(5):
        options = decision.options
        assert tuple(option.id for option in options if option.blocked is None) == decision.legal
        assert len({option.id for option in options}) == len(options)
        for option in options:
            assert option.text.key == f"option-{decision.kind}-{option.id.partition(':')[0]}"
            if option.blocked is not None:
                reasons.add(option.blocked.key)
                before = game.dump()
                with pytest.raises(IllegalChoice) as refusal:
                    game.choose(decision.seat, [option.id])
                assert refusal.value.text.key in (option.blocked.key, "illegal-count")
                assert game.dump() == before
    assert len(reasons) > 5


def test_dump_and_load_after_every_decision_change_nothing(playing):
    for game, decision in playing(21):
        text = game.dump()
        again = Game.load(text)
        assert again.dump() == text
        assert again.decision.legal == game.decision.legal
        assert again.view(decision.seat) == game.view(decision.seat)
        assert len(text) < 40 * 1024


def test_a_game_goes_on_alike_from_its_dump_and_from_its_copy(table):
    game = Game.start(setup_for(table[0], table[1], 8))
    dice = Random(8)
    for _ in range(150):
        game.choose(game.decision.seat, random_policy(game, game.decision, dice))
    twins = [game.copy(), Game.load(game.dump())]
    while game.decision is not None:
        picks = random_policy(game, game.decision, dice)
        seat = game.decision.seat
        events = [one.choose(seat, picks) for one in (game, *twins)]
        assert events[0] == events[1] == events[2]
    assert game.dump() == twins[0].dump() == twins[1].dump()


def test_forced_choices_play_themselves(playing):
    automatic = 0
    for game, decision in playing(31):
        if decision.least == decision.most == len(decision.legal) and decision.kind != "exchange":
            assert set(decision.legal) <= PASSES, decision
        automatic += any(event.auto for event in game.events)
    assert automatic > 3


def test_illegal_choices_are_refused_and_change_nothing(playing):
    for game, _ in islice(playing(41), 0, None, 7):
        decision = game.decision
        seat, other = decision.seat, next(name for name in game.seats if name != decision.seat)
        enough = list(decision.legal[: max(decision.least, 1)])
        attempts = [
            (other, enough, None, "illegal-seat"),
            ("nobody", enough, None, "illegal-stranger"),
            (seat, enough, game.number - 1, "illegal-stale"),
            (seat, enough, game.number + 1, "illegal-stale"),
            (seat, ["no such thing"], None, "illegal-unknown"),
            (seat, [*enough, enough[0]], None, "illegal-twice"),
            (seat, list(decision.legal[: decision.most + 1]), None, "illegal-count"),
            (seat, [], None, "illegal-count"),
        ]
        before = game.dump()
        for who, picks, number, reason in attempts:
            if reason == "illegal-count" and decision.least <= len(picks) <= decision.most:
                continue
            if who == other and (offer := game.offers(other)) and picks[0] in offer.legal:
                continue  # cards that it owes
            with pytest.raises(IllegalChoice) as refusal:
                game.choose(who, picks, number)
            assert refusal.value.text.key == reason
            assert game.dump() == before


def test_nothing_can_be_chosen_when_the_game_is_over(playing):
    *_, (game, decision) = playing(2)
    seat = decision.seat
    assert game.decision is None
    assert game.offers(seat) is None
    with pytest.raises(IllegalChoice, match="illegal-over"):
        game.choose(seat, ["done"])


def test_the_number_grows_by_one_with_every_choice(playing):
    for expected, (game, decision) in enumerate(playing(3)):
        assert game.number == decision.number == expected


def test_lists_are_short(playing):
    lengths = [len(decision.legal) for seed in range(6) for _, decision in playing(seed)]
    assert max(lengths) <= 60
    assert sum(length > 25 for length in lengths) <= len(lengths) / 1000


def test_scores_can_be_read_at_any_time_and_add_up(playing):
    for game, _ in islice(playing(6), 0, None, 25):
        for sheet in game.scores().values():
            assert sheet["total"] == sum(points for name, points in sheet.items() if name != "total")
            assert tuple(sheet) == (*game.rules.categories, "total")


def test_the_same_setup_and_choices_give_the_same_game(table):
    setup, dice, choices = setup_for(table[0], table[1], 77), Random(77), []
    game = Game.start(setup)
    while game.decision is not None:
        picks = random_policy(game, game.decision, dice)
        choices.append((game.decision.seat, picks))
        game.choose(*choices[-1])
    assert Game.replay(setup, choices).dump() == game.dump()
    other = Setup(setup.game, setup.seats, setup.seed ^ 1, setup.options)
    assert Game.start(other).dump() != Game.start(setup).dump()
