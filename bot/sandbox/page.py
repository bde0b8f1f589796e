"""The server side of the web page: static files, and one websocket for each open page.

The page sends requests `{"n": 7, "do": "click", ...}` and gets `{"t": "reply", "n": 7, ...}`. Everything else
the server sends by itself: the `state` (people, places), a `message` that is new or different, one that is
`gone`, a `ping` for somebody. A page acts for one person at a time and is sent only what they may see.
"""

from __future__ import annotations

import asyncio
import json
import logging
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox.client import BadValueError, NotOfferedError
from bot.sandbox.interactions import Answer, NoAnswerError
from bot.sandbox.language import best, discord_locale, page_texts, speak
from bot.sandbox.people import Person
from bot.sandbox.shown import command_shown, message_shown, state_shown
from bot.sandbox.starts import run_start
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import ApiError, Json
from data.texts import FALLBACK, languages, say

if TYPE_CHECKING:
    from bot.sandbox.play import Start
    from bot.sandbox.server import FakeDiscord

_LOG = logging.getLogger(__name__)
WEB = Path(__file__).parent / "web"
FILES = frozenset(file.name for file in WEB.iterdir())
#: The styles go out as one file, in this order: the fewer are asked for, the sooner the page is there.
STYLES = ("style.css", "talk.css", "controls.css", "begin.css", "phone.css")
MOST_SHOWN = 120
MOST_QUEUED = 2000
MOST_FORMS = 20


class RefusedError(Exception):
    """The page's own refusal; it is the key of a message."""


class Page:
    """Serves the page and knows which are open."""

    def __init__(self, fake: FakeDiscord, starts: tuple[Start, ...] = ()) -> None:
        self.fake, self.starts = fake, starts
        self._open: set[web.WebSocketResponse] = set()

    def add_routes(self) -> None:
        router = self.fake.app.router
        router.add_get("/", self._index)
        router.add_get("/page", self._connect)
        router.add_get("/texts", self._texts)
        router.add_get("/web/{name}", self._file)
        self.fake.app.on_shutdown.append(self._close)

    async def _close(self, app: web.Application) -> None:
        """Say goodbye to the open pages, which would otherwise keep the server waiting; they come back."""
        for ws in list(self._open):
            await ws.close(code=WSCloseCode.GOING_AWAY)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return await self._served("index.html")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return await self._served(request.match_info["name"])

    async def _served(self, name: str) -> web.Response:
        """One of the page's own files, compressed; they are few and small, and may be edited meanwhile."""
        names = STYLES if name == "page.css" else (name,)
        if not FILES.issuperset(names):
            return web.Response(status=404)
        data = b"\n".join([await asyncio.to_thread((WEB / one).read_bytes) for one in names])
        kind = mimetypes.guess_type(name)[0] or "text/plain"
        charset = None if kind.startswith("image/") else "utf-8"
        response = web.Response(body=data, content_type=kind, charset=charset)
        response.headers["Cache-Control"] = "no-cache"
        response.enable_compression()
        return response

    async def _texts(self, request: web.Request) -> web.StreamResponse:
        """The page's words in the first of the languages it asks for that there is."""
        texts = page_texts(best(request.query.get("languages", "").split(",")))
        return web.json_response(texts, headers={"Cache-Control": "no-cache"})

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        # A browser always says where a websocket comes from; the guard has checked it if it is there.
        if "Origin" not in request.headers:
            return web.Response(status=403, text="This websocket is for the page.")
        ws = web.WebSocketResponse(heartbeat=30)
        await ws.prepare(request)
        self._open.add(ws)
        try:
            await Visit(self, ws).run()
        finally:
            self._open.discard(ws)
        return ws


