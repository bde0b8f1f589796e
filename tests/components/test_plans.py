"""Plans and orders by tapping: begun, tried, taken back, left, played, stopped; and what others see."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message
from bot.store.records import Table
from bot.trials.local_bot import LocalBot, local_bot
from bot.words.i18n import say
from tests.e2e.harness import parts, until


@dataclass
class Two:
    """A table of two: who is asked now, and who waits."""

    house: LocalBot
    table: Table
    channel: Channel
    asked: Person
    waits: Person

    @classmethod
    async def sit(cls, house: LocalBot, game: str = "argentina") -> Two:
        people = house.fake.person("Ana"), house.fake.person("Ben")
        channel = await house.fake.new_channel("table")
        table = await house.table(channel, *people, game=game)
        waiting_for = (await house.bot.tables.play.asked(table.id, None)).waiting_for
        asked, waits = sorted(people, key=lambda one: table.seat(waiting_for or "").person != int(one.id))
        return cls(house, table, channel, asked, waits)

    async def play_turn(self) -> None:
        """Whoever is asked plays their turn, without the panel."""
        play, dice = self.house.bot.tables.play, random.Random(3)
        person = int(self.asked.id)
        turn = (await play.look(self.table.id, person)).turn
        while True:
            asked = await play.asked(self.table.id, person)
            if asked.turn != turn or asked.decision is None:
                return
            legal = list(asked.decision.legal)
            picks = dice.sample(legal, max(asked.decision.least, min(1, asked.decision.most)))
            await play.choose(self.table.id, person, picks, asked.number)


def text(message: Message) -> str:
    return "\n".join(part["content"] for part in message.parts if part.get("content"))


def button(message: Message, ending: str) -> str | None:
    found = [part["custom_id"] for part in parts(message, "y") if part["custom_id"].endswith(ending)]
    return found[0] if found else None


async def tap(person: Person, message: Message, ending: str) -> None:
    found = button(message, ending)
    assert found is not None, [part.get("custom_id") for part in message.parts]
    await (await person.click(message, custom_id=found, wait=False)).edited()


def asked(panel: Message) -> list[Any]:
    """What answers the question; a puzzle's button to judge the turn is none of it."""
    return [part for part in parts(panel, "pm") if part["custom_id"][1] == ":"]


async def choose(person: Person, panel: Message) -> None:
    """The first thing that a plan offers."""
    part = asked(panel)[0]
    if part["type"] == 2:
        answer = await person.click(panel, custom_id=part["custom_id"], wait=False)
    else:
        values = [one["value"] for one in part["options"]][: part["min_values"]]
        answer = await person.select(panel, part["custom_id"], values, wait=False)
    await answer.edited()


async def plan_turn(person: Person, panel: Message) -> None:
    for _ in range(40):
        if not asked(panel):
            return
        await choose(person, panel)


@pytest.mark.parametrize("game", ["argentina", "original"])
async def test_a_plan_is_tried_taken_back_left_and_played(tmp_path: Path, game: str) -> None:
    async with local_bot(tmp_path) as house:
        two = await Two.sit(house, game)
        before = len(await until(house.fake, lambda: two.asked.messages(two.channel)))
        panel = (await two.waits.slash(two.channel, "plan start")).message
        assert panel is not None and panel.ephemeral
        assert say("en", "title-plan") in text(panel)
        await choose(two.waits, panel)
        (back,) = parts(panel, "u")
        await (await two.waits.click(panel, custom_id=back["custom_id"], wait=False)).edited()
        assert not parts(panel, "u"), "there is nothing more to take back"
        await plan_turn(two.waits, panel)
        assert say("en", "plan-turn-over") in text(panel)
        assert len(two.asked.messages(two.channel)) == before, "the table hears nothing of it"
        await tap(two.waits, panel, ":at_once")
        assert say("en", "orders-secret") in text(panel)
        await two.play_turn()
        left = await house.bot.tables.orders.of(two.table.id, int(two.waits.id))
        assert left is not None and left.outcome is not None and left.outcome.stop is None
        log = await house.bot.tables.play.story(two.table.id, int(two.waits.id))
        assert {line.seat for line in log} == {seat.seat for seat in two.table.seats}
        house.clean()


