"""What workers, buildings, the railroad and the discs of the player board are worth to a policy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.agenda import Action
from engine.buildings import Build
from engine.catalog import ROW_LENGTH, STRONG
from engine.discs import WHITE
from engine.effects import Auxiliary
from engine.markets import BuyCattle, Hire, Objective
from engine.players.policy_traits import NO, Knowledge, T
from engine.railroad import Engine, EngineBack, UpgradeBehind
from engine.scoring import FIRST_SCORING_WORKER, POINTS_PER_WORKER
from engine.turn import Move

if TYPE_CHECKING:
    from engine.catalog import Catalog
    from engine.players.look import Look
    from engine.railroad_map import Station

# What effects are worth that a building offers again and again, in steps of an average one.
ROUGHLY: dict[type, float] = {
    BuyCattle: 3.0,
    Hire: 2.5,
    Engine: 1.5,
    Move: 1.2,
    Auxiliary: 1.0,
    Objective: 0.8,
}


class BoardWorth(Knowledge[T]):
    def __init__(self, catalog: Catalog, traits: T) -> None:
        super().__init__(catalog, traits)
        t, discs = traits, catalog.discs
        self.uses = {name: self.static(one.actions) for name, one in catalog.buildings.items()}
        self.built = {
            name: t.building + t.building_need * one.need + t.building_use * self.uses[name]
            for name, one in catalog.buildings.items()
        }
        self.disc_worth = {name: self.disc_space(name) for name in discs}
        # By corner of a place: the discs that may go there, each with its price, its worth and its points.
        self.fitting = {
            corner: {
                name: (one.pay, self.disc_worth[name], one.vp)
                for name, one in discs.items()
                if one.corner == WHITE or corner != WHITE
            }
            for corner in {one.corner for one in discs.values()}
        }
        # Every tile of the job market: its kind, and what it costs beside its row.
        self.hands = {
            tile: (kind, surcharge)
            for kind in catalog.rows
            for tile, surcharge in ((kind, 0), (kind + STRONG, catalog.strong_surcharge))
        }
        self.strong = 0.0  # what a strong worker is worth beside that, at the start

    # Workers

    def worker(self, look: Look, kind: str, there: int) -> float:
        """One more worker of a kind, of which so many were hired before."""
        first, more = self.kinds[kind]
        worth = (first + more * there) * look.share
        if there + 2 >= FIRST_SCORING_WORKER:
            worth += POINTS_PER_WORKER
        return worth + self.mastered(look, "workers")

    def hiring(self, look: Look, tile: str, cost: int) -> float:
        """A worker of the job market, where its row costs so much."""
        worker, space, strong = look.hands.get(tile) or self._hand(look, tile)
        return worker - max(cost + self.hands[tile][1], 0) * look.coin + space + strong

    def _hand(self, look: Look, tile: str) -> tuple[float, float, float]:
        """What it is worth to have that worker: for itself, for the space it comes to, for its strength."""
        kind, _ = self.hands[tile]
        there = len(look.me.rows[kind])
        found = look.hands[tile] = (
            self.worker(look, kind, there),
            self.traits.worker_space if there + 2 in self.catalog.rows[kind] else 0.0,
            self.strong * look.share if tile != kind else 0.0,
        )
        return found

    def any_hire(self, look: Look, task: Hire) -> float:
        best, money, coin, costs = NO, look.money, look.coin, self.catalog.row_costs
        state, rows, hands = look.state, look.me.rows, look.hands
        for row in range(state.job_row):
            cost = costs[row] + task.extra
            for tile in state.jobs[row]:
                if tile is None:
                    continue
                kind, surcharge = self.hands[tile]
                price = cost + surcharge
                if price > money or len(rows[kind]) >= ROW_LENGTH - 1:
                    continue
                if price < 0:
                    price = 0
                worker, space, strong = hands.get(tile) or self._hand(look, tile)
                worth = worker - price * coin + space + strong
                if worth > best:
                    best = worth
                    look.cost = price
        return best

    # Buildings

    def static(self, actions: tuple[Action, ...]) -> float:
        """A rough sum of what a building does, on nobody's turn in particular."""
        return sum(ROUGHLY.get(type(task), 1.0) for action in actions for task in action if not task.cost)

    def building(self, look: Look, tile: str, price: int) -> float:
        """A building where it costs least; replacing one loses its points."""
        t, table, state = self.traits, self.catalog.buildings, look.state
        one, best = table[tile], NO
        builders, cost = look.me.workers(self.builder), one.need * price
        worth = one.vp + look.share * self.built[tile] + self.mastered(look, "buildings")
        if one.need <= builders and cost <= look.money:
            best = worth - cost * look.coin
            look.cost = cost
        else:
            for space, owner in state.owners.items():
                if owner == look.seat:
                    old = table[state.buildings[space]]
                    need = one.need - old.need
                    if 0 < need <= builders and need * price <= look.money:
                        value = worth - old.vp - t.building * look.share - need * price * look.coin
                        if value > best:
                            best = value
                            look.cost = need * price
        return best

    def any_building(self, look: Look, task: Build) -> float:
        best, cost = NO, 0
        for tile in look.me.unbuilt:
            worth = self.building(look, tile, task.price)
            if worth > best:
                best, cost = worth, look.cost
        look.cost = cost
        return best

    def site(self, look: Look, tile: str, space: str, price: int) -> float:
        t, table, trail = self.traits, self.catalog.buildings, self.catalog.trail
        one, old = table[tile], look.state.buildings.get(space)
        need = one.need - (table[old].need if old is not None else 0)
        worth = -need * price * look.coin
        if old is not None:
            worth -= table[old].vp + (t.building + t.building_use * self.uses[old]) * look.share
        if space in trail.fields:
            worth += t.building_field * look.share
        if space in trail.risk:
            worth -= t.building_risk * look.share
        worth += t.building_late * self.near[space]
        if one.hand is not None:
            worth += t.building_fee * look.share * (1 - (space in trail.risk))
        return worth

    # The railroad

    def stop(self, look: Look, space: str) -> float:
        return self.best_stop(look, (space,))

    def best_stop(self, look: Look, spaces: Iterable[str]) -> float:
        """What it is worth to have the engine on the best of some spaces."""
        railroad, t = self.catalog.railroad, self.traits
        progress, station_at = railroad.progress, railroad.station_at
        here, step = progress[look.me.engine], t.engine * look.share + t.engine_late
        best = NO
        for space in spaces:
            worth = (progress[space] - here) * step
            station = station_at.get(space)
            if station is not None:
                worth += max(0.0, self.upgrading(look, station))
            if worth > best:
                best = worth
        return best

    def upgrading(self, look: Look, station: Station) -> float:
        t = self.traits
        if look.money < station.cost or (
            not station.repeatable and look.seat in look.state.discs.get(station.id, ())
        ):
            return 0.0
        worth = station.vp + t.station + self.best_disc(look, station.corner) - station.cost * look.coin
        worth += self.mastered(look, "stations")
        master = look.state.masters.get(station.id)
        if master is not None and any(look.me.rows.values()):
            least = min(self.worker(look, kind, len(row) - 1) for kind, row in look.me.rows.items() if row)
            worth += max(0.0, self.master(look, master) - least) * t.master
        return worth

    def master(self, look: Look, name: str) -> float:
        master = self.catalog.masters[name]
        count = look.g.rules.count(look.g, look.seat, master.of)
        worth = master.points * (count + 2.5 * look.share) / master.every
        worth += (master.permanent_certificates + master.permanent_grain) * 4 * look.share
        return worth + self.worth(look, master.action)

    def _taken(self, look: Look) -> set[str]:
        if look.taken is None:
            engines = {one.engine for one in look.state.players if one is not look.me}
            look.taken = engines - self.catalog.railroad.shared
        return look.taken

    def ride(self, look: Look, task: Engine) -> float:
        steps = look.g.rules.count(look.g, look.seat, task.per) if task.per else task.steps
        if not steps:
            return NO
        return self.best_stop(look, self.catalog.railroad.forward(look.me.engine, steps, self._taken(look)))

    def ride_back(self, look: Look, task: EngineBack) -> float:
        ends = self.catalog.railroad.backward(look.me.engine, task.steps, self._taken(look))
        return self.best_stop(look, ends)

    def any_upgrade(self, look: Look, task: UpgradeBehind) -> float:
        railroad = self.catalog.railroad
        here = railroad.progress[look.me.engine]
        worths = [self.upgrading(look, one) for one in railroad.stations.values() if one.space < here]
        return max(worths, default=0.0)

    # Discs

    def disc_space(self, name: str) -> float:
        t, disc = self.traits, self.catalog.discs[name]
        if any(disc.steps):
            return t.disc_steps
        if disc.hand_limit:
            return t.disc_hand
        if disc.certificate_limit:
            return t.disc_certificates
        if name.startswith("aux_engine"):
            return t.disc_aux_engine
        if name.startswith("aux_remove"):
            return t.disc_aux_remove
        return t.disc_aux_white

    def clearing(self, look: Look, name: str) -> float:
        """What it is worth to take the disc from a space of the board, or from a station."""
        disc = self.catalog.discs.get(name)
        if disc is None:
            station = self.catalog.railroad.stations.get(name)
            return -station.vp if station is not None else 0.0
        return self.disc_worth[name] * look.share + disc.vp - disc.pay * look.coin

    def best_disc(self, look: Look, corner: str) -> float:
        """What the best disc brings that may go to a place with that corner."""
        known = look.discs.get(corner)
        if known is not None:
            return known
        best, money, share, coin = 0.0, look.money, look.share, look.coin
        fitting = self.fitting[corner]
        for name in look.me.covered:
            if name in fitting:
                pay, worth, points = fitting[name]
                if pay <= money:
                    worth = worth * share + points - pay * coin
                    if worth > best:
                        best = worth
        look.discs[corner] = best
        return best
