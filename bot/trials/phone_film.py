"""`python -m bot.trials.phone_film OUT`: a turn on a phone as a film, tapped on the page with the real bot.

The README begins with it. The film of a whole game beside it is made by `python -m render film`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import tempfile
from pathlib import Path

from PIL import Image

from bot.app import Tropero
from bot.cli.play import starts
from bot.sandbox.connect import redirected, stay_on_loopback
from bot.sandbox.play import PageSettings, serve
from bot.settings import Settings
from bot.store import Store
from bot.table.context import wall_clock
from bot.trials.chromium import Browser, Chromium

PHONE = 390, 760
TAPS = 9
LONGEST = 90.0  # seconds that anything may take to appear
LOOK, FIRST, LAST = 1400, 2200, 3500  # milliseconds of a picture
OPENS = "document.querySelector('[data-id^=\"o:\"]') !== null"
BUTTON = "document.querySelector('[data-id^=\"p:\"]') !== null"
QUESTION = "[...document.querySelectorAll('[data-id^=\"p:\"], .menu .field')].length > 0"
TEXT = "document.querySelector('#messages').innerText"


async def appears(browser: Browser, condition: str) -> None:
    async with asyncio.timeout(LONGEST):
        while True:
            with contextlib.suppress(RuntimeError):
                await browser.until(condition)
                return


async def photograph(browser: Browser, folder: Path, number: int) -> None:
    await appears(browser, "[...document.images].every(i => i.complete)")
    await browser.screenshot(folder / f"{number:02d}.png")


async def play_a_turn(page: str, browser: Browser, folder: Path) -> None:
    await browser.look(*PHONE)
    await browser.goto(page)
    await browser.click(".card", "Table for two")
    await appears(browser, OPENS)
    await photograph(browser, folder, 0)
    await browser.click("[data-id^='o:']")
    await appears(browser, QUESTION)
    for number in range(1, TAPS + 1):
        await photograph(browser, folder, number)
        if not await browser.evaluate(QUESTION):
            break
        before = await browser.evaluate(TEXT)
        if await browser.evaluate(BUTTON):
            await browser.click("[data-id^='p:']")
        else:
            await browser.click(".menu .field")
            await browser.click(".options [role=option]")
        await appears(browser, f"{TEXT} !== {json.dumps(before)}")


async def pictures(folder: Path) -> None:
    fake = await serve(PageSettings(port=0, starts=starts()))
    settings = Settings(db=folder / "film.db", emoji=False)
    store = await Store.open(settings.db, now=wall_clock)
    try:
        with redirected(fake.http), Chromium() as chromium:
            async with Tropero(store, settings, guild_ready_timeout=0.05) as bot:
                stay_on_loopback(bot)
                running = asyncio.create_task(bot.start(fake.token))
                await fake.gateway.until(connected=True, within=LONGEST)
                await bot.wait_until_ready()
                async with chromium.page() as browser:
                    await play_a_turn(fake.http, browser, folder)
            await running
    finally:
        await store.close()
        await fake.stop()


def main(out: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(pictures(folder))
        first, *others = [Image.open(file).convert("RGB") for file in sorted(folder.glob("*.png"))]
        durations = [FIRST, *[LOOK] * (len(others) - 1), LAST]
        first.save(
            out, "WEBP", save_all=True, append_images=others, duration=durations, loop=0, quality=70, method=6
        )
    print(f"{out}: {len(others) + 1} pictures, {out.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
