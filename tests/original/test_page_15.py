"""Rulebook page 15: objective cards, their immediate actions, and the end of the game."""

import pytest

from tests.original.positions import Table, position

MOVE_FREE = "objective20"


def holding(card: str, at: str = "A") -> Table:
    """Mary arrives somewhere with an objective card in hand."""
    table = position()
    table.hand("mary", card, "jersey", "guernsey", "dutch_belt")
    table.turn("mary", at=at)
    return table


def test_dollars2():
    table = holding("objective1")
    table.play("play:objective1")
    assert table.mary.money == 12
    assert table.mary.area == ["objective1"]
    assert "use:1" in table.legal, "it is no action of phase B"


def test_auxiliary_single_or_double():
    table = position()
    table.clear("mary", "aux_dollars_2")
    table.hand("mary", "objective6")
    table.turn("mary", at="A")
    table.play("play:objective6")
    assert table.legal == {"aux:dollars", "aux:dollars:double", "aux:draw", "skip"}
    table.play("aux:dollars:double")
    assert table.mary.money == 12
    assert "aux:draw" in table.legal, "the place still offers its own"


def test_draw3():
    table = holding("objective10")
    table.play("play:objective10")
    assert table.legal == {"draw:3", "draw:2", "draw:1", "skip"}
    table.play("draw:2", ("discard:jersey", "discard:guernsey"))
    assert len(table.mary.hand) == 3
    assert table.mary.discard == ["jersey", "guernsey"]


@pytest.mark.parametrize(("card", "spaces"), [("objective15", 2), ("objective18", 3)])
def test_engine2_and_engine3(card, spaces):
    table = holding(card)
    table.play(f"play:{card}")
    assert table.legal == {*(f"engine:{n}" for n in range(1, spaces + 1)), "skip"}
    table.play(f"engine:{spaces}")
    assert table.mary.engine == str(spaces)


# Moving free (Ruling 8)


def test_before_phase_a_the_move_starts_where_the_free_move_ended():
    table = position()
    table.hand("mary", MOVE_FREE)
    table.building("b1", "7a", owner="mike")
    table.phase_a("mary", at="A")
    table.play(f"play:{MOVE_FREE}")
    assert table.asked == "free_move"
    assert table.legal == {"move:b1", "move:B", "move:C", "move:D", "move:E", "skip"}
    table.play("move:b1")
    assert (table.mary.place, table.mary.money) == ("b1", 10), "no fees"
    assert table.asked == "move"
    table.play("move:B")
    assert (table.mary.place, table.asked) == ("B", "action")


def test_after_an_action_phase_b_is_over():
    table = holding(MOVE_FREE)
    table.play("use:1", f"play:{MOVE_FREE}", "move:B")
    assert table.mary.place == "B"
    assert table.game.decision.seat == "mike"
    assert len(table.mary.hand) == 4, "phase C"


def test_before_the_first_action_of_phase_b_it_ends_phase_b_too():
    table = holding(MOVE_FREE)
    table.play(f"play:{MOVE_FREE}", "move:B")
    assert table.game.decision.seat == "mike", "the place reached is not used"


def test_who_forfeits_the_move_goes_on_with_phase_b():
    table = holding(MOVE_FREE)
    table.play(f"play:{MOVE_FREE}", "skip")
    assert (table.mary.place, table.asked) == ("A", "action")


def test_it_never_leads_into_kansas_city():
    table = position()
    table.hand("mary", MOVE_FREE)
    table.turn("mary", at="F")
    table.play(f"play:{MOVE_FREE}")
    assert table.legal == {"move:G", "skip"}

    table = position()
    table.hand("mary", MOVE_FREE)
    table.turn("mary", at="G")
    table.play(f"play:{MOVE_FREE}")
    assert table.asked == "action", "with Kansas City alone ahead there is nothing to ask"


def test_in_kansas_city_there_is_no_way_on():
    table = position()
    table.hand("mary", MOVE_FREE)
    table.turn("mary", at="kansas_city")
    table.play(f"play:{MOVE_FREE}")
    assert table.mary.area == [MOVE_FREE]
    assert (table.mary.place, table.asked) == ("kansas_city", "disc"), "the visit went on to its delivery"


# Scoring cards

TASKS = ["building", "green_camp", "blue_camp", "hazard", "station", "value3"]
TASKS += ["west_highland", "texas_longhorn", "san_francisco"]


