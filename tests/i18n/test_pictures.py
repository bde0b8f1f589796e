"""Pictures in every language: no text leaves its box, and none is cut."""

from __future__ import annotations

import pytest

from engine import GAMES
from render.art.lettering import audit
from tests.i18n.reading import OTHERS
from tests.render.samples import caches, every_picture, load
from tests.render.test_texts import check_log, full_hand

NAMES = {"north": "Guillermina", "south": "Ботагоз", "east": "Jörg-Friedrich", "west": "ÑandúÇ"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_text_fits_on_every_picture(language: str, game: str) -> None:
    for cache in caches().values():
        cache.cache_clear()
    with audit() as log:
        every_picture(full_hand(load(4, "middle", game)), language, names=NAMES)
    assert len(log) > 300
    check_log(log)
