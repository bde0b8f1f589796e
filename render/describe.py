"""Pictures for those who cannot see them: alt texts, and the board in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from data.texts import Name, has, named, say_for
from engine import PlayerView
from engine.catalog import EXHAUSTION
from render.art.scripts import visible
from render.check import AnyView, BadView, View, check
from render.edition import edition
from render.scenes.marks import Asked, choices

PICTURES = ("board", "mat", "hand", "market", "cities", "score", "menu")
ALT_LIMIT = 1024


class Words:
    """A view in one language and with the names people go by."""

    def __init__(self, view: View, locale: str, names: dict[str, str]) -> None:
        self.view, self.locale, self.names = view, locale, names
        self.edition = edition(view.game)

    def say(self, key: str, **values: str | int) -> str:
        return say_for(self.locale, self.edition.game, key, **values)

    def term(self, key: str) -> Name:
        return named(self.locale, self.edition.game, key)

    def name(self, seat: str) -> str:
        return visible(self.names.get(seat, seat), seat)

    def listed(self, words: list[str]) -> str:
        return ", ".join(words) or self.say("text-none")

    def good(self, kind: str, count: int) -> str:
        return self.say(f"good-{kind}", count=count)

    def goods(self, player: PlayerView, *kinds: str) -> str:
        """Some goods that a player has, counted; not every game has them all."""
        return ", ".join(self.good(kind, getattr(player, kind)) for kind in kinds if hasattr(player, kind))

    def points(self, amount: int) -> str:
        return self.say("text-points", count=amount)

    def people(self, seats: list[str]) -> str:
        counts = Counter(seats)
        return self.listed([self.name(s) + (f" ×{n}" if n > 1 else "") for s, n in counts.items()])

    def place(self, place: str | None) -> str:
        if place is None:
            return self.say("place-none")
        trail = self.edition.catalog.trail
        if place in (trail.start, trail.capital):
            return self.say(f"place-{place}")
        return self.space(place)

    def space(self, space: str) -> str:
        """A space of the trail: those for tiles go by their area, the others by what is printed."""
        area = space.rstrip("0123456789")
        for key in (f"colour-{area}", f"hazard-{area}", f"area-{area}"):
            if area != space and has(self.locale, key):
                return self.say("space-area", area=self.say(key), number=space.removeprefix(area))
        return space

    def card(self, card: str) -> str:
        if card == EXHAUSTION:
            return self.say("card-exhaustion")
        if self.edition.is_objective(card):
            return self.say("card-objective", number=card.removeprefix("objective"))
        breed, vp = self.edition.breed_of(card)
        return self.say(f"breed-{breed}") + (f" {vp}" if vp else "")

    def cards(self, cards: list[str]) -> str:
        counts = Counter(cards)
        order = sorted(counts, key=self.edition.card_ids.index)
        return self.listed([self.card(c) + (f" ×{counts[c]}" if counts[c] > 1 else "") for c in order])

    def tile(self, tile: str | None) -> str:
        if tile is None:
            return self.say("text-empty")
        if tile not in self.edition.workers:
            return self.edition.kit.tile_name(self, tile)
        worker = self.term(f"worker-{tile.rstrip('+')}")
        return self.say("strong", name=worker) if tile.endswith("+") else worker

    def rail(self, space: str) -> str:
        if space == "depot":
            return self.say("depot")
        return self.say("turnout", space=space[1:]) if space.startswith("t") else space

    def state(self) -> str:
        if self.view.active is None:
            return self.say("state-over")
        return self.say("state-turn", player=self.name(self.view.active))


def alt(
    view: AnyView, picture: str, locale: str, names: dict[str, str], seat: str | None, decision: Asked
) -> str:
    """One or two sentences for a picture, within what Discord takes."""
    words = Words(check(view), locale, names)
    if picture not in PICTURES:
        raise BadView(f"no picture is called {picture!r}")
    return _ALT[picture](words, seat, decision)[:ALT_LIMIT]


def _board(words: Words, seat: str | None, decision: Asked) -> str:
    places = [
        words.say("where-player", player=words.name(s), place=words.place(words.view.places[s]))
        for s in words.view.seats
    ]
    return words.say("alt-board", turn=words.view.turn, state=words.state(), where=" ".join(places))


def _player(words: Words, seat: str | None) -> tuple[str, PlayerView]:
    chosen = seat or words.view.seat or words.view.active or words.view.seats[0]
    if chosen not in words.view.players:
        raise BadView(f"seat: {chosen!r} is no seat")
    return words.name(chosen), words.view.players[chosen]


def _mat(words: Words, seat: str | None, decision: Asked) -> str:
    name, player = _player(words, seat)
    return words.say(
        "alt-mat",
        player=name,
        goods=words.goods(player, "money", "grain", "certificates"),
        workers=sum(len(row) for row in player.rows.values()),
    )


def _hand(words: Words, seat: str | None, decision: Asked) -> str:
    name, player = _player(words, seat)
    if player.hand is None:
        return words.say("alt-hand-hidden", player=name, count=player.hand_count)
    value = player.breeding_value or 0
    return words.say("alt-hand", player=name, cards=words.cards(player.hand), value=value)


def _market(words: Words, seat: str | None, decision: Asked) -> str:
    return words.say("alt-market", cattle=words.cards(words.view.cattle_market))


def _cities(words: Words, seat: str | None, decision: Asked) -> str:
    return words.say("alt-cities", discs=words.edition.kit.delivered(words.view))


def _score(words: Words, seat: str | None, decision: Asked) -> str:
    players = words.view.players
    order = sorted(words.view.seats, key=lambda s: -players[s].score["total"])
    return words.say(
        "alt-score", scores=", ".join(f"{words.name(s)} {players[s].score['total']}" for s in order)
    )


def _menu(words: Words, seat: str | None, decision: Asked) -> str:
    asked = decision if decision is not None else words.view.decision
    return words.say("alt-menu", count=len(choices(asked)), state=words.state())


_ALT = {
    "board": _board,
    "mat": _mat,
    "hand": _hand,
    "market": _market,
    "cities": _cities,
    "score": _score,
    "menu": _menu,
}


def board_text(view: AnyView, locale: str, names: dict[str, str]) -> str:
    """Everything on the board, line by line."""
    words = Words(check(view), locale, names)
    parts = (_players, _trail, _railroad, _jobs, _tables, words.edition.kit.text)
    lines = [words.say("text-title", turn=words.view.turn), words.state()]
    for part in parts:
        lines += ["", *part(words)]
    return "\n".join(lines)


def _players(words: Words) -> Iterator[str]:
    for i, seat in enumerate(words.view.seats):
        player = words.view.players[seat]
        yield words.say(
            "text-player",
            mark=">" if seat == words.view.active else "-",
            player=words.name(seat),
            shape=words.say(f"shape-{i}"),
            place=words.place(words.view.places[seat]),
            engine=words.rail(words.view.engines[seat]),
            goods=words.goods(player, "money", "grain", "exchange"),
            certificates=player.certificates,
            limit=player.certificate_limit,
            hand=player.hand_count,
            draw=player.draw_count,
            discard=len(player.discard),
            points=words.points(player.score["total"]),
        )


def _trail(words: Words) -> Iterator[str]:
    yield words.say("text-trail")
    for space in words.edition.layout.places:
        built, tile = words.view.buildings.get(space), words.view.tiles.get(space)
        if built and built.owner is not None:
            owner = words.name(built.owner)
            yield words.say("text-private", space=space, tile=built.tile, player=owner)
        elif built:
            yield words.say("text-neutral", space=space, tile=built.tile)
        elif tile:
            yield words.edition.kit.tile_text(words, space, tile)


def _railroad(words: Words) -> Iterator[str]:
    yield words.say("text-railroad")
    for name, fact in words.edition.catalog.railroad.stations.items():
        entry = words.view.stations[name]
        master = words.say("text-master-none")
        if entry.master:
            counts = words.edition.catalog.masters[entry.master].of
            master = words.say("text-master-here", master=words.say(f"master-for-{counts}"))
        elif entry.worker:
            master = words.say("text-master-worker", worker=words.tile(entry.worker))
        yield words.say(
            "text-station",
            space=fact.space,
            cost=fact.cost,
            points=words.points(fact.vp),
            discs=words.people(entry.discs),
            master=master,
        )


def _jobs(words: Words) -> Iterator[str]:
    market = words.view.job_market
    out = market.token >= len(market.rows)
    yield words.say("text-jobs-out") if out else words.say("text-jobs", row=market.token + 1)
    for i, (row, cost) in enumerate(zip(market.rows, market.costs, strict=True), start=1):
        if any(row):
            tiles = words.listed([words.tile(tile) for tile in row if tile])
            yield words.say("text-job-row", row=i, cost=words.good("money", cost), tiles=tiles)


def _tables(words: Words) -> Iterator[str]:
    view = words.view
    for letter, lying in view.foresight.items():
        tiles = words.listed([words.tile(tile) for tile in lying])
        yield words.say("text-foresight", letter=letter, supply=view.supply[letter], tiles=tiles)
    yield words.say("text-cattle", stack=view.cattle_stack, cards=words.cards(view.cattle_market))
    shown = []
    for card in view.objectives.display:
        fact = words.edition.catalog.objectives[card]
        wanted = [task for task, count in fact.tasks.items() for _ in range(count)]
        tasks = ", ".join(words.say(f"task-{task}") for task in wanted)
        shown.append(words.say("text-objective", points=words.points(fact.vp), tasks=tasks))
    yield words.say("text-objectives", stack=view.objectives.stack, cards="; ".join(shown))
