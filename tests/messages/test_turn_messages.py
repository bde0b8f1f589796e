"""What the table is told of a turn: one line that calls the next player, and nothing old to press."""

from __future__ import annotations

from pathlib import Path

import discord

from bot.messages.composer import Composer
from bot.messages.drafts import Draft
from bot.pictures.pictures import Picture
from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import COMPONENTS_V2, Part
from bot.store import outbox
from bot.store.records import Letter, Table
from bot.table.asked import rides_of
from bot.trials.local_bot import LocalBot, local_bot
from tests.e2e.harness import parts, until


async def begun(house: LocalBot) -> tuple[Table, Channel, list[Person]]:
    people = [house.fake.person("Ana"), house.fake.person("Ben")]
    channel = await house.fake.new_channel("table")
    return await house.table(channel, *people), channel, people


async def a_turn(house: LocalBot, table: Table) -> None:
    """Whoever is asked plays their turn, by the first thing that comes."""
    play = house.bot.tables.play
    turn = (await play.asked(table.id, None)).turn
    while (asked := await play.asked(table.id, None)).turn == turn:
        person = table.seat(asked.waiting_for or "").person
        assert person is not None
        mine = (await play.asked(table.id, person)).decision
        assert mine is not None
        legal = list(mine.legal)
        passes = [one for one in legal if one in ("done", "skip")]
        picks = passes or legal[: max(mine.least, min(1, mine.most))]
        await house.bot.tables.play.choose(table.id, person, picks, asked.number)


async def told(house: LocalBot, channel: Channel, count: int) -> list[Message]:
    def arrived() -> list[Message]:
        found = [one for one in house.fake.world.history(channel) if not one.ephemeral]
        return found if len(found) >= count and all(not parts(one, "ol") for one in found[:-1]) else []

    return await until(house.fake, arrived)


def kinds(message: Message) -> list[Part]:
    return [Part(part["type"]) for part in message.raw["components"]]


