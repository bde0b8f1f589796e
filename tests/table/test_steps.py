"""Steps: a whole action in one tap where no chance lies in it, one transaction, one thing to take back."""

import random

import pytest
from msgspec.structs import replace

from bot.store import games
from bot.table import Refusal
from bot.table.asked import steps_at
from bot.table.live import standing
from bot.table.steps import LONG, MANY, MOST, PASSES, numbered, steps_of
from engine import Game, Setup
from tests.positions import position


def ids(steps, group="main"):
    return [step.id for step in steps if step.group == group]


def test_an_action_and_what_it_is_about_are_one_step():
    table = position()
    table.jobs(2, "carpintero", "gaucho")
    table.mary.money = 20
    table.turn("mary", at="A")
    found = ids(steps_of(table.game, "mary"))
    assert "use:2>hire:row2:carpintero" in found and "use:2>hire:row2:gaucho" in found
    assert "use:2" not in found, "there is nothing else to hire"


def test_auxiliary_actions_are_instead_of_what_can_be_done_here():
    table = position()
    table.jobs(2, "maquinista")
    table.mary.money = 20
    table.turn("mary", at="A")
    steps = steps_of(table.game, "mary")
    assert ids(steps, "instead") and all(one.startswith("aux:") for one in ids(steps, "instead"))


@pytest.mark.parametrize("game", ["argentina", "original"])
def test_every_step_can_be_taken_and_none_uncovers_anything_with_another_choice(game):
    played, rng = (
        Game.start(Setup(game=game, seats=["north", "south"], seed=11, options={})),
        random.Random(5),
    )
    longer = 0
    while played.decision is not None and played.turn < 40:
        seat = played.decision.seat
        before = played.dump()
        steps = steps_of(played, seat)
        assert played.dump() == before, "looking ahead changes nothing"
        for step in steps:
            copy = played.copy()
            for picked in step.picks:
                events = copy.choose(seat, picked)
                assert len(step.picks) == 1 or not any(event.reveals for event in events)
        if steps and played.decision.most == 1:
            reached = {one for step in steps for picked in step.picks for one in picked}
            assert set(played.decision.legal) <= reached, "whatever is legal can be tapped"
        passes = (("done",), ("skip",))
        sections = [step for step in steps if step.group == "main" and step.picks[0] not in passes]
        alone = [pick for pick in played.decision.legal if pick not in PASSES and not pick.startswith("aux:")]
        most = MOST if played.decision.kind in LONG else MANY
        assert len(sections) <= max(most, len(alone))
        longer += any(len(step.picks) > 1 for step in steps)
        if steps:
            for picked in rng.choice(steps).picks:
                played.choose(seat, picked)
        else:
            decision = played.decision
            played.choose(seat, rng.sample(list(decision.legal), decision.least))
    assert longer > 10


def test_the_cheapest_path_is_taken_and_the_others_are_another_way():
    found = False
    for seed in range(6):
        played = Game.start(Setup(game="original", seats=["north", "south"], seed=seed, options={}))
        rng = random.Random(seed)
        while played.decision is not None and played.turn < 60:
            decision = played.decision
            for step in steps_of(played, decision.seat):
                if decision.kind == "move" and step.picks[-1][:1] and step.picks[-1][0].startswith("path:"):
                    asked = played.copy()
                    asked.choose(decision.seat, step.picks[0])
                    costs = {one.id: one.text.values["cost"] for one in asked.decision.options}
                    assert costs[step.picks[-1][0]] == min(costs.values())
                    assert step.picks[0][0] in ids(steps_of(played, decision.seat), "other")
                    found = True
            picks = rng.sample(list(decision.legal), max(1, decision.least))
            played.choose(decision.seat, picks)
        if found:
            return
    raise AssertionError("no place was reached by two ways")


def test_the_least_cattle_that_is_enough_is_shown():
    table = position()
    for colour in ("green", "blue"):
        table.farmer(f"{colour}1", f"{colour}-green-3")
    table.deck("mary", hand=("caracu2", "caracu2", "serrano2", "niata", "niata"))
    table.turn("mary", at="F")
    steps = steps_of(table.game, "mary")
    (found,) = [one for one in ids(steps) if "help:green1" in one]
    assert found == "use:1>use:2>help:green1>done>reveal:serrano2>done", "one card, and not a stronger one"
    assert "use:1>use:2>help:green1" in ids(steps, "other"), "two farmers, or other cards"
    assert next(step for step in steps if step.id == found).gifts == 1, "what the place gives is taken along"


