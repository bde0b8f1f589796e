"""What a game must bring to the core. The core never asks which game it is; it asks these questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.agenda import Action, Question, Task
    from engine.catalog import Catalog
    from engine.game import Game
    from engine.players.automa import AutomaRules
    from engine.state import Setup, State


class Rules:
    """One game's own rules. Subclasses live in `engine.argentina` and `engine.original`."""

    name: str
    catalog: Catalog
    turn: tuple[Task, ...]  # the steps of a turn, in the order of the rulebook's summary
    categories: tuple[str, ...]  # of the score sheet
    automa: AutomaRules | None = None  # where the game has one, for solo games
    automa_turn: tuple[Task, ...] = ()  # the steps of its turn
    options: dict[str, tuple[str, ...]]  # of the setup, each with its values, the default first

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
        """An engine reached the end of the track and had its upgrade; put on the agenda what follows."""
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
        """What this game adds to the common view of the table."""
        raise NotImplementedError

    def view_player(self, g: Game, seat: int, *, public: bool) -> dict[str, Any]:
        """What this game adds to the view of a player; `public` leaves out what only that seat knows."""
        return {}

    def offer(self, g: Game, seat: int) -> Question | None:
        """What a seat may do at any time, in or out of turn."""
        return None

    def problems(self, g: Game) -> list[str]:
        """Broken invariants of this game's own components; engine.invariants has the common ones."""
        return []
