"""What every part of a policy knows: the facts of the game, and what the policy likes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from engine.agenda import Action
from engine.herd import hand_value

if TYPE_CHECKING:
    from engine.catalog import Catalog
    from engine.players.look import Look

NO = -1e6  # cannot be done
NOTHING = -20.0  # a visit without anything to deliver to


class CommonTraits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a policy likes, in victory points; `share` of the game that is left is 1 at the start."""

    money_early: float
    money_late: float
    money_plenty: float
    herder: float  # a first worker of a kind, at the start
    herder_more: float  # added for each one already there
    builder: float
    builder_more: float
    driver: float
    driver_more: float
    worker_space: float  # the immediate action of the space
    building: float
    building_need: float
    building_use: float
    building_field: float
    building_fee: float
    building_late: float  # towards the capital
    building_risk: float
    engine: float
    engine_late: float
    station: float
    master: float
    certificate: float
    certificate_slope: float
    cow_value: float  # per breeding value above that of a starting card, and visit to come
    cow_again: float  # share of it for a breed that is there already
    cow_points: float
    deck_size: float  # cost of one more card
    thin_1: float
    thin_2: float
    thin_more: float
    keep: float
    keep_near: float
    keep_slope: float
    keep_objective: float
    draw: float
    fresh: float  # how much of an average card of the deck is counted on for one that is given away
    draw_plain: float  # of a card drawn for another, whatever they are
    draw_near: float  # how much more a better card is worth close to the capital
    objective_hope: float
    objective_play: float
    objective_skip: float
    objective_blind: float
    disc_aux_white: float
    disc_aux_engine: float
    disc_aux_remove: float
    disc_certificates: float
    disc_steps: float
    disc_hand: float
    again: float
    step: float
    step_late: float
    visit: float
    visit_late: float
    unready: float  # a visit while the deck has better cards than the hand, per breeding value
    fee: float
    turn: float  # what a turn is worth, at the start
    turn_late: float
    far: float  # how much of a stop counts before it is within reach
    later: float  # what a visit brings at least that is still to come


T = TypeVar("T", bound=CommonTraits)


class Knowledge(Generic[T]):
    def __init__(self, catalog: Catalog, traits: T) -> None:
        self.catalog = catalog
        self.traits = traits
        roles = catalog.roles
        self.herder = roles.herder
        self.builder = roles.builder
        t = traits
        self.kinds: dict[str, tuple[float, float]] = {
            roles.herder: (t.herder, t.herder_more),
            roles.builder: (t.builder, t.builder_more),
            roles.driver: (t.driver, t.driver_more),
        }
        self.market_rows = len(catalog.row_costs)
        self.market_size = {
            count: count * self.market_rows - catalog.setup.workers_in_market[str(count)]
            for count in (2, 3, 4)
        }
        self.near, self.rest = along(catalog)

    def worth(self, look: Look, action: Action) -> float:
        """What an action brings; `look.cost` is the money it takes."""
        raise NotImplementedError

    def bonus(self, names: list[str]) -> dict[str, float]:
        """What station masters pay for one more of something."""
        total: dict[str, float] = {}
        for name in names:
            master = self.catalog.masters[name]
            total[master.of] = total.get(master.of, 0.0) + master.points / master.every
        return total

    def mastered(self, look: Look, what: str) -> float:
        return look.bonus.get(what, 0.0)

    def delivery(self, look: Look, total: int) -> float:
        """What the best delivery for a total brings."""
        raise NotImplementedError

    def hand_value(self, look: Look) -> int:
        if look.value is None:
            look.value = hand_value(self.catalog, look.me.hand, look.me.masters)
        return look.value

    def slope(self, look: Look) -> float:
        """What one more breeding value would bring on this visit, roughly."""
        if look.slope is None:
            total = self.hand_value(look) + look.me.certificates
            more, less = self.delivery(look, total + 3), self.delivery(look, max(0, total - 1))
            look.slope = max(0.0, more - less) / 4 + look.coin
        return look.slope


def along(catalog: Catalog) -> tuple[dict[str, float], dict[str, float]]:
    """How near the capital every space is, from 0 to 1; and how many spaces are left."""
    trail = catalog.trail
    rest: dict[str, float] = {trail.capital: 0.0}
    changed = True
    while changed:
        changed = False
        for space, nexts in trail.ahead.items():
            if space not in rest and nexts and all(there in rest or there in trail.ramps for there in nexts):
                ways = [rest[there] for there in nexts if there not in trail.ramps]
                size = 1.0 if space in trail.neutral_spaces else 0.35
                rest[space] = (sum(ways) / len(ways) if ways else 0.0) + size
                changed = True
    longest = max(rest.values())
    for ramp in trail.ramps:
        rest[ramp] = 0.0
    return {space: 1 - left / longest for space, left in rest.items()}, rest
