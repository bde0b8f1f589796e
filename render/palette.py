"""Chooses the 256 colours of a game and theme from pictures of games, for `data/layout/palette.json`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from PIL import Image

from render.art.base import GROUNDS
from render.art.theme import CREAM, CRIMSON, GO, GOLD, INK, MARK, PAPER, STOP, THEMES
from render.check import check
from render.encode import COLOURS
from render.facts import GAMES, edition
from render.sample import after
from render.scenes import board, cities, hand, market, mat, score
from render.scenes.marks import CHOICE
from render.scenes.scene import table
from render.scenes.tables import TOKEN_ROW

# Ground tones cover most of a board. Counting every picture at this size keeps small, strong colours in.
THUMB = (800, 600)
NEAR = 6


def kept(game: str, theme: str) -> list[str]:
    """Colours kept as they are: those that carry a meaning, however seldom they appear, and the ground."""
    chosen = THEMES[theme]
    tables = (chosen.farmers, chosen.hazards, chosen.camps, chosen.breeds, chosen.workers, chosen.banners)
    means = [*chosen.seats, *(colour for table in tables for colour in table.values())]
    means += [MARK, CHOICE, GOLD, CRIMSON, INK, CREAM, PAPER, STOP, GO, TOKEN_ROW, table({"game": game})]
    means += [GROUNDS[game].land, GROUNDS[game].road]
    return list(dict.fromkeys(bytes(colour).hex() for colour in means))


def choose(game: str, theme: str) -> list[str]:
    """The palette of a game and theme as hex codes: median cut over many pictures, refined by k-means."""
    pictures: list[Image.Image] = []
    for players, choices in ((2, 150), (3, 250), (4, 10_000)):
        played = after(players, players, choices, game, sides="mixed")
        seat = played.seats[0]
        view = check(played.view(seat))
        pictures += [module.scene(view, "en", theme, {}).image for module in (board, cities, market, score)]
        pictures += [module.scene(view, "en", theme, {}, seat).image for module in (hand, mat)]
    # No game shows every breed large, but any hand may.
    for start in range(0, len(edition(game).market_ids), 5):
        view["players"][seat]["hand"] = list(edition(game).market_ids[start : start + 5])
        pictures.append(hand.scene(view, "en", theme, {}, seat).image)
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
    parser.add_argument("--out", type=Path, default=Path("data/layout/palette.json"))
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game's, keeping the others")
    chosen = parser.parse_args(arguments)
    palettes = json.loads(chosen.out.read_text(encoding="utf-8")) if chosen.out.exists() else {}
    for game in chosen.game or GAMES:
        palettes[game] = {theme: choose(game, theme) for theme in THEMES}
    chosen.out.write_text(written(palettes), encoding="utf-8")
    return 0


def written(palettes: dict[str, dict[str, list[str]]]) -> str:
    """As JSON with one line for each palette."""
    games = []
    for game, themes in palettes.items():
        lines = (f'    "{theme}": {json.dumps(codes)}' for theme, codes in themes.items())
        games.append(f'  "{game}": {{\n' + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(games) + "\n}\n"
