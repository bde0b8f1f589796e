"""What cattle, hands, decks and objective cards are worth to a policy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.catalog import EXHAUSTION, OBJECTIVE
from engine.herd import ANY, ANY_CATTLE, PAIR, Discard, Remove
from engine.markets import BuyCattle, Objective, TakeCattle
from engine.players.policy_traits import NO, Knowledge, T

if TYPE_CHECKING:
    from engine.catalog import Card, Catalog, Price
    from engine.players.look import Look


class HerdWorth(Knowledge[T]):
    def __init__(self, catalog: Catalog, traits: T) -> None:
        super().__init__(catalog, traits)
        self.price_of = {price.id: price for price in catalog.prices}
        self.breeds = {card.breed: card for card in catalog.cards.values()}
        # What a card is worth by its points, by its breeding value for each visit, and by its strength.
        self.cows = {
            name: (card.vp * traits.cow_points, traits.cow_value * (card.value - 1), self.might(card))
            for name, card in catalog.cards.items()
        }

    def might(self, card: Card) -> float:
        """What the strength of a card is worth, at the start."""
        return 0.0

    def market(self, look: Look) -> list[tuple[float, str]]:
        """What each card of the cattle market is worth, the best first."""
        if look.market is None:
            look.market = []
            share, visits, again, breeds = look.share, look.visits, self.traits.cow_again, look.breeds
            size, breed_of = self.traits.deck_size * share, self.catalog.breed_of
            for card in look.state.cattle:
                points, value, might = self.cows[card]
                value *= visits
                if breed_of[card] in breeds:
                    value *= again
                look.market.append((points - size + value + might * share, card))
            look.market.sort(reverse=True)
        return look.market

    def purchase(self, look: Look, price: Price) -> float:
        """The best cards a price buys in the market."""
        total, missing, fits = 0.0, price.cards, price.fits
        for worth, card in self.market(look):
            if card in fits:
                total += worth
                missing -= 1
                if not missing:
                    return total - price.money * look.coin
        return NO

    def any_cattle(self, look: Look, task: BuyCattle) -> float:
        left, total, money = look.me.workers(self.herder), 0.0, look.money
        worths: dict[str, float] = {}
        bought = 0
        while left > 0 and bought < 2:
            best, chosen = 0.0, None
            for price in self.catalog.prices:
                if price.herders <= left and price.money <= look.money:
                    worth = worths.get(price.id)
                    if worth is None:
                        worth = worths[price.id] = self.purchase(look, price)
                    if worth > best:
                        best, chosen = worth, price
            if chosen is None:
                break
            total += best
            left -= chosen.herders
            look.money -= chosen.money
            bought += 1
            worths[chosen.id] = NO
        look.cost = money - look.money
        look.money = money
        return total

    def free_cattle(self, look: Look, task: TakeCattle) -> float:
        market = self.market(look)
        return market[0][0] if market else NO

    def keep(self, look: Look, name: str) -> float:
        return self.keep_of(look, name, look.held)

    def keep_of(self, look: Look, name: str, held: dict[str, int]) -> float:
        """What it is worth to have a card, or one of a breed, in hand rather than another one."""
        t, card = self.traits, self.catalog.cards.get(name) or self.breeds[name]
        if card.kind == OBJECTIVE:
            return t.keep_objective
        if name == EXHAUSTION:
            return 2.0 * look.near - 1.0
        if look.keeping is None:
            near = look.near
            worth = t.keep + t.keep_near * near
            if near > 0.4:
                worth += t.keep_slope * self.slope(look) * (near - 0.4)
            look.keeping = t.fresh * self.fresh(look), worth
        fresh, worth = look.keeping
        value = card.value if held.get(card.breed, 0) < 2 else card.value * 0.01
        return (value - fresh) * worth - t.draw

    def any_discard(self, look: Look, task: Discard) -> float:
        held, wanted, best = look.held, task.card, NO
        if wanted in held:
            return -self.keep_of(look, wanted, held)
        for breed, many in held.items():
            card = self.breeds[breed]
            if wanted == ANY_CATTLE:
                fits = card.value > 0
            elif wanted == PAIR:
                fits = card.value > 0 and many > 1
            elif wanted == OBJECTIVE:
                fits = card.kind == OBJECTIVE
            else:
                fits = wanted == ANY
            if fits:
                worth = -self.keep_of(look, breed, held)
                if worth > best:
                    best = worth
        return best

    def renew(self, look: Look, task: Any) -> float:
        per = getattr(task, "per", "")
        count = look.g.rules.count(look.g, look.seat, per) if per else task.count
        spare = len(look.me.hand) - len(look.held)
        t = self.traits
        return (
            t.draw
            * min(count, spare + 0.7)
            * (t.draw_plain + self.better(look) * (1 + t.draw_near * look.near))
        )

    def better(self, look: Look) -> float:
        """By how much a card to be drawn is worth more, in breeding value, than the worst one in hand."""
        if look.better is None:
            cards, breeds, held, me = self.catalog.cards, self.breeds, look.held, look.me
            worst = min([breeds[breed].value if many == 1 else 0 for breed, many in held.items()], default=0)
            pile = me.draw or me.discard
            total = 0
            for name in pile:
                card = cards[name]
                if card.value > worst and card.breed not in held:
                    total += card.value - worst
            look.better = total / len(pile) if pile else 0.0
        return look.better

    def fresh(self, look: Look) -> float:
        """The breeding value that a card to be drawn adds to the hand, on average."""
        if look.fresh is None:
            cards, held, me = self.catalog.cards, look.held, look.me
            pile = me.draw or me.discard
            total = 0
            for name in pile:
                card = cards[name]
                if card.breed not in held:
                    total += card.value
            look.fresh = total / len(pile) if pile else 0.0
        return look.fresh

    def spare(self, look: Look) -> float:
        """By how much the hand would be better if its weak cards were exchanged."""
        if look.spare is None:
            fresh, total = self.fresh(look), 0.0
            for breed, many in look.held.items():
                value = self.breeds[breed].value
                total += fresh * (many - 1) + max(0.0, fresh - value)
            look.spare = total
        return look.spare

    def thinning(self, look: Look, name: str) -> float:
        t, card = self.traits, self.catalog.cards[name]
        if name == EXHAUSTION:
            return 2.0 + t.thin_1 * look.share
        if card.kind == OBJECTIVE or card.vp:
            return -1.0
        spare = t.thin_more * (look.held.get(card.breed, 0) > 1)
        return ((t.thin_1 if card.value == 1 else t.thin_2) + spare) * look.share

    def any_removal(self, look: Look, task: Remove) -> float:
        cards, wanted, best = self.catalog.cards, task.card, NO
        for name in look.me.hand:
            if wanted == ANY or cards[name].breed == wanted:
                best = max(best, self.thinning(look, name))
        return best * task.count if best > 0 else best

    # Objective cards

    def any_objective(self, look: Look, task: Objective) -> float:
        return self.traits.objective_blind

    def have(self, look: Look) -> dict[str, int]:
        raise NotImplementedError

    def hope(self, look: Look, name: str) -> float:
        """What an objective card will bring if it is played."""
        objective = self.catalog.objectives[name]
        if look.tasks is None:
            look.tasks = self.have(look)
            for card in look.me.area:
                for task, need in self.catalog.objectives[card].tasks.items():
                    look.tasks[task] = look.tasks.get(task, 0) - need
        missing = 0
        for task, need in objective.tasks.items():
            there = look.tasks.get(task, 0)
            missing += max(0, min(need, need - there))
        chance = 1.0 if not missing else self.traits.objective_hope**missing * min(1.0, 1.5 * look.share)
        return objective.vp * chance + objective.fail * (1 - chance)

    def playing(self, look: Look, name: str) -> float:
        return (
            self.hope(look, name)
            + self.traits.objective_play
            + self.worth(look, self.catalog.objectives[name].action)
        )
