"""The table's messages: letters of the outbox as messages in channels, each sent once, with the next ping."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import discord

from bot.deeds import Deeds, deeds_of
from bot.i18n import plain, say, short
from bot.parts.base import view_of
from bot.parts.lobby import ballot_view
from bot.parts.panel import Turn
from bot.parts.solo import Again, daily_table
from bot.speech import Speech
from bot.store import outbox, tables
from bot.store.records import Letter, Result, Table
from bot.table.ballots import ANSWERS
from bot.table.post import ChannelGone, DirectClosed, TryLater
from bot.table.story import lines_of_turn

if TYPE_CHECKING:
    from bot.app import Tropero

_LOG = logging.getLogger("tropero.notify")

LOOK_BACK = 30  # messages searched for a letter that may have arrived before a crash
MOST_TOLD = 1400  # characters of what was done in a turn; there is room for the ping and the scores below
CLOSED_DOORS = {50007, 50278}
GONE = {10003, 50001}
SHUT = {50013, 50083}  # no permission to write; a thread that is archived and locked
TIDIED = 3  # how many messages back buttons may still be
MOST_BARE = 10_000  # remembered messages without buttons; to take them off again is only a waste
PLAIN = {"abandoned", "expired", "extended", "stand_in", "seat_open", "came_back", "replaced"}


class Message:
    """A message being put together."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.files: list[discord.File] = []
        self.view: discord.ui.View | None = None
        self.ping: list[int] = []
        self.silent = False

    def sending(self) -> dict[str, Any]:
        people = [discord.Object(person) for person in self.ping]
        given: dict[str, Any] = {
            "content": short("\n".join(line for line in self.lines if line), 2000),
            "allowed_mentions": discord.AllowedMentions(users=people, everyone=False, roles=False),
            "silent": self.silent,
        }
        if self.files:
            given["files"] = self.files
        if self.view is not None:
            given["view"] = self.view
        return given


