"""What a game consists of, as plain objects that the rules can look things up in quickly.

A catalog is made once per game, by engine.read_catalog, and never changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from engine import facts
from engine.agenda import Action, Task
from engine.railroad_map import Railroad
from engine.trail import Trail

OBJECTIVE = "objective"
EXHAUSTION = "exhaustion"
STRONG = "+"
ANY_OF_VALUE = "value"
CAMP = "camp"
ROW_LENGTH = 6


@dataclass(frozen=True, slots=True)
class Card:
    kind: str  # "cattle", "objective" or "exhaustion"
    breed: str
    value: int = 0
    strength: int = 0
    vp: int = 0


@dataclass(frozen=True, slots=True)
class Price:
    """A way to buy cattle: so many herders and so much money for so many cards."""

    id: str
    herders: int
    money: int
    cards: int
    of: str  # a breed, or "value3" for any of that value
    fits: frozenset[str]  # the market cards it buys


@dataclass(frozen=True, slots=True)
class Building:
    need: int  # builders; 0 for a neutral building
    vp: int
    hand: str | None
    actions: tuple[Action, ...]
    by_name: dict[str, Action] = field(init=False)  # the same by the names that options give them: "1", "2"

    def __post_init__(self) -> None:
        by_name = {str(n): action for n, action in enumerate(self.actions, start=1)}
        object.__setattr__(self, "by_name", by_name)


@dataclass(frozen=True, slots=True)
class Disc:
    corner: str
    pay: int
    steps: tuple[int, ...]  # by player count, from 2
    hand_limit: int
    certificate_limit: int
    needs: str | None
    strength: int
    vp: int
    action: Action


@dataclass(frozen=True, slots=True)
class Auxiliary:
    free: int
    discs: tuple[str, ...]
    single: Action
    double: Action

    def cleared(self, covered: list[str]) -> int:
        """How many of its two disc spaces are free, where those hold a disc that are covered."""
        free = self.free
        for disc in self.discs:
            if disc not in covered:
                free += 1
        return free


@dataclass(frozen=True, slots=True)
class RowSpace:
    price: int
    action: Action


@dataclass(frozen=True, slots=True)
class Master:
    permanent_certificates: int
    permanent_grain: int
    action: Action
    points: int
    every: int
    of: str


@dataclass(frozen=True, slots=True)
class Objective:
    action: Action
    vp: int
    fail: int
    tasks: dict[str, int]


@dataclass(frozen=True, slots=True)
class Roles:
    """Which worker does what: the core speaks of roles, the games name them."""

    herder: str
    builder: str
    driver: str


@dataclass(frozen=True)
class Catalog:
    game: str
    roles: Roles
    trail: Trail
    railroad: Railroad
    setup: facts.SetupFacts
    cards: dict[str, Card]
    start_cards: tuple[str, ...]
    exhaustion_cards: int
    discs_per_player: int
    market_cards: tuple[str, ...]
    card_order: dict[str, int]
    prices: tuple[Price, ...]
    buildings: dict[str, Building]
    discs: dict[str, Disc]
    auxiliaries: dict[str, Auxiliary]
    rows: dict[str, dict[int, RowSpace]]
    masters: dict[str, Master]
    objectives: dict[str, Objective]
    starting_objectives: tuple[str, ...]
    objective_cards: tuple[str, ...]
    row_costs: tuple[int, ...]
    strong_surcharge: int
    job_events: dict[int, str]
    bags: dict[str, tuple[str, ...]]
    fees: dict[str, tuple[int, ...]]  # hand: fee by player count, from 2
    tile_hands: dict[str, str | None]
    tile_area: dict[str, str]
    tile_strength: dict[str, int]  # of farmers
    tile_vp: dict[str, int]  # of hazards
    sources: dict[str, str] = field(default_factory=dict)

    @cached_property
    def breed_of(self) -> dict[str, str]:
        return {name: card.breed for name, card in self.cards.items()}

    @cached_property
    def base_steps(self) -> dict[int, int]:
        """The step limit of an empty player board, by player count."""
        return {int(count): steps for count, steps in self.setup.steps.base.items()}

    @cached_property
    def step_discs(self) -> list[tuple[str, Disc]]:
        return [(name, disc) for name, disc in self.discs.items() if any(disc.steps)]

    @cached_property
    def hand_discs(self) -> list[tuple[str, Disc]]:
        return [(name, disc) for name, disc in self.discs.items() if disc.hand_limit]

    @cached_property
    def certificate_discs(self) -> list[tuple[str, Disc]]:
        return [(name, disc) for name, disc in self.discs.items() if disc.certificate_limit]

    @cached_property
    def strength_discs(self) -> list[tuple[str, Disc]]:
        return [(name, disc) for name, disc in self.discs.items() if disc.strength]

    def sort_cards(self, cards: list[str]) -> list[str]:
        return sorted(cards, key=self.card_order.__getitem__)


def voluntary(action: Action) -> Action:
    """An immediate action: whoever triggers it may forfeit it, so each of its questions can be skipped."""
    return tuple(_optional(task) for task in action)


def chosen(action: Action) -> Action:
    """An action somebody chose to use: its first question must be answered, later ones may be forfeited."""
    asked = False
    tasks: list[Task] = []
    for task in action:
        tasks.append(_optional(task) if asked and not task.cost else task)
        asked = True
    return tuple(tasks)


def _optional(task: Task) -> Task:
    if "optional" in task.__struct_fields__:
        return msgspec.structs.replace(task, optional=True)
    return task
