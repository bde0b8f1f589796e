"""Discs: taking one from the player board, by the corner rule, to lay it on a ship, city, quay or station."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import SKIP, Question
from engine.decisions import Text, Value

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Player

WHITE = "white"


def open_spaces(g: Game, player: Player, corner: str) -> dict[str, Text | None]:
    """Every disc on the player board, with why it may not go to a place with that corner (Ruling 11)."""
    discs = g.catalog.discs
    whites = any(discs[name].corner == WHITE for name in player.covered)
    reasons: dict[str, Text | None] = {}
    for name in player.covered:
        disc = discs[name]
        if corner == WHITE and whites and disc.corner != WHITE:
            reasons[name] = Text("why-dark-corner")
        elif disc.pay > player.money:
            reasons[name] = Text("why-no-money", {"missing": disc.pay - player.money})
        else:
            reasons[name] = None
    return reasons


def stations_with_disc(g: Game, seat: int) -> list[str]:
    return [name for name in g.catalog.railroad.stations if seat in g.state.discs.get(name, ())]


def lay(g: Game, seat: int, place: str) -> None:
    g.state.discs.setdefault(place, []).append(seat)


class PlaceDisc(Question, frozen=True):
    """Lay a disc on a place: from the player board, or, if none can be taken there, from a station."""

    kind: ClassVar[str] = "disc"

    place: str
    corner: str
    optional: bool = False
    board_only: bool = False  # quays take discs of the player board alone (Ruling 12)

    def why_not(self, g: Game) -> Text | None:
        return None if self.legal(g) else Text("why-no-disc")

    def legal(self, g: Game) -> list[str]:
        player = g.me
        ids = [f"disc:{name}" for name, why in open_spaces(g, player, self.corner).items() if why is None]
        if not ids and not self.board_only:
            ids = [f"disc:{name}" for name in stations_with_disc(g, g.state.active) if name != self.place]
        return [*ids, SKIP] if ids and self.optional else ids

    def blocked(self, g: Game) -> dict[str, Text]:
        reasons = open_spaces(g, g.me, self.corner)
        return {f"disc:{name}": why for name, why in reasons.items() if why is not None}

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        return {"space": pick.partition(":")[2], "place": self.place}

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == SKIP:
            return
        name = picks[0].partition(":")[2]
        player = g.me
        if name in g.catalog.discs:
            disc = g.catalog.discs[name]
            player.covered.remove(name)
            player.money -= disc.pay
            g.tell("disc_placed", space=name, place=self.place, cost=disc.pay)
            g.perform(disc.action)
        else:
            g.state.discs[name].remove(g.state.active)
            g.tell("disc_moved", station=name, place=self.place)
        lay(g, g.state.active, self.place)
