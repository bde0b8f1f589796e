"""What positions of both games are worth, as far as they are judged alike.

A game lasts as long as its job market has room, so everything that pays off later is weighed by the share of
it that is left, and by how many visits to the capital that makes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import msgspec

from engine.catalog import OBJECTIVE
from engine.decisions import BadData
from engine.herd import hand_limit
from engine.scoring import FIRST_SCORING_WORKER, JOB_TOKEN_POINTS, POINTS_PER_WORKER

if TYPE_CHECKING:
    from engine.catalog import Catalog, Objective
    from engine.game import Game
    from engine.players.worth import Weights
    from engine.state import Player, State


class CommonKnobs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights that both games know, by name, in victory points. Each game adds one per kind of worker."""

    money_early: float  # of one peso or dollar at the start
    money_late: float  # of one at the end
    money_plenty: float  # more than this is not easily spent
    workers_per_visit: float  # how many workers a visit brings to the job market
    worker_fade: float  # how much less the next worker of a row is worth
    building: float
    building_need: float
    building_fee: float
    engine: float  # per space
    churn: float  # how many hands a deck shows on the way
    hand_focus: float  # how much of the hand survives a turn
    hand_draw: float  # breeding value of a card still to be drawn
    certificate: float
    way: float  # of a turn still to go to the capital: visits end the game, turns do not
    way_solo: float  # the same against an automa, which scores with every turn
    objective_hope: float
    objective_deck: float
    disc_aux_white: float
    disc_aux_engine: float
    disc_aux_remove: float
    disc_certificates: float
    disc_steps: float
    disc_hand: float


K = TypeVar("K", bound=CommonKnobs)
S = TypeVar("S", bound=msgspec.Struct)


class TimeLeft(NamedTuple):
    """How much of the game is left."""

    share: float  # 1 at the start, 0 when the end was triggered
    visits: float  # to the capital, for each player


class Deck(NamedTuple):
    """A herd deck: its points, its size, its cattle by breed and its objective cards."""

    points: int
    size: int
    breeds: dict[str, int]
    objectives: list[str]


class Breeding(NamedTuple):
    """The breeding value to expect: on the next visit, and on a usual one without temporary certificates."""

    total: float
    usual: float


def read_knobs(game: str, weights: Weights, knobs: type[S], file: str = "weights") -> S:
    try:
        return msgspec.convert(weights, knobs)
    except msgspec.ValidationError as error:
        raise BadData(f"data/{game}/{file}.json: {error}") from error


