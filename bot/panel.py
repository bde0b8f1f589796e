"""The turn panel: what one person is asked, privately, with everything they need to answer by tapping."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.i18n import plain, short
from bot.speech import Speech
from bot.table.play import Asked, Happening, Question

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
    "why-loaded",
    "why-not-in-market",
}
# Events that say too little to be a line of the table's message.
QUIET = {"revealed", "reshuffled", "paid", "drew"}
PASSES = ("done", "skip")


@dataclass
class Panel:
    """What to show; `bot.parts` turns it into Discord's components."""

    table_id: str
    seat: str
    number: int
    text: str
    options: list[tuple[int, str, str]] = field(default_factory=list)  # (index among the legal, id, label)
    passes: list[tuple[int, str, str]] = field(default_factory=list)
    least: int = 1
    most: int = 1
    page: int = 0
    pages: int = 1
    placeholder: str = ""
    exchange: list[tuple[int, str, str]] = field(default_factory=list)
    mine: bool = False  # the question is this person's
    hand: Picture | None = None


def lines_of(speech: Speech, happenings: list[Happening]) -> list[str]:
    """What happened, in short lines, without what nobody needs to read."""
    lines = [speech.event(one.kind, one.values) for one in happenings if one.kind not in QUIET]
    return [line for line in lines if line]


class PanelMaker:
    def __init__(self, bot: Tropero) -> None:
        self._bot = bot

    async def make(self, table_id: str, person: int, language: str, page: int = 0, note: str = "") -> Panel:
        tables = self._bot.tables
        asked = await tables.play.asked(table_id, person)
        table = await tables.lobby.find(table_id)
        assert table is not None, "a table that is asked about exists"
        speech = Speech(language, table.game)
        view = await tables.play.look(table_id, person)
        text = await self._text(table, asked, speech, view, person, note)
        panel = Panel(table_id, asked.seat or "", asked.number, text)
        if asked.decision is not None:
            self._fill(panel, asked.decision, speech, page)
        if asked.offers is not None:
            panel.exchange = _labelled(asked.offers, speech)
        if asked.seat is not None:
            panel.hand = await self._bot.pictures.hand(table, view, asked.seat, language)
        return panel

    def _fill(self, panel: Panel, question: Question, speech: Speech, page: int) -> None:
        labelled = _labelled(question, speech)
        panel.mine = True
        panel.least, panel.most = question.least, question.most
        panel.passes = [one for one in labelled if one[1] in PASSES]
        options = [one for one in labelled if one[1] not in PASSES]
        panel.pages = max(1, -(-len(options) // PAGE))
        panel.page = min(max(page, 0), panel.pages - 1)
        panel.options = options[panel.page * PAGE : (panel.page + 1) * PAGE]
        panel.placeholder = short(speech.question(question.kind), 150)

    async def _text(
        self, table: Table, asked: Asked, speech: Speech, view: dict[str, Any], person: int, note: str
    ) -> str:
        parts = [note] if note else []
        if asked.decision is not None:
            parts.append(await self._before(table, asked, speech, person))
            parts.append(f"### {speech.question(asked.decision.kind)}")
            parts += _how_many(asked.decision, speech)
            parts += _blocked(asked.decision, speech)
        elif asked.waiting_for is not None:
            name = plain(table.seat(asked.waiting_for).name)
            parts.append(speech.say("panel-waiting", name=name))
        else:
            parts.append(speech.say("panel-over"))
        if asked.seat is not None:
            parts.append(_purse(view["players"][asked.seat], speech))
        return short("\n".join(part for part in parts if part), 2000)

    async def _before(self, table: Table, asked: Asked, speech: Speech, person: int) -> str:
        """What this person did so far in this turn, or, at its beginning, what the others did since."""
        story = await self._bot.tables.play.story(table.id, person)
        lines = [line for line in story if line.kind == "choice" and not line.undone]
        turn = lines[-1].turn if lines else 0
        now = (await self._bot.tables.play.look(table.id, None))["turn"]
        own = [line for line in lines if line.turn == now]
        if own and turn == now:
            done = [text for line in own for text in lines_of(speech, line.happenings)]
            return "\n".join(f"-# ✓ {text}" for text in done[-MOST_LINES:])
        since: list[str] = []
        for line in reversed(lines):
            if line.seat == asked.seat:
                break
            name = plain(table.seat(line.seat).name)
            since += [f"-# {name} {text}" for text in reversed(lines_of(speech, line.happenings))]
        if not since:
            return ""
        head = speech.say("panel-since")
        return "\n".join([f"-# {head}", *reversed(since[:MOST_LINES])])


def _labelled(question: Question, speech: Speech) -> list[tuple[int, str, str]]:
    legal = [option for option in question.options if option.blocked is None]
    return [(index, option.id, speech.option(option)) for index, option in enumerate(legal)]


def _how_many(question: Question, speech: Speech) -> list[str]:
    if question.least == question.most:
        return [] if question.most == 1 else [speech.say("picks-exactly", count=question.most)]
    if question.least == 0:
        return [speech.say("picks-up-to", count=question.most)]
    return [speech.say("picks-between", least=question.least, most=question.most)]


def _blocked(question: Question, speech: Speech) -> list[str]:
    """What a player would look for and cannot have now, with the reason."""
    blocked = [(one, one.blocked) for one in question.options if one.blocked is not None]
    lines = [
        f"-# ✗ {speech.option(one)}: {speech.reason(why)}" for one, why in blocked if why.key not in OBVIOUS
    ]
    return lines[:MOST_BLOCKED]


def _purse(player: dict[str, Any], speech: Speech) -> str:
    goods = {name: player.get(name, 0) for name in ("money", "grain", "certificates", "exchange")}
    return f"-# {speech.goods(goods) or speech.say('panel-poor')}"