async def test_orders_are_shown_first_confirmed_and_what_stopped_them_is_said(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        two = await Two.sit(house)
        panel = (await two.waits.slash(two.channel, "plan start")).message
        assert panel is not None
        await choose(two.waits, panel)
        await tap(two.waits, panel, ":show")
        assert button(panel, ":withdraw") and not button(panel, ":play")
        await two.play_turn()
        opened = (await two.waits.slash(two.channel, "hand")).message
        assert opened is not None and say("en", "orders-ready") in text(opened)
        await tap(two.waits, opened, ":play")
        assert say("en", "order-stop-end") in text(opened) and say("en", "order-played", count=1) in text(
            opened
        )
        house.clean()


async def test_a_panel_says_what_was_played_by_order_and_why_no_more(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        two = await Two.sit(house)
        panel = (await two.waits.slash(two.channel, "plan start")).message
        assert panel is not None
        await choose(two.waits, panel)
        await tap(two.waits, panel, ":at_once")
        await two.play_turn()
        opened = (await two.waits.slash(two.channel, "hand")).message
        assert opened is not None and say("en", "order-stop-end") in text(opened)
        house.clean()


async def test_orders_are_looked_at_changed_told_and_withdrawn(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        two = await Two.sit(house)
        name = two.waits.name
        panel = (await two.waits.slash(two.channel, "plan start")).message
        assert panel is not None
        await choose(two.waits, panel)
        answer = (await two.waits.slash(two.channel, "plan play", how="show")).message
        assert answer is not None and say("en", "orders-mode-show") in text(answer)
        secret = (await two.asked.slash(two.channel, "status")).message
        await tap(two.waits, answer, ":at_once")
        assert say("en", "orders-mode-at_once") in text(answer)
        await tap(two.waits, answer, ":tell")
        told = (await two.asked.slash(two.channel, "status")).message
        assert secret is not None and told is not None
        assert "🧭" not in secret.content and say("en", "status-orders", names=name) in told.content
        await tap(two.waits, answer, ":withdraw")
        assert await house.bot.tables.orders.of(two.table.id, int(two.waits.id)) is None
        refused = (await two.waits.slash(two.channel, "plan drop", what="orders")).message
        assert refused is not None and say("en", "orders-none") in refused.content
        house.clean()


async def test_a_plan_is_typed_with_completion(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        two = await Two.sit(house)
        offered: list[Any] = await two.waits.autocomplete(two.channel, "plan start", "option")
        assert offered and all(one["value"].startswith(("start:", "discard:")) for one in offered)
        assert await house.bot.tables.private.of(int(two.waits.id), "plan") == [], "completing makes nothing"
        panel = (await two.waits.slash(two.channel, "plan start", option=offered[0]["value"])).message
        assert panel is not None and button(panel, ":at_once")
        dropped = (await two.waits.slash(two.channel, "plan drop", what="plan")).message
        assert dropped is not None and say("en", "plan-dropped") in text(dropped)
        house.clean()


async def test_a_table_that_forbids_orders_says_so_and_lets_plan(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        channel = await house.fake.new_channel("table")
        lobby = (await ana.slash(channel, "trail new", players=2, orders=0)).message
        assert lobby is not None and say("en", "lobby-no-orders") in lobby.content
        await (await ben.click(lobby, "Join")).edited()
        await (await ana.click(lobby, "Start")).edited()
        panel = (await ben.slash(channel, "plan start")).message
        assert panel is not None
        await choose(ben, panel)
        assert button(panel, ":at_once") is None and say("en", "orders-forbidden") in text(panel)
        refused = (await ben.slash(channel, "plan play")).message
        assert refused is not None and say("en", "orders-forbidden") in refused.content
        house.clean()
