"""What a panel shows: the picture that helps with its question, and only what can be tapped."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

from bot.components import COMPONENTS
from bot.components.content import SECTIONS, Panel, PanelOption
from bot.components.layout import layout
from bot.sandbox.limits.components import check_components
from bot.sandbox.messages import post
from bot.sandbox.wire import Json, walk
from bot.table.asked import Asked
from bot.table.records import Table
from bot.trials.local_bot import LocalBot, local_bot
from bot.words.speech import Speech
from tests.e2e.harness import asks, parts

ENOUGH = 1000  # choices: more than a game has
GAMES = 3  # at most: of chance, not every one shows everything


async def panels(house: LocalBot) -> AsyncIterator[tuple[Asked, Panel, Panel, int]]:
    """Every question of random games, with its panel and what `/hand` shows then."""
    people = house.fake.person("Ana"), house.fake.person("Ben")
    for number in range(GAMES):
        table = await house.table(await house.fake.new_channel(f"table-{number}"), *people)
        async for one in _panels_of(house, table):
            yield one


async def _panels_of(house: LocalBot, table: Table) -> AsyncIterator[tuple[Asked, Panel, Panel, int]]:
    bot, dice = house.bot, random.Random(2)
    for _ in range(ENOUGH):
        waiting_for = (await bot.tables.play.asked(table.id, None)).waiting_for
        if waiting_for is None:
            return
        person = table.seat(waiting_for).person
        assert person is not None
        asked = await bot.tables.play.asked(table.id, person)
        assert asked.decision is not None and asked.seat is not None
        cards = len((await bot.tables.play.look(table.id, person)).players[asked.seat].hand)
        panel = await bot.panels.make(table.id, person, "en")
        yield asked, panel, await bot.panels.make(table.id, person, "en", look="hand"), cards
        legal = list(asked.decision.legal)
        picks = dice.sample(legal, dice.randint(asked.decision.least, min(asked.decision.most, len(legal))))
        await bot.tables.play.choose(table.id, person, picks, asked.number)


async def test_the_picture_of_a_panel_helps_with_its_question(tmp_path: Path) -> None:
    seen: set[str] = set()
    async with local_bot(tmp_path) as house:
        async for asked, panel, hand, cards in panels(house):
            check_components(layout(panel).to_components(), v2=True)
            assert hand.picture.startswith("hand-") and hand.file is not None
            if asked.kind in ("move", "start", "build_at", "disc", "load", "hire"):
                assert panel.picture.startswith("places-") and panel.file is not None and panel.has_places
                seen.add("places")
            elif asked.kind in ("discard", "reveal", "remove"):
                assert panel.picture == hand.picture and panel.file is not None and not panel.has_places
                seen.add("hand")
            elif not cards and not panel.has_places:
                assert not panel.picture and panel.file is None
                seen.add("no cards")
            if not panel.main and not panel.instead:
                ends = panel.question.startswith("Your turn ends <t:")
                assert ends or panel.question == "That is all for here."
                assert not panel.tip and panel.passes
                seen.add("nothing to do")
            if seen == {"places", "hand", "no cards", "nothing to do"}:
                return
    raise AssertionError(f"whole games showed only {seen}")


async def test_the_board_takes_the_place_of_the_hand_and_gives_it_back(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        people = house.fake.person("Ana"), house.fake.person("Ben")
        channel = await house.fake.new_channel("table")
        table = await house.table(channel, *people)
        waiting_for = (await house.bot.tables.play.asked(table.id, None)).waiting_for
        (person,) = (one for one in people if table.seat(waiting_for or "").person == int(one.id))
        panel = (await person.slash(channel, "hand")).message
        assert panel is not None

        def shown() -> tuple[str, str]:
            """The picture, and where the button to the other one leads."""
            (file,) = panel.files
            (button,) = parts(panel, "k")
            return file["filename"].partition("-")[0], button["custom_id"].rpartition(":")[2]

        assert shown() == ("hand", "map")
        for other in (("places", "hand"), ("hand", "map")):
            answer = await person.click(panel, custom_id=parts(panel, "k")[0]["custom_id"], wait=False)
            await answer.edited()
            assert shown() == other and asks(panel)
        again = await house.bot.panels.make(table.id, int(person.id), "en")
        assert again.picture.startswith("hand-"), "the choice is kept"
        house.clean()


async def test_a_panel_of_before_is_answered_with_the_fresh_one(tmp_path: Path) -> None:
    """A panel that was sent as text with buttons, before there were steps: its button still works."""
    async with local_bot(tmp_path) as house:
        people = house.fake.person("Ana"), house.fake.person("Ben")
        channel = await house.fake.new_channel("table")
        table = await house.table(channel, *people)
        asked = await house.bot.tables.play.asked(table.id, None)
        seat = table.seat(asked.waiting_for or "")
        (person,) = (one for one in people if seat.person == int(one.id))
        for index, ids in (("0", 1), ("0", 0)):
            name = f"p:{table.id}:{seat.seat}:0:{index}"
            button = {
                "type": 2,
                "style": 1,
                "label": "1.",
                "custom_id": name,
            }
            old = post(
                house.fake,
                channel,
                {"content": "### Where?", "components": [{"type": 1, "components": [button]}], "flags": 64},
                [],
                viewer=person.id,
                through_token=True,
            )
            answer = await person.click(old, custom_id=name, wait=False)
            await answer.edited()
            assert old.raw["content"] == "" and parts(old, "pm"), "it is a fresh panel now"
            assert ("no longer open" in old.content) == (ids == 0), "the second time that question is stale"
        house.clean()


async def test_a_command_for_what_is_blocked_says_why(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        async for asked, *_ in panels(house):
            assert asked.decision is not None and asked.seat is not None
            blocked = [one for one in asked.decision.options if one.blocked and one.blocked.key[:4] == "why-"]
            if not blocked:
                continue
            table = await house.bot.table(asked.table_id)
            seat, channel = table.seat(asked.seat), house.fake.world.channels[str(table.channel)]
            (person,) = (one for one in house.fake.people() if int(one.id) == seat.person)
            answer = await person.slash(channel, "choose", option=blocked[0].id)
            why = Speech("en", "argentina").reason(blocked[0].blocked)
            assert answer.content.startswith(f"✗ That is not possible now: {why}.\n")
            return
    raise AssertionError("nothing was blocked in a whole game")


def test_no_two_components_listen_to_the_same_ids() -> None:
    """discord.py would call only the one that was made last."""
    templates = [part.__discord_ui_compiled_template__.pattern for part in COMPONENTS]
    assert sorted(templates) == sorted(set(templates))


def many(label: str, plain: str) -> list[Json]:
    """A panel with more options than sections, as components."""
    panel = Panel("abc", "north", 12, question="What do you do?", mine=True)
    panel.main = [
        PanelOption(f"s{place}", label.format(place), plain.format(place), "", "", "", str(place + 1))
        for place in range(SECTIONS + 3)
    ]
    made = layout(panel).to_components()
    check_components(made, v2=True)
    return list(walk(made))


def test_of_many_options_the_numbers_come_first_and_a_line_each_says_what_they_are() -> None:
    made = many("{0} <:coin:1>", "Pay {0} pesos and gain a certificate")
    buttons = [part for part in made if part.get("custom_id", "").startswith("p:")]
    assert [one["label"] for one in buttons] == [str(place + 1) for place in range(SECTIONS + 3)]
    lines = next(part["content"] for part in made if "**1**" in part.get("content", ""))
    assert len(lines.splitlines()) == SECTIONS + 3 and "**12** 11 <:coin:1>" in lines
    assert made.index(buttons[-1]) < next(
        place for place, part in enumerate(made) if part.get("content") == lines
    )


def test_where_there_are_no_emoji_the_buttons_say_it_themselves() -> None:
    made = many("Hire worker {0}", "Hire worker {0}")
    buttons = [part for part in made if part.get("custom_id", "").startswith("p:")]
    assert [one["label"] for one in buttons][:2] == ["1 Hire worker 0", "2 Hire worker 1"]
    assert not any("**1**" in part.get("content", "") for part in made)
