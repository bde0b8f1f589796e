"""What the cards of the automa make it do. A deed that is not possible is let go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from engine.automa.seat import the_automa
from engine.buildings import empty_spaces, own_spaces
from engine.catalog import ROW_LENGTH, STRONG
from engine.discs import lay, stations_with_disc
from engine.markets import acquire, deal_cattle, take_objective
from engine.railroad import taken_spaces
from engine.rules import AutomaRules

if TYPE_CHECKING:
    from engine.game import Game
    from engine.railroad_map import Station

Deed = Callable[["Game", AutomaRules], bool]  # whether anything came of it

MOST_PAID = 8  # it has no money, but buys nothing dearer


# Workers


class Worker(NamedTuple):
    """A worker of the job market that can be hired."""

    row: int
    kind: str
    tile: str
    cost: int


def hirable(g: Game) -> list[Worker]:
    """The workers above the token whose row on the board has room, in the order of the market."""
    state, costs, extra = g.state, g.catalog.row_costs, g.catalog.strong_surcharge
    found = []
    for row in range(state.job_row):
        for tile in state.jobs[row]:
            if tile is not None and g.me.workers(tile.rstrip(STRONG)) < ROW_LENGTH:
                cost = costs[row] + (extra if tile[-1] == STRONG else 0)
                found.append(Worker(row, tile.rstrip(STRONG), tile, cost))
    return found


def hire(g: Game, worker: Worker) -> bool:
    """Without money, and without the immediate action of the space."""
    automa, row = the_automa(g), g.state.jobs[worker.row]
    row[row.index(worker.tile)] = None
    g.me.rows[worker.kind].append(worker.tile)
    g.tell("hired", worker=worker.tile, row=worker.row + 1, cost=0)
    if g.me.workers(worker.kind) > g.me.workers(automa.special):
        automa.special = worker.kind
        g.tell("automa_specialised", worker=worker.kind)
    return True


def hire_kind(g: Game, kind: str) -> bool:
    fitting = [worker for worker in hirable(g) if worker.kind == kind]
    return bool(fitting) and hire(g, min(fitting, key=lambda worker: worker.cost))


def hire_cheapest(g: Game, rules: AutomaRules) -> bool:
    """From the cheapest row; in that row rather one of its specialisation, then the cheaper one."""
    workers, special = hirable(g), the_automa(g).special
    if not workers:
        return False
    costs = g.catalog.row_costs
    return hire(g, min(workers, key=lambda one: (costs[one.row], one.row, one.kind != special, one.cost)))


def hire_special(g: Game, rules: AutomaRules) -> bool:
    """The cheapest of its specialisation, or else of the commonest kind in the market."""
    if hire_kind(g, the_automa(g).special):
        return True
    common = Counter(worker.kind for worker in hirable(g)).most_common(1)
    return bool(common) and hire_kind(g, common[0][0])


def hire_driver(g: Game, rules: AutomaRules) -> bool:
    return hire_kind(g, g.catalog.roles.driver)


# The railroad


def lay_disc(g: Game, place: str) -> bool:
    """A disc from the board, corners or not, as it uses none of the spaces; or else from a station.

    Stations farther down the track are worth more, so none of those gives up its disc for another station.
    """
    state, covered = g.state, g.me.covered
    if covered:
        name = covered.pop(0)
        g.tell("disc_placed", space=name, place=place)
    else:
        stations = stations_with_disc(g, state.active)
        if not stations or _before(g, place, stations[0]):
            return False
        state.discs[stations[0]].remove(state.active)
        g.tell("disc_moved", station=stations[0], place=place)
    lay(g, state.active, place)
    return True


def _before(g: Game, place: str, station: str) -> bool:
    """Whether a place is a station that comes before another one, or is that one itself."""
    table = g.catalog.railroad.stations
    return place in table and table[place].space <= table[station].space


def can_upgrade(g: Game, station: Station) -> bool:
    return station.repeatable or g.state.active not in g.state.discs.get(station.id, ())


def upgrade(g: Game, station: Station) -> None:
    """For nothing. It takes the station master, for whom it gives up no worker."""
    if not lay_disc(g, station.id):
        return
    g.tell("upgraded", station=station.id, cost=0)
    master = g.state.masters.pop(station.id, None)
    if master is not None:
        g.me.masters.append(master)
        g.tell("automa_master", station=station.id, master=master)


def engine(g: Game, rules: AutomaRules) -> bool:
    """As far as its drivers bring it: to the farthest station it can upgrade, or else as far as it goes."""
    railroad, player = g.catalog.railroad, g.me
    ends = railroad.forward(player.engine, player.workers(g.catalog.roles.driver), taken_spaces(g))
    if not ends:
        return False
    stations = [railroad.station_at[end] for end in ends if end in railroad.station_at]
    wanted = [station for station in stations if can_upgrade(g, station)]
    if wanted:
        space = max(wanted, key=lambda station: station.space).turnout
    else:
        # On a turnout it would stand no farther than on the space before it.
        space = max(ends, key=lambda end: (railroad.progress[end], end not in railroad.station_at))
    start, player.engine = player.engine, space
    g.tell("engine_moved", start=start, to=space)
    if wanted:
        upgrade(g, railroad.station_at[space])
    if space == railroad.last:
        rules.after_last_station(g)
    return True


# Objectives, and tiles of the trail


def objective(g: Game, rules: AutomaRules) -> bool:
    """The first open objective; it is played at once, without its action."""
    if not g.state.objectives:
        return False
    take_objective(g, g.state.objectives[0], g.me.area)
    return True


def take_tile(g: Game, space: str | None) -> bool:
    """Into the space in front of it. The money that lies there goes to the bank."""
    if space is None:
        return False
    g.state.coins.pop(space, None)
    tile = g.take_tile(space)
    g.me.front.append(tile)
    g.tell("automa_tile", tile=tile, space=space)
    return True


# Cattle


def buy_with(g: Game, herders: int) -> bool:
    """The purchase with most points among those of at most 8 money; of those the cheapest."""
    state, table = g.state, g.catalog.cards
    best: tuple[int, int, list[str]] | None = None
    for price in g.catalog.prices:
        if price.herders > herders or price.money > MOST_PAID:
            continue
        fitting = sorted((card for card in state.cattle if card in price.fits), key=lambda c: -table[c].vp)
        if len(fitting) < price.cards:
            continue
        chosen = fitting[: price.cards]
        points = sum(table[card].vp for card in chosen)
        if best is None or (points, -price.money) > best[:2]:
            best = points, -price.money, chosen
    if best is None:
        return False
    for card in best[2]:
        acquire(g, card)
    g.tell("cattle_taken", cards=best[2], cost=0)
    return True


def buy(g: Game, rules: AutomaRules) -> bool:
    return buy_with(g, g.me.workers(g.catalog.roles.herder))


def buy_with_one_fewer(g: Game, rules: AutomaRules) -> bool:
    return buy_with(g, g.me.workers(g.catalog.roles.herder) - 1)


def deal(g: Game, rules: AutomaRules) -> bool:
    before = len(g.state.cattle)
    deal_cattle(g, 2)
    return len(g.state.cattle) > before


# Buildings


class Plan(NamedTuple):
    """A building that could be placed; the greatest plan is the one carried out."""

    builders: int
    points: int
    fee: int
    fresh: bool
    tile: str
    space: str


def first_plain_space(g: Game) -> str | None:
    """The first empty building space ahead of the other player without field or risk action.

    The trail goes on behind the capital at its start, so every such space is ahead sooner or later.
    """
    trail, state = g.catalog.trail, g.state
    other = state.players[(state.active + 1) % len(state.players)]
    plain = {one for one in empty_spaces(g) if one not in trail.fields and one not in trail.risk}
    ahead = [other.place or trail.start]
    for here in ahead:
        if here in plain:
            return here
        ahead += [there for there in trail.ahead[here] if there not in ahead]
        if here == trail.capital and trail.start not in ahead:
            ahead.append(trail.start)
    return None


def plans(g: Game) -> list[Plan]:
    state, table = g.state, g.catalog.buildings
    builders = g.me.workers(g.catalog.roles.builder)
    space = first_plain_space(g)
    fees = g.catalog.fees
    found = []
    for tile in g.me.unbuilt:
        new = table[tile]
        fee = fees[new.hand][len(state.players) - 2] if new.hand else 0
        if space is not None and new.need <= builders:
            found.append(Plan(new.need, new.vp, fee, True, tile, space))
        for taken in own_spaces(g, state.active):
            old = table[state.buildings[taken]]
            if 0 < new.need - old.need <= builders:
                found.append(Plan(new.need - old.need, new.vp - old.vp, fee, False, tile, taken))
    return found


def build(g: Game, rules: AutomaRules) -> bool:
    """On the first empty plain space ahead of the other player, or in place of one of its own buildings."""
    plan = max(plans(g), key=lambda plan: plan[:4], default=None)
    if plan is None:
        return False
    replaced = g.put_building(plan.space, plan.tile)
    g.tell("built", tile=plan.tile, space=plan.space, cost=0, replaced=replaced)
    return True


DEEDS: dict[str, Deed] = {
    "hire_cheapest": hire_cheapest,
    "hire_special": hire_special,
    "hire_driver": hire_driver,
    "engine": engine,
    "objective": objective,
    "richest_tile": lambda g, rules: take_tile(g, rules.richest_tile(g)),
    "hardest_tile": lambda g, rules: take_tile(g, rules.hardest_tile(g)),
    "deal": deal,
    "buy": buy,
    "buy_with_one_fewer": buy_with_one_fewer,
    "build": build,
}
