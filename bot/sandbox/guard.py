"""Who may speak to the stand-in: programs on this machine, and its own page in a browser.

The server listens on 127.0.0.1 only. That alone would not stop a foreign page open in the same browser: it
could send requests here, or have its own name resolve to 127.0.0.1. So every request must name this very
host, and if it says where it comes from, it must come from here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from aiohttp import web
from aiohttp.typedefs import Middleware

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord

REFUSAL = "This server speaks only to its own page and to programs on this machine."
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def guard(fake: FakeDiscord) -> Middleware:
    @web.middleware
    async def check(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        hosts = {f"127.0.0.1:{fake.port}", f"localhost:{fake.port}"}
        origin = request.headers.get("Origin")
        if request.host not in hosts or (origin is not None and origin != f"http://{request.host}"):
            return web.Response(status=403, text=REFUSAL)
        if (
            request.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin")
            and request.path != "/"
        ):
            return web.Response(status=403, text=REFUSAL)
        response = await handler(request)
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    return check
