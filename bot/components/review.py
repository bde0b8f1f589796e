"""The review of a game, in private: how its end looked turn by turn, and the turns that cost points."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Self, cast

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import (
    ActionRow,
    Button,
    Container,
    DynamicItem,
    Item,
    LayoutView,
    MediaGallery,
    Select,
    TextDisplay,
)

import render
from bot.components.base import TABLE, Component, TableButton, bot_of, language_of
from bot.components.replay import galleries, media_of
from bot.components.show import show_panel, text_view
from bot.words.i18n import escaped, say, short
from bot.words.speech import Speech
from bot.words.summary import summaries

if TYPE_CHECKING:
    from bot.app import Tropero
    from bot.table.review import Moment, Review, ReviewState, ShownMoment

EVERY = 2.5  # seconds between two looks at how far it is
LOOKS = 280  # of them: what an answer can still be changed for, less a little
MARKED, LISTED = 5, 10  # moments on the picture, and in the menu
STEPS = 6  # of a better turn that are told
ENTRY = 100
PASSES = ("done", "skip")
SMALL = 0.5  # points of a category that are not worth a word


class OpenReview(TableButton, DynamicItem[Button[Any]], template=f"rv:{TABLE}"):
    """Under the final scores: what the engine thinks of the game."""

    private = True
    letter, emoji = "rv", "🔎"

    async def act(self, interaction: discord.Interaction) -> None:
        await show_review(interaction, self.table)


class BackToReview(TableButton, DynamicItem[Button[Any]], template=f"rb:{TABLE}"):
    """From one moment back to all of them."""

    letter, emoji = "rb", "📈"

    async def act(self, interaction: discord.Interaction) -> None:
        await show_review(interaction, self.table)


class Moments(Component, DynamicItem[Select[Any]], template=f"ri:{TABLE}"):
    """One of the turns that cost points."""

    def __init__(
        self, table: str, entries: list[SelectOption] | None = None, label: str | None = None
    ) -> None:
        entries = entries or [SelectOption(label="?", value="0")]
        super().__init__(Select(custom_id=f"ri:{table}", options=entries, placeholder=label))
        self.table = table

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        menu = cls(match["table"])
        menu.item = cast("Select[Any]", item)  # it holds what was picked
        return menu

    async def act(self, interaction: discord.Interaction) -> None:
        picked = self.item.values[0]
        await show_moment(interaction, self.table, int(picked) if picked.isdecimal() else 0)


class TryIt(Component, DynamicItem[Button[Any]], template=f"rt:{TABLE}:(?P<number>[0-9]{{1,3}})"):
    """A private game from that moment on."""

    private = True

    def __init__(self, table: str, number: int, label: str = "?") -> None:
        button: Button[Any] = Button(
            label=label, emoji="🔁", style=ButtonStyle.success, custom_id=f"rt:{table}:{number}"
        )
        super().__init__(button)
        self.table, self.number = table, number

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], int(match["number"]))

    async def act(self, interaction: discord.Interaction) -> None:
        bot, person = bot_of(interaction), interaction.user
        table = await bot.tables.reviews.try_it(self.table, person.id, person.display_name, self.number)
        await show_panel(interaction, table.id)


async def show_review(interaction: discord.Interaction, table_id: str) -> None:
    """The review if it is made; else how far it is, now and until it is there."""
    bot = bot_of(interaction)
    state = await bot.tables.reviews.state(table_id, interaction.user.id)
    if state.review is None and not state.failed:
        await _tell_progress(interaction, state, "")
        bot.later(_follow(interaction, table_id))
    else:
        await _show(interaction, state)


async def _follow(interaction: discord.Interaction, table_id: str) -> None:
    """In the background, so that no goodbye of the bot waits for it."""
    reviews, told = bot_of(interaction).tables.reviews, ""
    for _ in range(LOOKS):
        await asyncio.sleep(EVERY)
        state = await reviews.state(table_id, interaction.user.id, ask=False)
        if state.review is not None or state.failed:
            await _show(interaction, state)
            return
        told = await _tell_progress(interaction, state, told)


async def _tell_progress(interaction: discord.Interaction, state: ReviewState, told: str) -> str:
    percent = 100 * state.done // max(1, state.of)
    text = say(await language_of(interaction), "review-progress", percent=percent)
    if text != told:
        await interaction.edit_original_response(content=None, attachments=[], view=text_view(text))
    return text


async def _show(interaction: discord.Interaction, state: ReviewState) -> None:
    bot, language, table = bot_of(interaction), await language_of(interaction), state.table
    if state.review is None:
        await interaction.edit_original_response(view=text_view(say(language, "review-failed")))
        return
    view = await bot.tables.play.look(table.id, interaction.user.id)
    order = _order(state.review, state.seat)
    marked = [one for one in order if state.seat in (None, state.review.moments[one].seat)][:MARKED]
    costs = [
        render.Cost(place, state.review.moments[one].turn, state.review.moments[one].seat)
        for place, one in enumerate(order, start=1)
        if one in marked
    ]
    theme = (await bot.tables.preferences.person(interaction.user.id)).theme
    lines = {
        seat: [
            *(
                render.Point(one.turn, one.totals[seat].points, one.totals[seat].error)
                for one in state.review.forecasts
            ),
            *([render.Point(view.turn + 1, view.players[seat].score["total"], 0.0)] if view.over else []),
        ]
        for seat in view.seats
    }
    picture = await bot.pictures.curve(table, view, lines, costs, language, theme)
    box: list[Item[Any]] = [TextDisplay(f"### {say(language, 'review-title')}")]
    if picture is not None:
        box.append(MediaGallery(media_of(picture)))
    count = len(marked)
    box.append(TextDisplay(say(language, "review-found", count=count, turns=state.review.looked_at)))
    if order:
        entries = [_entry(bot, state, place, one, language) for place, one in enumerate(order, start=1)]
        box.append(ActionRow(Moments(table.id, entries, say(language, "review-menu"))))
    panel = LayoutView(timeout=None)
    panel.add_item(Container(*box))
    files = [picture.file()] if picture else []
    await interaction.edit_original_response(content=None, attachments=files, view=panel)


def _order(review: Review, seat: str | None) -> list[int]:
    """The moments by their places: one's own first, each the dearest first."""
    places = range(len(review.moments))
    return sorted(places, key=lambda one: (seat is not None and review.moments[one].seat != seat, one))[
        :LISTED
    ]


