"""A player's board: discs and what they lock, worker rows, tracks, buildings left, and what was won."""

from __future__ import annotations

from PIL import Image

from engine import PlayerView, View
from engine.catalog import Disc, RowSpace
from engine.scoring import row_points
from render.art import cards
from render.art import lettering as text
from render.art.glyphs import Glyph, draw_glyph, glyphs, row
from render.art.icons import icon
from render.art.paint import mix, rgb
from render.art.theme import CREAM, INK, PAPER, SOFT_INK
from render.art.tiles import building, lay, master, number, panel, paste, worker
from render.kit import Limit, Track
from render.scenes.frames import Box, card_table, head
from render.scenes.scene import Scene, table

WIDE, HIGH = 1400, 1060
ROW_SPACES = 6
CERTIFICATES = 6
MOST_HIGH = 116  # a space of a worker row
EMPTY = RowSpace(0, ())


def scene(view: View, locale: str, theme: str, names: dict[str, str], seat: str) -> Scene:
    made = Scene(Image.new("RGB", (WIDE, HIGH), table(view.game)), view, theme, locale, names)
    player, index = view.players[seat], made.index(seat)
    notes = [
        f"{made.say('mat-visits')} {player.visits}",
        f"{made.say('hand-draw')} {player.draw_count}",
        f"{made.say('hand-discard')} {len(player.discard)}",
    ]
    head(made, seat, WIDE, notes)
    _purse(made, player)
    _auxiliaries(made, player, index, (8, 166, 478, 596))
    _workers(made, player, (486, 166, 1392, 596))
    _limits(made, player, index, (8, 604, 1392, 726))
    _buildings(made, player, index, (8, 734, 1392, 876))
    _won(made, player)
    return made


def _purse(scene: Scene, player: PlayerView) -> None:
    """Money, hand and the like, and how far grain and certificates have come on their tracks."""
    lay(scene.image, panel(WIDE - 16, 58, PAPER, rgb("#b79d6c"), 2, 12), 8, 100)
    x = 24.0
    for name, key in scene.edition.layout.purse.items():
        sprite = icon(name, 42, scene.theme)
        lay(scene.image, sprite, x, 108)
        x += sprite.width + 8
        x += text.write(scene.image, x, 130, str(getattr(player, key)), 36, INK, "black", "left") + 26
    x = max(x, 330)
    certificates = Track("certificate", player.certificates, CERTIFICATES, player.certificate_limit)
    for track in (*scene.edition.kit.tracks(scene.edition, player), certificates):
        x = _track(scene, x, track) + 26


def _track(scene: Scene, x: float, track: Track) -> float:
    """Numbered spaces with a marker; spaces beyond the limit are locked."""
    sprite = icon(track.icon, 44, scene.theme)
    lay(scene.image, sprite, x, 107)
    x += sprite.width + 12
    for n in range(track.last + 1):
        here, closed = n == track.value, n > track.limit
        fill = rgb("#c22f2f") if here else rgb("#d9cdb4") if closed else rgb("#f0dfae")
        lay(scene.image, panel(42, 42, fill, INK if here else rgb("#a88e5d"), 2, 9), x, 108)
        if closed:
            scene.icon("lock", 28, x + 21, 129)
        else:
            text.write(scene.image, x + 21, 129, str(n), 26, CREAM if here else INK, "bold")
        x += 45
    return x


def _slot(
    scene: Scene, name: str | None, player: PlayerView, index: int, x: float, y: float, size: int = 46
) -> bool:
    """A disc space with its corners: covered by a disc, or cleared. Says whether it is cleared."""
    if name is None:
        paste(scene.image, panel(size, size, rgb("#d8d0c0"), rgb("#a99f8d"), 2, 8), x, y)
        return True
    fact = scene.edition.catalog.discs[name]
    scene.icon(f"corner:{fact.corner}", size, x, y)
    scene.mark(f"disc:{name}", x, y, size, size)
    if name in player.discs:
        scene.icon(f"disc:{index}", round(size * 0.84), x, y)
        if fact.pay:
            paste(scene.image, number("coin", str(fact.pay), 30, scene.theme), x + 20, y + 16)
        return False
    return True


