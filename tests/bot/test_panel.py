"""What a panel shows: the picture that helps with its question, and only what can be tapped."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

from bot.panel import PLACES, Panel
from bot.parts.panel import components
from bot.speech import Speech
from bot.table.play import Asked
from tests.bot.house import House, housed
from tests.e2e.harness import asks, parts

ENOUGH = 1000  # choices: more than a game has


async def panels(house: House) -> AsyncIterator[tuple[Asked, Panel, Panel, int]]:
    """Every question of a random game, with its panel and what `/hand` shows then."""
    bot, dice = house.bot, random.Random(2)
    people = house.stand.person("Ana"), house.stand.person("Ben")
    table = await house.table(await house.stand.new_channel("table"), *people)
    for _ in range(ENOUGH):
        waiting_for = (await bot.tables.play.asked(table.id, None)).waiting_for
        if waiting_for is None:
            return
        person = table.seat(waiting_for).person
        assert person is not None
        asked = await bot.tables.play.asked(table.id, person)
        assert asked.decision is not None and asked.seat is not None
        cards = len((await bot.tables.play.look(table.id, person))["players"][asked.seat]["hand"])
        panel = await bot.panels.make(table.id, person, "en")
        yield asked, panel, await bot.panels.make(table.id, person, "en", hand=True), cards
        legal = list(asked.decision.legal)
        picks = dice.sample(legal, dice.randint(asked.decision.least, min(asked.decision.most, len(legal))))
        await bot.tables.play.choose(table.id, person, picks, asked.number)


async def test_the_picture_of_a_panel_helps_with_its_question(tmp_path: Path) -> None:
    seen: set[str] = set()
    async with housed(tmp_path) as house:
        async for asked, panel, hand, cards in panels(house):
            ids = [getattr(item, "custom_id", "")[0] for item in components(panel, "en").children]
            assert hand.picture.startswith("hand-") and hand.file is not None
            if asked.kind in PLACES:
                assert panel.picture.startswith("places-") and panel.file is not None and "l" not in ids
                seen.add("board")
            elif cards:
                assert panel.picture == hand.picture and panel.file is not None and "l" in ids
                seen.add("hand")
            else:
                assert not panel.picture and panel.file is None
                seen.add("no cards")
            if not panel.options:
                assert "That is all for here." in panel.text and not panel.tip and panel.passes
                seen.add("nothing to do")
            if seen == {"board", "hand", "no cards", "nothing to do"}:
                return
    raise AssertionError(f"a whole game showed only {seen}")


async def test_the_board_takes_the_place_of_the_hand_and_gives_it_back(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        people = house.stand.person("Ana"), house.stand.person("Ben")
        channel = await house.stand.new_channel("table")
        table = await house.table(channel, *people)
        waiting_for = (await house.bot.tables.play.asked(table.id, None)).waiting_for
        (person,) = (one for one in people if table.seat(waiting_for or "").person == int(one.id))
        panel = (await person.slash(channel, "hand")).message
        assert panel is not None

        def shown() -> tuple[str, str]:
            """The picture, and the letter of the button to the other one."""
            (file,) = panel.files
            (button,) = parts(panel, "lg")
            return file["filename"].partition("-")[0], button["custom_id"][0]

        assert shown() == ("hand", "l")
        for other in (("places", "g"), ("hand", "l")):
            answer = await person.click(panel, custom_id=parts(panel, "lg")[0]["custom_id"], wait=False)
            await answer.edited()
            assert shown() == other and asks(panel)
        house.clean()


async def test_a_command_for_what_is_blocked_says_why(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        async for asked, *_ in panels(house):
            assert asked.decision is not None and asked.seat is not None
            blocked = [one for one in asked.decision.options if one.blocked and one.blocked.key[:4] == "why-"]
            if not blocked:
                continue
            seat = (await house.bot.table(asked.table_id)).seat(asked.seat)
            (person,) = (one for one in house.stand.people() if int(one.id) == seat.person)
            answer = await person.slash(house.stand.channel("table"), "choose", option=blocked[0].id)
            why = Speech("en", "argentina").reason(blocked[0].blocked)
            assert answer.content.startswith(f"✗ That is not possible now: {why}.\n")
            return
    raise AssertionError("nothing was blocked in a whole game")
