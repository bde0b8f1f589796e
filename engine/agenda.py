"""The agenda: what is still to resolve, as a stack of plain values inside the state.

A task is a small frozen struct. A `Step` happens by itself; a `Question` waits for a seat to choose. Tiles
and cards are tuples of tasks read from `data/`, so that the same words describe a building and drive a turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Union

import msgspec
from msgspec import Struct

from engine.decisions import BadData, IllegalChoice, Option, Text, Value

if TYPE_CHECKING:
    from engine.game import Game

Action = tuple["Task", ...]

SKIP = "skip"
DONE = "done"
PASSES = frozenset({SKIP, DONE})


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


VOCABULARY: dict[str, type[Task]] = {}


class Task(Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True, omit_defaults=True):
    """Something to resolve. Its fields are all that is kept of it.

    A task is a word of the vocabulary as soon as it is defined, in the core or in a game's own package.
    """

    asks: ClassVar[bool] = False
    cost: ClassVar[bool] = False  # a requirement: what follows it is the reward
    by_hand: ClassVar[bool] = False  # whether it can be done depends on the cards in hand
    abstract: ClassVar[bool] = False  # a kind of task, not one itself; not inherited

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        word = snake(cls.__name__)
        known = VOCABULARY.get(word)
        if known is not None and (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
            raise BadData(f"{cls.__module__} has a task called {word!r}, as {known.__module__} has")
        if not cls.__dict__.get("abstract", False):
            VOCABULARY[word] = cls

    def why_not(self, g: Game) -> Text | None:
        """Why this would do nothing now, or None if it can be done."""
        return None

    def can(self, g: Game) -> bool:
        """Whether it can be done now. Asked far more often than why not, so no reason need be named."""
        return self.why_not(g) is None


class Step(Task, frozen=True):
    """A task that needs no choice."""

    abstract: ClassVar[bool] = True

    def run(self, g: Game) -> None:
        raise NotImplementedError


class Question(Task, frozen=True):
    """A task that one seat decides. It is off the agenda when `take` is called.

    `legal` lists what may be picked right now; an empty list drops the question. `blocked` lists what a
    player would look for and may not pick.
    """

    abstract: ClassVar[bool] = True
    asks: ClassVar[bool] = True
    kind: ClassVar[str]
    counting: ClassVar[bool] = False  # a hand is being counted: no exchange tokens meanwhile (Ruling 6)

    def who(self, g: Game) -> int:
        return g.state.active

    def legal(self, g: Game) -> list[str]:
        raise NotImplementedError

    def bounds(self, g: Game, legal: list[str]) -> tuple[int, int]:
        """How many of the options are to be picked."""
        return 1, 1

    def take(self, g: Game, picks: list[str]) -> None:
        raise NotImplementedError

    def hides(self, g: Game) -> bool:
        """Whether only those who see the hand can tell that nothing else could be picked.

        Such a choice plays itself, too, but it is told like any other.
        """
        return False

    def dropped(self, g: Game) -> None:
        """Nothing can be picked, so nobody is asked. A requirement takes its reward along."""
        if self.cost:
            forfeit(g)

    def blocked(self, g: Game) -> dict[str, Text]:
        return {}

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        """The values of an option's text; its key comes from the first word of its id."""
        _, _, rest = pick.partition(":")
        return {"what": rest.partition("#")[0]} if rest else {}

    def does(self, g: Game, pick: str) -> Action:
        """The effects of an option that stands for an action."""
        return ()

    def options(self, g: Game, legal: list[str]) -> list[Option]:
        """The legal options, then the blocked ones with their reasons."""
        reasons = {pick: why for pick, why in self.blocked(g).items() if pick not in legal}
        return [self._option(g, pick, reasons.get(pick)) for pick in (*legal, *reasons)]

    def _option(self, g: Game, pick: str, why: Text | None) -> Option:
        text = Text(f"option-{self.kind}-{pick.partition(':')[0]}", self.words(g, pick))
        return Option(pick, text, why, tuple(msgspec.to_builtins(self.does(g, pick))))

    def refuse(self, g: Game, pick: str) -> IllegalChoice:
        """Why this pick is not allowed, in the words of the rule if it is one we list as blocked."""
        why = self.blocked(g).get(pick)
        if why is None:
            return IllegalChoice("illegal-unknown", option=pick[:100])
        return IllegalChoice(why.key, **why.values)


class Rest(Step, frozen=True):
    """What remains of an action whose earlier part is being resolved."""

    tasks: tuple[Any, ...]

    def run(self, g: Game) -> None:
        g.perform(self.tasks)


def why_not(g: Game, action: Action) -> Text | None:
    """Why an action cannot be used now.

    A requirement that is met may always be spent, even for a reward that would be lost (rulebook p. 12). An
    action without a requirement has to do something.
    """
    first: Text | None = None
    free = True
    for task in action:
        if task.cost:
            why = task.why_not(g)
            if why is not None:
                return why
            free = False
    if not free:
        return None
    for task in action:
        why = task.why_not(g)
        if why is None:
            return None
        first = first or why
    return first


def possible(g: Game, action: Action) -> bool:
    """Whether an action can be used now: `why_not` without the reason."""
    free = True
    for task in action:
        if task.cost:
            if not task.can(g):
                return False
            free = False
    if not free:
        return True
    for task in action:
        if task.can(g):
            return True
    # Only an action that does nothing at all has no reason against it.
    return not action


def nearest(reasons: Iterable[Text]) -> Text:
    """Of several reasons, the one that is closest to being gone: the smallest sum that is missing."""
    return min(reasons, key=_distance)


def _distance(why: Text) -> tuple[bool, int]:
    missing = why.values.get("missing")
    return not isinstance(missing, int), missing if isinstance(missing, int) else 0


def forfeit(g: Game) -> None:
    """A requirement was declined: the rest of its action goes with it."""
    if g.state.agenda and type(g.state.agenda[-1]) is Rest:
        g.state.agenda.pop()


@cache
def _union(tasks: tuple[type[Task], ...]) -> Any:
    return list[Union[tasks]]  # type: ignore[valid-type]  # noqa: UP007 - made from a list


def read_tasks(raw: Any) -> list[Task]:
    """Plain values back into tasks; raises msgspec.ValidationError with the place and the reason."""
    # Games bring tasks of their own when they are imported, so the vocabulary is looked up each time.
    tasks: list[Task] = msgspec.convert(raw, _union(tuple(VOCABULARY.values())))
    return [_thaw(task) for task in tasks]


def _thaw(task: Task) -> Task:
    """Tasks inside tasks (the rest of an action, the branches of a choice) are read in their turn."""
    if isinstance(task, Rest):
        return Rest(tuple(read_tasks(list(task.tasks))))
    inner = getattr(task, "of", None)
    if isinstance(inner, tuple):
        return msgspec.structs.replace(task, of=tuple(tuple(read_tasks(list(one))) for one in inner))
    return task