def _entry(bot: Tropero, state: ReviewState, place: int, number: int, language: str) -> SelectOption:
    assert state.review is not None
    moment = state.review.moments[number]
    name = state.table.seat(moment.seat).name
    label = say(language, "review-entry", number=place, turn=moment.turn, name=name)
    about = say(language, "review-cost", points=_points(moment.cost.points))
    return SelectOption(label=short(label, ENTRY), value=str(number), description=short(about, ENTRY))


async def show_moment(interaction: discord.Interaction, table_id: str, number: int) -> None:
    """A turn that cost points: the board before it, what was done, what was better and why."""
    bot, language = bot_of(interaction), await language_of(interaction)
    shown = await bot.tables.reviews.moment(table_id, interaction.user.id, number)
    moment, table = shown.moment, shown.table
    theme = (await bot.tables.preferences.person(interaction.user.id)).theme
    framed = [pick for picks in moment.better for pick in picks]
    pictures = [await bot.pictures.moment(table, shown.view, framed, language, theme)]
    if shown.hand is not None:
        pictures.append(await bot.pictures.hand(table, shown.hand, moment.seat, language, theme))
    drawn = [picture for picture in pictures if picture is not None]
    name = escaped(table.seat(moment.seat).name)
    title = say(language, "review-moment", turn=moment.turn, name=name)
    box: list[Item[Any]] = [TextDisplay(f"### {title}")]
    box += galleries(drawn)
    box.append(TextDisplay(short("\n".join(_told(bot, shown, language)), 3000)))
    buttons: list[Item[Any]] = [BackToReview(table_id, say(language, "review-back"))]
    if shown.hand is not None:
        buttons.insert(0, TryIt(table_id, number, say(language, "review-try")))
    box.append(ActionRow(*buttons))
    panel = LayoutView(timeout=None)
    panel.add_item(Container(*box, accent_colour=bot.pictures.colour(shown.view, moment.seat)))
    files = [picture.file() for picture in drawn]
    await interaction.edit_original_response(content=None, attachments=files, view=panel)


def _told(bot: Tropero, shown: ShownMoment, language: str) -> list[str]:
    table, moment = shown.table, shown.moment
    speech = bot.speech(language, table)
    told = summaries(speech, shown.lines, lambda one: escaped(table.seat(one).name), shown.you)
    played = " ".join(one.text for one in told if one.seat == moment.seat)
    cost, error = _points(moment.cost.points), _points(2 * moment.cost.error)
    return [
        f"**{say(language, 'review-played')}** {played}",
        f"**{say(language, 'review-better')}** {better(speech, moment)}",
        f"**{say(language, 'review-why')}** {_why(language, table.game, moment)}",
        f"-# {say(language, 'review-sure', points=cost, error=error)}",
    ]


def better(speech: Speech, moment: Moment) -> str:
    """The turn that was better, as it would have been offered."""
    steps = [
        ", ".join(speech.option(option) for option in options)
        for options in moment.steps
        if options and options[0].id not in PASSES
    ]
    return " → ".join(steps[:STEPS]) + (" → …" if len(steps) > STEPS else "")


def _why(language: str, game: str, moment: Moment) -> str:
    """Where the points come from: the categories that differ most."""
    parts = sorted(moment.by.items(), key=lambda one: -abs(one[1]))[:3]
    speech = Speech(language, game)
    return ", ".join(
        f"{speech.say(f'score-{name}')} {'+' if points > 0 else '−'}{_points(abs(points))}"
        for name, points in parts
        if abs(points) >= SMALL
    )


def _points(number: float) -> str:
    """Whole points, or halves where they are few."""
    return f"{number:.0f}" if number >= 3 else f"{number:.1f}"


COMPONENTS = (OpenReview, BackToReview, Moments, TryIt)
