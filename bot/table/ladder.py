"""The ladder of a server: how strong its people are, worked out from the results whenever it is asked for.

Ratings follow openskill's Plackett-Luce model: two to four players, shared places. AI players stand fast, as
anchors; only people climb. Somebody is shown when what is known of them is sure enough.
"""

from collections.abc import Iterable
from itertools import groupby

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store import ladders, people
from bot.store.ladders import Finish
from bot.table.context import TableContext
from bot.table.errors import Refusal
from engine import GAMES

#: How strong players made of code are, on openskill's scale, where a newcomer has 25, by games against
#: each other: who is stronger by 3 wins seven of ten.
ANCHORS = {
    **{"greedy": 9.0, "easy": 20.0, "medium": 24.0, "hard": 27.0, "strong": 28.0, "expert": 28.0},
    **{"automa:easy": 15.0, "automa:medium": 25.0, "automa:hard": 28.0, "automa:very_hard": 33.0},
}
_ANCHORED = 1.0  # how unsure an anchor is
SURE = 7.0  # the uncertainty below which somebody is shown: after about eight games; it begins with 8.3
_SHOWN = 40  # points of a rating for one of openskill's, so that a newcomer has 1000


class Rung(msgspec.Struct, frozen=True):
    """Somebody on the ladder."""

    person: int
    name: str
    games: int
    rating: int
    doubt: int  # as many points up or down


class Climb(msgspec.Struct, frozen=True):
    """A ladder: who is known well enough, best first, and how many are not yet."""

    rungs: list[Rung]
    unsure: int
    games: int


def climb(finishes: Iterable[Finish]) -> Climb:
    """The ladder that games make, each with all its finishes, oldest first."""
    model = PlackettLuce()
    known: dict[int, PlackettLuceRating] = {}
    names: dict[int, str] = {}
    played: dict[int, int] = {}
    games = 0
    for _, seats in groupby(finishes, key=lambda one: one.table_id):
        game = list(seats)
        people = [one for one in game if one.person is not None]
        if len(game) < 2 or not people:
            continue
        games += 1
        before = [_rating(model, one, known) for one in game]
        after = model.rate([[one] for one in before], ranks=[float(one.place) for one in game])
        for one, (rating,) in zip(game, after, strict=True):
            if one.person is not None:
                known[one.person], names[one.person] = rating, one.name
                played[one.person] = played.get(one.person, 0) + 1
    rungs = [
        Rung(who, names[who], played[who], round(one.mu * _SHOWN), round(one.sigma * _SHOWN))
        for who, one in known.items()
        if one.sigma < SURE
    ]
    rungs.sort(key=lambda one: (-one.rating, one.name))
    return Climb(rungs, len(known) - len(rungs), games)


def _rating(model: PlackettLuce, one: Finish, known: dict[int, PlackettLuceRating]) -> PlackettLuceRating:
    if one.person is None:
        level = one.ai or ""
        return model.rating(mu=ANCHORS.get(level, 25.0), sigma=_ANCHORED)
    return known.get(one.person) or model.rating()


class Ladder:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def is_on(self, server: int, game: str) -> bool:
        return await ladders.is_on(self._context.store.read, server, game)

    async def turn(self, server: int, game: str, on: bool) -> None:
        """Begin or end to count a server's games: those that are opened from now on."""
        if game not in GAMES:
            raise Refusal("table-bad-options")
        async with self._context.store.transaction() as link:
            (ladders.turn_on if on else ladders.turn_off)(link, server, game)

    async def standings(self, server: int, game: str) -> Climb:
        """The ladder as all may see it: whoever does not want to be shown counts, but is not named."""
        read = self._context.store.read
        found = climb(await ladders.rated(read, server, game))
        hidden = await people.hidden(read)
        shown = [one for one in found.rungs if one.person not in hidden]
        return msgspec.structs.replace(found, rungs=shown)
