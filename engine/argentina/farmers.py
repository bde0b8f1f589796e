"""Helping granjeros: with the strength of workers and cattle, at the price of exhaustion."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import DONE, SKIP, Action, Question, Step, nearest
from engine.catalog import EXHAUSTION, ROW_LENGTH, STRONG, Catalog
from engine.decisions import Text, Value
from engine.herd import card_of, distinct, hides_others, put_away
from engine.markets import add_worker, space_action

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Player

GRANJERO = "granjero"
MOST_CATTLE = 4


def strength(g: Game, player: Player) -> int:
    """The strength icons on a player's board: strong workers, and disc spaces that were cleared."""
    total, covered = 0, player.covered
    for row in player.rows.values():
        for tile in row:
            if tile[-1] == STRONG:
                total += 1
    for name, disc in g.catalog.strength_discs:
        if name not in covered:
            total += disc.strength
    return total


def cattle_strength(catalog: Catalog, cards: list[str]) -> list[int]:
    """The strengths of the cattle among some cards, the strongest first."""
    table = catalog.cards
    return sorted([table[card].strength for card in cards if table[card].strength], reverse=True)


def exhaust(g: Game, seat: int, count: int) -> None:
    """Exhaustion cards go face-up onto the discard pile, as far as their stack goes."""
    count = min(count, g.state.exhaustion)
    if count:
        g.state.exhaustion -= count
        g.state.players[seat].discard += [EXHAUSTION] * count
        g.tell("exhausted", seat=seat, count=count)


class HelpFarmers(Question, frozen=True):
    """Choose up to so many farmers, one by one; their strengths add up (Ruling 18)."""

    kind: ClassVar[str] = "help"
    counting: ClassVar[bool] = True

    most: int
    bonus: int = 0
    only: str = ""  # on a farmer tile: that one
    chosen: tuple[str, ...] = ()

    def _missing(self, g: Game) -> dict[str, int]:
        """The farmers that may be chosen next, each with the strength that is missing for it."""
        player, tiles, needs = g.me, g.state.tiles, g.catalog.tile_strength
        able = strength(g, player) + self.bonus + sum(cattle_strength(g.catalog, player.hand)[:MOST_CATTLE])
        for space in self.chosen:
            able -= needs[tiles[space]]
        spaces = [self.only] if self.only else tiles
        return {space: needs[tiles[space]] - able for space in spaces if space not in self.chosen}

    def why_not(self, g: Game) -> Text | None:
        if self.legal(g):
            return None
        reasons = self.blocked(g)
        return nearest(reasons.values()) if reasons else Text("why-no-farmers")

    def can(self, g: Game) -> bool:
        return bool(self.legal(g))

    def legal(self, g: Game) -> list[str]:
        ids = [f"help:{space}" for space, missing in self._missing(g).items() if missing <= 0]
        return [*ids, DONE] if self.chosen else ids

    def hides(self, g: Game) -> bool:
        return bool(g.me.hand) and not self.only and len(g.state.tiles) > 1

    def blocked(self, g: Game) -> dict[str, Text]:
        return {
            f"help:{space}": Text("why-no-strength", {"missing": missing})
            for space, missing in self._missing(g).items()
            if missing > 0
        }

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        space = pick.partition(":")[2]
        if not space:
            return {"count": len(self.chosen)}
        tile = g.state.tiles[space]
        money = g.state.coins.get(space, 0) + g.catalog.trail.tile_money[space]
        return {"space": space, "tile": tile, "strength": g.catalog.tile_strength[tile], "money": money}

    def take(self, g: Game, picks: list[str]) -> None:
        chosen = self.chosen
        if picks[0] != DONE:
            chosen = (*chosen, picks[0].partition(":")[2])
            more = HelpFarmers(self.most, self.bonus, self.only, chosen)
            if len(chosen) < self.most and more.legal(g) != [DONE]:
                g.push(more)
                return
        g.push(reveal(g, chosen, self.bonus, ()))


