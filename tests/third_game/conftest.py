"""Puna is known to these tests alone: other tests go over all the games there are."""

from collections.abc import Iterator

import pytest

from bot.commands.choices import choice_commands
from bot.words.rulecards import deck, index
from data import brought, texts
from engine.games import GAMES, register


@pytest.fixture(scope="module", autouse=True)
def _puna() -> Iterator[None]:
    import tests.third_game.puna as puna  # registers itself

    # Once imported it would not do so again, after another module of tests had it taken away.
    register(puna.__name__, "puna", puna.DATA)
    _forget()
    yield
    brought.FOLDERS.remove(GAMES.pop("puna").data.joinpath("locale"))
    texts.forget()
    _forget()


def _forget() -> None:
    deck.forget()
    index.cache_clear()
    choice_commands.cache_clear()