def _auxiliaries(scene: Scene, player: PlayerView, index: int, box: Box) -> None:
    """The actions, each single and double; what its disc still covers is pale."""
    x0, y0, x1, y1 = box
    card_table(scene, box, "title-auxiliary")
    actions = scene.edition.catalog.auxiliaries
    step = (y1 - y0 - 52) / len(actions)
    for i, (name, fact) in enumerate(actions.items()):
        y = y0 + 46 + step * (i + 0.5)
        slots = (*[None] * fact.free, *fact.discs)
        cleared = [_slot(scene, slot, player, index, x0 + 34 + n * 218, y) for n, slot in enumerate(slots)]
        scene.spots[f"aux:{name}"] = (x0 + 10, y - step / 2 + 3, x1 - 10, y + step / 2 - 3)
        for n, action in enumerate((fact.single, fact.double)):
            free = sum(cleared) > n
            back = rgb("#f7e7b4") if free else rgb("#e4dcc8")
            lay(
                scene.image,
                panel(152, int(step - 10), back, rgb("#b79d6c"), 1.5, 8),
                x0 + 62 + n * 218,
                y - step / 2 + 5,
            )
            strip = row(glyphs(action), 38, scene.theme, 142)
            paste(scene.image, strip if free else pale(strip), x0 + 138 + n * 218, y)


