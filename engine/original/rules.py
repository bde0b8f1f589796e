"""The original's answers to the questions of the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.agenda import Task
from engine.automa.turn import AutomaTurn
from engine.capital import Foresight, Income, Leave
from engine.catalog import Catalog, Roles
from engine.herd import DrawUp
from engine.markets import refill_cattle
from engine.original import garth, scoring, setup
from engine.original.charts import cities
from engine.original.cities import Deliver, best_city
from engine.original.engines import BackFromEnd
from engine.original.views import OriginalPlayer, OriginalView
from engine.read_catalog import load, with_sources
from engine.rules import Rules
from engine.turn import Arrive, EndTurn, Interlude, Move
from engine.views import View

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Setup, State

BANK = "bank"


class Original(Rules):
    name = "original"
    turn: tuple[Task, ...] = (Move(), Arrive(), DrawUp(), EndTurn())
    categories = scoring.CATEGORIES
    options = setup.OPTIONS
    view_type = OriginalView
    player_type = OriginalPlayer
    automa = garth.Garth()
    automa_turn: tuple[Task, ...] = (AutomaTurn(), EndTurn())

    def read_catalog(self) -> Catalog:
        roles = Roles(herder="cowboy", builder="craftsman", driver="engineer")
        catalog = with_sources(load("original", roles), cities=cities().source)
        setup.check_counts(catalog)
        return catalog

    def start(self, how: Setup) -> State:
        return setup.start(self.catalog, how)

    def payee(self, g: Game, location: str) -> str | int:
        owner = g.state.owners.get(location)  # the bank is paid for hazards and camps (Ruling 2)
        return BANK if owner is None or g.state.is_automa(owner) else owner

    def collect_fee(self, g: Game, location: str, fee: int) -> None:
        payee = self.payee(g, location)
        if isinstance(payee, int):
            g.state.players[payee].money += fee

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
        sheet = scoring.score(g, seat, public=public)
        return garth.score(g, seat, sheet, public=public) if g.state.is_automa(seat) else sheet

    def view(self, g: Game, seat: int | None) -> dict[str, Any]:
        names = [player.seat for player in g.state.players]
        discs = g.state.discs
        return {
            "cities": {city: [names[disc] for disc in discs.get(city, ())] for city in cities().strip},
        }

    def view_player(self, g: Game, seat: int, *, public: bool) -> dict[str, Any]:
        starting = None if public else g.state.starting_objectives[seat]
        if g.state.is_automa(seat):  # all of its cards count in full
            counted = fulfilled = [*([starting] if starting else ()), *g.state.players[seat].area]
        else:
            cards = scoring.objectives(g, seat, public=public)
            counted, fulfilled = list(cards.counted), list(cards.fulfilled)
        return {
            "starting_objective": starting,
            "counted": counted,  # objective cards that would score now, and which are fulfilled
            "fulfilled": fulfilled,
        }

    def of_hand(self, view: View, seat: str, hand: list[str]) -> dict[str, Any]:
        assert isinstance(view, OriginalView)
        found = super().of_hand(view, seat, hand)
        have = {city for city, discs in view.cities.items() if seat in discs}
        value, certificates = found["breeding_value"], view.players[seat].certificates
        return found | {
            "reach": best_city(have, value),
            "reach_certified": best_city(have, value + certificates),
        }

    def problems(self, g: Game) -> list[str]:
        return setup.problems(g)


RULES = Original()
