"""A search over one's own turn, on an imagined copy of the game.

A turn is a row of decisions. Between two actions (kinds "move" and "action") a position is *settled*: its
worth can be judged, and the turn could end there. Inside an action it is not: a price was paid and the good
not taken yet. So the search goes from settled position to settled position, and inside an action it follows
the few best lines to where they settle.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from engine.herd import DrawUp
from engine.players.candidates import candidates, is_pass
from engine.turn import EndTurn

if TYPE_CHECKING:
    from engine.decisions import Decision
    from engine.game import Game
    from engine.players.worth import Worth

Picks = tuple[str, ...]
Path = tuple[tuple["Decision", Picks], ...]  # decisions and how they were answered

SETTLED = frozenset({"move", "action"})
# Answers to these do not show in the worth yet: the next question belongs to the same thought.
OPEN = frozenset({"build_at", "deliver_to", "cattle", "load", "ship", "path", "reveal", "help", "disc"})

TURN_ENDS = (DrawUp, EndTurn)

SAME = 1e-9
WIDER = 4  # so many more lines are followed where answers cannot be told apart yet


class Line:
    """A position that was reached, and by which answers. Its worth is worked out when it is asked for."""

    __slots__ = ("_value", "decision", "game", "path", "search")

    def __init__(self, search: Search, path: Path, game: Game) -> None:
        self.search = search
        self.path = path
        self.game = game
        self.decision = game.decision
        self._value: float | None = None

    @property
    def first(self) -> Picks:
        """The answer to the decision that the search began with."""
        return self.path[0][1]

    @property
    def value(self) -> float:
        if self._value is None:
            self._value = self.search.judge(self.game)
        return self._value


class Widths(msgspec.Struct, frozen=True):
    """How much a search looks at."""

    inner: int  # lines followed inside an action
    turn: int  # settled positions followed on, of each first answer
    actions: int = 4  # of one turn


class Search:
    """One search: it counts the positions it judged and stops at its deadline."""

    def __init__(
        self,
        worth: Worth,
        seat: int,
        widths: Widths,
        deadline: float | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.worth = worth
        self.seat = seat
        self.widths = widths
        self.deadline = deadline
        self.clock = clock
        self.judged = 0

    def out_of_time(self) -> bool:
        return self.deadline is not None and self.clock() >= self.deadline

    def judge(self, game: Game) -> float:
        self.judged += 1
        return self.worth.value(game, self.seat)

    def best_lines(self, root: Game, only: Picks | None = None) -> dict[Picks, Line]:
        """The best line found for each way to answer the decision of the root, or for one of them."""
        best: dict[Picks, Line] = {}
        decision = root.decision
        assert decision is not None
        answers = candidates(root, decision) if only is None else [list(only)]
        lines = self._carry_out(self._step(root, decision, (), answers), decision.seat, best)
        for _ in range(self.widths.actions):
            if not lines or self.out_of_time():
                break
            grown: list[Line] = []
            for line in self._front(lines):
                assert line.decision is not None
                begun = self._step(line.game, line.decision, line.path)
                grown += self._carry_out(begun, decision.seat, best)
                if self.out_of_time():
                    break
            lines = grown
        return best

    def _front(self, lines: list[Line]) -> list[Line]:
        """The best settled positions of each first answer; two of the same worth are taken for the same."""
        lines.sort(key=lambda line: -line.value)
        front: list[Line] = []
        taken: dict[Picks, list[float]] = {}
        for line in lines:
            values = taken.setdefault(line.first, [])
            if len(values) < self.widths.turn and not (values and values[-1] - line.value < SAME):
                values.append(line.value)
                front.append(line)
        return front

    def _step(
        self, game: Game, decision: Decision, path: Path, answers: list[list[str]] | None = None
    ) -> list[Line]:
        """Every way to answer one decision."""
        lines = []
        settled = decision.kind in SETTLED
        for picks in candidates(game, decision) if answers is None else answers:
            if path and settled and is_pass(picks):
                continue  # the turn may end at any settled position: its own worth stands for that
            twin = game.copy()
            twin.choose(decision.seat, picks)
            lines.append(Line(self, (*path, (decision, tuple(picks))), twin))
        return lines

    def _carry_out(self, begun: list[Line], seat: str, best: dict[Picks, Line]) -> list[Line]:
        """Follow actions to their ends, each by itself: half done they cannot be compared with each other.

        Keeps the best of each first answer, and returns what can go on.
        """
        settled: list[Line] = []
        for line in begun:
            lines = [line]
            while lines:
                if best and self.out_of_time():
                    return settled  # there is an answer already; without one, the first line is followed on
                lines = self._follow(lines, seat, best, settled)
        return settled

    def _follow(
        self, lines: list[Line], seat: str, best: dict[Picks, Line], settled: list[Line]
    ) -> list[Line]:
        """Sort out the lines of an action that settled, and answer the next decision of the best others."""
        judged: list[Line] = []
        thought: list[Line] = []
        for line in lines:
            decision = line.decision
            if decision is None or decision.seat != seat or decision.kind in SETTLED:
                known = best.get(line.first)
                if known is None or line.value > known.value:
                    best[line.first] = line
                if decision is not None and decision.seat == seat:
                    settled.append(line)
            elif decision.kind in OPEN:
                thought.append(line)
            else:
                judged.append(line)
        if len(judged) > self.widths.inner:
            judged.sort(key=lambda line: -line.value)
        lines = []
        for line in thought[: self.widths.inner * WIDER] + judged[: self.widths.inner]:
            if lines and self.out_of_time():
                break
            assert line.decision is not None
            lines += self._step(line.game, line.decision, line.path)
        return lines


def own_turn(game: Game, seat: str, seed: int) -> Game:
    """An imagined copy that ends with the turn, before anything is drawn for the next one.

    Which cards come is not for a player to know. The worth of a position counts on an average card instead.
    """
    twin = game.imagine(seat, seed)
    agenda = twin.state.agenda
    agenda[:] = [task for task in agenda if type(task) not in TURN_ENDS]
    return twin