def pale(sprite: Image.Image) -> Image.Image:
    """A sprite at a third of its strength: not available."""
    faint = sprite.copy()
    faint.putalpha(sprite.getchannel("A").point(lambda a: a * 90 // 255))
    return faint


def _workers(scene: Scene, player: PlayerView, box: Box) -> None:
    x0, y0, x1, y1 = box
    lay(scene.image, panel(x1 - x0, y1 - y0, PAPER, rgb("#b79d6c"), 2, 14), x0, y0)
    high = (y1 - y0 - 12) / len(scene.edition.catalog.rows)
    wide = (x1 - x0 - 16) / ROW_SPACES
    for r, name in enumerate(scene.edition.catalog.rows):
        y = y0 + 6 + high * (r + 0.5)
        colour = mix(scene.colours.workers[name], PAPER, 0.45)
        lay(
            scene.image,
            panel(x1 - x0 - 12, int(high - 6), colour, scene.colours.workers[name], 2, 10),
            x0 + 6,
            y - high / 2 + 3,
        )
        hired = [name, *player.rows[name]]
        scene.spots[f"row:{name}"] = (x0 + 6, y - high / 2, x1 - 6, y + high / 2)
        for s in range(1, ROW_SPACES + 1):
            x = x0 + 8 + wide * (s - 0.5)
            tile = hired[s - 1] if s <= len(hired) else None
            _row_space(scene, name, s, tile, x, y, (int(wide - 8), int(min(high - 14, MOST_HIGH))))


def _row_space(
    scene: Scene, name: str, s: int, tile: str | None, x: float, y: float, size: tuple[int, int]
) -> None:
    """One space of a worker row: who stands there, or what whoever comes there does and costs."""
    wide, high = size
    if tile is not None:
        if s == 1:
            paste(scene.image, worker(tile, high - 16, scene.theme), x, y - 12)
            text.fit(
                scene.image,
                (x - wide / 2, y + high / 2 - 24, x + wide / 2, y + high / 2),
                scene.title(f"worker-{name}"),
                22,
                INK,
                "bold",
            )
        else:
            paste(scene.image, worker(tile, high - 4, scene.theme), x, y)
    else:
        paste(scene.image, panel(wide, high, CREAM, rgb("#b79d6c"), 1.5, 8), x, y)
        space = scene.edition.catalog.rows[name].get(s, EMPTY)
        if space.price:
            paste(
                scene.image,
                number("coin", str(space.price), 36, scene.theme),
                x - wide / 2 + 22,
                y - high / 2 + 22,
            )
        if space.action:
            paste(
                scene.image,
                row(glyphs(space.action), 40, scene.theme, wide - 10),
                x,
                y + (10 if space.price else 0),
            )
    if points := row_points(s):
        paste(scene.image, number("vp", str(points), 34, scene.theme), x + wide / 2 - 16, y - high / 2 + 16)


# The limits that players have in every game.
LIMITS = (
    Limit("mat-steps", "step_limit", "steps", "move"),
    Limit("mat-hand", "hand_limit", "hand_limit", "card:hidden"),
    Limit("mat-certificates", "certificate_limit", "certificate_limit", "certificate"),
)


def _limits(scene: Scene, player: PlayerView, index: int, box: Box) -> None:
    """Steps, hand, certificates, strength: the figure now, and the discs that would raise it."""
    x0, y0, x1, y1 = box
    discs = scene.edition.catalog.discs
    shown = (*LIMITS, *scene.edition.kit.limits)
    step = (x1 - x0 + 8) // len(shown)
    for i, (title, key, raised, name) in enumerate(shown):
        left = x0 + step * i
        card_table(scene, (left, y0, left + step - 8, y1), title)
        text.write(scene.image, left + 48, y0 + 82, str(getattr(player, key)), 52, INK, "black")
        raising = [disc for disc, fact in discs.items() if _raises(fact, raised, len(scene.seats))]
        for n, disc in enumerate(raising):
            x = left + 118 + n * 118
            cleared = _slot(scene, disc, player, index, x, y0 + 80, 52)
            found = _reward(discs[disc], raised, name, len(scene.seats))
            strips = [draw_glyph(glyph, 32, scene.theme) for glyph in found]
            for line, strip in enumerate(strips):
                y = y0 + 80 + (line - (len(strips) - 1) / 2) * 36
                paste(scene.image, strip if not cleared else pale(strip), x + 58, y)


def _raises(fact: Disc, raised: str, players: int) -> int:
    """By how much a disc raises a limit; it may depend on the number of players."""
    more: int | tuple[int, ...] = getattr(fact, raised)
    return more[max(2, players) - 2] if isinstance(more, tuple) else more


def _reward(fact: Disc, raised: str, name: str, players: int) -> list[Glyph]:
    """What clearing a disc space gives."""
    points = [Glyph("vp", on=str(fact.vp))] if fact.vp else []
    return [Glyph(name, before=f"+{_raises(fact, raised, players)}"), *points, *glyphs(fact.action)]


def _buildings(scene: Scene, player: PlayerView, index: int, box: Box) -> None:
    """The buildings that are still to be built, each with the builders it needs."""
    x0, y0, _, _ = box
    card_table(scene, box, "title-buildings")
    for i, tile in enumerate(player.buildings):
        x, y = x0 + 80 + i * 136, y0 + 92
        paste(scene.image, building(scene.edition, tile, index, (98, 84), scene.theme), x + 12, y)
        scene.icon(f"worker:{scene.edition.catalog.roles.builder}", 32, x - 54, y - 22)
        need = scene.edition.catalog.buildings[tile].need
        text.write(scene.image, x - 54, y + 12, str(need), 28, INK, "black")
        scene.mark(f"building:{tile}", x + 12, y, 98, 84)
    if not player.buildings:
        _nothing(scene, box)


def _nothing(scene: Scene, box: Box) -> None:
    x0, y0, x1, y1 = box
    text.fit(scene.image, (x0 + 16, y0 + 44, x1 - 16, y1 - 8), scene.say("mat-none"), 26, SOFT_INK, "medium")


def _won(scene: Scene, player: PlayerView) -> None:
    """What lies beside the board: tiles of the trail, objectives played, station masters."""
    top, bottom = 884, HIGH - 8
    box = (8, top, 560, bottom)
    card_table(scene, box, f"title-{scene.edition.layout.front}")
    step = min(66, (box[2] - box[0] - 96) / max(1, (len(player.front) + 1) // 2))
    for i, tile in enumerate(sorted(player.front)):
        sprite = scene.edition.kit.trail_tile(scene.edition, tile, 60, scene.theme)
        lay(scene.image, sprite, box[0] + 16 + step * (i // 2), top + 44 + (i % 2) * 62)
    if not player.front:
        _nothing(scene, box)
    box = (568, top, 1010, bottom)
    card_table(scene, box, "title-objectives")
    shown = _objectives(scene, player)
    step = min(108, (box[2] - box[0] - 116) / max(1, len(shown) - 1))
    for i, sprite in enumerate(shown):
        lay(scene.image, sprite, box[0] + 12 + step * i, top + 42)
    if not shown:
        _nothing(scene, box)
    box = (1018, top, 1392, bottom)
    card_table(scene, box, "title-masters")
    for i, name in enumerate(player.masters):
        lay(
            scene.image,
            master(scene.edition, name, (112, 116), scene.theme),
            box[0] + 12 + min(118, 236 / max(1, len(player.masters) - 1)) * i,
            top + 44,
        )
    if not player.masters:
        _nothing(scene, box)


def _objectives(scene: Scene, player: PlayerView) -> list[Image.Image]:
    """The objectives of a player, first those dealt at the start: face down to all but their owner."""
    size = (100, 122)
    return [
        cards.objective(scene.edition, card, size, scene.theme) if card else cards.hidden(scene.edition, size)
        for card in (*scene.edition.kit.dealt(player), *player.objectives)
    ]
