"""What a position of Argentina is worth: points at hand, and what the rest of the game will make of it.

The game lasts as long as the job market has room, so everything that pays off later is weighed by the share
of it that is left, and by how many visits to Buenos Aires that makes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from engine.argentina.charts import CITIES, harbour
from engine.argentina.farmers import strength
from engine.argentina.rules import RULES
from engine.argentina.scoring import POINTS_PER_FARMER, SHIP_18
from engine.catalog import OBJECTIVE
from engine.decisions import BadData
from engine.herd import hand_limit
from engine.players.distance import steps_to_capital
from engine.scoring import FIRST_SCORING_WORKER, JOB_TOKEN_POINTS, POINTS_PER_WORKER
from engine.turn import step_limit

if TYPE_CHECKING:
    from engine.catalog import Catalog
    from engine.game import Game
    from engine.players.worth import Weights
    from engine.state import Player, State

# What a bonus of a city space, a ship or a station master brings beside money and grain is not looked into.
BONUS_WORTH = 2.0


class Knobs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights, by name, in victory points."""

    money_early: float  # of one peso at the start
    money_late: float  # of one peso at the end
    money_plenty: float  # more than this is not easily spent
    workers_per_visit: float  # how many workers a visit brings to the job market
    gaucho: float
    carpintero: float
    maquinista: float
    granjero: float
    worker_fade: float  # how much less the next worker of a row is worth
    strength: float
    building: float
    building_need: float
    building_fee: float
    engine: float  # per space
    churn: float  # how many hands a deck shows on the way
    hand_focus: float  # how much of the hand survives a turn
    hand_draw: float  # breeding value of a card still to be drawn
    ship_slope: float  # points per breeding value, on ships to come
    ship_from: float
    ship_grain: float
    quay_hope: float  # a disc that waits on a quay for an extra delivery
    grain: float
    grain_more: float
    delivery: float
    certificate: float
    exchange: float
    way: float  # of a turn still to go to Buenos Aires: visits end the game, turns do not
    way_solo: float  # the same against an automa, which scores with every turn
    objective_hope: float
    objective_deck: float
    disc_aux_white: float
    disc_aux_engine: float
    disc_aux_remove: float
    disc_certificates: float
    disc_strength: float
    disc_steps: float
    disc_hand: float


class Clock(NamedTuple):
    """How much of the game is left."""

    share: float  # 1 at the start, 0 when the end was triggered
    visits: float  # to Buenos Aires, for each player


class Deck(NamedTuple):
    """A herd deck: its points, its size, its cattle by breed and its objective cards."""

    points: int
    size: int
    breeds: dict[str, int]
    objectives: list[str]


class Berth(NamedTuple):
    """A city space that a disc can be delivered to."""

    place: str
    grain: int
    worth: float


def make(weights: Weights) -> WorthArgentina:
    try:
        return WorthArgentina(RULES.catalog, msgspec.convert(weights, Knobs))
    except msgspec.ValidationError as error:
        raise BadData(f"data/argentina/weights.json: {error}") from error


