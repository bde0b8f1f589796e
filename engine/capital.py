"""What both capitals have in common: income, foresight tiles, and riding back to the start of the trail."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import Action, Question, Step
from engine.catalog import EXHAUSTION
from engine.decisions import Value
from engine.herd import breeding_value, may_hold_objective
from engine.markets import is_worker, place_worker
from engine.turn import objective_action, play_objective, playable

if TYPE_CHECKING:
    from engine.game import Game


class Income(Question, frozen=True):
    """Show the hand, add temporary certificates at will, and take as much money as the total."""

    kind: ClassVar[str] = "certificates"
    counting: ClassVar[bool] = True

    def legal(self, g: Game) -> list[str]:
        return [f"certificates:{n}" for n in range(g.me.certificates + 1)]

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        spent = int(pick.partition(":")[2])
        return {"spent": spent, "total": breeding_value(g, g.me) + spent}

    def take(self, g: Game, picks: list[str]) -> None:
        spent = int(picks[0].partition(":")[2])
        player = g.me
        total = breeding_value(g, player) + spent
        player.certificates -= spent
        player.money += total
        g.tell("income", cards=list(player.hand), certificates=spent, total=total)
        g.state.exhaustion += player.hand.count(EXHAUSTION)
        player.discard += [card for card in player.hand if card != EXHAUSTION]
        player.hand, player.blind = [], []
        g.push(g.rules.after_income(total))


class Foresight(Question, frozen=True):
    """Choose one of the two tiles of a letter; it goes to its section at once.

    Objective cards may be played before (Ruling 5).
    """

    kind: ClassVar[str] = "foresight"

    letter: str

    def legal(self, g: Game) -> list[str]:
        closed = g.state.last_turns >= 0  # the job market is full: no more workers (Ruling 21)
        tiles = g.state.foresight[self.letter]
        ids = [
            f"foresight:{self.letter}:{tile}"
            for tile in dict.fromkeys(tiles)
            if tile is not None and not (closed and is_worker(g, tile))
        ]
        return ids + playable(g) if ids else ids

    def hides(self, g: Game) -> bool:
        return may_hold_objective(g, g.me)

    def dropped(self, g: Game) -> None:
        g.tell("foresight_skipped", letter=self.letter)

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        verb, _, rest = pick.partition(":")
        return {"card": rest} if verb == "play" else {"tile": rest.partition(":")[2]}

    def does(self, g: Game, pick: str) -> Action:
        return objective_action(g, pick)

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0].startswith("play:"):
            g.push(self)
            play_objective(g, picks[0])
            return
        tile = picks[0].split(":")[2]
        tiles = g.state.foresight[self.letter]
        tiles[tiles.index(tile)] = None
        g.tell("foresight", tile=tile, letter=self.letter)
        if is_worker(g, tile):
            place_worker(g, tile)
        else:
            g.rules.place_tile(g, tile)


class Leave(Step, frozen=True):
    """The visit is over: what the job market asked for, back to the start, new foresight tiles."""

    def run(self, g: Game) -> None:
        state = g.state
        due, state.due = state.due, []
        for event in due:
            g.rules.job_event_after_visit(g, event)
        g.me.place = g.catalog.trail.start
        refill_foresight(g)


def refill_foresight(g: Game) -> None:
    drawn: dict[str, list[str]] = {}
    for letter, tiles in g.state.foresight.items():
        bag = g.state.bags[letter]
        for place, tile in enumerate(tiles):
            if tile is None and bag:
                tiles[place] = new = bag.pop()
                drawn.setdefault(letter, []).append(new)
    if drawn:
        g.tell("foresight_filled", tiles=drawn, reveals=True)
