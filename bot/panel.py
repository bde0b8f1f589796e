"""The turn panel: what one person is asked, privately, with everything they need to answer by tapping."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from bot.deeds import deeds_of
from bot.i18n import plain, short
from bot.pictures import hand_name
from bot.speech import GOODS, Speech
from bot.table.play import Asked, Question
from bot.table.story import beginning
from bot.tips import tip

if TYPE_CHECKING:
    from bot.app import Tropero
    from bot.pictures import Picture
    from bot.store.records import Table

BUTTONS = 5  # up to this many options are buttons: one tap instead of two
PAGE = 25
MOST_BLOCKED = 4
MOST_LINES = 8
# Reasons that go without saying; whoever wonders asks /choose, which names them all.
OBVIOUS = {
    "why-locked",
    "why-used",
    "why-local-used",
    "why-auxiliary-used",
    "why-one-auxiliary",
    "why-loaded",
    "why-not-in-market",
}
PASSES = ("done", "skip")
# Questions whose options say more on the board or on the player's own than by their names.
PLACES = {"build_at", "disc", "engine", "load", "ship"}


@dataclass(frozen=True)
class Entry:
    """An option of a panel; `index` is its place among the legal ones."""

    index: int
    id: str
    label: str
    detail: str


@dataclass
class Panel:
    """What to show; `bot.parts` turns it into Discord's components."""

    table_id: str
    seat: str
    number: int
    text: str
    options: list[Entry] = field(default_factory=list)
    passes: list[Entry] = field(default_factory=list)
    least: int = 1
    most: int = 1
    page: int = 0
    pages: int = 1
    placeholder: str = ""
    exchange: Entry | None = None
    mine: bool = False  # the question is this person's
    blocked: bool = False  # something a player would look for is not possible now
    tip: str = ""
    undo: bool = False  # there is something of theirs to take back
    picture: str = ""  # the name of the picture it shows
    file: Picture | None = None  # that picture, to be sent along unless it is there already
    shows_places: bool = False  # the picture is the board with the numbers of the options
    has_hand: bool = True  # the hand is the picture that this question comes with

    @property
    def as_buttons(self) -> bool:
        """Few options are buttons, one tap instead of two; the others are in a menu."""
        return self.most == 1 and self.pages == 1 and len(self.options) <= BUTTONS


