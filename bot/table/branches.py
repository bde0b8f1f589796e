"""A step of a turn, and a step while it is being looked for on copies of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from engine import Decision, Event, Game, Option

PASSES = ("done", "skip")

#: Questions that only say what an action is to be; each is a part of the step that begins with it.
_ACTIONS = frozenset({"action", "auxiliary", "either", "adjacent", "interlude"})
_OF_ACTIONS = frozenset(
    {
        *("hire", "buy", "build", "engine", "upgrade", "appoint", "hazard", "trade", "help", "discard"),
        *("remove", "draw", "either", "adjacent", "auxiliary", "free_move"),
    }
)
#: What belongs to an answer to other questions. All else that follows is a step of its own.
_PARTS = {
    "buy": {"cattle"},
    "build": {"build_at"},
    "engine": {"upgrade"},
    "deliver": {"deliver_to", "certificates"},
    "certificates": {"load", "ship"},
    "join": {"join"},
    "reveal": {"reveal"},
    "foresight": {"foresight"},
}

#: A busy ride is one on which something is done at the place at once.
Group = Literal["main", "busy", "instead", "other"]
Picks = tuple[tuple[str, ...], ...]


class Step(msgspec.Struct, frozen=True):
    """One tap: the choices it makes, one after the other, with the options as they stood then."""

    picks: Picks
    options: tuple[tuple[Option, ...], ...]
    group: Group = "main"
    gifts: int = 0  # so many of the first choices are gifts of the place, taken along
    rides: int = 0  # so many of the first choices of a busy ride are the ride itself
    ends: int = 0  # so many of the last choices only say that there is nothing more to do
    events: tuple[Event, ...] = ()
    opens: tuple[Option, ...] = ()  # after a ride: the local actions of the place, possible or not; ships

    @property
    def passes(self) -> bool:
        """Whether it only says that there is nothing more, or nothing at all, to do."""
        return len(self.picks) - self.ends == 1 and self.picks[0] in (("done",), ("skip",), ())

    def begins_with(self, picked: Sequence[str]) -> bool:
        """Whether that is its first choice, gifts aside."""
        return tuple(picked) == self.picks[min(self.gifts, len(self.picks) - 1)]

    @property
    def id(self) -> str:
        return ">".join("+".join(picked) for picked in self.picks)


class Branch:
    """A step while it is being followed: what was asked and picked so far, and the game after that."""

    def __init__(
        self,
        game: Game,
        seat: str,
        asked: tuple[Decision, ...] = (),
        picks: Picks = (),
        events: tuple[Event, ...] = (),
        followed: bool = False,
    ) -> None:
        self.game, self.seat, self.asked, self.picks, self.events = game, seat, asked, picks, events
        self.followed = followed

    @property
    def decision(self) -> Decision | None:
        """What is asked next, if it is a part of this step."""
        following = self.game.decision
        if following is None or following.seat != self.seat:
            return None
        before = self.asked[-1].kind
        if following.kind == "auxiliary" and "".join(self.picks[-1]).startswith("play:"):
            return None  # each of them with the whole objective before it would be a panel of long words
        parts = _OF_ACTIONS if before in _ACTIONS else _PARTS.get(before, ())
        return following if following.kind in parts else None

    def then(self, ids: tuple[str, ...]) -> Branch | None:
        """The branch after one more choice; None if that uncovers something."""
        after, asked = self.game.copy(), self.game.decision
        assert asked is not None
        events = after.choose(self.seat, ids)
        if any(event.reveals for event in events):
            return None
        return Branch(after, self.seat, (*self.asked, asked), (*self.picks, ids), (*self.events, *events))

    def step(self, group: Group, gifts: int = 0, *, may_end: bool = False) -> Step:
        if may_end and (last := self._ended()) is not self:
            return msgspec.structs.replace(last.step(group, gifts), ends=len(last.picks) - len(self.picks))
        options = []
        for decision, ids in zip(self.asked, self.picks, strict=True):
            named = {option.id: option for option in decision.options}
            options.append(tuple(named[one] for one in ids))
        return Step(self.picks, tuple(options), group, gifts, 0, 0, self.events, tuple(self._opens()))

    def _ended(self) -> Branch:
        """With Done, where there is nothing else to do and the end of the turn uncovers nothing."""
        following = self.game.decision
        if following is None or following.seat != self.seat:
            return self
        if list(following.legal) not in (["done"], ["skip"]):
            return self
        after = self.then((following.legal[0],))
        return after._ended() if after is not None else self

    def _opens(self) -> Iterator[Option]:
        following = self.game.decision
        if following is None or following.seat != self.seat:
            return
        if self.asked[0].kind in ("move", "start"):
            yield from (option for option in following.options if option.id.startswith("use:"))
        elif self.asked[-1].kind == "certificates" and following.kind in ("load", "ship"):
            wanted = ("load:", "deliver:")
            yield from (one for one in following.options if one.id.startswith(wanted) and one.blocked is None)
