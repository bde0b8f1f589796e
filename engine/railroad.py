"""Engines on the move, stations upgraded, station masters appointed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import SKIP, Question, Step, nearest
from engine.decisions import Text, Value
from engine.discs import PlaceDisc

if TYPE_CHECKING:
    from engine.game import Game
    from engine.railroad_map import Station


def taken_spaces(g: Game) -> set[str]:
    """The spaces that other engines stand on; the first space and the depot hold any number."""
    active, shared = g.state.active, g.catalog.railroad.shared
    return {
        player.engine
        for seat, player in enumerate(g.state.players)
        if seat != active and player.engine not in shared
    }


def arrive(g: Game, space: str) -> None:
    """The engine stops: at a turnout its station may be upgraded, and the end of the track is special."""
    railroad = g.catalog.railroad
    start, g.me.engine = g.me.engine, space
    g.tell("engine_moved", start=start, to=space)
    if space == railroad.last:
        g.rules.last_station(g)
    station = railroad.station_at.get(space)
    if station is not None:
        g.push(AtStation(station.id))


class AtStation(Step, frozen=True):
    """The engine has stopped at a station; whether it can be upgraded is seen when its moment comes."""

    station: str

    def run(self, g: Game) -> None:
        why = why_no_upgrade(g, g.catalog.railroad.stations[self.station])
        if why is None:
            g.push(Upgrade(self.station))
        else:
            g.tell("not_upgraded", station=self.station, why=why.key, missing=why.values.get("missing", 0))


class Engine(Question, frozen=True):
    """Move the engine forward, up to so many spaces."""

    kind: ClassVar[str] = "engine"

    steps: int = 0
    per: str = ""
    optional: bool = False

    def legal(self, g: Game) -> list[str]:
        steps = g.rules.count(g, g.state.active, self.per) if self.per else self.steps
        ends = g.catalog.railroad.forward(g.me.engine, steps, taken_spaces(g))
        ids = [f"engine:{space}" for space in ends]
        return [*ids, SKIP] if ids and self.optional else ids

    def why_not(self, g: Game) -> Text | None:
        if self.per and not g.rules.count(g, g.state.active, self.per):
            return Text("why-none-of", {"what": self.per})
        return None  # an engine never rests at the very end, so there is always a space ahead

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] != SKIP:
            arrive(g, picks[0].partition(":")[2])


class EngineBack(Question, frozen=True):
    """Move the engine backward by exactly so many spaces, to gain what follows."""

    kind: ClassVar[str] = "engine"
    cost: ClassVar[bool] = True

    steps: int

    def legal(self, g: Game) -> list[str]:
        ends = g.catalog.railroad.backward(g.me.engine, self.steps, taken_spaces(g))
        return [f"engine:{space}" for space in ends]

    def why_not(self, g: Game) -> Text | None:
        return None if self.legal(g) else Text("why-no-way-back", {"steps": self.steps})

    def take(self, g: Game, picks: list[str]) -> None:
        arrive(g, picks[0].partition(":")[2])


def why_no_upgrade(g: Game, station: Station) -> Text | None:
    if not station.repeatable and g.state.active in g.state.discs.get(station.id, ()):
        return Text("why-upgraded")
    if g.me.money < station.cost:
        return Text("why-no-money", {"missing": station.cost - g.me.money})
    return None


def upgrade(g: Game, station: Station) -> None:
    """Pay, lay a disc, then perhaps appoint a station master (Ruling 9)."""
    g.me.money -= station.cost
    g.tell("upgraded", station=station.id, cost=station.cost)
    g.push(PlaceDisc(station.id, station.corner), Appoint(station.id))


class Upgrade(Question, frozen=True):
    """The engine stands at a station: upgrade it or not."""

    kind: ClassVar[str] = "upgrade"

    station: str

    def legal(self, g: Game) -> list[str]:
        if why_no_upgrade(g, g.catalog.railroad.stations[self.station]) is not None:
            return []
        return [f"upgrade:{self.station}", SKIP]

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        return {"station": self.station, "cost": g.catalog.railroad.stations[self.station].cost}

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] != SKIP:
            upgrade(g, g.catalog.railroad.stations[self.station])


class UpgradeBehind(Question, frozen=True):
    """Upgrade any station whose turnout lies behind the engine (Ruling 10)."""

    kind: ClassVar[str] = "upgrade"

    optional: bool = False

    def _reasons(self, g: Game) -> dict[str, Text | None]:
        railroad, engine = g.catalog.railroad, g.me.engine
        here = railroad.progress[engine] + (engine in railroad.shared)  # the depot lies behind its space
        return {
            f"upgrade:{name}": why_no_upgrade(g, station)
            for name, station in railroad.stations.items()
            if station.space < here
        }

    def legal(self, g: Game) -> list[str]:
        ids = [pick for pick, why in self._reasons(g).items() if why is None]
        return [*ids, SKIP] if ids and self.optional else ids

    def blocked(self, g: Game) -> dict[str, Text]:
        return {pick: why for pick, why in self._reasons(g).items() if why is not None}

    def why_not(self, g: Game) -> Text | None:
        if self.legal(g):
            return None
        short = [why for why in self.blocked(g).values() if "missing" in why.values]
        return nearest(short) if short else Text("why-no-station-behind")

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        station = pick.partition(":")[2]
        return {"station": station, "cost": g.catalog.railroad.stations[station].cost} if station else {}

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] != SKIP:
            upgrade(g, g.catalog.railroad.stations[picks[0].partition(":")[2]])


class Appoint(Question, frozen=True):
    """Give up the rightmost hired worker of a row for the station master still lying there."""

    kind: ClassVar[str] = "appoint"

    station: str

    def legal(self, g: Game) -> list[str]:
        if self.station not in g.state.masters:
            return []
        ids = [f"appoint:{kind}" for kind, row in g.me.rows.items() if row]
        return [*ids, SKIP] if ids else []

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        return {"worker": pick.partition(":")[2], "master": g.state.masters[self.station]}

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == SKIP:
            return
        worker = g.me.rows[picks[0].partition(":")[2]].pop()
        master = g.state.masters.pop(self.station)
        g.state.appointed[self.station] = worker
        g.me.masters.append(master)
        g.tell("appointed", worker=worker, station=self.station, master=master)
        g.perform(g.catalog.masters[master].action)


class ToDepot(Step, frozen=True):
    """From the last space the engine goes to the depot, upgraded or not (Ruling 8)."""

    def run(self, g: Game) -> None:
        start, g.me.engine = g.me.engine, "depot"
        g.tell("engine_moved", start=start, to="depot")
