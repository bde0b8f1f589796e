"""What moves and grows on the map: buildings, tiles, pawns, engines, stations and the capital."""

from __future__ import annotations

from collections import defaultdict

from engine.views import StationView
from render.art import lettering as text
from render.art.base import area
from render.art.glyphs import Glyph, row
from render.art.paint import lighter, rgb
from render.art.theme import GOLD, INK, PAPER, darker_one
from render.art.tiles import (
    badge,
    building,
    engine,
    lay,
    master,
    number,
    panel,
    paste,
    plain,
    tile_of_bag,
    worker,
)
from render.art.ways import half_size, places, tracks
from render.scenes.scene import Scene

PAWN = 48
ENGINE = 36


def draw_tiles(scene: Scene) -> None:
    printed, at = scene.edition, places(scene.edition)
    wide, high = printed.layout.tile
    for name, (x, y) in at.items():
        w, h = half_size(printed, name)
        scene.mark(f"place:{name}", x, y, 2 * w, 2 * h)
    for space, built in scene.view.buildings.items():
        owner = None if built.owner is None else scene.index(built.owner)
        paste(scene.image, building(printed, built.tile, owner, (wide, high), scene.theme), *at[space])
    size = printed.layout.trail_tile
    for space, entry in scene.view.tiles.items():
        x, y = at[space]
        paste(scene.image, printed.kit.trail_tile(printed, entry.tile, size, scene.theme), x, y)
        if entry.coins:
            coin = number("coin", str(entry.coins), 30, scene.theme)
            paste(scene.image, coin, x - size / 2 + 6, y - size / 2 + 6)


def draw_fees(scene: Scene) -> None:
    """What the hands ask for at this table, where a game prints it on its board."""
    at, fees = scene.edition.layout.fees, scene.edition.catalog.fees
    if at is None:
        return
    players = max(2, len(scene.seats)) - 2
    found = [
        glyph
        for hand in ("green", "black")
        for glyph in (Glyph(f"hand:{hand}"), Glyph("coin", on=str(fees[hand][players])))
    ]
    strip = row(found, 32, scene.theme)
    x, y = at
    paste(scene.image, panel(strip.width + 20, 44, PAPER, rgb("#8b6a45"), 2, 10), x, y)
    paste(scene.image, strip, x, y)


def draw_pawns(scene: Scene) -> None:
    """The pawns on the upper edge of their places, the one whose turn it is on top with a halo."""
    standing: dict[str, list[str]] = defaultdict(list)
    for seat in scene.seats:
        if (place := scene.view.places[seat]) is not None:
            standing[place].append(seat)
    stands = scene.edition.layout.stands
    for place, seats in standing.items():
        x, y = stands.get(place, places(scene.edition)[place])
        top = y if place in stands else y - half_size(scene.edition, place)[1] + 2
        step = 34 if len(seats) > 2 else 44
        seats.sort(key=lambda seat: seat == scene.view.active)
        order = sorted(seats, key=scene.index)
        for seat in seats:
            cx = x + (order.index(seat) - (len(seats) - 1) / 2) * step
            if seat == scene.view.active:
                paste(scene.image, plain(PAWN + 22, INK), cx, top)
                paste(scene.image, plain(PAWN + 18, GOLD), cx, top)
            scene.icon(f"pawn:{scene.index(seat)}", PAWN, cx, top)
            scene.mark(f"pawn:{seat}", cx, top, PAWN, PAWN)


def draw_railroad(scene: Scene) -> None:
    at = tracks(scene.edition)
    for name, (x, y) in at.items():
        scene.mark(f"rail:{name}", x, y, 34, 34)
    for name, box in scene.edition.layout.stations.items():
        _station(scene, name, box)
    on: dict[str, list[str]] = defaultdict(list)
    for seat in scene.seats:
        on[scene.view.engines[seat]].append(seat)
    for space, seats in on.items():
        x, y = at[space]
        if space == "depot":
            x0, y0, x1, y1 = area(scene.edition, "depot")
            x, y = (x0 + x1) / 2, (y0 + y1) / 2
        step = 15 if len(seats) > 1 else 0
        for i, seat in enumerate(seats):
            dx, dy = (
                (-step * i, -step * 0.55 * i) if space != "depot" else (step * (i - (len(seats) - 1) / 2), 0)
            )
            sprite = engine(scene.edition, scene.index(seat), ENGINE, scene.theme)
            paste(scene.image, sprite, x + dx, y - 4 + dy)
            scene.mark(f"engine:{seat}", x + dx, y - 4 + dy, ENGINE * 1.3, ENGINE)