class Messenger:
    """The sender that the post asks for."""

    def __init__(self, bot: Tropero) -> None:
        self._bot = bot
        self._bare: OrderedDict[int, None] = OrderedDict()  # messages known to have no buttons (any more)

    async def send(self, letter: Letter) -> int:
        table = await self._bot.tables.lobby.find(letter.table_id) if letter.table_id else None
        try:
            where = await self._where(letter)
            if letter.attempts and (known := await self._arrived(where, letter.nonce)):
                return known
            message = await self._compose(letter, table)
            if message is None:
                return 0
            sent = await where.send(nonce=letter.nonce, **message.sending())
            self._bot.told.note(letter)
            if message.view is None:
                self._is_bare(sent.id)
            if table is not None and (message.view is not None or table.state != "running"):
                await self._tidy(table, letter, where)
            return int(sent.id)
        except discord.HTTPException as error:
            raise await self._trouble(error, letter) from error

    async def _where(self, letter: Letter) -> Any:
        if letter.person is not None:
            person = self._bot.get_user(letter.person) or await self._bot.fetch_user(letter.person)
            return person.dm_channel or await person.create_dm()
        return self._bot.get_partial_messageable(letter.channel)

    async def _arrived(self, where: Any, nonce: str) -> int | None:
        """A letter that was under way when the bot died: look whether it got through.

        Where we may not read what was said, Discord itself still knows the nonce for some minutes.
        """
        me = self._bot.user
        try:
            async for message in where.history(limit=LOOK_BACK):
                if me is not None and message.author.id == me.id and str(message.nonce) == nonce:
                    return int(message.id)
        except discord.Forbidden:
            _LOG.info("the past of channel %s cannot be read: %s is sent again", where.id, nonce)
        return None

    async def _trouble(self, error: discord.HTTPException, letter: Letter) -> Exception:
        if error.code in CLOSED_DOORS:
            return DirectClosed()
        if error.code in GONE:
            return ChannelGone(error.text)
        if error.code in SHUT:
            await self._bot.complain(letter)
            return TryLater(600)
        if error.status == 429 and (after := error.response.headers.get("Retry-After")):
            return TryLater(int(float(after)) + 1)
        _LOG.warning("letter %s was not taken: %s", letter.nonce, error)
        return TryLater()

    async def _tidy(self, table: Table, letter: Letter, where: Any) -> None:
        """Take the buttons off the messages before: only the newest one asks. The lobby's go, too."""
        read = self._bot.tables.desk.store.read
        before = await outbox.messages_before(read, table.id, letter.id, TIDIED)
        lobby = await tables.lobby_message(read, table.id)
        if lobby is not None and len(before) < TIDIED:
            before.append(lobby)
        for message in before:
            if message in self._bare:
                continue
            try:
                await where.get_partial_message(message).edit(view=None)
                self._is_bare(message)
            except discord.HTTPException as error:
                _LOG.info("buttons of message %s stay: %s", message, error)

    def _is_bare(self, message: int) -> None:
        self._bare[message] = None
        if len(self._bare) > MOST_BARE:
            self._bare.popitem(last=False)

    # What each letter says

    async def _compose(self, letter: Letter, table: Table | None) -> Message | None:
        kind, values = letter.kind, letter.payload
        if kind == "reminder":
            return await self._reminder(letter)
        if table is None or kind == "ask":
            return None  # an exchange token out of turn: whoever used it has the question before them
        language = await self._bot.table_language(table)
        message = Message()
        if kind in PLAIN:
            name = self._name(table, values.get("seat"))
            message.lines.append(say(language, f"table-{kind}", name=name, days=values.get("days") or 0))
        elif kind in ("started", "turn", "finished"):
            await getattr(self, f"_{kind}")(message, table, values, language)
        elif kind == "undone":
            lines = await self._bot.tables.play.story(table.id, None, values["first"] - 1, values["last"])
            told = await self._bot.tell_lines(table.id, lines, language)
            message.lines.append(
                say(language, "table-undone", name=self._name(table, values["seat"]), what=told)
            )
            message.silent = True
        else:
            self._vote(message, table, kind, values, language)
        if values.get("anew", True):
            await self._next(message, table, values.get("next"), language)
        return message

    async def _started(self, message: Message, table: Table, values: dict[str, Any], language: str) -> None:
        if table.daily is not None:
            title = say(language, "daily-title", day=table.daily)
            message.lines += [f"### {title}", say(language, "daily-rules")]
        view = await self._bot.tables.play.look(table.id, None)
        message.lines.append(say(language, "table-started", hash=view["commitment"][:16]))
        picture = await self._bot.pictures.board(table, view, language)
        message.files.append(picture.file())

    async def _turn(self, message: Message, table: Table, values: dict[str, Any], language: str) -> None:
        speech = Speech(language, table.game)
        first = values["first"]
        story = await self._bot.tables.play.story(table.id, None, first - 2, values["last"])
        lines = lines_of_turn(story, values["turn"], first, over=values["next"] is None)
        told: list[str] = []
        turn = 0
        for deeds in deeds_of(speech, lines) or [Deeds(values["turn"], values["seat"])]:
            name = self._name(table, deeds.seat)
            same = deeds.turn == turn
            told.append(f"**{name}**" if same else say(language, "table-turn", name=name, turn=deeds.turn))
            told += [f"- {text}" for text in deeds.texts]
            turn = deeds.turn
        message.lines.append(short("\n".join(told), MOST_TOLD))
        view = await self._bot.tables.play.look(table.id, None)
        since = await self._bot.tables.play.look_at_turn(table.id, values["turn"])
        picture = await self._bot.pictures.board(table, view, language, since)
        message.files.append(picture.file())

    async def _finished(self, message: Message, table: Table, values: dict[str, Any], language: str) -> None:
        await self._turn(message, table, values, language)
        view = await self._bot.tables.play.look(table.id, None)
        names = ", ".join(self._name(table, seat) for seat in view["winners"] or ())
        message.lines.append(say(language, "table-finished", winners=names, count=len(view["winners"] or ())))
        results = await self._bot.tables.play.scores(table.id)
        for result in results:
            name = self._name(table, result.seat)
            message.lines.append(
                say(language, "table-score", place=result.place, name=name, points=result.total)
            )
        if table.daily is None:
            message.lines.append(say(language, "table-seed", seed=view["seed"] or ""))
        await self._best(message, table, results, language)
        message.files.append((await self._bot.pictures.score(table, view, language)).file())

    async def _best(self, message: Message, table: Table, results: list[Result], language: str) -> None:
        """After a solo game: how it compares with the person's others."""
        people, others = table.people, [seat for seat in table.seats if seat.ai is not None]
        if len(people) != 1 or len(others) != 1:
            return
        rival = others[0]
        standing = await self._bot.tables.solo.standing(people[0], table.game, str(rival.ai))
        if standing.games < 2:
            key = "solo-first"
        elif any(one.person == people[0] and one.total == standing.best for one in results):
            key = "solo-record"
        else:
            key = "solo-best"
        name = plain(rival.name)
        message.lines.append(say(language, key, opponent=name, best=standing.best, games=standing.games))
        if table.daily is not None:
            message.lines.append(await daily_table(self._bot, table.daily, table.server, language))
        else:
            message.view = view_of(Again(table.id, say(language, "solo-again")))

    def _vote(self, message: Message, table: Table, kind: str, values: dict[str, Any], language: str) -> None:
        name = self._name(table, values.get("seat"))
        if kind == "voted":
            outcome = say(language, f"outcome-{values['outcome']}")
            message.lines.append(say(language, "table-voted", outcome=outcome))
            return
        people = list(values.get("people") or ())
        if kind == "time_up" and values.get("vote") is None:
            message.lines.append(say(language, "table-time-up-alone"))
            return
        about = {"undo_asked": "undo", "abandon_asked": "abandon", "time_up": "late"}[kind]
        message.ping = people
        mentions = ", ".join(f"<@{person}>" for person in people)
        key = f"table-{kind}".replace("_", "-")
        message.lines.append(say(language, key, name=name, people=mentions))
        message.view = ballot_view(values["vote"], ANSWERS[about], language)  # type: ignore[index]

    async def _next(
        self, message: Message, table: Table, following: dict[str, Any] | None, language: str
    ) -> None:
        """Whose turn it is now: the one mention of a message, and the button that opens their panel."""
        if following is None or table.state != "running":
            return
        person, seat = following["person"], table.seat(following["seat"])
        if person is None or seat.played_by_ai:
            message.lines.append(say(language, "table-next-ai", who=self._name(table, following["seat"])))
            return
        deadline = f"<t:{following['deadline']}:R>" if following.get("deadline") else "none"
        message.lines.append(say(language, "table-next", who=f"<@{person}>", deadline=deadline))
        message.ping = [person]
        message.view = view_of(Turn(table.id, say(language, "table-button")))

    async def _reminder(self, letter: Letter) -> Message:
        """One message for all tables that wait for a person, with what is asked and where."""
        message, items = Message(), letter.payload["tables"]
        first = await self._bot.tables.lobby.find(items[0]["table"])
        language = await self._bot.person_language(items[0]["person"], first)
        if letter.person is not None:
            message.lines.append(say(language, "table-reminder-direct"))
        for item in items:
            table = await self._bot.tables.lobby.find(item["table"])
            if table is None or table.state != "running":
                continue
            asked = await self._bot.tables.play.asked(table.id, None)
            what = Speech(language, table.game).question(asked.kind) if asked.kind else ""
            link = f"<#{item['channel']}>" if letter.person is not None else ""
            deadline = f"<t:{item['deadline']}:R>" if item.get("deadline") else "none"
            message.lines.append(
                say(
                    language,
                    "table-reminder",
                    who=f"<@{item['person']}>",
                    what=what,
                    link=link,
                    deadline=deadline,
                )
            )
        message.ping = [items[0]["person"]]
        message.view = view_of(*(Turn(item["table"], say(language, "table-button")) for item in items[:5]))
        return message

    def _name(self, table: Table, seat: str | None) -> str:
        return plain(table.seat(seat).name) if seat else ""
