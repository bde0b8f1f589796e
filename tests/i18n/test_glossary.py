"""One word for one thing: what the glossary calls a thing, every message calls it."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from bot.words.i18n import languages, say
from bot.words.speech import Speech
from data.texts import sources
from tests.i18n.reading import patterns

# Second words for things of the glossary, or for what one does with them, and the word that stands for it.
SECOND = {
    "en": {
        r"[Rr]id(e|es|ing)": "move",
        r"[Ff]armers?(?! tiles?)": "granjero",
        r"neighbou?ring": "adjacent",
        r"harbou?r": "loading zone",
        r"forgo(es)?": "forfeit",
        r"uncover(s|ed)?": "reveal",
        r"lays?": "place",
        r"speciality": "specialization",
        r"player mat": "player board",
    },
    "de": {
        r"Zeilen?": "Spalte",
        r"Hafen": "Ladezone",
        r"(das|im|des) ersten? Spiels?": "Original",
        r"Kühe?": "Rinder",
        r"Lokomotiven?": "Lok",
        r"Landwirt(e|en|s)?": "Granjero",
    },
    "pt-BR": {
        r"vizinh[oa]s?": "adjacente",
        r"[Pp]orto": "zona de carga",
        r"artesã(o|os)": "artífice",
        r"trens?": "locomotiva",
        r"(?<!ficha de )(?<!fichas de )[Ff]azendeiros?": "granjero",
        r"revers[oa]": "verso",
        r"cantos escuros": "cantos pretos",
        r"peças": "fichas",
        r"enigmas?": "desafio",
    },
    "ru": {
        r"мастер\w{0,3}": "строитель",
        r"обвал\w{0,3}": "камнепад",
        r"гранхеро": "гранферо",
        r"перв\w+ игр\w+": "оригинал",
        r"гаван\w+": "зона погрузки",
        r"поезд(а|ом|у|е|ов|ами)?": "паровоз",
        r"прос(ит|ят)": "требует",
        r"свойств\w+": "способность",
        r"локальн\w+": "действие локации",
        r"задани\w+": "цель",
        r"углы": "уголки",
    },
}
# The depot is a place of trains in every rulebook; to ask for something is for people. What people search
# for (.names) may be any word.
SPARED = {"engine-depot", "depot", "rule-depot", "rule-depot.text", "table-undo-asked", "command-farmers"}
# Words of one game for which the rulebook of the other has its own, in what only that other says.
ELSEWHERE = {
    ("pt-BR", "original"): {
        r"valor de criação": "valor de raça",
        r"fileiras?": "linha",
        r"ficha do mercado": "marcador",
        r"construç(ão|ões) particular(es)?": "privada",
        r"compr(ar|e) (até|cartas?|\d)": "sacar",
    },
}
FILES = tuple(file for file in sources("en") if file != "sandbox.ftl")


def words(pattern: ast.Pattern) -> str:
    """All that a message may say, without its values."""
    found: list[str] = []
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=text):
                found.append(text)
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                found += [words(variant.value) for variant in variants]
    return " ".join(found)


@pytest.mark.parametrize("language", SECOND)
def test_no_second_word(language: str) -> None:
    wrong = {
        (key, hit[0], better)
        for file in FILES
        for key, pattern in patterns(language, file).items()
        if key not in SPARED and not key.endswith(".names") and not key.startswith("names-")
        for second, better in SECOND[language].items()
        if (hit := re.search(rf"\b{second}\b", words(pattern)))
    }
    assert wrong == set()


@pytest.mark.parametrize(("language", "game"), ELSEWHERE)
def test_each_game_speaks_as_its_own_rulebook(language: str, game: str) -> None:
    own = {
        key: pattern
        for file in FILES
        for key, pattern in patterns(language, file).items()
        if f"--{game}" in key or file == f"lessons_{game}.ftl"
    }
    assert len(own) > 150
    wrong = {
        (key, hit[0], better)
        for key, pattern in own.items()
        if not key.endswith(".names")
        for other, better in ELSEWHERE[language, game].items()
        if (hit := re.search(rf"\b({other})\b", words(pattern)))
    }
    assert wrong == set()


def test_a_second_word_is_found() -> None:
    assert re.search(rf"\b{next(iter(SECOND['en']))}\b", "Where do you ride?")


@pytest.mark.parametrize("language", languages())
def test_minus_and_dots_are_those_of_print(language: str) -> None:
    assert "-" not in say(language, "detail-points", vp=-2)
    assert Speech(language, "original")._trade(-3)[0] == "−"
    dots = {key for key, pattern in patterns(language).items() if re.search(r"\.\.\.|\S …", words(pattern))}
    assert dots == set()


@pytest.mark.parametrize("game", ["argentina", "original"])
@pytest.mark.parametrize("language", languages())
def test_the_longest_names_fit_into_buttons_and_menus(language: str, game: str) -> None:
    speech = Speech(language, game)
    catalog = speech.catalog
    workers = [speech.thing(f"{row}+") for row in catalog.rows]
    money = speech.money(12)
    buttons = [
        *(speech.say("option-appoint-appoint", worker=one) for one in workers),
        *(speech.say("option-hire-hire", worker=one, cost=money, row=12) for one in workers),
        *(
            speech.say("option-upgrade-upgrade", station=speech.thing(station), cost=money)
            for station in catalog.railroad.stations
        ),
        *(speech.say("option-disc-disc", space=speech.thing(disc)) for disc in catalog.discs),
        *(speech.card(card) for card in catalog.cards),
    ]
    assert [text for text in buttons if len(f"12. {text}") > 80] == []
    menus = [
        *(speech.say("option-action-play", card=speech.card(card)) for card in catalog.objectives),
        *(speech.where("green10", tile) for tile in (*catalog.buildings, *catalog.tile_area)),
    ]
    assert [text for text in menus if len(f"25. {text}") > 100] == []
