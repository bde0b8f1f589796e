"""The cities large: those overseas for Argentina, those along the railroad for the original."""

from __future__ import annotations

from collections.abc import Callable

from render.check import View
from render.scenes import overseas, westward
from render.scenes.scene import Scene

SCENES: dict[str, Callable[[View, str, str, dict[str, str]], Scene]] = {
    "argentina": overseas.scene,
    "original": westward.scene,
}


def scene(view: View, locale: str, theme: str, names: dict[str, str]) -> Scene:
    return SCENES[view["game"]](view, locale, theme, names)
