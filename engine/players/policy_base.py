"""The policy: a quick player without search, good enough to play games out in thought.

Tiles and cards are tuples of effects, so what an option is worth is the sum of what its effects are worth to
this player now. Nothing is copied and nothing is looked up twice: a choice takes some ten microseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.agenda import DONE, PASSES, SKIP, Question, Rest
from engine.herd import card_of
from engine.players.look import Look
from engine.players.policy_effects import ENOUGH
from engine.players.policy_traits import T
from engine.players.policy_trip import Trips

if TYPE_CHECKING:
    from engine.catalog import Catalog
    from engine.game import Game

Answer = Callable[[Look, Any, list[str]], list[str]]


class PolicyBase(Trips[T]):
    """Answers to every kind of question that both games ask."""

    def __init__(self, catalog: Catalog, traits: T) -> None:
        super().__init__(catalog, traits)
        self.answers: dict[str, Answer] = {
            "move": self.move,
            "start": self.by_place,
            "free_move": self.by_place,
            "path": self.path,
            "action": self.action,
            "interlude": self.action,
            "adjacent": self.adjacent,
            "either": self.either,
            "auxiliary": self.auxiliary,
            "foresight": self.foresight,
            "certificates": self.certificates,
            "disc": self.disc,
            "engine": self.engine,
            "upgrade": self.upgrade,
            "appoint": self.appoint,
            "hire": self.hire,
            "build": self.build,
            "build_at": self.build_at,
            "buy": self.buy,
            "cattle": self.cattle,
            "objective": self.objective,
            "discard": self.discard,
            "draw": self.first,
            "remove": self.remove,
        }

    def choose(self, g: Game, question: Question, legal: list[str]) -> list[str]:
        """The picks for the question that the game waits for."""
        if len(legal) == 1 and legal[0] in PASSES:
            return legal
        answer = self.answers.get(question.kind, self.first)
        return answer(self.look(g, question.who(g)), question, legal)

    def look(self, g: Game, seat: int) -> Look:
        return Look(g, seat, self)

    # Answers

    def first(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        return [legal[0]]

    def path(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        bills = {pick: sum(fee for _, fee in way) for pick, way in question.ways(look.g).items()}
        return [min(legal, key=bills.__getitem__)]

    def action(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        """What brings money comes first, what costs it next, and what leaves the place last."""
        best, rank, found = DONE, 9, 0.0
        local = 0.0
        actions = question.actions(look.g) if len(legal) > 1 and question.kind == "action" else {}
        auxiliaries: list[str] = []
        for pick in legal:
            verb, _, rest = pick.partition(":")
            if verb == "use":
                action = actions[rest]
                worth, look.cost = self.worth(look, action), look.cost
                if worth <= 0:
                    continue
                local += worth
                order = 2 if self.moves(action) else 1 if look.cost > 0 else 0
            elif verb == "aux":
                auxiliaries.append(pick)
                continue
            elif verb == "play":
                worth, order = self.playing(look, card_of(pick)), 0
                if worth <= 0:
                    continue
            else:
                continue
            if order < rank or (order == rank and worth > found):
                best, rank, found = pick, order, worth
        if local < ENOUGH:
            for pick in auxiliaries:
                worth = self.worth(look, self.catalog.auxiliaries[pick.partition(":")[2]].single)
                if worth > local:
                    best, local = pick, worth
        return [best]

    def adjacent(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        return [max(legal, key=lambda pick: self.place(look, pick.partition(":")[2]))]

    def either(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        return [max(legal, key=lambda pick: self.worth(look, question.does(look.g, pick)))]

    auxiliary = either

    def foresight(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        def worth(pick: str) -> float:
            verb, _, rest = pick.partition(":")
            if verb == "play":
                return self.playing(look, card_of(pick)) * 100
            return self.tile(look, rest.partition(":")[2])

        return [max(legal, key=worth)]

    def certificates(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        """As many as bring more than they are worth on a later visit."""
        t = self.traits
        own = self.hand_value(look)
        keep = t.certificate if look.visits > 0.5 else 0.0
        return [
            max(
                legal,
                key=lambda pick: (
                    self.delivery(look, own + int(pick.partition(":")[2]))
                    + int(pick.partition(":")[2]) * (look.coin - keep)
                ),
            )
        ]

    def disc(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        return [max(legal, key=lambda pick: self.clearing(look, pick.partition(":")[2]))]

    def engine(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        return [max(legal, key=lambda pick: 0.0 if pick == SKIP else self.stop(look, card_of(pick)))]

    def upgrade(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        def worth(pick: str) -> float:
            if pick == SKIP:
                return 0.0
            return self.upgrading(look, look.g.catalog.railroad.stations[pick.partition(":")[2]])

        return [max(legal, key=worth)]

    def appoint(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        master = self.master(look, look.state.masters[question.station])
        best, found = SKIP, 0.0
        for pick in legal:
            if pick != SKIP:
                kind = pick.partition(":")[2]
                worth = master - self.worker(look, kind, len(look.me.rows[kind]) - 1)
                if worth > found:
                    best, found = pick, worth
        return [best]

    def hire(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        def worth(pick: str) -> float:
            if pick == SKIP:
                return 0.0
            _, row, tile = pick.split(":")
            cost = look.g.catalog.row_costs[int(row[3:]) - 1] + question.extra
            return self.hiring(look, tile, cost)

        return [max(legal, key=worth)]

    def build(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        return [
            max(
                legal,
                key=lambda pick: 0.0 if pick == SKIP else self.building(look, card_of(pick), question.price),
            )
        ]

    def build_at(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        return [
            max(
                legal, key=lambda pick: self.site(look, question.tile, pick.partition(":")[2], question.price)
            )
        ]

    def buy(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        best, found = DONE, 0.0
        for pick in legal:
            price = self.price_of.get(pick)
            if price is not None:
                worth = self.purchase(look, price)
                if worth > found:
                    best, found = pick, worth
        if best == DONE and "deal" in legal and look.me.workers(self.herder) - question.used > 1:
            return ["deal"]
        return [best]

    def cattle(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        least = question.bounds(look.g, legal)[0]
        worths = {card: worth for worth, card in self.market(look)}
        ranked = sorted((pick for pick in legal if pick != SKIP), key=lambda pick: -worths[card_of(pick)])
        return ranked[:least] or [legal[0]]

    def objective(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        t = self.traits

        def worth(pick: str) -> float:
            card = card_of(pick)
            if pick == SKIP:
                return t.objective_skip
            if card == "stack":
                return t.objective_blind
            return self.hope(look, card)

        return [max(legal, key=worth)]

    def discard(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        least = question.bounds(look.g, legal)[0]
        if SKIP in legal:
            agenda = look.state.agenda
            rest = agenda[-2] if len(agenda) > 1 else None
            gain = self.worth(look, rest.tasks) if isinstance(rest, Rest) else 1.0
            best = min(
                (pick for pick in legal if pick != SKIP), key=lambda pick: self.keep(look, card_of(pick))
            )
            return [best] if gain > self.keep(look, card_of(best)) else [SKIP]
        if least == 1:
            return [min(legal, key=lambda pick: self.keep(look, card_of(pick)))]
        return self.worst(look, legal, least)

    def worst(self, look: Look, legal: list[str], count: int) -> list[str]:
        """The cards to part with, one after the other: what is left of a pair becomes precious."""
        left, picks = list(legal), []
        held = look.held.copy()
        for _ in range(count):
            pick = min(left, key=lambda one: self.keep_of(look, card_of(one), held))
            left.remove(pick)
            picks.append(pick)
            breed = self.catalog.cards[card_of(pick)].breed
            held[breed] = held.get(breed, 1) - 1
        return picks

    def remove(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        most = question.bounds(look.g, legal)[1]
        ranked = sorted(legal, key=lambda pick: -self.thinning(look, card_of(pick)))
        return [pick for pick in ranked[:most] if self.thinning(look, card_of(pick)) > 0]
