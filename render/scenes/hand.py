"""The hand: the cards large, what they are worth together, what is missing, and what may come next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from PIL import Image

from render.art import cards
from render.art import lettering as text
from render.art.icons import icon
from render.art.paint import mix, rgb
from render.art.theme import CREAM, INK, SOFT_INK, THEMES
from render.art.tiles import lay, panel, paste, value_mark
from render.check import View
from render.facts import Edition, breed_of, is_cattle, is_objective
from render.scenes.frames import card_table, head
from render.scenes.scene import Scene, table

WIDE, HIGH = 1400, 660
CARD = (188, 262)
MOST_REVEALED = 4
Box = tuple[int, int, int, int]


def scene(view: View, locale: str, theme: str, names: dict[str, str], seat: str) -> Scene:
    made = Scene(Image.new("RGB", (WIDE, HIGH), table(view)), view, theme, locale, names)
    player = view["players"][seat]
    stacks = [
        made.say("hand-limit", limit=player["hand_limit"]),
        f"{made.say('hand-draw')} {player['draw_count']}",
        f"{made.say('hand-discard')} {len(player['discard'])}",
    ]
    head(made, seat, WIDE, stacks)
    _cards(made, player)
    held = player["hand"]
    if held is not None:
        _worth(made, player, (16, 396, 440, 644))
        _missing(made, player, (452, 396, 810, 644))
        _odds(made, player, (822, 396, 1384, 644))
    else:
        _unseen(made, player, (16, 396, 1384, 644))
    return made


def worth(edition: Edition, player: dict[str, Any]) -> int:
    """The breeding value of a hand: every type of cattle once, and the certificates that masters lend."""
    types = {breed_of(card)[0] for card in player["hand"] if is_cattle(card)}
    lent = sum(int(edition.masters[name].get("permanent_certificates", 0)) for name in player["masters"])
    return lent + sum(int(edition.cattle[breed]["value"]) for breed in types)


def _cards(scene: Scene, player: dict[str, Any]) -> None:
    """The cards in a row, smaller when there are many."""
    hand = player["hand"]
    shown = (
        sorted(hand, key=scene.edition.card_ids.index) if hand is not None else [None] * player["hand_count"]
    )
    if not shown:
        text.fit(scene.image, (16, 100, WIDE - 16, 380), scene.say("mat-none"), 40, SOFT_INK, "medium")
        return
    wide = min(CARD[0], (WIDE - 14) // len(shown) - 10)
    size = (wide, round(wide * CARD[1] / CARD[0]))
    left = (WIDE - (wide + 10) * len(shown) + 10) / 2
    seen: Counter[str] = Counter()
    types: set[str] = set()
    for i, card in enumerate(shown):
        x, y = left + (wide + 10) * i + wide / 2, 106 + CARD[1] / 2
        if card is None:
            paste(scene.image, cards.hidden(scene.edition, size), x, y)
            continue
        paste(scene.image, cards.card(scene.edition, card, size, scene.theme), x, y)
        seen[card] += 1
        name = card if seen[card] == 1 else f"{card}#{seen[card]}"
        scene.mark(f"hand:{name}", x, y, *size)
        _caption(scene, card, types, x, y, size)


def _caption(scene: Scene, card: str, types: set[str], x: float, y: float, size: tuple[int, int]) -> None:
    """The name of a breed on its card; a second card of a type is crossed out: it does not count."""
    if not is_cattle(card):
        return
    wide, high = size
    breed = breed_of(card)[0]
    top = y + high * 0.135
    lay(scene.image, panel(wide, 30, CREAM, INK, 1.5, 8), x - wide / 2, top)
    box = (x - wide / 2 + 2, top + 1, x + wide / 2 - 2, top + 29)
    text.fit(scene.image, box, scene.say(f"breed-{breed}"), 23, INK, "bold")
    if breed in types:
        scene.icon("cross", round(wide * 0.26), x - wide / 2 + wide * 0.2, y - high / 2 + wide * 0.2)
    types.add(breed)


def _worth(scene: Scene, player: dict[str, Any], box: Box) -> None:
    """Breeding value with what certificates could add, and below it what this game asks of a hand besides."""
    x0, y0, x1, _ = box
    card_table(scene, box, "hand-total")
    value = worth(scene.edition, player)
    wide = text.write(scene.image, x0 + 24, y0 + 84, str(value), 64, INK, "black", "left")
    if player["certificates"]:
        added = f"+{player['certificates']}"
        at = x0 + 40 + wide
        at += text.write(scene.image, at, y0 + 86, added, 36, SOFT_INK, "bold", "left") + 6
        lay(scene.image, icon("certificate", 40, scene.theme), at, y0 + 66)
        text.write(
            scene.image, at + 50, y0 + 86, f"= {value + player['certificates']}", 36, INK, "bold", "left"
        )
    below, title = BELOW[scene.edition.game]
    text.fit(
        scene.image, (x0 + 16, y0 + 128, x1 - 16, y0 + 160), scene.say(title), 26, SOFT_INK, "bold", "left"
    )
    below(scene, player, (x0, y0 + 160, x1, y0 + 244))


def _strength(scene: Scene, player: dict[str, Any], box: Box) -> None:
    """Strength with what the best cards could add."""
    x0, y0, x1, _ = box
    breeds = [breed_of(card)[0] for card in player["hand"] if is_cattle(card)]
    strengths = sorted((scene.edition.cattle[breed]["strength"] for breed in breeds), reverse=True)
    best = sum(strengths[:MOST_REVEALED])
    total = str(player["strength"] + best)
    wide = text.write(scene.image, x0 + 24, y0 + 42, total, 64, INK, "black", "left")
    parts = f"{player['strength']} + " + "+".join(map(str, strengths[:MOST_REVEALED])) if strengths else "0"
    scene.icon("strength", 48, x0 + 60 + wide, y0 + 40)
    text.fit(scene.image, (x0 + 96 + wide, y0 + 20, x1 - 14, y0 + 64), parts, 28, SOFT_INK, "medium", "left")


def reach(scene: Scene, player: dict[str, Any], total: int) -> str:
    """The best city a total delivers to where this player has no disc yet; the first takes any number."""
    seat = next(seat for seat, one in scene.view["players"].items() if one is player)
    discs = scene.view["cities"]
    return max(
        (
            city
            for city, fact in scene.edition.strip.items()
            if fact["value"] <= total and (fact.get("repeatable") or seat not in discs[city])
        ),
        key=lambda city: int(scene.edition.strip[city]["value"]),
    )


def _reach(scene: Scene, player: dict[str, Any], box: Box) -> None:
    """How far west the hand reaches as it is and, if that is further, with all certificates."""
    x0, y0, x1, _ = box
    value = worth(scene.edition, player)
    found = [(reach(scene, player, value), "city")]
    if (far := reach(scene, player, value + player["certificates"])) != found[0][0]:
        found.append((far, "certificate"))
    for i, (city, name) in enumerate(found):
        y = y0 + 22 + 40 * i
        scene.icon(name, 34, x0 + 40, y)
        label = f"{scene.say(f'city-{city}')} ({scene.edition.strip[city]['value']})"
        text.fit(scene.image, (x0 + 70, y - 18, x1 - 14, y + 18), label, 30, INK, "bold", "left")


# What a hand is asked for besides its breeding value: how to show it, and its title.
BELOW: dict[str, tuple[Callable[[Scene, dict[str, Any], Box], None], str]] = {
    "argentina": (_strength, "hand-strength"),
    "original": (_reach, "hand-reach"),
}


def _missing(scene: Scene, player: dict[str, Any], box: Box) -> None:
    """Types the player owns but does not hold: what the next delivery could still gain."""
    x0, y0, x1, _ = box
    card_table(scene, box, "hand-missing")
    owned = {breed_of(c)[0] for c in (*player["discard"], *(player["draw"] or ())) if is_cattle(c)}
    held = {breed_of(c)[0] for c in player["hand"] if is_cattle(c)}
    away = [breed for breed in scene.edition.cattle if breed in owned - held]
    size = 58 if len(away) > 6 else 66
    for i, breed in enumerate(away):
        x, y = x0 + 50 + (i % 5) * 66, y0 + 90 + (i // 5) * 84
        scene.icon(f"cow:{breed}", size, x, y)
        paste(scene.image, value_mark(str(scene.edition.cattle[breed]["value"]), 32), x + 20, y + 24)
    if not away:
        text.fit(
            scene.image, (x0 + 16, y0 + 60, x1 - 16, y0 + 160), scene.say("mat-none"), 28, SOFT_INK, "medium"
        )


def odds(player: dict[str, Any]) -> list[tuple[str, int]]:
    """What the next card may be and how often; from the discard pile once the stack is empty."""
    source = player["draw"] or player["discard"]
    kinds = Counter(_kind(card) for card in source)
    return sorted(kinds.items(), key=lambda item: (-item[1], item[0]))


def _kind(card: str) -> str:
    if is_objective(card):
        return "objective"
    return card if card == "exhaustion" else breed_of(card)[0]


def _odds(scene: Scene, player: dict[str, Any], box: Box) -> None:
    """Bars for what the next card may be; a type that the hand does not hold yet has a green edge."""
    x0, y0, x1, _ = box
    card_table(scene, box, "hand-odds")
    found = odds(player)
    total = sum(count for _, count in found)
    held = {_kind(card) for card in player["hand"]}
    most = 12
    columns = 2 if len(found) > 6 else 1
    wide = (x1 - x0 - 24) // columns
    for i, (kind, count) in enumerate(found[:most]):
        x, y = x0 + 14 + (i // 6) * wide, y0 + 60 + (i % 6) * 32
        name = (
            f"cow:{kind}"
            if kind in scene.edition.cattle
            else {"objective": "horseshoe"}.get(kind, "exhaustion")
        )
        scene.icon(name, 32, x + 16, y)
        room = wide - 112
        colour = THEMES[scene.theme].breeds.get(kind, rgb("#8a7d70"))
        lay(scene.image, panel(room, 20, rgb("#e6d7b4"), rgb("#c4ab79"), 1, 6), x + 40, y - 10)
        bar = max(8, round(room * count / total))
        edge = rgb("#1e7a34") if kind in scene.edition.cattle and kind not in held else mix(colour, INK, 0.5)
        lay(scene.image, panel(bar, 20, colour, edge, 3, 6), x + 40, y - 10)
        share = scene.say("hand-share", percent=round(100 * count / total))
        text.write(scene.image, x + wide - 10, y, share, 22, INK, "bold", "right")


def _unseen(scene: Scene, player: dict[str, Any], box: Box) -> None:
    """For everybody else: what hand and draw stack hold together, which the table may count."""
    x0, y0, x1, _ = box
    card_table(scene, box, "hand-unseen")
    counts = Counter(player["unseen"] or ())
    shown = [card for card in scene.edition.card_ids if counts[card]]
    step = min(96, (x1 - x0 - 30) / max(1, len(shown)))
    for i, card in enumerate(shown):
        x = x0 + 16 + step * i + 42
        paste(scene.image, cards.card(scene.edition, card, (84, 118), scene.theme), x, y0 + 114)
        text.write(scene.image, x, y0 + 206, f"×{counts[card]}", 30, INK, "bold")
