"""A turn: phase A moves, phase B uses the place reached, phase C draws up (engine.herd)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from engine.agenda import DONE, Action, Question, Step, possible, why_not
from engine.decisions import Text, Value
from engine.effects import auxiliary_action, auxiliary_reasons, open_auxiliaries, use_auxiliary
from engine.herd import DiscardDrawn, card_of, may_hold_objective
from engine.trail import Fees, destinations, next_locations, routes, travel

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Player

AUX = "aux"
RISK = "risk"


def step_limit(g: Game, player: Player) -> int:
    count, covered = len(g.state.players), player.covered
    steps = g.catalog.base_steps[count]
    for name, disc in g.catalog.step_discs:
        if name not in covered:
            steps += disc.steps[count - 2]
    return steps


def playable(g: Game) -> list[str]:
    """Objective cards in hand; they may be played whenever no action is under way (Ruling 5)."""
    objectives = g.catalog.objectives
    return [f"play:{card}" for card in g.me.hand if card in objectives]


def objective_action(g: Game, pick: str) -> Action:
    """The immediate action of the card that an option would play; nothing for other options."""
    return g.catalog.objectives[card_of(pick)].action if pick.startswith("play:") else ()


def play_objective(g: Game, pick: str) -> None:
    card = card_of(pick)
    g.me.lay_down(card)
    g.me.area.append(card)
    g.tell("objective_played", card=card)
    g.perform(g.catalog.objectives[card].action)


class StartTurn(Step, frozen=True):
    """Put the steps of a turn on the agenda; the very first one begins on a building of one's choice.

    Cards still owed for an exchange come before anything else (Ruling 6).
    """

    def run(self, g: Game) -> None:
        g.state.turn += 1
        g.state.left = []
        g.tell("turn_started", turn=g.state.turn)
        if g.state.is_automa(g.state.active):
            g.push(*g.rules.automa_turn)
            return
        player = g.me
        owed, player.owed = player.owed, 0
        if player.place:
            g.push(*g.rules.turn)
            if owed:
                g.push(DiscardDrawn(owed))
            return
        _, *rest = g.rules.turn
        over = len(player.hand) - owed - g.catalog.setup.hand_limit
        g.push(DiscardDrawn(owed), DiscardDrawn(over), StartAt(), *rest)


class StartAt(Question, frozen=True):
    """The first turn: onto any neutral building (Ruling 3)."""

    kind: ClassVar[str] = "start"

    def legal(self, g: Game) -> list[str]:
        return [f"start:{space}" for space in g.catalog.trail.neutral_spaces]

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        space = pick.partition(":")[2]
        return {"space": space, "tile": g.state.buildings[space]}

    def take(self, g: Game, picks: list[str]) -> None:
        g.me.place = picks[0].partition(":")[2]
        g.tell("started", space=g.me.place, tile=g.state.buildings[g.me.place])


class Move(Question, frozen=True):
    """Move to a location ahead: phase A, or again from a building, which then runs phase B once more."""

    kind: ClassVar[str] = "move"

    steps: int = 0  # 0: the player's step limit
    again: bool = False

    def _steps(self, g: Game) -> int:
        return self.steps or step_limit(g, g.me)

    def legal(self, g: Game) -> list[str]:
        ids = [f"move:{place}" for place in destinations(g, g.state.active, self._steps(g))]
        return ids if self.again else ids + playable(g)

    def hides(self, g: Game) -> bool:
        return not self.again and may_hold_objective(g, g.me)

    def blocked(self, g: Game) -> dict[str, Text]:
        trail, engine = g.catalog.trail, g.catalog.railroad.progress[g.me.engine]
        near = {g.me.place, *destinations(g, g.state.active, self._steps(g) - 1)}
        return {
            f"move:{ramp}": Text("why-ramp-closed", {"space": space, "engine": engine})
            for ramp, space in trail.ramps.items()
            if space > engine and any(ramp in next_locations(g, here) for here in near - trail.ends)
        }

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        verb, _, place = pick.partition(":")
        if verb != "move":
            return {"card": place}
        ways = routes(g, g.state.active, place, self._steps(g))
        sums = [sum(fee for _, fee in way) for way in ways] or [0]
        state = g.state
        tile = state.buildings.get(place) or state.tiles.get(place) or ""
        # Whose local actions they are: those of a neutral building are everybody's.
        owner = state.players[state.owners.get(place, state.active)].seat
        return {"space": place, "tile": tile, "owner": owner, "least": min(sums), "most": max(sums)}

    def does(self, g: Game, pick: str) -> Action:
        return objective_action(g, pick)

    def take(self, g: Game, picks: list[str]) -> None:
        verb, _, place = picks[0].partition(":")
        if verb == "play":
            g.push(self)
            play_objective(g, picks[0])
            return
        ways = routes(g, g.state.active, place, self._steps(g))
        if len(ways) == 1:
            walk(g, place, ways[0], again=self.again)
        else:
            g.push(Path(place, self._steps(g), self.again))


def walk(g: Game, place: str, fees: Fees, *, again: bool) -> None:
    start = g.me.place
    travel(g, g.state.active, place, fees)
    if again:
        g.state.left.append(start)
        leave_place(g)
        g.push(Arrive())


def leave_place(g: Game) -> None:
    """Phase B is over at the place left behind: local actions not used there are lost (Ruling 7)."""
    agenda = g.state.agenda
    while any(isinstance(task, LocalActions) for task in agenda):
        agenda.pop()


class Path(Question, frozen=True):
    """Which way, where what is paid differs (Ruling 2)."""

    kind: ClassVar[str] = "path"

    to: str
    steps: int
    again: bool

    def ways(self, g: Game) -> dict[str, Fees]:
        ways = routes(g, g.state.active, self.to, self.steps)
        return {"path:" + ("+".join(place for place, _ in way) or "free"): way for way in ways}

    def legal(self, g: Game) -> list[str]:
        return list(self.ways(g))

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        state, way = g.state, self.ways(g)[pick]
        # What asks for the fees stands there; the names of the spaces are printed nowhere.
        tiles = [state.buildings.get(place) or state.tiles.get(place) or place for place, _ in way]
        cost = sum(fee for _, fee in way)
        return {"over": "+".join(place for place, _ in way), "tiles": "+".join(tiles), "cost": cost}

    def take(self, g: Game, picks: list[str]) -> None:
        walk(g, self.to, self.ways(g)[picks[0]], again=self.again)


class Arrive(Step, frozen=True):
    """Phase B begins: the capital has its own course, everything else is used."""

    def run(self, g: Game) -> None:
        if g.me.place == g.catalog.trail.capital:
            g.me.visits += 1
            g.push(*g.rules.visit())
        else:
            g.push(Use(g.state.buildings.get(g.me.place, "")))


class LocalActions(Question, frozen=True):
    """The local actions of a tile, each once and in any order."""

    kind: ClassVar[str] = "action"

    tile: str  # the building that was reached; another one put in its place may not be used now (Ruling 20)
    used: tuple[str, ...] = ()

    def actions(self, g: Game) -> dict[str, Action]:
        """The local actions that belong to this player here, used or not."""
        raise NotImplementedError

    def where(self, g: Game) -> str:
        """The space of the tile."""
        raise NotImplementedError

    def _closed(self, g: Game) -> Text | None:
        """Why none of them can be used any more, or None."""
        return None

    def _open(self, g: Game) -> list[str]:
        if self._closed(g) is not None:
            return []
        used = self.used
        return [
            f"use:{name}"
            for name, action in self.actions(g).items()
            if name not in used and possible(g, action)
        ]

    def _reasons(self, g: Game) -> dict[str, Text | None]:
        closed, actions = self._closed(g), self.actions(g)
        if closed is not None:
            return {f"use:{name}": closed for name in actions}
        return {
            f"use:{name}": Text("why-used") if name in self.used else why_not(g, action)
            for name, action in actions.items()
        }

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        if pick == DONE:
            return {}
        space, action = self.where(g), pick.partition(":")[2]
        return {"tile": self.tile or g.state.tiles[space], "action": action, "space": space}

    def does(self, g: Game, pick: str) -> Action:
        return self.actions(g).get(pick.removeprefix("use:"), ())

    def _use(self, g: Game, name: str) -> None:
        action, space = self.actions(g)[name], self.where(g)
        g.tell("used", tile=self.tile or g.state.tiles[space], action=name, space=space)
        g.push(replace(self, used=(*self.used, name)))
        g.perform(action)


def local_actions(g: Game, space: str) -> dict[str, Action]:
    """What the building on a space offers: its own actions and, to its owner, the risk action there."""
    actions = g.catalog.buildings[g.state.buildings[space]].by_name
    risk = g.catalog.trail.risk.get(space)
    if risk is not None and g.state.owners[space] == g.state.active:
        return actions | {RISK: risk}
    return actions


class Use(LocalActions, frozen=True):
    """Phase B on a tile: its local actions, or one single auxiliary action."""

    def where(self, g: Game) -> str:
        return g.me.place

    def actions(self, g: Game) -> dict[str, Action]:
        state, place = g.state, g.me.place
        if not self.tile:
            return g.rules.actions_on_tile(g, place)
        owner = state.owners.get(place)
        if state.buildings[place] != self.tile or (owner is not None and owner != state.active):
            return {}
        return local_actions(g, place)

    def _closed(self, g: Game) -> Text | None:
        if AUX in self.used:
            return Text("why-auxiliary-used")
        if g.me.place in g.state.left:  # it was used from next door before
            return Text("why-used")
        return None

    def _auxiliaries(self, g: Game) -> dict[str, Text | None]:
        reasons = auxiliary_reasons(g, double=False)
        if not self.used:
            return reasons
        why = "why-one-auxiliary" if AUX in self.used else "why-local-used"
        return dict.fromkeys(reasons, Text(why))

    def legal(self, g: Game) -> list[str]:
        ids = self._open(g)
        if not self.used:
            ids += open_auxiliaries(g)
        return [*ids, *playable(g), DONE]

    def blocked(self, g: Game) -> dict[str, Text]:
        reasons = self._reasons(g) | self._auxiliaries(g)
        return {pick: why for pick, why in reasons.items() if why is not None}

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        verb, _, rest = pick.partition(":")
        if verb == "use":
            return super().words(g, pick)
        if verb == AUX:
            return {"name": rest}
        return {"card": rest} if verb == "play" else {}

    def does(self, g: Game, pick: str) -> Action:
        if pick.startswith(AUX):
            return auxiliary_action(g, pick)
        return super().does(g, pick) or objective_action(g, pick)

    def take(self, g: Game, picks: list[str]) -> None:
        pick = picks[0]
        verb, _, rest = pick.partition(":")
        if verb == "use":
            self._use(g, rest)
        elif verb == AUX:
            g.push(Use(self.tile, (AUX,)))
            use_auxiliary(g, pick)
        elif verb == "play":
            g.push(self)
            play_objective(g, pick)


class Interlude(Question, frozen=True):
    """Between two actions where no other question offers it: objective cards may be played (Ruling 5)."""

    kind: ClassVar[str] = "interlude"

    def legal(self, g: Game) -> list[str]:
        ids = playable(g)
        return [*ids, DONE] if ids else []

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        return {"card": card_of(pick)} if pick != DONE else {}

    def does(self, g: Game, pick: str) -> Action:
        return objective_action(g, pick)

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] != DONE:
            g.push(self)
            play_objective(g, picks[0])


class EndTurn(Step, frozen=True):
    """The next player, unless everybody had their last turn."""

    def run(self, g: Game) -> None:
        state = g.state
        g.tell("turn_ended", turn=state.turn)
        if state.last_turns == 0:
            if not g.quiet:
                totals = {seat: sheet["total"] for seat, sheet in g.scores().items()}
                g.tell("game_over", scores=totals, winners=g.winners())
            return
        if state.last_turns > 0:
            state.last_turns -= 1
        state.active = (state.active + 1) % len(state.players)
        g.push(StartTurn())
