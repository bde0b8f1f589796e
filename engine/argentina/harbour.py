"""Buenos Aires and overseas: loading ships, ships departing, extra deliveries to three European cities."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import DONE, Action, Question, Step, nearest
from engine.argentina.charts import CITIES, CityMap, CitySpace, Ship, harbour
from engine.decisions import Text, Value
from engine.discs import PlaceDisc, lay
from engine.herd import drawable
from engine.turn import objective_action, play_objective, playable

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Player

SHIPS_DRAWN = 2
MISSING_GRAIN_FEE = 2


def city_of(quay: str) -> str:
    return quay.rpartition("_")[0]


def city_map(g: Game, city: str) -> CityMap:
    return harbour().maps[g.state.sides[city]][city]


def open_spaces(g: Game, city: str) -> dict[str, CitySpace]:
    """The bonus spaces of a city that exist at this player count, taken or not."""
    covered = city in harbour().covered[len(g.state.players)]
    return {name: one for name, one in city_map(g, city).spaces.items() if not (covered and one.covered)}


def permanent_grain(g: Game, player: Player) -> int:
    total = 0
    for name in player.masters:
        total += g.catalog.masters[name].permanent_grain
    return total


# Loading


class Load(Question, frozen=True):
    """Load a ship worth at most the total breeding value, which holds none of your discs yet."""

    kind: ClassVar[str] = "load"

    total: int

    def _why_not(self, g: Game, ship: Ship) -> Text | None:
        if ship.value > self.total:
            return Text("why-value", {"missing": ship.value - self.total})
        if not ship.repeatable and g.state.active in g.state.discs.get(ship.id, ()):
            return Text("why-loaded")
        return None

    def legal(self, g: Game) -> list[str]:
        table = harbour().ships
        return [f"load:{name}" for name in g.state.ships if self._why_not(g, table[name]) is None]

    def blocked(self, g: Game) -> dict[str, Text]:
        reasons = {f"load:{name}": self._why_not(g, harbour().ships[name]) for name in g.state.ships}
        return {pick: why for pick, why in reasons.items() if why is not None}

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        ship = harbour().ships[pick.partition(":")[2]]
        due = max(0, ship.grain - permanent_grain(g, g.me))
        fee = max(0, due - g.me.grain) * MISSING_GRAIN_FEE
        return {"ship": ship.id, "value": ship.value, "grain": min(due, g.me.grain), "cost": fee}

    def does(self, g: Game, pick: str) -> Action:
        return harbour().ships[pick.partition(":")[2]].action

    def take(self, g: Game, picks: list[str]) -> None:
        ship = harbour().ships[picks[0].partition(":")[2]]
        g.tell("loaded", ship=ship.id)
        g.push(PlaceDisc(ship.id, ship.corner), *ship.action, LoadGrain(ship.id))


class LoadGrain(Step, frozen=True):
    """Load the grain the ship asks for; 2 pesos for each that is missing, as far as the money goes."""

    ship: str

    def run(self, g: Game) -> None:
        player = g.me
        due = max(0, harbour().ships[self.ship].grain - permanent_grain(g, player))
        grain = min(due, player.grain)
        fee = min((due - grain) * MISSING_GRAIN_FEE, player.money)
        player.grain -= grain
        player.money -= fee
        if grain or fee:
            g.tell("grain_loaded", ship=self.ship, grain=grain, cost=fee)


def depart(g: Game, banner: str) -> None:
    """The ships of a banner leave: their discs go to the quays, and two new ships come (Ruling 16)."""
    state = g.state
    gone = [name for name in state.ships if harbour().ships[name].banner == banner]
    for name in gone:
        state.ships.remove(name)
        state.box.append(name)
        quay = harbour().ships[name].quay
        assert quay is not None, "a ship with a banner has a quay"
        for seat in state.discs.pop(name, ()):
            lay(g, seat, quay)
    new = [state.ship_pile.pop() for _ in range(min(SHIPS_DRAWN, len(state.ship_pile)))]
    state.ships += new
    sort_ships(state.ships)
    g.tell("ships_departed", banner=banner, ships=gone, new=new, reveals=True)


def sort_ships(ships: list[str]) -> None:
    ships.sort(key=lambda name: (harbour().ships[name].value, name))


# Extra delivery


def needed_grain(g: Game, quay: str, space: CitySpace) -> int:
    city, _, number = quay.rpartition("_")
    return max(0, space.grain - city_map(g, city).discount[number])


def free_spaces(g: Game, quay: str) -> dict[str, CitySpace]:
    city, discs = city_of(quay), g.state.discs
    return {name: one for name, one in open_spaces(g, city).items() if not discs.get(f"{city}:{name}")}


def deliveries(g: Game) -> dict[str, Text | None]:
    """Every quay with a disc of the active player, with why nothing can be delivered from there, or None."""
    state, grain = g.state, g.me.grain
    reasons: dict[str, Text | None] = {}
    for city in CITIES:
        for number in city_map(g, city).quay_vp:
            quay = f"{city}_{number}"
            if state.active not in state.discs.get(quay, ()):
                continue
            needs = [needed_grain(g, quay, space) for space in free_spaces(g, quay).values()]
            if not needs:
                reasons[f"deliver:{quay}"] = Text("why-city-full")
            elif min(needs) > grain:
                reasons[f"deliver:{quay}"] = Text("why-no-grain", {"missing": min(needs) - grain})
            else:
                reasons[f"deliver:{quay}"] = None
    return reasons


class ExtraDelivery(Question, frozen=True):
    """Choose one of your discs on a quay for an extra delivery; which space is the next question."""

    kind: ClassVar[str] = "deliver"

    def legal(self, g: Game) -> list[str]:
        return [pick for pick, why in deliveries(g).items() if why is None]

    def blocked(self, g: Game) -> dict[str, Text]:
        return {pick: why for pick, why in deliveries(g).items() if why is not None}

    def why_not(self, g: Game) -> Text | None:
        if self.legal(g):
            return None
        reasons = self.blocked(g)
        return nearest(reasons.values()) if reasons else Text("why-no-quay-disc")

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        return {"quay": pick.partition(":")[2]}

    def take(self, g: Game, picks: list[str]) -> None:
        g.push(DeliverTo(picks[0].partition(":")[2]))


class BeforeIncome(Question, frozen=True):
    """Subphase 1: at most one extra delivery. Objective cards may be played before and after it.

    It is the last moment before the hand is counted, so whoever holds an exchange token is asked even when
    nothing else is left to do (Ruling 6).
    """

    kind: ClassVar[str] = "deliver"

    delivered: bool = False

    def legal(self, g: Game) -> list[str]:
        ids = [] if self.delivered else [pick for pick, why in deliveries(g).items() if why is None]
        ids += playable(g)
        return [*ids, DONE] if ids or (g.me.exchange and drawable(g.me)) else []

    def blocked(self, g: Game) -> dict[str, Text]:
        reasons = deliveries(g)
        if self.delivered:
            return dict.fromkeys(reasons, Text("why-delivered"))
        return {pick: why for pick, why in reasons.items() if why is not None}

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        verb, _, rest = pick.partition(":")
        if verb == "deliver":
            return {"quay": rest}
        return {"card": rest} if verb == "play" else {}

    def does(self, g: Game, pick: str) -> Action:
        return objective_action(g, pick)

    def take(self, g: Game, picks: list[str]) -> None:
        verb, _, rest = picks[0].partition(":")
        if verb == "deliver":
            g.push(DeliverTo(rest), BeforeIncome(delivered=True))
        elif verb == "play":
            g.push(self)
            play_objective(g, picks[0])


class DeliverTo(Question, frozen=True):
    """Deliver grain to a free space of the city, and gain its bonus."""

    kind: ClassVar[str] = "deliver_to"

    quay: str

    def _why_not(self, g: Game, space: CitySpace) -> Text | None:
        missing = needed_grain(g, self.quay, space) - g.me.grain
        return Text("why-no-grain", {"missing": missing}) if missing > 0 else None

    def legal(self, g: Game) -> list[str]:
        spaces = free_spaces(g, self.quay)
        return [f"space:{name}" for name, space in spaces.items() if self._why_not(g, space) is None]

    def blocked(self, g: Game) -> dict[str, Text]:
        reasons = {f"space:{n}": self._why_not(g, space) for n, space in free_spaces(g, self.quay).items()}
        return {pick: why for pick, why in reasons.items() if why is not None}

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        name = pick.partition(":")[2]
        space = free_spaces(g, self.quay)[name]
        grain = needed_grain(g, self.quay, space)
        return {"city": city_of(self.quay), "space": name, "grain": grain, "vp": space.vp}

    def does(self, g: Game, pick: str) -> Action:
        return free_spaces(g, self.quay)[pick.partition(":")[2]].action

    def take(self, g: Game, picks: list[str]) -> None:
        name, city = picks[0].partition(":")[2], city_of(self.quay)
        space = free_spaces(g, self.quay)[name]
        grain = needed_grain(g, self.quay, space)
        g.me.grain -= grain
        g.state.discs[self.quay].remove(g.state.active)
        lay(g, g.state.active, f"{city}:{name}")
        g.tell("delivered", city=city, space=name, grain=grain)
        g.perform(space.action)


class DiscToQuay(Question, frozen=True):
    """Lay a disc of the player board on a quay: the disc question, with the corner of the quay."""

    kind: ClassVar[str] = "disc"

    quay: str
    optional: bool = False

    def _question(self) -> PlaceDisc:
        corner = "dark" if city_of(self.quay) == "liverpool" else "white"  # Ruling 12
        return PlaceDisc(self.quay, corner, self.optional, board_only=True)

    def why_not(self, g: Game) -> Text | None:
        return self._question().why_not(g)

    def legal(self, g: Game) -> list[str]:
        return self._question().legal(g)

    def blocked(self, g: Game) -> dict[str, Text]:
        return self._question().blocked(g)

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        return self._question().words(g, pick)

    def take(self, g: Game, picks: list[str]) -> None:
        self._question().take(g, picks)
