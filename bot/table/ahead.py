"""One step further than what is asked: so that "hire" can be said while the question is what to do here."""

from bot.table.desk import Desk
from bot.table.errors import Refusal
from bot.table.play import seat_name
from engine import Game, Option

Way = tuple[tuple[str, ...], Option]


async def ways(desk: Desk, table_id: str, person: int, verbs: tuple[str, ...]) -> list[Way]:
    """Options of a person whose ids begin with one of some words, with the picks that lead to each.

    Where the question itself has none, the local actions of the place are tried on a copy. Nothing hidden is
    looked at: an action that uncovers something is not followed.
    """
    async with desk.games.hold(table_id) as live:
        seat = seat_name(live, person)
        if seat is None:
            raise Refusal("table-not-seated")
        decision = live.game.decision
        found: list[Way] = []
        if decision is not None and decision.seat == seat:
            found = [((), option) for option in decision.options if _fits(option, verbs)]
            if not any(option.blocked is None for _, option in found):
                found += _behind(live.game, seat, decision.legal, verbs)
        offers = live.game.offers(seat)
        if offers is not None:
            found += [((), option) for option in offers.options if _fits(option, verbs)]
        return found


def _fits(option: Option, verbs: tuple[str, ...]) -> bool:
    return option.id.partition(":")[0] in verbs


def _behind(game: Game, seat: str, legal: tuple[str, ...], verbs: tuple[str, ...]) -> list[Way]:
    found: list[Way] = []
    for pick in legal:
        if not pick.startswith("use:"):
            continue
        copy = game.copy()
        if any(event.reveals for event in copy.choose(seat, [pick])):
            continue
        following = copy.decision
        if following is not None and following.seat == seat:
            found += [((pick,), option) for option in following.options if _fits(option, verbs)]
    return found
