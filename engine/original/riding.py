"""Along the trail: riding on without fees, and using the building next door."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from engine.agenda import DONE, SKIP, Action, Question, Task, possible, why_not
from engine.decisions import Text, Value
from engine.trail import destinations, travel
from engine.turn import LocalActions, leave_place, local_actions

if TYPE_CHECKING:
    from engine.game import Game


class MoveFree(Question, frozen=True):
    """Ride on without fees, but not into Kansas City; the place reached is not used (Ruling 8).

    Before phase A the move then starts there. In phase B the place left behind is done with.
    """

    kind: ClassVar[str] = "free_move"

    steps: int
    optional: bool = False

    def legal(self, g: Game) -> list[str]:
        places = destinations(g, g.state.active, self.steps, capital=False)
        ids = [f"move:{place}" for place in places]
        return [*ids, SKIP] if ids and self.optional else ids

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        space, state = pick.partition(":")[2], g.state
        return {"space": space, "tile": state.buildings.get(space) or state.tiles.get(space) or ""}

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] != SKIP:
            travel(g, g.state.active, picks[0].partition(":")[2], ())
            leave_place(g)


def next_door(g: Game, space: str) -> list[str]:
    """The spaces with a building directly behind and before a space, nothing in between (Ruling 7)."""
    ahead = g.catalog.trail.ahead
    behind = [other for other, nexts in ahead.items() if space in nexts]
    return [other for other in (*behind, *ahead[space]) if other in g.state.buildings]


class UseAdjacent(Question, frozen=True):
    """Choose an adjacent building, neutral or anybody's, to use its local actions from here."""

    kind: ClassVar[str] = "adjacent"

    # The buildings used from here, each adjacent to the one before it; none of them twice. An adjacent
    # building may offer this same action, and then counts from where that building stands.
    chain: tuple[str, ...] = ()

    def _chain(self, g: Game) -> tuple[str, ...]:
        return self.chain or (g.me.place,)

    def _copy(self, g: Game, space: str) -> CopyActions:
        return CopyActions(g.state.buildings[space], chain=(*self._chain(g), space))

    def _reasons(self, g: Game) -> dict[str, Text | None]:
        chain = self._chain(g)
        used = {*chain, *g.state.left}
        return {
            f"adjacent:{space}": Text("why-used") if space in used else self._copy(g, space).why_not(g)
            for space in next_door(g, chain[-1])
        }

    def why_not(self, g: Game) -> Text | None:
        reasons = list(self._reasons(g).values())
        return None if None in reasons else reasons[0] if reasons else Text("why-no-adjacent-building")

    def _open(self, g: Game) -> Iterator[str]:
        """The spaces of the buildings that can be used now."""
        chain, left = self._chain(g), g.state.left
        for space in next_door(g, chain[-1]):
            if space not in chain and space not in left and self._copy(g, space).can(g):
                yield space

    def can(self, g: Game) -> bool:
        return next(self._open(g), None) is not None

    def legal(self, g: Game) -> list[str]:
        return [f"adjacent:{space}" for space in self._open(g)]

    def blocked(self, g: Game) -> dict[str, Text]:
        return {pick: why for pick, why in self._reasons(g).items() if why is not None}

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        space = pick.partition(":")[2]
        return {"space": space, "tile": g.state.buildings[space]}

    def take(self, g: Game, picks: list[str]) -> None:
        g.push(self._copy(g, picks[0].partition(":")[2]))


class CopyActions(LocalActions, frozen=True):
    """The local actions of an adjacent building. They are part of one action: no objectives in between."""

    chain: tuple[str, ...] = ()

    def where(self, g: Game) -> str:
        return self.chain[-1]

    def actions(self, g: Game) -> dict[str, Action]:
        space = self.where(g)
        if g.state.buildings[space] != self.tile:
            return {}
        return {name: tuple(map(self._here, action)) for name, action in local_actions(g, space).items()}

    def _here(self, task: Task) -> Task:
        return UseAdjacent(self.chain) if isinstance(task, UseAdjacent) else task

    def why_not(self, g: Game) -> Text | None:
        reasons = [why_not(g, action) for action in self.actions(g).values()]
        return None if None in reasons else reasons[0]

    def can(self, g: Game) -> bool:
        return any(possible(g, action) for action in self.actions(g).values())

    def legal(self, g: Game) -> list[str]:
        ids = self._open(g)
        return [*ids, DONE] if ids else []

    def blocked(self, g: Game) -> dict[str, Text]:
        return {pick: why for pick, why in self._reasons(g).items() if why is not None}

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] != DONE:
            g.state.left.append(self.where(g))  # whoever rides there later has used it (Ruling 7)
            self._use(g, picks[0].partition(":")[2])
