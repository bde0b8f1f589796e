"""The wrong person or moment, an old button, one pressed twice: nothing changes, and the person is told."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest

from bot.sandbox.people import Person
from bot.sandbox.state import Message
from bot.sandbox.wire import Ask, Part
from bot.words.i18n import say
from tests.e2e.conftest import House
from tests.e2e.harness import Sitting, asks, parts, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


def log_of(house: House, sitting: Sitting) -> int:
    """How often something was chosen at a table; what one tap chooses together counts once."""
    with closing(sqlite3.connect(house.bot.db)) as database:
        (count,) = database.execute(
            "SELECT count(*) FROM choices JOIN tables ON id = table_id WHERE channel = ? AND NOT follows",
            (sitting.channel.id,),
        ).fetchone()
    return int(count)


async def panel_of(sitting: Sitting) -> tuple[Person, Person, Message]:
    """Whoever is asked, the other one, and the open panel."""
    found = sitting.newest_ping()
    assert found is not None
    person, message = found
    (other,) = (one for one in sitting.people if one != person)
    return person, other, await sitting.open_panel(person, message)


async def test_the_other_player_presses_the_button_and_sees_whom_the_table_waits_for(house: House) -> None:
    sitting = await house.table()
    person, other, _ = await panel_of(sitting)
    found = sitting.newest_ping()
    assert found is not None
    seen = await sitting.open_panel(other, found[1])
    assert say("en", "panel-waiting", name=person.name) in seen.content and not asks(seen)
    assert log_of(house, sitting) == 0


async def test_a_stranger_presses_a_button_of_a_panel(house: House) -> None:
    """No honest client could: the panel is another person's. The click is forged, and refused."""
    sitting = await house.table()
    _, other, panel = await panel_of(sitting)
    (button, *_) = parts(panel, "pm")
    data = {"custom_id": button["custom_id"], "component_type": button["type"], "id": button["id"]}
    if button["type"] != 2:
        data["values"] = [button["options"][0]["value"]]
    before = panel.raw["components"]
    stranger = house.fake.person("Stranger")
    for person in (stranger, other):
        answer = await person.interact(Ask.COMPONENT, sitting.channel, data, "forged", panel, wait=False)
        await answer.until(lambda one: one.edits or one.followups)
    assert log_of(house, sitting) == 0
    assert panel.raw["components"] == before


async def test_a_command_at_the_wrong_moment_says_what_is_asked(house: House) -> None:
    sitting = await house.table()
    person, other, panel = await panel_of(sitting)
    question = next(line for line in panel.content.splitlines() if line.startswith("###"))
    for path, option, why in (
        ("hire", "worker", "building A"),
        ("engine", "to", "building C"),
        ("choose", "option", "not possible now"),
    ):
        answer = await person.slash(sitting.channel, path, wait=True, **{option: "nothing of the kind"})
        assert answer.ephemeral and why in answer.content and question in answer.content
    answer = await other.slash(sitting.channel, "move", to="A")
    assert answer.ephemeral and say("en", "not-asked", name=person.name) in answer.content
    answer = await house.fake.person("Stranger").slash(sitting.channel, "move", to="A")
    assert answer.ephemeral
    assert log_of(house, sitting) == 0


async def test_a_panel_that_was_overtaken_brings_the_fresh_question(house: House) -> None:
    sitting = await house.table()
    person, _, first = await panel_of(sitting)
    second = (await person.slash(sitting.channel, "hand")).message
    assert second is not None
    await sitting.tap(person, second)
    count = log_of(house, sitting)
    await sitting.tap(person, first)
    assert say("en", "panel-stale") in first.content
    assert log_of(house, sitting) == count
    assert [part["custom_id"] for part in parts(first, "pm")] == [
        part["custom_id"] for part in parts(second, "pm")
    ]


