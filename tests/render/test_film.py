"""Films of whole games: one picture a turn, never over the limit, and nothing in them that is hidden."""

from __future__ import annotations

import json
import sys
from io import BytesIO
from pathlib import Path
from typing import Any, cast

import pytest
from PIL import Image

import render
from engine import Game
from engine.records import Record
from engine.state import RULES_VERSION
from render.__main__ import main

RECORDS = Path(__file__).parents[1] / "engine" / "records"
RECORD = RECORDS / "original-2-1.json"


@pytest.fixture(scope="module")
def views():
    """A recorded game, turn by turn."""
    return Record.read(RECORD.read_bytes()).by_turn()


def test_a_view_for_each_turn_and_the_end(views):
    record = Record.read(RECORD.read_bytes())
    assert [view.turn for view in views[:-1]] == list(range(views[0].turn, views[-2].turn + 1))
    assert views[-1].over and not any(view.over for view in views[:-1])
    assert views[-1].players[views[-1].seats[0]].score["total"] == record.scores[views[-1].seats[0]]["total"]
    game = Game.start(record.engine_setup())
    assert views[0] == game.view(None)


def test_one_picture_a_turn_and_time_to_look_at_the_last(views):
    heard = []
    made = render.film(views[:6], progress=lambda done, of: heard.append((done, of)))
    assert heard == [(n, 6) for n in range(1, 7)]
    film: Any = Image.open(BytesIO(made.data))
    assert (film.format, film.n_frames, film.width) == ("WEBP", 6, 800) == ("WEBP", made.frames, made.width)
    shown = []
    for number in range(film.n_frames):
        film.seek(number)
        film.load()
        shown.append(film.info["duration"])
    assert shown[-1] > 3 * shown[1]


def test_fewer_and_smaller_pictures_rather_than_too_many_bytes(views, monkeypatch):
    monkeypatch.setattr(sys.modules["render.film"], "FEWEST", 3)
    whole = render.film(views[20:28])
    limit = len(whole.data) - 1
    fewer = render.film(views[20:28], limit=limit)
    assert 3 <= fewer.frames < whole.frames and fewer.width == whole.width and len(fewer.data) <= limit
    smaller = render.film(views[20:28], limit=limit // 3)
    assert smaller.width < whole.width and len(smaller.data) <= limit // 3
    with pytest.raises(render.FilmTooLarge):
        render.film(views[:2], limit=1000)


def test_a_film_of_the_table_shows_no_hand(views):
    """Whatever others hold, the pictures are the same."""
    record = Record.read(RECORD.read_bytes())
    game = Game.start(record.engine_setup())
    dealt = game.imagine(None, seed=5)
    assert game.view("north") != dealt.view("north")
    assert render.film([game.view(None)]).data == render.film([dealt.view(None)]).data


def test_from_the_command_line(tmp_path, capsys):
    """A game that was given up after a few turns, and one that stops where a finished one cannot."""
    record = json.loads(RECORD.read_text()) | {"rules": RULES_VERSION}
    choices = record["choices"][:30]
    game = Game.replay(Record.read(RECORD.read_bytes()).engine_setup(), [tuple(c.values()) for c in choices])
    short = record | {"choices": choices, "scores": game.scores(), "ended": "abandoned"}
    file, out = tmp_path / "game.json", tmp_path / "film.webp"
    file.write_text(json.dumps(short))
    assert main(["film", str(file), "--out", str(out), "--json"]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    with Image.open(out) as film:
        assert figures["frames"] == cast(Any, film).n_frames > 3
    assert figures["width"] == 800 and 0 < figures["megabytes"] <= 8 and figures["seconds"] > 0
    file.write_text(json.dumps(short | {"ended": "finished"}))
    assert main(["film", str(file), "--out", str(tmp_path / "none.webp")]) == 1
    assert "before the end" in capsys.readouterr().err
    assert not (tmp_path / "none.webp").exists()
