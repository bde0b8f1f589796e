"""Names in any script are written, not drawn as boxes; names that cannot be seen have a stand-in."""

from __future__ import annotations

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
