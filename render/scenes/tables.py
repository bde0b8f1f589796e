"""The tables below the map: job market, cattle market and the open objectives."""

from __future__ import annotations

from collections import Counter

from render.art import cards
from render.art import lettering as text
from render.art.icons import icon
from render.art.paint import mix, rgb
from render.art.theme import INK, PAPER, SOFT_INK
from render.art.tiles import lay, number, panel, paste, worker
from render.scenes.scene import Scene

Box = tuple[int, int, int, int]
TOKEN_ROW = rgb("#d9c9ee")


def title(scene: Scene, box: Box, key: str, room: float) -> None:
    x0, y0, _, _ = box
    text.fit(
        scene.image, (x0 + 14, y0 + 8, x0 + 14 + room, y0 + 36), scene.say(key), 24, INK, "black", "left"
    )


def draw_jobs(scene: Scene, box: Box) -> None:
    """A column for each row of the market, the cheapest way to read eleven rows on a wide table."""
    x0, y0, x1, y1 = box
    market = scene.view.job_market
    rows, players = market.rows, max(len(row) for row in market.rows)
    title(scene, box, "title-jobs", 200)
    step = (x1 - x0 - 24) / len(rows)
    top = y0 + 74
    high = (y1 - 8 - top) / players
    size = int(min(high - 3, step - 8))
    for i, (tiles, cost) in enumerate(zip(rows, market.costs, strict=True)):
        x = x0 + 12 + step * (i + 0.5)
        here = i == market.token
        back = TOKEN_ROW if here else rgb("#ead9b2")
        ground = panel(int(step - 4), 38 + (size + 3) * players, back, rgb("#b79d6c"), 1.5, 8)
        lay(scene.image, ground, x - step / 2 + 2, y0 + 40)
        paste(scene.image, number("coin", str(cost), 32, scene.theme), x, y0 + 58)
        scene.mark(f"cost:{i}", x, y0 + 58, 32, 32)  # for the numbers of options, which hide none of it
        _column(scene, i, tiles, x, top, size, here)
        _event(scene, i, x + step / 2, y0 + 23)


def _column(
    scene: Scene, i: int, tiles: list[str | None], x: float, top: float, size: int, here: bool
) -> None:
    """One row of workers; the token waits on its last space, and nobody in its row is for hire."""
    for j, tile in enumerate(tiles):
        y = top + (size + 3) * (j + 0.5)
        scene.mark(f"job:{i}:{j}", x, y, size, size)
        if tile is not None and not here:
            scene.mark(f"job:row{i + 1}:{tile}", x, y, size, size)
        if tile is not None:
            paste(scene.image, worker(tile, size, scene.theme, dim=here), x, y)
        else:
            paste(
                scene.image, panel(size, size, mix(PAPER, rgb("#d9c394"), 0.55), rgb("#c4ab79"), 1.5, 7), x, y
            )
        if here and j == len(tiles) - 1:
            scene.icon("token", size - 6, x, y)


def _event(scene: Scene, i: int, x: float, y: float) -> None:
    """What happens when the token leaves this row, drawn over the gap it crosses; past events are gone."""
    event = scene.edition.catalog.job_events.get(i + 1)
    if event is not None and i >= scene.view.job_market.token:
        scene.edition.kit.draw_event(scene, event, x, y)


def draw_cattle(scene: Scene, box: Box) -> None:
    """The breeds side by side, and under each the points of the cards for sale with how many there are."""
    x0, y0, x1, y1 = box
    title(scene, box, "title-cattle", 210)
    _stacks(scene, x1 - 14, y0 + 22)
    counts: Counter[str] = Counter(scene.view.cattle_market)
    printed = scene.edition
    breeds = printed.breeds_for_sale
    step = (x1 - x0 - 20) / len(breeds)
    # A breed has cards of up to three different points, one line each.
    high = min(round((step - 8) * 1.34), y1 - y0 - 50 - 3 * 31)
    size = (int(min(step - 8, high / 1.34)), high)
    mark = max(30, (y1 - y0 - 50 - size[1]) // 3)
    for i, breed in enumerate(breeds):
        x, y = x0 + 10 + step * (i + 0.5), y0 + 42 + size[1] / 2
        ids = [card for card in printed.market_ids if printed.catalog.cards[card].breed == breed]
        left = any(counts[card] for card in ids)
        if left:
            paste(scene.image, cards.cattle(scene.edition, ids[0], size, scene.theme, False), x, y)
        else:
            paste(scene.image, cards.faded(scene.edition, breed, size, scene.theme), x, y)
        scene.mark(f"breed:{breed}", x, y, *size)
        # A price for any breed of a value is shown at the first of them.
        value = f"breed:value{printed.breeds[breed].value}"
        scene.spots.setdefault(value, scene.spots[f"breed:{breed}"])
        y += size[1] / 2 + mark * 0.6
        for card in ids:
            scene.mark(f"card:{card}", x, y, step - 10, mark)
            if counts[card]:
                points = str(printed.catalog.cards[card].vp)
                paste(scene.image, number("vp", points, mark, scene.theme), x - mark / 2, y)
                text.write(scene.image, x + 3, y, f"×{counts[card]}", round(mark * 0.74), INK, "bold", "left")
                y += mark + 1


def _stacks(scene: Scene, right: float, y: float) -> None:
    """What is left in the stacks, from right to left."""
    for name, count in scene.edition.kit.stacks(scene.view).items():
        right -= text.write(scene.image, right, y, str(count), 22, SOFT_INK, "bold", "right") + 4
        sprite = icon(name, 30, scene.theme)
        lay(scene.image, sprite, right - sprite.width, y - 15)
        right -= sprite.width + 14


def draw_objectives(scene: Scene, box: Box) -> None:
    x0, y0, x1, y1 = box
    title(scene, box, "title-objectives", 220)
    stack = str(scene.view.objectives.stack)
    wide = text.write(scene.image, x1 - 16, y0 + 22, stack, 22, SOFT_INK, "bold", "right")
    sprite = icon("card:objective", 30, scene.theme)
    lay(scene.image, sprite, x1 - 22 - wide - sprite.width, y0 + 7)
    scene.mark("objective:stack", x1 - 22 - wide - sprite.width / 2, y0 + 22, 40, 34)
    shown = scene.view.objectives.display
    step = (x1 - x0 - 20) / max(4, len(shown))
    size = (int(step - 8), y1 - y0 - 52)
    for i, card in enumerate(shown):
        x, y = x0 + 10 + step * (i + 0.5), y0 + 42 + size[1] / 2
        paste(scene.image, cards.objective(scene.edition, card, size, scene.theme), x, y)
        scene.mark(f"objective:{card}", x, y, *size)
        scene.mark(f"objective:{i}", x, y, *size)
