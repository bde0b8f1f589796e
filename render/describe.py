"""Pictures for those who cannot see them: alt texts, and the board in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from render import facts
from render.check import BadView, View, check
from render.scenes.hand import worth
from render.scenes.marks import choices
from render.words import has, say

PICTURES = ("board", "mat", "hand", "market", "cities", "score", "menu")
ALT_LIMIT = 1024


class Words:
    """A view in one language and with the names people go by."""

    def __init__(self, view: View, locale: str, names: dict[str, str]) -> None:
        self.view, self.locale, self.names = view, locale, names
        self.edition = facts.edition(view["game"])

    def say(self, key: str, **values: str | int) -> str:
        return say(self.locale, self.edition.game, key, **values)

    def name(self, seat: str) -> str:
        return self.names.get(seat, seat)

    def listed(self, words: list[str]) -> str:
        return ", ".join(words) or self.say("text-none")

    def goods(self, amounts: dict[str, Any], *kinds: str) -> str:
        """Some goods, counted, of what a player has or a thing costs; not every game has them all."""
        return ", ".join(self.say(f"good-{kind}", count=amounts[kind]) for kind in kinds if kind in amounts)

    def points(self, amount: int) -> str:
        return self.say("text-points", count=amount)

    def people(self, seats: list[str]) -> str:
        counts = Counter(seats)
        return self.listed([self.name(s) + (f" ×{n}" if n > 1 else "") for s, n in counts.items()])

    def place(self, place: str | None) -> str:
        if place is None:
            return self.say("place-none")
        trail = self.edition.file("trail")
        if place in (trail["start"], trail["capital"]):
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
        if card == "exhaustion":
            return self.say("card-exhaustion")
        if facts.is_objective(card):
            return self.say("card-objective", number=card.removeprefix("objective"))
        breed, vp = facts.breed_of(card)
        return self.say(f"breed-{breed}") + (f" {vp}" if vp else "")

    def cards(self, cards: list[str]) -> str:
        counts = Counter(cards)
        order = sorted(counts, key=self.edition.card_ids.index)
        return self.listed([self.card(c) + (f" ×{counts[c]}" if counts[c] > 1 else "") for c in order])

    def tile(self, tile: str | None) -> str:
        if tile is None:
            return self.say("text-empty")
        if "-" in tile:
            kind, _, rest = tile.partition("-")
            if kind == "camp":
                return self.say("tile-camp", colour=self.say(f"colour-{rest}"))
            if kind in self.edition.hazards:
                return self.say("tile-hazard", kind=self.say(f"hazard-{kind}"), vp=rest.partition("-")[2])
            return f"{self.say(f'colour-{kind}')} {rest.partition('-')[2]}"
        name = self.say(f"worker-{tile.rstrip('+')}")
        return self.say("strong", name=name) if tile.endswith("+") else name

    def rail(self, space: str) -> str:
        if space == "depot":
            return self.say("depot")
        return self.say("turnout", space=space[1:]) if space.startswith("t") else space

    def state(self) -> str:
        if self.view["active"] is None:
            return self.say("state-over")
        return self.say("state-turn", player=self.name(self.view["active"]))


def alt(view: Any, picture: str, locale: str, names: dict[str, str], seat: str | None, decision: Any) -> str:
    """One or two sentences for a picture, within what Discord takes."""
    words = Words(check(view), locale, names)
    if picture not in PICTURES:
        raise BadView(f"no picture is called {picture!r}")
    return _ALT[picture](words, seat, decision)[:ALT_LIMIT]


def _board(words: Words, seat: str | None, decision: Any) -> str:
    places = [
        words.say("where-player", player=words.name(s), place=words.place(words.view["places"][s]))
        for s in words.view["seats"]
    ]
    return words.say("alt-board", turn=words.view["turn"], state=words.state(), where=" ".join(places))


def _player(words: Words, seat: str | None) -> tuple[str, dict[str, Any]]:
    chosen = seat or words.view["seat"] or words.view["active"] or words.view["seats"][0]
    if chosen not in words.view["players"]:
        raise BadView(f"seat: {chosen!r} is no seat")
    return words.name(chosen), words.view["players"][chosen]


def _mat(words: Words, seat: str | None, decision: Any) -> str:
    name, player = _player(words, seat)
    return words.say(
        "alt-mat",
        player=name,
        goods=words.goods(player, "money", "grain", "certificates"),
        workers=sum(len(row) for row in player["rows"].values()),
    )


def _hand(words: Words, seat: str | None, decision: Any) -> str:
    name, player = _player(words, seat)
    if player["hand"] is None:
        return words.say("alt-hand-hidden", player=name, count=player["hand_count"])
    value = worth(words.edition, player)
    return words.say("alt-hand", player=name, cards=words.cards(player["hand"]), value=value)


def _market(words: Words, seat: str | None, decision: Any) -> str:
    return words.say("alt-market", cattle=words.cards(words.view["cattle_market"]))


def _cities(words: Words, seat: str | None, decision: Any) -> str:
    return words.say("alt-cities", discs=_OWN[words.edition.game].delivered(words.view))


def _score(words: Words, seat: str | None, decision: Any) -> str:
    players = words.view["players"]
    order = sorted(words.view["seats"], key=lambda s: -players[s]["score"]["total"])
    return words.say(
        "alt-score", scores=", ".join(f"{words.name(s)} {players[s]['score']['total']}" for s in order)
    )


def _menu(words: Words, seat: str | None, decision: Any) -> str:
    asked = decision if decision is not None else words.view.get("decision")
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


def board_text(view: Any, locale: str, names: dict[str, str]) -> str:
    """Everything on the board, line by line."""
    words = Words(check(view), locale, names)
    parts = (_players, _trail, _railroad, _jobs, _tables, _OWN[words.edition.game].text)
    lines = [words.say("text-title", turn=words.view["turn"]), words.state()]
    for part in parts:
        lines += ["", *part(words)]
    return "\n".join(lines)


def _players(words: Words) -> Iterator[str]:
    for i, seat in enumerate(words.view["seats"]):
        player = words.view["players"][seat]
        yield words.say(
            "text-player",
            mark=">" if seat == words.view["active"] else "-",
            player=words.name(seat),
            shape=words.say(f"shape-{i}"),
            place=words.place(words.view["places"][seat]),
            engine=words.rail(words.view["engines"][seat]),
            goods=words.goods(player, "money", "grain", "exchange"),
            certificates=player["certificates"],
            limit=player["certificate_limit"],
            hand=player["hand_count"],
            draw=player["draw_count"],
            discard=len(player["discard"]),
            points=words.points(player["score"]["total"]),
        )


def _trail(words: Words) -> Iterator[str]:
    yield words.say("text-trail")
    for space in words.edition.layout["places"]:
        built, tile = words.view["buildings"].get(space), words.view["tiles"].get(space)
        if built and built["owner"] is None:
            yield words.say("text-neutral", space=space, tile=built["tile"])
        elif built:
            owner = words.name(built["owner"])
            yield words.say("text-private", space=space, tile=built["tile"], player=owner)
        elif tile:
            yield _OWN[words.edition.game].tile(words, space, tile)


def _farmer(words: Words, space: str, entry: dict[str, Any]) -> str:
    colour, hand, strength = entry["tile"].split("-")
    return words.say(
        "text-farmer",
        space=words.space(space),
        colour=words.say(f"colour-{colour}"),
        strength=strength,
        hand=words.say(f"hand-{hand}"),
        coins=entry["coins"],
    )


def _hazard_or_camp(words: Words, space: str, entry: dict[str, Any]) -> str:
    hand = words.say(f"hand-{words.edition.hand_of(entry['tile'])}")
    money = words.edition.file("trail")["tile_money"][space]
    return words.say(
        "text-tile", space=words.space(space), tile=words.tile(entry["tile"]), hand=hand, money=money
    )


def _railroad(words: Words) -> Iterator[str]:
    yield words.say("text-railroad")
    for name, fact in words.edition.stations.items():
        entry = words.view["stations"][name]
        master = words.say("text-master-none")
        if entry["master"]:
            master = words.say("text-master-here", master=entry["master"].removeprefix("sm"))
        elif entry["worker"]:
            master = words.say("text-master-worker", worker=words.tile(entry["worker"]))
        yield words.say(
            "text-station",
            space=fact["space"],
            cost=fact["cost"],
            points=words.points(fact["vp"]),
            discs=words.people(entry["discs"]),
            master=master,
        )


def _jobs(words: Words) -> Iterator[str]:
    market = words.view["job_market"]
    out = market["token"] >= len(market["rows"])
    yield words.say("text-jobs-out") if out else words.say("text-jobs", row=market["token"] + 1)
    for i, (row, cost) in enumerate(zip(market["rows"], market["costs"], strict=True), start=1):
        if any(row):
            tiles = words.listed([words.tile(tile) for tile in row if tile])
            yield words.say("text-job-row", row=i, cost=words.goods({"money": cost}, "money"), tiles=tiles)


def _tables(words: Words) -> Iterator[str]:
    view = words.view
    for letter in facts.BAGS:
        tiles = words.listed([words.tile(tile) for tile in view["foresight"][letter]])
        yield words.say("text-foresight", letter=letter, supply=view["supply"][letter], tiles=tiles)
    yield words.say("text-cattle", stack=view["cattle_stack"], cards=words.cards(view["cattle_market"]))
    shown = []
    for card in view["objectives"]["display"]:
        fact = words.edition.objectives[card]
        tasks = ", ".join(words.say(f"task-{task}") for task in fact["tasks"])
        shown.append(words.say("text-objective", points=words.points(fact["vp"]), tasks=tasks))
    yield words.say("text-objectives", stack=view["objectives"]["stack"], cards="; ".join(shown))


def _harbour(words: Words) -> Iterator[str]:
    yield words.say("text-ships", pile=words.view["ship_pile"])
    for entry in words.view["ships"]:
        fact = words.edition.ships[entry["ship"]]
        yield words.say(
            "text-ship",
            value=fact["value"],
            grain=words.goods(fact, "grain"),
            points=words.points(fact["vp"]),
            discs=words.people(entry["discs"]),
        )
    for name in facts.CITIES:
        city = words.view["cities"][name]
        quays = ", ".join(f"{words.say(f'quay-{q}')}: {words.people(d)}" for q, d in city["quays"].items())
        taken = [
            f"{words.say(f'quarter-{space[:-1]}')} {space[-1]}: {words.name(owner)}"
            for space, owner in city["spaces"].items()
            if owner
        ]
        yield words.say("text-city", city=words.say(f"city-{name}"), quays=quays, spaces=words.listed(taken))


def _delivered_overseas(view: View) -> int:
    return sum(owner is not None for city in view["cities"].values() for owner in city["spaces"].values())


def _westward(words: Words) -> Iterator[str]:
    yield words.say("text-cities")
    for name, fact in words.edition.strip.items():
        discs = words.people(words.view["cities"][name])
        yield words.say("text-city", city=words.say(f"city-{name}"), value=fact["value"], discs=discs)


def _delivered_westward(view: View) -> int:
    return sum(len(discs) for discs in view["cities"].values())


class Own(NamedTuple):
    """What differs between the games: their tiles in words, the last part of the text, discs delivered."""

    tile: Callable[[Words, str, dict[str, Any]], str]
    text: Callable[[Words], Iterator[str]]
    delivered: Callable[[View], int]


_OWN = {
    "argentina": Own(_farmer, _harbour, _delivered_overseas),
    "original": Own(_hazard_or_camp, _westward, _delivered_westward),
}
