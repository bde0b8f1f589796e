"""Help as people meet it: rule cards, why something is not possible, what can be done now, tips."""

from __future__ import annotations

from functools import partial

import pytest

from bot.sandbox.wire import walk
from bot.words.i18n import say
from bot.words.rulecards import cards, lines, title
from engine import GAMES
from tests.e2e.conftest import House
from tests.e2e.harness import PATIENCE, Sitting, asks, parts, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_rules_finds_a_card_and_leads_on(house: House) -> None:
    ana = house.fake.person("Reader")
    channel = await house.fake.new_channel("rules")
    offered = await ana.autocomplete(channel, "rules", "term", "exaustion")
    assert offered[0]["value"] == "exhaustion"
    answer = await ana.slash(channel, "rules", term="ship 9")
    card = cards()["ship-9"]
    assert answer.ephemeral and lines(card, "en")[0] in answer.content
    assert answer.message is not None and answer.message.raw["attachments"]
    related = await ana.select(answer.message, "r:card", ["loading"])
    await related.edited(within=PATIENCE)
    assert title(cards()["loading"], "en") in answer.message.content
    back = await ana.click(answer.message, custom_id="rc")
    await back.edited(within=PATIENCE)
    assert say("en", "rules-contents") in answer.message.content
    chapter = await ana.select(answer.message, "r:section", ["ships"])
    await chapter.edited(within=PATIENCE)
    assert say("en", "section-ships") in answer.message.content
    lost = await ana.slash(channel, "rules", term="xyzzy")
    assert say("en", "rules-none", term="xyzzy") in lost.content


async def test_rules_and_help_speak_the_persons_language(house: House) -> None:
    channel = await house.fake.new_channel("languages")
    for name, locale, language in (
        ("Dora", "de", "de"),
        ("Davi", "pt-BR", "pt-BR"),
        ("Daria", "ru", "ru"),
        ("Dirk", "nl", "en"),
    ):
        person = house.fake.person(name, locale=locale)
        answer = await person.slash(channel, "rules", term="Caracu")
        assert title(cards()["breed-caracu"], language) in answer.content
        answer = await person.slash(channel, "help")
        assert say(language, "help-title") in answer.content
        for command in ("solo", "daily", "new"):
            assert f"</trail {command}:" in answer.content, "to be tapped"
    dirk = house.fake.person("Dirk")
    answer = await dirk.slash(channel, "language", language="ru")
    assert say("ru", "language-saved") in answer.content
    answer = await dirk.slash(channel, "rules")
    assert say("ru", "rules-contents") in answer.content
    answer = await dirk.slash(channel, "language", language="de", server=True)
    assert say("ru", "error-moderators") in answer.content


def _asked_again(sitting: Sitting, before: object) -> bool:
    return sitting.newest_ping() != before


async def test_why_not_names_reasons_and_their_rules(house: House) -> None:
    sitting = await house.table()
    for _ in range(12):
        found = sitting.newest_ping()
        assert found is not None
        person, message = found
        panel = await sitting.open_panel(person, message)
        while asks(panel):
            if buttons := parts(panel, "w"):
                answer = await person.click(panel, custom_id=buttons[0]["custom_id"], wait=False)
                await answer.until(lambda one: one.followups, within=PATIENCE)
                (told,) = answer.followups
                assert told.ephemeral and say("en", "why-not-title") in told.content
                (menu,) = parts(told, "r")
                picked = menu["options"][0]["value"]
                shown = await person.select(told, "r:card", [picked])
                await shown.edited(within=PATIENCE)
                assert title(cards()[picked], "en") in told.content
                return
            await sitting.tap(person, panel)
        await until(house.fake, partial(_asked_again, sitting, found))
    pytest.fail("nothing was blocked in twelve turns")


async def test_tips_come_in_a_first_game_and_can_be_switched_off(house: House) -> None:
    sitting = await house.table()
    found = sitting.newest_ping()
    assert found is not None
    person, message = found
    panel = await sitting.open_panel(person, message)
    kind = "start" if say("en", "ask-start") in panel.content else "discard"
    assert say("en", f"tip-{kind}") in panel.content
    (off,) = parts(panel, "t")
    await (await person.click(panel, custom_id=off["custom_id"], wait=False)).edited()
    assert say("en", "help-tips-off") in panel.content
    assert say("en", f"tip-{kind}") not in panel.content and not parts(panel, "t")
    panel = await sitting.open_panel(person, message)
    assert "💡" not in panel.content and not parts(panel, "t")
    answer = await person.slash(sitting.channel, "help", tips=True)
    assert say("en", "help-tips-on") in answer.content
    assert say("en", "help-your-turn", what="", commands="").split(".")[0] in answer.content


async def test_only_the_owner_hears_how_the_bot_is_doing(house: House) -> None:
    channel = await house.fake.new_channel("health")
    owner, stranger = house.fake.people()[0], house.fake.person("Nosy")
    answer = await owner.slash(channel, "health")
    assert answer.ephemeral and "Games in memory" in answer.content
    refused = await stranger.slash(channel, "health")
    assert refused.ephemeral and refused.content == say("en", "owner-only")


async def test_help_leads_on_by_taps(house: House) -> None:
    ana = house.fake.person("Tapper")
    channel = await house.fake.new_channel("taps")
    answer = await ana.slash(channel, "help")
    assert answer.message is not None
    taps = {part["custom_id"] for part in walk(answer.message.raw["components"]) if part.get("custom_id")}
    assert {f"go:solo:{game}" for game in GAMES} | {"go:daily", "go:rules", "go:mygames", "set"} <= taps
    rules = await ana.click(answer.message, custom_id="go:rules")
    assert say("en", "rules-contents") in rules.content and rules.ephemeral
    settings = await ana.click(answer.message, custom_id="set")
    assert say("en", "settings-title") in settings.content
    mine = await ana.click(answer.message, custom_id="go:mygames")
    assert "</trail solo:" in mine.content
    opened = await ana.click(answer.message, custom_id="go:new:original", wait=False)
    await opened.until(lambda one: one.followups, within=PATIENCE)
    (lobby,) = opened.followups
    assert opened.content == say("en", "guide-opened") and not lobby.ephemeral
    assert parts(lobby, "b") and say("en", "game-original") in lobby.content
    lobbied = await ana.slash(channel, "help")
    assert "</trail join:" in lobbied.content
