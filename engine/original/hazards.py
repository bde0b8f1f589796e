"""Hazards and camps: removing the ones, trading with the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import SKIP, Question
from engine.catalog import CAMP
from engine.decisions import Text, Value

if TYPE_CHECKING:
    from engine.game import Game


def spaces_of(g: Game, *, camps: bool) -> list[str]:
    """The spaces that hold a camp, or those that hold a hazard, in the order of the board."""
    tiles, areas = g.state.tiles, g.catalog.trail.areas
    return [
        space
        for area, spaces in areas.items()
        if (area == CAMP) == camps
        for space in spaces
        if space in tiles
    ]


def collect(g: Game, space: str) -> str:
    """Take a tile from the board; whoever stands there stays on the empty space (rulebook p. 16)."""
    tile = g.take_tile(space)
    g.me.front.append(tile)
    return tile


class RemoveHazard(Question, frozen=True):
    """Take one hazard, for a price or for nothing."""

    kind: ClassVar[str] = "hazard"

    price: int = 0
    optional: bool = False

    def why_not(self, g: Game) -> Text | None:
        if not spaces_of(g, camps=False):
            return Text("why-no-hazards")
        missing = self.price - g.me.money
        return Text("why-no-money", {"missing": missing}) if missing > 0 else None

    def can(self, g: Game) -> bool:
        return g.me.money >= self.price and bool(spaces_of(g, camps=False))

    def legal(self, g: Game) -> list[str]:
        if g.me.money < self.price:
            return []
        ids = [f"hazard:{space}" for space in spaces_of(g, camps=False)]
        return [*ids, SKIP] if ids and self.optional else ids

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        if pick == SKIP:
            return {}
        space = pick.partition(":")[2]
        tile = g.state.tiles[space]
        return {"space": space, "tile": tile, "cost": self.price, "vp": g.catalog.tile_vp[tile]}

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == SKIP:
            return
        space = picks[0].partition(":")[2]
        g.me.money -= self.price
        g.tell("hazard_removed", tile=collect(g, space), space=space, cost=self.price)


class Trade(Question, frozen=True):
    """Take one camp, and gain or pay the money of its space."""

    kind: ClassVar[str] = "trade"

    optional: bool = False

    def _reasons(self, g: Game) -> dict[str, Text | None]:
        reasons: dict[str, Text | None] = {}
        for space in spaces_of(g, camps=True):
            missing = -g.catalog.trail.tile_money[space] - g.me.money
            reasons[f"trade:{space}"] = Text("why-no-money", {"missing": missing}) if missing > 0 else None
        return reasons

    def why_not(self, g: Game) -> Text | None:
        reasons = list(self._reasons(g).values())
        return None if None in reasons else reasons[-1] if reasons else Text("why-no-camps")

    def can(self, g: Game) -> bool:
        money, printed = g.me.money, g.catalog.trail.tile_money
        return any(money + printed[space] >= 0 for space in spaces_of(g, camps=True))

    def legal(self, g: Game) -> list[str]:
        ids = [pick for pick, why in self._reasons(g).items() if why is None]
        return [*ids, SKIP] if ids and self.optional else ids

    def blocked(self, g: Game) -> dict[str, Text]:
        return {pick: why for pick, why in self._reasons(g).items() if why is not None}

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        if pick == SKIP:
            return {}
        space = pick.partition(":")[2]
        return {"space": space, "tile": g.state.tiles[space], "money": g.catalog.trail.tile_money[space]}

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == SKIP:
            return
        space = picks[0].partition(":")[2]
        money = g.catalog.trail.tile_money[space]
        g.me.money += money
        g.tell("traded", tile=collect(g, space), space=space, money=money)
