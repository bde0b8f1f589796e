"""What a policy looks at before it chooses: a seat, the clock, what money is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.catalog import Auxiliary
    from engine.game import Game
    from engine.players.policy_traits import Knowledge


NO_BONUS: dict[str, float] = {}


class Look:
    __slots__ = (
        "_breeds",
        "_held",
        "able",
        "better",
        "bonus",
        "coin",
        "cost",
        "discs",
        "double",
        "fresh",
        "g",
        "goals",
        "hands",
        "keeping",
        "market",
        "me",
        "money",
        "near",
        "opened",
        "seat",
        "share",
        "single",
        "slope",
        "spare",
        "state",
        "taken",
        "tasks",
        "value",
        "visits",
    )

    def __init__(self, g: Game, seat: int, policy: Knowledge[Any]) -> None:
        state, t = g.state, policy.traits
        me = state.players[seat]
        self.g = g
        self.state = state
        self.seat = seat
        self.me = me
        self.money = me.money
        self.cost = 0  # of what was judged last
        count = len(state.players)
        if state.last_turns >= 0:
            self.share = self.visits = 0.0
        else:
            row = state.jobs[state.job_row]
            left = (policy.market_rows - state.job_row) * count - len(row) + row.count(None)
            self.share = left / policy.market_size[count]
            self.visits = left / (count * 2.5)
        share = self.share
        early = (t.money_early - t.money_late) * share
        if me.money > t.money_plenty:
            early *= t.money_plenty / me.money
        self.coin: float = t.money_late + early
        self.near = policy.near.get(me.place, 0.0)
        self.bonus = policy.bonus(me.masters) if me.masters else NO_BONUS
        # Worked out when they are asked for, and kept for as long as this look lasts.
        self._breeds: set[str] | None = None
        self._held: dict[str, int] | None = None
        self.tasks: dict[str, int] | None = None
        self.opened: list[tuple[int, Auxiliary]] | None = None
        self.taken: set[str] | None = None  # where other engines stand
        self.value: int | None = None  # of the hand
        self.able: tuple[int, list[int]] | None = None  # strength, without cattle and of each in hand
        self.market: list[tuple[float, str]] | None = None
        self.hands: dict[str, tuple[float, float, float]] = {}
        self.keeping: tuple[float, float] | None = None
        self.single: float | None = None
        self.double: float | None = None
        self.slope: float | None = None
        self.better: float | None = None
        self.fresh: float | None = None
        self.spare: float | None = None
        self.goals: list[float] = []  # what the best delivery brings, with each goal that comes into reach
        self.discs: dict[str, float] = {}

    @property
    def held(self) -> dict[str, int]:
        """How many cards of each breed are in hand."""
        held = self._held
        if held is None:
            held = self._held = {}
            breed_of = self.g.catalog.breed_of
            for name in self.me.hand:
                breed = breed_of[name]
                held[breed] = held.get(breed, 0) + 1
        return held

    @property
    def breeds(self) -> set[str]:
        """The breeds of the whole herd."""
        breeds = self._breeds
        if breeds is None:
            me = self.me
            breeds = self._breeds = set(
                map(self.g.catalog.breed_of.__getitem__, me.hand + me.draw + me.discard)
            )
        return breeds