class WorthBase(Generic[K]):
    def __init__(self, catalog: Catalog, knobs: K) -> None:
        self.catalog = catalog
        self.knobs = knobs
        self.disc_worth = {name: self.disc(name) for name in catalog.discs}
        self.market_rows = len(catalog.row_costs)
        self.breed_values = {card.breed: card.value for card in catalog.cards.values()}

    def parts(self, g: Game, seat: int) -> dict[str, float]:
        raise NotImplementedError

    def value(self, g: Game, seat: int) -> float:
        return sum(self.parts(g, seat).values())

    def clock(self, state: State) -> TimeLeft:
        if state.last_turns >= 0:
            return TimeLeft(0.0, 0.0)
        count = len(state.players)
        row = state.jobs[state.job_row]
        left = (self.market_rows - state.job_row) * count - sum(tile is not None for tile in row)
        return TimeLeft(
            min(1.0, left / (count * (self.market_rows - 2.5))), left / (count * self.knobs.workers_per_visit)
        )

    def coin(self, share: float) -> float:
        """What a peso or a dollar is worth now."""
        k = self.knobs
        return k.money_late + (k.money_early - k.money_late) * share

    def money(self, money: int, coin: float) -> float:
        plenty = self.knobs.money_plenty
        if money <= plenty:
            return money * coin
        return plenty * coin + (money - plenty) * self.knobs.money_late

    def workers(self, player: Player, share: float) -> float:
        k, total = self.knobs, 0.0
        for kind, row in player.rows.items():
            count = len(row)
            if count:
                total += getattr(k, kind) * count * (1 - k.worker_fade * (count - 1)) * share
                total += max(0, 2 + count - FIRST_SCORING_WORKER) * POINTS_PER_WORKER
        return total

    def buildings(self, state: State, seat: int, share: float) -> float:
        k, table, total = self.knobs, self.catalog.buildings, 0.0
        for space, owner in state.owners.items():
            if owner == seat:
                tile = table[state.buildings[space]]
                total += tile.vp + share * (k.building + k.building_need * tile.need)
                if tile.hand is not None:
                    total += share * k.building_fee
        return total

    def tempo(self, state: State, turns: float) -> float:
        return (self.knobs.way if state.automa is None else self.knobs.way_solo) * turns

    # What the player board opened

    def disc(self, name: str) -> float:
        """What clearing a space of the player board is worth at the start of the game."""
        k, disc = self.knobs, self.catalog.discs[name]
        if any(disc.steps):
            return k.disc_steps
        if disc.hand_limit:
            return k.disc_hand
        if disc.certificate_limit:
            return k.disc_certificates
        if name.startswith("aux_engine"):
            return k.disc_aux_engine
        if name.startswith("aux_remove"):
            return k.disc_aux_remove
        return k.disc_aux_white

    def board(self, player: Player, share: float) -> float:
        covered, total = player.covered, 0.0
        for name, disc in self.catalog.discs.items():
            if name not in covered:
                total += self.disc_worth[name] * share + disc.vp
        return total + (JOB_TOKEN_POINTS if player.job_token else 0)

    # The herd

    def deck(self, player: Player) -> Deck:
        cards, points, size = self.catalog.cards, 0, 0
        breeds: dict[str, int] = {}
        objectives: list[str] = []
        for pile in (player.hand, player.draw, player.discard):
            size += len(pile)
            for name in pile:
                card = cards[name]
                points += card.vp
                if card.value:
                    breed = card.breed
                    breeds[breed] = breeds.get(breed, 0) + 1
                elif card.kind == OBJECTIVE:
                    objectives.append(name)
        return Deck(points, size, breeds, objectives)

    def breeding(self, g: Game, player: Player, deck: Deck, turns: float) -> Breeding:
        """What the herd will be worth in the capital: the hand, less and less of it the longer the way."""
        k, cards, values = self.knobs, self.catalog.cards, self.breed_values
        limit = hand_limit(g, player)
        shown, size = limit * k.churn, deck.size
        hopes = [(1.0 - (1.0 - n / size) ** shown) * values[breed] for breed, n in deck.breeds.items()]
        hopes.sort(reverse=True)
        lasting = sum(self.catalog.masters[name].permanent_certificates for name in player.masters)
        usual = sum(hopes[:limit]) + lasting
        held = {cards[name].breed: cards[name].value for name in player.hand}
        sure = sum(held.values()) + lasting + k.hand_draw * max(0, limit - len(player.hand))
        focus = k.hand_focus**turns
        return Breeding(focus * sure + (1 - focus) * usual + player.certificates, usual)

    # Cards and masters that count at the end

    def herd_tasks(self, state: State, seat: int, deck: Deck) -> dict[str, int]:
        """How often tasks are fulfilled that buildings and cattle serve."""
        have = {"building": list(state.owners.values()).count(seat)}
        for breed, count in deck.breeds.items():
            task = "value3" if self.breed_values[breed] == 3 else breed
            have[task] = have.get(task, 0) + count
        return have

    def objectives(self, have: dict[str, int], area: list[str], deck: list[str], share: float) -> float:
        """Cards of the area and of the deck, the dearest first; what is missing may still be done in time."""
        k, table, total = self.knobs, self.catalog.objectives, 0.0
        cards: list[tuple[Objective, bool]] = [(table[card], True) for card in area]
        cards += [(table[card], False) for card in deck]
        cards.sort(key=lambda one: -one[0].vp)
        for objective, must in cards:
            missing = 0
            for task, need in objective.tasks.items():
                missing += max(0, need - have.get(task, 0))
            if not missing:
                for task, need in objective.tasks.items():
                    have[task] -= need
                total += objective.vp
                continue
            chance = k.objective_hope**missing * min(1.0, share * 1.5)
            hope = objective.vp * chance
            total += hope + objective.fail * (1 - chance) if must else hope * k.objective_deck
        return total

    def masters(self, g: Game, seat: int) -> float:
        total = 0.0
        for name in g.state.players[seat].masters:
            master = self.catalog.masters[name]
            total += g.rules.count(g, seat, master.of) * master.points / master.every
        return total
