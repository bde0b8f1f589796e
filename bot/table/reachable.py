"""One step further than what is asked: so that "hire" can be said while the question is what to do here."""

import msgspec

from bot.table.asked import seat_name
from bot.table.context import TableContext
from bot.table.errors import Refusal
from engine import Game, Option


class ReachableOption(msgspec.Struct, frozen=True):
    """An option and the picks that lead to it: none for what is asked now, else a local action."""

    before: tuple[str, ...]
    option: Option

    @property
    def value(self) -> str:
        """What a suggestion carries: the ids, so that the same text means the same thing a moment later."""
        return ">".join((*self.before, self.option.id))


async def reachable_options(
    context: TableContext, table_id: str, person: int, verbs: tuple[str, ...], effects: tuple[str, ...] = ()
) -> list[ReachableOption]:
    """Options of a person whose ids begin with one of some words, with the picks that lead to each.

    Where the question itself has none, the local actions of the place are tried on a copy. Nothing hidden is
    looked at: an action that uncovers something is not followed. Where that leads to no option either, there
    may be but one way to do it, which then happens by itself: so the actions with those effects will do.
    """
    async with context.games.hold(table_id) as live:
        seat = seat_name(live, person)
        if seat is None:
            raise Refusal("table-not-seated")
        return reachable(live.game, seat, verbs, effects)


def reachable(
    game: Game, seat: str, verbs: tuple[str, ...], effects: tuple[str, ...] = ()
) -> list[ReachableOption]:
    decision = game.decision
    found: list[ReachableOption] = []
    if decision is not None and decision.seat == seat:
        found = [ReachableOption((), option) for option in decision.options if _fits(option, verbs)]
        if not _any_open(found):
            found += _behind(game, seat, decision.legal, verbs)
        if not _any_open(found):
            found += [ReachableOption((), option) for option in decision.options if _does(option, effects)]
    offers = game.offers(seat)
    if offers is not None:
        found += [ReachableOption((), option) for option in offers.options if _fits(option, verbs)]
    return found


def _any_open(found: list[ReachableOption]) -> bool:
    return any(one.option.blocked is None for one in found)


def _does(option: Option, effects: tuple[str, ...]) -> bool:
    return option.blocked is None and any(effect["do"] in effects for effect in option.does)


def _fits(option: Option, verbs: tuple[str, ...]) -> bool:
    return option.id.partition(":")[0] in verbs


def _behind(game: Game, seat: str, legal: tuple[str, ...], verbs: tuple[str, ...]) -> list[ReachableOption]:
    found: list[ReachableOption] = []
    for pick in legal:
        if not pick.startswith("use:"):
            continue
        copy = game.copy()
        if any(event.reveals for event in copy.choose(seat, [pick])):
            continue
        following = copy.decision
        if following is not None and following.seat == seat:
            found += [
                ReachableOption((pick,), option) for option in following.options if _fits(option, verbs)
            ]
    return found
