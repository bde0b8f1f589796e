"""The policy: a quick player without search, good enough to play games out in thought.

Tiles and cards are tuples of effects, so what an option is worth is the sum of what its effects are worth to
this player now. Nothing is copied and nothing is looked up twice: a choice takes some ten microseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.agenda import PASSES, SKIP, Question, Rest
from engine.herd import card_of
from engine.markets import DEAL
from engine.players.look import Look
from engine.players.policy_effects import ENOUGH
from engine.players.policy_traits import NO, T
from engine.players.policy_trip import Trips

if TYPE_CHECKING:
    from engine.catalog import Catalog
    from engine.game import Game

Answer = Callable[[Look, Any, list[str]], list[str]]
Scale = Callable[[Look, Any, list[str]], list[float] | None]

FIRST = 4.0  # added to what brings money, which comes before what costs it
NEXT = 2.0
AUXILIARY = 6.0  # added to an auxiliary action that brings more than all that is local


class PolicyBase(Trips[T]):
    """Every kind of question that both games ask: what each option is worth, or else the picks."""

    def __init__(self, catalog: Catalog, traits: T) -> None:
        super().__init__(catalog, traits)
        self.scales: dict[str, Scale] = {
            "move": self.move,
            "start": self.by_place,
            "free_move": self.by_place,
            "action": self.action,
            "interlude": self.action,
            "adjacent": self.adjacent,
            "either": self.either,
            "auxiliary": self.either,
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
            "cattle": self.one_of_cattle,
            "objective": self.objective,
            "discard": self.one_discard,
        }
        self.answers: dict[str, Answer] = {
            "path": self.path,
            "cattle": self.cattle,
            "discard": self.worst,
            "remove": self.remove,
        }

    def choose(self, g: Game, question: Question, legal: list[str]) -> list[str]:
        """The picks for the question that the game waits for."""
        if len(legal) == 1 and legal[0] in PASSES:
            return legal
        look = self.look(g, question.who(g))
        worths = self.weigh(look, question, legal)
        if worths is None:
            return self.answers.get(question.kind, self.first)(look, question, legal)
        return [legal[worths.index(max(worths))]]

    def weigh(self, look: Look, question: Question, legal: list[str]) -> list[float] | None:
        """What each option is worth; None where it takes more than to compare them one by one."""
        scale = self.scales.get(question.kind)
        return scale(look, question, legal) if scale is not None else None

    def look(self, g: Game, seat: int) -> Look:
        return Look(g, seat, self)

    # What options are worth

    def action(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        """What brings money comes first, what costs it next, and what leaves the place last."""
        actions = question.actions(look.g) if question.kind == "action" else {}
        worths = [0.0] * len(legal)
        local = 0.0
        for number, pick in enumerate(legal):
            verb, _, rest = pick.partition(":")
            if verb == "use":
                action = actions[rest]
                worth = self.worth(look, action)
                if worth > 0:
                    local += worth
                    order = 0.0 if self.moves(action) else NEXT if look.cost > 0 else FIRST
                    worths[number] = min(worth, 3.0) / 2 + order
                else:
                    worths[number] = max(worth, -2.0) - 0.5
            elif verb == "play":
                worth = self.playing(look, card_of(pick))
                worths[number] = min(worth, 3.0) / 2 + FIRST if worth > 0 else max(worth, -3.0) - 0.5
        for number, pick in enumerate(legal):
            verb, _, rest = pick.partition(":")
            if verb == "aux":
                more = self.worth(look, self.catalog.auxiliaries[rest].single) - local
                worths[number] = (
                    AUXILIARY + more if more > 0 and local < ENOUGH else max(-3.0, 0.4 * more - 1.0)
                )
        return worths

    def adjacent(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        return [self.place(look, card_of(pick)) for pick in legal]

    def either(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        return [self.worth(look, question.does(look.g, pick)) for pick in legal]

    def foresight(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        def worth(pick: str) -> float:
            verb, _, rest = pick.partition(":")
            if verb == "play":
                return self.playing(look, card_of(pick)) * 100
            return self.tile(look, rest.partition(":")[2]) / 2

        return [worth(pick) for pick in legal]

    def certificates(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        """As many as bring more than they are worth on a later visit."""
        own = self.hand_value(look)
        gain = look.coin - (self.traits.certificate if look.visits > 0.5 else 0.0)
        counts = [int(card_of(pick)) for pick in legal]
        return [self.delivery(look, own + count) + count * gain for count in counts]

    def disc(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        return [self.clearing(look, card_of(pick)) for pick in legal]

    def engine(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        return [0.0 if pick == SKIP else self.stop(look, card_of(pick)) for pick in legal]

    def upgrade(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        stations = look.g.catalog.railroad.stations
        return [0.0 if pick == SKIP else self.upgrading(look, stations[card_of(pick)]) for pick in legal]

    def appoint(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        master, rows = self.master(look, look.state.masters[question.station]), look.me.rows

        def worth(kind: str) -> float:
            return master - self.worker(look, kind, len(rows[kind]) - 1)

        return [0.0 if pick == SKIP else worth(card_of(pick)) for pick in legal]

    def hire(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        def worth(pick: str) -> float:
            if pick == SKIP:
                return 0.0
            _, row, tile = pick.split(":")
            cost = look.g.catalog.row_costs[int(row[3:]) - 1] + question.extra
            return self.hiring(look, tile, cost)

        return [worth(pick) for pick in legal]

    def build(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        return [0.0 if pick == SKIP else self.building(look, card_of(pick), question.price) for pick in legal]

    def build_at(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        return [self.site(look, question.tile, card_of(pick), question.price) for pick in legal]

    def buy(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        prices = [self.price_of.get(pick) for pick in legal]
        worths = [0.0 if price is None else self.purchase(look, price) for price in prices]
        if DEAL in legal:
            idle = max(worths) <= 0 and look.me.workers(self.herder) - question.used > 1
            worths[legal.index(DEAL)] = 1.0 if idle else -2.0
        return worths

    def one_of_cattle(self, look: Look, question: Any, legal: list[str]) -> list[float] | None:
        if question.bounds(look.g, legal) != (1, 1):
            return None
        worths = {card: worth for worth, card in self.market(look)}
        return [NO if pick == SKIP else worths[card_of(pick)] for pick in legal]

    def objective(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        t = self.traits

        def worth(pick: str) -> float:
            card = card_of(pick)
            if pick == SKIP:
                return t.objective_skip
            if card == "stack":
                return t.objective_blind
            return self.hope(look, card)

        return [worth(pick) for pick in legal]

    def one_discard(self, look: Look, question: Any, legal: list[str]) -> list[float] | None:
        if question.bounds(look.g, legal)[1] != 1:
            return None
        gain = 0.0
        if SKIP in legal:
            agenda = look.state.agenda
            rest = agenda[-2] if len(agenda) > 1 else None
            gain = self.worth(look, rest.tasks) if isinstance(rest, Rest) else 1.0
        return [0.0 if pick == SKIP else gain - self.keep(look, card_of(pick)) for pick in legal]

    # Answers

    def first(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        return [legal[0]]

    def path(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        bills = {pick: sum(fee for _, fee in way) for pick, way in question.ways(look.g).items()}
        return [min(legal, key=bills.__getitem__)]

    def cattle(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        least = question.bounds(look.g, legal)[0]
        worths = {card: worth for worth, card in self.market(look)}
        ranked = sorted((pick for pick in legal if pick != SKIP), key=lambda pick: -worths[card_of(pick)])
        return ranked[:least] or [legal[0]]

    def worst(self, look: Look, question: Any, legal: list[str]) -> list[str]:
        """The cards to part with, one after the other: what is left of a pair becomes precious."""
        left, picks = list(legal), []
        held = look.held.copy()
        for _ in range(question.bounds(look.g, legal)[0]):
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
