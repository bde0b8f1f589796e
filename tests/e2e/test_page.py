"""The page of `make play` with the real bot behind it, in a headless Chromium.

A newcomer's first turn, and a solo game to its second visit to Buenos Aires, by taps alone.

Left out, aloud, where there is no Chromium. With SCREENSHOTS set to a folder, the pictures are kept there.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.cli.play import starts
from bot.sandbox.play import PageSettings, serve
from bot.sandbox.server import FakeDiscord
from bot.sandbox.state import Message
from bot.trials.chromium import Browser, Chromium, find_chromium
from tests.e2e.harness import PATIENCE, BotProcess, parts

pytestmark = pytest.mark.skipif(
    find_chromium() is None, reason="NO CHROMIUM: the page was not tried with the real bot"
)

PHONE, DESK = (390, 844), (1280, 800)
PICKS = "[...document.querySelectorAll('.primary[data-id^=\"p:\"]')]"
PASSES = "[...document.querySelectorAll('[data-id^=\"p:\"]:is(.secondary, .success)')]"
ENTRIES = "[...document.querySelectorAll('.options:not([hidden]) [role=option][aria-selected=false]')]"
MOMENT = (
    "[...document.querySelectorAll('[data-id]')].map(e => e.dataset.id.split(':'))"
    ".find(id => 'pm'.includes(id[0]))?.[3]"
)
VISITS = (
    "[...document.querySelectorAll('.message:not(.private)')]"
    ".filter(e => e.innerText.includes('moved to Buenos Aires')).length"
)
QUESTION = "[...document.querySelectorAll('[data-id^=\"p:\"], .menu .field')].length > 0"


class Newcomer:
    """Somebody who only clicks on what is there to be clicked."""

    def __init__(self, fake: FakeDiscord, browser: Browser, pictures: Path) -> None:
        self.fake, self.browser, self.pictures = fake, browser, pictures

    async def picture(self, name: str) -> None:
        await self.browser.until("[...document.images].every(i => i.complete)")
        await self.browser.screenshot(self.pictures / f"{name}.png")

    async def until(self, condition: str) -> None:
        """As the browser's own, but with the patience of these tests: a busy machine draws slowly."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(RuntimeError):
                    await self.browser.until(condition)
                    return

    async def answer(self) -> None:
        """Tap the first button of the question, or the first entry of its menu."""
        before = await self.shown()
        if await self.browser.evaluate("document.querySelector('[data-id^=\"p:\"]') !== null"):
            await self.browser.click("[data-id^='p:']")
        else:
            await self.browser.click(".menu .field")
            await self.browser.click(".options [role=option]")
            if await self.browser.evaluate("document.querySelector('.done') !== null"):
                await self.browser.click(".done")
        await self.until(f"document.querySelector('#messages').innerText !== {before!r}")

    async def hurry(self) -> None:
        """Pass where one may, else tap the last option: it leads furthest. Then wait to be asked anew."""
        before = await self.moment()
        if await self.browser.evaluate(f"{PASSES}.length > 0"):
            await self.tap(f"{PASSES}.at(-1)")
        elif await self.browser.evaluate(f"{PICKS}.length > 0"):
            await self.tap(f"{PICKS}.at(-1)")
        else:
            await self.browser.click(".menu .field")
            while await self.browser.evaluate(f"{ENTRIES}.length > 0"):
                await self.tap(f"{ENTRIES}.at(-1)")
                if await self.browser.evaluate("document.querySelector('.done:enabled') !== null"):
                    await self.browser.click(".done")
        await self.until(f"{MOMENT} && {MOMENT} !== {before!r}")

    async def tap(self, element: str) -> None:
        """Mark one of several alike, so that a finger can find it once the page stands still."""
        await self.until("[...document.images].every(i => i.complete)")
        await self.browser.evaluate(
            f"document.querySelector('#here')?.removeAttribute('id'); {element}.id = 'here'"
        )
        await self.browser.click("#here")

    def messages(self) -> list[Message]:
        """What is in the thread of the solo game, as this person sees it."""
        (thread,) = self.fake.threads(self.fake.channel("general"))
        return self.fake.people()[0].messages(thread)

    async def moment(self) -> str:
        """Which question is open; it changes with every choice."""
        await self.until(MOMENT)
        return str(await self.browser.evaluate(MOMENT))

    async def shown(self) -> str:
        return str(await self.browser.evaluate("document.querySelector('#messages').innerText"))


@pytest_asyncio.fixture
async def newcomer(tmp_path: Path) -> AsyncIterator[Newcomer]:
    fake = await serve(PageSettings(port=0, starts=starts()))
    bot = BotProcess(fake, tmp_path)
    await bot.start()
    with Chromium() as chromium:
        async with chromium.page() as browser:
            yield Newcomer(fake, browser, Path(os.environ.get("SCREENSHOTS", tmp_path)))
    assert browser.errors == []
    assert await bot.stop() == 0
    assert [*fake.rejected, *fake.unimplemented, *fake.unanswered] == []
    await fake.stop()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["context", "phone"])
async def test_a_newcomer_s_first_turn(newcomer: Newcomer, screen: tuple[int, int]) -> None:
    name = "phone" if screen == PHONE else "context"
    browser = newcomer.browser
    await browser.look(*screen)
    await browser.goto(newcomer.fake.http)
    await newcomer.picture(f"{name}-1-welcome")
    await browser.click(".card", "Table for two")
    await newcomer.until("document.querySelector('[data-id^=\"o:\"]') !== null")
    await newcomer.picture(f"{name}-2-table")
    await browser.click("[data-id^='o:']")
    await newcomer.until(QUESTION)
    await newcomer.picture(f"{name}-3-panel")
    taps = 0
    while await browser.evaluate(QUESTION):
        await newcomer.answer()
        taps += 1
        await newcomer.picture(f"{name}-4-after-{taps}")
        assert taps < 40
    await newcomer.picture(f"{name}-5-done")
    assert taps >= 2


async def test_a_solo_game_to_the_second_visit_to_buenos_aires(newcomer: Newcomer) -> None:
    browser = newcomer.browser
    await browser.look(*PHONE)
    await browser.goto(newcomer.fake.http)
    await browser.click(".card", "Solo game")
    await newcomer.until("document.querySelector('[data-id^=\"o:\"]') !== null")
    await browser.click("[data-id^='o:']")
    await newcomer.until(QUESTION)
    await newcomer.picture("solo-0-panel")
    visits = questions = 0
    while visits < 2:
        await newcomer.hurry()
        questions += 1
        assert questions < 200
        if await browser.evaluate(VISITS) > visits:
            visits += 1
            await newcomer.picture(f"solo-{visits}-after-buenos-aires")
    (panel,) = [message for message in newcomer.messages() if message.ephemeral]
    assert parts(panel, "pm"), "one panel is open, below everything that was told"
    assert newcomer.messages()[-1] is panel
