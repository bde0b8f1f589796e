"""The setup: what lies where for 2, 3 and 4 players, and the options."""

from collections import Counter

import pytest

from engine import BadSave
from engine.invariants import problems
from tests.positions import first_turn
from tests.views import argentina_view

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


@COUNTS
def test_everything_in_the_box_is_somewhere(players: int):
    assert problems(first_turn(players).game) == []


@COUNTS
def test_five_farmers_on_the_lowest_spaces_of_their_areas(players: int):
    tiles = first_turn(players).state.tiles

    assert len(tiles) == 5
    for space, tile in tiles.items():
        colour = space.rstrip("1234")
        assert tile.startswith(colour)
        assert all(f"{colour}{lower}" in tiles for lower in range(1, int(space[-1])))


@pytest.mark.parametrize(("players", "workers"), [(2, 5), (3, 8), (4, 11)])
def test_the_job_market_up_to_the_space_before_the_token(players: int, workers: int):
    state = first_turn(players).state

    assert state.job_row == 2
    assert [len(row) for row in state.jobs] == [players] * 11
    filled = [[tile is not None for tile in row] for row in state.jobs]
    assert filled[:3] == [[True] * players, [True] * players, [True] * (players - 1) + [False]]
    assert sum(map(sum, filled)) == workers


@COUNTS
def test_two_foresight_tiles_of_each_letter(players: int):
    table = first_turn(players)

    for letter, pair in table.state.foresight.items():
        assert len(pair) == 2
        assert all(tile in table.catalog.bags[letter] for tile in pair)


@pytest.mark.parametrize(("players", "cards"), [(2, 9), (3, 12), (4, 15)])
def test_the_cattle_market_sorted_by_colour(players: int, cards: int):
    table = first_turn(players)

    assert len(table.state.cattle) == cards
    assert len(table.state.cattle_stack) == 36 - cards
    colours = ["caracu", "chaqueno", "serrano", "blanco_orejinegro", "franqueiro", "aberdeen_angus"]
    order = [colours.index(card.rstrip("1234567")) for card in table.state.cattle]
    assert order == sorted(order)


@COUNTS
def test_four_open_objectives_and_twenty_in_the_stack(players: int):
    state = first_turn(players).state

    assert (len(state.objectives), len(state.objective_stack)) == (4, 20)


@COUNTS
def test_eleven_ships_in_ascending_order_and_seven_in_the_pile(players: int):
    state = first_turn(players).state

    assert state.ships == [f"ship{value}" for value in (0, 1, 3, 5, 6, 7, 8, 9, 11, 15, 18)]
    assert Counter(state.ship_pile) == Counter(
        ["ship4", "ship7b", "ship8b", "ship12", "ship13", "ship14", "ship16"]
    )


@COUNTS
def test_five_of_eight_station_masters(players: int):
    masters = first_turn(players).state.masters

    assert list(masters) == ["station4", "station7", "station10", "station14", "station18"]
    assert len(set(masters.values())) == 5


@pytest.mark.parametrize(
    ("players", "covered"),
    [(2, {"le_havre", "rotterdam", "liverpool"}), (3, {"rotterdam"}), (4, set())],
)
def test_cover_tiles_by_player_count(players: int, covered: set[str]):
    cities = argentina_view(first_turn(players).game).cities

    assert {city for city, one in cities.items() if one.covered} == covered
    assert len(cities["le_havre"].spaces) == 12 - 4 * ("le_havre" in covered)
    assert len(cities["rotterdam"].spaces) == 10 - 4 * ("rotterdam" in covered)
    assert len(cities["liverpool"].spaces) == 9 - 4 * ("liverpool" in covered)


def test_starting_capital_cards_and_tokens_by_turn_order():
    players = first_turn(players=4).state.players

    assert [player.money for player in players] == [7, 8, 9, 10]
    assert [len(player.hand) for player in players] == [4, 5, 6, 7]
    assert [player.exchange for player in players] == [1, 1, 1, 1]


@COUNTS
def test_each_player_begins_alike(players: int):
    table = first_turn(players)

    assert table.state.exhaustion == 25 - players
    assert table.discs("le_havre_1") == table.game.seats
    for player in table.state.players:
        assert len(player.hand + player.draw) == 14 + 1
        assert len(player.covered) == 17
        assert player.engine == "0"
        assert (player.grain, player.certificates) == (0, 0)
        assert not any(player.rows.values())


@pytest.mark.parametrize(("players", "steps"), [(2, 3), (3, 4), (4, 5)])
def test_limits_on_the_player_boards(players: int, steps: int):
    mary = argentina_view(first_turn(players).game).players["mary"]

    assert mary.step_limit == steps
    assert (mary.hand_limit, mary.certificate_limit, mary.strength) == (4, 4, 0)


def test_option_neutral_printed_puts_each_tile_on_its_letter():
    buildings = first_turn(neutral="printed").state.buildings

    assert buildings == {letter: letter for letter in "ABCDEFGH"}


def test_option_neutral_shuffled_uses_each_tile_once():
    buildings = first_turn(neutral="shuffled").state.buildings

    assert sorted(buildings) == sorted(buildings.values()) == list("ABCDEFGH")
    assert buildings != {letter: letter for letter in "ABCDEFGH"}


@pytest.mark.parametrize("side", ["a", "b"])
def test_option_sides_turns_all_private_buildings(side: str):
    for player in first_turn(3, sides=side).state.players:
        assert player.unbuilt == [f"{number}{side}" for number in range(1, 11)]


def test_option_sides_mixed_is_the_same_for_all():
    players = first_turn(4, sides="mixed").state.players

    assert len({tuple(player.unbuilt) for player in players}) == 1
    assert {tile[-1] for tile in players[0].unbuilt} == {"a", "b"}
    assert [tile[:-1] for tile in players[0].unbuilt] == [str(number) for number in range(1, 11)]


@pytest.mark.parametrize("city", ["le_havre", "rotterdam", "liverpool"])
def test_option_of_each_city_map(city: str):
    cities = argentina_view(first_turn(2, 7, **{city: "b"}).game).cities

    assert {name for name, one in cities.items() if one.side == "b"} == {city}


def test_option_random_turns_city_maps_either_way():
    sides = {first_turn(seed=seed, liverpool="random").state.sides["liverpool"] for seed in range(12)}

    assert sides == {"a", "b"}


def test_option_order_random_seats_everybody_once():
    orders = {tuple(first_turn(3, seed, order="random").game.seats) for seed in range(12)}

    assert len(orders) > 1
    assert {frozenset(order) for order in orders} == {frozenset({"mary", "dave", "john"})}


@pytest.mark.parametrize("options", [{"sides": "c"}, {"weather": "rain"}])
def test_an_unknown_option_is_refused(options: dict[str, str]):
    with pytest.raises(BadSave):
        first_turn(2, 7, **options)