def fulfil(table: Table, task: str, times: int) -> None:
    """Give Mary so many of what a task asks for."""
    for n in range(times):
        match task:
            case "building":
                table.building(f"b{n + 1}", f"{n + 1}a")
            case "green_camp" | "blue_camp":
                table.in_front("mary", f"camp-{task.removesuffix('_camp')}")
            case "hazard":
                table.in_front("mary", ("flood-green-4", "drought-black-2", "rockfall-green-3")[n])
            case "station":
                table.disc("mary", ("station4", "station7")[n])
            case "san_francisco":
                table.disc("mary", "san_francisco")
            case _:
                cards = {"value3": "holstein1", "west_highland": "west_highland3"}
                table.state.cattle_stack.remove(cards.get(task, "texas_longhorn5"))
                table.mary.discard.append(cards.get(task, "texas_longhorn5"))


@pytest.mark.parametrize("number", range(1, 25))
def test_every_objective_card_fulfilled_and_not(number):
    card = f"objective{number}"
    table = position()
    table.starting("mary", "starting_objective4")
    table.area("mary", card)
    objective = table.catalog.objectives[card]
    assert set(objective.tasks) <= set(TASKS)
    assert table.score("objectives") == objective.fail < 0
    for task, times in objective.tasks.items():
        fulfil(table, task, times)
    assert table.score("objectives") == objective.vp > 0


@pytest.mark.parametrize("number", range(1, 5))
def test_starting_objectives_count_3_and_never_less_than_nothing(number):
    table = position()
    table.starting("mary", f"starting_objective{number}")
    assert table.score("objectives") == 0
    for task, times in table.catalog.objectives[f"starting_objective{number}"].tasks.items():
        fulfil(table, task, times)
    assert table.score("objectives") == 3


def mary_of_the_example(san_francisco: int) -> Table:
    """Three cards: two San Francisco, one with buildings and hazards; a blue camp and more for the fourth."""
    table = position()
    table.starting("mary", "starting_objective2")
    table.area("mary", "objective6", "objective7", "objective18", "objective10")
    fulfil(table, "building", 3)
    fulfil(table, "hazard", 3)
    fulfil(table, "blue_camp", 1)
    fulfil(table, "san_francisco", san_francisco)
    return table


def test_objectives_worth_18_and_with_one_san_francisco_less_10():
    assert mary_of_the_example(2).score("objectives") == 5 + 5 + 5 + 3
    assert mary_of_the_example(1).score("objectives") == 10


def test_one_task_serves_one_card():
    table = position()
    table.starting("mary", "starting_objective1")
    table.area("mary", "objective6", "objective7")
    fulfil(table, "san_francisco", 1)
    assert table.score("objectives") == 5 - 3


def test_cards_still_in_the_deck_count_only_if_that_helps():
    table = position()
    table.hand("mary", "objective6")
    assert table.score("objectives") == 0
    fulfil(table, "san_francisco", 1)
    assert table.score("objectives") == 5


# The end


def test_the_last_worker_ends_the_game_after_one_more_turn_of_everybody_else():
    table = position(players=3)
    table.token(12)
    table.jobs(12, "cowboy", "cowboy")
    table.foresight("C", "camp-green", "engineer")
    table.turn("mary", at="kansas_city")
    assert table.mary.job_token, "the second subphase filled the market"
    assert table.discs("kansas_city") == []
    assert table.asked == "ship", "the third subphase took the only tile that is no worker"
    assert "camp-green" in table.state.tiles.values()
    table.play("deliver:kansas_city", "disc:aux_draw_2")
    assert all(None not in tiles for tiles in table.state.foresight.values())

    table.foresight("A", "camp-blue", "camp-blue")
    table.foresight("C", "engineer", "engineer")
    table.turn("mike", at="kansas_city")
    assert table.asked == "ship", "workers are not chosen any more, so subphases 2 and 3 are skipped"
    table.play("deliver:kansas_city", "disc:aux_draw_2")
    table.turn("peter", at="A")
    table.play("done")
    assert table.game.over
    assert table.score("job_token") == 2


def test_with_only_workers_left_the_third_subphase_is_skipped():
    table = position()
    table.token(12)
    table.jobs(12, "cowboy")
    table.turn("mary", at="kansas_city")
    assert table.mary.job_token
    assert table.state.foresight["C"] == ["engineer", "engineer"]
    assert table.asked == "ship"