async def test_a_step_is_one_transaction_and_taken_back_as_one(session):
    table = await session.game()
    for _ in range(400):
        person, asked = await session.asked(table)
        seat = asked.seat
        steps = (await session.tables.moments.of(table.id, person)).steps
        several = next((place for place, step in enumerate(steps) if len(step.picks) > 1), None)
        if several is not None:
            break
        await session.step(table)
    state = (await games.current(session.store.read, table.id)).state
    chosen = await session.tables.play.take_step(table.id, person, several, asked.number)
    count = len(steps[several].picks)
    assert chosen.entry == asked.number + count
    made = standing(await games.log(session.store.read, table.id))[-count:]
    assert [tuple(entry.picked) for entry in made] == list(steps[several].picks)
    assert [entry.follows for entry in made] == [False] + [True] * (count - 1)

    preview = await session.tables.undo.preview(table.id, person)
    assert preview.free and len(preview.takes_back) == count
    back = await session.tables.undo.take_back(table.id, person, preview.entry, preview.number)
    assert (await games.current(session.store.read, table.id)).state == state
    assert back.decision == asked.decision and back.seat == seat

    with pytest.raises(Refusal, match="table-stale"):
        await session.tables.play.take_step(table.id, person, several, asked.number)


def test_what_leaves_nothing_to_do_ends_the_turn_unless_that_uncovers_something():
    ended = kept = 0
    for seed in range(3):
        played = Game.start(Setup(game="argentina", seats=["north", "south"], seed=seed, options={}))
        rng = random.Random(seed)
        while played.decision is not None and played.turn < 40:
            seat = played.decision.seat
            plain = steps_of(played, seat)
            steps = steps_of(played, seat, may_end=True)
            assert [step.picks for step in plain] == [
                step.picks[: len(step.picks) - step.ends] for step in steps
            ]
            for step in steps:
                copy, revealed = played.copy(), False
                for picked in step.picks[: len(step.picks) - step.ends]:
                    revealed = any(event.reveals for event in copy.choose(seat, picked))
                left = copy.decision
                if left is None or left.seat != seat or list(left.legal) != ["done"]:
                    assert not step.ends or list(left.legal) == ["skip"]
                    continue
                uncovers = any(event.reveals for event in copy.choose(seat, ["done"]))
                assert bool(step.ends) == (not uncovers and not revealed)
                ended += bool(step.ends)
                kept += uncovers
            if not steps:
                legal = list(played.decision.legal)
                played.choose(seat, rng.sample(legal, played.decision.least))
                continue
            for picked in rng.choice(steps).picks:
                played.choose(seat, picked)
    assert ended > 20 and kept > 20


@pytest.mark.parametrize("game", ["argentina", "original"])
def test_a_plain_action_is_offered_together_with_another_of_that_place(game):
    played, rng, found = Game.start(Setup(game=game, seats=["north", "south"], seed=3)), random.Random(3), 0
    while played.decision is not None and played.turn < 60:
        seat = played.decision.seat
        steps = steps_of(played, seat)
        both = [one for one in steps if one.group == "main" and one.id.count("use:") - one.gifts == 2]
        for step in both:
            first, second = [pick for pick in step.id.split(">") if pick.startswith("use:")][-2:]
            assert f"{first}>{second}" in step.id, "nothing is asked about the first"
            alone = [one.id.split(">") for one in steps if one.group == "main" and one not in both]
            assert any(first in one for one in alone), "it is offered by itself, too"
            assert sorted(step.id.split(">")) not in [sorted(o.id.split(">")) for o in both if o != step]
        assert not both or sum(step.group == "main" and not step.passes for step in steps) <= MANY
        found += bool(both)
        if steps:
            for picked in rng.choice([one for one in steps if one.group != "busy"]).picks:
                played.choose(seat, picked)
        else:
            played.choose(seat, rng.sample(list(played.decision.legal), played.decision.least))
    assert found > 5


