"""The printed matter: what tiles, cards, ships and cities show, read from `data/` once and never changed."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any

Effect = dict[str, Any]
Action = list[Effect]

GAME = "argentina"
QUARTERS = ("west", "north", "east", "south")
CITIES = ("le_havre", "rotterdam", "liverpool")
VALUE_THREE = ("chaqueno", "serrano", "blanco_orejinegro")
WORKERS = ("gaucho", "carpintero", "maquinista", "granjero")


@cache
def file(name: str, folder: str = GAME) -> Any:
    return json.loads(files("data").joinpath(folder, f"{name}.json").read_text(encoding="utf-8"))


def layout() -> Any:
    return file(GAME, "layout")


def breed_of(card: str) -> tuple[str, int]:
    """`franqueiro4` is the breed franqueiro with 4 victory points; a start card has none."""
    found = re.fullmatch(r"([a-z_]+?)(\d*)", card)
    assert found is not None, card
    return found[1], int(found[2] or 0)


@cache
def cattle() -> dict[str, dict[str, Any]]:
    breeds: dict[str, dict[str, Any]] = file("cattle")["breeds"]
    return breeds


@cache
def card_ids() -> tuple[str, ...]:
    """Every card there is, in the order hands and markets are sorted."""
    ids: list[str] = []
    for breed, fact in cattle().items():
        ids += [breed] if fact.get("start") else []
        ids += [f"{breed}{vp}" for vp in sorted(set(fact.get("market_vp", ())))]
    return (*ids, "exhaustion", *objectives())


@cache
def market_ids() -> tuple[str, ...]:
    return tuple(card for card in card_ids() if breed_of(card)[1] and card[:9] != "objective")


@cache
def objectives() -> dict[str, dict[str, Any]]:
    read = file("objectives")
    return {
        f"objective{n}": {**card, "action": read["actions"][card["do"]], "fail": read["fail_vp"]}
        for n, card in enumerate(read["cards"], start=1)
    }


@cache
def buildings() -> dict[str, dict[str, Any]]:
    read = file("buildings")
    neutral = {name: {"actions": actions} for name, actions in read["neutral"]["tiles"].items()}
    return {**neutral, **read["private"]["tiles"]}


@cache
def ships() -> dict[str, dict[str, Any]]:
    read = file("ships")
    return {ship["id"]: ship for ship in (*read["starting"], *read["pile"])}


@cache
def stations() -> dict[str, dict[str, Any]]:
    return {f"station{fact['space']}": fact for fact in file("railroad")["stations"]}


@cache
def masters() -> dict[str, dict[str, Any]]:
    tiles: dict[str, dict[str, Any]] = file("masters")["tiles"]
    return tiles


@cache
def farmers() -> frozenset[str]:
    bags = file("market")["bags"]
    return frozenset(
        f"{colour}-{tile}"
        for bag in ("A", "B", "C")
        for colour, tiles in bags[bag].get("farmers", {}).items()
        for tile in tiles
    )


@cache
def workers() -> frozenset[str]:
    return frozenset(name + plus for name in WORKERS for plus in ("", "+"))


def city(name: str, side: str) -> dict[str, Any]:
    found: dict[str, Any] = file("cities")["sides"][side][name]
    return found


def fee(hand: str | None, players: int) -> int:
    """What a hand asks for at a table of so many."""
    return int(file("setup")["fees"][f"{hand}_hand"][str(max(players, 2))]) if hand else 0
