"""A game turn by turn, in private: the board after a turn, what was done, and where to go from there.

All state is in the ids: the table, the turn that is shown, and whether hands are shown with it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

import discord
from discord import ButtonStyle, MediaGalleryItem, SelectOption
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

from bot.components.base import TABLE, Component, TableButton, bot_of, language_of
from bot.table.replay import Landmark, ReplayTurn
from bot.words.i18n import escaped, say, short
from bot.words.speech import Speech
from bot.words.summary import summaries

if TYPE_CHECKING:
    from bot.app import Tropero
    from bot.pictures.pictures import Picture

TURN = r"(?P<turn>[0-9]{1,5})"
HANDS = r"(?P<hands>[01])"
MOST = 25  # entries of a menu
ENTRY = 100
DEEDS = 2400  # characters
STEPS = {"f": "⏮️", "b": "◀️", "n": "▶️", "l": "⏭️", "h": "🃏"}


class Step(Component, DynamicItem[Button[Any]], template=f"rp:{TABLE}:{TURN}:{HANDS}:(?P<step>[fbnlh])"):
    """To the first turn, back, on, to the last; or with hands and without."""

    def __init__(self, table: str, turn: int, hands: bool, step: str, *, dead: bool = False) -> None:
        button: Button[Any] = Button(
            emoji=STEPS[step],
            style=ButtonStyle.primary if step == "h" and hands else ButtonStyle.secondary,
            disabled=dead,
            custom_id=f"rp:{table}:{turn}:{int(hands)}:{step}",
        )
        super().__init__(button)
        self.table, self.turn, self.hands, self.step = table, turn, hands, step

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], int(match["turn"]), match["hands"] == "1", match["step"])

    async def act(self, interaction: discord.Interaction) -> None:
        # A turn of a solo game may hold the automa's too, so what comes next is not always the next number.
        replay, person = bot_of(interaction).tables.replay, interaction.user.id
        turns = await replay.turns(self.table)
        earlier = [turn for turn in turns if turn < self.turn]
        later = [turn for turn in turns if turn > self.turn]
        there = {
            "f": turns[0],
            "b": earlier[-1] if earlier else turns[0],
            "n": later[0] if later else turns[-1],
            "l": turns[-1],
            "h": self.turn,
        }
        hands = self.hands != (self.step == "h")
        shown = await replay.turn(self.table, person, there[self.step], hands=hands)
        await show_turn(interaction, shown, hands)


class Jump(Component, DynamicItem[Select[Any]], template=f"rj:{TABLE}:{HANDS}"):
    """To a turn worth seeing."""

    def __init__(
        self, table: str, hands: bool, entries: list[SelectOption] | None = None, label: str | None = None
    ) -> None:
        entries = entries or [SelectOption(label="?", value="1")]
        super().__init__(Select(custom_id=f"rj:{table}:{int(hands)}", options=entries, placeholder=label))
        self.table, self.hands = table, hands

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        menu = cls(match["table"], match["hands"] == "1")
        menu.item = cast("Select[Any]", item)  # it holds what was picked
        return menu

    async def act(self, interaction: discord.Interaction) -> None:
        turn = re.match(r"[0-9]{1,5}", self.item.values[0])
        shown = await bot_of(interaction).tables.replay.turn(
            self.table, interaction.user.id, int(turn[0]) if turn else None, hands=self.hands
        )
        await show_turn(interaction, shown, self.hands)


class OpenReplay(TableButton, DynamicItem[Button[Any]], template=f"ro:{TABLE}"):
    """Under the final scores: the game from its first turn on."""

    private = True
    letter, emoji = "ro", "⏪"
    first: ClassVar[int] = 0

    async def act(self, interaction: discord.Interaction) -> None:
        shown = await bot_of(interaction).tables.replay.turn(self.table, interaction.user.id, self.first)
        await show_turn(interaction, shown)


async def show_turn(interaction: discord.Interaction, shown: ReplayTurn, hands: bool = False) -> None:
    """A turn, where the one before was or in a new private message."""
    bot, language = bot_of(interaction), await language_of(interaction)
    table, sight = shown.sight.table, shown.sight
    theme = (await bot.tables.preferences.person(interaction.user.id)).theme
    pictures = [await bot.pictures.replay(table, shown.view, shown.since, language, theme)]
    for seat, view in shown.hands.items():
        pictures.append(await bot.pictures.hand(table, view, seat, language, theme))
    drawn = [picture for picture in pictures if picture is not None]
    box: list[Item[Any]] = [TextDisplay(_title(shown, language))]
    box += galleries(drawn)
    if len(drawn) < len(pictures):
        box.append(TextDisplay(f"-# {say(language, 'picture-lost')}"))
    box += [TextDisplay(_deeds(bot, shown, language)), ActionRow(*_steps(shown, hands))]
    if entries := _entries(shown, await bot.tables.replay.landmarks(sight), language):
        box.append(ActionRow(Jump(table.id, hands, entries, say(language, "replay-jump"))))
    active = shown.since.active
    panel = LayoutView(timeout=None)
    panel.add_item(
        Container(*box, accent_colour=bot.pictures.colour(shown.since, active) if active else None)
    )
    files = [picture.file() for picture in drawn]
    await interaction.edit_original_response(content=None, attachments=files, view=panel)


def _steps(shown: ReplayTurn, hands: bool) -> list[Step]:
    at = shown.sight.table.id, shown.turn, hands
    first, last = shown.turn == shown.first, shown.turn == shown.last
    steps = [Step(*at, "f", dead=first), Step(*at, "b", dead=first)]
    steps += [Step(*at, "n", dead=last), Step(*at, "l", dead=last)]
    if shown.sight.everything or shown.sight.seat is not None:
        steps.append(Step(*at, "h"))
    return steps


def galleries(drawn: list[Picture]) -> list[Item[Any]]:
    """The first picture as wide as there is room, those that go with it below."""
    first, others = drawn[:1], drawn[1:]
    return [MediaGallery(*map(media_of, some)) for some in (first, others) if some]


def media_of(picture: Picture) -> MediaGalleryItem:
    return MediaGalleryItem(f"attachment://{picture.name}.png", description=short(picture.alt, 1000) or None)


def _title(shown: ReplayTurn, language: str) -> str:
    active = shown.since.active
    name = escaped(shown.sight.table.seat(active).name) if active else ""
    title = say(language, "replay-turn", turn=shown.turn, last=shown.last, name=name)
    return f"### {title}"


def _deeds(bot: Tropero, shown: ReplayTurn, language: str) -> str:
    """What was done, in the words in which the table was told."""
    table, seat = shown.sight.table, shown.sight.seat
    told = summaries(
        bot.speech(language, table), shown.lines, lambda one: f"**{escaped(table.seat(one).name)}**", seat
    )
    text = "\n".join(summary.text for summary in told)
    nothing = say(language, "replay-not-yet" if shown.so_far else "replay-nothing")
    return short(text or nothing, DEEDS)


def _entries(shown: ReplayTurn, landmarks: list[Landmark], language: str) -> list[SelectOption]:
    """The landmarks for a menu; if they are too many, the visits and those with most points."""
    if len(landmarks) > MOST:
        weight = {"since": 1000, "visit": 500, "big": 0}
        best = sorted(landmarks, key=lambda one: -(weight[one.mark] + one.points))[:MOST]
        landmarks = [one for one in landmarks if one in best]
    table, found = shown.sight.table, []
    emoji = {"since": "🆕", "visit": "🏛️", "big": "⭐"}
    for place, one in enumerate(landmarks):
        name = table.seat(one.seat).name
        label = say(language, "replay-turn", turn=one.turn, last=shown.last, name=name)
        speech = Speech(language, table.game)
        about = speech.say(f"replay-{one.mark}", place=speech.say("capital"), points=one.points)
        found.append(
            SelectOption(
                label=short(label, ENTRY),
                value=f"{one.turn}:{place}",
                description=short(about, ENTRY),
                emoji=emoji[one.mark],
            )
        )
    return found


COMPONENTS = (Step, Jump, OpenReplay)
