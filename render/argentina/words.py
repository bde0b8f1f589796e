"""Argentina's board in words: farmers, ships and cities overseas."""

from __future__ import annotations

from collections.abc import Iterator

from engine.argentina.charts import CITIES, harbour
from engine.argentina.views import ArgentinaView
from engine.views import TileView
from render.describe import Words


def tile_name(words: Words, tile: str) -> str:
    colour, _, strength = tile.split("-")
    return f"{words.say(f'colour-{colour}')} {strength}"


def farmer(words: Words, space: str, entry: TileView) -> str:
    colour, hand, strength = entry.tile.split("-")
    return words.say(
        "text-farmer",
        space=words.space(space),
        colour=words.term(f"colour-{colour}"),
        strength=strength,
        hand=words.say(f"hand-{hand}"),
        coins=entry.coins,
    )


def harbour_lines(words: Words) -> Iterator[str]:
    view = words.view
    assert isinstance(view, ArgentinaView)
    ships = harbour().ships
    yield words.say("text-ships", pile=view.ship_pile)
    for entry in view.ships:
        fact = ships[entry.ship]
        yield words.say(
            "text-ship",
            value=fact.value,
            grain=words.good("grain", fact.grain),
            points=words.points(fact.vp),
            discs=words.people(entry.discs),
        )
    for name in CITIES:
        city = view.cities[name]
        quays = ", ".join(f"{words.say(f'quay-{q}')}: {words.people(d)}" for q, d in city.quays.items())
        taken = [
            f"{words.say(f'quarter-{space[:-1]}')} {space[-1]}: {words.name(owner)}"
            for space, owner in city.spaces.items()
            if owner
        ]
        yield words.say("text-city", city=words.say(f"city-{name}"), quays=quays, spaces=words.listed(taken))