class PanelMaker:
    def __init__(self, bot: Tropero) -> None:
        self._bot = bot

    async def make(
        self,
        table_id: str,
        person: int,
        language: str,
        page: int = 0,
        note: str = "",
        *,
        hand: bool = False,
        board: bool = False,
        there: str = "",
    ) -> Panel:
        """What a person is asked at a table; `hand` or `board` if that is what they want to see with it.

        `there` names the picture that they have before them.
        """
        tables = self._bot.tables
        sight = await tables.play.sight(table_id, person)
        table, asked, view = sight.table, sight.asked, sight.view
        speech = Speech(language, table.game)
        panel = Panel(table_id, asked.seat or "", asked.number, "")
        if asked.decision is not None:
            self._fill(panel, asked.decision, speech, page)
            if panel.options:
                panel.tip = await tip(tables, table, person, asked.decision.kind, language, view["turn"])
        if asked.offers is not None:
            panel.exchange = _labelled(asked.offers, speech, None)[0]
        lines = await self._lines(table, asked, speech, view, panel)
        panel.text = short("\n".join(line for line in (note, *lines, panel.tip) if line), 2000)
        panel.shows_places = panel.mine and not hand and (board or asked.kind in PLACES)
        panel.has_hand = asked.kind not in PLACES
        if asked.seat is not None and asked.waiting_for is not None:
            await self._picture(panel, table, asked, view, language, hand=hand, there=there)
        return panel

    async def _picture(
        self,
        panel: Panel,
        table: Table,
        asked: Asked,
        view: dict[str, Any],
        language: str,
        *,
        hand: bool,
        there: str,
    ) -> None:
        """The hand, if there is one; the numbered board where names of places say little."""
        pictures, seat = self._bot.pictures, panel.seat
        if panel.shows_places:
            panel.picture = f"places-{language}-{asked.number}"
        elif hand or view["players"][seat]["hand"]:
            panel.picture = hand_name(table, view, seat, language)
        if not panel.picture or panel.picture == there:
            return
        if panel.shows_places:
            panel.file = replace(await pictures.menu(table, view, language), name=panel.picture)
        else:
            panel.file = await pictures.hand(table, view, seat, language)

    def _fill(self, panel: Panel, question: Question, speech: Speech, page: int) -> None:
        labelled = _labelled(question, speech, panel.seat)
        panel.mine = True
        panel.blocked = any(option.blocked is not None for option in question.options)
        panel.least, panel.most = question.least, question.most
        panel.passes = [one for one in labelled if one.id in PASSES]
        options = [one for one in labelled if one.id not in PASSES]
        panel.pages = max(1, -(-len(options) // PAGE))
        panel.page = min(max(page, 0), panel.pages - 1)
        panel.options = options[panel.page * PAGE : (panel.page + 1) * PAGE]
        panel.placeholder = speech.say("panel-choose")

    async def _lines(
        self, table: Table, asked: Asked, speech: Speech, view: dict[str, Any], panel: Panel
    ) -> list[str]:
        lines: list[str] = []
        if asked.decision is not None:
            lines += await self._before(table, asked, speech, view["turn"], panel)
            only_pass = not panel.options and panel.passes
            lines.append(
                f"### {speech.say('panel-only-pass') if only_pass else speech.question(asked.decision.kind)}"
            )
            lines += _how_many(asked.decision, speech)
            if panel.as_buttons:
                lines += [f"-# {one.index + 1}. {one.detail}" for one in panel.options if one.detail]
            lines += _blocked(asked.decision, speech)
        elif asked.waiting_for is not None:
            lines.append(speech.say("panel-waiting", name=plain(table.seat(asked.waiting_for).name)))
            panel.undo = asked.seat is not None and await self._bot.tables.undo.offered(table.id, asked.seat)
        else:
            lines.append(speech.say("panel-over"))
        if asked.seat is not None and asked.waiting_for is not None:
            lines.append(_purse(view["players"][asked.seat], speech))
        return lines

    async def _before(self, table: Table, asked: Asked, speech: Speech, turn: int, panel: Panel) -> list[str]:
        """What this person did so far in this turn, or, at its beginning, what the others did since."""
        story = await self._bot.tables.play.recent(table.id, asked.seat)
        own = [line for line in story if line.turn == turn and line.seat == asked.seat]
        opened = [line for line in (beginning(line, turn) for line in story) if line is not None]
        done = [
            f"-# ✓ {text}"
            for deeds in deeds_of(speech, [*opened, *own])
            if deeds.seat == asked.seat
            for text in deeds.texts
        ]
        if own:
            panel.undo = True
            return done[-MOST_LINES:]
        since = [
            f"-# **{plain(table.seat(deeds.seat).name)}** — {deeds.sentence}"
            for deeds in deeds_of(speech, story)
            if deeds.seat != asked.seat
        ]
        told = [f"-# {speech.say('panel-since')}", *since[-MOST_LINES:]] if since else []
        return [*told, *done]


def _labelled(question: Question, speech: Speech, seat: str | None) -> list[Entry]:
    legal = [option for option in question.options if option.blocked is None]
    return [
        Entry(index, option.id, speech.option(option), speech.detail(option, seat))
        for index, option in enumerate(legal)
    ]


def _how_many(question: Question, speech: Speech) -> list[str]:
    if question.most == 1:
        return []
    if question.least == question.most:
        return [speech.say("picks-exactly", count=question.most)]
    if question.least == 0:
        return [speech.say("picks-up-to", count=question.most)]
    return [speech.say("picks-between", least=question.least, most=question.most)]


def _blocked(question: Question, speech: Speech) -> list[str]:
    """What a player would look for and cannot have now, with the reason."""
    reasons: dict[str, list[str]] = {}
    for one in question.options:
        if one.blocked is not None and one.blocked.key not in OBVIOUS:
            reasons.setdefault(speech.reason(one.blocked), []).append(speech.option(one))
    lines = [f"-# ✗ {' · '.join(dict.fromkeys(options))}: {reason}" for reason, options in reasons.items()]
    return lines[:MOST_BLOCKED]


def _purse(player: dict[str, Any], speech: Speech) -> str:
    """What a player can spend. That there is no money is said, too: it is what most things cost."""
    goods = {name: player.get(name, 0) for name in GOODS}
    told = [] if goods["money"] else [speech.say("panel-poor")]
    return f"-# {', '.join([*told, *filter(None, [speech.goods(goods)])])}"
