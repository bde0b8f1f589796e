"""The original's answers to the questions of the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.agenda import Task
from engine.capital import Foresight, Income, Leave
from engine.catalog import Catalog, Roles, load, with_sources
from engine.herd import DrawUp
from engine.markets import refill_cattle
from engine.original import (
    hazards,  # noqa: F401 - with riding, words that tiles and cards use
    riding,  # noqa: F401
    scoring,
    setup,
)
from engine.original.charts import cities
from engine.original.cities import Deliver
from engine.original.engines import BackFromEnd
from engine.rules import Rules
from engine.turn import Arrive, EndTurn, Interlude, Move

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Setup, State

BANK = "bank"


class Original(Rules):
    name = "original"
    turn: tuple[Task, ...] = (Move(), Arrive(), DrawUp(), EndTurn())
    categories = scoring.CATEGORIES
    options = setup.OPTIONS

    def __init__(self) -> None:
        roles = Roles(herder="cowboy", builder="craftsman", driver="engineer")
        self.catalog: Catalog = with_sources(load("original", roles), cities=cities().source)
        setup.check_counts(self.catalog)

    def start(self, how: Setup) -> State:
        return setup.start(self.catalog, how)

    def payee(self, g: Game, location: str) -> str | int:
        return g.state.owners.get(location, BANK)  # for hazards and camps (Ruling 2)

    def collect_fee(self, g: Game, location: str, fee: int) -> None:
        owner = g.state.owners.get(location)
        if owner is not None:
            g.state.players[owner].money += fee

    def visit(self) -> tuple[Task, ...]:
        return (
            Foresight("A"),
            Foresight("B"),
            Foresight("C"),
            Interlude(),
            Income(),  # it puts the delivery on the agenda
            Leave(),
        )

    def after_income(self, total: int) -> Task:
        return Deliver(total)

    def last_station(self, g: Game) -> None:
        g.push(BackFromEnd())

    def job_event(self, g: Game, event: str) -> None:
        refill_cattle(g)  # at once (Ruling 1); it is the only event besides the end

    def count(self, g: Game, seat: int, what: str) -> int:
        return scoring.COUNTS[what](g, seat)

    def score(self, g: Game, seat: int, *, public: bool = False) -> dict[str, int]:
        return scoring.score(g, seat, public=public)

    def view(self, g: Game, seat: int | None) -> dict[str, Any]:
        names = [player.seat for player in g.state.players]
        discs = g.state.discs
        return {"cities": {city: [names[disc] for disc in discs.get(city, ())] for city in cities().strip}}

    def view_player(self, g: Game, seat: int, *, public: bool) -> dict[str, Any]:
        cards = scoring.objectives(g, seat, public=public)
        return {
            "starting_objective": None if public else g.state.starting_objectives[seat],
            "counted": list(cards.counted),  # objective cards that would score now, and which are fulfilled
            "fulfilled": list(cards.fulfilled),
        }

    def problems(self, g: Game) -> list[str]:
        return setup.problems(g)


RULES = Original()
