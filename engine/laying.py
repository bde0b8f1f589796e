"""Setting up: what both games lay out in the same way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine import chance
from engine.catalog import Catalog
from engine.decisions import BadSave
from engine.state import RULES_VERSION, Player, Setup, State
from engine.turn import StartTurn

MIXED = ("random", "mixed")
SIDES = ("a", "b")


def read_options(given: Mapping[str, str], known: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The options of a setup, with the first value of each as its default; an unknown one is refused."""
    for name, value in given.items():
        if name not in known:
            raise BadSave(f"there is no option {name!r}; there are {', '.join(known)}")
        if value not in known[name]:
            raise BadSave(f"option {name!r} can be {', '.join(known[name])}, not {value!r}")
    return {name: given.get(name, values[0]) for name, values in known.items()}


class StartingTable:
    """A state being laid out. Every pile is shuffled by a stream of its own."""

    def __init__(self, catalog: Catalog, setup: Setup, order: str) -> None:
        seats = list(setup.seats)
        self.catalog = catalog
        self.seed = setup.seed
        if order == "random":
            seats = self.shuffled("order", seats)
        self.count = len(seats)
        self.state = State(setup, RULES_VERSION, [Player(seat) for seat in seats], agenda=[StartTurn()])

    def shuffled(self, label: str, items: Iterable[str]) -> list[str]:
        pile = list(items)
        chance.shuffle(pile, chance.words(self.seed, f"setup/{label}"))
        return pile

    def side(self, label: str, option: str) -> str:
        """Side a or b of something, by option or by lot."""
        if option not in MIXED:
            return option
        return SIDES[chance.below(chance.words(self.seed, f"setup/side/{label}"), len(SIDES))]

    def lay_masters(self, spaces: int) -> None:
        masters = self.shuffled("masters", self.catalog.masters)[:spaces]
        stations = [name for name, one in self.catalog.railroad.stations.items() if one.master]
        self.state.masters = dict(zip(stations, masters, strict=True))

    def lay_neutral(self, *, shuffled: bool) -> None:
        spaces = self.catalog.trail.neutral_spaces
        tiles = [tile for tile, one in self.catalog.buildings.items() if one.need == 0]
        if shuffled:
            tiles = self.shuffled("neutral", tiles)
        self.state.buildings = dict(zip(spaces, tiles, strict=True))

    def fill_bags(self) -> None:
        self.state.bags = {name: self.shuffled(f"bag/{name}", bag) for name, bag in self.catalog.bags.items()}

    def lay_trail_tiles(self, letter: str) -> None:
        """Tiles onto the lowest free space of their area; one that finds none goes back into the bag."""
        state, bag, refused = self.state, self.state.bags[letter], []
        while len(state.tiles) < self.catalog.setup.tiles_on_trail:
            tile = bag.pop()
            spaces = self.catalog.trail.areas[self.catalog.tile_area[tile]]
            free = [space for space in spaces if space not in state.tiles]
            if free:
                state.tiles[free[0]] = tile
            else:
                refused.append(tile)
        if refused:
            state.bags[letter] = self.shuffled(f"bag/{letter}/again", bag + refused)

    def fill_job_market(self, letter: str) -> None:
        state = self.state
        state.jobs = [[None] * self.count for _ in self.catalog.row_costs]
        for place in range(self.catalog.setup.workers_in_market[str(self.count)]):
            row, column = divmod(place, self.count)
            state.jobs[row][column] = state.bags[letter].pop()
            state.job_row = row

    def fill_foresight(self) -> None:
        for letter, bag in self.state.bags.items():
            self.state.foresight[letter] = [bag.pop() for _ in range(self.catalog.setup.foresight_spaces)]

    def deal_cattle(self) -> None:
        state = self.state
        state.cattle_stack = self.shuffled("cattle", self.catalog.market_cards)
        dealt = [state.cattle_stack.pop() for _ in range(self.catalog.setup.cattle_market[str(self.count)])]
        state.cattle = self.catalog.sort_cards(dealt)

    def deal_objectives(self) -> None:
        state = self.state
        state.objective_stack = self.shuffled("objectives", self.catalog.objective_cards)
        state.objectives = [state.objective_stack.pop() for _ in range(self.catalog.setup.objectives_shown)]

    def deal_starting_objectives(self) -> None:
        """One to each player, face down; the rest stays in the box, unseen."""
        dealt = self.shuffled("starting_objectives", self.catalog.starting_objectives)
        self.state.starting_objectives = dealt[: self.count]

    def seat_players(self, sides: str) -> None:
        """Boards, buildings (the same sides for all), decks, hands and starting money, in turn order."""
        numbers = {tile[:-1]: None for tile, one in self.catalog.buildings.items() if one.need}
        built = [number + self.side(f"building/{number}", sides) for number in numbers]
        for place, player in enumerate(self.state.players):
            player.money = self.catalog.setup.money[place]
            player.exchange = self.catalog.setup.exchange
            player.rows = {kind: [] for kind in self.catalog.rows}
            player.covered = list(self.catalog.discs)
            player.unbuilt = list(built)
            player.draw = self.shuffled(f"herd/{place}", self.catalog.start_cards)
            player.hand = [player.draw.pop() for _ in range(self.catalog.setup.cards[place])]
