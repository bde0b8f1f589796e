"""The page in a headless Chromium, with the demo bot behind it. Left out, aloud, where there is no Chromium.

With SCREENSHOTS set to a folder, the pictures taken on the way are kept there.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.sandbox.people import Person
from bot.sandbox.play import PageSettings, Somebody, Start, Step, serve
from bot.sandbox.server import FakeDiscord
from bot.sandbox.state import Channel
from bot.trials.chromium import Browser, Chromium, find_chromium
from tests.sandbox.demo import running

pytestmark = pytest.mark.skipif(
    find_chromium() is None, reason="NO CHROMIUM: the page was not tried in a browser"
)

PHONE, DESK = (390, 844), (1280, 800)
STARTS = (
    Start("Board", "One person, one board", (Step(slash="game board"),), icon="🐎"),
    Start(
        "Table for two",
        "Opens a channel, and both make a move",
        (Step(slash="game board"), Step(person=1, click="Move 1")),
        channel="mesa",
        icon="🤠",
    ),
)


class Desk:
    """A stand-in, a browser showing its page, and shorthands for looking at it."""

    def __init__(self, fake: FakeDiscord, browser: Browser, pictures: Path) -> None:
        self.fake, self.browser, self.pictures = fake, browser, pictures
        self.ana, self.ben = fake.person("Ana"), fake.person("Ben")
        self.general = fake.channel("general")

    async def open(self, size: tuple[int, int] = DESK, *, dark: bool = False) -> None:
        await self.browser.look(*size, dark=dark)
        await self.browser.goto(self.fake.http)

    async def command(self, path: str) -> None:
        """Type a command, choose it from the list."""
        await self.browser.click("#composer textarea")
        await self.browser.type(f"/{path}")
        await self.browser.until("!document.querySelector('.suggestions').hidden")
        await self.browser.press("Enter")
        await self.browser.until("!document.querySelector('.command').hidden")

    async def run(self, path: str) -> None:
        await self.command(path)
        await self.browser.click(".run")

    async def sees(self, text: str, selector: str = "#messages") -> None:
        await self.browser.until(f"document.querySelector({selector!r}).innerText.includes({text!r})")

    async def text(self, selector: str) -> str:
        return str(await self.browser.evaluate(f"document.querySelector({selector!r}).innerText"))

    async def picture(self, name: str) -> None:
        await self.browser.until("[...document.images].every(i => i.complete)")
        await self.browser.screenshot(self.pictures / f"{name}.png")

    def said(self, channel: Channel, person: Person) -> list[str]:
        return [message.content for message in self.fake.messages(channel, person)]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    """One browser for all these tests; each has a stand-in, and so an origin, of its own."""
    with Chromium() as chromium:
        yield chromium


@pytest.fixture
async def desk(chromium: Chromium, tmp_path: Path) -> AsyncIterator[Desk]:
    people = (Somebody("Ana"), Somebody("Ben", locale="de"))
    fake = await serve(PageSettings(port=0, people=people, starts=STARTS))
    async with running(fake), chromium.page() as browser:
        yield Desk(fake, browser, Path(os.environ.get("SCREENSHOTS", tmp_path)))
    assert browser.errors == []
    assert fake.rejected == [] and fake.unimplemented == [] and fake.unanswered == []
    await fake.stop()


async def test_a_newcomer_starts_with_one_click(desk: Desk) -> None:
    await desk.open()
    await desk.sees("What shall we play?")
    await desk.picture("welcome")
    await desk.browser.click(".card", "Table for two")
    await desk.sees("game 7 at move 1")
    assert "mesa-1" in await desk.text("#place")
    await desk.picture("table")


async def test_commands_components_and_private_answers(desk: Desk) -> None:
    await desk.open()
    await desk.run("game board")
    await desk.sees("turn 1")
    await desk.browser.click("[data-id='game:7:move:1']")
    await desk.sees("game 7 at move 1")
    await desk.browser.click(".menu .field")
    for card in ("Card 3", "Card 4"):
        await desk.browser.click(".options [role=option]", card)
    await desk.picture("menu")
    await desk.browser.click(".done")
    await desk.sees("chose 3, 4")
    await desk.sees("Only you can see this")
    assert "chose 3, 4" not in desk.said(desk.general, desk.ben)
    await desk.browser.click(".privacy button", "Dismiss")
    await desk.browser.until("!document.querySelector('.privacy')")


async def test_options_and_live_completion(desk: Desk) -> None:
    await desk.open()
    await desk.command("game move")
    await desk.browser.type("Ro")
    await desk.sees("Rosario", ".suggestions")
    await desk.picture("completion")
    await desk.browser.press("Enter")
    await desk.browser.click(".run")
    await desk.sees("alone to Rosario, 1 steps")


async def test_form(desk: Desk) -> None:
    await desk.open()
    await desk.run("game note")
    await desk.sees("Your note", "dialog")
    await desk.browser.click("dialog input")
    await desk.browser.type("hola")
    await desk.browser.evaluate("document.querySelector('dialog select').value = 'blue'")
    await desk.picture("form")
    await desk.browser.click("dialog .primary")
    await desk.sees("note=hola colour=blue")


async def test_switching_people_shows_each_their_own(desk: Desk) -> None:
    await desk.open()
    await desk.run("game hand")
    await desk.sees("your hand")
    await desk.browser.click(".person", "Ben")
    await desk.browser.until("document.querySelector('.person.me').innerText.includes('Ben')")
    assert "your hand" not in await desk.text("#messages")
    await desk.ben.say(desk.general, f"{desk.ana.mention} it is your turn")
    await desk.browser.until("document.querySelector('.person:not(.me) .badge')")
    await desk.picture("badge")
    await desk.browser.click(".person", "Ana")
    await desk.browser.until(
        "document.querySelector('.message.pinged').innerText.includes('it is your turn')"
    )
    await desk.command("game board")
    await desk.browser.click(".person", "Ben")
    await desk.command("game brett")  # Ben reads German: the command has its German name for him.


async def test_threads_channels_and_direct_messages(desk: Desk) -> None:
    await desk.open()
    await desk.run("game table")
    await desk.sees("table:")
    words = "getComputedStyle(document.querySelector('.mention.link')).display === 'inline'"
    assert await desk.browser.evaluate(words), "a long name breaks across lines"
    await desk.browser.click(".mention.link")
    await desk.sees("your turn")
    assert "Table 1" in await desk.text("#place")
    await desk.browser.click(".place", "Tropero")
    await desk.sees("a reminder")
    await desk.browser.click("[aria-label='New channel']")
    await desk.browser.click("dialog input")
    await desk.browser.type("South Pampa")
    await desk.browser.press("Enter")
    await desk.browser.until("document.querySelector('#place').innerText.includes('south-pampa')")
    await desk.browser.click("#new-thread")
    await desk.browser.click("dialog input")
    await desk.browser.type("Rules talk")
    await desk.browser.press("Enter")
    await desk.browser.until("document.querySelector('#place').innerText.includes('Rules talk')")
    assert [thread.name for thread in desk.fake.threads(desk.fake.channel("south-pampa"))] == ["Rules talk"]
    await desk.browser.click("#composer textarea")
    await desk.browser.type("hello there")
    await desk.browser.press("Enter")
    await desk.sees("hello there")


async def test_a_bot_that_does_not_answer(desk: Desk) -> None:
    desk.fake.acknowledge_within = 0.05
    await desk.open()
    await desk.run("game silent")
    await desk.sees("did not respond", "#toasts")
    assert desk.fake.unanswered == ["/game silent by Ana"]
    desk.fake.unanswered.clear()


async def test_the_page_comes_back_with_the_server(chromium: Chromium, tmp_path: Path) -> None:
    fake = await serve(PageSettings(port=0, file=tmp_path / "sandbox.db"))
    await fake.person("Ben").say(fake.channel("general"), "see you tomorrow")
    async with chromium.page() as browser:
        await browser.goto(fake.http)
        await fake.stop()
        await browser.until("document.body.classList.contains('away')")
        again = await serve(PageSettings(port=fake.port, file=tmp_path / "sandbox.db"))
        await browser.until("!document.body.classList.contains('away')")
        await again.person("Ben").say(again.channel("general"), "good morning")
        await browser.until("document.querySelectorAll('.message').length === 2")
    await again.stop()


async def test_pictures_enlarge(desk: Desk) -> None:
    await desk.open(PHONE)
    await desk.run("game board")
    await desk.browser.click("#messages .picture")
    await desk.browser.until("document.querySelector('dialog.enlarged img').naturalWidth === 320")
    assert await desk.text("dialog.enlarged p") == "A picture that says start"
    await desk.browser.click("dialog .close")
    await desk.browser.until("!document.querySelector('dialog')")


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", [PHONE, DESK])
async def test_it_fits_a_phone_and_a_desk(desk: Desk, size: tuple[int, int], dark: bool) -> None:
    await desk.ben.say(
        desk.general,
        "**Hola** everybody! Shall we ride?\n- `/game board` shows the map\n- see <t:1800000000:R>",
    )
    await desk.ana.slash(desk.general, "game panel")
    await desk.ana.slash(desk.general, "game hand")
    await desk.open(size, dark=dark)
    await desk.sees("Your turn")
    await desk.picture(f"{size[0]}-{'dark' if dark else 'light'}")
    overflow = "document.documentElement.scrollWidth > innerWidth"
    assert not await desk.browser.evaluate(overflow)
    if size == PHONE:
        await desk.browser.click("#side-open")
        await desk.browser.until("document.querySelector('#side').getBoundingClientRect().x === 0")
        await desk.picture(f"drawer-{'dark' if dark else 'light'}")
        await desk.browser.click(".place", "Tropero")
        await desk.browser.until("document.querySelector('#side').getBoundingClientRect().right <= 0")
