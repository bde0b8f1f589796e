"""Marks on a finished picture: numbered badges for the options of a decision, frames for what changed.

The id of an option says what it is about: `move:C`, `engine:t4`, `hire:row3:gaucho+`, `load:ship5`. Its verb
says which kind of spot is meant, because an id alone could be several things.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.decisions import Decision, Option, Value
from engine.views import DecisionView
from render.art.paint import rgb
from render.art.theme import MARK
from render.art.tiles import badge, paste, ring
from render.scenes.scene import Box, Scene

BADGE = 40
SMALL_BADGE = 34
MARGIN = 80  # round what a picture is cut down to
CLOSEST = (760, 560)
CHOICE = rgb("#b3126c")
POINTED_OUT = rgb("#1f6fb2")

VERBS: dict[str, tuple[str, ...]] = {
    "start": ("place",),
    "use": ("place",),
    "move": ("place",),
    "at": ("place",),
    "help": ("place",),
    "hazard": ("place",),
    "trade": ("place",),
    "adjacent": ("place",),
    "path": ("place",),
    "engine": ("rail",),
    "hire": ("job",),
    "load": ("ship",),
    "deliver": ("quay", "city"),
    "space": ("city",),
    "foresight": ("foresight",),
    "upgrade": ("station",),
    "objective": ("objective",),
    "cattle": ("card",),
    "buy": ("breed",),
    "build": ("building",),
    "disc": ("disc",),
    "appoint": ("row",),
    "aux": ("aux",),
    "discard": ("hand",),
    "reveal": ("hand",),
    "remove": ("hand",),
    "play": ("hand",),
}
# For ids that come without a verb we know, as in `highlight`.
KINDS = tuple(dict.fromkeys(kind for kinds in VERBS.values() for kind in kinds))


class Choice(NamedTuple):
    """An option as far as a picture cares: its id, and the values of its text (which may name the city)."""

    id: str
    values: Mapping[str, Value]


# What is asked: a decision of the engine, its form in a view, options, or ids of options.
Asked = Decision | DecisionView | Sequence[Option | str] | None


def choices(asked: Asked) -> list[Choice]:
    """The legal options of what is asked."""
    found = asked.options if isinstance(asked, (Decision, DecisionView)) else asked
    return [
        Choice(option, {}) if isinstance(option, str) else Choice(option.id, option.text.values)
        for option in found or ()
        if isinstance(option, str) or not option.blocked
    ]


def find(spots: dict[str, Box], choice: Choice) -> str | None:
    """The spot an option is about, or None if it is about nothing in the picture."""
    verb, _, about = choice.id.partition(":")
    for kind in VERBS.get(verb, ()):
        for name in _names(kind, about, choice.values):
            if f"{kind}:{name}" in spots:
                return f"{kind}:{name}"
    return None


def _names(kind: str, about: str, values: Mapping[str, Value]) -> list[str]:
    """What the spot may be called, the likeliest first."""
    if kind == "city":
        return [f"{values.get('city', '')}:{about}", about]
    if kind == "breed":
        return [about.split(":")[0].partition("-")[2]]
    if kind == "place" and "space" in values:
        return [str(values["space"])]
    if kind == "place":
        return [about, *reversed(about.split("+")), about.rpartition(":")[2]]
    return [about, about.split(":")[0]]


def badges(scene: Scene, options: Sequence[Choice], look_at: Iterable[str] = ()) -> dict[str, int]:
    """Numbers the options in their order and puts each number on its spot; gives those that have one.

    What is to be looked at above all is pointed out, over the frames of the others and under the numbers.
    """
    numbered: dict[str, int] = {}
    on_spot: dict[str, list[int]] = {}
    for number, option in enumerate(options, start=1):
        spot = find(scene.spots, option)
        if spot is not None:
            numbered[option.id] = number
            on_spot.setdefault(spot, []).append(number)
    for spot in on_spot:
        frame(scene, scene.spots[spot], CHOICE, 3)
    point_out(scene, look_at)
    for spot, numbers in on_spot.items():
        for before, number in enumerate(numbers):
            _badge(scene, scene.spots[spot], number, before)
    return numbered


def _badge(scene: Scene, box: Box, number: int, before: int) -> None:
    """A large thing carries its number on its lower left corner, a small one in its middle."""
    x0, y0, x1, y1 = box
    if x1 - x0 > 50:
        paste(scene.image, badge(str(number), BADGE, CHOICE), x0 + 8 + before * 30, y1 - 8)
    else:
        paste(
            scene.image, badge(str(number), SMALL_BADGE, CHOICE), (x0 + x1) / 2 + before * 24, (y0 + y1) / 2
        )


def near(scene: Scene, options: Sequence[Choice], also: Iterable[str]) -> tuple[int, int, int, int]:
    """The part of a picture in which the options lie, and some other spots: large enough for a phone."""
    named = [find(scene.spots, option) for option in options]
    boxes = [scene.spots[spot] for spot in (*named, *also) if spot in scene.spots]
    wide, high = scene.image.size
    if not boxes:
        return 0, 0, wide, high
    left, right = _span([(x0, x1) for x0, _, x1, _ in boxes], CLOSEST[0], wide)
    top, bottom = _span([(y0, y1) for _, y0, _, y1 in boxes], CLOSEST[1], high)
    return left, top, right, bottom


def _span(sides: Iterable[tuple[float, float]], least: int, whole: int) -> tuple[int, int]:
    """What holds all of some stretches with a margin, is at least so long, and lies within the whole."""
    starts, ends = zip(*sides, strict=True)
    low, high = min(starts) - MARGIN, max(ends) + MARGIN
    missing = max(0.0, least - (high - low))
    low, high = low - missing / 2, high + missing / 2
    shift = max(0.0, -low) - max(0.0, high - whole)
    return max(0, round(low + shift)), min(whole, round(high + shift))


def highlight(scene: Scene, names: Iterable[str]) -> None:
    """Frames round whatever is named: a spot (`place:A`), the id of an option, or a plain id (`A`)."""
    for box in _named(scene, names):
        frame(scene, box, MARK, 4)


def point_out(scene: Scene, names: Iterable[str]) -> None:
    """Wide frames that nobody overlooks: look here."""
    for box in _named(scene, names):
        frame(scene, box, POINTED_OUT, 8, grow=11)


def _named(scene: Scene, names: Iterable[str]) -> Iterator[Box]:
    for name in names:
        plain = (f"{kind}:{name}" for kind in KINDS)
        spot = name if name in scene.spots else find(scene.spots, Choice(name, {}))
        spot = spot or next((key for key in plain if key in scene.spots), None)
        if spot is not None:
            yield scene.spots[spot]


def frame(scene: Scene, box: Box, colour: tuple[int, int, int], line: float, grow: int = 6) -> None:
    x0, y0, x1, y1 = box
    sprite = ring(round(x1 - x0 + 2 * grow), round(y1 - y0 + 2 * grow), colour, line)
    paste(scene.image, sprite, (x0 + x1) / 2, (y0 + y1) / 2)
