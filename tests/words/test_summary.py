"""Who did what in which turn, in words: in the table's messages, on panels and in `/log`."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.components.content import _purse
from bot.table.story import OPENED, SeenEvent, StoryLine
from bot.trials.local_bot import local_bot
from bot.words.speech import Speech
from bot.words.summary import TurnSummary, summaries
from engine import Game, Setup
from tests.components.test_solo import play_on
from tests.e2e.harness import parts, until


def happening(kind: str, seat: str | None, **values: object) -> SeenEvent:
    return SeenEvent(kind, seat, values, False)


def test_one_entry_may_tell_of_the_turns_of_several() -> None:
    gains = [happening("gained", "north", money=2), happening("reshuffled", "north")]
    automa = [
        happening(OPENED, "south", turn=2),
        happening("engine_moved", "south", to="2"),
        happening("cattle_dealt", None, cards=["niata"]),
    ]
    forced = [happening(OPENED, "north", turn=3), happening("exchanged", "north")]
    lines = [
        StoryLine(1, "choice", 1, "north", 0, gains),
        StoryLine(2, "choice", 1, "north", 0, [*automa, *forced]),
    ]
    assert summaries(Speech("en", "argentina"), lines, str.capitalize, you="north") == [
        TurnSummary(1, "north", ["You gained 2 pesos."]),
        TurnSummary(2, "south", ["South drove the engine to space 2.", "New in the cattle market: Niata."]),
        TurnSummary(3, "north", ["You used an exchange token."]),
    ]


def test_whoever_reads_it_is_spoken_to_also_inside_a_sentence() -> None:
    deeds = [
        happening("engine_moved", "north", to="2"),
        happening("exchanged", "north"),
        happening("engine_moved", "north", to="3"),
        happening("exchanged", "north"),
    ]
    lines = [StoryLine(1, "choice", 1, "north", 0, deeds)]
    second = {
        language: summaries(Speech(language, "argentina"), lines, str, you="north")[0].sentences[1]
        for language in ("en", "de", "pt-BR", "ru")
    }
    assert second == {
        "en": "Then you used an exchange token.",
        "de": "Danach setzt du ein Tauschplättchen ein.",
        "pt-BR": "Depois, usa uma ficha de troca.",
        "ru": "Затем используете жетон обмена.",
    }


def test_after_what_nobody_did_whoever_goes_on_is_named_again() -> None:
    deeds = [
        happening("engine_moved", "north", to="2"),
        happening("cattle_dealt", None, cards=["niata"]),
        happening("exchanged", "north"),
    ]
    lines = [StoryLine(1, "choice", 1, "north", 0, deeds)]
    (found,) = summaries(Speech("pt-BR", "argentina"), lines, str.capitalize)
    assert found.sentences == [
        "North leva a locomotiva ao espaço 2.",
        "Gado novo no mercado: Niata.",
        "North usa uma ficha de troca.",
    ]


def told(language: str, *events: SeenEvent) -> list[str]:
    line = StoryLine(1, "choice", 1, "north", 0, list(events))
    return [one.text for one in summaries(Speech(language, "argentina"), [line], str.capitalize)]


@pytest.mark.parametrize(
    ("language", "hires", "gains"),
    [
        (
            "en",
            "North hired a gaucho for 6 pesos and a strong carpintero for 8 pesos.",
            "Then North gained 3 pesos.",
        ),
        (
            "de",
            "North stellt einen Gaucho für 6 Pesos und einen Carpintero mit Stärke für 8 Pesos ein.",
            "Danach erhält North 3 Pesos.",
        ),
        (
            "pt-BR",
            "North contrata um gaucho por 6 pesos e um carpintero com força por 8 pesos.",
            "Depois, ganha 3 pesos.",
        ),
        (
            "ru",
            "North нанимает гаучо за 6 песо и карпинтеро с выносливостью за 8 песо.",
            "Затем получает 3 песо.",
        ),
    ],
)
def test_the_same_verb_is_said_once_with_all_its_objects(language: str, hires: str, gains: str) -> None:
    hired = [
        happening("hired", "north", worker="gaucho", cost=6),
        happening("used", "north"),
        happening("hired", "north", worker="carpintero+", cost=8),
    ]
    gained = [
        happening("gained", "north", money=2),
        happening("used", "north"),
        happening("gained", "north", money=1),
    ]
    assert told(language, *hired, *gained) == [f"{hires} {gains}"]


def test_different_deeds_with_the_same_verb_are_joined_too() -> None:
    bought = happening("cattle_taken", "north", cards=["serrano2"], cost=2)
    taken = happening("cattle_taken", "north", cards=["caracu2"], cost=0)
    exhausted = happening("exhausted", "north", count=2)
    assert told("en", bought, taken, exhausted) == [
        "North bought a Serrano (2 VP) for 2 pesos and took a Caracu (2 VP) from the cattle market"
        " and 2 exhaustion cards."
    ]
    objective = happening("objective_drawn", "north")
    assert told("de", objective, exhausted) == [
        "North nimmt eine Auftragskarte vom Stapel und 2 Erschöpfungskarten."
    ]


def test_after_three_things_in_one_deed_the_sentence_ends() -> None:
    chosen = [happening("foresight", "north", tile=tile) for tile in ("gaucho", "maquinista", "carpintero")]
    assert told("en", *chosen, happening("gained", "north", money=2)) == [
        "North chose the gaucho, the maquinista and the carpintero. Then North gained 2 pesos."
    ]


def test_who_only_receives_something_does_not_break_into_a_turn() -> None:
    line = StoryLine(
        1,
        "choice",
        2,
        "east",
        0,
        [
            happening("automa_moved", "east", to="B", tile="B", steps=2),
            happening("automa_fee", "north", money=2),
            happening("engine_moved", "east", to="2"),
            happening("cattle_dealt", None, cards=["niata"]),
        ],
    )
    found = summaries(Speech("en", "argentina"), [line], str.capitalize, you="north")
    assert [one.text for one in found] == [
        "East moved 2 steps to building B and drove the engine to space 2. New in the cattle market: Niata.",
        "You gained 2 pesos from the bank because the automa came by.",
    ]


def test_a_purse_without_money_says_so() -> None:
    speech = Speech("en", "original")
    north = Game.start(Setup("original", ["north", "south"], 3)).view("north").players["north"]
    assert _purse(replace(north, money=0, certificates=2), speech) == "no dollars, 2 certificates"
    assert _purse(replace(north, money=1, certificates=0), speech) == "1 dollar"


async def test_every_turn_is_told_under_its_number_and_name(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana = house.fake.person("Ana")
        thread = await house.fake.new_thread(await house.fake.new_channel("games"), "solo", ana)
        await ana.slash(thread, "trail solo")
        table = await house.bot.tables.lobby.at(int(thread.id))
        assert table is not None
        await play_on(house, table, ana, upto=3)
        (told,) = await until(house.fake, lambda: [m for m in ana.messages(thread) if "turn 1" in m.content])
        assert told.content.startswith("-# turn 1\n**Ana** ")
        assert "\n-# turn 2\n**Pedro (easy)** " in told.content
        log = (await ana.slash(thread, "log")).content.split("\n")
        assert log[0].startswith("-# 1 · You ") and log[1].startswith("-# 2 · **Pedro (easy)** ")
        panel = (await ana.slash(thread, "hand")).message
        assert panel is not None and "↻ Pedro (easy)" in panel.content
        (more,) = parts(panel, "h")
        story = (await ana.click(panel, custom_id=more["custom_id"])).content.split("\n")
        assert story[0] == "**Since your last turn:**"
        assert story[1] == log[1].replace("-# 2 · ", "- ")
        house.clean()
