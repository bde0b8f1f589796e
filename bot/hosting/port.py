"""A port for the host alone: `/health`, `/ready` and `/metrics`. Off unless TROPERO_PORT is set."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from aiohttp import web

from bot.hosting.figures import Figures

if TYPE_CHECKING:
    from bot.app import Tropero

_LOG = logging.getLogger("tropero.port")

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
OLDEST_LETTER = 900  # seconds: by then somebody has been waiting for word of their turn
LONGEST_LOOK = 5.0  # for a store that does not answer


class Port:
    def __init__(self, bot: Tropero, figures: Figures) -> None:
        self._bot = bot
        self._figures = figures

    @asynccontextmanager
    async def open(self, host: str, port: int) -> AsyncIterator[int]:
        """Serve while inside; gives the port, which is a free one where 0 is asked for."""
        app = web.Application()
        app.router.add_get("/health", self._health)
        app.router.add_get("/ready", self._ready)
        app.router.add_get("/metrics", self._metrics)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            bound = runner.addresses[0][1]
            _LOG.info("health and metrics on %s:%s", host, bound)
            yield int(bound)
        finally:
            await runner.cleanup()

    async def _health(self, request: web.Request) -> web.Response:
        """What there is to worry about. 503 where a host should look or restart."""
        bot = self._bot
        gateway = bot.is_ready() and not bot.is_closed()
        store, oldest, waiting = True, 0.0, 0
        try:
            async with asyncio.timeout(LONGEST_LOOK):
                census = await bot.tables.census()
            oldest, waiting = census.oldest, census.letters
        except Exception as error:  # whatever it is, the host shall hear of it
            _LOG.error("the store does not answer: %s", error)
            store = False
        latency = bot.latency if gateway and math.isfinite(bot.latency) else None
        told = {
            "ok": gateway and store and oldest < OLDEST_LETTER,
            "gateway": gateway,
            "gateway_latency_ms": None if latency is None else round(latency * 1000),
            "store": store,
            "outbox": waiting,
            "outbox_age_seconds": round(oldest),
        }
        return web.json_response(told, status=200 if told["ok"] else 503)

    async def _ready(self, request: web.Request) -> web.Response:
        ready = self._bot.is_ready()
        return web.json_response({"ready": ready}, status=200 if ready else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(LONGEST_LOOK):
                body = await self._figures.text(self._bot)
        except Exception as error:
            _LOG.error("the figures cannot be read: %s", error)
            return web.Response(status=503, text="the store does not answer\n")
        return web.Response(body=body, headers={"Content-Type": PROMETHEUS})
