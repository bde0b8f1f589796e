"""The page of the sandbox speaks the browser's language, or the one it was switched to, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.cli.play import starts
from bot.sandbox.language import FILE, PREFIX, best, discord_locale, page_texts, speak
from bot.sandbox.play import PageSettings, Somebody, serve
from bot.sandbox.server import FakeDiscord
from bot.trials.chromium import Browser, Chromium, find_chromium
from data.texts import keys, languages, say
from tests.i18n.pseudo import NAME, english, spoken
from tests.i18n.reading import patterns, variables

PHONE, DESK = (390, 844), (1280, 800)
CODE = Path(__file__).parents[2] / "bot" / "sandbox" / "web"
# Names: of the server, the bot, people and channels, and those of languages in their own words.
NAMES = frozenset({"La", "Pampa", "Tropero", "Ana", "Ben", "Carla", "general", "forum", "English"})
EVERYTHING = """
[document.title, document.body.innerText, ...[...document.querySelectorAll('body *')]
  .filter((one) => !one.closest('#language, dialog select'))
  .flatMap((one) => [one.ariaLabel, one.title, one.placeholder])].filter(Boolean).join('\\n')
"""
in_browser = pytest.mark.skipif(find_chromium() is None, reason="NO CHROMIUM: the page was not looked at")


def test_a_browser_s_languages_are_tried_in_order() -> None:
    assert best(["fr-FR", "de-AT", "en"]) == "de"
    assert best(["pt-PT"]) == "pt-BR"
    assert best(["ru", "de"]) == "ru"
    assert best(["", "fr"]) == best([]) == "en"


def test_a_language_as_discord_calls_it() -> None:
    assert [discord_locale(name) for name in ("en", "de", "pt-BR", "ru", "xx")] == [
        "en-US",
        "de",
        "pt-BR",
        "ru",
        "en-US",
    ]


@pytest.mark.parametrize("language", languages())
def test_every_value_of_a_text_is_left_for_the_page(language: str) -> None:
    said = page_texts(language)["texts"]
    for key, pattern in patterns(language, FILE).items():
        if key.startswith(PREFIX):
            text = said[key.removeprefix(PREFIX)]
            assert set(re.findall(r"\{(\w+)\}", text)) == variables(pattern), key


def test_the_page_has_a_use_for_each_of_its_texts() -> None:
    """And none of what it says is missing, which would show only when somebody comes to that place."""
    code = "\n".join(file.read_text() for file in CODE.iterdir() if file.suffix in (".js", ".html"))
    server = (CODE.parent / "page.py").read_text()
    own = {key.removeprefix(PREFIX) for key in keys(FILE) if key.startswith(PREFIX)}
    assert {key for key in own if f'"{key}"' not in code and f'"{PREFIX}{key}"' not in server} == set()
    said = re.findall(r'(?:say|pieces)\("([\w-]+)"|data-(?:say|label|title)="([\w-]+)"', code)
    assert {one or other for one, other in said} <= own


@pytest.fixture
async def fake() -> AsyncIterator[FakeDiscord]:
    people = (Somebody("Ana"), Somebody("Ben", locale="ru"))
    fake = await serve(PageSettings(port=0, people=people, forums=("forum",), starts=starts()))
    yield fake
    await fake.stop()


async def test_people_and_server_follow_the_page(fake: FakeDiscord) -> None:
    ana, ben = fake.people()
    await speak(fake, "de")
    assert (ana.account.locale, ben.account.locale) == ("de", "ru")
    assert fake.world.guild["preferred_locale"] == "de"
    assert fake.person("Carla").account.locale == "de"
    await speak(fake, "pt-BR", ben)
    assert {person.account.locale for person in fake.people()} == {"pt-BR"}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    with Chromium() as chromium:
        yield chromium


async def browse(browser: Browser, fake: FakeDiscord, accepted: str, size: tuple[int, int] = PHONE) -> None:
    await browser.look(*size)
    agent = await browser.evaluate("navigator.userAgent")
    await browser.send("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=accepted)
    await browser.goto(fake.http)


async def back(browser: Browser) -> None:
    """Until the page has loaded itself again; whoever looks in the middle of that is told so."""
    async with asyncio.timeout(30):
        while True:
            with contextlib.suppress(RuntimeError):
                return await browser.until("window.page && window.page.channel")


async def nothing_is_cut(browser: Browser) -> None:
    wide = "document.documentElement.scrollWidth > innerWidth"
    cut = "[...document.querySelectorAll('button, .card, h2')].filter(e => e.offsetParent && "
    cut += "e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
    assert not await browser.evaluate(wide)
    assert await browser.evaluate(cut) == []


@in_browser
@pytest.mark.parametrize("language", languages())
async def test_the_browser_s_language_on_a_phone(
    chromium: Chromium, fake: FakeDiscord, language: str
) -> None:
    async with chromium.page() as browser:
        await browse(browser, fake, f"{language},en;q=0.5")
        assert await browser.evaluate("document.documentElement.lang") == language
        assert say(language, "start-two.note") in await browser.evaluate("document.body.innerText")
        await nothing_is_cut(browser)
        await browser.click("#side-open")
        await browser.until("document.querySelector('#side').getBoundingClientRect().x === 0")
        await nothing_is_cut(browser)
        assert browser.errors == []
    assert [person.account.locale for person in fake.people()] == [discord_locale(language), "ru"]


@in_browser
async def test_a_switch_is_remembered_and_reaches_the_bot(chromium: Chromium, fake: FakeDiscord) -> None:
    async with chromium.page() as browser:
        await browse(browser, fake, "en-US")
        await browser.evaluate(
            "const choice = document.querySelector('#language'); choice.value = 'pt-BR';"
            "window.page = null; choice.dispatchEvent(new Event('change'))"
        )
        await back(browser)
        assert await browser.evaluate("document.documentElement.lang") == "pt-BR"
        assert fake.person("Ana").account.locale == "pt-BR"
        await browser.goto(fake.http)
        assert await browser.evaluate("document.querySelector('#language').value") == "pt-BR"
        await browser.evaluate("localStorage.clear()")


@in_browser
async def test_the_page_in_a_strange_language(
    chromium: Chromium, fake: FakeDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder more is a language more, and no word of the page stays English in it."""
    with spoken(tmp_path, monkeypatch):
        async with chromium.page() as browser:
            await browse(browser, fake, NAME, DESK)
            assert await browser.evaluate("document.documentElement.lang") == NAME
            assert await browser.evaluate("document.querySelector('#language').options.length") == 2
            leaks = english(await browser.evaluate(EVERYTHING), NAMES)
            await browser.click(".place", "forum")
            await browser.click(".person.add")
            leaks |= english(await browser.evaluate(EVERYTHING), NAMES)
            await browser.click("dialog input")
            await browser.type("Carla")
            await browser.click("dialog .primary")
            await browser.until("document.querySelector('.person.me').innerText.includes('Carla')")
            await browser.click(".place", "general")
            await browser.click(".card")
            await browser.until("document.querySelector('.toast')")
            leaks |= english(await browser.evaluate(EVERYTHING), NAMES)
            await browser.evaluate("page.openDm()")
            await browser.until("document.querySelector('#place').innerText.includes('@')")
            leaks |= english(await browser.evaluate(EVERYTHING), NAMES)
            assert leaks == set()
            assert browser.errors == []