async def test_a_turn_is_told_as_text_board_and_one_line_with_the_button(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        await house.bot.own_emoji.refresh()
        table, channel, people = await begun(house)
        await told(house, channel, 1)
        await a_turn(house, table)
        before, newest = await told(house, channel, 2)
        assert newest.raw["flags"] & COMPONENTS_V2 and not newest.raw["content"]
        told_so = [Part.TEXT_DISPLAY, Part.MEDIA_GALLERY, Part.SECTION]
        assert kinds(newest)[:3] == told_so and set(kinds(newest)[3:]) == {Part.ACTION_ROW}
        said, shown, call, *_, row = newest.raw["components"]
        assert "-# turn 1\n<:pawn_" in said["content"] and shown["items"][0]["description"]
        next_one = (await house.bot.tables.play.asked(table.id, None)).waiting_for
        person = table.seat(next_one or "").person
        assert f"<@{person}>" in call["components"][0]["content"] and newest.pinged == [str(person)]
        assert call["accessory"]["custom_id"].startswith(f"o:{table.id}:")
        assert [one["custom_id"] for one in row["components"]] == [f"l:{table.id}", f"yn:{table.id}"]
        # What came before keeps its words and its picture, and nothing to press.
        assert kinds(before) == [Part.TEXT_DISPLAY, Part.MEDIA_GALLERY, Part.TEXT_DISPLAY]
        assert len(before.files) == 1 and "The game begins" in before.content
        looked = await people[0].click(newest, custom_id=f"l:{table.id}")
        assert looked.ephemeral and looked.message is not None and looked.message.files
        house.clean()


async def test_what_another_process_has_sent_is_read_before_its_buttons_go(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        table, channel, _ = await begun(house)
        (first,) = await told(house, channel, 1)
        await until(house.fake, lambda: house.bot.post._sender._asking)  # type: ignore[attr-defined]
        house.bot.post._sender._asking.clear()  # type: ignore[attr-defined]
        words, files = first.content, [one["filename"] for one in first.files]
        await a_turn(house, table)
        await told(house, channel, 2)
        assert first.content == words and [one["filename"] for one in first.files] == files
        assert not parts(first, "ol")
        house.clean()


async def test_a_message_is_known_again_by_what_it_carries(tmp_path: Path) -> None:
    """Also one of before, which was text with a picture beside it."""
    async with local_bot(tmp_path) as house:
        table, channel, _ = await begun(house)
        await told(house, channel, 1)
        found = await outbox.newest_of_kind(house.bot.store.read, table.id, "started")
        assert isinstance(found, Letter)
        draft = await Composer(house.bot).compose(found, table)
        assert draft is not None
        where = house.bot.get_partial_messageable(int(channel.id))
        (sent,) = [one async for one in where.history(limit=5)]
        assert draft.is_in(sent) and not Draft("another").is_in(sent)
        old = Draft(found.nonce)
        old.show(Picture("board", b"no picture", "The board."), "en")
        before = await where.send(
            "Of a version before.", files=[discord.File(__file__, old.files[0].filename)]
        )
        assert draft.is_in(before) and not Draft("another").is_in(before)
        plain, words = Draft("abc"), Draft("abd")
        plain.add("The table has decided: yes.")
        words.add("The table has decided: no.")
        for sending in ({"content": plain.text}, plain.sending()):
            known = await where.send(**sending)
            assert plain.is_in(known) and not words.is_in(known)
        house.clean()


async def test_a_message_without_anything_in_it_is_refused_as_discord_would(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        _, channel, _ = await begun(house)
        await told(house, channel, 1)
        where = house.bot.get_partial_messageable(int(channel.id))
        (sent,) = [one async for one in where.history(limit=5)]
        try:
            await sent.edit(view=None)
        except discord.HTTPException as error:
            assert error.code == 50006
        else:
            raise AssertionError("a message of V2 stays without components")


async def called(house: LocalBot, people: list[Person], channel: Channel) -> tuple[Person, Person, Message]:
    """Whoever is called by the newest message, the other one, and that message."""
    (newest,) = (await told(house, channel, 1))[-1:]
    (person,) = (one for one in people if one.id in newest.pinged)
    (other,) = (one for one in people if one is not person)
    return person, other, newest


async def test_a_ride_is_tapped_under_the_message_and_the_panel_goes_on_from_there(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        await house.bot.own_emoji.refresh()
        table, channel, people = await begun(house)
        await told(house, channel, 1)
        await a_turn(house, table)
        await a_turn(house, table)
        await told(house, channel, 3)
        person, other, message = await called(house, people, channel)
        rides = await house.bot.tables.play.rides(table.id)
        buttons = [one for one in message.parts if one.get("custom_id", "").startswith("go:")]
        assert rides is not None and len(buttons) == len(rides.options) > 1
        assert all(one.get("emoji") or one.get("label") for one in buttons)

        refused = await other.click(message, custom_id=buttons[1]["custom_id"])
        assert refused.message is not None and refused.message.ephemeral
        assert (await house.bot.tables.play.asked(table.id, None)).number == rides.number

        panel = (await person.click(message, custom_id=buttons[1]["custom_id"])).message
        assert panel is not None and panel.ephemeral and parts(panel, "pm")
        assert await where(house, table, rides.seat) == rides.options[1].text.values["space"]

        again = (await person.click(message, custom_id=buttons[0]["custom_id"])).message
        assert again is not None and "no longer open" in again.content and parts(again, "pm")
        assert await where(house, table, rides.seat) == rides.options[1].text.values["space"]
        house.clean()


async def where(house: LocalBot, table: Table, seat: str) -> str | None:
    return (await house.bot.tables.play.look(table.id, None)).places[seat]


async def test_what_stands_under_the_message_says_nothing_of_a_hand(tmp_path: Path) -> None:
    """An objective that could be played, or cattle that could be sold at once, would tell the others."""
    async with local_bot(tmp_path) as house:
        table, _, _ = await begun(house)
        looked = 0
        for _ in range(12):
            if (rides := await house.bot.tables.play.rides(table.id)) is not None:
                looked += 1
                assert all(one.id.startswith(("move:", "start:")) for one in rides.options)
                async with house.bot.tables.context.games.hold(table.id) as live:
                    for seed in range(4):
                        decision = live.game.imagine(other_seat(rides.seat), seed).decision
                        assert decision is not None and rides_of(decision) == rides.options
            await a_turn(house, table)
        assert looked > 5
        house.clean()


def other_seat(seat: str) -> str:
    return next(one for one in ("north", "east") if one != seat)
