"""What leaves the engine: everything a seat may see, listed one by one, and nothing else.

A view is a frozen struct. What only one game has stands in a struct of that game's own, below `View` or
`PlayerView`; its rules name it. Written as JSON a view is flat: a game's own fields stand among the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from engine.chance import commitment
from engine.decisions import Option
from engine.effects import certificate_limit
from engine.games import GAMES, rules_of
from engine.herd import hand_limit
from engine.state import RULES_VERSION
from engine.turn import step_limit

if TYPE_CHECKING:
    from engine.game import Game

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Points = Annotated[int, Meta(ge=-10_000, le=10_000)]


class BadView(ValueError):  # noqa: N818 - the name the layers above know it by
    """The view is from a newer version, from another game, or damaged."""


class BuildingView(Struct, frozen=True):
    tile: str
    owner: str | None = None  # a seat, for a private building


class TileView(Struct, frozen=True):
    """A farmer, hazard or camp, and the coins that lie beside it."""

    tile: str
    coins: Count = 0


class StationView(Struct, frozen=True):
    discs: list[str]  # seats
    master: str | None = None
    worker: str | None = None  # who was given up for the master


class JobMarketView(Struct, frozen=True):
    rows: list[list[str | None]]
    token: Count  # the row it stands in
    costs: list[Points]


class ObjectivesView(Struct, frozen=True):
    display: list[str]
    stack: Count


class DecisionView(Struct, frozen=True, omit_defaults=True):
    """What is asked. How many may be picked, and of what, can depend on a hand: only the seat sees it."""

    seat: str
    kind: str
    number: Count
    least: Count | None = None
    most: Count | None = None
    options: list[Option] | None = None


class AutomaView(Struct, frozen=True):
    """The automa as everybody sees it: cards that lie open, and how many lie face down."""

    seat: str
    level: str
    special: str  # the worker it is specialised in
    piles: dict[str, Count]
    spent: dict[str, list[str]]


class PlayerView(Struct, frozen=True, kw_only=True):
    """A player as a seat sees it: the hand is the owner's; of others one knows which cards are somewhere."""

    money: Count
    certificates: Count
    certificate_limit: Count
    step_limit: Count
    hand_limit: Count
    rows: dict[str, list[str]]  # the hired workers of each kind
    discs: list[str]  # the spaces of the player board that still hold one
    buildings: list[str]  # not yet built
    front: list[str]  # tiles of the trail
    objectives: list[str]  # played
    masters: list[str]
    visits: Count
    job_token: bool = False
    hand: list[str] | None
    hand_count: Count
    draw: list[str] | None  # sorted
    draw_count: Count
    unseen: list[str] | None  # to everybody else: hand and draw stack together, but for cards drawn in secret
    discard: list[str]
    score: dict[str, Points]  # by category, and the total
    counted: list[str] = []  # objective cards that would score now
    fulfilled: list[str] = []  # and which of them are fulfilled
    breeding_value: Count | None = None  # of the hand, with what station masters add; for the owner


class View(Struct, frozen=True, kw_only=True):
    """The table as a seat sees it, or a stranger if `seat` is None."""

    game: str
    rules: int
    options: dict[str, str] = {}
    commitment: str = ""
    seed: str | None = None  # told when the game is over
    seat: str | None
    number: Count
    turn: Count
    active: str | None
    over: bool
    winners: list[str] | None = None
    last_turns: int | None = None
    seats: list[str]
    decision: DecisionView | None = None
    places: dict[str, str | None]
    buildings: dict[str, BuildingView]
    tiles: dict[str, TileView]
    engines: dict[str, str]
    stations: dict[str, StationView]
    job_market: JobMarketView
    foresight: dict[str, list[str | None]]
    supply: dict[str, Count]
    cattle_market: list[str]
    cattle_stack: Count
    objectives: ObjectivesView
    automa: AutomaView | None = None
    players: Mapping[str, PlayerView]


