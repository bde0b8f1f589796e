"""The policy of Argentina: ships, grain, farmers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.agenda import DONE, SKIP
from engine.argentina.charts import CITIES, harbour
from engine.argentina.farmers import (
    GRANJERO,
    MOST_CATTLE,
    ExhaustOthers,
    HelpFarmers,
    cattle_strength,
    strength,
)
from engine.argentina.harbour import (
    DiscToQuay,
    ExtraDelivery,
    city_of,
    free_spaces,
    needed_grain,
    permanent_grain,
)
from engine.argentina.rules import RULES
from engine.argentina.scoring import POINTS_PER_FARMER, fulfilled_tasks
from engine.effects import Gain, Pay
from engine.herd import card_of
from engine.players.policy_base import PolicyBase
from engine.players.policy_traits import NO, NOTHING, CommonTraits
from engine.players.worth_base import read_knobs

if TYPE_CHECKING:
    from engine.catalog import Card, Catalog
    from engine.players.look import Look
    from engine.players.worth import Weights


class Traits(CommonTraits, frozen=True, forbid_unknown_fields=True):
    granjero: float
    granjero_more: float
    strong: float  # the strength icon of a worker or disc
    grain: float
    grain_late: float
    quay_hope: float  # a disc that waits for an extra delivery
    exhaustion: float
    farmer: float  # beside its points
    cow_strength: float
    exchange: float
    disc_strength: float


class PolicyArgentina(PolicyBase[Traits]):
    def __init__(self, catalog: Catalog, traits: Traits) -> None:
        self.ships = harbour().ships
        self.values = {name: ship.value for name, ship in self.ships.items()}
        self.quays = {
            (side, f"{city}_{quay}"): points
            for side, charts in harbour().maps.items()
            for city, chart in charts.items()
            for quay, points in chart.quay_vp.items()
        }
        super().__init__(catalog, traits)
        self.kinds[GRANJERO] = (traits.granjero, traits.granjero_more)
        self.strong = traits.strong
        self.effects |= {
            HelpFarmers: self.any_help,
            ExtraDelivery: self.extra,
            DiscToQuay: self.to_quay,
            ExhaustOthers: self.exhaust_others,
        }
        self.scales |= {
            "deliver": self.deliver,
            "deliver_to": self.deliver_to,
            "load": self.load,
            "help": self.help,
            "join": self.join,
        }
        self.answers["reveal"] = self.reveal

    def disc_space(self, name: str) -> float:
        icons = self.catalog.discs[name].strength
        return self.traits.disc_strength * icons if icons else super().disc_space(name)

    def goods(self, look: Look, task: Gain, times: int) -> float:
        t, worth = self.traits, 0.0
        if task.grain:
            room = self.catalog.setup.grain_limit - look.me.grain
            worth += min(room, task.grain * times) * self.grain(look)
        if task.exchange:
            worth += task.exchange * times * t.exchange * min(1.0, look.visits)
        return worth

    def grain(self, look: Look) -> float:
        t = self.traits
        if look.visits <= 0:
            return 0.0
        return t.grain + t.grain_late * max(0, look.me.grain - 3)

    def pay(self, look: Look, task: Pay) -> float:
        worth = super().pay(look, task)
        return worth if worth <= NO else worth - task.grain * self.grain(look)

    def might(self, card: Card) -> float:
        return self.traits.cow_strength * card.strength

    # Ships and cities

    def delivery(self, look: Look, total: int) -> float:
        goals, values, reach = look.goals, self.values, 0
        for name in look.state.ships:  # by value
            if values[name] > total:
                break
            if reach == len(goals):
                best = goals[-1] if goals else NOTHING
                free = self.ships[name].repeatable or look.seat not in look.state.discs.get(name, ())
                goals.append(max(best, self.ship(look, name)) if free else best)
            reach += 1
        return goals[reach - 1] if reach else NOTHING

    def ship(self, look: Look, name: str) -> float:
        ship, t = self.ships[name], self.traits
        worth = ship.vp + self.best_disc(look, ship.corner)
        if ship.action:
            worth += self.worth(look, ship.action)
        if ship.quay is not None:
            worth += self.quay(look, ship.quay) + t.quay_hope * min(1.0, look.visits)
        due = max(0, ship.grain - permanent_grain(look.g, look.me)) if ship.grain else 0
        if due:
            paid = min(due, look.me.grain)
            worth -= paid * self.grain(look) + (due - paid) * 2 * look.coin
        return worth

    def quay(self, look: Look, quay: str) -> int:
        """The points of a disc that lies there at the end."""
        return self.quays[look.state.sides[city_of(quay)], quay]

    def load(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        return [self.ship(look, card_of(pick)) for pick in legal]

    def spaces(self, look: Look, quay: str) -> dict[str, float]:
        """What delivering from a quay to each space of its city brings."""
        found, points = {}, self.quay(look, quay)
        for name, space in free_spaces(look.g, quay).items():
            grain = needed_grain(look.g, quay, space)
            if grain <= look.me.grain:
                found[name] = space.vp - points - grain * self.grain(look) + self.worth(look, space.action)
        return found

    def deliver(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        def worth(pick: str) -> float:
            verb, _, rest = pick.partition(":")
            if verb == "deliver":
                return max(self.spaces(look, rest).values(), default=NO)
            return self.playing(look, card_of(pick)) if verb == "play" else 0.0

        return [worth(pick) for pick in legal]

    def deliver_to(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        worths = self.spaces(look, question.quay)
        return [worths.get(card_of(pick), NO) for pick in legal]

    def extra(self, look: Look, task: ExtraDelivery) -> float:
        best = NO
        for city in CITIES:
            for number in harbour().maps[look.state.sides[city]][city].quay_vp:
                quay = f"{city}_{number}"
                if look.seat in look.state.discs.get(quay, ()):
                    best = max(best, max(self.spaces(look, quay).values(), default=NO))
        return best

    def to_quay(self, look: Look, task: DiscToQuay) -> float:
        return (
            self.quay(look, task.quay)
            + self.traits.quay_hope * min(1.0, look.visits)
            + self.best_disc(look, "dark" if city_of(task.quay) == "liverpool" else "white")
        )

    def exhaust_others(self, look: Look, task: ExhaustOthers) -> float:
        return 2.0

    # Farmers

    def farmer(self, look: Look, space: str) -> float:
        money = look.state.coins.get(space, 0) + self.catalog.trail.tile_money[space]
        worth = POINTS_PER_FARMER + self.mastered(look, "farmers")
        return worth + money * look.coin + self.traits.farmer * look.share

    def able(self, look: Look, bonus: int) -> tuple[int, list[int]]:
        """Strength without cattle, and that of the cattle in hand, the strongest first."""
        if look.able is None:
            cattle = cattle_strength(self.catalog, look.me.hand)[:MOST_CATTLE]
            look.able = strength(look.g, look.me), cattle
        own, cattle = look.able
        return own + bonus, cattle

    def toll(self, look: Look, need: int, able: int, cattle: list[int]) -> float:
        """What the exhaustion costs that helping with so much strength brings; NO if there is not enough."""
        missing, shown = need - able, 0
        for one in cattle:
            if missing <= 0:
                break
            missing -= one
            shown += 1
        if missing > 0:
            return NO
        return -((shown + 1) // 2) * (2.0 + self.traits.exhaustion * look.share) - shown * self.traits.keep

    def any_help(self, look: Look, task: HelpFarmers) -> float:
        able, cattle = self.able(look, task.bonus)
        needs, tiles = self.catalog.tile_strength, look.state.tiles
        if task.only:
            toll = self.toll(look, needs[tiles[task.only]], able, cattle)
            return self.farmer(look, task.only) + toll if toll > NO else NO
        worths = []
        for space, tile in tiles.items():
            farmer, strong = self.farmer(look, space), needs[tile]
            worths.append((farmer / (1 + strong), space, farmer, strong))
        worths.sort(reverse=True)
        need, total, best = 0, 0.0, NO
        taken = 0
        for _, _, farmer, strong in worths:
            if taken == task.most:
                break
            more = need + strong
            worth = total + farmer
            toll = self.toll(look, more, able, cattle)
            if toll > NO and worth + toll > best:
                need, total, best = more, worth, worth + toll
                taken += 1
        return best

    def help(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        able, cattle = self.able(look, question.bonus)
        needs, tiles = self.catalog.tile_strength, look.state.tiles
        need = sum(needs[tiles[space]] for space in question.chosen)
        base = self.toll(look, need, able, cattle) if question.chosen else 0.0

        def worth(space: str) -> float:
            toll = self.toll(look, need + needs[tiles[space]], able, cattle)
            return self.farmer(look, space) + toll - base

        return [worth(pick.partition(":")[2]) if pick != DONE else 0.0 for pick in legal]

    def reveal(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        """No more than needed: the weakest card that will do, or else the strongest."""
        if DONE in legal:
            return [DONE]
        cards = self.catalog.cards
        missing = question.words(look.g, legal[0])["missing"]
        ranked = sorted(legal, key=lambda pick: cards[card_of(pick)].strength)
        for pick in ranked:
            if cards[card_of(pick)].strength >= missing:
                return [pick]
        return [ranked[-1]]

    def join(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        there = len(look.me.rows[GRANJERO])
        space = self.catalog.rows[GRANJERO][there + 2]
        worth = self.worker(look, GRANJERO, there) - space.price * look.coin - POINTS_PER_FARMER
        worth += self.worth(look, space.action)
        return [0.0 if pick == SKIP else worth for pick in legal]

    def have(self, look: Look) -> dict[str, int]:
        have: dict[str, int] = fulfilled_tasks(look.g, look.seat)
        return have


def make(traits: Weights) -> PolicyArgentina:
    return PolicyArgentina(RULES.catalog, read_knobs("argentina", traits, Traits, "policy"))
