"""Typing on the page: whole lines, completions, commands to tap, and where the keyboard is afterwards."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.sandbox.test_page import PHONE, Desk, chromium, desk, pytestmark

__all__ = ["chromium", "desk", "pytestmark"]  # the fixtures of the page
FOCUS = "document.activeElement"


async def test_a_whole_line_is_sent_with_enter(desk: Desk) -> None:
    await desk.open()
    await desk.browser.click("#composer textarea")
    await desk.browser.type("/game move Rosario")
    await desk.browser.press("Enter")
    await desk.sees("alone to Rosario, 1 steps")


async def test_the_one_completion_there_is_is_taken(desk: Desk) -> None:
    await desk.open()
    await desk.command("game move")
    await desk.browser.type("Rosa")
    await desk.browser.click(".run")  # without picking it
    await desk.sees("alone to Rosario, 1 steps")


async def test_a_command_in_a_message_is_filled_in_by_a_tap(desk: Desk) -> None:
    (command,) = (one for one in desk.fake.world.commands[None] if one["name"] == "game")
    await desk.ben.say(desk.general, f"try </game move:{command['id']}>")
    await desk.open()
    await desk.browser.click(".mention.tap", "/game move")
    await desk.browser.until("document.querySelector('.command [data-option]') !== null")


async def test_the_keyboard_stays_with_the_question(desk: Desk) -> None:
    await desk.open(PHONE)
    await desk.run("game hand")
    await desk.sees("your hand")
    await desk.browser.until(f"{FOCUS}.closest('.message.private') !== null")


async def test_a_private_panel_is_scrolled_to(desk: Desk) -> None:
    for number in range(30):
        await desk.ben.say(desk.general, f"line {number}")
    await desk.open(PHONE)
    await desk.browser.evaluate("document.querySelector('#messages').scrollTop = 0")
    await desk.ana.slash(desk.general, "game hand")
    await desk.browser.until(
        "(() => { const b = document.querySelector('.message.private').getBoundingClientRect();"
        " return b.bottom <= innerHeight && b.top >= 0; })()"
    )


@pytest.mark.parametrize("size", [PHONE])
async def test_every_control_has_a_name_and_headings_are_in_order(desk: Desk, size: tuple[int, int]) -> None:
    await desk.ana.slash(desk.general, "game panel")
    await desk.open(size)
    nameless = await desk.browser.evaluate(
        "[...document.querySelectorAll('button, input, select, textarea')].filter(e => e.offsetParent &&"
        " !(e.ariaLabel || e.textContent.trim() || e.labels?.length)).map(e => e.outerHTML)"
    )
    assert nameless == []
    levels = await desk.browser.evaluate(
        "[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(e => Number(e.tagName[1]))"
    )
    assert levels[0] == 1 and all(after <= before + 1 for before, after in pairwise(levels))


async def test_pictures_are_fetched_no_larger_than_they_are_shown(desk: Desk) -> None:
    await desk.open(PHONE)
    await desk.run("game board")
    await desk.browser.until("document.querySelector('#messages .picture img')?.complete")
    shown, fetched, source = await desk.browser.evaluate(
        "(() => { const i = document.querySelector('#messages .picture img');"
        " return [i.clientWidth, i.naturalWidth, i.currentSrc]; })()"
    )
    assert "format=webp" in source and shown <= fetched <= 2 * shown
