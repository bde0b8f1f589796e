"""The herd deck: drawing, discarding, removing, and what a hand is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import SKIP, Question, Step, forfeit
from engine.catalog import EXHAUSTION, OBJECTIVE
from engine.decisions import Text

if TYPE_CHECKING:
    from engine.catalog import Catalog
    from engine.game import Game
    from engine.state import Player

ANY_CATTLE = "any_cattle"
ANY = "any"
PAIR = "pair"


def distinct(prefix: str, cards: list[str]) -> list[str]:
    """One id for each kind of card."""
    return [f"{prefix}:{card}" for card in dict.fromkeys(cards)]


def each(prefix: str, cards: list[str]) -> list[str]:
    """One id for each single card: "discard:niata", "discard:niata#2"."""
    seen: dict[str, int] = {}
    ids = []
    for card in cards:
        copy = seen[card] = seen.get(card, 0) + 1
        ids.append(f"{prefix}:{card}" if copy == 1 else f"{prefix}:{card}#{copy}")
    return ids


def card_of(pick: str) -> str:
    """The card that an id of `each` or `distinct` names."""
    return pick.partition(":")[2].partition("#")[0]


def draw(g: Game, seat: int, count: int) -> list[str]:
    """Draw cards; an empty draw stack is made anew from the discard pile, and only then (rulebook p. 6)."""
    player = g.state.players[seat]
    drawn: list[str] = []
    while len(drawn) < count:
        if not player.draw:
            if not player.discard:
                break
            player.draw, player.discard = g.catalog.sort_cards(player.discard), []
            g.shuffle(f"herd/{seat}", player.draw)
            g.tell("reshuffled", seat=seat)
        drawn.append(player.draw.pop())
    player.hand += drawn
    if drawn:
        g.tell_apart("drew", seat, {"count": len(drawn)}, {"cards": list(drawn)})
    return drawn


def drawable(player: Player) -> int:
    return len(player.draw) + len(player.discard)


def put_away(g: Game, player: Player, cards: list[str]) -> None:
    """From the hand onto the discard pile."""
    for card in cards:
        player.lay_down(card)
    player.discard += cards


def breeding_value(g: Game, player: Player) -> int:
    return hand_value(g.catalog, player.hand, player.masters)


def hand_value(catalog: Catalog, hand: list[str], masters: list[str]) -> int:
    """The sum over the different breeds in hand, each counted once, and the permanent certificates."""
    values = {card.breed: card.value for card in map(catalog.cards.__getitem__, hand)}
    total = sum(values.values())
    for name in masters:
        total += catalog.masters[name].permanent_certificates
    return total


def hand_limit(g: Game, player: Player) -> int:
    limit = g.catalog.setup.hand_limit
    for name, disc in g.catalog.hand_discs:
        if name not in player.covered:
            limit += disc.hand_limit
    return limit


def fitting(g: Game, player: Player, what: str) -> list[str]:
    """The kinds of cards in hand that a requirement takes; for a pair, those held twice."""
    cards, hand = g.catalog.cards, player.hand
    if what == ANY:
        return list(dict.fromkeys(hand))
    if what == ANY_CATTLE:
        return [card for card in dict.fromkeys(hand) if cards[card].kind == "cattle"]
    if what == OBJECTIVE:
        return [card for card in dict.fromkeys(hand) if cards[card].kind == OBJECTIVE]
    if what == PAIR:
        breeds = [cards[card].breed for card in hand if cards[card].kind == "cattle"]
        return [breed for breed in dict.fromkeys(breeds) if breeds.count(breed) > 1]
    return [card for card in dict.fromkeys(hand) if cards[card].breed == what]


def hides_others(g: Game, player: Player, count: int, what: str = ANY) -> bool:
    """Whether others must take it for possible that more cards in hand than so many fit a requirement."""
    cards = g.catalog.cards
    named = [card for card in cards.values() if card.breed == what]
    return len(player.hand) > count and len(named) != 1


def may_hold_objective(g: Game, player: Player) -> bool:
    """Whether others must take it for possible that the hand holds an objective card."""
    cards = g.catalog.cards
    return bool(player.hand) and any(cards[card].kind == OBJECTIVE for card in player.hand + player.draw)


class Discard(Question, frozen=True):
    """Discard a card, or two cattle cards of the same breed, to gain what follows."""

    kind: ClassVar[str] = "discard"
    cost: ClassVar[bool] = True
    by_hand: ClassVar[bool] = True

    card: str
    optional: bool = False

    def why_not(self, g: Game) -> Text | None:
        if fitting(g, g.me, self.card):
            return None
        return Text("why-no-card", {"card": self.card})

    def legal(self, g: Game) -> list[str]:
        ids = [f"discard:{card}" for card in fitting(g, g.me, self.card)]
        return [*ids, SKIP] if ids and self.optional else ids

    def hides(self, g: Game) -> bool:
        return hides_others(g, g.me, 2 if self.card == PAIR else 1, self.card)

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == SKIP:
            forfeit(g)
            return
        if self.card == PAIR:
            g.push(DiscardPair(card_of(picks[0])))
            return
        cards = [card_of(picks[0])]
        put_away(g, g.me, cards)
        g.tell("discarded", cards=cards)


class DiscardPair(Question, frozen=True):
    """Two cattle cards of a breed; which two is the player's choice where copies differ in their points.

    An exchange token may take copies away before they are named (Ruling 6). With fewer than two the
    requirement is open again: another breed meets it, or nothing does and the reward is lost.
    """

    kind: ClassVar[str] = "discard"

    breed: str

    def legal(self, g: Game) -> list[str]:
        copies = [card for card in g.me.hand if g.catalog.cards[card].breed == self.breed]
        if len(copies) < 2:
            return []
        return each("discard", copies if len(set(copies)) > 1 else copies[:2])

    def hides(self, g: Game) -> bool:
        return hides_others(g, g.me, 2, self.breed)

    def dropped(self, g: Game) -> None:
        g.push(Discard(PAIR))

    def bounds(self, g: Game, legal: list[str]) -> tuple[int, int]:
        return 2, 2

    def take(self, g: Game, picks: list[str]) -> None:
        cards = [card_of(pick) for pick in picks]
        put_away(g, g.me, cards)
        g.tell("discarded", cards=cards)


class DrawDiscard(Question, frozen=True):
    """Draw cards, then discard as many as were drawn. With `up_to` the player says how many."""

    kind: ClassVar[str] = "draw"

    count: int = 0
    per: str = ""
    up_to: bool = False
    optional: bool = False
    seat: int = -1  # -1: the active player

    def who(self, g: Game) -> int:
        return g.state.active if self.seat < 0 else self.seat

    def _most(self, g: Game) -> int:
        seat = self.who(g)
        count = g.rules.count(g, seat, self.per) if self.per else self.count
        return min(count, drawable(g.state.players[seat]))

    def why_not(self, g: Game) -> Text | None:
        return None if self._most(g) else Text("why-no-cards-to-draw")

    def legal(self, g: Game) -> list[str]:
        most = self._most(g)
        if not most:
            return []
        ids = [f"draw:{n}" for n in range(most, 0, -1)] if self.up_to else [f"draw:{most}"]
        return [*ids, SKIP] if self.optional else ids

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == SKIP:
            return
        drawn = draw(g, self.who(g), int(card_of(picks[0])))
        g.push(DiscardDrawn(len(drawn), self.seat))


class DiscardDrawn(Question, frozen=True):
    """Discard as many cards of the hand as were just drawn, or down to a hand size."""

    kind: ClassVar[str] = "discard"

    count: int
    seat: int = -1

    def who(self, g: Game) -> int:
        return g.state.active if self.seat < 0 else self.seat

    def legal(self, g: Game) -> list[str]:
        hand = g.state.players[self.who(g)].hand
        if self.count == 1:
            return distinct("discard", hand)
        return each("discard", hand) if self.count > 0 else []

    def hides(self, g: Game) -> bool:
        return hides_others(g, g.state.players[self.who(g)], self.count)

    def bounds(self, g: Game, legal: list[str]) -> tuple[int, int]:
        return self.count, self.count

    def take(self, g: Game, picks: list[str]) -> None:
        cards = [card_of(pick) for pick in picks]
        put_away(g, g.state.players[self.who(g)], cards)
        g.tell("discarded", seat=self.who(g), cards=cards)


class Draw(Question, frozen=True):
    """Draw up to so many cards into the hand, or none: nobody has to take a reward (Ruling 24)."""

    kind: ClassVar[str] = "draw"

    count: int

    def why_not(self, g: Game) -> Text | None:
        return None if drawable(g.me) else Text("why-no-cards-to-draw")

    def legal(self, g: Game) -> list[str]:
        most = min(self.count, drawable(g.me))
        return [*(f"draw:{n}" for n in range(most, 0, -1)), SKIP] if most else []

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] != SKIP:
            draw(g, g.state.active, int(card_of(picks[0])))


class Remove(Question, frozen=True):
    """Take cards from the hand out of the game; exhaustion cards go back to their stack."""

    kind: ClassVar[str] = "remove"
    by_hand: ClassVar[bool] = True

    card: str
    count: int = 1

    def why_not(self, g: Game) -> Text | None:
        if fitting(g, g.me, self.card):
            return None
        return Text("why-no-card", {"card": self.card})

    def legal(self, g: Game) -> list[str]:
        wanted = fitting(g, g.me, self.card)
        if self.count == 1:
            return distinct("remove", wanted)
        return each("remove", [card for card in g.me.hand if card in wanted])

    def bounds(self, g: Game, legal: list[str]) -> tuple[int, int]:
        return 0, min(self.count, len(legal))

    def take(self, g: Game, picks: list[str]) -> None:
        cards = [card_of(pick) for pick in picks]
        for card in cards:
            g.me.lay_down(card)
            if card == EXHAUSTION:
                g.state.exhaustion += 1
            else:
                g.state.box.append(card)
        if cards:
            g.tell("removed", cards=cards)


class DrawUp(Step, frozen=True):
    """Phase C: draw up to the hand limit. More cards than that are kept (Ruling 23)."""

    def run(self, g: Game) -> None:
        draw(g, g.state.active, hand_limit(g, g.me) - len(g.me.hand))
