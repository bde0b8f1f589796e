"""A headless Chromium driven over its own debugging protocol, with nothing but aiohttp."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import shutil
import subprocess
import tempfile
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--hide-scrollbars",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--remote-debugging-port=0",
)


def find_chromium() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Chromium:
    """The browser's process, which outlives the pages opened in it."""

    def __enter__(self) -> Chromium:
        self._home = tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True)
        program = find_chromium()
        assert program is not None
        flags = [*FLAGS, f"--user-data-dir={self._home.name}", "about:blank"]
        self._process = subprocess.Popen([program, *flags], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        self._port = self._read_port()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait()
        self._drain.join()
        self._home.cleanup()

    def _read_port(self) -> int:
        """The port it chose is what it says first; whatever it says later is thrown away."""
        assert self._process.stderr is not None
        stream = self._process.stderr
        line = next((line for line in stream if b"DevTools listening on ws://" in line), None)
        assert line is not None, "Chromium ended before it listened"
        self._drain = threading.Thread(target=lambda: (stream.read(), stream.close()))
        self._drain.start()
        return int(line.split(b":")[2].split(b"/")[0])

    @contextlib.asynccontextmanager
    async def page(self) -> AsyncIterator[Browser]:
        """A new tab, closed at the end."""
        base = f"http://127.0.0.1:{self._port}/json"
        async with aiohttp.ClientSession() as http:
            async with http.put(f"{base}/new?about:blank") as answer:
                target = await answer.json()
            async with http.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0) as socket:
                browser = Browser(socket)
                try:
                    for domain in ("Page", "Runtime", "Log"):
                        await browser.send(f"{domain}.enable")
                    await browser.send("Page.bringToFront")  # A tab behind another is not drawn.
                    yield browser
                finally:
                    browser.reader.cancel()
            async with http.get(f"{base}/close/{target['id']}") as answer:
                await answer.read()


class Browser:
    """One page. `errors` are the exceptions it threw and the resources it was refused."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.errors: list[str] = []
        self._socket = socket
        self._ids = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self._socket:
            payload = json.loads(message.data)
            if "id" in payload:
                self._waiting.pop(payload["id"]).set_result(payload)
            elif payload["method"] == "Runtime.exceptionThrown":
                details = payload["params"]["exceptionDetails"]
                self.errors.append(details.get("exception", {}).get("description") or details["text"])
            elif payload["method"] == "Log.entryAdded" and payload["params"]["entry"]["level"] == "error":
                self.errors.append(payload["params"]["entry"]["text"])

    async def send(self, method: str, **params: Any) -> Any:
        number = next(self._ids)
        self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_str(json.dumps({"id": number, "method": method, "params": params}))
        answer = await asyncio.wait_for(self._waiting[number], 20)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    async def evaluate(self, script: str) -> Any:
        result = await self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{script}: {result['exceptionDetails']['exception']['description']}")
        return result["result"].get("value")

    async def until(self, condition: str) -> None:
        """Wait until an expression is true in the page; it is looked at again and again."""
        look = f"(() => {{ try {{ return {condition}; }} catch {{ return false; }} }})()"
        await self.evaluate(
            "new Promise((done, fail) => { const end = Date.now() + 8000; const again = () => "
            f"{look} ? done(true) : Date.now() > end ? fail(new Error('never came true'))"
            " : setTimeout(again, 15); again(); })"
        )

    async def goto(self, url: str) -> None:
        await self.send("Page.navigate", url=url)
        await self.until("document.readyState === 'complete' && window.page && window.page.channel")

    async def click(self, selector: str, text: str | None = None) -> None:
        """Click as a finger would: on what is really on top at the middle of the element."""
        wanted = json.dumps(text)
        find = (
            f"[...document.querySelectorAll({json.dumps(selector)})]"
            f".find(e => e.offsetParent && ({wanted} === null || e.textContent.includes({wanted})))"
        )
        await self.until(f"{find}")
        where = await self.evaluate(
            f"(async () => {{ const e = {find}; e.scrollIntoView({{block: 'center'}});"
            "await new Promise(requestAnimationFrame); const r = e.getBoundingClientRect();"
            "return [r.x + r.width / 2, r.y + r.height / 2]; })()"
        )
        for kind in ("mousePressed", "mouseReleased"):
            spot = {"x": where[0], "y": where[1], "button": "left", "clickCount": 1}
            await self.send("Input.dispatchMouseEvent", type=kind, **spot)

    async def type(self, text: str) -> None:
        await self.send("Input.insertText", text=text)

    async def press(self, key: str) -> None:
        code = {"Enter": 13, "Escape": 27, "ArrowDown": 40, "Tab": 9}[key]
        extra = {"text": "\r"} if key == "Enter" else {}
        for kind in ("keyDown", "keyUp"):
            more = extra if kind == "keyDown" else {}
            await self.send("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, **more)

    async def look(self, width: int, height: int, *, dark: bool = False) -> None:
        """A screen of this size, by day or by night."""
        phone = width < 700
        await self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=phone,
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        await self.send("Emulation.setEmulatedMedia", features=[scheme])

    async def screenshot(self, file: Path) -> None:
        shot = await self.send("Page.captureScreenshot", format="png")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(base64.b64decode(shot["data"]))  # noqa: ASYNC240