async def test_a_button_pressed_twice_counts_once(house: House) -> None:
    sitting = await house.table()
    person, _, panel = await panel_of(sitting)
    state = sitting.rng.getstate()
    first = await sitting.touch(person, panel)
    sitting.rng.setstate(state)
    second = await sitting.touch(person, panel)
    for answer in (first, second):
        await answer.edited()
    assert log_of(house, sitting) == 1


async def test_a_lobby_is_its_own_people_s(house: House) -> None:
    sitting = await house.table(begin=False)
    host, guest = sitting.people
    lobby = (await host.slash(sitting.channel, "trail new", players=2)).message
    assert lobby is not None
    before = lobby.content
    for label in ("Leave", "Add an AI", "Start"):
        answer = await guest.click(lobby, label)
        await answer.edited()
        assert lobby.content == before and answer.followups[0].content == say("en", "table-not-seated")
    again = await guest.slash(sitting.channel, "trail new")
    assert again.ephemeral and again.content == say("en", "table-channel-taken")


async def test_a_free_undo_in_ones_own_turn_is_told_to_nobody_else(house: House) -> None:
    sitting = await house.table()
    person, _, panel = await panel_of(sitting)
    await sitting.tap(person, panel)
    (undo,) = parts(panel, "u")
    await (await person.click(panel, custom_id=undo["custom_id"])).edited()
    assert "Taken back" in panel.content and asks(panel)
    (told,) = [message for message in sitting.told() if message.pinged]
    assert person.id in told.pinged and parts(told, "o"), "what asked for the turn still has its button"
    assert not any("takes back" in message.content for message in sitting.told())


async def test_consent_to_an_undo_says_what_would_be_taken_back(house: House) -> None:
    sitting = await house.table()
    person = await sitting.turn_by_buttons()
    await until(house.fake, lambda: sitting.waits_for_other(person))
    (other,) = {*sitting.people} - {person}
    _, message = sitting.newest_ping() or (None, None)
    assert message is not None
    await sitting.tap(other, await sitting.open_panel(other, message))
    warned = await person.slash(sitting.channel, "undo")
    await warned.until(lambda answer: bool(answer.followups))
    taken = warned.followups[0].content.partition("It would undo: ")[2]
    (button,) = parts(warned.followups[0], "u")
    await person.click(warned.followups[0], custom_id=button["custom_id"])
    ballot = await until(house.fake, lambda: next((one for one in sitting.told() if parts(one, "v")), None))
    theirs = taken[taken.index(other.name) + len(other.name) :]
    assert f"- **{other.name}**{theirs}" in ballot.content


async def test_after_a_vote_that_fails_the_table_has_its_button_and_not_those_of_the_vote(
    house: House,
) -> None:
    sitting = await house.table()
    host, guest = sitting.people
    answer = await host.slash(sitting.channel, "trail abandon")
    assert answer.content == say("en", "abandon-asked")
    ballot = await until(house.fake, lambda: next((one for one in sitting.told() if parts(one, "v")), None))
    assert parts(ballot, "o"), "the turn goes on meanwhile"
    await guest.click(ballot, "No")
    await until(house.fake, lambda: not parts(ballot, "vo"))
    (button,) = parts(sitting.told()[-1], "o")
    found = sitting.newest_ping()
    person = found[0] if found else host
    panel = (await person.click(sitting.told()[-1], custom_id=button["custom_id"])).message
    assert panel is not None


async def test_an_open_vote_keeps_its_buttons_when_a_turn_is_told(house: House) -> None:
    sitting = await house.table()
    host, guest = sitting.people
    await host.slash(sitting.channel, "trail abandon")
    ballot = await until(house.fake, lambda: next((one for one in sitting.told() if parts(one, "v")), None))
    for person in sitting.people:
        panel = (await person.slash(sitting.channel, "hand")).message
        assert panel is not None
        while asks(panel):
            await sitting.tap(person, panel)
    await until(house.fake, lambda: sitting.told()[-1] is not ballot and parts(sitting.told()[-1], "o"))
    assert parts(ballot, "v")
    await guest.click(ballot, "Yes")
    await until(house.fake, lambda: "without a result" in sitting.told()[-1].content)


