"""The bazaar: a market of wares, of which three lie open, and the effect that takes one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import SKIP, Question, Step
from engine.decisions import Text, Value

if TYPE_CHECKING:
    from engine.game import Game

OPEN = "bazaar"
STACK = "ware_stack"
SHOWN = 3
PRICES = {"salt": 1, "wool": 2, "silver": 3}
COPIES = 2  # fewer than lie open: there is always something to choose
POINTS = (0, 1, 3, 6)  # for so many different wares


def belongings(seat: int) -> str:
    """Where the wares of a player are kept."""
    return f"wares{seat}"


def points(wares: list[str]) -> int:
    return POINTS[len(set(wares))] + len(wares)


class Barter(Question, frozen=True):
    """Take a ware from the bazaar and pay its price."""

    kind: ClassVar[str] = "barter"

    discount: int = 0
    optional: bool = False

    def _price(self, ware: str) -> int:
        return max(PRICES[ware] - self.discount, 0)

    def _ids(self, g: Game) -> dict[str, int]:
        return {f"barter:{ware}": self._price(ware) for ware in g.state.own[OPEN]}

    def legal(self, g: Game) -> list[str]:
        ids = [pick for pick, price in self._ids(g).items() if price <= g.me.money]
        return [*ids, SKIP] if ids and self.optional else ids

    def blocked(self, g: Game) -> dict[str, Text]:
        missing = {pick: price - g.me.money for pick, price in self._ids(g).items()}
        return {pick: Text("why-no-money", {"missing": n}) for pick, n in missing.items() if n > 0}

    def why_not(self, g: Game) -> Text | None:
        if self.legal(g):
            return None
        return next(iter(self.blocked(g).values()), Text("why-bazaar-empty"))

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        ware = pick.partition(":")[2]
        return {"ware": f"ware-{ware}", "cost": self._price(ware)} if ware else {}

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == SKIP:
            return
        ware = picks[0].partition(":")[2]
        g.state.own[OPEN].remove(ware)
        g.state.own[belongings(g.state.active)].append(ware)
        g.me.money -= self._price(ware)
        g.tell("bartered", ware=f"ware-{ware}", cost=self._price(ware))


class FillBazaar(Step, frozen=True):
    """A drover who reached the capital brings news: the bazaar is filled up again."""

    def run(self, g: Game) -> None:
        shown, stack = g.state.own[OPEN], g.state.own[STACK]
        new = [stack.pop() for _ in range(min(SHOWN - len(shown), len(stack)))]
        if new:
            shown += new
            g.tell("bazaar_filled", wares=[f"ware-{ware}" for ware in new], reveals=True)
