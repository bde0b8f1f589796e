"""What a seat cannot see stays unseen: in views, in events, and in what code players are given."""

import json
import re
from itertools import islice
from random import Random

import msgspec

from engine import Game
from engine.agenda import PASSES, Question
from engine.state import Player, State

STEP = 9


def permute_hand(state: State, player: Player, dice: Random) -> None:
    """Cards of hand and draw stack change places, and those that were drawn in secret with the stack's."""
    for card in player.blind:
        player.hand.remove(card)
    cards = player.hand + player.draw
    dice.shuffle(cards)
    player.hand, player.draw = cards[: len(player.hand)], cards[len(player.hand) :]
    state.objective_stack += player.blind
    dice.shuffle(state.objective_stack)
    player.blind = [state.objective_stack.pop() for _ in player.blind]
    player.hand += player.blind


def permute_hidden(game: Game, seat: str | None, dice: Random) -> Game:
    """A copy with everything that a seat cannot see in another order, the seed untouched."""
    copy = game.copy()
    state = copy.state
    for pile in (state.cattle_stack, state.objective_stack, state.ship_pile, *state.bags.values()):
        dice.shuffle(pile)
    for player in state.players:
        if player.seat == seat:
            dice.shuffle(player.draw)
        else:
            permute_hand(state, player, dice)
    if state.starting_objectives:
        known = {
            player.seat: card for player, card in zip(state.players, state.starting_objectives, strict=True)
        }
        others = [card for card in game.catalog.starting_objectives if card != known.get(seat)]
        dice.shuffle(others)
        state.starting_objectives = [known[n] if n == seat else others.pop() for n in game.seats]
    if game.decision.seat == seat:
        copy.relist()  # options are listed afresh; those of others hang on what we cannot see
    return copy


def test_permuting_what_a_seat_cannot_see_leaves_its_view_unchanged(playing):
    dice = Random(4)
    for game, _ in islice(playing(4), 0, None, STEP):
        for seat in (*game.seats, None):
            seen = msgspec.json.encode(game.view(seat)).decode()
            other = permute_hidden(game, seat, dice)
            assert msgspec.json.encode(other.view(seat)).decode() == seen


def test_a_view_never_holds_the_seed_before_the_end(playing):
    for game, _ in islice(playing(14), 0, None, STEP):
        seed = game.setup.seed
        for seat in (*game.seats, None):
            text = msgspec.json.encode(game.view(seat)).decode()
            assert str(seed) not in text
            assert f"{seed:x}" not in text
    assert game.view(None).seed == f"{game.setup.seed:032x}"


def test_a_view_of_another_seat_holds_no_hand(playing):
    for game, _ in islice(playing(15), 0, None, STEP):
        for seat in (*game.seats, None):
            for name, player in game.view(seat).players.items():
                assert (player.hand is not None) == (name == seat)
                assert (player.draw is not None) == (name == seat)


def test_events_tell_others_no_card_that_is_not_open(playing):
    told = 0
    for game, _ in playing(16):
        for event in game.events:
            for seat in (*game.seats, None):
                if seat == event.seat:
                    continue
                seen = json.dumps(event.seen_by(seat))
                for card in set(re.findall(r'"([a-z_]+\d*)"', seen)) & game.catalog.cards.keys():
                    told += 1
                    assert card in _open_cards(game), (event, card)
            if event.kind == "drew":
                assert event.reveals
                assert set(event.seen_by(None)) == {"count"}
                assert len(event.seen_by(event.seat)["cards"]) == event.data["count"]
    assert told


def _open_cards(game: Game) -> set[str]:
    state = game.state
    cards = {*state.cattle, *state.objectives, *state.box}
    # An objective is shown to all as it is taken, even into a hand.
    cards |= {event.data["card"] for event in game.events if event.kind == "objective_taken"}
    for player in state.players:
        # A pile that was just reshuffled was open until then, and exhaustion cards go back to their stack.
        cards |= {*player.discard, *player.area, "exhaustion"}
        if any(event.kind == "reshuffled" and event.seat == player.seat for event in game.events):
            cards |= {*player.draw, *player.hand}
    return cards


def test_an_imagined_game_depends_only_on_what_the_seat_knows(playing):
    dice = Random(5)
    for game, _ in islice(playing(17), 0, None, 4 * STEP):
        for seat in game.seats:
            other = permute_hidden(game, seat, dice)
            assert other.imagine(seat, 99).dump() == game.imagine(seat, 99).dump()
            # The choices of an imagined game are those of the true one where it is the seat's own decision.
            if game.decision.seat == seat:
                assert game.imagine(seat, 99).decision.legal == game.decision.legal


def test_what_is_marked_as_automatic_would_have_been_with_any_hand(playing, monkeypatch):
    """A choice that plays itself because of a hidden hand looks like any other to everybody."""
    dice, marked, hidden = Random(6), [], []

    def watch(cls: type[Question]) -> None:
        hides = cls.hides

        def watched(task: Question, g: Game) -> bool:
            told = hides(task, g)
            (hidden if told else marked).append((task, g.copy()))
            return told

        monkeypatch.setattr(cls, "hides", watched)

    classes: list[type[Question]] = [Question, *_below(Question)]
    for cls in classes:
        if "hides" in vars(cls):
            watch(cls)
    for seed in range(40, 44):
        for _ in playing(seed):
            pass
    assert len(marked) > 10
    for task, game in marked:
        for _ in range(4):
            permute_hand(game.state, game.state.players[task.who(game)], dice)
            legal = task.legal(game)
            assert len(legal) <= task.bounds(game, legal)[0] and not PASSES & set(legal), (task, legal)


def _below(cls: type[Question]) -> list[type[Question]]:
    return [one for sub in cls.__subclasses__() for one in (sub, *_below(sub))]
