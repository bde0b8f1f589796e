"""Makes the views and the golden pictures anew: `python -m tests.render.make_golden [--views] [--game GAME]`.

Look at every picture before you commit it. The views are only made anew when their format changes.
"""

from __future__ import annotations

import argparse
import sys

import msgspec

from render.trials.sample import after, start, steps
from tests.render import golden
from tests.render.samples import GAMES, PLAYERS, STAGES, VIEWS, prefix

SEED = 1886


def make_views(game: str) -> None:
    VIEWS.mkdir(exist_ok=True)
    for players in PLAYERS:
        total = sum(1 for _ in steps(start(players, SEED, game, sides="mixed"), SEED))
        for stage, choices in zip(STAGES, (1, total * 3 // 5, total), strict=True):
            played = after(players, SEED, choices, game, sides="mixed")
            seat = played.decision.seat if played.decision else played.seats[0]
            text = msgspec.json.encode(played.view(seat)).decode()
            file = VIEWS / f"{prefix(game)}{players}-{stage}.json"
            file.write_text(text + "\n", encoding="utf-8")


def make_pictures(game: str) -> None:
    golden.FOLDER.mkdir(exist_ok=True)
    for name, draw in golden.of_game(game).items():
        picture = golden.small(draw(), game)
        picture.save(golden.FOLDER / f"{prefix(game)}{name}.png", optimize=True)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game's; else all")
    parser.add_argument("--views", action="store_true", help="play the games anew, too")
    chosen = parser.parse_args(arguments)
    for game in chosen.game or GAMES:
        if chosen.views:
            make_views(game)
        make_pictures(game)


if __name__ == "__main__":
    main(sys.argv[1:])
