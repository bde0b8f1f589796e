"""What the effects of tiles and cards are worth to a player, for the policy."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from engine.agenda import Action
from engine.buildings import Build
from engine.catalog import STRONG
from engine.effects import Auxiliary, Either, Gain, Pay, certificate_limit
from engine.herd import Discard, Draw, DrawDiscard, Remove
from engine.markets import BuyCattle, Hire, Objective, TakeCattle
from engine.players.policy_board import BoardWorth
from engine.players.policy_herd import HerdWorth
from engine.players.policy_traits import NO, T
from engine.railroad import Engine, EngineBack, UpgradeBehind
from engine.turn import Move

if TYPE_CHECKING:
    from engine.catalog import Auxiliary as AuxiliaryAction
    from engine.catalog import Catalog
    from engine.players.look import Look

Effect = Callable[["Look", Any], float]

ENOUGH = 2.0  # points at which local actions are hardly given up for an auxiliary one


class Effects(HerdWorth[T], BoardWorth[T]):
    def __init__(self, catalog: Catalog, traits: T) -> None:
        super().__init__(catalog, traits)
        self.effects: dict[type, Effect] = {
            Gain: self.gain,
            Pay: self.pay,
            Either: self.best_of,
            Auxiliary: self.any_auxiliary,
            Hire: self.any_hire,
            Build: self.any_building,
            BuyCattle: self.any_cattle,
            TakeCattle: self.free_cattle,
            Objective: self.any_objective,
            Engine: self.ride,
            EngineBack: self.ride_back,
            UpgradeBehind: self.any_upgrade,
            Discard: self.any_discard,
            DrawDiscard: self.renew,
            Draw: self.renew,
            Remove: self.any_removal,
            Move: self.move_again,
        }

    # Places and actions

    def worth(self, look: Look, action: Action) -> float:
        """What an action brings; `look.cost` is the money it takes."""
        total, cost, effects = 0.0, 0, self.effects
        for task in action:
            effect = effects.get(type(task))
            if effect is None:
                continue
            look.cost = 0
            worth = effect(look, task)
            if worth <= NO:
                if task.cost:
                    return 0.0
                continue
            if worth > 0 or task.cost or not total:
                total += worth
                cost += look.cost
        look.cost = cost
        return total

    def moves(self, action: Action) -> bool:
        return type(action[0]) is Move

    def place(self, look: Look, place: str) -> float:
        """What it is worth to ride to a place."""
        t, share = self.traits, look.share
        trail = self.catalog.trail
        if place in trail.ends:
            return self.visit(look) + self.arriving(look)
        ride = (self.rest.get(look.me.place, 0) - self.rest[place]) * (
            t.step * share + t.step_late * (1 - share)
        )
        fee = look.g.rules.fee(look.g, look.seat, place)
        return self.here(look, place) + ride - t.fee * fee * look.coin

    def here(self, look: Look, place: str) -> float:
        """What can be done at a place: its local actions, or an auxiliary one."""
        state, money = look.state, look.money
        tile = state.buildings.get(place)
        total = 0.0
        actions: Iterable[Action] = ()
        if tile is None:
            actions = look.g.rules.actions_on_tile(look.g, place).values()
        elif state.owners.get(place, look.seat) == look.seat:
            actions = self.catalog.buildings[tile].actions
            if place in state.owners and place in self.catalog.trail.risk:
                actions = (*actions, self.catalog.trail.risk[place])
        for action in actions:
            worth = self.worth(look, action)
            if worth > 0:
                total += worth
                look.money -= look.cost
        look.money = money
        return max(total, self.single(look)) if total < ENOUGH else total

    def single(self, look: Look) -> float:
        """The best single auxiliary action; it is the same at every place."""
        if look.single is None:
            best = 0.0
            for _, auxiliary in self.auxiliaries(look):
                worth = self.worth(look, auxiliary.single)
                if worth > best:
                    best = worth
            look.single = best
        return look.single

    def auxiliaries(self, look: Look) -> list[tuple[int, AuxiliaryAction]]:
        """The auxiliary actions of the player board that are open, and how far."""
        if look.opened is None:
            covered, table = look.me.covered, self.catalog.auxiliaries.values()
            look.opened = [(free, one) for one in table if (free := one.cleared(covered))]
        return look.opened

    def visit(self, look: Look) -> float:
        """What the hand would bring in the capital now."""
        total = self.hand_value(look) + look.me.certificates
        return total * look.coin + self.delivery(look, total)

    def arriving(self, look: Look) -> float:
        """What it is worth to be in the capital now, beside what the hand brings there."""
        t, share = self.traits, look.share
        unready = t.unready * self.spare(look) * self.slope(look)
        return t.visit * share + t.visit_late * (1 - share) - unready

    def tile(self, look: Look, tile: str) -> float:
        """What it is worth that a foresight tile comes: a worker one would like, or else."""
        kind = tile.rstrip(STRONG)
        known = self.kinds.get(kind)
        return known[0] if known is not None else 5.0

    # Money and goods

    def gain(self, look: Look, task: Gain) -> float:
        times = look.g.rules.count(look.g, look.seat, task.per) if task.per else 1
        if not times:
            return NO
        total = 0.0
        if task.money:
            look.cost = -task.money * times
            total += task.money * times * look.coin
        if task.certificates:
            room = certificate_limit(look.g, look.me) - look.me.certificates
            worth = self.traits.certificate + self.traits.certificate_slope * self.slope(look)
            total += min(room, task.certificates * times) * worth * min(1.0, look.visits + 0.3)
        return total + self.goods(look, task, times)

    def goods(self, look: Look, task: Gain, times: int) -> float:
        return 0.0

    def pay(self, look: Look, task: Pay) -> float:
        if look.money < task.money or look.me.grain < task.grain:
            return NO
        look.cost = task.money
        return -task.money * look.coin

    def best_of(self, look: Look, task: Either) -> float:
        return max([self.worth(look, action) for action in task.of])

    def any_auxiliary(self, look: Look, task: Auxiliary) -> float:
        if task.single:
            return self.single(look)
        if look.double is None:
            best = 0.0
            for free, auxiliary in self.auxiliaries(look):
                worth = self.worth(look, auxiliary.double if free > 1 else auxiliary.single)
                if worth > best:
                    best = worth
            look.double = best
        look.cost = 0
        return look.double

    def move_again(self, look: Look, task: Move) -> float:
        return self.traits.again
