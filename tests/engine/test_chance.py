"""Chance: even, labelled, repeatable, and committed to."""

from collections import Counter
from itertools import islice

from engine import Game
from engine.chance import below, commitment, shuffle, words
from engine.simulate import setup_for


def test_a_stream_is_the_same_every_time_and_differs_by_label_and_seed():
    first = list(islice(words(7, "cattle"), 40))
    assert first == list(islice(words(7, "cattle"), 40))
    assert first != list(islice(words(7, "ships"), 40))
    assert first != list(islice(words(8, "cattle"), 40))
    # These numbers are part of the promise that old games can be checked: they must never change.
    assert first[:3] == [3351414623, 3952874793, 2215141219]


def test_draws_are_even():
    stream = words(1, "dice")
    counts = Counter(below(stream, 6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_words_beyond_the_last_full_multiple_are_thrown_away():
    assert below(iter([0xFFFF_FFFF, 5]), 3) == 2


def test_every_order_of_four_cards_is_equally_likely():
    orders = Counter()
    for seed in range(24_000):
        cards = ["a", "b", "c", "d"]
        shuffle(cards, words(seed, "cards"))
        orders["".join(cards)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1_000) < 160 for count in orders.values())


def test_the_table_is_shown_a_hash_of_the_seed():
    game = Game.start(setup_for("argentina", 2, 3))
    assert game.view(None).commitment == commitment(game.setup.seed)
    assert commitment(1) != commitment(2)
