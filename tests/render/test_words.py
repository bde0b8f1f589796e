"""Alt texts and the board in words, and the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import render
from render.__main__ import main
from render.describe import ALT_LIMIT, PICTURES
from render.edition import Edition
from render.trials.sample import after

MONEY = {"argentina": "pesos", "original": "dollars"}


@pytest.mark.parametrize("picture", PICTURES)
def test_every_picture_has_an_alt_text(any_view: dict[str, Any], picture: str) -> None:
    text = render.alt(any_view, picture, names={"north": "Mary"})
    assert 20 < len(text) <= ALT_LIMIT


def test_the_alt_text_of_a_board_says_who_is_where_and_whose_turn_it_is(view: dict[str, Any]) -> None:
    text = render.alt(view, "board", names={seat: seat.title() for seat in view["seats"]})
    assert f"the turn of {view['active'].title()}" in text
    for seat in view["seats"]:
        assert f"{seat.title()} is on" in text


def test_the_board_in_words_tells_everything(view: dict[str, Any], printed: Edition) -> None:
    text = render.text(view)
    for space, entry in view["buildings"].items():
        assert f"{space}: building {entry['tile']}" in text
    for space in view["tiles"]:
        area = space.rstrip("0123456789")
        assert f"{area} {space.removeprefix(area)}: " in text
    for seat in view["seats"]:
        assert f"{view['players'][seat]['money']} {MONEY[printed.game]}" in text
    assert text.count("Station ") == len(printed.catalog.railroad.stations)


def test_ships_and_cities_are_told_with_their_discs(
    argentina: dict[str, Any], original: dict[str, Any]
) -> None:
    assert render.text(argentina).count("Ship ") == len(argentina["ships"])
    original["cities"]["el_paso"] = ["north", "north", "south"]
    assert "El Paso (value 12): north ×2, south" in render.text(original)


def test_hazards_and_camps_are_told_with_hand_points_and_money(original: dict[str, Any]) -> None:
    original["tiles"] = {
        "flood1": {"tile": "flood-green-4", "coins": 0},
        "camp1": {"tile": "camp-blue", "coins": 0},
    }
    text = render.text(original)
    assert "flood 1: flood 4, green hand\n" in text
    assert "camp 1: blue camp, black hand, −3 dollars for trading" in text


def test_an_unknown_picture_has_no_alt_text(view: dict[str, Any]) -> None:
    with pytest.raises(render.BadView, match="selfie"):
        render.alt(view, "selfie")


def test_the_command_draws_all_pictures_of_a_dump(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = after(2, 1, 40, game)
    file = tmp_path / "game.json"
    file.write_text(played.dump(), encoding="utf-8")
    assert main([str(file), "--out", str(tmp_path / "out")]) == 0
    names = {path.name for path in (tmp_path / "out").iterdir()}
    seats = {f"{kind}-{seat}.png" for kind in ("mat", "hand") for seat in played.seats}
    assert names == {"board.png", "market.png", "cities.png", "score.png", "board.txt"} | seats
    assert len(capsys.readouterr().out.splitlines()) == len(names)


def test_the_command_draws_a_view_with_its_menu(tmp_path: Path, view: dict[str, Any]) -> None:
    file = tmp_path / "view.json"
    file.write_text(json.dumps(view), encoding="utf-8")
    assert main([str(file), "--out", str(tmp_path / "out"), "--theme", "safe"]) == 0
    assert (tmp_path / "out" / "menu.png").exists()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 99}', '{"seats": [], "players": {}}'])
def test_the_command_refuses_a_damaged_file_and_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    assert main([str(file), "--out", str(tmp_path / "out")]) == 1
    assert "game.json: " in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