def reveal(g: Game, farmers: tuple[str, ...], bonus: int, shown: tuple[str, ...]) -> Reveal | Helped:
    """The next question, or the end of the action when no card can be added."""
    if len(shown) == MOST_CATTLE or not cattle_strength(g.catalog, g.me.hand):
        return Helped(farmers, shown)
    return Reveal(farmers, bonus, shown)


class Reveal(Question, frozen=True):
    """Show cattle, one card after the other, until their strength suffices; more may be shown.

    A card that was shown is open to all, so it goes onto the discard pile at once.
    """

    kind: ClassVar[str] = "reveal"
    counting: ClassVar[bool] = True

    farmers: tuple[str, ...]
    bonus: int
    shown: tuple[str, ...]

    def _missing(self, g: Game) -> int:
        table, needs = g.catalog.cards, g.catalog.tile_strength
        wanted = sum(needs[g.state.tiles[space]] for space in self.farmers)
        return wanted - strength(g, g.me) - self.bonus - sum(table[card].strength for card in self.shown)

    def legal(self, g: Game) -> list[str]:
        missing, table = self._missing(g), g.catalog.cards
        left = [card for card in g.me.hand if table[card].strength]
        room = MOST_CATTLE - len(self.shown) - 1
        ids = []
        for pick in distinct("reveal", left):
            card = card_of(pick)
            others = left.copy()
            others.remove(card)
            if table[card].strength + sum(cattle_strength(g.catalog, others)[:room]) >= missing:
                ids.append(pick)
        return [*ids, DONE] if missing <= 0 else ids

    def hides(self, g: Game) -> bool:
        return hides_others(g, g.me, 1)

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        if pick == DONE:
            return {"count": len(self.shown)}
        card = card_of(pick)
        return {"card": card, "strength": g.catalog.cards[card].strength, "missing": max(0, self._missing(g))}

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == DONE:
            g.push(Helped(self.farmers, self.shown))
        else:
            card = card_of(picks[0])
            put_away(g, g.me, [card])
            g.tell("revealed", card=card)
            g.push(reveal(g, self.farmers, self.bonus, (*self.shown, card)))


class Helped(Step, frozen=True):
    """Exhaustion for the cattle shown, then the farmers' tiles and money, then each may join the row."""

    farmers: tuple[str, ...]
    shown: tuple[str, ...]

    def run(self, g: Game) -> None:
        state, player = g.state, g.me
        tiles, money = [], 0
        for space in self.farmers:
            money += state.coins.pop(space, 0) + g.catalog.trail.tile_money[space]
            tiles.append(g.take_tile(space))
        player.money += money
        player.front += tiles
        g.tell("helped", farmers=tiles, spaces=list(self.farmers), cards=list(self.shown), money=money)
        exhaust(g, state.active, (len(self.shown) + 1) // 2)
        g.push(*(Join(tile) for tile in tiles))


class Join(Question, frozen=True):
    """A farmer just helped may join the granjero row: pay the price of the space, use its action or not."""

    kind: ClassVar[str] = "join"

    farmer: str

    def _price(self, g: Game) -> int:
        return g.catalog.rows[GRANJERO][g.me.workers(GRANJERO) + 1].price

    def legal(self, g: Game) -> list[str]:
        if g.me.workers(GRANJERO) == ROW_LENGTH or g.me.money < self._price(g):
            return []
        return [f"join:{self.farmer}", SKIP]

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        return {"farmer": self.farmer, "cost": self._price(g)}

    def does(self, g: Game, pick: str) -> Action:
        return space_action(g, g.me, GRANJERO) if pick != SKIP else ()

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == SKIP:
            return
        price = self._price(g)
        g.me.money -= price
        g.me.front.remove(self.farmer)
        g.tell("joined", farmer=self.farmer, cost=price)
        add_worker(g, g.me, GRANJERO, GRANJERO)


class ExhaustOthers(Step, frozen=True):
    """Every other player takes exhaustion cards."""

    count: int

    def why_not(self, g: Game) -> Text | None:
        return None if g.state.exhaustion else Text("why-no-exhaustion-cards")

    def run(self, g: Game) -> None:
        for step in range(1, len(g.state.players)):
            exhaust(g, (g.state.active + step) % len(g.state.players), self.count)
