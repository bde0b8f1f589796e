"""Lessons on the bot: learnt by tapping, answered, left and gone on with, remembered."""

from __future__ import annotations

from pathlib import Path

from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message
from bot.store.records import Table
from bot.trials.lessons import Learner, plan, run
from bot.trials.local_bot import LocalBot, local_bot
from bot.words.i18n import say
from engine.lessons import Lesson, course_of
from tests.e2e.harness import parts


def lesson(name: str, game: str = "argentina") -> Lesson:
    course = course_of(game)
    assert course is not None
    found = course.find(name)
    assert found is not None
    return found


async def school(house: LocalBot) -> tuple[Person, Channel, Learner]:
    ana, channel = house.fake.person("Ana"), await house.fake.new_channel("school")
    return ana, channel, Learner(house, ana, channel, "en")


async def test_lessons_are_finished_right_and_with_every_mistake_first(tmp_path: Path) -> None:
    """A small version of `python -m bot lessons`, which does all of them in all languages."""
    figures = await run(tmp_path, ["ru"], ["argentina", "original"], ["aim"])
    assert figures.failed == []
    assert (figures.lessons, figures.finished) == (2, 2)
    assert figures.mistakes == figures.mistakes_answered == 7


async def test_a_lesson_is_left_and_gone_on_with_and_remembered(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, _, learner = await school(house)
        aim = lesson("aim")
        first, second = plan(aim).route
        panel = await learner.open(aim)
        panel = await learner.tap(panel, aim.begin(), first)
        assert learner.sees(panel, say("en", "lesson-argentina-aim.task2"))
        learning = house.bot.tables.learning
        progress = await learning.progress(int(ana.id), "argentina")
        assert (progress.under_way, progress.finished) == ("aim", frozenset())
        house.bot.tables.context.games.forget((await _tables(house, ana))[0].id)
        panel = await learner.open(aim)
        assert learner.sees(panel, say("en", "lesson-argentina-aim.task2")), "it began anew"
        seconds = (await house.bot.tables.moments.of((await _tables(house, ana))[0].id, int(ana.id))).steps
        place = [step.picks for step in seconds].index(second)
        button = next(part for part in parts(panel, "p") if part["custom_id"].endswith(f":s{place}"))
        answer = await ana.click(panel, custom_id=button["custom_id"])
        await answer.until(lambda one: one.edits)
        assert answer.message is not None
        assert learner.sees(answer.message, say("en", "lesson-argentina-aim.done"))
        progress = await learning.progress(int(ana.id), "argentina")
        assert (progress.under_way, progress.finished) == ("", frozenset({"aim"}))
        following = progress.following()
        assert following is not None and following.id == "ride"
        house.clean()


async def _tables(house: LocalBot, person: Person) -> list[Table]:
    return await house.bot.tables.private.of(int(person.id), "lesson")


async def test_what_the_lesson_does_not_ask_for_is_told_and_not_done(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, _, learner = await school(house)
        objectives = lesson("objectives")
        other = plan(objectives).others
        panel = await learner.open(objectives)
        panel = await learner.tap(panel, objectives.begin(), other[0])
        text = next(str(part["content"]) for part in panel.parts if "content" in part)
        assert "That is allowed, too: You " in text and "engine to space 1." in text
        assert learner.sees(panel, say("en", "lesson-argentina-objectives.task1"))
        (table,) = await _tables(house, ana)
        assert (await house.bot.tables.play.asked(table.id, int(ana.id))).number == 0, "nothing was chosen"
        house.clean()


async def test_rule_cards_and_lessons_lead_to_each_other(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, channel, learner = await school(house)
        card = (await ana.slash(channel, "rules", term="hire")).message
        assert card is not None
        (button,) = parts(card, "l")
        assert button["label"] == "Lesson: Hiring workers"
        answer = await ana.click(card, custom_id=button["custom_id"])
        await answer.until(lambda one: one.edits)
        panel = answer.message
        assert panel is not None and learner.sees(panel, say("en", "lesson-argentina-hire.task1"))
        back = await ana.click(panel, custom_id="lr:argentina:hire")
        await back.until(lambda one: one.message and "Hiring" in one.message.content)
        house.clean()


async def test_nobody_sees_or_plays_the_lesson_of_another(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, _, learner = await school(house)
        panel: Message = await learner.open(lesson("aim"))
        assert len(await _tables(house, ana)) == 1
        ben = house.fake.person("Ben")
        assert await house.bot.tables.private.of(int(ben.id), "lesson") == []
        assert panel.viewer == ana.id
        progress = await house.bot.tables.learning.progress(int(ben.id), "argentina")
        assert (progress.finished, progress.under_way) == (frozenset(), "")
        house.clean()
