"""The REST side: finding the route of a request, reading its body, answering as Discord does.

A route is an async function `(fake, call) -> payload or None` marked with `@route(method, path)`, in one of
the modules in `routes/`. It refuses by raising `ApiError`, which is recorded in `fake.rejected`.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import BodyPartReader, web

from bot.sandbox.limits.messages import Upload
from bot.sandbox.wire import UNKNOWN_INTERACTION, ApiError, too_many

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord

log = logging.getLogger(__name__)


@dataclass
class Call:
    """One request: the parts of its path, its query, its body and the files sent along."""

    path: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: list[Upload]


Handler = Callable[["FakeDiscord", Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    pattern: re.Pattern[str]
    handler: Handler
    needs_token: bool
    status: int


ROUTES: list[Route] = []


def route(
    method: str, path: str, *, needs_token: bool = True, status: int = 200
) -> Callable[[Handler], Handler]:
    """Register a handler. Interaction routes carry their own token, and need none of the bot."""

    def register(handler: Handler) -> Handler:
        pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
        ROUTES.append(Route(method, path, pattern, handler, needs_token, status))
        return handler

    return register


@dataclass(frozen=True)
class Rejected:
    """One request that Discord would have refused."""

    method: str
    path: str
    status: int
    code: int
    why: str


@dataclass(frozen=True)
class Exchange:
    """One request and its answer, for whoever listens."""

    method: str
    path: str
    body: Any
    status: int
    answer: Any


async def handle(fake: FakeDiscord, request: web.Request) -> web.Response:
    path = "/" + request.match_info["path"]
    fake.requests.append((request.method, path))
    for entry in ROUTES:
        if entry.method == request.method and (match := entry.pattern.fullmatch(path)):
            return await run(fake, request, path, entry, match.groupdict())
    fake.unimplemented.append(f"{request.method} {path}")
    return answer({"code": 0, "message": "404: Not Found (the stand-in has no such route)"}, 404)


async def run(
    fake: FakeDiscord, request: web.Request, path: str, entry: Route, parts: dict[str, str]
) -> web.Response:
    """Answer a request: within its limit, unless a fault strikes it, and as its route says."""
    headers, wait = fake.buckets.take(f"{entry.method} {entry.path}", parts)
    body: Any = None
    try:
        body, uploads = await read_body(request)
        if wait:
            raise too_many(wait)
        if fault := fake.faults.strike(request.method, path, after_the_deed=False):
            if fault.code == UNKNOWN_INTERACTION:
                fake.interactions.expire(parts["token"])
            raise StruckError(fault)
        if entry.needs_token and request.headers.get("Authorization") != f"Bot {fake.token}":
            raise ApiError(401, 0, "401: Unauthorized")
        payload = await entry.handler(fake, Call(parts, dict(request.query), body, uploads))
        status = 204 if payload is None else entry.status
        if lost := fake.faults.strike(request.method, path, after_the_deed=True):
            raise StruckError(lost)
    except StruckError as struck:
        payload, status = struck.error.body, struck.error.status
    except ApiError as error:
        if not wait:
            fake.rejected.append(Rejected(request.method, path, error.status, error.code, str(error)))
        payload, status = error.body, error.status
    except Exception as error:
        # A body the stand-in cannot make sense of is its own gap: it must not pass for the bot's mistake.
        log.exception("%s %s", request.method, path)
        fake.unimplemented.append(f"{request.method} {path}: {error!r}")
        payload, status = {"code": 0, "message": "500: Internal Server Error"}, 500
    for listener in fake.listeners:
        listener(Exchange(request.method, path, body, status, payload))
    return answer(payload, status, headers)


class StruckError(Exception):
    """A fault that was asked for; it is not the bot's doing."""

    def __init__(self, error: ApiError) -> None:
        super().__init__(str(error))
        self.error = error


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    # Read by hand: aiohttp takes the header apart as that of a mail, a sixth of what the stand-in cost.
    if not request.headers.get("Content-Type", "").startswith("multipart/form-data"):
        data = await request.read()
        return (json.loads(data) if data else {}), []
    body: Any = {}
    uploads: list[Upload] = []
    reader = await request.multipart()
    while isinstance(part := await reader.next(), BodyPartReader):
        if part.name == "payload_json":
            body = json.loads(await part.text())
        else:
            key = (part.name or "").removeprefix("files[").removesuffix("]")
            uploads.append(Upload(key, part.filename or "file", bytes(await part.read())))
    return body, uploads


def answer(payload: Any, status: int, limits: dict[str, str] | None = None) -> web.Response:
    """discord.py wants exactly `application/json`, and a Via header if it is to try a 429 again."""
    headers = {"Via": "1.1 sandbox", **(limits or {})}
    if payload is None:
        return web.Response(status=204, headers=headers)
    headers["Content-Type"] = "application/json"
    return web.Response(body=msgspec.json.encode(payload), status=status, headers=headers)
