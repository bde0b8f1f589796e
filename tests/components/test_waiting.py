"""Panels of people who wait: the next question comes to them. And several things picked by a tap each."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.components import waiting
from bot.components.content import Panel, PanelOption
from bot.components.layout import layout
from bot.components.panel import Toggle
from bot.sandbox.limits.components import check_components
from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import walk
from bot.store.records import Table
from bot.trials.local_bot import LocalBot, local_bot
from tests.e2e.harness import asks, parts, until
from tests.messages.test_turn_messages import a_turn, begun, told


async def waiting_after_their_turn(house: LocalBot) -> tuple[Table, Channel, Person, Message]:
    """Somebody who has played their turn by their panel, which now says that they wait."""
    table, channel, people = await begun(house)
    first = (await house.bot.tables.play.asked(table.id, None)).waiting_for
    (person,) = (one for one in people if int(one.id) == table.seat(first or "").person)
    await a_turn(house, table)
    await told(house, channel, 2)
    panel = (await person.slash(channel, "hand")).message
    assert panel is not None and not asks(panel)
    return table, channel, person, panel


def privately(person: Person, channel: Channel) -> list[Message]:
    return [one for one in person.messages(channel) if one.ephemeral and not one.deleted]


async def test_the_question_comes_to_whoever_waits_below_the_message_that_calls_them(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        table, channel, person, panel = await waiting_after_their_turn(house)
        await a_turn(house, table)
        await until(house.fake, lambda: panel.deleted)
        (asked,) = privately(person, channel)
        called = [one for one in person.messages(channel) if person.id in one.pinged]
        assert asks(asked) and int(asked.id) > int(called[-1].id)
        house.clean()


async def test_after_a_quarter_of_an_hour_the_button_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "MARGIN", timedelta(minutes=16))
    async with local_bot(tmp_path) as house:
        table, channel, person, panel = await waiting_after_their_turn(house)
        await a_turn(house, table)
        called = await until(
            house.fake, lambda: [one for one in person.messages(channel) if parts(one, "o") and one.pinged]
        )
        opened = (await person.click(called[-1], custom_id=parts(called[-1], "o")[0]["custom_id"])).message
        assert opened is not None and asks(opened)
        assert privately(person, channel) == [panel, opened]
        house.clean()


@pytest.mark.parametrize(
    ("picked", "least", "most", "confirm"),
    [(0, 2, 2, None), (0b1, 2, 2, None), (0b101, 0, 3, True), (0b1, 2, 4, False), (0b11111, 0, 3, False)],
)
def test_several_cards_are_picked_by_a_tap_each(
    picked: int, least: int, most: int, confirm: bool | None
) -> None:
    """What is picked is in the ids; how many it may be decides whether that can be said to be all."""
    cards = [PanelOption(str(place), f"Niata {place}", f"Niata {place}", "", "") for place in range(7)]
    panel = Panel("abc", "north", 12, "What do you discard?", toggles=cards, picked=picked, mine=True)
    panel.least, panel.most = least, most
    made = layout(panel).to_components()
    check_components(made, v2=True)
    found = [part for part in walk(made) if part.get("custom_id", "").startswith("q:")]
    assert all(Toggle.__discord_ui_compiled_template__.fullmatch(one["custom_id"]) for one in found)
    toggles = [one for one in found if not one["custom_id"].endswith(":ok")]
    assert [one["custom_id"] for one in toggles] == [f"q:abc:north:12:{picked}:{n}" for n in range(7)]
    marked = [place for place, one in enumerate(toggles) if one["label"].startswith("✓")]
    assert marked == [place for place in range(7) if picked >> place & 1]
    these = [one for one in found if one["custom_id"] == f"q:abc:north:12:{picked}:ok"]
    assert [not one.get("disabled", False) for one in these] == ([] if confirm is None else [confirm])
