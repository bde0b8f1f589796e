"""Between games, as people meet it: rematch, the next table, notes, statistics, the ladder."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.sandbox.client import command_data
from bot.sandbox.messages import post
from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import Ask, Json, Part
from bot.store.records import Table
from bot.trials.local_bot import LocalBot, local_bot
from tests.e2e.harness import until


async def table_of(house: LocalBot, channel: Channel, *people: Person) -> Table:
    host, *others = people
    await host.slash(channel, "trail new", players=len(people))
    for one in others:
        await one.slash(channel, "trail join")
    await host.slash(channel, "trail start")
    table = await house.bot.tables.lobby.at(int(channel.id))
    assert table is not None and table.state == "running"
    return table


async def play_to_the_end(house: LocalBot, table: Table) -> None:
    """Any choices will do; passing makes it short."""
    dice, play = random.Random(4), house.bot.tables.play
    while (await house.bot.table(table.id)).state == "running":
        seat = (await play.asked(table.id, None)).waiting_for
        person = table.seat(str(seat)).person
        asked = await play.asked(table.id, person)
        assert person is not None and asked.decision is not None
        legal = [one for one in asked.decision.legal if one in ("done", "skip")] or list(asked.decision.legal)
        await play.choose(table.id, person, dice.sample(legal, max(1, asked.decision.least)), asked.number)


def words(message: Message) -> str:
    said = [str(part["content"]) for part in message.parts if "content" in part]
    return "\n".join([message.content, *said])


def parts(message: Message, kind: str) -> list[Json]:
    """What can be pressed on a message, by what its ids begin with."""
    return [part for part in message.parts if part.get("custom_id", "").partition(":")[0] == kind]


async def test_a_rematch_is_confirmed_by_each_and_begins(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben, eve = (house.fake.person(name) for name in ("Ana", "Ben", "Eve"))
        channel = await house.fake.new_channel("games")
        first = await table_of(house, channel, ana, ben)
        await play_to_the_end(house, first)
        (scores,) = await until(house.fake, lambda: [m for m in ana.messages(channel) if parts(m, "rm")])
        (button,) = parts(scores, "rm")
        assert "no seat" in words((await eve.click(scores, custom_id=button["custom_id"])).message)
        assert await house.bot.tables.lobby.at(int(channel.id)) is None
        asked = await ben.click(scores, custom_id=button["custom_id"])
        assert "You’re in" in words(asked.message)
        (invitation,) = await until(
            house.fake, lambda: [m for m in ana.messages(channel) if "rematch?" in m.content]
        )
        assert f"<@{ana.id}>" in invitation.content and f"<@{ben.id}>" not in invitation.content
        assert parts(invitation, "b"), "whoever does not want to wait starts it like any lobby"
        begun = await ana.click(scores, custom_id=button["custom_id"])
        table = await house.bot.tables.lobby.at(int(channel.id))
        assert table is not None and table.state == "running" and table.people == [int(ben.id), int(ana.id)]
        assert "Ben" in words(begun.message), "Ana sees whom the table waits for"
        house.clean()


async def test_an_old_menu_of_a_review_asks_for_no_rematch(tmp_path: Path) -> None:
    """It had the same id once."""
    async with local_bot(tmp_path) as house:
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        channel = await house.fake.new_channel("games")
        table = await table_of(house, channel, ana, ben)
        await house.bot.tables.endings.end(table.id, int(ana.id), unreachable=False)
        options = [{"label": "1. Turn 3", "value": "0"}]
        menu = {"type": Part.STRING_SELECT, "custom_id": f"rm:{table.id}", "options": options, "id": 2}
        row = {"type": Part.ACTION_ROW, "components": [menu], "id": 1}
        old = post(house.fake, channel, {"content": "The review", "components": [row]}, [])
        answer = await ana.select(old, f"rm:{table.id}", ["0"])
        assert "has been redone" in words(answer.message)
        assert await house.bot.tables.lobby.at(int(channel.id)) is None


async def test_the_lobby_for_all_to_see_says_who_came_and_who_left_by_whatever_way(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben, eve = (house.fake.person(name) for name in ("Ana", "Ben", "Eve"))
        channel = await house.fake.new_channel("games")
        await ana.slash(channel, "trail new", players=3)
        (lobby,) = [m for m in ana.messages(channel) if parts(m, "b")]
        await ben.slash(channel, "trail join")
        await eve.slash(channel, "trail join")
        assert "First game: Ana, Ben, Eve" in lobby.content and "3" in lobby.content
        await eve.slash(channel, "trail leave")
        assert "First game: Ana, Ben" in lobby.content and "Eve" not in lobby.content
        await eve.slash(channel, "trail join")
        await ana.slash(channel, "trail start")
        table = await house.bot.tables.lobby.at(int(channel.id))
        assert table is not None
        await play_to_the_end(house, table)
        (scores,) = await until(house.fake, lambda: [m for m in ana.messages(channel) if parts(m, "rm")])
        (button,) = parts(scores, "rm")
        await ben.click(scores, custom_id=button["custom_id"])
        (invitation,) = await until(
            house.fake, lambda: [m for m in ana.messages(channel) if "rematch?" in m.content]
        )
        assert "Ana" not in invitation.content and "First game" not in invitation.content
        await ana.click(scores, custom_id=button["custom_id"])
        await until(house.fake, lambda: "Ben, Ana" in invitation.content)
        house.clean()


async def test_after_one_s_turn_the_next_table_is_one_tap_away(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        here, there = await house.fake.new_channel("here"), await house.fake.new_channel("there")
        await table_of(house, here, ben, ana)
        waits = await table_of(house, there, ana, ben)
        panel = (await ana.slash(here, "hand")).message
        (button,) = parts(panel, "nx")
        assert button["custom_id"] == f"nx:{waits.id}" and button["label"] == "Next table (1)"
        shown = (await ana.click(panel, custom_id=button["custom_id"])).message
        await until(house.fake, lambda: f"<#{there.id}>" in words(shown) and parts(shown, "p"))
        assert parts((await ben.slash(there, "hand")).message, "nx"), "Ben is asked at the other one"
        mine = (await ana.slash(here, "mygames")).message
        assert mine.content.startswith(f"➤ <#{there.id}>") and len(parts(mine, "o")) == 1
        house.clean()


async def test_a_note_is_written_in_a_form_and_shown_with_one_s_turn(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben, eve = (house.fake.person(name) for name in ("Ana", "Ben", "Eve"))
        channel = await house.fake.new_channel("games")
        table = await table_of(house, channel, ana, ben)
        form = await ana.slash(channel, "note")
        assert form.modal is not None
        kept = await ana.submit(form, {"Only you see it, with your turn": "hire *before* building"})
        assert "Noted" in words(kept.message)
        assert "hire \\*before\\* building" in words((await ana.slash(channel, "hand")).message)
        look = await ana.click((await ana.slash(channel, "hand")).message, custom_id=f"l:{table.id}")
        (button,) = parts(look.message, "nt")
        again = await ana.click(look.message, custom_id=button["custom_id"])
        assert again.modal is not None and "hire *before*" in str(again.modal)
        assert "no seat" in words((await eve.slash(channel, "note")).message)
        assert "hire" not in words((await ben.slash(channel, "hand")).message)
        house.clean()


async def test_a_ladder_is_a_moderator_s_choice_and_takes_hints_away(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben = house.fake.person("Ana", moderator=True), house.fake.person("Ben")
        channel = await house.fake.new_channel("games")
        assert "Manage Messages" in words((await ben.slash(channel, "ladder", on=True)).message)
        assert "keeps no ladder" in words((await ben.slash(channel, "ladder")).message)
        assert "From now on" in words((await ana.slash(channel, "ladder", on=True)).message)
        table = await table_of(house, channel, ana, ben)
        lobby = next(m for m in ana.messages(channel) if "ladder" in m.content)
        assert "no hints" in lobby.content and table.rated
        assert "no hints" in words((await ana.slash(channel, "hint")).message)
        await play_to_the_end(house, table)
        told = words((await ben.slash(channel, "ladder")).message)
        assert "2 more people are not known well enough yet" in told
        house.clean()


async def test_statistics_come_as_a_picture_and_in_words(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        channel = await house.fake.new_channel("games")
        assert "No finished games yet" in words((await ana.slash(channel, "stats")).message)
        await play_to_the_end(house, await table_of(house, channel, ana, ben))
        found = (await ana.slash(channel, "stats")).message
        assert "1 game:" in found.content and "against Ben" in found.content and len(found.files) == 1
        assert "Trail of the day" not in found.content, "Ana never rode it"
        theirs = (await ana.slash(channel, "stats", person=ben)).message
        assert "against Ana" in theirs.content
        settings = await house.bot.tables.preferences.person(int(ben.id))
        await house.bot.tables.preferences.save(type(settings)(person=int(ben.id), shown=False))
        assert "can’t see" in words((await ana.slash(channel, "stats", person=ben)).message)
        house.clean()


@pytest.mark.parametrize(
    ("path", "option"),
    [
        ("stats", {"name": "person", "type": 6, "value": "12345678901234567"}),
        ("trail learn", {"name": "game", "type": 3, "value": "chess"}),
    ],
)
async def test_what_only_a_forger_sends_is_refused_and_nothing_breaks(
    tmp_path: Path, path: str, option: Json, caplog: pytest.LogCaptureFixture
) -> None:
    async with local_bot(tmp_path) as house:
        ana, channel = house.fake.person("Ana"), await house.fake.new_channel("table")
        data, _ = command_data(house.fake.world, ana.account, channel, path, {})
        inner = data
        while inner.get("options"):
            (inner,) = inner["options"]
        inner["options"] = [option]
        answer = await ana.interact(Ask.COMMAND, channel, data, f"/{path}")
        assert answer.content and "my side" not in answer.content
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
