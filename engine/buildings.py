"""Placing private buildings, and replacing them by better ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import SKIP, Question
from engine.decisions import Text, Value

if TYPE_CHECKING:
    from engine.game import Game


def replaceable(g: Game) -> list[int]:
    """The builders of all that a new building may stand in for: own ones, or none on an empty space."""
    table, state = g.catalog.buildings, g.state
    needs = [table[state.buildings[space]].need for space in own_spaces(g, state.active)]
    if any(space not in state.buildings for space in g.catalog.trail.building_spaces):
        needs.append(0)
    return needs


def empty_spaces(g: Game) -> list[str]:
    return [space for space in g.catalog.trail.building_spaces if space not in g.state.buildings]


def own_spaces(g: Game, seat: int) -> list[str]:
    return [space for space, owner in g.state.owners.items() if owner == seat]


class Build(Question, frozen=True):
    """Choose a building that the builders and the money suffice for; where it goes is the next question."""

    kind: ClassVar[str] = "build"

    price: int  # money for each builder needed
    optional: bool = False

    def _needs(self, g: Game, tile: str, old: list[int]) -> int:
        """The fewest builders this tile needs anywhere: all of them, or the difference to one it replaces."""
        need = g.catalog.buildings[tile].need
        lower = [one for one in old if one < need]
        return need - max(lower) if lower else -1

    def _why_not(self, g: Game, tile: str, old: list[int]) -> Text | None:
        need, player = self._needs(g, tile, old), g.me
        builders = player.workers(g.catalog.roles.builder)
        if need < 0:
            return Text("why-no-space")
        if need > builders:
            return Text("why-no-builders", {"missing": need - builders})
        if need * self.price > player.money:
            return Text("why-no-money", {"missing": need * self.price - player.money})
        return None

    def legal(self, g: Game) -> list[str]:
        old = replaceable(g)
        ids = [f"build:{tile}" for tile in g.me.unbuilt if self._why_not(g, tile, old) is None]
        return [*ids, SKIP] if ids and self.optional else ids

    def blocked(self, g: Game) -> dict[str, Text]:
        old = replaceable(g)
        reasons = {f"build:{tile}": self._why_not(g, tile, old) for tile in g.me.unbuilt}
        return {pick: why for pick, why in reasons.items() if why is not None}

    def why_not(self, g: Game) -> Text | None:
        old = replaceable(g)
        reasons = [self._why_not(g, tile, old) for tile in g.me.unbuilt]
        if None in reasons:
            return None
        return reasons[0] if reasons else Text("why-all-built")

    def can(self, g: Game) -> bool:
        old = replaceable(g)
        return any(self._why_not(g, tile, old) is None for tile in g.me.unbuilt)

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        tile = pick.partition(":")[2]
        if not tile:
            return {}
        return {"tile": tile, "cost": max(self._needs(g, tile, replaceable(g)), 0) * self.price}

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] != SKIP:
            g.push(BuildAt(picks[0].partition(":")[2], self.price))


class BuildAt(Question, frozen=True):
    """Choose an empty building space, or an own building of fewer builders to replace (Ruling 20)."""

    kind: ClassVar[str] = "build_at"

    tile: str
    price: int

    def _need(self, g: Game, space: str) -> int:
        table, old = g.catalog.buildings, g.state.buildings.get(space)
        return table[self.tile].need - (table[old].need if old is not None else 0)

    def _why_not(self, g: Game, space: str) -> Text | None:
        need, player = self._need(g, space), g.me
        builders = player.workers(g.catalog.roles.builder)
        if need <= 0:
            return Text("why-not-higher")
        if need > builders:
            return Text("why-no-builders", {"missing": need - builders})
        if need * self.price > player.money:
            return Text("why-no-money", {"missing": need * self.price - player.money})
        return None

    def _spaces(self, g: Game) -> list[str]:
        return empty_spaces(g) + own_spaces(g, g.state.active)

    def legal(self, g: Game) -> list[str]:
        return [f"at:{space}" for space in self._spaces(g) if self._why_not(g, space) is None]

    def blocked(self, g: Game) -> dict[str, Text]:
        reasons = {f"at:{space}": self._why_not(g, space) for space in own_spaces(g, g.state.active)}
        return {pick: why for pick, why in reasons.items() if why is not None}

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        space = pick.partition(":")[2]
        replaced = g.state.buildings.get(space, "")
        return {"space": space, "cost": self._need(g, space) * self.price, "replaced": replaced}

    def take(self, g: Game, picks: list[str]) -> None:
        space = picks[0].partition(":")[2]
        cost = self._need(g, space) * self.price
        g.me.money -= cost
        replaced = g.put_building(space, self.tile)
        g.tell("built", tile=self.tile, space=space, cost=cost, replaced=replaced)
