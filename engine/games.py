"""The games there are. A game is a kit: its own package and its own data, which nothing else names.

A package registers its kit when it is imported. `engine` imports those that lie in its own folder and those
that installed packages name (as an entry point of the group `tropero.games`); any other is known as soon as
its package is imported. A kit only names its parts: nobody pays for a game that is not played.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING

from msgspec import Struct

from data.brought import bring_texts
from engine.decisions import BadData, BadSave

if TYPE_CHECKING:
    from engine.rules import Rules

CORE = ("engine", "engine.automa")
LATER = (
    "__main__",
    "features",
    "pictures",
    "policy",
    "worth",
)  # modules that hold no tasks and are loaded when they are needed

_IMPORTING = RLock()
_loaded: set[str] = set()


class Kit(Struct, frozen=True, eq=False):
    """Where a game keeps its parts.

    Its package holds a module `rules` with its `RULES`. For players made of code it may hold modules `worth`
    with what its positions are worth, `policy` with what its options are worth, and `features` with what a
    network sees of it.
    """

    name: str
    package: str
    data: Traversable  # its files of facts

    def part(self, name: str) -> ModuleType | None:
        """A module of the game's package, if it has one of that name."""
        path = f"{self.package}.{name}"
        return import_module(path) if find_spec(path) else None


GAMES: dict[str, Kit] = {}


def register(package: str, name: str, data: Traversable | None = None) -> None:
    """Make a game known: called by its package, which the product finds in `engine`, or anybody imports.

    A game that does not lie in this project gives the folder of its facts, with its texts in `locale` there,
    one folder for each language. Those of ours are in `data/<name>` and `data/locale`.
    """
    known = GAMES.get(name)
    if known is not None and known.package != package:
        raise BadData(f"{package} calls its game {name!r}, as {known.package} does")
    GAMES[name] = Kit(name, package, data if data is not None else files("data").joinpath(name))
    bring_texts(GAMES[name].data.joinpath("locale"))


def kit_of(game: str) -> Kit:
    if game not in GAMES:
        raise BadSave(f"there is no game called {game!r}; there are {', '.join(GAMES)}")
    return GAMES[game]


def load_tasks() -> None:
    """Import every module in which a task may be defined: the core's, the automa's and each game's own.

    All together: files and saved games are read with the tasks of every game, none of which may be half
    imported by another thread just then.
    """
    with _IMPORTING:
        for package in (*CORE, *(kit.package for kit in GAMES.values())):
            if package not in _loaded:
                for found in iter_modules(import_module(package).__path__, f"{package}."):
                    if not found.ispkg and found.name.rpartition(".")[2] not in LATER:
                        import_module(found.name)
                _loaded.add(package)


@cache
def rules_of(game: str) -> Rules:
    kit = kit_of(game)
    load_tasks()
    module = kit.part("rules")
    if module is None:
        raise BadData(f"{kit.package} has no module called rules")
    rules: Rules = module.RULES
    return rules
