"""Makes the views and the golden pictures anew: `python -m tests.render.make_golden [--views]`.

Look at every picture before you commit it. The views are only made anew when their format changes.
"""

from __future__ import annotations

import json
import sys

from render.sample import after, start, steps
from tests.render import golden
from tests.render.samples import PLAYERS, STAGES, VIEWS, load

SEED = 1886


def make_views() -> None:
    VIEWS.mkdir(exist_ok=True)
    for players in PLAYERS:
        total = sum(1 for _ in steps(start(players, SEED, sides="mixed"), SEED))
        for stage, choices in zip(STAGES, (1, total * 3 // 5, total), strict=True):
            game = after(players, SEED, choices, sides="mixed")
            seat = game.decision.seat if game.decision else game.seats[0]
            text = json.dumps(game.view(seat), separators=(",", ":"), ensure_ascii=False)
            (VIEWS / f"{players}-{stage}.json").write_text(text + "\n", encoding="utf-8")


def make_pictures() -> None:
    golden.FOLDER.mkdir(exist_ok=True)
    for name, draw in golden.pictures(load).items():
        golden.small(draw()).save(golden.FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    if "--views" in sys.argv:
        make_views()
    make_pictures()
