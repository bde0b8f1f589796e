"""Tables that one person ends, moves or brings back; and commands that say where their action is."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import FakeDiscord
from bot.sandbox.state import Channel, Message
from bot.words.i18n import say
from tests.e2e.conftest import House
from tests.e2e.harness import Sitting, asks, parts, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


def refused(fake: FakeDiscord) -> set[int]:
    codes = {rejected.code for rejected in fake.rejected}
    fake.rejected.clear()
    return codes


async def said(person: Person, channel: Channel, path: str, **values: Any) -> Message:
    message = (await person.slash(channel, path, **values)).message
    assert message is not None and message.ephemeral
    return message


def beginning(key: str, **values: str) -> str:
    """A text up to the first command in it, of which Discord makes a mention."""
    return say("en", key, **values).partition("`")[0]


def heard(person: Person, word: str) -> bool:
    return any(message.text.startswith(word) for message in person.messages(person.dm))


async def panel_at(sitting: Sitting) -> tuple[Person, Message]:
    found = sitting.newest_ping()
    assert found is not None
    return found[0], await sitting.open_panel(*found)


# A moderator ends a game (18.13)


async def test_a_moderator_is_asked_first_by_name_and_anybody_of_the_table_can_bring_it_back(
    house: House,
) -> None:
    sitting = await house.table()
    host, guest = sitting.people
    told = len(sitting.told())
    moderator = house.fake.person("Moderator who ends", moderator=True)
    question = await said(moderator, sitting.channel, "trail abandon")
    assert host.name in question.content and guest.name in question.content
    assert f"<#{sitting.channel.id}>" in question.content and "Argentina" in question.content
    await (await moderator.click(question, "Let it go on")).edited()
    assert question.content == say("en", "end-kept") and len(sitting.told()) == told
    question = await said(moderator, sitting.channel, "trail abandon")
    await (await moderator.click(question, "End it")).edited()
    word = await until(house.fake, lambda: next((one for one in sitting.told() if parts(one, "e")), None))
    assert "without a result" in word.content and "seed was" not in word.content and not word.pinged
    assert (await guest.slash(sitting.channel, "status")).content.startswith(beginning("table-none"))
    stranger = house.fake.person("Stranger who ends")
    assert (await stranger.click(word, "Bring it back")).content == say("en", "table-not-seated")
    assert (await guest.click(word, "Bring it back")).content == say("en", "end-undone")
    await until(house.fake, lambda: not parts(word, "e") and parts(sitting.told()[-1], "o"))
    assert sitting.told()[-1].pinged, "whoever is asked is called again"
    assert "no table" not in (await guest.slash(sitting.channel, "status")).content
    answer = await moderator.click(question, "Bring it back")
    await until(house.fake, lambda: [one.content for one in answer.followups] == [say("en", "back-already")])


async def test_whoever_is_no_moderator_cannot_use_their_buttons(house: House) -> None:
    sitting = await house.table()
    moderator = house.fake.person("Moderator no more", moderator=True)
    question = await said(moderator, sitting.channel, "trail abandon")
    moderator.account.moderator = False
    answer = await moderator.click(question, "End it")
    await until(house.fake, lambda: answer.followups)
    assert answer.followups[0].content == say("en", "table-abandon-by-vote")
    assert "no table" not in (await sitting.people[0].slash(sitting.channel, "status")).content


# A channel that is gone (18.8)


async def test_the_people_of_a_deleted_channel_take_their_game_elsewhere(house: House) -> None:
    sitting, elsewhere = await house.table(), await house.table(begin=False)
    host, guest = sitting.people
    found = sitting.newest_ping()
    assert found is not None
    person = found[0]
    await house.fake.delete_channel(sitting.channel)
    word = beginning("error-gone", channel=f"<#{sitting.channel.id}>")
    await until(house.fake, lambda: all(heard(one, word) for one in (host, guest)))
    (direct,) = await until(
        house.fake, lambda: [one for one in person.messages(person.dm) if parts(one, "o")]
    )
    assert asks(await sitting.open_panel(person, direct)), "there is a way to the turn, though no channel"
    suggested = await guest.autocomplete(elsewhere.channel, "trail move", "table")
    assert len(suggested) == 1 and host.name in suggested[0]["name"]
    await said(guest, elsewhere.channel, "trail move", table=suggested[0]["value"])
    elsewhere.people = sitting.people
    newest = await until(house.fake, elsewhere.newest_ping)
    assert newest[0] is person and sorted(newest[1].pinged) == sorted(one.id for one in sitting.people)
    await elsewhere.turn_by_buttons()
    await until(house.fake, lambda: elsewhere.waits_for_other(person))
    assert refused(house.fake) <= {10003}


async def test_the_people_of_a_server_without_the_bot_end_their_game(house: House) -> None:
    sitting = await house.table()
    host, guest = sitting.people
    await house.fake.remove_bot()
    try:
        await until(house.fake, lambda: all(one.messages(one.dm) for one in sitting.people))
        question = await said(guest, guest.dm, "trail abandon")
        assert f"<#{sitting.channel.id}>" in question.content
        await (await guest.click(question, "End it")).edited()
        assert (await said(guest, guest.dm, "mygames")).content.startswith(beginning("mygames-none"))
        word = await until(
            house.fake, lambda: next((m for m in host.messages(host.dm) if parts(m, "e")), None)
        )
        assert (await host.click(word, "Bring it back")).content == say("en", "end-undone")
        mine = (await said(host, host.dm, "mygames")).content
        assert f"<#{sitting.channel.id}>" in mine
    finally:
        await house.fake.invite_bot()
    assert refused(house.fake) <= {50001}
    await until(house.fake, lambda: parts(sitting.told()[-1], "o"))


async def test_a_table_whose_channel_works_is_moved_by_moderators_only(house: House) -> None:
    sitting, elsewhere = await house.table(), await house.table(begin=False)
    host = sitting.people[0]
    refusal = await said(host, elsewhere.channel, "trail move")
    assert refusal.content.startswith(beginning("move-moderators", where=f"<#{sitting.channel.id}>"))
    assert (await said(host, host.dm, "trail abandon")).content == say("en", "abandon-asked")
    host.account.moderator = True
    await said(host, elsewhere.channel, "trail move")
    elsewhere.people = sitting.people
    await until(house.fake, elsewhere.newest_ping)
    await until(house.fake, lambda: f"<#{elsewhere.channel.id}>" in sitting.told()[-1].content)


# Typing (18.15)


async def test_a_command_at_the_wrong_place_says_where_its_action_is(house: House) -> None:
    sitting = await house.table()
    person, _ = await panel_at(sitting)
    typed = await person.autocomplete(sitting.channel, "move", "to", "b")
    assert typed[0]["value"].endswith(":B")
    panel = await said(person, sitting.channel, "buy", cattle="niata")
    assert "You find “Buy cattle” here: building E" in panel.content
    await said(person, sitting.channel, "move", to="a")
    panel = await said(person, sitting.channel, "buy", cattle="niata")
    assert "Building A does not offer “Buy cattle”" in panel.content


async def test_the_beginning_of_a_workers_name_hires_the_only_one_it_fits(house: House) -> None:
    sitting = await house.table()
    person, _ = await panel_at(sitting)
    await said(person, sitting.channel, "move", to="a")
    offered = await person.autocomplete(sitting.channel, "hire", "worker")
    kinds = [one["value"].rpartition(":")[2] for one in offered if one["value"].startswith("use:2")]
    # A plain worker's name begins with what is typed; a strong one's has it only further on.
    fits = {name: kinds.count(name) or kinds.count(f"{name}+") for name in (one.rstrip("+") for one in kinds)}
    alone = [name for name, count in fits.items() if count == 1]
    several = [name for name, count in fits.items() if count > 1]
    if several:
        panel = await said(person, sitting.channel, "hire", worker=several[0][:4])
        assert "Several things fit" in panel.content
    if alone:
        panel = await said(person, sitting.channel, "hire", worker=alone[0][:4])
        assert "✗" not in panel.content
    assert alone or several
