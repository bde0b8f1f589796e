"""The turn panel: what one person is asked, privately, with everything they need to answer by tapping."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord.ui import Item, LayoutView

from bot.components.purposes import dress
from bot.pictures.pictures import hand_name, theme_of
from bot.table.asked import Asked, Glance, Prompt
from bot.table.coach import is_coached
from bot.table.moment import Moment
from bot.table.steps import Step, numbered
from bot.table.story import beginning
from bot.words import coach
from bot.words.i18n import escaped, language_for, say
from bot.words.speech import GOODS, Speech
from bot.words.summary import summaries
from bot.words.tips import tip
from engine import Option, PlayerView, View

if TYPE_CHECKING:
    from bot.app import Tropero
    from bot.pictures.pictures import Picture
    from bot.table.records import Table

TOGGLES = 15  # so many things of which several are picked have a button each; more of them are in a menu
SECTIONS = 9  # so many options stand beside their buttons; more of them are in a menu
PAGE = 25
#: The words with which options begin that a picture of the board, a market or a player's board can show.
PICTURED = frozenset(
    {
        *("start", "move", "path", "at", "help", "hazard", "trade", "adjacent", "engine", "upgrade", "hire"),
        *("load", "deliver", "space", "foresight", "objective", "cattle", "buy", "build", "disc", "appoint"),
    }
)


@dataclass(frozen=True)
class PanelOption:
    """Something to tap. `value` is a step by its place, or the id of an option where several are picked."""

    value: str
    label: str
    plain: str  # the same without emoji, for a menu
    detail: str
    plain_detail: str
    face: str = ""
    number: str = ""  # on its button and beside what it names on the picture, if not its place in the list


@dataclass
class Panel:
    """What to show; `bot.components.layout` turns it into Discord's components."""

    table_id: str
    seat: str
    number: int
    title: str = ""  # above everything: what kind of table it is, if it is a private one
    question: str = ""
    note: str = ""
    language: str = "en"
    tip: str = ""
    coach: str = ""  # what the coach of a first game says
    marks: tuple[str, ...] = ()  # spots of the picture to look at
    colour: int = 0
    main: list[PanelOption] = field(default_factory=list)
    instead: list[PanelOption] = field(default_factory=list)
    other: list[PanelOption] = field(default_factory=list)
    passes: list[PanelOption] = field(default_factory=list)
    least: int = 1
    most: int = 1
    page: int = 0
    toggles: list[PanelOption] = field(default_factory=list)  # of which several are picked, one by one
    picked: int = 0  # which of them are, as bits
    channel: int = 0  # where the table is
    waits: bool = False  # somebody else is asked, or soon will be
    exchange: PanelOption | None = None
    mine: bool = False  # the question is this person's
    blocked: bool = False  # something a player would look for is not possible now
    undo: bool = False  # there is something of theirs to take back
    folded: list[str] = field(default_factory=list)  # one line each: this turn, and since the last one
    pictured: bool = True  # there is something to see in a picture
    looks: bool = True  # and there are others to look at
    picture: str = ""  # the name of the picture it shows
    alt: str = ""
    file: Picture | None = None  # that picture, to be sent along unless it is there already
    shows_places: bool = False  # the picture is the one with the numbers of the options
    has_places: bool = False  # there is such a picture
    menus: list[Item[Any]] = field(default_factory=list)  # that only some tables have
    extra: list[Item[Any]] = field(default_factory=list)  # buttons that only some tables have, at the end

    def files(self) -> list[discord.File]:
        return [self.file.file()] if self.file else []

    @property
    def count(self) -> int:
        """How many things are picked."""
        return self.picked.bit_count()

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.main) // PAGE))

    @property
    def as_steps(self) -> bool:
        """One of them is tapped, and does it; else several are picked."""
        return all(one.value.startswith("s") for one in self.main)

    @property
    def as_sections(self) -> bool:
        """Few options stand beside their buttons."""
        return len(self.main) <= SECTIONS and self.as_steps