def make_view(g: Game, seat: int | None) -> View:
    state, rules = g.state, g.rules
    names = [player.seat for player in state.players]
    owners = {space: names[owner] for space, owner in state.owners.items()}
    setup = state.setup
    view = rules.view_type(
        game=setup.game,
        rules=state.rules,
        options={name: setup.options.get(name, values[0]) for name, values in rules.options.items()},
        commitment=commitment(setup.seed),
        seed=f"{setup.seed:032x}" if g.over else None,
        seat=None if seat is None else names[seat],
        number=state.number,
        turn=state.turn,
        active=None if g.over else names[state.active],
        over=g.over,
        winners=g.winners() if g.over else None,
        last_turns=None if state.last_turns < 0 else state.last_turns,
        seats=names,
        decision=_decision(g, seat),
        places={player.seat: player.place or None for player in state.players},
        buildings={space: BuildingView(tile, owners.get(space)) for space, tile in state.buildings.items()},
        tiles={space: TileView(tile, state.coins.get(space, 0)) for space, tile in state.tiles.items()},
        engines={player.seat: player.engine for player in state.players},
        stations={
            name: StationView(
                [names[disc] for disc in state.discs.get(name, ())],
                state.masters.get(name),
                state.appointed.get(name),
            )
            for name in g.catalog.railroad.stations
        },
        job_market=JobMarketView([list(row) for row in state.jobs], state.job_row, list(g.catalog.row_costs)),
        foresight={letter: list(tiles) for letter, tiles in state.foresight.items()},
        supply={letter: len(bag) for letter, bag in state.bags.items()},
        cattle_market=list(state.cattle),
        cattle_stack=len(state.cattle_stack),
        objectives=ObjectivesView(list(state.objectives), len(state.objective_stack)),
        automa=_automa(g),
        players={name: _player(g, index, seat) for index, name in enumerate(names)},
        **rules.view(g, seat),
    )
    return rules.worked_out(view)


def _player(g: Game, index: int, seat: int | None) -> PlayerView:
    player, own = g.state.players[index], index == seat
    sort = g.catalog.sort_cards
    public = not own and not g.over
    sheet = g.rules.score(g, index, public=public)
    return g.rules.player_type(
        money=player.money,
        certificates=player.certificates,
        certificate_limit=certificate_limit(g, player),
        step_limit=step_limit(g, player),
        hand_limit=hand_limit(g, player),
        rows={kind: list(row) for kind, row in player.rows.items()},
        discs=list(player.covered),
        buildings=list(player.unbuilt),
        front=list(player.front),
        objectives=list(player.area),
        masters=list(player.masters),
        visits=player.visits,
        job_token=player.job_token,
        hand=list(player.hand) if own else None,
        hand_count=len(player.hand),
        draw=sort(player.draw) if own else None,
        draw_count=len(player.draw),
        unseen=None if own else sort([c for c in player.hand + player.draw if c not in player.blind]),
        discard=list(player.discard),
        score=sheet | {"total": sum(sheet.values())},
        **g.rules.view_player(g, index, public=public),
    )


def _decision(g: Game, seat: int | None) -> DecisionView | None:
    asked = g.decision
    if asked is None:
        return None
    if seat is None or asked.seat != g.state.players[seat].seat:
        return DecisionView(asked.seat, asked.kind, asked.number)
    return DecisionView(asked.seat, asked.kind, asked.number, asked.least, asked.most, list(asked.options))


def _automa(g: Game) -> AutomaView | None:
    automa = g.state.automa
    if automa is None:
        return None
    return AutomaView(
        g.state.players[automa.seat].seat,
        automa.level,
        automa.special,
        {name: len(pile) for name, pile in automa.piles.items()},
        {name: list(pile) for name, pile in automa.spent.items()},
    )


def decode_view(raw: object) -> View:
    """A view that was kept as JSON, as the struct of its game; BadView says what is wrong where.

    What follows from the rest and older views do not hold is worked out. Whether the names in it are names of
    that game's pieces is not looked at.
    """
    if isinstance(raw, View):
        return raw
    if not isinstance(raw, Mapping):
        raise BadView(f"a view is an object, not {type(raw).__name__}")
    game, rules = raw.get("game"), raw.get("rules")
    if not isinstance(game, str) or game not in GAMES:
        raise BadView(f"view.game: there is no game called {str(game)[:100]!r}")
    if isinstance(rules, int) and rules > RULES_VERSION:
        raise BadView(f"the view follows rules {rules}; this version knows rules up to {RULES_VERSION}")
    kit = rules_of(game)
    try:
        view: View = msgspec.convert(raw, kit.view_type)
    except msgspec.ValidationError as error:
        raise BadView(f"view: {error}") from error
    try:
        return kit.worked_out(view)
    except LookupError as error:
        raise BadView(f"view.players: a hand or a player board holds something unknown: {error}") from error
