"""The components of help: why something is not possible, rule cards and their contents."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Iterable
from typing import Any, Self, cast

import discord
from discord import SelectOption
from discord.ui import Button, DynamicItem, Item, Select

from bot.components.base import LABEL, TABLE, Component, TableButton, bot_of, language_of, view_of
from bot.components.lesson_button import GAME, LESSON, LessonButton
from bot.table import Refusal
from bot.table.asked import Prompt
from bot.words import lessons
from bot.words.i18n import say, short
from bot.words.rulecards import RuleCard, cards, explaining, lines, named, sections, title
from bot.words.rulecards.pictures import has_picture, picture
from bot.words.speech import Speech
from engine import GAMES, PlayerView
from engine.lessons import course_of

ENTRY = 100
PLACEHOLDER = 150
CONTENT = 2000
MENU = 25


class WhyNot(TableButton, DynamicItem[Button[Any]], template=f"w:{TABLE}"):
    """On a panel: everything that is blocked now, with its reason and the way to its rule."""

    letter, emoji = "w", "❔"

    async def act(self, interaction: discord.Interaction) -> None:
        bot, language = bot_of(interaction), await language_of(interaction)
        moment = await bot.tables.moments.of(self.table, interaction.user.id)
        asked = moment.asked
        if asked.decision is None:
            await interaction.followup.send(say(language, "why-not-none"), ephemeral=True)
            return
        text, found = why_not_text(
            asked.decision, Speech(language, moment.table.game), moment.view.players[asked.seat or ""]
        )
        if not found:
            await interaction.followup.send(text, ephemeral=True)
            return
        menu = RuleMenu("card", found, language, say(language, "why-not-menu"))
        await interaction.followup.send(text, view=view_of(menu), ephemeral=True)


def why_not_text(
    question: Prompt, speech: Speech, player: PlayerView | None = None
) -> tuple[str, list[RuleCard]]:
    """All blocked options with their reasons, the same reason once, and the cards that explain them."""
    reasons: dict[str, list[str]] = {}
    found: dict[str, RuleCard] = {}
    for option in question.options:
        if option.blocked is None:
            continue
        reason = speech.reason(option.blocked, option, player)
        reasons.setdefault(reason, []).append(speech.option(option))
        card = explaining(option.blocked.key, speech.game)
        if card is not None:
            found[card.id] = card
    if not reasons:
        return speech.say("why-not-none"), []
    told = [f"- {' · '.join(dict.fromkeys(options))}: **{reason}**" for reason, options in reasons.items()]
    return short("\n".join([speech.say("why-not-title"), *told]), CONTENT), list(found.values())


class RuleMenu(Component, DynamicItem[Select[Any]], template=r"r:(?P<of>card|section)"):
    """A menu of rule cards, or of the sections of the contents."""

    def __init__(
        self, of: str, entries: Iterable[RuleCard | str], language: str, placeholder: str = ""
    ) -> None:
        options = [_entry(one, language) for one in entries][:MENU] or [SelectOption(label="?", value="?")]
        select: Select[Any] = Select(
            custom_id=f"r:{of}", options=options, placeholder=short(placeholder, PLACEHOLDER) or None
        )
        super().__init__(select)
        self.of = of

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        menu = cls(match["of"], (), "en")
        menu.item = cast("Select[Any]", item)  # it holds what was picked
        return menu

    async def act(self, interaction: discord.Interaction) -> None:
        language, picked = await language_of(interaction), self.item.values[0]
        card = named(picked)
        if self.of == "card" and card is not None:
            await interaction.edit_original_response(**await card_message(card, language))
        else:
            await interaction.edit_original_response(**contents(language, picked))


def _entry(one: RuleCard | str, language: str) -> SelectOption:
    if isinstance(one, str):
        return SelectOption(label=short(say(language, f"section-{one}"), ENTRY), value=one)
    first = lines(one, language)[0]
    return SelectOption(
        label=short(title(one, language), ENTRY), value=one.id, description=short(first, ENTRY)
    )


class Contents(Component, DynamicItem[Button[Any]], template=r"rc"):
    """Back to the contents."""

    def __init__(self, label: str = "?") -> None:
        super().__init__(Button(label=short(label, LABEL), emoji="📖", custom_id="rc"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls()

    async def act(self, interaction: discord.Interaction) -> None:
        await interaction.edit_original_response(**contents(await language_of(interaction)))


class LessonRules(Component, DynamicItem[Button[Any]], template=f"lr:{GAME}:{LESSON}"):
    """On a lesson: the rule cards about it, in a message of their own."""

    private = True

    def __init__(self, game: str, lesson: str, label: str = "?") -> None:
        super().__init__(Button(label=short(label, LABEL), emoji="📖", custom_id=f"lr:{game}:{lesson}"))
        self.game, self.lesson = game, lesson

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["game"], match["lesson"])

    async def act(self, interaction: discord.Interaction) -> None:
        course = course_of(self.game) if self.game in GAMES else None
        lesson = course.find(self.lesson) if course else None
        found = [card for card in map(named, lesson.rules) if card is not None] if lesson else []
        if not found:
            raise Refusal("lesson-gone")
        first, *others = found
        language = await language_of(interaction)
        await interaction.edit_original_response(**await card_message(first, language, others))


# Messages


async def card_message(card: RuleCard, language: str, others: Iterable[RuleCard] = ()) -> dict[str, Any]:
    """A rule card: its text, its picture, and where to read on."""
    name = title(card, language)
    page = f"{say(language, f'game-{card.game}')} · {say(language, 'rules-page', page=card.page)}"
    text = "\n".join([f"### {name}", *lines(card, language), f"-# {page}"])
    attachments: list[discord.File] = []
    if has_picture(card):
        alt = say(language, "rules-picture", title=name)
        drawn = await asyncio.to_thread(picture, card)
        attachments = [discord.File(io.BytesIO(drawn), f"{card.id}.png", description=alt)]
    related = list({one.id: one for one in (*others, *map(named, card.related)) if one is not None}.values())
    items: list[Item[Any]] = []
    if related:
        items.append(RuleMenu("card", related, language, say(language, "rules-related")))
    items.append(Contents(say(language, "rules-section")))
    course = course_of(card.game)
    if course is not None and (lesson := course.showing(card.id)) is not None:
        label = say(language, "rules-lesson", name=lessons.name(lesson, language))
        items.append(LessonButton(card.game, lesson.id, label))
    return {"content": short(text, CONTENT), "attachments": attachments, "view": view_of(*items)}


def contents(language: str, section: str | None = None, note: str = "") -> dict[str, Any]:
    """The sections, and the cards of one of them."""
    items: list[Item[Any]] = [
        RuleMenu("section", sections(), language, say(language, "rules-section")),
    ]
    text = f"### {say(language, 'rules-contents')}"
    if section in sections():
        name = say(language, f"section-{section}")
        text = f"### {name}"
        placeholder = say(language, "rules-cards", section=name)
        items.insert(0, RuleMenu("card", sections()[section], language, placeholder))
    return {
        "content": "\n".join(line for line in (note, text) if line),
        "attachments": [],
        "view": view_of(*items),
    }


def suggestions(typed: str, found: list[RuleCard]) -> list[RuleCard]:
    """What an autocomplete offers: what was found, or the first cards of each section."""
    if typed.strip():
        return found[:MENU]
    first = [card for held in sections().values() for card in held[:3]]
    return first[:MENU] or list(cards().values())[:MENU]


COMPONENTS = (WhyNot, RuleMenu, Contents, LessonRules)
