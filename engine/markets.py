"""The job market, the cattle market and the objective display."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from engine.agenda import DONE, SKIP, Action, Question, nearest
from engine.catalog import ROW_LENGTH, STRONG, Price
from engine.decisions import Text, Value
from engine.herd import card_of, distinct, each

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Player

END = "end"
STACK = "stack"  # the top of the objective stack, face down
DEAL = "deal"  # two more cards into the cattle market, by a herder


# Workers


def place_worker(g: Game, tile: str) -> None:
    """A worker tile fills the next space of the token's row; a full row sends the token on."""
    state = g.state
    row = state.jobs[state.job_row]
    row[row.index(None)] = tile
    g.tell("worker_placed", worker=tile, row=state.job_row + 1)
    if None not in row:
        state.job_row += 1
        event = g.catalog.job_events.get(state.job_row)
        if event == END:
            end_of_game(g)
        elif event is not None:
            g.rules.job_event(g, event)


def end_of_game(g: Game) -> None:
    """Whoever fills the last space takes the token; everybody else has one more turn (Ruling 21)."""
    g.me.job_token = True
    g.state.last_turns = len(g.state.players) - 1
    g.tell("end_triggered")


def is_worker(g: Game, tile: str) -> bool:
    return tile.rstrip(STRONG) in g.catalog.rows


class Hire(Question, frozen=True):
    """Hire one worker; the cost is the row's, changed by the icon, and 1 more for a strong worker."""

    kind: ClassVar[str] = "hire"

    extra: int = 0
    optional: bool = False

    def _cost(self, g: Game, row: int, tile: str) -> int:
        cost = g.catalog.row_costs[row] + self.extra
        if tile[-1] == STRONG:
            cost += g.catalog.strong_surcharge
        return max(cost, 0)

    def _open(self, g: Game) -> Iterator[tuple[int, str]]:
        """The tiles that can be hired now, each with its row."""
        player, state = g.me, g.state
        for row in range(state.job_row):
            for tile in state.jobs[row]:
                if (
                    tile is not None
                    and self._cost(g, row, tile) <= player.money
                    and len(player.rows[tile.rstrip(STRONG)]) < ROW_LENGTH - 1
                ):
                    yield row, tile

    def legal(self, g: Game) -> list[str]:
        ids = dict.fromkeys(f"hire:row{row + 1}:{tile}" for row, tile in self._open(g))
        return [*ids, SKIP] if ids and self.optional else list(ids)

    def can(self, g: Game) -> bool:
        return next(self._open(g), None) is not None

    def blocked(self, g: Game) -> dict[str, Text]:
        player, state = g.me, g.state
        reasons: dict[str, Text] = {}
        for row, tiles in enumerate(state.jobs):
            for tile in tiles:
                if tile is None:
                    continue
                pick = f"hire:row{row + 1}:{tile}"
                missing = self._cost(g, row, tile) - player.money
                if row == state.job_row:
                    reasons[pick] = Text("why-token-row")
                elif len(player.rows[tile.rstrip(STRONG)]) >= ROW_LENGTH - 1:
                    reasons[pick] = Text("why-row-full", {"worker": tile.rstrip(STRONG)})
                elif missing > 0:
                    reasons[pick] = Text("why-no-money", {"missing": missing})
        return reasons

    def why_not(self, g: Game) -> Text | None:
        if self.legal(g):
            return None
        reasons = self.blocked(g)
        return nearest(reasons.values()) if reasons else Text("why-no-workers")

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        if pick == SKIP:
            return {}
        _, row, tile = pick.split(":")
        return {"worker": tile, "row": int(row[3:]), "cost": self._cost(g, int(row[3:]) - 1, tile)}

    def does(self, g: Game, pick: str) -> Action:
        """The immediate action of the space that the worker would come to stand on."""
        return () if pick == SKIP else space_action(g, g.me, pick.split(":")[2].rstrip(STRONG))

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == SKIP:
            return
        _, place, tile = picks[0].split(":")
        row = int(place[3:]) - 1
        cost = self._cost(g, row, tile)
        tiles = g.state.jobs[row]
        tiles[tiles.index(tile)] = None
        g.me.money -= cost
        g.tell("hired", worker=tile, row=row + 1, cost=cost)
        add_worker(g, g.me, tile.rstrip(STRONG), tile)


def add_worker(g: Game, player: Player, kind: str, tile: str) -> None:
    """Onto the leftmost free space of its row, whose immediate action may be used."""
    action = space_action(g, player, kind)
    player.rows[kind].append(tile)
    g.perform(action)


def space_action(g: Game, player: Player, kind: str) -> Action:
    """The immediate action of the leftmost free space of a row."""
    space = g.catalog.rows[kind].get(player.workers(kind) + 1)
    return space.action if space is not None else ()


# Cattle


def sort_cattle(g: Game) -> None:
    g.state.cattle = g.catalog.sort_cards(g.state.cattle)


def deal_cattle(g: Game, count: int) -> None:
    """From the stack into the market, as far as the stack goes."""
    state = g.state
    cards = [state.cattle_stack.pop() for _ in range(min(count, len(state.cattle_stack)))]
    if cards:
        state.cattle += cards
        sort_cattle(g)
        g.tell("cattle_dealt", cards=cards, reveals=True)


def refill_cattle(g: Game) -> None:
    wanted = g.catalog.setup.cattle_market[str(len(g.state.players))]
    deal_cattle(g, wanted - len(g.state.cattle))


