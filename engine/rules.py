"""What a game must bring to the core. The core never asks which game it is; it asks these questions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.games import load_tasks
from engine.herd import hand_value
from engine.views import PlayerView, View

if TYPE_CHECKING:
    from engine.agenda import Action, Question, Task
    from engine.catalog import Catalog
    from engine.game import Game
    from engine.state import Setup, State
    from engine.things import Thing


class AutomaRules:
    """What a game must bring for its automa. The deeds on the cards are in engine.automa.deeds."""

    def arrive(self, g: Game) -> None:
        """The automa is in the capital: everything that happens there, until it leaves."""
        raise NotImplementedError

    def after_last_station(self, g: Game) -> None:
        """Its engine reached the end of the track, and the station there was upgraded if it could be."""
        raise NotImplementedError

    def richest_tile(self, g: Game) -> str | None:
        """The space of the tile with the most money that it may take."""
        raise NotImplementedError

    def hardest_tile(self, g: Game) -> str | None:
        """The space of the strongest or highest tile of the commonest kind."""
        raise NotImplementedError


class Rules:
    """One game's own rules: `RULES` of the module `rules` in the game's package is one of these."""

    name: str
    turn: tuple[Task, ...]  # the steps of a turn, in the order of the rulebook's summary
    categories: tuple[str, ...]  # of the score sheet
    automa: AutomaRules | None = None  # where the game has one, for solo games
    automa_turn: tuple[Task, ...] = ()  # the steps of its turn
    options: dict[str, tuple[str, ...]]  # of the setup, each with its values, the default first
    hidden: tuple[str, ...] = ()  # piles of `State.own` that lie face down
    view_type: type[View] = View
    player_type: type[PlayerView] = PlayerView

    @cached_property
    def catalog(self) -> Catalog:
        load_tasks()  # which the files are written with
        return self.read_catalog()

    def read_catalog(self) -> Catalog:
        """The game's files of facts, checked and counted."""
        raise NotImplementedError

    def start(self, setup: Setup) -> State:
        """Lay everything out."""
        raise NotImplementedError

    def fee(self, g: Game, seat: int, location: str) -> int:
        """What that player pays for moving onto or over a location."""
        state = g.state
        owner = state.owners.get(location)
        if owner is not None:
            if owner == seat:
                return 0
            hand = self.catalog.buildings[state.buildings[location]].hand
        elif location in state.tiles:
            hand = self.catalog.tile_hands[state.tiles[location]]
        else:
            return 0
        return self.catalog.fees[hand][len(state.players) - 2] if hand else 0

    def payee(self, g: Game, location: str) -> str | int:
        """Who gets the fee of a location: a player, or a place by its name."""
        return g.state.owners.get(location, location)

    def collect_fee(self, g: Game, location: str, fee: int) -> None:
        """Put a fee where it belongs; the payer's money is already gone."""
        raise NotImplementedError

    def visit(self) -> tuple[Task, ...]:
        """What happens in the capital, in order."""
        raise NotImplementedError

    def actions_on_tile(self, g: Game, space: str) -> dict[str, Action]:
        """What can be used on a farmer, hazard or camp tile besides an auxiliary action."""
        return {}

    def last_station(self, g: Game) -> None:
        """An engine reached the end of the track: put on the agenda what comes after the upgrade there."""
        raise NotImplementedError

    def after_income(self, total: int) -> Task:
        """What the total breeding value is used for next."""
        raise NotImplementedError

    def job_event(self, g: Game, event: str) -> None:
        """The job market token crossed an arrow."""
        raise NotImplementedError

    def job_event_after_visit(self, g: Game, event: str) -> None:
        """An event that waited for the end of the visit to the capital."""
        raise NotImplementedError

    def place_tile(self, g: Game, tile: str) -> None:
        """A foresight tile that is no worker goes to its section."""
        area = self.catalog.tile_area[tile]
        for space in self.catalog.trail.areas[area]:
            if space not in g.state.tiles:
                g.put_tile(space, tile)
                return
        g.state.box.append(tile)
        g.tell("tile_left", tile=tile)

    def count(self, g: Game, seat: int, what: str) -> int:
        """How many of something a player has, for gains and scores that go by it."""
        raise NotImplementedError

    def score(self, g: Game, seat: int, *, public: bool = False) -> dict[str, int]:
        """The score sheet by category, without the total; `public` leaves out what only that seat knows."""
        raise NotImplementedError

    def view(self, g: Game, seat: int | None) -> dict[str, Any]:
        """The fields that this game's `view_type` has beyond those of `View`."""
        return {}

    def view_player(self, g: Game, seat: int, *, public: bool) -> dict[str, Any]:
        """The same for its `player_type`; `public` leaves out what only that seat knows."""
        return {}

    def worked_out(self, view: View) -> View:
        """A view with what follows from the rest of it: what the hands that it shows are good for."""
        players = {
            seat: player if player.hand is None else replace(player, **self.of_hand(view, seat, player.hand))
            for seat, player in view.players.items()
        }
        return replace(view, players=players)

    def of_hand(self, view: View, seat: str, hand: list[str]) -> dict[str, Any]:
        """Those fields of a player's view that say what its hand is good for."""
        return {"breeding_value": hand_value(self.catalog, hand, view.players[seat].masters)}

    def offer(self, g: Game, seat: int) -> Question | None:
        """What a seat may do at any time, in or out of turn."""
        return None

    def things(self) -> Iterator[Thing]:
        """What only this game has and people ask about, to be explained beside what all games have."""
        return iter(())

    def problems(self, g: Game) -> list[str]:
        """Broken invariants of this game's own components; engine.invariants has the common ones."""
        return []
