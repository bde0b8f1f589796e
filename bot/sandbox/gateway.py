"""The gateway: sessions of shards, what they have been sent, resuming, and losing them on purpose."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox.builder import guild_payload
from bot.sandbox.state import APPLICATION_ID, Bounded
from bot.sandbox.wire import Json

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord

HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = (
    1,
    2,
    3,
    6,
    7,
    9,
    10,
    11,
)
MOST_BYTES = 4096  # of one payload the bot sends; a longer one closes the connection
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, ALREADY_AUTHENTICATED = 4001, 4002, 4003, 4005
# discord.py notes when it sent a heartbeat only after it is out. An answer that comes sooner than over any
# network is measured from the heartbeat before: "websocket is 41.3s behind", while all is well.
ON_THE_WAY = 0.05
GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
TO_STRANGERS = ("GUILD_DELETE", "INTERACTION_CREATE")  # what reaches a bot that is not in the guild
ALREADY_GONE = (ConnectionError, RuntimeError)


class Socket:
    """One websocket of the bot; compressed as one stream if both sides want that."""

    def __init__(self, ws: web.WebSocketResponse, *, compressed: bool) -> None:
        self.ws = ws
        self._zlib = zlib.compressobj() if compressed else None
        self._waiting: asyncio.Task[None] | None = None

    async def send(self, payload: Json) -> None:
        text = msgspec.json.encode(payload)
        try:
            if self._zlib:
                data = self._zlib.compress(text) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                await self.ws.send_bytes(data)
            else:
                await self.ws.send_str(text.decode())
        except ALREADY_GONE:
            pass  # The bot went away this very moment; a resume will bring it what it missed.

    async def send_op(self, op: int, data: object = None) -> None:
        await self.send({"op": op, "d": data, "s": None, "t": None})

    def soon(self, op: int) -> None:
        """Send an opcode after the time it would be under way, while other things go on."""
        self._waiting = asyncio.create_task(self._after_a_while(op))

    async def _after_a_while(self, op: int) -> None:
        await asyncio.sleep(ON_THE_WAY)
        await self.send_op(op)


def readable(data: str) -> Json | None:
    """A payload of the bot, or None if it is too long or none at all."""
    try:
        payload = json.loads(data) if len(data.encode()) <= MOST_BYTES else None
    except ValueError:
        return None
    return payload if isinstance(payload, dict) and isinstance(payload.get("op"), int) else None


class Session:
    """What one shard has identified for. It outlives its socket, so that the shard can resume."""

    def __init__(self, session_id: str, shard: int, shards: int, intents: int, socket: Socket) -> None:
        self.id, self.shard, self.shards, self.intents = session_id, shard, shards, intents
        self.socket: Socket | None = socket
        self.sequence = 0
        self.backlog: deque[Json] = deque(maxlen=500)

    async def dispatch(self, event: str, data: Json) -> None:
        self.sequence += 1
        payload = {"op": 0, "t": event, "s": self.sequence, "d": data}
        self.backlog.append(payload)
        if self.socket:
            await self.socket.send(payload)


class Gateway:
    """All sessions by shard. `log` holds what the bot sent, newest last; `identified` which shards, and when.

    With `spread` every channel counts as a server of its own: its interactions go to its own shard.
    """

    def __init__(
        self,
        fake: FakeDiscord,
        *,
        shards: int = 1,
        max_concurrency: int = 1,
        spread: bool = False,
        compressed: bool = False,
    ) -> None:
        self.fake, self.shards, self.compressed = fake, shards, compressed
        self.max_concurrency, self.spread = max_concurrency, spread
        self.identified: Bounded[tuple[float, int]] = Bounded(1000)
        self.sessions: dict[int, Session] = {}
        self.log: Bounded[Json] = Bounded(1000)
        self._changed = asyncio.Event()

    @property
    def connected(self) -> bool:
        """Whether every shard has a live socket."""
        live = [session for session in self.sessions.values() if session.socket]
        return bool(live) and len(live) == live[0].shards

    async def until(self, *, connected: bool, within: float = 60.0) -> None:
        async with asyncio.timeout(within):
            while self.connected is not connected:
                self._changed.clear()
                await self._changed.wait()

    def sent_by_bot(self, op: int) -> int:
        return sum(payload["op"] == op for payload in self.log)

    # -- the connection
    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(max_msg_size=16 * MOST_BYTES, compress=False)
        await ws.prepare(request)
        socket = Socket(ws, compressed=self.compressed and request.query.get("compress") == "zlib-stream")
        await socket.send_op(HELLO, {"heartbeat_interval": 41_250})
        async for message in ws:
            if message.type is not WSMsgType.TEXT:
                break
            payload = readable(message.data)
            if payload is None:
                await ws.close(code=DECODE_ERROR)
                break
            self.log.append(payload)
            await self._receive(socket, payload["op"], payload.get("d"))
        self._lost(socket)
        return ws

    async def _receive(self, socket: Socket, op: int, data: Any) -> None:
        identified = any(session.socket is socket for session in self.sessions.values())
        if op == HEARTBEAT:
            socket.soon(HEARTBEAT_ACK)
        elif op in (IDENTIFY, RESUME) and not isinstance(data, dict):
            await socket.ws.close(code=DECODE_ERROR)
        elif op in (IDENTIFY, RESUME) and identified:
            await socket.ws.close(code=ALREADY_AUTHENTICATED)
        elif op == IDENTIFY:
            await self._identify(socket, data)
        elif op == RESUME:
            await self._resume(socket, data)
        elif op != PRESENCE:
            self.fake.unimplemented.append(f"gateway op {op}")
            await socket.ws.close(code=UNKNOWN_OPCODE)
        elif not identified:
            await socket.ws.close(code=NOT_AUTHENTICATED)

    async def _identify(self, socket: Socket, data: Json) -> None:
        if data["token"] != self.fake.token:
            await socket.ws.close(code=4004)
            return
        shard, shards = data.get("shard") or (0, 1)
        self.identified.append((time.monotonic(), shard))
        session = Session(self.fake.clock.snowflake(), shard, shards, data["intents"], socket)
        if any(other.shards != shards for other in self.sessions.values()):
            self.sessions.clear()
        self.sessions[shard] = session
        world = self.fake.world
        mine = world.bot_in_guild and (self.spread or self._shard_of_guild(shards) == shard)
        ready = {
            "v": 10,
            "user": world.bot.raw,
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.fake.gateway_url,
            "shard": [shard, shards],
            "application": {"id": APPLICATION_ID, "flags": 0},
            "guilds": [{"id": world.guild["id"], "unavailable": True}] if mine else [],
        }
        await session.dispatch("READY", ready)
        if mine:
            await session.dispatch("GUILD_CREATE", guild_payload(world))
        self._note()

    async def _resume(self, socket: Socket, data: Json) -> None:
        session = next((s for s in self.sessions.values() if s.id == data["session_id"]), None)
        if session is None or data["token"] != self.fake.token:
            await socket.send_op(INVALID_SESSION, False)
            return
        session.socket = socket
        for payload in list(session.backlog):
            if payload["s"] > (data["seq"] or 0):
                await socket.send(payload)
        await session.dispatch("RESUMED", {"_trace": []})
        self._note()

    def _lost(self, socket: Socket) -> None:
        for session in self.sessions.values():
            if session.socket is socket:
                session.socket = None
        self._note()

    def _note(self) -> None:
        self._changed.set()
        self.fake.changed("bot", self.connected)

    # -- sending
    def _shard_of_guild(self, shards: int) -> int:
        return (int(self.fake.world.guild["id"]) >> 22) % shards

    async def dispatch(self, event: str, data: Json, *, guild: bool = True, intent: int = 0) -> None:
        """Send an event to the shard it concerns: the guild's, or the first one for direct messages."""
        if guild and not self.fake.world.bot_in_guild and event not in TO_STRANGERS:
            return
        own = int(data["channel_id"]) if self.spread and event == "INTERACTION_CREATE" else None
        for session in list(self.sessions.values()):
            concerned = self._shard_of_guild(session.shards) if guild else 0
            if self.spread and guild:
                concerned = session.shard if own is None else own % session.shards
            if session.shard == concerned and (not intent or session.intents & intent):
                await session.dispatch(event, data)

    # -- trouble, for tests
    async def drop(self, *, resume: bool = True) -> None:
        """Cut the connection. With `resume=False` the sessions are forgotten: the bot must identify anew."""
        sockets = [session.socket for session in self.sessions.values() if session.socket]
        if not resume:
            for session in self.sessions.values():
                session.id = "forgotten"
        for socket in sockets:
            self._lost(socket)
            await socket.ws.close(code=4000)

    async def invalidate(self) -> None:
        """Opcode 9, not to be resumed, to a bot that is connected: it must identify anew."""
        live = [session for session in self.sessions.values() if session.socket]
        self.sessions.clear()
        self._note()
        for session in live:
            assert session.socket is not None
            await session.socket.send_op(INVALID_SESSION, False)

    async def ask_to_reconnect(self) -> None:
        """Opcode 7, as Discord sends before it restarts a server; the session can be resumed."""
        live = [session.socket for session in self.sessions.values() if session.socket]
        for socket in live:
            self._lost(socket)
            await socket.send_op(RECONNECT)

    async def close(self) -> None:
        for session in self.sessions.values():
            if session.socket:
                await session.socket.ws.close(code=1001)
