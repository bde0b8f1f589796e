"""The score sheet: a row for each category, a bar for each player, the totals below."""

from __future__ import annotations

from PIL import Image

from engine import View
from render.art import lettering as text
from render.art.icons import icon
from render.art.paint import darker, rgb
from render.art.theme import CREAM, GOLD, INK, PAPER, SOFT_INK
from render.art.tiles import lay, panel, paste
from render.edition import edition
from render.scenes.scene import Scene, table

WIDE = 1200
TOP, ROW, FOOT = 158, 50, 104
LABELS = 290


def scene(view: View, locale: str, theme: str, names: dict[str, str]) -> Scene:
    categories = edition(view.game).layout.scores
    high = TOP + ROW * len(categories) + FOOT
    made = Scene(Image.new("RGB", (WIDE, high), table(view.game)), view, theme, locale, names)
    title = made.say("score-final" if view.over else "score-now")
    text.fit(made.image, (20, 8, WIDE - 20, 62), title, 40, INK, "black")
    step = (WIDE - LABELS - 20) / len(made.seats)
    for i, seat in enumerate(made.seats):
        _column_head(made, seat, LABELS + step * i, step)
    scores = {seat: view.players[seat].score for seat in made.seats}
    most = max(8, *(abs(score.get(key, 0)) for score in scores.values() for key in categories))
    for r, key in enumerate(categories):
        _row(made, r, key, scores, step, most)
    _totals(made, scores, step, high)
    return made


def _column_head(scene: Scene, seat: str, x: float, wide: float) -> None:
    index = scene.index(seat)
    colour = scene.colours.seats[index]
    lay(scene.image, panel(int(wide - 10), 78, colour, darker(colour, 0.4), 3, 12), x, 70)
    scene.icon(f"disc:{index}", 46, x + 34, 109)
    text.fit(scene.image, (x + 64, 76, x + wide - 20, 142), scene.name(seat), 30, CREAM, "black", "left")


def _row(scene: Scene, r: int, key: str, scores: dict[str, dict[str, int]], step: float, most: int) -> None:
    """One category: its name, and for every player the points with a bar as long as they are many."""
    y = TOP + ROW * r
    lay(scene.image, panel(WIDE - 24, ROW - 4, PAPER if r % 2 else rgb("#efe2c0"), PAPER, 0, 8), 12, y)
    sprite = icon(scene.edition.layout.scores[key], 36, scene.theme)
    paste(scene.image, sprite, 42, y + 23)
    text.fit(scene.image, (72, y + 4, LABELS - 8, y + 42), scene.say(f"score-{key}"), 25, INK, "bold", "left")
    for i, seat in enumerate(scene.seats):
        x = LABELS + step * i
        points = scores[seat].get(key, 0)
        room = step - 84
        if points:
            colour = scene.colours.seats[scene.index(seat)] if points > 0 else SOFT_INK
            bar = max(8, round(room * abs(points) / most))
            lay(scene.image, panel(bar, 24, colour, darker(colour, 0.35), 2, 7), x + 62, y + 11)
        figure = str(points).replace("-", "−")
        text.write(scene.image, x + 50, y + 23, figure, 27, INK if points else SOFT_INK, "bold", "right")


def _totals(scene: Scene, scores: dict[str, dict[str, int]], step: float, high: int) -> None:
    """The totals; whoever leads or has won has a golden ground."""
    y = high - FOOT + 8
    text.fit(scene.image, (24, y, LABELS - 8, y + 84), scene.say("score-total"), 36, INK, "black", "left")
    best = max(score["total"] for score in scores.values())
    winners = scene.view.winners or [seat for seat in scene.seats if scores[seat]["total"] == best]
    for i, seat in enumerate(scene.seats):
        x, total = LABELS + step * i, scores[seat]["total"]
        fill, edge = (GOLD, rgb("#8a5d0c")) if seat in winners else (PAPER, rgb("#b79d6c"))
        lay(scene.image, panel(int(step - 10), 84, fill, edge, 3, 14), x, y)
        figure = str(total).replace("-", "−")
        middle = x + (step - 10) / 2
        wide = text.width(figure, 50, "black")
        text.write(scene.image, middle + 26, y + 42, figure, 50, INK, "black")
        scene.icon("vp", 44, middle + 26 - wide / 2 - 34, y + 42)
