"""The automa's turn: a card, a move, the capital if that is where it came to, and what the card says."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.agenda import Step
from engine.automa.deeds import DEEDS
from engine.automa.seat import CARDS, CardFacts, cards, draw_card, special_role, the_automa
from engine.trail import next_locations

if TYPE_CHECKING:
    from engine.game import Game


class Way(NamedTuple):
    """The rest of the way to the capital: locations, what others get for it, and where first."""

    locations: int
    fees: int
    first: str


def fee_for_owner(g: Game, location: str) -> int:
    """What the bank pays the owner of a building when the automa comes there. Nobody is paid for the rest."""
    return g.rules.fee(g, g.state.active, location) if location in g.state.owners else 0


def shortest_way(g: Game, place: str, known: dict[str, Way]) -> Way:
    """The path with fewest locations; of those the one that pays others least, then the first in the data.

    It never leads over a ramp.
    """
    trail = g.catalog.trail
    if place == trail.capital:
        return Way(0, 0, place)
    if place not in known:
        best: Way | None = None
        for there in next_locations(g, place):
            if there in trail.ramps:
                continue
            rest = shortest_way(g, there, known)
            way = Way(rest.locations + 1, rest.fees + fee_for_owner(g, there), there)
            if best is None or way[:2] < best[:2]:
                best = way
        assert best is not None, "every place leads to the capital"
        known[place] = best
    return known[place]


class AutomaTurn(Step, frozen=True):
    """Draw a card, move, visit the capital if that is where it came to, and do what the card says."""

    def run(self, g: Game) -> None:
        name = draw_card(g, CARDS)
        card = cards()[name]
        steps = self._steps(g, card)
        g.tell("automa_card", card=name, steps=steps, special=the_automa(g).special, reveals=True)
        self._move(g, steps)
        rules = g.rules.automa
        assert rules is not None, "a game with an automa has rules for it"
        if g.me.place == g.catalog.trail.capital:
            g.me.visits += 1
            rules.arrive(g)
        deeds = [*card.always, *getattr(card, special_role(g))]
        for deed in deeds:
            if not DEEDS[deed](g, rules):
                g.tell("automa_idle", deed=deed)
        if not deeds:
            g.tell("automa_rests", special=the_automa(g).special)

    def _steps(self, g: Game, card: CardFacts) -> int:
        if isinstance(card.steps, int):
            return card.steps
        if card.steps == "buildings":
            owners = list(g.state.owners.values())
            return max(1, *(owners.count(seat) for seat in range(len(g.state.players))))
        herder = g.catalog.roles.herder
        return g.me.workers(herder if card.steps == "herders" else the_automa(g).special)

    def _move(self, g: Game, steps: int) -> None:
        state, start, known = g.state, g.me.place, dict[str, Way]()
        paid: dict[int, int] = {}
        for _ in range(steps):
            g.me.place = place = shortest_way(g, g.me.place, known).first
            fee = fee_for_owner(g, place)
            if fee:
                owner = state.owners[place]
                paid[owner] = paid.get(owner, 0) + fee
        place = g.me.place
        tile = state.buildings.get(place) or state.tiles.get(place) or ""
        g.tell("automa_moved", start=start, to=place, tile=tile, steps=steps)
        for owner, fee in paid.items():
            state.players[owner].money += fee
            g.tell("automa_fee", seat=owner, money=fee)
