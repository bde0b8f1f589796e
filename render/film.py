"""A whole game as a film: one picture a turn with what changed framed, and under it how the points stand.

The film is an animated WebP. If it would be larger than the place it is sent to allows, every second turn is
left out, and then again, and at last the pictures become smaller; it is never over the limit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from engine import View
from render.art import lettering as text
from render.art.paint import darker
from render.art.theme import GOLD, INK, PAPER
from render.art.tiles import lay, panel
from render.encode import reduced
from render.scenes import board, marks
from render.scenes.changes import changes
from render.scenes.scene import Scene, table

WIDTHS = (800, 640, 480, 320)
LIMIT = 8_000_000  # bytes
FEWEST = 12  # pictures: rather smaller ones than fewer
QUALITY, METHOD = 75, 1
A_TURN, FIRST, LAST = 700, 1500, 6000  # milliseconds
FOOT = 96  # under the board, which is 1600 wide
STEP = 20  # points between two marks of the scale

Progress = Callable[[int, int], None]


class Film(NamedTuple):
    data: bytes
    frames: int
    width: int


class FilmTooLarge(ValueError):  # noqa: N818 - named for what happened
    """Not even a few small pictures fit the limit."""


def film(
    views: Sequence[View],
    locale: str = "en",
    theme: str = "light",
    *,
    names: dict[str, str] | None = None,
    limit: int = LIMIT,
    progress: Progress = lambda done, of: None,
) -> Film:
    """The film of a game from its views, one a turn; they are all of one seat, or of a stranger.

    `progress` hears how many pictures of how many are drawn.
    """
    if not views:
        raise ValueError("a film needs at least one view")
    most = max(20, *(player.score["total"] for view in views for player in view.players.values()))
    drawn: list[Image.Image] = []
    for number, view in enumerate(views):
        since = views[number - 1] if number else None
        drawn.append(_frame(view, since, locale, theme, names or {}, most))
        progress(number + 1, len(views))
    for frames, width in _tries(drawn):
        data = _encoded(frames, width)
        if len(data) <= limit:
            return Film(data, len(frames), width)
    raise FilmTooLarge(f"{len(views)} turns do not fit into {limit} bytes")


def _tries(drawn: list[Image.Image]) -> Iterator[tuple[list[Image.Image], int]]:
    """Fewer pictures first, then smaller ones; the last turn is always there."""
    frames = drawn
    yield frames, WIDTHS[0]
    while len(frames) // 2 >= FEWEST:
        frames = frames[:-1:2] + frames[-1:]
        yield frames, WIDTHS[0]
    for width in WIDTHS[1:]:
        yield frames, width


def _frame(
    view: View, since: View | None, locale: str, theme: str, names: dict[str, str], most: int
) -> Image.Image:
    made = board.scene(view, locale, theme, names)
    if since is not None:
        marks.highlight(made, changes(view, since))
    wide, high = made.image.size
    whole = Image.new("RGB", (wide, high + FOOT), table(view.game))
    whole.paste(made.image, (0, 0))
    made.image = whole
    _race(made, high, most)
    # With a palette a long game takes a third of the memory until it is encoded.
    return reduced(whole.reduce(wide // WIDTHS[0]), view.game, theme)


def _race(scene: Scene, top: int, most: int) -> None:
    """The points of everybody as bars on one scale, which is the same in all pictures of a film."""
    image, view = scene.image, scene.view
    text.write(image, 26, top + FOOT / 2, str(view.turn), 44, INK, "black", "left")
    left, right = 130, image.width - 24
    lay(image, panel(right - left, FOOT - 16, PAPER, darker(PAPER, 0.3), 2, 10), left, top + 8)
    room, high = right - left - 120, (FOOT - 28) / len(scene.seats)
    for mark in range(STEP, most + 1, STEP):
        x = left + 12 + room * mark / most
        image.paste(darker(PAPER, 0.12), (round(x), top + 12, round(x) + 2, top + FOOT - 12))
    best = max(player.score["total"] for player in view.players.values())
    for i, seat in enumerate(scene.seats):
        points, y = view.players[seat].score["total"], top + 14 + high * i
        colour = scene.colours.seats[i]
        bar = max(6, round(room * max(points, 0) / most))
        edge = GOLD if points == best else darker(colour, 0.35)
        lay(image, panel(bar, round(high - 4), colour, edge, 2, 5), left + 12, y)
        figure = str(points).replace("-", "−")
        size = min(30, round(high))
        text.write(image, left + 24 + bar, y + high / 2 - 2, figure, size, INK, "bold", "left")


def _encoded(frames: list[Image.Image], width: int) -> bytes:
    first, *others = [_sized(frame, width) for frame in frames]
    turns = [A_TURN] * len(others)
    durations = [FIRST, *turns[:-1], LAST] if others else [LAST]
    out = BytesIO()
    first.save(
        out,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=durations,
        loop=0,
        quality=QUALITY,
        method=METHOD,
        minimize_size=False,
        kmax=30,
    )
    return out.getvalue()


def _sized(frame: Image.Image, width: int) -> Image.Image:
    if frame.width == width:
        return frame
    high = round(frame.height * width / frame.width)
    return frame.convert("RGB").resize((width, high), Image.Resampling.LANCZOS)
