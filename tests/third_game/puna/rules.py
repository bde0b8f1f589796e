"""Puna's answers to the questions of the core."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine import scoring
from engine.agenda import Task
from engine.capital import Foresight, Income, Leave
from engine.catalog import Catalog, Roles
from engine.decisions import Text
from engine.herd import DrawUp
from engine.laying import StartingTable, read_options
from engine.markets import refill_cattle
from engine.read_catalog import load
from engine.rules import Rules
from engine.things import Thing, fact
from engine.turn import Arrive, EndTurn, Move
from tests.third_game.puna.bazaar import (
    COPIES,
    OPEN,
    PRICES,
    SHOWN,
    STACK,
    FillBazaar,
    belongings,
    points,
)
from tests.third_game.puna.views import PunaPlayer, PunaView

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Setup, State


class Puna(Rules):
    name = "puna"
    turn: tuple[Task, ...] = (Move(), Arrive(), DrawUp(), EndTurn())
    categories = (
        "money",
        "buildings",
        "stations",
        "wares",
        "cattle",
        "objectives",
        "masters",
        "workers",
        "job_token",
    )
    options = {"sides": ("a", "b", "mixed"), "order": ("given", "random")}  # noqa: RUF012 - as in `Rules`
    hidden = (STACK,)
    view_type = PunaView
    player_type = PunaPlayer

    def read_catalog(self) -> Catalog:
        return load("puna", Roles(herder="llamero", builder="mason", driver="guide"))

    def start(self, setup: Setup) -> State:
        options = read_options(setup.options, self.options)
        table = StartingTable(self.catalog, setup, options["order"])
        table.lay_masters(1)
        table.lay_neutral(shuffled=False)
        table.fill_bags()
        table.lay_trail_tiles("A")
        table.fill_job_market("B")
        table.fill_foresight()
        table.deal_cattle()
        table.deal_objectives()
        table.seat_players(options["sides"])
        wares = table.shuffled("wares", [ware for ware in PRICES for _ in range(COPIES)])
        own = table.state.own
        own[OPEN], own[STACK] = wares[:SHOWN], wares[SHOWN:]
        own.update({belongings(seat): [] for seat in range(table.count)})
        return table.state

    def collect_fee(self, g: Game, location: str, fee: int) -> None:
        payee = self.payee(g, location)
        if isinstance(payee, int):
            g.state.players[payee].money += fee

    def visit(self) -> tuple[Task, ...]:
        return Foresight("A"), Foresight("B"), Foresight("C"), Income(), Leave()

    def after_income(self, total: int) -> Task:
        return FillBazaar()

    def last_station(self, g: Game) -> None:
        g.me.engine = "0"  # the guide walks back

    def job_event(self, g: Game, event: str) -> None:
        refill_cattle(g)

    def count(self, g: Game, seat: int, what: str) -> int:
        assert what == "wares"
        return len(g.state.own[belongings(seat)])

    def score(self, g: Game, seat: int, *, public: bool = False) -> dict[str, int]:
        player = g.state.players[seat]
        cards = scoring.best_objectives(g, player, scoring.common_tasks(g, seat), player.area)
        return {
            "money": scoring.count_money(player),
            "buildings": scoring.count_buildings(g, seat),
            "stations": scoring.count_stations(g, seat),
            "wares": points(g.state.own[belongings(seat)]),
            "cattle": scoring.count_cattle(g, player),
            "objectives": cards.points,
            "masters": scoring.count_masters(g, seat, apart="objectives") + cards.masters,
            "workers": scoring.count_workers(player),
            "job_token": scoring.count_job_token(player),
        }

    def view(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"bazaar": list(g.state.own[OPEN]), "ware_stack": len(g.state.own[STACK])}

    def view_player(self, g: Game, seat: int, *, public: bool) -> dict[str, Any]:
        return {"wares": list(g.state.own[belongings(seat)])}

    def things(self) -> Iterator[Thing]:
        for ware, price in PRICES.items():
            yield Thing(
                id=f"ware-{ware}",
                kind="ware",
                ids=(f"ware-{ware}", ware),
                section="puna",
                icon=f"ware:{ware}",
                related=("bazaar",),
                title=Text(f"ware-{ware}", {}),
                names=Text("names-ware", {"ware": ware}),
                lines=((fact("fact-ware", cost=price, count=COPIES),),),
            )

    def problems(self, g: Game) -> list[str]:
        piles = (OPEN, STACK, *(belongings(seat) for seat in range(len(g.state.players))))
        have = Counter(ware for pile in piles for ware in g.state.own[pile])
        return [f"{have[ware]} times {ware}" for ware in PRICES if have[ware] != COPIES]


RULES = Puna()
