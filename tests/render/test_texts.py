"""Texts: large enough, inside their boxes in every language, and complete."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import render
from data import texts
from data.texts import say_for
from render.art import scripts
from render.art.lettering import ELLIPSIS, SMALLEST, Written, audit
from tests.render.samples import every_picture, load

# Long names in four languages, one for every label on a picture: the boxes have to hold them.
LONGEST = {
    "de": {
        "title-jobs": "Arbeitsmarkt",
        "title-cattle": "Rindermarkt",
        "title-objectives": "Auftragskarten",
        "title-auxiliary": "Nebenaktionen",
        "title-prices": "Preise",
        "title-buildings": "Privatgebäude",
        "title-farmers": "Landwirte",
        "title-masters": "Bahnhofsvorsteher",
        "hand-limit": "Handkartenlimit { $limit }",
        "hand-draw": "Nachziehstapel",
        "hand-discard": "Ablagestapel",
        "hand-total": "Zuchtwert der Handkarten",
        "score-masters": "Bahnhofsvorsteher",
        "score-job_token": "Arbeitsmarktmarker",
        "quarter-north": "Norden",
        "quarter-south": "Süden",
        "title-hazards": "Gefahren und Lager",
        "hand-reach": "Lieferbar bis",
        "cities-transport": "Transportkosten",
        "worker-craftsman": "Handwerker",
        "worker-engineer": "Ingenieur",
        "score-hazards": "Gefahrenplättchen",
    },
    "pt-BR": {
        "title-jobs": "Mercado de trabalho",
        "title-cattle": "Mercado de gado",
        "title-objectives": "Cartas de objetivo",
        "title-auxiliary": "Ações auxiliares",
        "title-buildings": "Construções privadas",
        "title-farmers": "Granjeros ajudados",
        "title-masters": "Chefes de estação",
        "hand-limit": "Limite de cartas { $limit }",
        "hand-draw": "Pilha de compra",
        "hand-discard": "Pilha de descarte",
        "hand-total": "Valor de procriação",
        "score-masters": "Chefes de estação",
        "score-job_token": "Ficha de trabalho",
        "quarter-north": "Norte",
        "quarter-west": "Oeste",
        "title-hazards": "Perigos e acampamentos",
        "hand-reach": "Entrega até",
        "cities-transport": "Custo de transporte",
        "worker-craftsman": "Artesão",
        "worker-engineer": "Engenheiro",
        "city-san_francisco": "São Francisco",
        "score-hazards": "Perigos",
    },
    "ru": {
        "capital": "Буэнос-Айрес",
        "title-jobs": "Рынок труда",
        "title-cattle": "Рынок скота",
        "title-objectives": "Карты заданий",
        "title-auxiliary": "Вспомогательные действия",
        "title-buildings": "Частные здания",
        "title-farmers": "Фермеры",
        "title-masters": "Начальники станций",
        "city-le_havre": "Гавр",
        "city-rotterdam": "Роттердам",
        "city-liverpool": "Ливерпуль",
        "breed-blanco_orejinegro": "Бланко орехинегро",
        "breed-aberdeen_angus": "Абердин-ангус",
        "breed-holando_argentino": "Оландо-Архентино",
        "worker-carpintero": "Карпинтеро",
        "worker-maquinista": "Макиниста",
        "hand-limit": "Предел руки { $limit }",
        "hand-draw": "Колода",
        "hand-discard": "Сброс",
        "hand-total": "Племенная ценность",
        "score-masters": "Начальники станций",
        "score-job_token": "Жетон рынка труда",
        "quarter-west": "Запад",
        "quarter-north": "Север",
        "quarter-east": "Восток",
        "capital--original": "Канзас-Сити",
        "title-hazards": "Опасности и лагеря",
        "hand-reach": "Доставка до города",
        "cities-transport": "Стоимость перевозки",
        "worker-cowboy": "Ковбой",
        "worker-craftsman": "Ремесленник",
        "worker-engineer": "Инженер",
        "city-kansas_city": "Канзас-Сити",
        "city-colorado_springs": "Колорадо-Спрингс",
        "city-albuquerque": "Альбукерке",
        "city-sacramento": "Сакраменто",
        "city-san_francisco": "Сан-Франциско",
        "breed-texas_longhorn": "Лонгхорн",
        "breed-west_highland": "Хайлендская",
        "score-hazards": "Жетоны опасности",
    },
}
DRAWN = ("render.ftl", "terms.ftl")  # what pictures are written with
NAMES = {"north": "Guillermina", "south": "Ботагоз", "east": "Jörg-Friedrich", "west": "ÑandúÇ"}


@pytest.fixture
def tongues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder of locales with the longest names, beside English."""
    for locale, messages in LONGEST.items():
        folder = tmp_path / locale
        folder.mkdir()
        text = "".join(f"{key} = {value}\n" for key, value in messages.items())
        (folder / "render.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "en").mkdir()
    for name in DRAWN:
        english = texts.LOCALES.joinpath("en", name).read_text(encoding="utf-8")
        (tmp_path / "en" / name).write_text(english, encoding="utf-8")
    monkeypatch.setattr(texts, "LOCALES", tmp_path)
    texts.forget()
    yield
    monkeypatch.undo()
    texts.forget()


def outside(written: Written) -> bool:
    """Whether ink leaves the sheet, or its box by more than the overhang of a letter."""
    x0, y0, x1, y1 = written.ink
    wide, high = written.sheet
    if x0 < 0 or y0 < 0 or x1 > wide or y1 > high:
        return True
    if written.box is None:
        return False
    a, b, c, d = written.box
    return x0 < a - 2 or y0 < b - 4 or x1 > c + 2 or y1 > d + 4


LONG = {
    "argentina": (
        *("holando_argentino", "blanco_orejinegro3", "aberdeen_angus7", "franqueiro5", "patagonico"),
        "exhaustion",
    ),
    "original": (
        "texas_longhorn7",
        "west_highland5",
        "brown_swiss2",
        "black_angus",
        "dutch_belt",
        "guernsey",
    ),
}


def full_hand(view: dict[str, Any]) -> dict[str, Any]:
    """The same view with the longest names in hand."""
    view["players"][view["seat"]]["hand"] = [*LONG[view["game"]], "objective4"]
    return view


def check_log(log: list[Written]) -> None:
    assert [w for w in log if outside(w)] == []
    assert [w.asked for w in log if w.drawn.endswith(ELLIPSIS)] == []


@pytest.mark.parametrize(("players", "stage"), [(2, "setup"), (4, "end")])
def test_no_text_leaves_its_box_or_its_tile(cold: None, game: str, players: int, stage: str) -> None:
    """Drawn cold, so that the texts on tiles and cards are written, too."""
    with audit() as log:
        every_picture(full_hand(load(players, stage, game)), names=NAMES)
    assert len(log) > 300
    check_log(log)


@pytest.mark.parametrize("locale", LONGEST)
def test_the_longest_names_of_every_language_fit(tongues: None, game: str, locale: str) -> None:
    with audit() as log:
        every_picture(full_hand(load(4, "middle", game)), locale, names=NAMES)
    asked = {written.asked for written in log}
    assert len(asked & set(LONGEST[locale].values())) > 8
    check_log(log)


def test_every_text_is_at_least_14_pixels_high(cold: None, view: dict[str, Any]) -> None:
    """Capitals and digits of the smallest size are 14 pixels high, and nothing smaller is ever written."""
    _, top, _, bottom = scripts.font(SMALLEST).getbbox("8", anchor="ls")
    assert bottom - top >= 14
    with audit() as log:
        every_picture(view)
    assert min(written.size for written in log) >= SMALLEST


def test_a_name_as_long_as_discord_allows_is_shortened_and_stays_inside(cold: None) -> None:
    long = "W" * 32
    view = load(4, "middle")
    with audit() as log:
        render.board(view, names=dict.fromkeys(view["seats"], long))
    shortened = [w for w in log if w.asked == long]
    assert len(shortened) == 4
    assert all(w.drawn.endswith(ELLIPSIS) and not outside(w) for w in shortened)


def test_the_audit_can_see_a_text_that_is_too_long() -> None:
    written = Written("abc", "abc", 20, (0, 0, 60, 20), (0, 0, 40, 20), (100, 100))
    assert outside(written)
    assert outside(Written("abc", "abc", 20, (90, 0, 120, 20), None, (100, 100)))


def test_every_key_in_the_code_is_in_the_english_file() -> None:
    """A missing message would be a crash in front of a player."""
    source = "".join(texts.LOCALES.joinpath("en", name).read_text(encoding="utf-8") for name in DRAWN)
    known = set(re.findall(r"^([a-z][\w-]*) =", source, re.M))
    folder = Path(render.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    used = set(re.findall(r"""say\(\s*"([\w-]+)\"""", code))
    used |= set(re.findall(r'"((?:title|mat|hand|score|text|alt)-[a-z-]+)"', code))
    assert len(used) > 30
    assert used <= known, used - known


def test_a_message_with_the_name_of_a_game_goes_before_the_plain_one() -> None:
    assert say_for("en", "argentina", "capital") == "Buenos Aires"
    assert say_for("en", "original", "capital") == "Kansas City"
    assert say_for("en", "original", "title-jobs") == say_for("en", "argentina", "title-jobs")


def test_a_language_without_a_games_own_message_does_not_fall_back_to_the_other_game(tongues: None) -> None:
    """Russian here has its own word for the other capital; German has neither and reads English."""
    assert say_for("ru", "original", "capital") == "Канзас-Сити"
    assert say_for("de", "original", "capital") == "Kansas City"


def test_an_unknown_language_falls_back_to_english(view: dict[str, Any]) -> None:
    assert render.text(view, "xx") == render.text(view, "en")
