"""What must hold after every choice: no piece of the box is lost, doubled or where it cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.catalog import EXHAUSTION, ROW_LENGTH
from engine.effects import certificate_limit

if TYPE_CHECKING:
    from engine.game import Game


def problems(g: Game) -> list[str]:
    """Every broken invariant, in words for engineers; empty when all is well."""
    checks = (_cards, _tiles, _buildings, _discs, _engines, _job_market, _players, g.rules.problems)
    return [problem for check in checks for problem in check(g)]


def _cards(g: Game) -> Iterator[str]:
    state, catalog = g.state, g.catalog
    have = Counter([*state.cattle, *state.cattle_stack, *state.objectives, *state.objective_stack])
    have.update(card for card in state.box if card in catalog.cards)
    for player in state.players:
        have.update([*player.hand, *player.draw, *player.discard, *player.area])
    if EXHAUSTION in catalog.cards:
        have[EXHAUSTION] += state.exhaustion
    want = Counter([*catalog.market_cards, *catalog.objective_cards])
    want.update(card for card in catalog.start_cards * len(state.players) if card != EXHAUSTION)
    want[EXHAUSTION] = catalog.exhaustion_cards
    yield from _difference("card", have, want)


def _tiles(g: Game) -> Iterator[str]:
    """Workers, farmers, hazards and camps. A farmer who joins a row is turned over and becomes a granjero."""
    state, catalog = g.state, g.catalog
    have = Counter(tile for bag in state.bags.values() for tile in bag)
    have.update(tile for pair in state.foresight.values() for tile in pair if tile)
    have.update(tile for row in state.jobs for tile in row if tile)
    have.update([*state.appointed.values(), *state.tiles.values()])
    want = Counter(tile for bag in catalog.bags.values() for tile in bag)
    have.update(tile for tile in state.box if tile in want)
    for player in state.players:
        have.update(player.front)
        have.update(tile for row in player.rows.values() for tile in row)
    turned = {kind: have.pop(kind) for kind in catalog.rows if kind not in want and kind in have}
    gone = (want - have).total()
    if gone != sum(turned.values()):
        yield f"{gone} tiles are gone, but {turned} were turned over"
    if have - want:
        yield f"too many tiles: {dict(have - want)}"


def _buildings(g: Game) -> Iterator[str]:
    state, catalog = g.state, g.catalog
    each = sum(one.need > 0 for one in catalog.buildings.values()) // 2
    have = sum(len(player.unbuilt) for player in state.players) + len(state.owners)
    have += sum(tile in catalog.buildings for tile in state.box)
    if have != each * len(state.players):
        yield f"{have} private buildings instead of {each * len(state.players)}"
    for space, tile in state.buildings.items():
        if (catalog.buildings[tile].need > 0) != (space in state.owners):
            yield f"building {tile} on {space} has a wrong owner"


def _discs(g: Game) -> Iterator[str]:
    for seat, player in enumerate(g.state.players):
        laid = sum(discs.count(seat) for discs in g.state.discs.values())
        if laid + len(player.covered) != g.catalog.discs_per_player:
            yield f"{laid} discs laid and {len(player.covered)} kept by {player.seat}"


def _engines(g: Game) -> Iterator[str]:
    shared = g.catalog.railroad.shared
    alone = [player.engine for player in g.state.players if player.engine not in shared]
    if len(set(alone)) != len(alone):
        yield f"two engines on one space: {alone}"


def _job_market(g: Game) -> Iterator[str]:
    state = g.state
    for number, row in enumerate(state.jobs):
        tiles = sum(tile is not None for tile in row)
        if (number > state.job_row and tiles) or (number == state.job_row and None not in row):
            yield f"row {number + 1} of the job market holds {tiles}, the token is in {state.job_row + 1}"


def _players(g: Game) -> Iterator[str]:
    for player in g.state.players:
        if min(player.money, player.grain, player.certificates, player.exchange) < 0:
            yield f"{player.seat} owes something"
        if player.grain > g.catalog.setup.grain_limit or player.certificates > certificate_limit(g, player):
            yield f"{player.seat} is over a limit"
        if player.owed > len(player.hand) or (player.owed and player is g.me and g.state.agenda):
            yield f"{player.seat} owes {player.owed} cards"
        if not set(player.blind) <= set(player.hand):
            yield f"{player.seat} hides {player.blind}, which are not in hand"
        if any(len(row) >= ROW_LENGTH for row in player.rows.values()):
            yield f"{player.seat} has a row that is too long"
        if player.place and player.place not in g.catalog.trail.ahead:
            yield f"{player.seat} stands on {player.place}, which is no place"


def _difference(what: str, have: Counter[str], want: Counter[str]) -> Iterator[str]:
    for name in have.keys() | want.keys():
        if have[name] != want[name]:
            yield f"{have[name]} times the {what} {name} instead of {want[name]}"