async def test_moderators_can_end_a_game_and_players_vote(house: House) -> None:
    sitting = await house.table()
    host, guest = sitting.people
    await host.slash(sitting.channel, "trail abandon")
    ballot = await until(house.fake, lambda: next((one for one in sitting.told() if parts(one, "v")), None))
    stranger = house.fake.person("Stranger")
    answer = await stranger.click(ballot, "Yes")
    assert answer.ephemeral and answer.content == say("en", "vote-not-yours")
    await guest.click(ballot, "Yes")
    await until(house.fake, lambda: "without a result" in sitting.told()[-1].content)
    other = await house.table()
    moderator = house.fake.person("Moderator", moderator=True)
    hand = await moderator.slash(other.channel, "hand")
    assert hand.message is not None and not hand.message.files
    asked = (await moderator.slash(other.channel, "trail abandon")).message
    assert asked is not None and "without a result" not in other.told()[-1].content
    await moderator.click(asked, "End it")
    await until(house.fake, lambda: "without a result" in other.told()[-1].content)


async def test_hints_have_the_numbers_of_the_panel(house: House) -> None:
    sitting = await house.table()
    person, _, panel = await panel_of(sitting)
    hint = await person.slash(sitting.channel, "hint")
    await hint.until(lambda answer: answer.content.startswith("- **"))
    number, label = re.findall(r"- \*\*(\d+)\. (.+?)\*\*", hint.content)[0]
    beside = {
        part["accessory"]["label"]: part["components"][0]["content"]
        for part in panel.parts
        if part["type"] == Part.SECTION
    }
    assert label in beside[number]


async def test_tables_are_not_opened_faster_than_people_can_sit_down(house: House) -> None:
    sitting = await house.table(begin=False)
    host = sitting.people[0]
    answers = [await host.slash(sitting.channel, "trail new") for _ in range(4)]
    assert not answers[0].ephemeral
    assert [answer.content for answer in answers[1:3]] == [say("en", "table-channel-taken")] * 2
    assert answers[3].ephemeral and "try again in" in answers[3].content


async def be_done(person: Person, panel: Message) -> None:
    """Ride somewhere and do nothing there, which uncovers nothing."""
    while asks(panel):
        rides = [part for part in parts(panel, "p") if not part["label"].endswith("+")]
        done = [part for part in rides if part["label"].startswith(say("en", "option-action-done"))]
        part = (done or rides)[0]
        await (await person.click(panel, custom_id=part["custom_id"], wait=False)).edited()


async def test_a_turn_can_be_taken_back_from_its_last_panel_until_the_other_plays(house: House) -> None:
    sitting = await house.table()
    person, other, panel = await panel_of(sitting)
    for _ in range(2):
        await be_done(person, panel)
        await until(house.fake, lambda: sitting.waits_for_other(person))
        (button,) = parts(panel, "u")
        answer = await person.click(panel, custom_id=button["custom_id"], wait=False)
        await answer.edited()
        assert asks(panel) and "Taken back" in panel.content
        await until(house.fake, lambda: not sitting.waits_for_other(person))
    await be_done(person, panel)
    await until(house.fake, lambda: sitting.waits_for_other(person))
    _, _, theirs = await panel_of(sitting)
    await sitting.tap(other, theirs)
    seen = (await person.slash(sitting.channel, "hand")).message
    assert seen is not None and not parts(seen, "u")


async def test_a_command_at_the_wrong_moment_says_why_once_and_what_is_asked(house: House) -> None:
    sitting = await house.table()
    found = sitting.newest_ping()
    assert found is not None
    person = found[0]
    for path, given, why in (
        ("upgrade", {"station": "2"}, say("en", "illegal-unknown")),
        ("done", {}, say("en", "done-nothing")),
    ):
        panel = (await person.slash(sitting.channel, path, wait=True, **given)).message
        assert panel is not None and asks(panel)
        assert panel.content.startswith(f"✗ {why}\n") and panel.content.count("not possible") < 2
        assert "\n### " in panel.content
