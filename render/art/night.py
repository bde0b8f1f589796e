"""The dark theme: a picture of the light one with its lightness turned round, hues kept.

What stands out from its ground in the light does so in the dark, because all pairs of colours keep their
distance. Only the palette of the finished picture is turned, which costs nothing. Some things are black or
white by name (a hand, a breed, the corner of a disc): they are turned once before, and come out as they are.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageFilter

Rgb = tuple[int, int, int]
Three = tuple[float, float, float]

SUM = 1.2  # of the lightness of a colour by day and by night: paper becomes almost black, ink almost white
GREY = 0.09  # below this strength a colour counts as paper or ink, and is duller by night
DULLEST = 0.55
DEEP = 0.6  # below this lightness a colour counts as dark
FULLEST = 8.0
LUT = 17
RIM = 2


def _linear(level: float) -> float:
    return level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4


def _level(light: float) -> float:
    light = min(1.0, max(0.0, light))
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def _lab(colour: Three) -> Three:
    """Lightness and two opponent colours (Oklab, by Björn Ottosson)."""
    r, g, b = (_linear(level) for level in colour)
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _light(lab: Three) -> Three:
    lightness, a, b = lab
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )


def _shown(lightness: float, a: float, b: float) -> float:
    """The largest share of a colour's strength that a screen shows at a lightness, up to FULLEST."""
    low, high = 0.0, FULLEST
    for _ in range(12):
        share = (low + high) / 2
        light = _light((lightness, a * share, b * share))
        low, high = (share, high) if all(-0.001 <= part <= 1.001 for part in light) else (low, share)
    return low


def _turn(colour: Three, share: float) -> Three:
    lightness, a, b = _lab(colour)
    share = min(share, _shown(SUM - lightness, a, b))
    r, g, b = _light((SUM - lightness, a * share, b * share))
    return _level(r), _level(g), _level(b)


@lru_cache(maxsize=1024)
def by_night(colour: Rgb) -> Rgb:
    """Paper and ink become duller, not browner; a dark colour that is as strong as can be stays so."""
    parts = (colour[0] / 255, colour[1] / 255, colour[2] / 255)
    lightness, a, b = _lab(parts)
    if lightness < DEEP:
        share = _shown(SUM - lightness, a, b) / max(1.0, _shown(lightness, a, b))
    else:
        share = DULLEST + (1 - DULLEST) * min(1.0, (a * a + b * b) ** 0.5 / GREY)
    red, green, blue = _turn(parts, share)
    return round(red * 255), round(green * 255), round(blue * 255)


@lru_cache(maxsize=1)
def _before() -> ImageFilter.Color3DLUT:
    return ImageFilter.Color3DLUT.generate(LUT, lambda r, g, b: _turn((r, g, b), 1.0))


def kept(sprite: Image.Image, *, rim: Rgb | None = None) -> Image.Image:
    """A sprite that keeps its colours by night; with a rim it shows on dark ground, too."""
    if rim is not None:
        sheet = Image.new("RGBA", sprite.size, (*rim, 0))
        sheet.putalpha(sprite.getchannel("A").filter(ImageFilter.MaxFilter(2 * RIM + 1)))
        sprite = Image.alpha_composite(sheet, sprite)
    alpha = sprite.getchannel("A")
    turned = sprite.convert("RGB").filter(_before())
    turned.putalpha(alpha)
    return turned
