"""What each letter says: from a struct of the outbox to the words, pictures and buttons of a message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord.ui import Item

from bot.components.between import Rematch
from bot.components.daily import daily_buttons
from bot.components.endings import EndButton
from bot.components.film import after_buttons
from bot.components.lobby import ballots
from bot.components.look import Look
from bot.components.panel import Ride, Turn
from bot.components.plans import Plan
from bot.components.solo import Again, daily_table
from bot.messages.drafts import Draft
from bot.table.ballots import ANSWERS
from bot.table.records import Letter, Result, Table, letters
from bot.table.story import lines_of_turn
from bot.words.i18n import day_in_words, escaped, say, short
from bot.words.rides import ride_labels
from bot.words.speech import Speech
from bot.words.summary import TurnSummary, summaries

if TYPE_CHECKING:
    from bot.app import Tropero

MOST_TOLD = 1400  # characters of what was done in a turn; there is room for the ping and the scores below
MOST_RIDES = 10  # two rows of buttons
MOST_TAKEN, MOST_TAKERS = 300, 5  # characters and lines of what a vote would take back


class Composer:
    def __init__(self, bot: Tropero) -> None:
        self._bot = bot

    async def compose(self, letter: Letter, table: Table | None) -> Draft | None:
        """The message of a letter; None where there is nothing to be said."""
        content = letter.content
        if isinstance(content, letters.Reminder):
            return await self._reminder(Draft(letter.nonce), content, direct=letter.person is not None)
        if table is None or isinstance(content, letters.Nothing):
            return None
        if isinstance(content, letters.Elsewhere):
            return await self._elsewhere(Draft(letter.nonce), table, content)
        if isinstance(content, letters.ChannelShut):
            return await self._shut(Draft(letter.nonce), table, content, letter.person or table.host)
        draft, language = Draft(letter.nonce), await self._bot.table_language(table)
        match content:
            case letters.Started():
                await self._started(draft, table, language)
            case letters.Finished():
                await self._finished(draft, table, content, language)
            case letters.TurnTold():
                await self._turn(draft, table, content, language)
            case letters.Undone():
                await self._undone(draft, table, content, language)
            case letters.UndoAsked():
                await self._undo_asked(draft, table, content, language)
            case letters.VoteAsked():
                self._vote_asked(draft, table, content, language)
            case letters.Voted():
                outcome = say(language, f"outcome-{content.outcome}")
                draft.add(say(language, "table-voted", outcome=outcome))
            case letters.Extended():
                name = _name(table, content.seat)
                draft.add(say(language, "table-extended", name=name, days=content.days))
            case letters.AboutSeat():
                name = _name(table, content.seat)
                draft.add(say(language, f"table-{content.kind}", name=name))
            case letters.Abandoned():
                await self._abandoned(draft, table, content, language, direct=letter.person is not None)
            case letters.SeedTold():
                await self._seed(draft, table, language)
            case letters.BroughtBack():
                draft.add(say(language, "table-brought-back", player=f"<@{content.by}>"))
            case letters.Moved():
                await self._moved(draft, table, content, language)
            case letters.MovedAway():
                draft.add(say(language, "table-moved-away", where=f"<#{content.channel}>"))
            case _:
                draft.add(say(language, f"table-{content.kind}"))
        if await self._bot.tables.told.is_newest(letter):
            await self._next(draft, table, content.next, language)
        return draft

    async def _started(self, draft: Draft, table: Table, language: str) -> None:
        if table.daily is not None:
            title = say(language, "daily-title", day=day_in_words(language, table.daily))
            draft.add(f"### {title}", say(language, "daily-rules"))
        view = await self._bot.tables.play.look(table.id, None)
        draft.add(say(language, "table-started", hash=view.commitment))
        draft.show(await self._bot.pictures.board(table, view, language), language)

    async def _turn(self, draft: Draft, table: Table, content: letters.TurnTold, language: str) -> None:
        over = isinstance(content, letters.Finished)
        story = await self._bot.tables.play.story(table.id, None, content.first - 2, content.last)
        lines = lines_of_turn(story, content.turn, content.first, over=over)
        speech, told, turn = self._bot.speech(language, table), list[str](), 0
        speech = self._bot.speech(language, table)
        found = summaries(speech, lines, lambda seat: f"**{_name(table, seat)}**")
        for summary in found or [TurnSummary(content.turn, content.seat, [])]:
            told += [say(language, "table-turn", turn=summary.turn)] if summary.turn != turn else []
            told.append(f"{_piece(speech, table, summary.seat)}{summary.text}")
            turn = summary.turn
        draft.add(short("\n".join(told), MOST_TOLD))
        if content.by_order:
            draft.add(f"-# {say(language, 'table-by-order')}")
        view = await self._bot.tables.play.look(table.id, None)
        since = await self._bot.tables.play.look_at_turn(table.id, content.turn)
        draft.show(await self._bot.pictures.board(table, view, language, since), language)

    async def _finished(self, draft: Draft, table: Table, content: letters.Finished, language: str) -> None:
        await self._turn(draft, table, content, language)
        view = await self._bot.tables.play.look(table.id, None)
        names = ", ".join(_name(table, seat) for seat in view.winners or ())
        draft.add(say(language, "table-finished", winners=names, count=len(view.winners or ())))
        results = await self._bot.tables.play.scores(table.id)
        for result in results:
            name = _name(table, result.seat)
            draft.add(say(language, "table-score", place=result.place, name=name, points=result.total))
        await self._seed(draft, table, language)
        await self._best(draft, table, results, language)
        draft.buttons += after_buttons(table, language)
        draft.show(await self._bot.pictures.score(table, view, language), language)

    async def _abandoned(
        self, draft: Draft, table: Table, content: letters.Abandoned, language: str, *, direct: bool
    ) -> None:
        if content.until is None:
            draft.add(say(language, "table-abandoned"))
            await self._seed(draft, table, language)
            return
        key = "table-ended-elsewhere" if direct else "table-ended"
        game, where = say(language, f"game-{table.game}"), f"<#{table.channel}>"
        told = say(
            language, key, player=f"<@{content.by}>", game=game, where=where, until=f"<t:{content.until}:f>"
        )
        draft.add(told)
        if table.back_until is not None:
            draft.buttons.append(EndButton(table.id, "back", say(language, "end-back")))

    async def _moved(self, draft: Draft, table: Table, content: letters.Moved, language: str) -> None:
        """All its people are called to the new place, for once."""
        draft.ping = list(content.people)
        people = ", ".join(f"<@{person}>" for person in content.people)
        draft.add(say(language, "table-moved", people=people))
        view = await self._bot.tables.play.look(table.id, None)
        draft.show(await self._bot.pictures.board(table, view, language), language)

    async def _seed(self, draft: Draft, table: Table, language: str) -> None:
        """Of a game that is over, so that anybody can check every shuffle."""
        if seed := await self._bot.tables.exporting.seed(table):
            draft.add(say(language, "table-seed", seed=seed))

    async def _best(self, draft: Draft, table: Table, results: list[Result], language: str) -> None:
        """After a solo game how it compares with the person's others; after another, the way to the next."""
        people, others = table.people, [seat for seat in table.seats if seat.ai is not None]
        if len(people) > 1:
            draft.buttons.append(Rematch(table.id, say(language, "rematch-button")))
        if len(people) != 1 or len(others) != 1:
            return
        rival = others[0]
        record = await self._bot.tables.solo.record(people[0], table.game, str(rival.ai))
        if table.peeked:
            key = "solo-peeked"
        elif record.games < 2:
            key = "solo-first"
        elif any(one.person == people[0] and one.total == record.best for one in results):
            key = "solo-record"
        else:
            key = "solo-best"
        name = escaped(rival.name)
        draft.add(_lost_by(results, people[0], self._bot.speech(language, table)))
        draft.add(say(language, key, opponent=name, best=record.best, games=record.games))
        if table.daily is not None:
            draft.add(await daily_table(self._bot, table.daily, table.server, language))
            draft.buttons += daily_buttons(table.daily, language, arrived=True)
        else:
            draft.buttons.append(Again(table.id, say(language, "solo-again")))

    async def _undone(self, draft: Draft, table: Table, content: letters.Undone, language: str) -> None:
        lines = await self._bot.tables.play.story(table.id, None, content.first - 1, content.last)
        told = await self._bot.tell_lines(table.id, lines, language)
        draft.add(say(language, "table-undone", name=_name(table, content.seat), what=told))
        draft.silent = True

    async def _undo_asked(
        self, draft: Draft, table: Table, content: letters.UndoAsked, language: str
    ) -> None:
        """Consent needs to know to what: who did what that would be taken back."""
        self._vote_asked(draft, table, content, language)
        lines = await self._bot.tables.play.story(table.id, None, content.first - 1, content.last)
        speech = Speech(language, table.game)
        told = [
            f"- {summary.text}"
            for summary in summaries(speech, lines, lambda seat: f"**{_name(table, seat)}**")
        ]
        told = told or [f"- {say(language, 'undo-last-choice')}"]
        draft.add(*(short(line, MOST_TAKEN) for line in told[-MOST_TAKERS:]))

    def _vote_asked(self, draft: Draft, table: Table, content: letters.VoteAsked, language: str) -> None:
        if content.vote is None:
            draft.add(say(language, "table-time-up-alone"))
            return
        draft.ping = list(content.people)
        mentions = ", ".join(f"<@{person}>" for person in content.people)
        key = f"table-{content.kind}".replace("_", "-")
        draft.add(say(language, key, name=_name(table, content.seat), people=mentions))
        draft.buttons += ballots(content.vote, ANSWERS[content.about], language)

    async def _next(
        self, draft: Draft, table: Table, following: letters.Following | None, language: str
    ) -> None:
        """The button that opens the panel of whoever is asked; and, if that is news, their mention.

        Only the newest message has buttons, so this one is on each of them.
        """
        if table.state != "running":
            return
        draft.buttons.append(Look(table.id, say(language, "panel-look")))
        draft.buttons.append(Plan(table.id, say(language, "plan-button")))
        opens = Turn(table.id, say(language, "table-button"), draft.mark)
        if following is None:
            asked = (await self._bot.tables.play.asked(table.id, None, deadline=False)).waiting_for
            if asked is not None and not table.seat(asked).played_by_ai:
                draft.opens, draft.rides = opens, await self._rides(table, language)
            return
        if following.person is None or table.seat(following.seat).played_by_ai:
            draft.call = say(language, "table-next-ai", who=_name(table, following.seat))
            return
        who, deadline = f"<@{following.person}>", _relative(following.deadline)
        draft.call, draft.opens = say(language, "table-next", who=who, deadline=deadline), opens
        draft.rides = await self._rides(table, language)
        draft.ping = [*dict.fromkeys((*draft.ping, following.person))]

    async def _rides(self, table: Table, language: str) -> list[Item[Any]]:
        """A turn begins with a ride, and whoever knows where to needs no panel for that."""
        rides = await self._bot.tables.play.rides(table.id)
        if rides is None or len(rides.options) > MOST_RIDES:
            return []
        speech = self._bot.speech(language, table)
        return [
            Ride(table.id, rides.seat, rides.number, place, label, face)
            for place, (face, label) in enumerate(ride_labels(speech, rides.options))
        ]

    async def _elsewhere(self, draft: Draft, table: Table, content: letters.Elsewhere) -> Draft | None:
        """To whoever is asked, while the table's channel takes nothing."""
        asks, asked = content.next, await self._bot.tables.play.asked(table.id, None, deadline=False)
        if table.state != "running" or asks is None or asks.person is None or asked.waiting_for != asks.seat:
            return None
        language = await self._bot.person_language(asks.person, table)
        where, game = f"<#{table.channel}>", say(language, f"game-{table.game}")
        deadline = _relative(asks.deadline)
        draft.add(say(language, "table-elsewhere", game=game, where=where, deadline=deadline))
        draft.buttons.append(Turn(table.id, say(language, "table-button"), draft.mark))
        return draft

    async def _shut(self, draft: Draft, table: Table, content: letters.ChannelShut, person: int) -> Draft:
        """To people of a table in whose channel nothing can be told."""
        language = await self._bot.person_language(person, table)
        key = "error-gone" if content.gone else "error-no-post"
        draft.add(say(language, key, channel=f"<#{content.channel}>"))
        return draft

    async def _reminder(self, draft: Draft, content: letters.Reminder, direct: bool) -> Draft:
        """One message for all tables that wait for a person, with what is asked and where."""
        items = content.tables
        first = await self._bot.tables.lobby.find(items[0].table)
        language = await self._bot.person_language(items[0].person, first)
        if direct:
            draft.add(say(language, "table-reminder-direct"))
        for item in items:
            table = await self._bot.tables.lobby.find(item.table)
            if table is None or table.state != "running":
                continue
            asked = await self._bot.tables.play.asked(table.id, None)
            what = Speech(language, table.game).question(asked.kind) if asked.kind else ""
            link, deadline = f"<#{item.channel}>" if direct else "", _relative(item.deadline)
            who = f"<@{item.person}>"
            draft.add(say(language, "table-reminder", who=who, what=what, link=link, deadline=deadline))
            if direct and await self._bot.tables.orders.ready(table, item.person):
                draft.add(say(language, "reminder-orders"))  # where others read along it would tell them
        draft.ping = [items[0].person]
        label = say(language, "table-button")
        draft.buttons += [Turn(item.table, label, draft.mark) for item in items[:5]]
        return draft


def _relative(deadline: int | None) -> str:
    return f"<t:{deadline}:R>" if deadline else "none"


def _piece(speech: Speech, table: Table, seat: str) -> str:
    """A player's piece as on the board, where there are emoji, so that one sees at a glance who it was."""
    face = speech.face(f"pawn:{[one.seat for one in table.seats].index(seat)}")
    return f"{face} " if face else ""


def _lost_by(results: list[Result], person: int, speech: Speech) -> str:
    """By how much somebody lost alone, and where the winner was farthest ahead; empty if they won."""
    best, mine = results[0], next(one for one in results if one.person == person)
    missing = best.total - mine.total
    if missing <= 0:
        return ""
    ahead = {kind: best.sheet[kind] - mine.sheet[kind] for kind in best.sheet.keys() & mine.sheet.keys()}
    kind = max((kind for kind in ahead if kind != "total"), key=lambda one: (ahead[one], one))
    return speech.say(
        "solo-lost",
        points=missing,
        what=speech.say(f"score-{kind}"),
        mine=mine.sheet[kind],
        theirs=best.sheet[kind],
    )


def _name(table: Table, seat: str) -> str:
    return escaped(table.seat(seat).name)
