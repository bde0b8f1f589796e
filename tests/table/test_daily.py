"""The trail of the day between its rides: a card without spoilers, streaks, the table of the week."""

from __future__ import annotations

import pytest

from bot.components.daily import card_text
from bot.table import Refusal
from bot.table.daily import Streak, legs_of, streak_of
from bot.table.solo import end_of
from bot.words.i18n import languages
from tests.table.conftest import NORTH, SOUTH, FakeTime, Session


async def ride(session: Session, person: int, name: str, channel: int) -> str:
    table = await session.tables.solo.begin(
        server=7, channel=channel, person=person, name=name, rival="Pedro", day=session.tables.solo.today()
    )
    await session.to_the_end(table)
    return table.id


def test_days_in_a_row() -> None:
    days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-03"]
    assert streak_of(days, "2026-03-01") == 3
    assert streak_of(days, "2026-03-03") == 1
    assert streak_of(days, "2026-03-02") == 0


@pytest.mark.both_engines
async def test_a_card_tells_how_it_went_and_nothing_of_the_trail(session: Session, clock: FakeTime) -> None:
    with pytest.raises(Refusal, match="daily-not-arrived"):
        await session.tables.daily.card(session.tables.solo.today(), NORTH)
    await ride(session, NORTH, "Ana", 1)
    clock.pass_(days=1)
    today = session.tables.solo.today()
    table = await ride(session, NORTH, "Ana", 2)
    await ride(session, SOUTH, "Bruno", 3)
    daily = session.tables.daily
    ana, bruno = await daily.card(today, NORTH), await daily.card(today, SOUTH)
    assert (ana.streak, bruno.streak) == (2, 1) and {ana.riders, bruno.riders} == {2}
    assert sorted((ana.place, bruno.place)) == ([1, 1] if ana.points == bruno.points else [1, 2])
    assert ana.legs == legs_of(await session.tables.replay.reel(table), "north") and len(ana.legs) == 8
    for language in languages():
        text = card_text(ana, language)
        assert f"**{ana.points}**" in text and text.count("\n") == 3 and len(text) < 400
    week = await daily.week(7)
    assert [line.days for line in sorted(week, key=lambda line: line.name)] == [2, 1]
    assert sum(line.points for line in week if line.name == "Bruno") == bruno.points
    assert await daily.week(8) == []
    assert await daily.streak(NORTH) == Streak(2, 2)
    clock.pass_(days=1)
    assert await daily.streak(NORTH) == Streak(2, 2), "today is not over"
    assert await daily.streak(NORTH, server=8) == Streak(0, 0), "elsewhere"
    clock.pass_(days=1)
    assert await daily.streak(NORTH) == Streak(0, 2)
    statistics = session.tables.statistics
    assert (await statistics.of(NORTH, "argentina", server=8, alone=True)).streak == Streak(0, 2)
    assert (await statistics.of(NORTH, "argentina", server=8, alone=False)).streak == Streak(0, 0)
    assert clock().timestamp() > end_of(today) - 86400


async def test_a_new_week_begins_on_monday(session: Session, clock: FakeTime) -> None:
    assert clock().weekday() == 0
    await ride(session, NORTH, "Ana", 1)
    assert len(await session.tables.daily.week(7)) == 1
    clock.pass_(days=6)
    assert len(await session.tables.daily.week(7)) == 1
    clock.pass_(days=1)
    assert await session.tables.daily.week(7) == []
