"""Chooses the 256 colours of a game and theme from pictures of games, for `data/layout/palette.json`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from engine import progress
from engine.games import GAMES
from render.art.theme import CREAM, CRIMSON, GO, GOLD, INK, MARK, PAPER, STOP, THEMES
from render.check import check
from render.edition import edition
from render.encode import COLOURS
from render.scenes import board, hand, market, mat, score
from render.scenes.marks import CHOICE
from render.scenes.scene import table
from render.scenes.tables import TOKEN_ROW
from render.trials.sample import after

# Ground tones cover most of a board. Counting every picture at this size keeps small, strong colours in.
THUMB = (800, 600)
NEAR = 6


def kept(game: str, theme: str) -> list[str]:
    """Colours kept as they are: those that carry a meaning, however seldom they appear, and the ground."""
    chosen = THEMES[theme]
    tables = (chosen.areas, chosen.camps, chosen.breeds, chosen.workers, chosen.banners)
    means = [*chosen.seats, *(colour for table in tables for colour in table.values())]
    means += [MARK, CHOICE, GOLD, CRIMSON, INK, CREAM, PAPER, STOP, GO, TOKEN_ROW, table(game)]
    ground = edition(game).kit.ground
    means += [ground.land, ground.road]
    return list(dict.fromkeys(bytes(colour).hex() for colour in means))


def choose(game: str, theme: str) -> list[str]:
    """The palette of a game and theme as hex codes: median cut over many pictures, refined by k-means."""
    pictures: list[Image.Image] = []
    for players, choices in ((2, 150), (3, 250), (4, 10_000)):
        played = after(players, players, choices, game, sides="mixed")
        seat = played.seats[0]
        view = check(played.view(seat))
        made = [module.scene(view, "en", theme, {}) for module in (board, market, score)]
        made.append(edition(game).kit.cities(view, "en", theme, {}) or made[0])
        pictures += [scene.image for scene in made]
        pictures += [module.scene(view, "en", theme, {}, seat).image for module in (hand, mat)]
    # No game shows every breed large, but any hand may.
    for start in range(0, len(edition(game).market_ids), 5):
        shown = list(edition(game).market_ids[start : start + 5])
        holding = dict(view.players) | {seat: replace(view.players[seat], hand=shown)}
        pictures.append(hand.scene(replace(view, players=holding), "en", theme, {}, seat).image)
    sheet = Image.new("RGB", (THUMB[0], THUMB[1] * len(pictures)))
    for i, picture in enumerate(pictures):
        sheet.paste(picture.resize(THUMB, Image.Resampling.NEAREST), (0, THUMB[1] * i))
    fixed = kept(game, theme)
    colours = sheet.quantize(COLOURS - len(fixed), method=Image.Quantize.MEDIANCUT, kmeans=4).getpalette()
    assert colours is not None
    found = [bytes(colours[i : i + 3]) for i in range(0, len(colours), 3)]
    codes = fixed + [colour.hex() for colour in found if not _shadowed(colour, fixed)]
    return (codes + ["000000"] * COLOURS)[:COLOURS]


def _shadowed(colour: bytes, fixed: list[str]) -> bool:
    """Whether a kept colour is so near that Pillow, which rounds before it compares, might take this one."""
    kept_ones = (bytes.fromhex(code) for code in fixed)
    return any(max(abs(a - b) for a, b in zip(colour, one, strict=True)) <= NEAR for one in kept_ones)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m render palette", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("data/layout"), help="the folder of the palettes")
    parser.add_argument("--game", choices=tuple(GAMES), action="append", help="only this game's")
    parser.add_argument("--theme", choices=tuple(THEMES), action="append", help="only these, keeping others")
    chosen = parser.parse_args(arguments)
    for game in chosen.game or GAMES:
        progress.line(f"choosing the colours of {game}")
        known = edition(game).kit.palettes()
        found = known | {theme: choose(game, theme) for theme in chosen.theme or THEMES}
        (chosen.out / f"{game}-palette.json").write_text(written(found), encoding="utf-8")
    progress.line("")
    return 0


def written(palettes: dict[str, list[str]]) -> str:
    """As JSON with one line for each palette."""
    lines = (f'  "{theme}": {json.dumps(codes)}' for theme, codes in palettes.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"
