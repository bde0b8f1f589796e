"""Whoever sits down for the first time: seen by all, offered lessons, given a first game with a coach."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message
from bot.trials.local_bot import LocalBot, local_bot
from bot.words.i18n import say
from tests.e2e.harness import until
from tests.lessons.conftest import quick_coach

OFFER = say("en", "lobby-offer")


async def lobby(house: LocalBot, host: Person, **options: Any) -> tuple[Channel, Message]:
    channel = await house.fake.new_channel("games")
    answer = await host.slash(channel, "trail new", players=2, **options)
    assert answer.message is not None
    return channel, answer.message


def offers(house: LocalBot, person: Person, channel: Channel) -> list[Message]:
    return [one for one in person.messages(channel) if OFFER in one.content]


async def press(house: LocalBot, person: Person, message: Message, verb: str) -> Message:
    name = next(p["custom_id"] for p in message.parts if str(p.get("custom_id", "")).endswith(f":{verb}"))
    answer = await person.click(message, custom_id=name)
    await answer.until(lambda one: one.edits or one.followups)
    assert answer.message is not None
    return answer.message


async def test_a_newcomer_is_offered_lessons_in_private(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        channel, table = await lobby(house, ana)
        table = await press(house, ben, table, "join")
        assert "🌱 First game: Ana, Ben" in table.content
        (offer,) = await until(house.fake, lambda: offers(house, ben, channel))
        assert offer.viewer == ben.id and say("en", "aim-argentina") in offer.content
        answer = await ben.click(offer, "In five minutes")
        await answer.until(lambda one: one.edits)
        assert answer.message is not None
        shown = "\n".join(str(part.get("content", "")) for part in answer.message.parts)
        assert say("en", "lesson-argentina-aim.task1") in shown
        assert (await house.bot.tables.lobby.at(int(channel.id))) is not None, "the seat stays"
        house.clean()


async def test_who_has_learnt_it_is_not_new(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        async with house.bot.tables.context.store.transaction() as link:
            for person in (ana, ben):
                link.put("INSERT INTO learnt VALUES (?, 'argentina', 'aim', 1)", int(person.id))
        channel, table = await lobby(house, ana)
        table = await press(house, ben, table, "join")
        assert "🌱" not in table.content
        assert not [p for p in table.parts if str(p.get("custom_id", "")).endswith(":first")]
        assert not offers(house, ana, channel) and not offers(house, ben, channel)
        house.clean()


async def test_the_host_makes_it_a_first_game(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        channel, message = await lobby(house, ana, sides="b", pace=2)
        message = await press(house, ben, message, "join")
        lobbies, play = house.bot.tables.lobby, house.bot.tables.play
        refused = await ben.click(
            message, custom_id=next(p["custom_id"] for p in message.parts if p.get("label") == "First game")
        )
        await refused.until(lambda one: one.followups)
        before = await lobbies.at(int(channel.id))
        assert before is not None and (before.options, before.pace_days) == ({"sides": "b"}, 2)
        message = await press(house, ana, message, "first")
        assert say("en", "lobby-first-game") in message.content
        table = await lobbies.at(int(channel.id))
        assert table is not None and (table.options, table.pace_days) == ({}, None)
        await press(house, ana, message, "start")
        asked = await play.asked(table.id, None)
        assert asked.waiting_for is not None
        mover = table.seat(asked.waiting_for).person
        quick_coach(house.bot)
        panel = await house.bot.panels.make(table.id, mover or 0, "en")
        assert panel.coach and panel.coach.startswith("🧑‍🏫")
        house.clean()
