"""A picture in the making: the image, the view it shows, and where on it each thing was put.

The spots are what menus, highlights and the marks of changes point at: `place:A`, `rail:t4`, `job:2:1`,
`ship:ship5`, `city:le_havre:west1`, `city:topeka`, `card:caracu2`, `objective:objective3`, `station:station4`
and so on.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from PIL import Image

from data.texts import has, say_for
from engine import View
from render.art.icons import icon
from render.art.paint import rgb
from render.art.scripts import visible
from render.art.theme import THEMES, Theme
from render.art.tiles import paste, value_mark
from render.edition import Edition, edition

Box = tuple[float, float, float, float]
CLOSEST = 0.7  # how much of a disc the next one leaves free, before both become smaller
SMALLEST_DISC = 22


def table(game: str) -> tuple[int, int, int]:
    """What the pictures besides the board lie on: each game has a table of its own colour."""
    return rgb(edition(game).layout.table)


@dataclass
class Scene:
    image: Image.Image
    view: View
    theme: str = "light"
    locale: str = "en"
    names: dict[str, str] = field(default_factory=dict)
    spots: dict[str, Box] = field(default_factory=dict)

    @property
    def colours(self) -> Theme:
        return THEMES[self.theme]

    @property
    def edition(self) -> Edition:
        return edition(self.view.game)

    @property
    def seats(self) -> list[str]:
        return self.view.seats

    def index(self, seat: str) -> int:
        return self.seats.index(seat)

    def name(self, seat: str) -> str:
        return visible(self.names.get(seat, seat), seat)

    def say(self, key: str, **values: str | int) -> str:
        return say_for(self.locale, self.edition.game, key, **values)

    def title(self, key: str) -> str:
        """The name of a thing as a picture has it: with a capital, and short where there is little room."""
        short = f"{key}.short"
        text = self.say(short if has(self.locale, short) else key)
        return text[:1].upper() + text[1:]

    def mark(self, name: str, x: float, y: float, wide: float, high: float) -> None:
        """Remembers that a thing lies round this point."""
        self.spots[name] = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)

    def icon(self, name: str, size: int, x: float, y: float) -> None:
        paste(self.image, icon(name, size, self.theme), x, y)

    def discs(
        self, owners: list[str], size: int, x: float, y: float, room: float, align: str = "middle"
    ) -> None:
        """Discs side by side, closer and then smaller if there is little room; a crowd becomes a count."""
        shown: list[tuple[str, str]] = []
        for seat, count in Counter(sorted(owners, key=self.index)).items():
            shown.append((seat, ""))
            if count > 1:
                shown.append((seat, "" if count == 2 else str(count)))
        if not shown:
            return
        more = len(shown) - 1
        size = max(SMALLEST_DISC, min(size, round(room / (1 + CLOSEST * more))))
        step = min(size * 0.86, (room - size) / max(1, more))
        span = size + step * more
        left = {"left": x, "middle": x - span / 2, "right": x - span}[align]
        for i, (seat, count_shown) in enumerate(shown):
            cx = left + size / 2 + i * step
            if count_shown:
                paste(self.image, value_mark(count_shown, max(24, size - 4)), cx - 2, y)
            else:
                self.icon(f"disc:{self.index(seat)}", size, cx, y)