def acquire(g: Game, card: str) -> None:
    g.state.cattle.remove(card)
    g.me.discard.append(card)


class BuyCattle(Question, frozen=True):
    """Buy cattle in a loop; every herder is put to use once (Ruling 19)."""

    kind: ClassVar[str] = "buy"

    used: int = 0  # herders already put to use

    def _why_not(self, g: Game, price: Price) -> Text | None:
        player = g.me
        herders = player.workers(g.catalog.roles.herder) - self.used
        if price.herders > herders:
            return Text("why-no-herders", {"missing": price.herders - herders})
        if sum(map(price.fits.__contains__, g.state.cattle)) < price.cards:
            return Text("why-not-in-market")
        if price.money > player.money:
            return Text("why-no-money", {"missing": price.money - player.money})
        return None

    def _idle(self, g: Game) -> bool:
        return g.me.workers(g.catalog.roles.herder) > self.used

    def legal(self, g: Game) -> list[str]:
        if not self._idle(g):
            return []
        ids = [price.id for price in g.catalog.prices if self._why_not(g, price) is None]
        if g.state.cattle_stack:
            ids.append(DEAL)
        return [*ids, DONE] if ids else []

    def blocked(self, g: Game) -> dict[str, Text]:
        reasons = {price.id: self._why_not(g, price) for price in g.catalog.prices}
        return {pick: why for pick, why in reasons.items() if why is not None}

    def why_not(self, g: Game) -> Text | None:
        if self.legal(g):
            return None
        return nearest(self.blocked(g).values())

    def can(self, g: Game) -> bool:
        return self._idle(g) and (bool(g.state.cattle_stack) or bool(self.legal(g)))

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        for price in g.catalog.prices:
            if price.id == pick:
                _, what, _ = pick.split(":")
                of = what.partition("-")[2]
                return {"herders": price.herders, "cost": price.money, "cards": price.cards, "of": of}
        return {}

    def take(self, g: Game, picks: list[str]) -> None:
        pick = picks[0]
        if pick == DONE:
            return
        if pick == DEAL:
            deal_cattle(g, 2)
            g.push(BuyCattle(self.used + 1))
            return
        price = next(price for price in g.catalog.prices if price.id == pick)
        g.me.money -= price.money
        g.push(TakeCattle(pick, price.cards, paid=price.money), BuyCattle(self.used + price.herders))


class TakeCattle(Question, frozen=True):
    """Take cards from the cattle market onto the discard pile: bought, or given."""

    kind: ClassVar[str] = "cattle"

    of: str  # a breed, "any", or the id of the price that was paid
    count: int = 1
    paid: int = 0
    optional: bool = False

    def _cards(self, g: Game) -> list[str]:
        if self.of == "any":
            return g.state.cattle
        for price in g.catalog.prices:
            if price.id == self.of:
                return [card for card in g.state.cattle if card in price.fits]
        return [card for card in g.state.cattle if g.catalog.cards[card].breed == self.of]

    def why_not(self, g: Game) -> Text | None:
        return None if self._cards(g) else Text("why-not-in-market")

    def legal(self, g: Game) -> list[str]:
        cards = self._cards(g)
        if self.count > 1:
            return each("cattle", cards)
        ids = distinct("cattle", cards)
        return [*ids, SKIP] if ids and self.optional else ids

    def bounds(self, g: Game, legal: list[str]) -> tuple[int, int]:
        return self.count, self.count

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == SKIP:
            return
        cards = [card_of(pick) for pick in picks]
        for card in cards:
            acquire(g, card)
        g.tell("cattle_taken", cards=cards, cost=self.paid)


# Objectives


class Objective(Question, frozen=True):
    """Gain an objective card: from the open display or, mostly, the top of the stack."""

    kind: ClassVar[str] = "objective"

    source: str = "any"  # or "display"
    to: str = "discard"  # or "hand"
    optional: bool = False

    def legal(self, g: Game) -> list[str]:
        ids = [f"objective:{card}" for card in g.state.objectives]
        if self.source == "any" and g.state.objective_stack:
            ids.append(f"objective:{STACK}")
        return [*ids, SKIP] if ids and self.optional else ids

    def why_not(self, g: Game) -> Text | None:
        return None if self.can(g) else Text("why-no-objectives")

    def can(self, g: Game) -> bool:
        return bool(g.state.objectives) or (self.source == "any" and bool(g.state.objective_stack))

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == SKIP:
            return
        card, into_hand = picks[0].partition(":")[2], self.to == "hand"
        if card != STACK:
            take_objective(g, card, g.me.hand if into_hand else g.me.discard)
            return
        card = g.state.objective_stack.pop()
        if into_hand:  # nobody else sees it before it leaves the hand
            g.me.hand.append(card)
            g.me.blind.append(card)
            g.tell_apart("objective_drawn", g.state.active, {}, {"card": card})
        else:
            g.me.discard.append(card)
            g.tell("objective_taken", card=card, reveals=True)


def take_objective(g: Game, card: str, pile: list[str]) -> None:
    """A card of the display onto a pile; another one replaces it."""
    state = g.state
    state.objectives.remove(card)
    pile.append(card)
    g.tell("objective_taken", card=card)
    if state.objective_stack:
        shown = state.objective_stack.pop()
        state.objectives.append(shown)
        g.tell("objective_shown", card=shown, reveals=True)
