"""Effects that change what a player owns: gaining, paying, choosing between actions, auxiliary actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.agenda import SKIP, Action, Question, Step, possible, why_not
from engine.decisions import Text, Value

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Player


def certificate_limit(g: Game, player: Player) -> int:
    limit, covered = g.catalog.setup.certificate_limit, player.covered
    for name, disc in g.catalog.certificate_discs:
        if name not in covered and disc.needs not in covered:
            limit += disc.certificate_limit
    return limit


class Gain(Step, frozen=True):
    """Gain goods from the bank, once or as often as the player has something. Tracks end at their limit."""

    money: int = 0
    grain: int = 0
    certificates: int = 0
    exchange: int = 0
    per: str = ""

    def _times(self, g: Game) -> int:
        return g.rules.count(g, g.state.active, self.per) if self.per else 1

    def why_not(self, g: Game) -> Text | None:
        times = self._times(g)
        if not times:
            return Text("why-none-of", {"what": self.per})
        if self.money or self.exchange:
            return None
        player = g.me
        if self.grain and player.grain < g.catalog.setup.grain_limit:
            return None
        if self.certificates and player.certificates < certificate_limit(g, player):
            return None
        return Text("why-at-limit")

    def can(self, g: Game) -> bool:
        return (not self.per and self.money > 0) or self.why_not(g) is None

    def run(self, g: Game) -> None:
        times = self._times(g)
        if not times:
            return
        player = g.me
        got: dict[str, Any] = {}
        if self.money:
            got["money"] = self.money * times
            player.money += self.money * times
        if self.exchange:
            got["exchange"] = self.exchange * times
            player.exchange += self.exchange * times
        if self.grain:
            more = min(self.grain * times, g.catalog.setup.grain_limit - player.grain)
            if more > 0:
                got["grain"] = more
                player.grain += more
        if self.certificates:
            more = min(self.certificates * times, certificate_limit(g, player) - player.certificates)
            if more > 0:
                got["certificates"] = more
                player.certificates += more
        if got:
            g.tell("gained", **got)


class Pay(Step, frozen=True):
    """Pay to the bank for what follows."""

    cost: ClassVar[bool] = True

    money: int = 0
    grain: int = 0

    def why_not(self, g: Game) -> Text | None:
        if g.me.money < self.money:
            return Text("why-no-money", {"missing": self.money - g.me.money})
        if g.me.grain < self.grain:
            return Text("why-no-grain", {"missing": self.grain - g.me.grain})
        return None

    def can(self, g: Game) -> bool:
        player = g.me
        return player.money >= self.money and player.grain >= self.grain

    def run(self, g: Game) -> None:
        g.me.money -= self.money
        g.me.grain -= self.grain
        g.tell("paid", money=self.money, grain=self.grain)


class Either(Question, frozen=True):
    """One of several actions."""

    kind: ClassVar[str] = "either"

    of: tuple[Any, ...]
    optional: bool = False

    def _reasons(self, g: Game) -> dict[str, Text | None]:
        return {f"either:{n}": why_not(g, action) for n, action in enumerate(self.of, start=1)}

    def why_not(self, g: Game) -> Text | None:
        reasons = [why_not(g, action) for action in self.of]
        return None if None in reasons else reasons[0]

    def can(self, g: Game) -> bool:
        return any(possible(g, action) for action in self.of)

    def legal(self, g: Game) -> list[str]:
        ids = [f"either:{n}" for n, action in enumerate(self.of, start=1) if possible(g, action)]
        return [*ids, SKIP] if ids and self.optional else ids

    def hides(self, g: Game) -> bool:
        return bool(g.me.hand) and any(task.by_hand for action in self.of for task in action)

    def blocked(self, g: Game) -> dict[str, Text]:
        return {pick: why for pick, why in self._reasons(g).items() if why is not None}

    def does(self, g: Game, pick: str) -> Action:
        chosen: Action = self.of[int(pick.partition(":")[2]) - 1] if pick != SKIP else ()
        return chosen

    def take(self, g: Game, picks: list[str]) -> None:
        g.perform(self.does(g, picks[0]))


def open_auxiliaries(g: Game, *, double: bool = False) -> list[str]:
    """The single auxiliary actions that can be used now, and the double ones if asked for."""
    ids, covered = [], g.me.covered
    for name, auxiliary in g.catalog.auxiliaries.items():
        free = auxiliary.cleared(covered)
        if free and possible(g, auxiliary.single):
            ids.append(f"aux:{name}")
        if double and free > 1 and possible(g, auxiliary.double):
            ids.append(f"aux:{name}:double")
    return ids


def auxiliary_reasons(g: Game, *, double: bool) -> dict[str, Text | None]:
    """Every auxiliary action by id, with why it cannot be used now, or None."""
    reasons: dict[str, Text | None] = {}
    covered = g.me.covered
    for name, auxiliary in g.catalog.auxiliaries.items():
        free = auxiliary.cleared(covered)
        reasons[f"aux:{name}"] = why_not(g, auxiliary.single) if free else Text("why-locked")
        if double:
            reasons[f"aux:{name}:double"] = why_not(g, auxiliary.double) if free > 1 else Text("why-locked")
    return reasons


def auxiliary_action(g: Game, pick: str) -> Action:
    _, name, *double = pick.split(":")
    auxiliary = g.catalog.auxiliaries[name]
    return auxiliary.double if double else auxiliary.single


def use_auxiliary(g: Game, pick: str) -> None:
    _, name, *double = pick.split(":")
    g.tell("auxiliary", name=name, double=bool(double))
    g.perform(auxiliary_action(g, pick))


class Auxiliary(Question, frozen=True):
    """One single or one double auxiliary action; with `single` no double one."""

    kind: ClassVar[str] = "auxiliary"

    optional: bool = False
    single: bool = False

    def _reasons(self, g: Game) -> dict[str, Text | None]:
        return auxiliary_reasons(g, double=not self.single)

    def why_not(self, g: Game) -> Text | None:
        return None if open_auxiliaries(g) else Text("why-no-auxiliary")

    def legal(self, g: Game) -> list[str]:
        ids = open_auxiliaries(g, double=not self.single)
        return [*ids, SKIP] if ids and self.optional else ids

    def blocked(self, g: Game) -> dict[str, Text]:
        return {pick: why for pick, why in self._reasons(g).items() if why is not None}

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        return {"name": pick.partition(":")[2]} if pick != SKIP else {}

    def does(self, g: Game, pick: str) -> Action:
        return auxiliary_action(g, pick) if pick != SKIP else ()

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] != SKIP:
            use_auxiliary(g, picks[0])
