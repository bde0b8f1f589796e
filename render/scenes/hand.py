"""The hand: the cards large, what they are worth together, what is missing, and what may come next."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice

from PIL import Image

from engine import PlayerView, View
from render.art import cards
from render.art import lettering as text
from render.art.icons import icon
from render.art.paint import rgb
from render.art.theme import CREAM, INK, SOFT_INK
from render.art.tiles import lay, panel, paste, value_mark
from render.edition import Edition
from render.scenes.frames import card_table
from render.scenes.scene import Scene, table
from render.scenes.strip import plate

# Made for a phone, where a picture is about 360 pixels wide: few columns, large cards, no small print.
WIDE = 760
EDGE = 8
HEAD = 82
GAP = 10
HIGH_CARD, LOW_CARD = 220, 208  # in one row of cards, in several
WIDEST_CARD = 178
MOST_IN_ROW = 5
NO_CARDS = 60
NUMBERS, STACKS = 124, 122  # the height of the tables below
CAPTION = 28  # the height of a line of a card's name
FEW_KINDS, MOST_KINDS = 6, 12
A_ROW_UNSEEN, UNSEEN = 8, (91, 152)  # cards in a row, and the room of each
NEW = rgb("#1e7a34")
Box = tuple[int, int, int, int]


def scene(view: View, locale: str, theme: str, names: dict[str, str], seat: str) -> Scene:
    player = view.players[seat]
    cards_high = _cards_high(player.hand_count)
    low = HEAD + cards_high + GAP
    known = player.hand is not None
    below = NUMBERS + GAP + STACKS if known else _unseen_high(player)
    size = (WIDE, low + below + EDGE)
    made = Scene(Image.new("RGB", size, table(view.game)), view, theme, locale, names)
    _head(made, seat)
    _cards(made, player)
    if not known:
        _unseen(made, player, (EDGE, low, WIDE - EDGE, low + below))
        return made
    middle, lower = WIDE // 2, low + NUMBERS + GAP
    _worth(made, player, (EDGE, low, middle - 5, low + NUMBERS))
    _besides(made, player, (middle + 5, low, WIDE - EDGE, low + NUMBERS))
    _missing(made, player, (EDGE, lower, 282, lower + STACKS))
    _odds(made, player, (292, lower, WIDE - EDGE, lower + STACKS))
    return made


def _head(scene: Scene, seat: str) -> None:
    """Whose hand it is, and how many cards lie where."""
    player = scene.view.players[seat]
    stacks = [
        scene.say("hand-limit", limit=player.hand_limit),
        f"{scene.say('hand-draw')} {player.draw_count}",
        f"{scene.say('hand-discard')} {len(player.discard)}",
    ]
    index = scene.index(seat)
    lay(scene.image, plate(WIDE - 2 * EDGE, 70, index, False, scene.theme), EDGE, 6)
    scene.icon(f"disc:{index}", 50, 50, 41)
    text.fit(scene.image, (100, 8, WIDE - 24, 40), scene.name(seat), 30, INK, "black", "left")
    text.fit(scene.image, (100, 39, WIDE - 24, 70), " · ".join(stacks), 24, INK, "bold", "left")


def _rows(count: int) -> list[int]:
    """How many cards lie in each row: as even as can be, and never so many that their names are cut."""
    rows = -(-count // MOST_IN_ROW)
    return [count // rows + (row < count % rows) for row in range(rows)]


def _cards_high(count: int) -> int:
    rows = _rows(count)
    high = HIGH_CARD if len(rows) == 1 else LOW_CARD
    return (high + GAP) * len(rows) - GAP if rows else NO_CARDS


def _cards(scene: Scene, player: PlayerView) -> None:
    """The cards in rows, the first ones fuller."""
    hand = player.hand
    shown = sorted(hand, key=scene.edition.card_ids.index) if hand is not None else [None] * player.hand_count
    rows = _rows(len(shown))
    if not rows:
        box = (EDGE, HEAD, WIDE - EDGE, HEAD + NO_CARDS)
        text.fit(scene.image, box, scene.say("mat-none"), 30, SOFT_INK, "medium")
        return
    wide = min(WIDEST_CARD, (WIDE - 2 * EDGE + GAP) // rows[0] - GAP)
    size = (wide, HIGH_CARD if len(rows) == 1 else LOW_CARD)
    seen: Counter[str] = Counter()
    types: set[str] = set()
    waiting = iter(shown)
    for row, count in enumerate(rows):
        left = (WIDE - (wide + GAP) * count + GAP) / 2
        y = HEAD + (size[1] + GAP) * row + size[1] / 2
        for place, card in enumerate(islice(waiting, count)):
            x = left + (wide + GAP) * place + wide / 2
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
    if not scene.edition.is_cattle(card):
        return
    wide, high = size
    breed = scene.edition.catalog.cards[card].breed
    lines = _lines(scene.title(f"breed-{breed}"), wide - 8)
    bottom = y + high / 2 - wide * 0.32
    top = bottom - CAPTION * len(lines) - 4
    lay(scene.image, panel(wide, round(bottom - top), CREAM, INK, 1.5, 8), x - wide / 2, top)
    for i, line in enumerate(lines):
        upper = top + 2 + CAPTION * i
        box = (x - wide / 2 + 3, upper, x + wide / 2 - 3, upper + CAPTION)
        text.fit(scene.image, box, line, 24, INK, "bold")
    if breed in types:
        scene.icon("cross", round(wide * 0.26), x - wide / 2 + wide * 0.2, y - high / 2 + wide * 0.2)
    types.add(breed)


def _lines(name: str, room: int) -> list[str]:
    """A name on one line, or on two if it has two parts and would be small otherwise."""
    parts = re.split(r"(?<=-)| ", name, maxsplit=1)
    return parts if text.width(name, 24) > room else [name]


def _worth(scene: Scene, player: PlayerView, box: Box) -> None:
    """Breeding value, with what certificates could add."""
    x0, y0, _, _ = box
    card_table(scene, box, "hand-total")
    value = player.breeding_value or 0
    wide = text.write(scene.image, x0 + 20, y0 + 82, str(value), 64, INK, "black", "left")
    if player.certificates:
        at = x0 + 34 + wide
        at += text.write(scene.image, at, y0 + 84, f"+{player.certificates}", 36, SOFT_INK, "bold", "left")
        lay(scene.image, icon("certificate", 40, scene.theme), at + 6, y0 + 64)
        total = f"= {value + player.certificates}"
        text.write(scene.image, at + 56, y0 + 84, total, 36, INK, "bold", "left")


def _besides(scene: Scene, player: PlayerView, box: Box) -> None:
    """What this game asks of a hand besides its breeding value."""
    x0, y0, x1, y1 = box
    kit = scene.edition.kit
    if kit.hand_title:
        card_table(scene, box, kit.hand_title)
        kit.draw_besides(scene, player, (x0, y0 + 40, x1, y1))


def _missing(scene: Scene, player: PlayerView, box: Box) -> None:
    """Types the player owns but does not hold: what the next delivery could still gain."""
    x0, y0, x1, y1 = box
    card_table(scene, box, "hand-missing")
    printed = scene.edition
    owned = {_kind(printed, card) for card in (*player.discard, *(player.draw or ()))}
    held = {_kind(printed, card) for card in player.hand or ()}
    away = [breed for breed in printed.breeds if breed in owned - held]
    if not away:
        box = (x0 + 16, y0 + 44, x1 - 16, y1 - 10)
        text.fit(scene.image, box, scene.say("mat-none"), 28, SOFT_INK, "medium")
    few = len(away) <= 4
    size, step, a_row = (54, 64, 4) if few else (38, 51, 5)
    for i, breed in enumerate(away):
        x, y = x0 + 38 + (i % a_row) * step, y0 + (80 if few else 60 + (i // a_row) * 38)
        scene.icon(f"cow:{breed}", size, x, y)
        mark = value_mark(str(printed.breeds[breed].value), 32 if few else 28)
        paste(scene.image, mark, x + size * 0.36, y + size * 0.3)


def odds(edition: Edition, player: PlayerView) -> list[tuple[str, int]]:
    """What the next card may be and how often; from the discard pile once the stack is empty."""
    source = player.draw or player.discard
    kinds = Counter(_kind(edition, card) for card in source)
    return sorted(kinds.items(), key=lambda item: (-item[1], item[0]))


def _kind(edition: Edition, card: str) -> str:
    """The breed of a head of cattle, else what kind of card it is."""
    found = edition.catalog.cards[card]
    return found.breed if found.kind == "cattle" else found.kind


def _odds(scene: Scene, player: PlayerView, box: Box) -> None:
    """What the next card may be and how likely; a type that the hand does not hold yet is green."""
    x0, y0, x1, _ = box
    card_table(scene, box, "hand-odds")
    found = odds(scene.edition, player)[:MOST_KINDS]
    total = sum(count for _, count in odds(scene.edition, player))
    held = {_kind(scene.edition, card) for card in player.hand or ()}
    few = len(found) <= FEW_KINDS
    step = (x1 - x0 - 16) / (FEW_KINDS if few else MOST_KINDS // 2)
    for i, (kind, count) in enumerate(found):
        chance = scene.say("hand-share", percent=round(100 * count / total))
        fresh = kind in scene.edition.breeds and kind not in held
        colour = NEW if fresh else INK
        at = x0 + 8 + step * (i if few else i % (MOST_KINDS // 2))
        if few:
            scene.icon(_picture(scene, kind), 46, at + step / 2, y0 + 66)
            text.write(scene.image, at + step / 2, y0 + 104, chance, 25, colour, "bold")
        else:
            y = y0 + 62 + 38 * (i // (MOST_KINDS // 2))
            scene.icon(_picture(scene, kind), 32, at + 16, y)
            text.write(scene.image, at + 33, y, chance, 20, colour, "bold", "left")


def _picture(scene: Scene, kind: str) -> str:
    if kind in scene.edition.breeds:
        return f"cow:{kind}"
    return "horseshoe" if kind == "objective" else "exhaustion"


def _unseen_high(player: PlayerView) -> int:
    kinds = len(set(player.unseen or ()))
    return 44 + UNSEEN[1] * max(1, -(-kinds // A_ROW_UNSEEN))


def _unseen(scene: Scene, player: PlayerView, box: Box) -> None:
    """For everybody else: what hand and draw stack hold together, which the table may count."""
    x0, y0, _, _ = box
    card_table(scene, box, "hand-unseen")
    counts = Counter(player.unseen or ())
    for i, card in enumerate(card for card in scene.edition.card_ids if counts[card]):
        x = x0 + 10 + UNSEEN[0] * (i % A_ROW_UNSEEN) + UNSEEN[0] / 2
        y = y0 + 44 + UNSEEN[1] * (i // A_ROW_UNSEEN)
        paste(scene.image, cards.card(scene.edition, card, (80, 112), scene.theme), x, y + 56)
        text.write(scene.image, x, y + 130, f"×{counts[card]}", 30, INK, "bold")