class WorthArgentina:
    def __init__(self, catalog: Catalog, knobs: Knobs) -> None:
        self.catalog = catalog
        self.knobs = knobs
        self.disc_worth = {name: self._disc(name) for name in catalog.discs}
        self.market_rows = len(catalog.row_costs)
        self.breed_values = {card.breed: card.value for card in catalog.cards.values()}
        self.task_of = dict.fromkeys(catalog.railroad.stations, "station") | {SHIP_18: SHIP_18}
        self._charts: dict[tuple[str, ...], tuple[dict[str, float], dict[str, list[Berth]]]] = {}

    def value(self, g: Game, seat: int) -> float:
        return sum(self.parts(g, seat).values())

    def parts(self, g: Game, seat: int) -> dict[str, float]:
        state, k = g.state, self.knobs
        player = state.players[seat]
        clock = self.clock(state)
        share = clock.share
        peso = k.money_late + (k.money_early - k.money_late) * share
        soon = min(1.0, clock.visits)
        limit, start = step_limit(g, player), self.catalog.trail.start
        turns = steps_to_capital(g, player, player.place or start) / limit
        deck = self._deck(player)
        laid = {place: discs.count(seat) for place, discs in state.discs.items() if seat in discs}
        places, deliveries = self._discs(state, laid, player.grain)
        visit, visits = self._visits(g, player, laid, deck, turns, peso, clock)
        grain = player.grain
        return {
            "money": self._money(player.money, peso),
            "workers": self._workers(g, player, share),
            "buildings": self._buildings(state, seat, share),
            "places": places,
            "deliveries": deliveries * soon,
            "cattle": deck.points,
            "visit": visit * soon,
            "visits": visits,
            "grain": (k.grain * min(grain, 4) + k.grain_more * max(0, grain - 4)) * soon,
            "certificates": k.certificate * player.certificates * soon,
            "exchange": k.exchange * min(player.exchange, 3) * soon,
            "engine": self.catalog.railroad.progress[player.engine] * k.engine * share,
            "board": self._board(player, share),
            "farmers": POINTS_PER_FARMER * len(player.front),
            "objectives": self._objectives(state, seat, laid, deck, share),
            "masters": self._masters(g, seat),
            "tempo": (k.way if state.automa is None else k.way_solo) * turns * soon,
        }

    def clock(self, state: State) -> Clock:
        if state.last_turns >= 0:
            return Clock(0.0, 0.0)
        count = len(state.players)
        row = state.jobs[state.job_row]
        left = (self.market_rows - state.job_row) * count - sum(tile is not None for tile in row)
        return Clock(
            min(1.0, left / (count * (self.market_rows - 2.5))), left / (count * self.knobs.workers_per_visit)
        )

    def _money(self, money: int, peso: float) -> float:
        plenty = self.knobs.money_plenty
        if money <= plenty:
            return money * peso
        return plenty * peso + (money - plenty) * self.knobs.money_late

    def _workers(self, g: Game, player: Player, share: float) -> float:
        k = self.knobs
        total = k.strength * strength(g, player) * share
        for kind, row in player.rows.items():
            count = len(row)
            if count:
                total += getattr(k, kind) * count * (1 - k.worker_fade * (count - 1)) * share
                total += max(0, 2 + count - FIRST_SCORING_WORKER) * POINTS_PER_WORKER
        return total

    def _buildings(self, state: State, seat: int, share: float) -> float:
        k, table, total = self.knobs, self.catalog.buildings, 0.0
        for space, owner in state.owners.items():
            if owner == seat:
                tile = table[state.buildings[space]]
                total += tile.vp + share * (k.building + k.building_need * tile.need)
                if tile.hand is not None:
                    total += share * k.building_fee
        return total

    # Discs: what lies on ships, quays, cities and stations, and what the player board opened

    def _disc(self, name: str) -> float:
        """What clearing a space of the player board is worth at the start of the game."""
        k, disc = self.knobs, self.catalog.discs[name]
        if any(disc.steps):
            return k.disc_steps
        if disc.hand_limit:
            return k.disc_hand
        if disc.certificate_limit:
            return k.disc_certificates
        if disc.strength:
            return k.disc_strength * disc.strength
        if name.startswith("aux_engine"):
            return k.disc_aux_engine
        if name.startswith("aux_remove"):
            return k.disc_aux_remove
        return k.disc_aux_white

    def _board(self, player: Player, share: float) -> float:
        covered, total = player.covered, 0.0
        for name, disc in self.catalog.discs.items():
            if name not in covered:
                total += self.disc_worth[name] * share + disc.vp
        return total + (JOB_TOKEN_POINTS if player.job_token else 0)

    def _chart(self, state: State) -> tuple[dict[str, float], dict[str, list[Berth]]]:
        """Points by place, and the berths of each quay from the best down, for the maps that lie there."""
        key = tuple(state.sides.values())
        known = self._charts.get(key)
        if known is None:
            known = self._charts[key] = self._draw_chart(state)
        return known

    def _draw_chart(self, state: State) -> tuple[dict[str, float], dict[str, list[Berth]]]:
        points: dict[str, float] = {name: one.vp for name, one in self.catalog.railroad.stations.items()}
        berths: dict[str, list[Berth]] = {}
        covered = harbour().covered[len(state.players)]
        for city in CITIES:
            chart = harbour().maps[state.sides[city]][city]
            spaces: list[tuple[str, int, float]] = []
            for name, space in chart.spaces.items():
                place = f"{city}:{name}"
                points[place] = space.vp
                if not (space.covered and city in covered):
                    bonus = sum(self._effect(task) for task in space.action)
                    spaces.append((place, space.grain, space.vp + bonus))
            spaces.sort(key=lambda one: -one[2])
            for quay, vp in chart.quay_vp.items():
                points[f"{city}_{quay}"] = vp
                off = chart.discount[quay]
                berths[f"{city}_{quay}"] = [Berth(p, max(0, grain - off), w) for p, grain, w in spaces]
        for name, ship in harbour().ships.items():
            points[name] = ship.vp if ship.quay is None else points[ship.quay] + self.knobs.quay_hope
        return points, berths

    def _effect(self, task: object) -> float:
        money = getattr(task, "money", 0)
        return money * self.knobs.money_early * 0.8 if money else BONUS_WORTH

    def _discs(self, state: State, laid: dict[str, int], grain: int) -> tuple[float, float]:
        """Points of the discs that lie somewhere, and the best extra delivery that the grain allows."""
        points, berths = self._chart(state)
        total, best, waiting = 0.0, 0.0, 0
        discs = state.discs
        for place, times in laid.items():
            total += points[place] * times
            if place in berths:
                waiting += times
                for berth in berths[place]:
                    if berth.grain <= grain and not discs.get(berth.place):
                        best = max(best, berth.worth - points[place])
                        break
        k = self.knobs
        return total, k.delivery * best + k.quay_hope * min(waiting, 3)

    # The herd, and what it brings in Buenos Aires

    def _deck(self, player: Player) -> Deck:
        cards, points, size = self.catalog.cards, 0, 0
        breeds: dict[str, int] = {}
        objectives: list[str] = []
        for pile in (player.hand, player.draw, player.discard):
            size += len(pile)
            for name in pile:
                card = cards[name]
                points += card.vp
                if card.value:
                    breed = card.breed
                    breeds[breed] = breeds.get(breed, 0) + 1
                elif card.kind == OBJECTIVE:
                    objectives.append(name)
        return Deck(points, size, breeds, objectives)

    def _visits(
        self,
        g: Game,
        player: Player,
        laid: dict[str, int],
        deck: Deck,
        turns: float,
        peso: float,
        clock: Clock,
    ) -> tuple[float, float]:
        """The worth of the next visit to Buenos Aires, and that of all later ones."""
        if clock.visits <= 0:
            return 0.0, 0.0
        k, cards, values = self.knobs, self.catalog.cards, self.breed_values
        limit = hand_limit(g, player)
        shown, size = limit * k.churn, deck.size
        hopes = [(1.0 - (1.0 - n / size) ** shown) * values[breed] for breed, n in deck.breeds.items()]
        hopes.sort(reverse=True)
        lasting = sum(self.catalog.masters[name].permanent_certificates for name in player.masters)
        usual = sum(hopes[:limit]) + lasting
        held = {cards[name].breed: cards[name].value for name in player.hand}
        sure = sum(held.values()) + lasting + k.hand_draw * max(0, limit - len(player.hand))
        focus = k.hand_focus**turns
        total = focus * sure + (1 - focus) * usual + player.certificates
        visit = total * peso + self._ship(g.state, laid, player.grain, total)
        later = max(0.0, clock.visits - 1)
        return visit, later * (usual * peso + k.ship_slope * max(0.0, usual - k.ship_from))

    def _ship(self, state: State, laid: dict[str, int], grain: int, total: float) -> float:
        """The best ship that so much breeding value can load."""
        points, _ = self._chart(state)
        ships, best, price = harbour().ships, 0.0, self.knobs.ship_grain
        for name in state.ships:
            ship = ships[name]
            if ship.value > total + 0.5:
                break  # the loading zone is sorted by value
            if ship.repeatable or name not in laid:
                worth = points[name] - price * max(0, ship.grain - grain)
                if worth > best:
                    best = worth
        return best

    # Cards and masters that count at the end

    def _tasks(self, state: State, seat: int, laid: dict[str, int], deck: Deck) -> dict[str, int]:
        """How often each kind of task is fulfilled; as engine.argentina.scoring, from what is known here."""
        have = {"building": list(state.owners.values()).count(seat)}
        for place, times in laid.items():
            task = self.task_of.get(place) or place.partition(":")[2].rstrip("0123456789")
            if task:
                have[task] = have.get(task, 0) + times
        for tile in state.players[seat].front:
            task = f"{self.catalog.tile_area[tile]}_farmer"
            have[task] = have.get(task, 0) + 1
        for breed, count in deck.breeds.items():
            task = "value3" if self.breed_values[breed] == 3 else breed
            have[task] = have.get(task, 0) + count
        return have

    def _objectives(self, state: State, seat: int, laid: dict[str, int], deck: Deck, share: float) -> float:
        k, area, table = self.knobs, state.players[seat].area, self.catalog.objectives
        if not deck.objectives and not area:
            return 0.0
        have, total = self._tasks(state, seat, laid, deck), 0.0
        cards = [(table[card], True) for card in area] + [(table[card], False) for card in deck.objectives]
        cards.sort(key=lambda one: -one[0].vp)
        for objective, must in cards:
            missing = 0
            for task, need in objective.tasks.items():
                missing += max(0, need - have.get(task, 0))
            if not missing:
                for task, need in objective.tasks.items():
                    have[task] -= need
                total += objective.vp
                continue
            chance = k.objective_hope**missing * min(1.0, share * 1.5)
            hope = objective.vp * chance
            total += hope + objective.fail * (1 - chance) if must else hope * k.objective_deck
        return total

    def _masters(self, g: Game, seat: int) -> float:
        total = 0.0
        for name in g.state.players[seat].masters:
            master = self.catalog.masters[name]
            total += g.rules.count(g, seat, master.of) * master.points / master.every
        return total
