"""Where a table can be: a thread, a forum post, a direct message, a thread that was archived."""

from __future__ import annotations

import pytest

from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import ChannelKind
from bot.words.i18n import say
from tests.e2e.conftest import House
from tests.e2e.harness import SEEN_ENOUGH, Sitting, asks, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


def pings(person: Person, channel: Channel) -> int:
    return len(person.pings(channel))


async def play_solo(house: House, sitting: Sitting, person: Person, channel: Channel, panel: Message) -> None:
    """A quick turn of one's own; then the opponent's, after which one is asked again."""
    sitting.choices = SEEN_ENOUGH
    if not asks(panel):
        await until(house.fake, lambda: pings(person, channel) > 0)
        panel = (await person.slash(channel, "hand")).message or panel
    before = pings(person, channel)
    while asks(panel):
        await sitting.tap(person, panel)
    await until(house.fake, lambda: pings(person, channel) > before)


async def test_solo_makes_a_thread_of_its_own(house: House) -> None:
    sitting = await house.table(begin=False)
    person = sitting.people[0]
    panel = (await person.slash(sitting.channel, "trail solo")).message
    assert panel is not None and panel.ephemeral
    (thread,) = house.fake.threads(sitting.channel)
    assert f"<#{thread.id}>" in panel.content and person.name in thread.name
    await play_solo(house, sitting, person, thread, panel)


async def test_solo_in_an_announcement_channel_makes_a_thread_of_its_kind(house: House) -> None:
    """Discord makes no other public threads there (18.9)."""
    person = (await house.table(begin=False)).people[0]
    news = await house.fake.new_channel("news", ChannelKind.ANNOUNCEMENT)
    panel = (await person.slash(news, "trail solo")).message
    (thread,) = house.fake.threads(news)
    assert panel is not None and asks(panel) and thread.kind is ChannelKind.ANNOUNCEMENT_THREAD


async def test_solo_in_a_direct_message(house: House) -> None:
    sitting = await house.table(begin=False)
    person = sitting.people[0]
    panel = (await person.slash(person.dm, "trail solo")).message
    assert panel is not None
    await play_solo(house, sitting, person, person.dm, panel)


def panels(person: Person, channel: Channel) -> list[Message]:
    return [message for message in person.messages(channel) if asks(message)]


@pytest.mark.parametrize("opponent", ["automa", "greedy"])
async def test_a_solo_game_asks_on_below_the_message_of_each_turn(house: House, opponent: str) -> None:
    sitting = await house.table(begin=False)
    person, sitting.choices = sitting.people[0], SEEN_ENOUGH
    await person.slash(person.dm, "trail solo", opponent=opponent)
    for turn in range(1, 4):
        told = await until(house.fake, lambda: panels(person, person.dm))
        (panel,) = told  # the one of the turn before is gone
        assert person.messages(person.dm)[-1] is panel
        assert pings(person, person.dm) == turn
        while panel in panels(person, person.dm):
            answer = await sitting.touch(person, panel)
            await answer.edited()


@pytest.mark.parametrize(("command", "given"), [("done", {}), ("choose", {"option": "done"})])
async def test_a_solo_turn_that_ends_with_a_command_is_followed_by_the_next_question(
    house: House, command: str, given: dict[str, str]
) -> None:
    sitting = await house.table(begin=False)
    person = sitting.people[0]
    await person.slash(person.dm, "trail solo")
    await until(house.fake, lambda: panels(person, person.dm))
    begin = (await person.autocomplete(person.dm, "move", "to"))[0]["value"]
    await person.slash(person.dm, "move", to=begin)
    await person.slash(person.dm, command, wait=True, **given)
    await until(house.fake, lambda: pings(person, person.dm) == 2)
    await until(house.fake, lambda: asks(person.messages(person.dm)[-1]))


async def test_a_solo_game_asks_below_a_message_that_comes_late(house: House) -> None:
    sitting = await house.table(begin=False)
    person = sitting.people[0]
    house.fake.faults.fail("POST", "/channels/*/messages", status=503)
    await person.slash(person.dm, "trail solo")
    (panel,) = await until(house.fake, lambda: panels(person, person.dm))
    assert pings(person, person.dm) == 1 and person.messages(person.dm)[-1] is panel


async def test_a_table_in_a_forum_post(house: House) -> None:
    host = (await house.table(begin=False)).people[0]
    forum = await house.fake.new_channel("forum", ChannelKind.FORUM)
    post = await house.fake.new_thread(forum, "A game on Sunday", host)
    sitting = await house.table(begin=False)
    sitting.channel = post
    await sitting.begin()
    person = await sitting.turn_by_buttons()
    await until(house.fake, lambda: sitting.waits_for_other(person))


async def test_an_archived_thread_is_woken_by_the_next_message(house: House) -> None:
    sitting = await house.table(begin=False)
    sitting.channel = await house.fake.new_thread(sitting.channel, "Slow game", sitting.people[0])
    await sitting.begin()
    house.fake.faults.fail("POST", "/channels/*/messages", status=503)
    person = await sitting.turn_by_buttons()
    await house.fake.archive(sitting.channel)
    await until(house.fake, lambda: sitting.waits_for_other(person))
    assert not sitting.channel.archived


async def test_two_tables_in_one_server_do_not_meet(house: House) -> None:
    first, second = await house.table(), await house.table()
    await first.turn_by_buttons()
    stranger = second.people[0]
    answer = await stranger.slash(first.channel, "hand")
    assert answer.message is not None and not answer.message.files and not asks(answer.message)


async def test_a_solo_game_goes_on_in_the_panel_alone_where_direct_messages_are_closed(house: House) -> None:
    sitting = await house.table(begin=False)
    person, sitting.choices = sitting.people[0], SEEN_ENOUGH
    house.fake.close_dms(person)
    await person.slash(person.dm, "trail solo")
    for _ in range(3):
        (panel,) = await until(house.fake, lambda: panels(person, person.dm))
        while panel in panels(person, person.dm):
            answer = await sitting.touch(person, panel)
            await answer.edited()
    await until(house.fake, lambda: panels(person, person.dm))
    assert "not told in time" not in house.bot.log.read_text(), "what cannot come is not waited for"
    assert {one.code for one in house.fake.rejected} == {50007}
    house.fake.rejected.clear()


async def test_where_the_bot_is_a_guest_people_play_alone_and_hear_what_needs_it(house: House) -> None:
    sitting = await house.table(begin=False)
    person, sitting.choices = sitting.people[0], SEEN_ENOUGH
    house.fake.install_for(person)
    await house.fake.remove_bot()
    try:
        answer = await person.slash(sitting.channel, "trail new")
        assert answer.ephemeral and answer.content.startswith(say("en", "place-guest").partition("`")[0])
        panel = (await person.slash(sitting.channel, "trail solo")).message
        assert panel is not None and panel.content.startswith(say("en", "solo-direct"))
        await until(house.fake, lambda: pings(person, person.dm) == 1)
        panel = (await person.slash(sitting.channel, "hand")).message
        assert panel is not None and asks(panel)
        while len(person.messages(person.dm)) < 2:
            await sitting.tap(person, panel)
        assert pings(person, person.dm) >= 1 and asks(panel)
        board = (await person.slash(sitting.channel, "board")).message
        assert board is not None and board.files
    finally:
        await house.fake.invite_bot()