class PanelMaker:
    """Makes panels; `layout` turns one into components, which in turn show panels when they are tapped."""

    def __init__(self, bot: Tropero, layout: Callable[[Panel], LayoutView]) -> None:
        self._bot, self.layout = bot, layout

    async def make(
        self,
        table_id: str,
        person: int,
        locale: str,
        page: int = 0,
        note: str = "",
        *,
        look: str = "",
        there: str = "",
        picked: int = 0,
        glance: Glance | None = None,
    ) -> Panel:
        """What a person is asked at a table; `look` if they want the "hand" or the "map" with it.

        `locale` is what their Discord speaks, `there` names the picture that they have before them, `picked`
        says what they have picked so far where several things are, `glance` is what came with their choice.
        """
        moment = await self._bot.tables.moments.of(table_id, person, glance)
        table, asked, view = moment.table, moment.asked, moment.view
        language = language_for(moment.settings.language, locale)
        speech = self._bot.speech(language, table)
        panel = Panel(table_id, asked.seat or "", asked.number, note=note, language=language, picked=picked)
        panel.channel = table.channel
        panel.waits = moment.goes_on and (asked.decision is None or asked.ends_at is not None)
        if asked.seat is not None:
            theme = theme_of(table, moment.settings.theme)
            panel.colour = self._bot.pictures.colour(view, asked.seat, theme)
        about: tuple[tuple[int, Option], ...] = ()
        if asked.decision is not None:
            about = _fill(panel, asked.decision, moment.steps, speech, page)
            if panel.main or panel.toggles:
                panel.coach = await self._coach(moment, person, speech)
                panel.tip = "" if panel.coach else tip(moment, asked.decision.kind, language)
        if asked.offers is not None and (option := _exchange(asked, view)) is not None:
            label = say(language, "panel-exchange", count=int(option.id.partition(":")[2]))
            panel.exchange = PanelOption(option.id, label, label, "", "", speech.face("exchange"))
        _say(panel, moment, speech)
        dress(panel, moment, speech)
        if moment.goes_on and panel.pictured:
            await self._picture(panel, moment, about if panel.main else (), look, there)
        return panel

    async def _coach(self, moment: Moment, person: int, speech: Speech) -> str:
        """What the coach says at this moment, at a table that has one, to somebody who wants to hear it."""
        if not is_coached(moment):
            return ""
        advice = await self._bot.coach.advice(moment.table.id, person)
        return f"🧑‍🏫 {coach.said(advice, speech)}" if advice is not None else ""

    async def _picture(
        self,
        panel: Panel,
        moment: Moment,
        about: tuple[tuple[int, Option], ...],
        look: str,
        there: str,
    ) -> None:
        """The numbered picture where the options can be seen on one, else the hand, if there is one."""
        pictures, table, view, language = self._bot.pictures, moment.table, moment.view, panel.language
        look = look or moment.look
        panel.has_places = bool(about)
        panel.shows_places = panel.has_places and look != "hand"
        theme = theme_of(table, moment.settings.theme)
        if panel.shows_places:
            panel.picture = f"places-{language}-{panel.number}-{theme}{_of(table)}"
        elif look == "hand" or view.players[panel.seat].hand:
            panel.picture = hand_name(table, view, panel.seat, language, theme)
        if not panel.picture or panel.picture == there:
            return
        if panel.shows_places:
            numbers, options = zip(*about, strict=True)
            drawn = await pictures.menu(table, view, language, options, theme, panel.marks, numbers)
            panel.file = replace(drawn, name=panel.picture) if drawn else None
        else:
            panel.file = await pictures.hand(table, view, panel.seat, language, theme)
        if panel.file is None:
            # Under no name, so that the next answer tries again.
            panel.picture = ""
            panel.note = "\n".join(filter(None, (panel.note, f"-# {say(language, 'picture-lost')}")))


