"""Lessons: the contents of a course, and what a lesson adds to the usual panel."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self, cast

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import ActionRow, Button, Container, DynamicItem, Item, LayoutView, Select, TextDisplay

from bot.components.base import LABEL, Component, bot_of, language_of
from bot.components.help import LessonRules
from bot.components.lesson_button import GAME, LessonButton, open_lesson
from bot.components.purposes import panel_of
from bot.components.show import show_instead
from bot.components.solo import begin_solo
from bot.pictures.pictures import STAMPS
from bot.table import Refusal
from bot.table.learning import LESSON, Progress, in_short_course
from bot.table.solo import DEFAULT
from bot.words import lessons
from bot.words.i18n import say, short
from engine.lessons import Lesson, taught

if TYPE_CHECKING:
    from bot.components.content import Panel
    from bot.table.moment import Moment
    from bot.words.speech import Speech

MENU = 25


async def show_contents(interaction: discord.Interaction[Any], game: str, note: str = "") -> None:
    """The course of a game: what is finished, what comes next, and everything else to choose from."""
    bot, language = bot_of(interaction), await language_of(interaction)
    progress = await bot.tables.learning.progress(interaction.user.id, game)
    await show_instead(interaction, contents_view(progress, language, note))


def contents_view(progress: Progress, language: str, note: str = "") -> LayoutView:
    game, following = progress.game, progress.following()
    quick = progress.following(short=True)
    buttons: list[Item[Any]] = []
    if following is not None:
        label = say(language, "learn-go-on" if progress.finished or progress.under_way else "learn-begin")
        buttons.append(LessonButton(game, following.id, label, style=ButtonStyle.success))
    if quick is not None:
        label = say(language, "learn-short")
        buttons.append(LessonButton(game, quick.id, label, quick=True, style=ButtonStyle.primary))
    style = ButtonStyle.success if following is None else ButtonStyle.secondary
    buttons.append(CoachedGame(game, say(language, "coach-begin"), style))
    others: list[Item[Any]] = [
        CourseButton(other, say(language, f"game-{other}")) for other in taught() if other != game
    ]
    text = "\n".join(filter(None, (note, lessons.contents(progress, language))))
    view = LayoutView(timeout=None)
    view.add_item(
        Container(
            TextDisplay(short(text, 3000)),
            ActionRow(*buttons),
            ActionRow(LessonMenu(game, progress, language)),
            *([ActionRow(*others)] if others else []),
            accent_colour=STAMPS[LESSON],
        )
    )
    return view


class CourseButton(Component, DynamicItem[Button[Any]], template=f"lc:{GAME}"):
    """The contents of a course."""

    def __init__(self, game: str, label: str = "?") -> None:
        super().__init__(Button(label=short(label, LABEL), emoji="📚", custom_id=f"lc:{game}"))
        self.game = game

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["game"])

    async def act(self, interaction: discord.Interaction) -> None:
        await show_contents(interaction, _known(self.game))


class LessonMenu(Component, DynamicItem[Select[Any]], template=f"lm:{GAME}"):
    """Any lesson, in any order, as often as one likes."""

    def __init__(self, game: str, progress: Progress | None = None, language: str = "en") -> None:
        options = [SelectOption(label="?", value="?")]
        if progress is not None:
            options = [_entry(one, progress, language) for one in progress.course.lessons[:MENU]]
        select: Select[Any] = Select(
            custom_id=f"lm:{game}", options=options, placeholder=say(language, "learn-choose")
        )
        super().__init__(select)
        self.game = game

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        menu = cls(match["game"])
        menu.item = cast("Select[Any]", item)
        return menu

    async def act(self, interaction: discord.Interaction) -> None:
        await open_lesson(interaction, self.game, self.item.values[0])


def _entry(lesson: Lesson, progress: Progress, language: str) -> SelectOption:
    done = lesson.id in progress.finished
    label = f"{lesson.place}. {lessons.name(lesson, language)}"
    return SelectOption(label=short(label, 100), value=lesson.id, emoji="✅" if done else "🎓")


class CoachedGame(Component, DynamicItem[Button[Any]], template=f"lg:{GAME}"):
    """A first game alone, with a coach."""

    private = True

    def __init__(self, game: str, label: str = "?", style: ButtonStyle = ButtonStyle.secondary) -> None:
        super().__init__(Button(label=short(label, LABEL), emoji="🐂", style=style, custom_id=f"lg:{game}"))
        self.game = game

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["game"])

    async def act(self, interaction: discord.Interaction) -> None:
        await begin_solo(interaction, _known(self.game), DEFAULT, coached=True)


def _known(game: str) -> str:
    if game not in taught():
        raise Refusal("lesson-none")
    return game


@panel_of(LESSON)
def lesson_panel(panel: Panel, moment: Moment, speech: Speech) -> None:
    """What to do stands above the question; when all is done, what it was good for and what comes next."""
    assert moment.lesson is not None, "what a lesson is"
    table, language, here = moment.table, speech.language, moment.lesson.here
    lesson, progress = here.lesson, moment.lesson.progress
    points = moment.view.players[moment.asked.seat or ""].score["total"]
    title = lessons.heading(lesson, len(progress.course.lessons), language)
    panel.title = f"{title}\n{lessons.text(here, language, points)}"
    panel.tip, panel.folded = "", panel.folded[:1]  # the purse; the rest is no part of a lesson
    quick = in_short_course(table)
    if here.finished:
        panel.main, panel.instead, panel.other, panel.passes = [], [], [], []
        panel.mine = panel.undo = panel.blocked = panel.looks = False
        panel.pictured = lesson.hand
        panel.question, panel.exchange, panel.folded = say(language, "lesson-finished"), None, []
        following = progress.after(lesson, short=quick)
        if following is not None:
            label = say(language, "lesson-next", name=lessons.name(following, language))
            style = ButtonStyle.success
            panel.extra.append(LessonButton(table.game, following.id, label, quick=quick, style=style))
        else:
            panel.extra.append(CoachedGame(table.game, say(language, "coach-begin"), ButtonStyle.success))
    else:
        panel.marks = here.task.marks
    panel.extra.append(CourseButton(table.game, say(language, "learn-contents")))
    if lesson.rules:
        panel.extra.append(LessonRules(table.game, lesson.id, say(language, "learn-rules")))


COMPONENTS = (CourseButton, LessonMenu, CoachedGame)
