"""What crosses the engine's border: texts, options, decisions, events and refusals.

Nothing here is a sentence. A `Text` is a message key with values; the layers above put it into words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

Value = str | int


class Text(Struct, frozen=True):
    """A message key with its values, to be put into words by whoever shows it."""

    key: str
    values: dict[str, Value] = {}

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.key}({values})" if values else self.key


class Option(Struct, frozen=True):
    """One thing that may be picked, or, with `blocked`, why it may not.

    `does` holds the effects of an option that stands for an action, as the data files write them, so that
    they can be put into words or pictures.
    """

    id: str
    text: Text
    blocked: Text | None = None
    does: tuple[dict[str, Any], ...] = ()


class IllegalChoice(Exception):  # noqa: N818 - the contract's name
    """A choice that the rules forbid; `text` names the rule. Nothing was changed."""

    def __init__(self, key: str, **values: Value) -> None:
        self.text = Text(key, values)
        super().__init__(str(self.text))


class BadSave(Exception):  # noqa: N818 - the contract's name
    """A dump, a setup or a record that cannot be believed; nothing was loaded."""


class BadData(Exception):  # noqa: N818
    """A file of `data/` that cannot be believed: file, place and reason."""


class Event(Struct):
    """Something that happened. `secret` is for the eyes of `seat` alone.

    `auto` marks what played itself, where everybody could see that there was nothing else to choose.
    """

    kind: str
    seat: str | None
    data: dict[str, Any] = {}
    secret: dict[str, Any] | None = None
    reveals: bool = False
    auto: bool = False

    def seen_by(self, seat: str | None) -> dict[str, Any]:
        """What that seat, or with None a stranger, may see of this event."""
        if self.secret is None or seat is None or seat != self.seat:
            return self.data
        return self.data | self.secret


class Decision:
    """What one seat must choose now.

    `legal` lists what may be picked. `options` describes those and the blocked ones; it is worked out only
    when somebody looks, because players made of code never do.
    """

    __slots__ = ("_describe", "_options", "kind", "least", "legal", "most", "number", "seat")

    def __init__(
        self,
        seat: str,
        kind: str,
        number: int,
        legal: Iterable[str],
        bounds: tuple[int, int],
        describe: Callable[[], list[Option]],
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.number = number
        self.legal = tuple(legal)
        self.least, self.most = bounds
        self._describe = describe
        self._options: list[Option] | None = None

    @property
    def options(self) -> list[Option]:
        if self._options is None:
            self._options = self._describe()
        return self._options

    def __repr__(self) -> str:
        return f"Decision({self.seat!r}, {self.kind!r}, number={self.number}, legal={list(self.legal)})"
