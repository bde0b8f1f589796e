"""Argentina's answers to the questions of the core."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from engine.agenda import Action, Question, Task
from engine.argentina import pedro, scoring, setup, things
from engine.argentina.charts import CITIES, harbour
from engine.argentina.farmers import MOST_CATTLE, HelpFarmers, cattle_strength, strength
from engine.argentina.harbour import BeforeIncome, Load, city_map, depart, open_spaces
from engine.argentina.views import ArgentinaPlayer, ArgentinaView, CityView, ShipView
from engine.automa.turn import AutomaTurn
from engine.capital import Foresight, Income, Leave
from engine.catalog import Catalog, Roles
from engine.decisions import Value
from engine.herd import DiscardDrawn, DrawUp, card_of, draw, drawable
from engine.markets import refill_cattle
from engine.railroad import ToDepot
from engine.read_catalog import load, with_sources
from engine.rules import Rules
from engine.turn import Arrive, EndTurn, Move
from engine.views import View

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Setup, State
    from engine.things import Thing

EXCHANGE_CARDS = 2


class Exchange(Question, frozen=True):
    """An exchange token, at any time: draw up to 2 cards, then discard as many (Ruling 6).

    Out of turn the cards are owed until that seat's own next choice, so that nobody has to wait for them. No
    other token can be used before.
    """

    kind: ClassVar[str] = "exchange"

    seat: int

    def who(self, g: Game) -> int:
        return self.seat

    def legal(self, g: Game) -> list[str]:
        player = g.state.players[self.seat]
        if not player.exchange:
            return []
        return [f"exchange:{n}" for n in range(min(EXCHANGE_CARDS, drawable(player)), 0, -1)]

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        return {"count": int(card_of(pick))}

    def take(self, g: Game, picks: list[str]) -> None:
        g.state.players[self.seat].exchange -= 1
        g.tell("exchanged", seat=self.seat)
        drawn = draw(g, self.seat, int(card_of(picks[0])))
        if self.seat == g.state.active:
            g.push(DiscardDrawn(len(drawn)))
        else:
            g.state.players[self.seat].owed = len(drawn)


class DiscardOwed(Question, frozen=True):
    """Out of turn: discard as many cards as an exchange token brought. Nobody waits for it."""

    kind: ClassVar[str] = "discard"

    seat: int

    def who(self, g: Game) -> int:
        return self.seat

    def _question(self, g: Game) -> DiscardDrawn:
        return DiscardDrawn(g.state.players[self.seat].owed, self.seat)

    def legal(self, g: Game) -> list[str]:
        return self._question(g).legal(g)

    def bounds(self, g: Game, legal: list[str]) -> tuple[int, int]:
        return self._question(g).bounds(g, legal)

    def take(self, g: Game, picks: list[str]) -> None:
        self._question(g).take(g, picks)
        g.state.players[self.seat].owed = 0


class Argentina(Rules):
    name = "argentina"
    turn: tuple[Task, ...] = (Move(), Arrive(), DrawUp(), EndTurn())
    categories = scoring.CATEGORIES
    options = setup.OPTIONS
    view_type = ArgentinaView
    player_type = ArgentinaPlayer
    automa = pedro.Pedro()
    automa_turn: tuple[Task, ...] = (AutomaTurn(), EndTurn())

    def read_catalog(self) -> Catalog:
        roles = Roles(herder="gaucho", builder="carpintero", driver="maquinista")
        catalog = with_sources(load("argentina", roles), **harbour().sources)
        setup.check_counts(catalog, harbour())
        return catalog

    def start(self, how: Setup) -> State:
        return setup.start(self.catalog, how)

    def collect_fee(self, g: Game, location: str, fee: int) -> None:
        owner = g.state.owners.get(location)
        if owner is None:
            g.state.coins[location] = g.state.coins.get(location, 0) + fee
        elif not g.state.is_automa(owner):  # what an automa is paid goes to the bank
            g.state.players[owner].money += fee

    def visit(self) -> tuple[Task, ...]:
        return (
            BeforeIncome(),
            Income(),  # it puts loading on the agenda
            Foresight("A"),
            Foresight("B"),
            Foresight("C"),
            Leave(),
        )

    def after_income(self, total: int) -> Task:
        return Load(total)

    def actions_on_tile(self, g: Game, space: str) -> dict[str, Action]:
        return self._help[space] if space in g.state.tiles else {}

    @cached_property
    def _help(self) -> dict[str, dict[str, Action]]:
        """What can be used on a farmer of each space."""
        return {space: {"help": (HelpFarmers(1, only=space),)} for space in self.catalog.trail.tile_money}

    def last_station(self, g: Game) -> None:
        g.push(ToDepot())

    def job_event(self, g: Game, event: str) -> None:
        g.state.due.append(event)  # they wait for the end of the visit (Ruling 15)

    def job_event_after_visit(self, g: Game, event: str) -> None:
        kind, _, banner = event.partition(":")
        if kind == "depart":
            depart(g, banner)
        else:
            refill_cattle(g)

    def count(self, g: Game, seat: int, what: str) -> int:
        return scoring.COUNTS[what](g, seat)

    def score(self, g: Game, seat: int, *, public: bool = False) -> dict[str, int]:
        sheet = scoring.score(g, seat)
        return pedro.score(g, seat, sheet) if g.state.is_automa(seat) else sheet

    def offer(self, g: Game, seat: int) -> Question | None:
        if g.state.players[seat].owed:
            return DiscardOwed(seat)
        return None if g.state.agenda[-1].counting else Exchange(seat)

    def view(self, g: Game, seat: int | None) -> dict[str, Any]:
        state = g.state
        names = [player.seat for player in state.players]
        here = {place: [names[disc] for disc in discs] for place, discs in state.discs.items()}
        covered = harbour().covered[len(names)]
        return {
            "exhaustion": state.exhaustion,
            "ships": [ShipView(ship, here.get(ship, [])) for ship in state.ships],
            "ship_pile": len(state.ship_pile),
            "cities": {
                city: CityView(
                    state.sides[city],
                    city in covered,
                    {quay: here.get(f"{city}_{quay}", []) for quay in city_map(g, city).quay_vp},
                    {
                        name: here[f"{city}:{name}"][0] if here.get(f"{city}:{name}") else None
                        for name in open_spaces(g, city)
                    },
                )
                for city in CITIES
            },
        }

    def view_player(self, g: Game, seat: int, *, public: bool) -> dict[str, Any]:
        player, cards = g.state.players[seat], scoring.objectives(g, seat)
        automa = g.state.is_automa(seat)  # all of its cards count in full
        return {
            # Objective cards that would score now, and which of them are fulfilled.
            "counted": list(player.area if automa else cards.counted),
            "fulfilled": list(player.area if automa else cards.fulfilled),
            "grain": player.grain,
            "exchange": player.exchange,
            "owed": player.owed,
            "strength": strength(g, player),
        }

    def of_hand(self, view: View, seat: str, hand: list[str]) -> dict[str, Any]:
        strengths = cattle_strength(self.catalog, hand)[:MOST_CATTLE]
        return super().of_hand(view, seat, hand) | {"cattle_strength": strengths}

    def things(self) -> Iterator[Thing]:
        yield from things.ships()
        yield from things.cities()

    def problems(self, g: Game) -> list[str]:
        return setup.problems(g)


RULES = Argentina()
