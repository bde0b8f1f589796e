"""What a person's games say about them: places, points by category, rivals, openings, pace, solo records,
and days in a row on the trail of the day."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import pairwise
from statistics import mean, median

import msgspec

from bot.store import ladders
from bot.store.ladders import Finish
from bot.table.context import TableContext
from bot.table.daily import Daily, Streak

_NEWEST = 400  # games of a person that are looked at, and finishes of a server
_TIMED = 30  # of them those whose pace is measured
_RIVALS = 5


class Rival(msgspec.Struct, frozen=True):
    name: str
    games: int
    won: int
    lost: int


class SoloBest(msgspec.Struct, frozen=True):
    opponent: str
    games: int
    best: int


class Category(msgspec.Struct, frozen=True):
    """Points of one category: the person's average, and that of the server's people, if there is one."""

    name: str
    own: float
    others: float | None


class Statistics(msgspec.Struct, frozen=True):
    game: str
    players: int | None  # only games of so many players; None: of any number
    games: int
    places: dict[int, int]
    average: float | None
    best: int | None
    categories: list[Category]
    rivals: list[Rival]
    opening: str | None  # the place that a person began at most often
    minutes: float | None  # from being asked to the first choice, in the middle
    solo: list[SoloBest]
    streak: Streak  # on the trail of the day, whichever game it is
    sizes: list[int]  # numbers of players for which there is something to see


def by_table(finishes: Iterable[Finish]) -> list[list[Finish]]:
    games: defaultdict[str, list[Finish]] = defaultdict(list)
    for one in finishes:
        games[one.table_id].append(one)
    return list(games.values())


def categories(own: list[Finish], others: list[Finish]) -> list[Category]:
    """Averages by category, in the order of the score sheet, without the total."""
    names = [name for name in (own[0].sheet if own else {}) if name != "total"]
    found = []
    for name in names:
        theirs = [one.sheet.get(name, 0) for one in others]
        mine = mean(one.sheet.get(name, 0) for one in own)
        found.append(Category(name, round(mine, 1), round(mean(theirs), 1) if theirs else None))
    return found


def rivals(person: int, games: list[list[Finish]]) -> list[Rival]:
    """Against whom a person played most, and how that went."""
    names: dict[int, str] = {}
    met: Counter[int] = Counter()
    won: Counter[int] = Counter()
    lost: Counter[int] = Counter()
    for game in games:
        mine = next(one for one in game if one.person == person)
        for one in game:
            if one.person not in (None, person):
                names.setdefault(one.person, one.name)
                met[one.person] += 1
                won[one.person] += mine.place < one.place
                lost[one.person] += mine.place > one.place
    return [Rival(names[who], count, won[who], lost[who]) for who, count in met.most_common(_RIVALS)]


def waits(moves: list[tuple[int | None, int]], person: int) -> list[int]:
    """How many seconds a person took from somebody else's choice to their own first one after it."""
    return [at - before for (last, before), (who, at) in pairwise(moves) if who == person and last != person]


class StatisticsOf:
    def __init__(self, context: TableContext, daily: Daily) -> None:
        self._context, self._daily = context, daily

    async def of(
        self, person: int, game: str, *, server: int | None = None, alone: bool, players: int | None = None
    ) -> Statistics:
        """A person's statistics of one game; only of their games on this server, unless they look `alone`."""
        read = self._context.store.read
        found = await ladders.with_person(read, person, _NEWEST)
        mine = [one for one in found if one.game == game and (alone or one.server == server)]
        every = by_table(mine)
        solo = [one for one in every if sum(seat.person is not None for seat in one) == 1]
        together = [one for one in every if one not in solo]
        sizes = sorted({len(one) for one in together})
        chosen = [one for one in together if players in (None, len(one))]
        own = [seat for one in chosen for seat in one if seat.person == person]
        others: list[Finish] = []
        if server is not None:
            there = await ladders.of_server(read, server, game, _NEWEST)
            others = [one for one in there if one.person != person]
        return Statistics(
            game=game,
            players=players,
            games=len(own),
            places=dict(sorted(Counter(one.place for one in own).items())),
            average=round(mean(one.total for one in own), 1) if own else None,
            best=max((one.total for one in own), default=None),
            categories=categories(own, others),
            rivals=rivals(person, chosen),
            opening=await self._opening(person, chosen),
            minutes=await self._minutes(person, chosen),
            solo=_solo(person, solo),
            streak=await self._daily.streak(person, None if alone else server),
            sizes=sizes,
        )

    async def _opening(self, person: int, games: list[list[Finish]]) -> str | None:
        if not games:
            return None
        ids = [one[0].table_id for one in games][:_TIMED]
        picks = await ladders.first_picks(self._context.store.read, ids, person)
        return Counter(picks).most_common(1)[0][0].partition(":")[2] if picks else None

    async def _minutes(self, person: int, games: list[list[Finish]]) -> float | None:
        found: list[int] = []
        for game in games[:_TIMED]:
            found += waits(await ladders.moves(self._context.store.read, game[0].table_id), person)
        return round(median(found) / 60, 1) if found else None


def _solo(person: int, games: list[list[Finish]]) -> list[SoloBest]:
    points: defaultdict[str, list[int]] = defaultdict(list)
    for game in games:
        rival = next((one.ai for one in game if one.ai is not None), None)
        if rival is not None:
            points[rival] += [one.total for one in game if one.person == person]
    return [SoloBest(rival, len(found), max(found)) for rival, found in sorted(points.items())]
