"""Names in any script are written, not drawn as boxes; names that cannot be seen have a stand-in."""

from __future__ import annotations

import random

import pytest

import render
from render.art.lettering import _mask, audit, width
from render.art.scripts import FONTS, HEBREW, LATIN, RAQM, is_plain, runs, visible
from tests.render.samples import load

NAMES = {
    "Chinese": "王小明",
    "Japanese": "さくら",
    "Korean": "김철수",
    "Hebrew": "שלום",
    "Arabic": "محمد",
    "pictures": "🐂🎲",
}


def ink(text: str) -> bytes:
    mask, _, _ = _mask(text, 36, "black")
    return mask.tobytes()


@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
def test_every_letter_has_a_shape_of_its_own(name: str) -> None:
    assert len({ink(letter) for letter in name}) == len(set(name)), "two letters are the same box"
    assert width(name, 36, "black") > 36


def test_latin_and_cyrillic_are_written_by_roboto_alone() -> None:
    assert is_plain("Zoë Пётр ½ – … ×3")
    assert not is_plain("Zoë 王")


def test_what_begins_in_hebrew_runs_from_the_right() -> None:
    assert [run.script for run in runs("שלום Ana")] == [LATIN, HEBREW]
    assert [run.script for run in runs("Ana שלום")] == [LATIN, HEBREW]
    assert runs("Ana שלום") != runs("שלום Ana")


@pytest.mark.skipif(not RAQM, reason="Pillow without Raqm does not join letters")
def test_arabic_letters_are_joined() -> None:
    assert ink("مح") != ink("م\u200cح"), "with a sign between them that keeps letters apart"


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b\u200b", "\u3164", "\u2800", "\u202e", "\ufe0f", "\x00", "\u0301"]
)
def test_a_name_that_cannot_be_seen_has_a_stand_in(name: str) -> None:
    assert visible(name, "north") == "north"


def test_a_name_does_not_turn_what_stands_beside_it() -> None:
    assert visible("\u202eabc\n", "north") == "abc"
    assert visible("👨\u200d👩\u200d👧", "north") == "👨\u200d👩\u200d👧"


@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
def test_a_long_name_stays_inside_its_box(name: str) -> None:
    view = load(4, "middle")
    with audit() as log:
        render.score(view, names={"north": name * 12})
    (written,) = (one for one in log if one.asked == name * 12)
    assert written.box is not None
    assert written.box[0] - 2 <= written.ink[0] and written.ink[2] <= written.box[2] + 4


def test_the_licences_lie_beside_the_fonts() -> None:
    names = {file.name for file in FONTS.iterdir()}
    assert {"LICENSE-Roboto.txt", "LICENSE-Noto.txt"} <= names


def test_no_name_whatever_keeps_a_picture_from_being_drawn() -> None:
    """Letters of all kinds at random, marks without letters, halves of pairs, what is not assigned."""
    chance = random.Random(7)
    kinds = [(0x20, 0x24F), (0x300, 0x36F), (0x400, 0x6FF), (0x900, 0x97F), (0xE00, 0xE7F), (0x1100, 0x11FF)]
    kinds += [(0x2000, 0x206F), (0x3040, 0x30FF), (0x4E00, 0x4FFF), (0xAC00, 0xADFF), (0xFE00, 0xFE0F)]
    kinds += [(0x1F300, 0x1F6FF), (0xE0000, 0xE007F), (0xFFF0, 0xFFFF)]
    for _ in range(150):
        letters = [chr(chance.randint(*chance.choice(kinds))) for _ in range(chance.randint(0, 20))]
        shown = visible("".join(letters), "north")
        assert shown and width(shown, 30, "black") > 0
        assert _mask(shown, 30, "black")[0].getbbox() is not None, "something can be seen"