def _fill(
    panel: Panel, question: Prompt, steps: tuple[Step, ...], speech: Speech, page: int
) -> tuple[tuple[int, Option], ...]:
    """Put the options on the panel; returns what a picture can show of them, each with its number."""
    panel.mine = True
    panel.blocked = any(option.blocked is not None for option in question.options)
    panel.least, panel.most = question.least, question.most
    plain = Speech(speech.language, speech.game)
    about: list[tuple[int, Option]] = []
    numbers = numbered(steps)
    for place, step in enumerate(steps):
        words, said = speech.step(step, panel.seat), plain.step(step, panel.seat)
        face = speech.face(words.emblem) if words.emblem else ""
        number = numbers.get(place, "")
        told = words.label, said.label, words.detail, said.detail
        option = PanelOption(f"s{place}", *told, face, number)
        if step.passes:
            panel.passes.append(option)
        elif number:
            panel.main.append(option)
            about += [(int(number), one) for one in words.about]
        else:
            (panel.instead if step.group == "instead" else panel.other).append(option)
    if not steps:
        legal = [one for one in question.options if one.blocked is None]
        few = len(legal) <= TOGGLES
        for place, one in enumerate(legal):
            face = speech.face(speech.emblem(one))
            detail = plain.detail(one, panel.seat)
            label = plain.option(one)
            option = PanelOption(str(place) if few else one.id, label, label, detail, detail, face)
            (panel.toggles if few else panel.main).append(option)
        panel.picked &= (1 << len(panel.toggles)) - 1
    panel.page = min(max(page, 0), panel.pages - 1)
    panel.question = speech.question(question.kind)
    if not panel.main and not panel.instead and not panel.toggles and panel.passes:
        panel.question = speech.say("panel-only-pass")
    elif not panel.as_sections and question.most > 1:
        panel.question += f" {_how_many(question, speech)}"
    return tuple(about) if any(_verb(one) in PICTURED for _, one in about) else ()


def _say(panel: Panel, moment: Moment, speech: Speech) -> None:
    table, asked = moment.table, moment.asked
    if asked.decision is not None:
        _fold(panel, moment, speech)
        if asked.ends_at is not None:
            panel.question = speech.say("panel-ends", when=f"<t:{asked.ends_at}:R>")
    elif asked.waiting_for is not None:
        panel.question = speech.say("panel-waiting", name=escaped(table.seat(asked.waiting_for).name))
        panel.undo = moment.undo
    else:
        panel.question = speech.say("panel-over")
        panel.folded += [
            speech.say("table-score", place=one.place, name=escaped(one.name), points=one.total)
            for one in moment.scores
        ]
    if moment.goes_on:
        panel.folded.insert(0, _purse(moment.view.players[panel.seat], speech))


def _fold(panel: Panel, moment: Moment, speech: Speech) -> None:
    """What this person did in this turn, or else what the others did since: one line, and no more."""
    done, since = story_of(moment, speech)
    panel.undo = bool(done)
    if done:
        panel.folded.append(f"✓ {len(done)}")
    elif since:
        names = ", ".join(dict.fromkeys(name for name, _ in since))
        panel.folded.append(f"↻ {names}")


def story_of(moment: Moment, speech: Speech) -> tuple[list[str], list[tuple[str, str]]]:
    """What a person did so far in this turn, and what the others did since their last one."""
    table, seat, turn, story = moment.table, moment.asked.seat, moment.view.turn, moment.story
    own = [line for line in story if line.turn == turn and line.seat == seat]
    opened = [line for line in (beginning(line, turn) for line in story) if line is not None]
    name_of = partial(_name, table)
    done = [
        sentence
        for summary in summaries(speech, [*opened, *own], name_of, seat)
        if summary.seat == seat
        for sentence in summary.sentences
    ]
    since = [
        (escaped(table.seat(summary.seat).name), summary.text)
        for summary in summaries(speech, story, name_of, seat)
        if summary.seat != seat
    ]
    return (done if own else []), since


def _of(table: Table) -> str:
    """In the names of a private table's pictures: none is taken for one of the table it was begun from."""
    return f"-{table.id}" if table.private else ""


def _name(table: Table, seat: str) -> str:
    return f"**{escaped(table.seat(seat).name)}**"


def _verb(option: Option) -> str:
    return option.id.partition(":")[0]


def _exchange(asked: Asked, view: View) -> Option | None:
    """The exchange token, where it can help: not with an empty hand, with nothing to exchange."""
    option = (
        next((one for one in asked.offers.options if one.blocked is None), None) if asked.offers else None
    )
    hand = view.players[asked.seat or ""].hand if asked.seat else None
    return option if hand else None


def _how_many(question: Prompt, speech: Speech) -> str:
    if question.least == question.most:
        return speech.say("picks-exactly", count=question.most)
    if question.least == 0:
        return speech.say("picks-up-to", count=question.most)
    return speech.say("picks-between", least=question.least, most=question.most)


def _purse(player: PlayerView, speech: Speech) -> str:
    """What a player can spend. That there is no money is said, too: it is what most things cost."""
    goods = {name: getattr(player, name, 0) for name in GOODS}
    told = [] if goods["money"] else [speech.say("panel-poor")]
    return ", ".join([*told, *filter(None, [speech.goods(goods)])])