class Visit:
    """One open page: who it acts for, and what it still has to be sent."""

    def __init__(self, page: Page, ws: web.WebSocketResponse) -> None:
        self.page, self.fake, self.ws = page, page.fake, ws
        self.person: Person | None = None
        self.language = FALLBACK
        self.channel: Channel | None = None
        self.opened: dict[str, Answer] = {}
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._leaving: asyncio.Task[bool] | None = None
        self._actions: dict[str, Callable[[Json], Awaitable[Json | None]]] = {
            "hello": self._hello,
            "language": self._choose_language,
            "open": self._open,
            "say": self._say,
            "slash": self._slash,
            "complete": self._complete,
            "click": self._click,
            "select": self._select,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "start": self._start,
            "new_person": self._new_person,
            "new_channel": self._new_channel,
            "new_thread": self._new_thread,
            "open_dm": self._open_dm,
        }

    async def run(self) -> None:
        self.fake.watchers.append(self._changed)
        sender = asyncio.create_task(self._send())
        try:
            async for message in self.ws:
                if message.type is not WSMsgType.TEXT:
                    break
                task = asyncio.create_task(self._act(json.loads(message.data)))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        finally:
            self.fake.watchers.remove(self._changed)
            for task in (sender, *self._tasks):
                task.cancel()
            await asyncio.gather(sender, *self._tasks, return_exceptions=True)

    # -- to the page
    async def _send(self) -> None:
        while True:
            payload = await self._outbox.get()
            try:
                await self.ws.send_str(json.dumps(payload))
            except ConnectionError:
                return

    def _put(self, payload: Json) -> None:
        """Queue something for the page. One that does not read is let go; it comes back and begins afresh."""
        if self._outbox.qsize() < MOST_QUEUED:
            self._outbox.put_nowait(payload)
        elif self._leaving is None:
            self._leaving = asyncio.create_task(self.ws.close(code=WSCloseCode.TRY_AGAIN_LATER))

    def _changed(self, what: str, thing: Any) -> None:
        if self.person is None:
            return
        if isinstance(thing, Message):
            self._message_changed(thing)
        elif what == "commands":
            self._put({"t": "commands", "commands": self._commands()})
        else:
            self._put(self._state())

    def _message_changed(self, message: Message) -> None:
        assert self.person is not None
        channel = self.fake.world.channels.get(message.channel_id)
        if channel is None:
            return
        if not message.seen_by(self.person.id):
            if message.viewer in (None, self.person.id):
                self._put({"t": "gone", "id": message.id, "channel": message.channel_id})
        elif self.fake.world.can_see(self.person.account, channel):
            self._put({"t": "message", "message": message_shown(message, self.person)})
        if not message.edits and not message.deleted:
            for user_id in message.pinged or told_privately(message, channel):
                ping = {"t": "ping", "person": user_id, "channel": channel.id, "id": message.id}
                self._put(ping)

    def _state(self) -> Json:
        assert self.person is not None
        return {"t": "state", **state_shown(self.fake, self.person, self.page.starts, self.language)}

    def _commands(self) -> list[Json]:
        if self.person is None or self.channel is None or self.channel.id not in self.fake.world.channels:
            return []
        return command_shown(self.fake.world, self.person, self.channel)

    # -- from the page
    async def _act(self, request: Json) -> None:
        reply: Json = {"t": "reply", "n": request.get("n")}
        try:
            reply |= await self._actions[request["do"]](request) or {}
        except (NoAnswerError, TimeoutError):
            reply["error"] = say(self.language, "sandbox-no-answer", name=self.fake.world.bot.name)
        except RefusedError as error:
            reply["error"] = say(self.language, str(error))
        except BadValueError:
            reply["error"] = say(self.language, "sandbox-bad-value")
        except (ApiError, NotOfferedError, KeyError, ValueError) as error:
            _LOG.info("the page asked for %s: %s", request.get("do"), error)
            reply["error"] = say(self.language, "sandbox-not-possible")
        self._put(reply)

    def _me(self) -> Person:
        if self.person is None:
            raise NotOfferedError("Nobody is at the keyboard.")
        return self.person

    def _message(self, request: Json) -> Message:
        return self.fake.world.message(str(request["message"]))

    def _place(self, request: Json) -> Channel:
        channel = self.fake.world.channel(str(request["channel"]))
        if not self.fake.world.can_see(self._me().account, channel):
            raise RefusedError("sandbox-not-for-you")
        return channel

    async def _hello(self, request: Json) -> Json:
        """Begin to act for somebody: the one asked for, or the first of the list."""
        people = self.fake.people()
        self.language = best([str(request.get("language"))])
        await speak(self.fake, self.language)
        self.person = next((p for p in people if p.id == request.get("person")), people[0])
        self.channel = None
        return {"state": self._state()}

    async def _choose_language(self, request: Json) -> None:
        """Somebody switched: the page comes back by itself in this language, and so do they."""
        self.language = best([str(request["language"])])
        await speak(self.fake, self.language, self._me())

    async def _open(self, request: Json) -> Json:
        self.channel = self._place(request)
        me = self._me()
        messages = self.fake.messages(self.channel, me)[-MOST_SHOWN:]
        shown = [message_shown(message, me) for message in messages]
        return {"channel": self.channel.id, "messages": shown, "commands": self._commands()}

    async def _say(self, request: Json) -> None:
        await self._me().say(self._place(request), str(request["text"]))

    async def _slash(self, request: Json) -> Json:
        options = dict(request.get("options") or {})
        me, channel = self._me(), self._place(request)
        return await self._seen(await me.slash(channel, request["path"], wait=False, **options))

    async def _complete(self, request: Json) -> Json:
        me, option = self._me(), str(request["option"])
        others = {k: v for k, v in (request.get("options") or {}).items() if k != option}
        typed = str(request.get("typed", ""))
        return {
            "choices": await me.autocomplete(self._place(request), request["path"], option, typed, **others)
        }

    async def _click(self, request: Json) -> Json:
        me, message = self._me(), self._message(request)
        return await self._seen(await me.click(message, custom_id=request["custom_id"], wait=False))

    async def _select(self, request: Json) -> Json:
        me, message, values = self._me(), self._message(request), list(request["values"])
        return await self._seen(await me.select(message, request["custom_id"], values, wait=False))

    async def _submit(self, request: Json) -> Json:
        opened = self.opened.pop(str(request["modal"]), None)
        if opened is None:
            raise RefusedError("sandbox-form-gone")
        return await self._seen(await self._me().submit(opened, request["values"], wait=False))

    async def _seen(self, answer: Answer) -> Json:
        """Wait for the acknowledgement; messages come by themselves, a modal is part of the reply."""
        await answer.until(lambda a: a.failed or a.callback is not None)
        if answer.failed:
            raise NoAnswerError(answer.what)
        if answer.modal is None:
            return {}
        self.opened[answer.id] = answer
        if len(self.opened) > MOST_FORMS:
            del self.opened[
                next(iter(self.opened))
            ]  # A form closed without being sent is never heard of again.
        return {"modal": answer.modal | {"id": answer.id}}

    async def _dismiss(self, request: Json) -> None:
        self._me().dismiss(self._message(request))

    async def _start(self, request: Json) -> Json:
        start = self.page.starts[int(request["start"])]
        chosen = dict(request.get("options") or {})
        channel = await run_start(self.fake, start, self._me(), self._place(request), chosen)
        return {"channel": channel.id}

    async def _new_person(self, request: Json) -> Json:
        name = str(request["name"]).strip()[:32]
        if not name:
            raise RefusedError("sandbox-person-needs-name")
        language = request.get("language")
        locale = discord_locale(language) if language in languages() else None
        return {"person": self.fake.person(name, locale=locale).id}

    async def _new_channel(self, request: Json) -> Json:
        name = "-".join(str(request["name"]).lower().split())[:100]
        if not name:
            raise RefusedError("sandbox-channel-needs-name")
        return {"channel": (await self.fake.new_channel(name)).id}

    async def _new_thread(self, request: Json) -> Json:
        name = str(request["name"]).strip()[:100]
        parent = self._place(request)
        if not name or parent.guild_id is None or parent.is_thread:
            raise RefusedError("sandbox-thread-needs-name")
        return {"channel": (await self.fake.new_thread(parent, name, self._me())).id}

    async def _open_dm(self, request: Json) -> Json:
        channel = self._me().dm
        self.fake.changed("channels", None)
        return {"channel": channel.id}


def told_privately(message: Message, channel: Channel) -> list[str]:
    """A direct message is a ping to whom it is for."""
    to = channel.recipient_id
    return [to] if to and message.raw["author"]["id"] != to else []
