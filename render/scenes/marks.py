"""Marks on a finished picture: numbered badges for the options of a decision, frames for what changed.

The id of an option says what it is about: `move:C`, `engine:t4`, `hire:row3:gaucho+`, `load:ship5`. Its verb
says which kind of spot is meant, because an id alone could be several things.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from engine.decisions import Decision, Option, Value
from engine.views import DecisionView
from render.art.paint import rgb
from render.art.theme import MARK
from render.art.tiles import badge, paste, ring
from render.scenes.scene import Box, Scene

BADGE = 40
SMALL_BADGE = 34
MARGIN = 80  # round what a picture is cut down to
CLOSEST = (760, 380)
SHAPE = 2.0  # how much wider than high a picture on a phone is, so that the options fit below it
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
# Where the spots of each kind lie; a phone shows one of these places large.
GROUPS = {
    **{"place": "map", "rail": "rail", "station": "rail", "job": "jobs", "card": "cattle", "breed": "cattle"},
    **{"objective": "objectives", "ship": "ships", "quay": "ships", "city": "cities", "hand": "hand"},
    **{"foresight": "foresight", **dict.fromkeys(("building", "disc", "row", "aux"), "mat")},
}
# What is done where one stands, or anywhere: a number there says nothing.
EVERYWHERE = frozenset({"use", "aux"})
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


def group_of(choice: Choice) -> str:
    """Where the things lie that an option is about: on the map, along the railroad, in a market, …"""
    kinds = () if choice.id.partition(":")[0] in EVERYWHERE else VERBS.get(choice.id.partition(":")[0], ())
    return next((GROUPS[kind] for kind in kinds), "")


def badges(
    scene: Scene,
    options: Sequence[Choice],
    group: str = "",
    numbers: Sequence[int] = (),
    look_at: Iterable[str] = (),
) -> dict[str, int]:
    """Numbers the options in their order and puts each number beside its spot; gives those that have one.

    With a `group` only its options get their numbers: the others lie elsewhere. `numbers` are those of the
    options where several make one choice. What is to be looked at above all is pointed out, over the frames
    of the others and under the numbers.
    """
    numbered: dict[str, int] = {}
    on_spot: dict[str, list[int]] = {}
    for number, option in zip(numbers or range(1, len(options) + 1), options, strict=True):
        spot = find(scene.spots, option)
        if spot is not None and (not group or group_of(option) == group):
            numbered[option.id] = number
            on_spot.setdefault(spot, []).append(number)
    for spot in on_spot:
        frame(scene, scene.spots[spot], CHOICE, 3)
    point_out(scene, look_at)
    placed: list[Box] = []
    for spot, found in on_spot.items():
        targets = [scene.spots[other] for other in on_spot if other != spot]
        placed.append(_badge(scene, scene.spots[spot], found, targets, placed))
    return numbered


def _badge(scene: Scene, box: Box, numbers: list[int], targets: list[Box], placed: list[Box]) -> Box:
    """Numbers beside their thing, where they hide least: never on what they or others name."""
    x0, y0, x1, y1 = box
    sprite = _strip(numbers, BADGE if x1 - x0 > 50 else SMALL_BADGE)
    wide, high = sprite.size
    across, down = wide / 2 + 4, high / 2 + 4
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    points = [(x, y1 + down), (x, y0 - down), (x0 - across, y), (x1 + across, y)]
    points += [(side, edge) for edge in (y1 + down, y0 - down) for side in (x0, x1, x0 - across, x1 + across)]
    around = [spot for spot in scene.spots.values() if spot != box]

    def hides(point: tuple[float, float]) -> float:
        mine = _round(point, wide, high)
        return (
            sum(_share(mine, spot) for spot in around)
            + 5 * sum(_share(mine, spot) for spot in targets)
            + 20 * sum(_share(mine, spot) for spot in placed)
            + 50 * (1 - _share((0, 0, *scene.image.size), mine))
        )

    best = min(points, key=hides)
    paste(scene.image, sprite, *best)
    return _round(best, wide, high)


def _strip(numbers: list[int], size: int) -> Image.Image:
    """One or several badges, one on the edge of the other."""
    step = round(size * 0.8)
    strip = Image.new("RGBA", (size + step * (len(numbers) - 1), size))
    for place, number in enumerate(numbers):
        strip.alpha_composite(badge(str(number), size, CHOICE), (place * step, 0))
    return strip


def _round(point: tuple[float, float], wide: float, high: float) -> Box:
    return point[0] - wide / 2, point[1] - high / 2, point[0] + wide / 2, point[1] + high / 2


def _area(box: Box) -> float:
    return max(0.0, box[2] - box[0]) * max(0.0, box[3] - box[1])


def _share(over: Box, of: Box) -> float:
    """How much of a box another lies on: to hide half of a small thing is worse than a bit of a large one."""
    left, top, right, bottom = (
        max(over[0], of[0]),
        max(over[1], of[1]),
        min(over[2], of[2]),
        min(over[3], of[3]),
    )
    return _area((left, top, right, bottom)) / max(1.0, _area(of))


def near(scene: Scene, options: Sequence[Choice], also: Iterable[str]) -> tuple[int, int, int, int]:
    """The part of a picture in which the options lie, and some other spots: large enough for a phone."""
    named = [find(scene.spots, option) for option in options]
    boxes = [scene.spots[spot] for spot in (*named, *also) if spot in scene.spots]
    wide, high = scene.image.size
    if not boxes:
        return 0, 0, wide, high
    top, bottom = _span([(y0, y1) for _, y0, _, y1 in boxes], CLOSEST[1], high)
    least = max(CLOSEST[0], round(SHAPE * (bottom - top)))
    left, right = _span([(x0, x1) for x0, _, x1, _ in boxes], least, wide)
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
