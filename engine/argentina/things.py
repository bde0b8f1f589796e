"""Ships and cities as they are explained: what is printed on them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.argentina.charts import CITIES, CitySpace, Ship, harbour
from engine.decisions import Text
from engine.things import Fact, Thing, fact


def ships() -> Iterator[Thing]:
    """One for each loading value: people say "ship 7", and there may be two of them."""
    by_value: dict[int, list[Ship]] = {}
    for ship in harbour().ships.values():
        by_value.setdefault(ship.value, []).append(ship)
    for value, found in sorted(by_value.items()):
        yield Thing(
            id=f"ship-{value}",
            kind="ship",
            ids=tuple(ship.id for ship in found),
            section="ships",
            icon=f"ship:{found[0].id}",
            related=("loading", "departure"),
            title=Text("ship-name", {"value": str(value)}),
            names=Text("names-ship", {"value": str(value)}),
            lines=tuple(_ship(ship) for ship in found),
        )


def _ship(ship: Ship) -> tuple[Fact, ...]:
    said = [fact("fact-ship", grain=ship.grain, vp=ship.vp, corner=ship.corner)]
    if ship.quay is None or ship.banner is None:
        said.append(fact("fact-ship-stays"))
    else:
        said.append(fact("fact-ship-quay", banner=ship.banner, quay=ship.quay))
    if ship.repeatable:
        said.append(fact("fact-repeat"))
    if ship.action:
        said.append(fact("fact-ship-action", ship.action))
    return tuple(said)


def cities() -> Iterator[Thing]:
    for city in CITIES:
        yield Thing(
            id=f"city-{city}",
            kind="city",
            ids=(city,),
            section="capital",
            icon=f"quay:{city}_1",
            related=("cities", "extra-delivery"),
            title=Text(f"city-{city}", {}),
            names=Text("names-city", {"city": city}),
            lines=tuple(_city(city)),
        )


def _city(city: str) -> Iterator[tuple[Fact, ...]]:
    """Both sides of a map: what each quarter asks for, and what its spaces bring."""
    maps = {side: by_city[city] for side, by_city in harbour().maps.items()}
    first = next(iter(maps.values()))
    for quay, vp in first.quay_vp.items():
        yield (fact("fact-quay", quay=quay, vp=vp, discount=first.discount.get(quay, 0)),)
    for side, one in maps.items():
        for quarter in dict.fromkeys(space.quarter for space in one.spaces.values()):
            spaces = [space for space in one.spaces.values() if space.quarter == quarter]
            asks = fact("fact-quarter", side=side, quarter=quarter, grain=spaces[0].grain)
            yield (asks, *(_space(space) for space in spaces))


def _space(space: CitySpace) -> Fact:
    if not space.action:
        return fact("fact-space", vp=space.vp)
    key = "fact-space-both" if space.vp else "fact-space-does"
    return fact(key, space.action, vp=space.vp)
