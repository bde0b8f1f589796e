"""Golden pictures: which there are, how they are made small, and how far apart two pictures look."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat

import render
from render.encode import reduced
from tests.render.samples import GAMES, load, prefix

FOLDER = Path(__file__).parent / "golden"
WIDE = 360
BLOCK = 12


# What the menu of a golden picture numbers.
MENUS = {
    "argentina": ["move:C", "move:b2", "engine:5", "engine:t7", "hire:row1:gaucho", "load:ship0", "done"],
    "original": ["move:C", "move:b2", "engine:9", "engine:t7", "hazard:flood1", "deliver:el_paso", "done"],
}


def pictures() -> dict[str, Callable[[], bytes]]:
    """The golden pictures of all games by name."""
    return {prefix(game) + name: draw for game in GAMES for name, draw in of_game(game).items()}


def of_game(game: str) -> dict[str, Callable[[], bytes]]:
    """Boards for set-up, middle and end with 2, 3 and 4 players, and one of each other picture."""
    found: dict[str, Callable[[], bytes]] = {}
    for players in (2, 3, 4):
        for stage in ("setup", "middle", "end"):
            found[f"board-{players}-{stage}"] = partial(render.board, load(players, stage, game))
    view = load(3, "middle", game)
    seat = view["seat"]
    found["board-safe"] = partial(render.board, view, theme="safe")
    found["board-since"] = partial(render.board, view, since=load(3, "setup", game))
    found["mat"] = partial(render.mat, view, seat)
    found["hand"] = partial(render.hand, view, seat)
    found["hand-hidden"] = partial(render.hand, view, next(s for s in view["seats"] if s != seat))
    found["market"] = partial(render.market, view)
    found["cities"] = partial(render.cities, load(4, "end", game))
    found["score"] = partial(render.score, load(4, "end", game))
    found["menu"] = partial(render.menu, view, MENUS[game])
    return found


def small(data: bytes, game: str = GAMES[0]) -> Image.Image:
    """A picture at the size it is kept in, in the colours of our palette, which keeps the files small."""
    image = Image.open(io.BytesIO(data)).convert("RGB")
    size = (WIDE, round(image.height * WIDE / image.width))
    return reduced(image.resize(size, Image.Resampling.BOX), game, "light")


def game_of(name: str) -> str:
    """The game whose golden picture has this name."""
    return next((game for game in GAMES[1:] if name.startswith(prefix(game))), GAMES[0])


def distance(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """How far apart two pictures look, on average and in the worst block, in levels of 255.

    A slight blur forgives a moved edge; blocks do not let one missing icon drown in a large picture.
    """
    if one.size != other.size:
        return 255.0, 255.0
    pair = (image.convert("RGB").filter(ImageFilter.GaussianBlur(1.2)) for image in (one, other))
    apart = ImageChops.difference(*pair).convert("L")
    blocks = apart.resize((apart.width // BLOCK, apart.height // BLOCK), Image.Resampling.BOX)
    return ImageStat.Stat(apart).mean[0], float(blocks.getextrema()[1])  # type: ignore[arg-type]
