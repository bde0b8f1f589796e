"""Which font a character is written with, and which way it runs.

Roboto has Latin, Greek and Cyrillic. People also have names in Hebrew, Arabic, Chinese, Japanese, Korean and
in pictures: those are cut into runs of one font each. Raqm, where Pillow has it, joins Arabic letters and
orders what runs from the right; without it letters stand apart, in the right order.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from PIL import ImageFont, features

RAQM = features.check("raqm")
FONTS = files("data").joinpath("fonts")
ROBOTO = {"medium": "Roboto-Medium.ttf", "bold": "Roboto-Bold.ttf", "black": "Roboto-Black.ttf"}
WEIGHTS = {"medium": 500, "bold": 700, "black": 900}
LATIN, HEBREW, ARABIC, HAN, KANA, HANGUL, PICTURES = range(7)
VARIABLE = {
    HEBREW: ("NotoSansHebrew.ttf", (100,)),
    ARABIC: ("NotoSansArabic.ttf", (100,)),
    PICTURES: ("NotoEmoji.ttf", ()),
}
# The same characters in the shapes of each country, one after the other in one file.
COLLECTED = {KANA: 0, HANGUL: 1, HAN: 2}
FROM_RIGHT = (HEBREW, ARABIC)
RANGES = (
    (0x0590, 0x05FF, HEBREW),
    (0x0600, 0x08FF, ARABIC),
    (0x1100, 0x11FF, HANGUL),
    (0x23E9, 0x23FA, PICTURES),
    (0x2600, 0x27BF, PICTURES),
    (0x2B00, 0x2BFF, PICTURES),
    (0x2E80, 0x303F, HAN),
    (0x3040, 0x30FF, KANA),
    (0x3100, 0x9FFF, HAN),
    (0xA960, 0xA97F, HANGUL),
    (0xAC00, 0xD7FF, HANGUL),
    (0xF900, 0xFAFF, HAN),
    (0xFB1D, 0xFB4F, HEBREW),
    (0xFB50, 0xFDFF, ARABIC),
    (0xFE30, 0xFE4F, HAN),
    (0xFE70, 0xFEFE, ARABIC),
    (0xFF00, 0xFFEF, HAN),
    (0x1F000, 0x1FAFF, PICTURES),
    (0x20000, 0x3FFFF, HAN),
)
# Letters that are nothing to look at, although they count as letters.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
JOINERS = frozenset("\u200c\u200d\ufe0e\ufe0f\u20e3")


class Run(NamedTuple):
    text: str
    script: int


@lru_cache(maxsize=4096)
def script_of(character: str) -> int:
    number = ord(character)
    return next((script for first, last, script in RANGES if first <= number <= last), LATIN)


@lru_cache(maxsize=4096)
def runs(text: str) -> tuple[Run, ...]:
    """A text cut into runs, in the order in which they stand from left to right."""
    if text.isascii():
        return (Run(text, LATIN),)
    found: list[Run] = []
    for character in text:
        script = script_of(character)
        joined = found and (character in JOINERS or unicodedata.combining(character))
        # A blank belongs to what comes before it, so that words of one script stay together.
        if found and (joined or script == found[-1].script or character == " "):
            found[-1] = Run(found[-1].text + character, found[-1].script)
        else:
            found.append(Run(character, script))
    if found and found[0].script in FROM_RIGHT:
        found.reverse()
    return tuple(found)


def is_plain(text: str) -> bool:
    """Whether Roboto alone writes it."""
    return text.isascii() or all(run.script == LATIN for run in runs(text))


def direction_of(run: Run) -> str | None:
    if run.script == LATIN or not RAQM:
        return None
    return "rtl" if run.script in FROM_RIGHT else "ltr"


def ordered(run: Run) -> str:
    """The text of a run as it is handed to Pillow."""
    return run.text[::-1] if run.script in FROM_RIGHT and not RAQM else run.text


@lru_cache(maxsize=1)
def _collection() -> Traversable | None:
    """Noto Sans CJK, from the package that has nothing else."""
    try:
        import noto_cjk_sans_otc
    except ImportError:
        return None
    path: Traversable = noto_cjk_sans_otc.FONT_PATH
    return path


@lru_cache(maxsize=256)
def font(size: int, weight: str = "bold", script: int = LATIN) -> ImageFont.FreeTypeFont:
    if script in COLLECTED and (collection := _collection()) is not None:
        return _open(collection, size, COLLECTED[script])
    if script not in VARIABLE:
        # The basic layout is enough for Latin and Cyrillic and three times as fast as the complex one.
        with as_file(FONTS.joinpath(ROBOTO[weight])) as path:
            return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
    name, rest = VARIABLE[script]
    found = _open(FONTS.joinpath(name), size)
    most = int(found.get_variation_axes()[0]["maximum"] or WEIGHTS[weight])
    found.set_variation_by_axes([min(WEIGHTS[weight], most), *rest])
    return found


def _open(file: Traversable, size: int, index: int = 0) -> ImageFont.FreeTypeFont:
    with as_file(file) as path:
        return ImageFont.truetype(str(path), size, index=index)


def visible(name: str, otherwise: str) -> str:
    """A name as it can be drawn: without what turns the direction of others, and not invisible."""
    kept = "".join(
        character
        for character in name
        if unicodedata.category(character) not in ("Cc", "Cs", "Cn", "Zl", "Zp")
        and (unicodedata.category(character) != "Cf" or character in JOINERS)
    )
    seen = any(
        unicodedata.category(character)[0] not in "ZCM" and character not in BLANK for character in kept
    )
    return kept.strip() if seen else otherwise
