"""The strip of players along the top: who they are, whose turn it is, and what they own."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine import PlayerView
from render.art import lettering as text
from render.art.icons import icon
from render.art.paint import Pen, darker, lighter, mix, rgb
from render.art.theme import CREAM, GOLD, INK, THEMES
from render.art.tiles import lay
from render.scenes.scene import Scene


@lru_cache(maxsize=48)
def plate(wide: int, high: int, seat: int, active: bool, theme: str) -> Image.Image:
    """The ground of one player: bright with a golden frame when it is their turn."""
    colour = THEMES[theme].seats[seat]
    pen = Pen(wide, high)
    if active:
        pen.box(0, 0, wide, high, GOLD, radius=14)
        pen.box(6, 6, wide - 6, high - 6, CREAM, radius=9)
        pen.box(6, 6, 78, high - 6, colour, radius=9)
    else:
        pen.box(2, 4, wide - 2, high - 4, darker(colour, 0.45), radius=12)
        pen.box(5, 7, wide - 5, high - 7, mix(lighter(colour, 0.72), rgb("#cbb694"), 0.65), radius=9)
        pen.box(5, 7, 78, high - 7, colour, radius=9)
    return pen.done()


def draw_players(scene: Scene, box: tuple[int, int, int, int]) -> None:
    x0, y0, x1, y1 = box
    step = (x1 - x0) / max(2, len(scene.seats))
    for i, seat in enumerate(scene.seats):
        x = round(x0 + step * i) + 4
        _player(scene, seat, (x, y0 + 3, round(x0 + step * (i + 1)) - 4, y1 - 7))


def _player(scene: Scene, seat: str, box: tuple[int, int, int, int]) -> None:
    x0, y0, x1, y1 = box
    player, index = scene.view.players[seat], scene.index(seat)
    active = seat == scene.view.active
    scene.spots[f"player:{seat}"] = box
    lay(scene.image, plate(x1 - x0, y1 - y0, index, active, scene.theme), x0, y0)
    scene.icon(f"disc:{index}", 62, x0 + 42, (y0 + y1) / 2)
    points = str(player.score["total"]).replace("-", "−")
    room = 100 if scene.view.over else 60 if active else 12
    text.fit(scene.image, (x0 + 88, y0 + 6, x1 - room, y0 + 46), scene.name(seat), 36, INK, "black", "left")
    if scene.view.over:
        text.write(scene.image, x1 - 16, y0 + 27, points, 34, INK, "black", "right")
        scene.icon("vp", 36, x1 - 38 - text.width(points, 34, "black"), y0 + 27)
    elif active:
        scene.icon("turn", 42, x1 - 34, y0 + 27)
    _stats(scene, player, x0 + 88, x1 - 14, y0 + 66)


def _stats(scene: Scene, player: PlayerView, left: float, right: float, y: float) -> None:
    """Icons with their numbers, spread evenly over the room there is."""
    shown = scene.edition.layout.players.items()
    found = [(icon(name, 30, scene.theme), str(getattr(player, key))) for name, key in shown]
    used = sum(sprite.width + 4 + text.width(value, 28) for sprite, value in found)
    gap = min(44, (right - left - used) / (len(found) - 1))
    for sprite, value in found:
        lay(scene.image, sprite, left, y - 15)
        wide = text.write(scene.image, left + sprite.width + 4, y, value, 28, INK, "bold", "left")
        left += sprite.width + 4 + wide + gap
