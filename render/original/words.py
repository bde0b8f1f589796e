"""The original's board in words: hazards, camps and the cities along the railroad."""

from __future__ import annotations

from collections.abc import Iterator

from engine.catalog import CAMP
from engine.original.charts import cities
from engine.original.views import OriginalView
from engine.views import TileView
from render.describe import Words


def tile_name(words: Words, tile: str) -> str:
    kind, _, rest = tile.partition("-")
    if kind == CAMP:
        return words.say("tile-camp", colour=words.term(f"colour-{rest}"))
    return words.say("tile-hazard", kind=words.say(f"hazard-{kind}"), vp=rest.partition("-")[2])


def hazard_or_camp(words: Words, space: str, entry: TileView) -> str:
    hand = words.say(f"hand-{words.edition.catalog.tile_hands[entry.tile]}")
    money = words.edition.catalog.trail.tile_money[space]
    return words.say(
        "text-tile", space=words.space(space), tile=words.tile(entry.tile), hand=hand, money=money
    )


def city_lines(words: Words) -> Iterator[str]:
    view = words.view
    assert isinstance(view, OriginalView)
    yield words.say("text-cities")
    for name, fact in cities().strip.items():
        discs = words.people(view.cities[name])
        yield words.say("text-city", city=words.say(f"city-{name}"), value=fact.value, discs=discs)
