"""What leaves the engine: everything a seat may see, listed one by one, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.chance import commitment
from engine.effects import certificate_limit
from engine.herd import hand_limit
from engine.turn import step_limit

if TYPE_CHECKING:
    from engine.decisions import Text
    from engine.game import Game


def view(g: Game, seat: int | None) -> dict[str, Any]:
    state = g.state
    names = [player.seat for player in state.players]
    owners = {space: names[owner] for space, owner in state.owners.items()}
    setup = state.setup
    return {
        "game": setup.game,
        "rules": state.rules,
        "options": {name: setup.options.get(name, values[0]) for name, values in g.rules.options.items()},
        "commitment": commitment(setup.seed),
        "seed": f"{setup.seed:032x}" if g.over else None,
        "seat": None if seat is None else names[seat],
        "number": state.number,
        "turn": state.turn,
        "active": None if g.over else names[state.active],
        "over": g.over,
        "winners": g.winners() if g.over else None,
        "last_turns": None if state.last_turns < 0 else state.last_turns,
        "seats": names,
        "decision": _decision(g, seat),
        "places": {player.seat: player.place or None for player in state.players},
        "buildings": {
            space: {"tile": tile, "owner": owners.get(space)} for space, tile in state.buildings.items()
        },
        "tiles": {
            space: {"tile": tile, "coins": state.coins.get(space, 0)} for space, tile in state.tiles.items()
        },
        "engines": {player.seat: player.engine for player in state.players},
        "stations": {
            name: {
                "discs": [names[disc] for disc in state.discs.get(name, ())],
                "master": state.masters.get(name),
                "worker": state.appointed.get(name),
            }
            for name in g.catalog.railroad.stations
        },
        "job_market": {
            "rows": [list(row) for row in state.jobs],
            "token": state.job_row,
            "costs": list(g.catalog.row_costs),
        },
        "foresight": {letter: list(tiles) for letter, tiles in state.foresight.items()},
        "supply": {letter: len(bag) for letter, bag in state.bags.items()},
        "cattle_market": list(state.cattle),
        "cattle_stack": len(state.cattle_stack),
        "objectives": {"display": list(state.objectives), "stack": len(state.objective_stack)},
        "players": {name: _player(g, index, seat) for index, name in enumerate(names)},
        **g.rules.view(g, seat),
    }


def _player(g: Game, index: int, seat: int | None) -> dict[str, Any]:
    """A player as `seat` sees it: the hand is the owner's; of others one knows which cards are somewhere."""
    player, own = g.state.players[index], index == seat
    sort = g.catalog.sort_cards
    public = not own and not g.over
    sheet = g.rules.score(g, index, public=public)
    return {
        "money": player.money,
        "certificates": player.certificates,
        "certificate_limit": certificate_limit(g, player),
        "step_limit": step_limit(g, player),
        "hand_limit": hand_limit(g, player),
        "rows": {kind: list(row) for kind, row in player.rows.items()},
        "discs": list(player.covered),
        "buildings": list(player.unbuilt),
        "front": list(player.front),
        "objectives": list(player.area),
        "masters": list(player.masters),
        "visits": player.visits,
        "job_token": player.job_token,
        "hand": list(player.hand) if own else None,
        "hand_count": len(player.hand),
        "draw": sort(player.draw) if own else None,
        "draw_count": len(player.draw),
        "unseen": None if own else sort(player.hand + player.draw),
        "discard": list(player.discard),
        "score": sheet | {"total": sum(sheet.values())},
        **g.rules.view_player(g, index, public=public),
    }


def _decision(g: Game, seat: int | None) -> dict[str, Any] | None:
    decision = g.decision
    if decision is None:
        return None
    shown: dict[str, Any] = {
        "seat": decision.seat,
        "kind": decision.kind,
        "number": decision.number,
    }
    if seat is not None and decision.seat == g.state.players[seat].seat:
        # How many may be picked, and of what, can depend on a hand: it is for the seat that decides alone.
        shown["least"], shown["most"] = decision.least, decision.most
        shown["options"] = [
            {
                "id": option.id,
                "text": _text(option.text),
                "blocked": option.blocked and _text(option.blocked),
                "does": list(option.does),
            }
            for option in decision.options
        ]
    return shown


def _text(text: Text) -> dict[str, Any]:
    return {"key": text.key, "values": dict(text.values)}


def imagine(g: Game, seat: int | None, seed: int) -> Game:
    """A copy in which everything that a seat cannot see was dealt anew.

    What it deals from is sorted first, so the result depends on what the seat knows and the new seed alone.
    Players made of code search over such copies, and tests prove with them that views keep secrets.
    """
    twin = g.copy()
    state = twin.state
    state.setup = type(state.setup)(state.setup.game, state.setup.seats, seed, state.setup.options)
    state.shuffles = {}
    piles = [state.cattle_stack, state.objective_stack, state.ship_pile, *state.bags.values()]
    if state.automa is not None:
        piles += state.automa.piles.values()
    for index, player in enumerate(state.players):
        if index == seat:
            piles.append(player.draw)
        else:
            hidden = sorted(player.hand + player.draw)
            twin.shuffle(f"imagine/{index}", hidden)
            player.hand, player.draw = hidden[: len(player.hand)], hidden[len(player.hand) :]
    if state.starting_objectives:
        known = {} if seat is None else {seat: state.starting_objectives[seat]}
        unknown = sorted(set(g.catalog.starting_objectives) - set(known.values()))
        twin.shuffle("imagine/starting", unknown)
        state.starting_objectives = [known.get(i) or unknown.pop() for i in range(len(state.players))]
    for number, pile in enumerate(piles):
        pile.sort()
        twin.shuffle(f"imagine/pile/{number}", pile)
    twin.relist()
    return twin
