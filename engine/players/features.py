"""What a network sees of a position: a row of numbers about one seat, the table, and how far the others are.

All of it is public or the seat's own, but for the hand and draw pile of a seat that is not one's own; players
only ask about those in imagined games. Numbers are scaled to be about 1. Which breeds, discs and tiles there
are comes from the catalog, so that a game needs no code for them; what only it has, its own module `features`
adds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engine.catalog import EXHAUSTION, OBJECTIVE, STRONG
from engine.herd import hand_limit
from engine.players.distance import steps_to_capital
from engine.turn import step_limit

if TYPE_CHECKING:
    from engine.catalog import Catalog
    from engine.game import Game
    from engine.state import Player, State

Row = list[float]


class Extra(Protocol):
    """What only one game has."""

    names: tuple[str, ...]

    def add(self, g: Game, seat: int, row: Row) -> None:
        """Append a number for each of the names."""
        ...


def numbered(names: list[str], first: int) -> dict[str, int]:
    return {name: first + place for place, name in enumerate(names)}


class Features:
    def __init__(self, catalog: Catalog, extra: Extra | None = None) -> None:
        self.catalog = catalog
        self.extra = extra
        self.names: list[str] = []
        cards, trail = catalog.cards, catalog.trail
        cattle = {card.breed: card.value for card in cards.values() if card.value}
        self.breed_values = dict(sorted(cattle.items(), key=lambda one: (one[1], one[0])))
        breeds = list(self.breed_values)
        self.kinds = list(catalog.rows)
        self.places = [space for space in trail.ahead if space not in trail.ramps]
        private = [name for name, one in catalog.buildings.items() if one.need]
        self.in_hand = self._block("hand", breeds)
        self.in_deck = self._block("deck", breeds)
        self.in_draw = self._block("draw", breeds)
        self.in_market = self._block("market", breeds)
        self.uncovered = self._block("disc", list(catalog.discs))
        self.stations = self._block("station", list(catalog.railroad.stations))
        self.masters = self._block("master", list(catalog.masters))
        self.built = self._block("building", private)
        self.at = self._block("at", self.places)
        self.sites = self._block("site", list(trail.building_spaces))
        self.others = self._block("other's site", list(trail.building_spaces))
        self.hired = self._block("workers", self.kinds)
        costs = self._block("cost", self.kinds)
        self.asked_for: dict[str | None, int] = {
            f"{kind}{strong}": costs[kind] for kind in self.kinds for strong in ("", STRONG)
        }
        tasks = {task for one in catalog.objectives.values() for task in one.tasks}
        self.tasks = self._block("task", sorted(tasks))
        self.plain = len(self.names)
        self.names += PLAIN
        self.by_ride = [self.plain + PLAIN.index(name) for name in BY_RIDE]
        self.near, self.longest = distances(catalog)
        self.rows_of_market = len(catalog.row_costs)
        if extra is not None:
            self.names += extra.names

    def _block(self, what: str, names: list[str]) -> dict[str, int]:
        block = numbered(names, len(self.names))
        self.names += [f"{what}:{name}" for name in names]
        return block

    def of(self, g: Game, seat: int) -> Row:
        state = g.state
        player = state.players[seat]
        row = [0.0] * self.plain
        herd = self._herd(player, row)
        self._board(g, seat, player, row)
        self._table(state, row)
        row += herd
        row += self._clock(g, seat, player)
        self._objectives(player, row)
        if self.extra is not None:
            self.extra.add(g, seat, row)
        return row

    def after_ride(self, row: Row, g: Game, seat: int) -> Row:
        """The row of a position from that of the turn's beginning, with what a ride changes for that seat."""
        player = g.state.players[seat]
        row = row.copy()
        for place in self.at.values():
            row[place] = 0.0
        spot = self.at.get(player.place)
        if spot is not None:
            row[spot] = 1.0
        for place, number in zip(self.by_ride, self._ride(g, seat, player), strict=True):
            row[place] = number
        return row

    def _ride(self, g: Game, seat: int, player: Player) -> Row:
        """What changes by a ride, in the order of BY_RIDE."""
        money, near = player.money, self.near
        turns = steps_to_capital(g, player, player.place or self.catalog.trail.start) / step_limit(g, player)
        here = near.get(player.place, 0.0)
        ahead = 0
        for space, owner in g.state.owners.items():
            if owner == seat and near[space] > here:
                ahead += 1
        return [
            money / 10,
            min(money, 5) / 5,
            max(0, money - 12) / 10,
            turns / 4,
            float(turns <= 1),
            here,
            ahead / 5,
        ]

    def _herd(self, player: Player, row: Row) -> Row:
        cards, values = self.catalog.cards, self.breed_values
        in_hand, in_deck, in_draw = self.in_hand, self.in_deck, self.in_draw
        value = useless = exhausted = 0
        for name in player.hand:
            card = cards[name]
            if card.value:
                place = in_hand[card.breed]
                if row[place]:
                    useless += 1
                else:
                    row[place] = 1.0
                    value += card.value
                row[in_deck[card.breed]] += 0.25
            elif name == EXHAUSTION:
                exhausted += 1
        held = len(player.hand)
        fresh = 0.0
        for pile in (player.draw, player.discard):
            drawn = pile is player.draw
            for name in pile:
                card = cards[name]
                if card.value:
                    breed = card.breed
                    row[in_deck[breed]] += 0.25
                    if drawn:
                        row[in_draw[breed]] += 0.25
                        if not row[in_hand[breed]]:
                            fresh += values[breed]
                elif name == EXHAUSTION:
                    exhausted += 1
        size = held + len(player.draw) + len(player.discard)
        return [
            value / 10,
            (value + player.certificates) / 10,
            useless / 3,
            held / 5,
            size / 20,
            len(player.draw) / 10,
            fresh / (2 * len(player.draw)) if player.draw else 0.0,
            exhausted / 3,
        ]

    def _board(self, g: Game, seat: int, player: Player, row: Row) -> None:
        state = g.state
        for place in self.uncovered.values():
            row[place] = 1.0
        for name in player.covered:
            row[self.uncovered[name]] = 0.0
        discs = state.discs
        for name, place in self.stations.items():
            there = discs.get(name)
            if there and seat in there:
                row[place] = 1.0
        for name in player.masters:
            row[self.masters[name]] = 1.0
        buildings = state.buildings
        for space, owner in state.owners.items():
            if owner == seat:
                row[self.built[buildings[space]]] = 1.0
                row[self.sites[space]] = 1.0
            else:
                row[self.others[space]] = 1.0
        spot = self.at.get(player.place)
        if spot is not None:
            row[spot] = 1.0
        for kind, tiles in player.rows.items():
            row[self.hired[kind]] = len(tiles) / 3

    def _table(self, state: State, row: Row) -> None:
        cards, costs, in_market = self.catalog.cards, self.catalog.row_costs, self.in_market
        for name in state.cattle:
            row[in_market[cards[name].breed]] += 0.25
        for tiles, cost in zip(state.jobs, costs, strict=False):
            worth = (12 - cost) / 6
            for tile in tiles:
                place = self.asked_for.get(tile)
                if place is not None and worth > row[place]:
                    row[place] = worth

    def _clock(self, g: Game, seat: int, player: Player) -> Row:
        state = g.state
        count = len(state.players)
        if state.last_turns >= 0:
            left = 0.0
        else:
            jobs = state.jobs[state.job_row]
            left = (self.rows_of_market - state.job_row) * count - len(jobs) + jobs.count(None)
        start = self.catalog.trail.start
        own_money, poor, rich, turns, arriving, here, ahead = self._ride(g, seat, player)
        later = visits = workers = money = cards = discs = engine = 0.0
        soonest = 9.0
        for index, other in enumerate(state.players):
            if index != seat:
                far = steps_to_capital(g, other, other.place or start) / step_limit(g, other)
                later += far
                if far < soonest:
                    soonest = far
                visits += other.visits
                for tiles in other.rows.values():
                    workers += len(tiles)
                money += other.money
                cards += len(other.hand) + len(other.draw) + len(other.discard)
                discs += len(other.covered)
                engine += self.catalog.railroad.progress[other.engine]
        rivals = count - 1
        own = list(state.owners.values()).count(seat)
        strong = 0
        for tiles in player.rows.values():
            for tile in tiles:
                if tile[-1] == STRONG:
                    strong += 1
        return [
            left / (count * 10),
            left / 20,
            (left / (count * 10)) ** 2,
            float(state.last_turns >= 0),
            state.last_turns / 4 if state.last_turns >= 0 else 0.0,
            ((seat - state.active - 1) % count) / count,
            float(count == 3),
            float(count == 4),
            float(state.automa is not None),
            own_money,
            poor,
            rich,
            player.grain / 5,
            player.certificates / 4,
            player.exchange / 2,
            player.visits / 5,
            float(player.job_token),
            self.catalog.railroad.progress[player.engine] / 20,
            step_limit(g, player) / 5,
            hand_limit(g, player) / 5,
            turns,
            arriving,
            here,
            own / 5,
            ahead,
            strong / 3,
            later / rivals / 4,
            soonest / 4,
            visits / rivals / 5,
            workers / rivals / 6,
            money / rivals / 10,
            cards / rivals / 20,
            discs / rivals / 10,
            engine / rivals / 20,
            (len(state.owners) - own) / rivals / 5,
            player.visits / 5 - visits / rivals / 5,
        ]

    def _objectives(self, player: Player, row: Row) -> None:
        """What the cards ask for that were played, and the points of those that were not."""
        table, cards, tasks = self.catalog.objectives, self.catalog.cards, self.tasks
        for name in player.area:
            for task, need in table[name].tasks.items():
                row[tasks[task]] += need / 2
        held = points = 0
        for pile in (player.hand, player.draw, player.discard):
            for name in pile:
                if cards[name].kind == OBJECTIVE:
                    held += 1
                    points += table[name].vp
        played = sum(table[name].vp for name in player.area)
        row += [played / 10, points / 10, held / 3, len(player.area) / 3]


PLAIN = [
    "hand value", "value with certificates", "useless", "held", "deck size", "draw size", "fresh",
    "exhausted", "left", "left in all", "left squared", "ending", "last turns", "order", "three", "four",
    "solo", "money", "poor", "rich", "grain", "certificates", "exchange", "visits", "job token", "engine",
    "steps", "hand limit", "turns", "arriving", "here", "buildings", "ahead", "strong", "rivals",
    "soonest rival", "rival visits", "rival workers", "rival money", "rival deck", "rival discs",
    "rival engine", "rival buildings", "visits ahead", "played", "open", "objectives", "area",
]  # fmt: skip
BY_RIDE = ["money", "poor", "rich", "turns", "arriving", "here", "ahead"]


def distances(catalog: Catalog) -> tuple[dict[str, float], float]:
    """How near the capital every space is, from 0 to 1."""
    trail = catalog.trail
    rest: dict[str, float] = {trail.capital: 0.0}

    def far(space: str) -> float:
        if space not in rest:
            rest[space] = 1.0 + max((far(there) for there in trail.ahead[space]), default=0.0)
        return rest[space]

    for space in trail.ahead:
        far(space)
    longest = max(rest.values())
    return {space: 1 - left / longest for space, left in rest.items()}, longest
