"""From the checked files of `data/<game>/` to a catalog.

Ids that point at nothing and totals that differ from the rulebook's are refused here.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import NamedTuple

from engine import facts
from engine.catalog import (
    ANY_OF_VALUE,
    CAMP,
    EXHAUSTION,
    OBJECTIVE,
    STRONG,
    Auxiliary,
    Building,
    Card,
    Catalog,
    Disc,
    Master,
    Objective,
    Price,
    Roles,
    RowSpace,
    chosen,
    voluntary,
)
from engine.decisions import BadData
from engine.railroad_map import Railroad
from engine.trail import Trail


def load(game: str, roles: Roles) -> Catalog:
    """Read and check everything that both games have."""
    trail_facts = facts.read(game, "trail", facts.TrailFacts)
    cattle = facts.read(game, "cattle", facts.CattleFacts)
    buildings = facts.read(game, "buildings", facts.BuildingsFacts)
    board = facts.read(game, "player_board", facts.BoardFacts)
    masters = facts.read(game, "masters", facts.MastersFacts)
    objectives = facts.read(game, "objectives", facts.ObjectivesFacts)
    market = facts.read(game, "market", facts.MarketFacts)
    setup = facts.read(game, "setup", facts.SetupFacts)
    railroad = facts.read(game, "railroad", facts.RailroadFacts)

    cards, start, market_cards = _cards(cattle)
    objective_table, shown, starting = _objectives(objectives)
    for name in objective_table:
        cards[name] = Card(OBJECTIVE, name)
    if cattle.exhaustion is not None:
        cards[EXHAUSTION] = Card(EXHAUSTION, EXHAUSTION, vp=cattle.exhaustion.vp)
        start += [EXHAUSTION] * cattle.exhaustion.start
    bags, tiles = _bags(market.bags)
    counts = range(2, 5)
    catalog = Catalog(
        game=game,
        roles=roles,
        trail=Trail.read(trail_facts, {space: chosen(a) for space, a in trail_facts.risk_actions.items()}),
        railroad=Railroad.read(railroad),
        setup=setup,
        cards=cards,
        start_cards=tuple(start),
        exhaustion_cards=cattle.exhaustion.count if cattle.exhaustion else 0,
        discs_per_player=setup.discs,
        market_cards=tuple(market_cards),
        card_order={name: place for place, name in enumerate(cards)},
        prices=_prices(game, cattle, cards, market_cards),
        buildings={
            **{t: Building(0, 0, None, tuple(map(chosen, a))) for t, a in buildings.neutral.tiles.items()},
            **{
                t: Building(b.need, b.vp, b.hand, tuple(map(chosen, b.actions)))
                for t, b in buildings.private.tiles.items()
            },
        },
        discs={
            name: Disc(
                disc.corner,
                disc.pay,
                tuple(disc.steps if isinstance(disc.steps, int) else disc.steps[str(n)] for n in counts),
                disc.hand_limit,
                disc.certificate_limit,
                disc.needs,
                disc.strength,
                disc.vp,
                voluntary(disc.action),
            )
            for name, disc in board.discs.items()
        },
        auxiliaries={
            name: Auxiliary(a.free, tuple(a.discs), chosen(a.single), chosen(a.double))
            for name, a in board.auxiliaries.actions.items()
        },
        rows={
            worker: {int(place): RowSpace(s.price, voluntary(s.action)) for place, s in row.items()}
            for worker, row in board.rows.items()
        },
        masters={
            name: Master(
                m.permanent_certificates,
                m.permanent_grain,
                voluntary(m.action),
                m.score.points,
                m.score.every,
                m.score.of,
            )
            for name, m in masters.tiles.items()
        },
        objectives=objective_table,
        starting_objectives=tuple(starting),
        objective_cards=tuple(shown),
        row_costs=tuple(market.row_costs),
        strong_surcharge=market.strong_surcharge,
        job_events={int(row): event for row, event in market.events.items()},
        bags=bags,
        fees={
            "green": tuple(setup.fees.green_hand[str(n)] for n in counts),
            "black": tuple(setup.fees.black_hand[str(n)] for n in counts),
            "both": tuple(setup.fees.green_hand[str(n)] + setup.fees.black_hand[str(n)] for n in counts),
        },
        tile_hands={name: tile.hand for name, tile in tiles.items()},
        tile_area={name: tile.area for name, tile in tiles.items()},
        tile_strength={name: tile.strength for name, tile in tiles.items()},
        tile_vp={name: tile.vp for name, tile in tiles.items()},
        sources={
            "trail": trail_facts.source,
            "risk actions": trail_facts.risk_source or trail_facts.source,
            "railroad": railroad.source,
            "cattle": cattle.source,
            "cattle prices": cattle.prices.source,
            "neutral buildings": buildings.neutral.source,
            "private buildings": buildings.private.source,
            "player board": board.source,
            "station masters": masters.source,
            "objectives": objectives.source,
            "job market": market.source,
            "bags": market.bags.source,
            "start": setup.source,
            "fees": setup.fees.source,
            "steps": setup.steps.source,
        },
    )
    _check(catalog)
    return catalog


def _cards(cattle: facts.CattleFacts) -> tuple[dict[str, Card], list[str], list[str]]:
    cards: dict[str, Card] = {}
    start: list[str] = []
    market: list[str] = []
    for breed, fact in cattle.breeds.items():
        if fact.start:
            cards[breed] = Card("cattle", breed, fact.value, fact.strength)
            start += [breed] * fact.start
        for vp in fact.market_vp:
            name = f"{breed}{vp}"
            cards[name] = Card("cattle", breed, fact.value, fact.strength, vp)
            market.append(name)
    return cards, start, market


def _prices(
    game: str, cattle: facts.CattleFacts, cards: dict[str, Card], market: list[str]
) -> tuple[Price, ...]:
    prices = []
    for fact in cattle.prices.options:
        if fact.of.startswith(ANY_OF_VALUE):
            value = int(fact.of.removeprefix(ANY_OF_VALUE))
            fits = frozenset(name for name in market if cards[name].value == value)
        else:
            fits = frozenset(name for name in market if cards[name].breed == fact.of)
        if not fits:
            raise BadData(f"data/{game}/cattle.json, prices: one names {fact.of!r}, which no market card is")
        name = f"buy:{fact.cards}-{fact.of}:{fact.herders}"
        prices.append(Price(name, fact.herders, fact.money, fact.cards, fact.of, fits))
    return tuple(prices)


def _objectives(
    read: facts.ObjectivesFacts,
) -> tuple[dict[str, Objective], list[str], list[str]]:
    table: dict[str, Objective] = {}
    shown, starting = [], []
    for number, fact in enumerate(read.cards, start=1):
        if fact.do not in read.actions:
            raise BadData(f"objectives.json, cards.{number - 1}.do: no action is called {fact.do!r}")
        shown.append(f"{OBJECTIVE}{number}")
        fail = read.fail_vp if fact.fail is None else fact.fail
        action = voluntary(read.actions[fact.do])
        table[shown[-1]] = Objective(action, fact.vp, fail, dict(Counter(fact.tasks)))
    for number, first in enumerate(read.starting, start=1):
        starting.append(f"starting_{OBJECTIVE}{number}")
        table[starting[-1]] = Objective((), first.vp, 0, dict(Counter(first.tasks)))
    return table, shown, starting


class TrailTile(NamedTuple):
    """A farmer, hazard or camp."""

    area: str
    hand: str
    strength: int = 0
    vp: int = 0


def _bags(read: facts.BagsFacts) -> tuple[dict[str, tuple[str, ...]], dict[str, TrailTile]]:
    """The tiles in each bag, and what is printed on those that come to the trail."""
    bags: dict[str, tuple[str, ...]] = {}
    table: dict[str, TrailTile] = {}
    for name, bag in read.bags().items():
        tiles: list[str] = []
        for worker, count in bag.workers.items():
            tiles += [worker] * count.plain + [worker + STRONG] * count.strong
        for colour, farmers in bag.farmers.items():
            for farmer in farmers:
                hand, strength = farmer.split("-")
                tiles.append(f"{colour}-{farmer}")
                table[tiles[-1]] = TrailTile(colour, hand, strength=int(strength))
        for kind, hazards in bag.hazards.items():
            for hazard in hazards:
                hand, vp = hazard.split("-")
                tiles.append(f"{kind}-{hazard}")
                table[tiles[-1]] = TrailTile(kind, hand, vp=int(vp))
        for colour, number in bag.camps.items():
            tiles += [f"{CAMP}-{colour}"] * number
            table[f"{CAMP}-{colour}"] = TrailTile(CAMP, read.camp_hands[colour])
        bags[name] = tuple(tiles)
    return bags, table


def _check(catalog: Catalog) -> None:
    """Dangling ids: what one file names, another must hold."""
    for name, auxiliary in catalog.auxiliaries.items():
        for disc in auxiliary.discs:
            if disc not in catalog.discs:
                raise BadData(f"player_board.json, auxiliaries.{name}: no disc space is called {disc!r}")
    for name, disc_space in catalog.discs.items():
        if disc_space.needs and disc_space.needs not in catalog.discs:
            raise BadData(f"player_board.json, discs.{name}: no disc space is called {disc_space.needs!r}")
    for worker in (catalog.roles.herder, catalog.roles.builder, catalog.roles.driver):
        if worker not in catalog.rows:
            raise BadData(f"player_board.json, rows: there is no row for the {worker}")
    for area in set(catalog.tile_area.values()):
        if area not in catalog.trail.areas:
            raise BadData(f"trail.json, tile_money: no space is for {area!r}")
    rows = len(catalog.row_costs)
    for row in catalog.job_events:
        if not 1 <= row <= rows:
            raise BadData(f"market.json, events.{row}: the job market has {rows} rows")


def count_check(where: str, name: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BadData(f"{where}: {found} {name}, but the rulebook counts {wanted}")


def with_sources(catalog: Catalog, **more: str) -> Catalog:
    return replace(catalog, sources=catalog.sources | more)
