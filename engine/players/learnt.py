"""What was learnt about a game, kept in `data/<game>/learnt.npz` and made by `python -m engine learn`.

It is a set of arrays: those of the instinct (what somebody who played a great many games leans to) and those
of the foresight (how games end). A game may have none.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

import numpy as np

from engine.decisions import BadData
from engine.games import kit_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from numpy.typing import NDArray

    from engine.players.features import Features

    Array = NDArray[np.float32]

FILE = "learnt.npz"


class Learnt:
    """Arrays by part and name. Numbers are kept in half the bytes."""

    def __init__(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        self._arrays = arrays

    def numbers(self, part: str) -> dict[str, Array]:
        """The weights of one part."""
        found = {}
        for name, array in self._arrays.items():
            whose, _, what = name.partition("/")
            if whose == part and array.dtype.kind == "f":
                found[what] = array.astype(np.float32)
        return found

    def words(self, name: str) -> list[str]:
        return [str(word) for word in self._arrays[name]]

    @staticmethod
    def open(path: Path | Traversable) -> Learnt:
        """What a file holds; BadData names it and the reason."""
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
                return Learnt({name: kept[name] for name in kept.files})
        except (OSError, ValueError, KeyError, BadZipFile) as error:
            raise BadData(f"{path}: {error!r}") from error

    def write(self, path: Path) -> None:
        halved: dict[str, Any] = {
            name: array.astype(np.float16) if array.dtype.kind == "f" else array
            for name, array in self._arrays.items()
        }
        with path.open("wb") as file:
            np.savez_compressed(file, **halved)


@cache
def learnt_of(game: str) -> Learnt | None:
    file = kit_of(game).data.joinpath(FILE)
    return Learnt.open(file) if file.is_file() else None


def features_of(game: str) -> Features | None:
    """What networks see of a game, if it tells them."""
    module = kit_of(game).part("features")
    if module is None:
        return None
    made: Features = module.make()
    return made