def _station(scene: Scene, name: str, box: tuple[float, float, float, float]) -> None:
    """A station: price, points, the discs of those who upgraded it, its master or who replaced it."""
    x0, y0, x1, y1 = box
    fact, entry = scene.edition.catalog.railroad.stations[name], scene.view.stations[name]
    scene.spots[f"station:{name}"] = box
    dark = darker_one(fact.corner, scene.theme)
    fill, edge = (rgb("#c9b18a"), rgb("#2c2118")) if dark else (rgb("#fbf5e6"), rgb("#8b6a45"))
    lay(scene.image, panel(round(x1 - x0), round(y1 - y0), fill, edge, 3, 8), x0, y0)
    tall = y1 - y0 > x1 - x0
    left = x0 + 3 if tall else (x0 + 48 if fact.master else x0 + 3)
    top = y0 + 54 if tall else y0 + 2
    if fact.master:
        _master(scene, entry, (x0 + x1) / 2 if tall else x0 + 26, y0 + 29 if tall else (y0 + y1) / 2)
    middle = (left + x1 - 3) / 2
    paste(scene.image, number("coin", str(fact.cost), 26, scene.theme), middle - 13, top + 14)
    paste(scene.image, number("vp", str(fact.vp), 27, scene.theme), middle + 14, top + 14)
    scene.discs(entry.discs, 24, middle, top + 39, x1 - left - 4)


def _master(scene: Scene, entry: StationView, x: float, y: float) -> None:
    if entry.master:
        paste(scene.image, master(scene.edition, entry.master, (42, 48), scene.theme), x, y)
    elif entry.worker:
        paste(scene.image, worker(entry.worker, 42, scene.theme), x, y)


def draw_capital(scene: Scene) -> None:
    """The capital: its numbered spots, the foresight tiles, and what is left in the bags."""
    layout, icons = scene.edition.layout.capital, scene.edition.layout.spots
    x0, y0, x1, _ = layout.box
    scene.spots["capital"] = layout.box
    lay(scene.image, panel(x1 - x0 - 60, 32, PAPER, rgb("#6f4a33"), 2, 8), x0 + 30, y0 + 56)
    text.fit(scene.image, (x0 + 36, y0 + 57, x1 - 36, y0 + 87), scene.say("capital"), 25, INK, "black")
    for (spot, (x, y)), name in zip(layout.spots.items(), icons, strict=True):
        paste(scene.image, badge(spot, 32, rgb("#6f4a33")), x - 22, y)
        scene.icon(name, 30, x + 16, y)
        scene.mark(f"spot:{spot}", x, y, 80, 40)
    for letter, spaces in layout.foresight.items():
        for i, (x, y) in enumerate(spaces):
            tiles = scene.view.foresight[letter]
            tile = tiles[i] if i < len(tiles) else None
            scene.mark(f"foresight:{letter}:{i}", x, y, 60, 60)
            if tile is None:
                paste(scene.image, panel(56, 56, lighter(rgb("#c9b18a"), 0.4), rgb("#b58c5a"), 2, 8), x, y)
            else:
                paste(scene.image, tile_of_bag(scene.edition, tile, 58, scene.theme), x, y)
                scene.mark(f"foresight:{letter}:{tile}", x, y, 60, 60)
        x = spaces[0][0]
        scene.icon("bag", 26, x - 26, layout.bags)
        left = f"{letter} {scene.view.supply[letter]}"
        text.write(scene.image, x - 10, layout.bags, left, 20, INK, "bold", "left")
