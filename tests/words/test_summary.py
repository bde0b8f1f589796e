"""Who did what in which turn, in words: in the table's messages, on panels and in `/log`."""

from __future__ import annotations

from pathlib import Path

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
        TurnSummary(2, "south", ["South moved the engine to space 2.", "New in the cattle market: Niata."]),
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
    (told,) = summaries(Speech("pt-BR", "argentina"), lines, str.capitalize)
    assert told.sentences == [
        "North leva a locomotiva ao espaço 2.",
        "Gado novo no mercado: Niata.",
        "North usa uma ficha de troca.",
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
        assert "\n-# turn 2\n**Pedro (medium)** " in told.content
        log = (await ana.slash(thread, "log")).content.split("\n")
        assert log[0].startswith("-# 1 · You ") and log[1].startswith("-# 2 · **Pedro (medium)** ")
        panel = (await ana.slash(thread, "hand")).message
        assert panel is not None and "↻ Pedro (medium)" in panel.content
        (more,) = parts(panel, "h")
        story = (await ana.click(panel, custom_id=more["custom_id"])).content.split("\n")
        assert story[0] == "**Since your last turn:**"
        assert story[1] == log[1].replace("-# 2 · ", "- ")
        house.clean()