def test_a_ride_is_offered_together_with_what_the_place_asks_nothing_about():
    table = position()
    table.deck("mary", hand=("holando_argentino", "niata", "niata", "niata"))
    table.phase_a("mary", at="start")
    steps = steps_of(table.game, "mary")
    busy = [(place, step) for place, step in enumerate(steps) if step.group == "busy"]
    (place, step), *_ = [(place, step) for place, step in busy if "move:A" in step.id]
    assert step.id == "move:A>use:1" and step.rides == 1, "the Holando Argentino is sold"
    assert steps[place - 1].id == "move:A", "the ride alone stands before it"
    numbers = numbered(steps)
    assert numbers[place] == f"{numbers[place - 1]}+"
    alone = [number for number in numbers.values() if not number.endswith("+")]
    assert alone == [str(count) for count in range(1, len(alone) + 1)], "as on the picture"
    assert len(numbers) <= MOST


def test_the_dearer_of_two_ways_to_hire_is_another_way():
    table = position()
    table.jobs(2, "carpintero", "gaucho")
    table.mary.money = 20
    table.turn("mary", at="A")
    steps = steps_of(table.game, "mary")
    assert not any("use:3" in one for one in ids(steps)) and "use:3" in ids(steps, "other")
    table.game.choose("mary", ["use:2"])
    table.game.choose("mary", ["hire:row2:gaucho"])
    assert any("use:3" in one for one in ids(steps_of(table.game, "mary"))), "then it is the only one"


def test_of_one_breed_the_cards_that_count_most_are_bought():
    table = position()
    table.cattle_market("caracu2", "caracu3", "serrano2")
    table.mary.money = 20
    table.turn("mary", at="E")
    steps = steps_of(table.game, "mary")
    bought = [one for one in ids(steps) if "caracu" in one]
    assert bought and all("cattle:caracu3" in one for one in bought)
    assert any(one.endswith("caracu:1") for one in ids(steps, "other")), "the other one, for who wants that"


async def test_a_turn_that_ended_of_itself_is_taken_back_as_one(session):
    """And against an AI, which plays on at once, no turn ends of itself."""
    table = await session.game()
    for _ in range(400):
        person, asked = await session.asked(table)
        steps = (await session.tables.moments.of(table.id, person)).steps
        ending = next((place for place, step in enumerate(steps) if step.ends), None)
        if ending is not None:
            break
        await session.step(table)
    await session.tables.play.take_step(table.id, person, ending, asked.number)
    assert (await session.tables.play.asked(table.id, None)).turn == asked.turn + 1
    preview = await session.tables.undo.preview(table.id, person)
    assert preview.free
    back = await session.tables.undo.take_back(table.id, person, preview.entry, preview.number)
    assert back.turn == asked.turn and back.decision == asked.decision
    async with session.tables.context.games.hold(table.id) as live:
        assert any(step.ends for step in steps_at(live, asked.seat))
        other = next(one for one in live.table.seats if one.seat != asked.seat)
        seats = [one if one is not other else replace(other, stand_in="greedy") for one in live.table.seats]
        live.table = replace(live.table, seats=seats)
        assert not any(step.ends for step in steps_at(live, asked.seat))


async def test_what_is_offered_is_found_once_a_moment_and_anew_at_the_next(session):
    """Also at one to which the game goes back: a tap finds what the panel showed, and nothing older."""
    table = await session.game()
    for turn in range(30):
        person, asked = await session.asked(table)
        shown = (await session.tables.moments.of(table.id, person)).steps
        async with session.tables.context.games.hold(table.id) as live:
            assert steps_at(live, asked.seat) is shown
            assert shown == steps_of(live.game.copy(), asked.seat, may_end=True)
            other = next(one.seat for one in live.table.seats if one.seat != asked.seat)
            assert steps_at(live, other) == ()
        chosen = await session.step(table)
        if turn % 3 == 0 and chosen.asked.decision is not None:
            preview = await session.tables.undo.preview(table.id, person)
            if preview.free:
                await session.tables.undo.take_back(table.id, person, preview.entry, preview.number)
                assert (await session.tables.moments.of(table.id, person)).steps == shown
