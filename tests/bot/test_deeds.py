"""Who did what in which turn, in words: in the table's messages, on panels and in `/log`."""

from __future__ import annotations

from pathlib import Path

from bot.deeds import Deeds, deeds_of
from bot.panel import _purse
from bot.speech import Speech
from bot.table.story import OPENED, Happening, Line
from tests.bot.house import housed
from tests.bot.test_solo import play_on
from tests.e2e.harness import until


def happening(kind: str, seat: str | None, **values: object) -> Happening:
    return Happening(kind, seat, values, False)


def test_one_entry_may_tell_of_the_turns_of_several() -> None:
    gains = [happening("gained", "north", money=2), happening("reshuffled", "north")]
    automa = [
        happening(OPENED, "south", turn=2),
        happening("engine_moved", "south", to="2"),
        happening("cattle_dealt", None, cards=["niata"]),
    ]
    forced = [happening(OPENED, "north", turn=3), happening("exchanged", "north")]
    lines = [Line(1, "choice", 1, "north", 0, gains), Line(2, "choice", 1, "north", 0, [*automa, *forced])]
    assert deeds_of(Speech("en", "argentina"), lines) == [
        Deeds(1, "north", ["gains 2 pesos"]),
        Deeds(2, "south", ["engine to space 2", "new in the cattle market: Niata"]),
        Deeds(3, "north", ["uses an exchange token"]),
    ]


def test_a_purse_without_money_says_so() -> None:
    speech = Speech("en", "original")
    assert _purse({"money": 0, "certificates": 2}, speech) == "-# no dollars, 2 certificates"
    assert _purse({"money": 1, "certificates": 0}, speech) == "-# 1 dollar"


async def test_every_turn_is_told_under_its_number_and_name(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        ana = house.stand.person("Ana")
        thread = await house.stand.new_thread(await house.stand.new_channel("games"), "solo", ana)
        await ana.slash(thread, "trail solo")
        table = await house.bot.tables.lobby.at(int(thread.id))
        assert table is not None
        await play_on(house, table, ana, upto=3)
        (told,) = await until(house.stand, lambda: [m for m in ana.messages(thread) if "turn 1" in m.content])
        assert told.content.startswith("**Ana** · turn 1\n- ")
        assert "\n**Pedro (medium)** · turn 2\n- " in told.content
        log = (await ana.slash(thread, "log")).content.split("\n")
        assert log[0].startswith("-# 1 · **Ana** — ") and log[1].startswith("-# 2 · **Pedro (medium)** — ")
        panel = (await ana.slash(thread, "hand")).content.split("\n")
        assert panel[0] == "-# Since your last turn:" and panel[1] == log[1].replace("2 · ", "")
        house.clean()
