"""Names bend: whatever a message asks of a name, the name can say; and no message takes one as it comes."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words.speech import Speech
from data.texts import Name, languages, named
from engine import GAMES
from tests.i18n.reading import patterns

BENDING = ("de", "pt-BR", "ru")  # languages in which a name in a sentence is another than in a list
# What kind of name each value of a message is.
NAMES = {
    "worker": "worker",
    "tile": "tile",
    "farmers": "farmer",
    "to": "goal",
    "space": "space",
    "station": "station",
    "master": "master",
    "ship": "ship",
    "city": "city",
    "quay": "quay",
    "place": "place",
    "replaced": "building",
    "card": "card",
    "cards": "card",
    "of": "card",
    "banner": "banner",
}
# A name may stand as it is in a list at the beginning, after a colon, an arrow or a bracket, or in quotes.
PLAIN = re.compile(r"(^|[:→·(„«“,] ?|× |[„«“])$")


class Asked(Visitor):
    """Collects the forms that a message asks of its values, and the values it takes as they come."""

    def __init__(self) -> None:
        self.forms: set[tuple[str, str]] = set()
        self.bare: set[str] = set()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 (the parser's name)
        before = ""
        for element in node.elements:
            match element:
                case ast.TextElement(value=text):
                    before = text
                case ast.Placeable(expression=ast.VariableReference(id=name)):
                    if name.name in NAMES and not PLAIN.search(before):
                        self.bare.add(name.name)
                    before = "…"
                case _:
                    self.visit(element)
                    before = "…"

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "FORM":
            value, form = node.arguments.positional
            assert isinstance(value, ast.VariableReference) and isinstance(form, ast.StringLiteral)
            self.forms.add((value.id.name, form.value))


def asked(pattern: ast.Pattern) -> Asked:
    found = Asked()
    found.visit(pattern)
    return found


def names(language: str, game: str, kind: str, key: str) -> list[Name]:
    """Every name that a value of this kind can be, in messages of that key."""
    speech = Speech(language, game)
    catalog = speech.catalog
    buildings = [speech.thing(tile) for tile in catalog.buildings]
    tiles = [speech.thing(tile) for tile in catalog.tile_area]
    workers = [speech.thing(row + mark) for row in catalog.rows for mark in ("", "+")]
    cities = [speech.place(key) for key in CITIES[game]]
    stations = [speech.thing(station) for station in catalog.railroad.stations]
    quays = [speech.place(f"{city}_{n}") for city in CITIES["argentina"] for n in (1, 2)]
    ships = [speech.place(ship) for ship in ("ship0", "ship8b", "ship18")]
    cards = [speech.card(card) for card in (*catalog.cards, *catalog.objectives)]
    general = ("any", "any_cattle", "pair", "exhaustion", "objective-any")
    engine = [speech.railroad(space) for space in ("1", "t4", "depot")]
    capital = speech.place(catalog.trail.capital)
    if key.startswith("event-engine_moved"):
        return engine
    if key.startswith("event-traded"):
        return [tile for tile in tiles if tile.key == "tile-camp"]
    if key.startswith(("event-foresight", "event-automa_tile")):
        return [*tiles, *workers]
    kinds = {
        "worker": workers,
        "tile": tiles if key.startswith(("event-hazard", "event-tile_left")) else buildings,
        "farmer": [tile for tile in tiles if tile.key == "farmer-tile"],
        "goal": [*buildings, *tiles, capital, *map(speech.place, catalog.trail.ramps)],
        "space": buildings if key == "event-started" else [],
        "station": stations,
        "master": [speech.thing(master) for master in catalog.masters],
        "ship": ships,
        "city": cities,
        "quay": quays,
        "place": [*ships, *stations, *cities, *quays] if game == "argentina" else [*stations, *cities],
        "building": buildings,
        "card": [*cards, *map(speech.card, general)],
        "banner": [named(language, game, f"banner-{one}") for one in ("yellow", "turquoise", "purple")],
    }
    return kinds[kind]


CITIES = {
    "argentina": ("le_havre", "rotterdam", "liverpool"),
    "original": ("kansas_city", "topeka", "santa_fe", "san_francisco"),
}
ONLY = {  # messages of one game alone
    "argentina": (
        "helped",
        "joined",
        "loaded",
        "grain_loaded",
        "delivered",
        "ships_departed",
        "disc_to_quay",
    ),
    "original": ("hazard", "traded", "shipped", "undelivered"),
}


@pytest.mark.parametrize("game", CITIES)
@pytest.mark.parametrize("language", languages())
def test_every_name_has_every_form_that_a_message_asks_of_it(language: str, game: str) -> None:
    assert game in GAMES
    foreign = tuple(word for other, words in ONLY.items() if other != game for word in words)
    checked, missing = 0, set()
    for key, pattern in patterns(language).items():
        if not key.startswith(("event-", "option-", "effect-", "why-")) or any(one in key for one in foreign):
            continue
        for value, form in asked(pattern).forms:
            for name in names(language, game, NAMES[value], key):
                checked += 1
                missing |= set() if name.bends(form) else {(key, value, form, str(name))}
    assert missing == set()
    assert checked > 300


@pytest.mark.parametrize("game", CITIES)
@pytest.mark.parametrize("language", languages())
def test_whatever_can_come_in_numbers_says_how_it_is_counted(language: str, game: str) -> None:
    speech = Speech(language, game)
    catalog = speech.catalog
    things = [speech.thing(f"{row}{mark}") for row in catalog.rows for mark in ("", "+")]
    things += [speech.card(card) for card in (*catalog.cards, *catalog.objectives)]
    things += [speech.thing(tile) for tile in catalog.tile_area]
    forms = {
        form
        for key, pattern in patterns(language, "terms.ftl").items()
        if key.startswith("counted")
        for value, form in asked(pattern).forms
        if not form.endswith("-dat")  # only people are helped
    }
    assert {(form, str(name)) for form in forms for name in things if not name.bends(form)} == set()


@pytest.mark.parametrize(
    ("language", "form", "things", "said"),
    [
        ("pt-BR", "um", ["niata", "niata", "fronterizo"], "2 Niatas e um Fronterizo"),
        ("pt-BR", "o", ["blue-green-4", "blue-green-4"], "2 granjeros azuis 4"),
        ("ru", "acc", ["niata"] * 3 + ["holando_argentino"] * 2, "3 ньяты и 2 голландско-аргентинские"),
        ("ru", "acc", ["niata"] * 5, "5 ньят"),
        ("ru", "dat", ["blue-green-4", "blue-green-4"], "2 синим фермерам 4"),
    ],
)
def test_several_of_a_kind(language: str, form: str, things: list[str], said: str) -> None:
    assert Speech(language, "argentina").list(things).form(form) == said


@pytest.mark.parametrize("language", BENDING)
def test_no_name_is_put_into_a_sentence_as_it_stands_in_a_list(language: str) -> None:
    bare = {
        (key, name)
        for key, pattern in patterns(language).items()
        if key.startswith(("event-", "effect-", "why-"))
        for name in asked(pattern).bare
        if (key, name) != ("why-ramp-closed", "space")  # a number
    }
    assert bare == set()


@pytest.mark.parametrize(
    ("language", "form", "thing", "said"),
    [
        ("en", "a", "engineer", "an engineer"),
        ("en", "a", "craftsman+", "a strong craftsman"),
        ("de", "dem", "camp-blue", "dem blauen Lager"),
        ("de", "bis", "flood-black-3", "bis zur Flut (3 SP)"),
        ("de", "einen", "cowboy+", "einen Cowboy mit Stärke"),
        ("pt-BR", "do", "1a", "da construção 1a"),
        ("pt-BR", "no", "kansas_city", "em Kansas City"),
        ("pt-BR", "pelo", "sm3", "pelo mestre de estação (perigos)"),
        ("ru", "ins", "camp-green", "зелёной стоянкой"),
        ("ru", "to", "drought-green-4", "к засухе (4 ПО)"),
        ("ru", "acc", "craftsman", "строителя"),
        ("ru", "from", "le_havre_2", "с причала II (Гавр)"),
    ],
)
def test_forms(language: str, form: str, thing: str, said: str) -> None:
    assert Speech(language, "original").thing(thing).form(form) == said


def test_a_bare_name_is_found() -> None:
    parsed = FluentParser().parse("a = vai para { $to }\nb = novo: { $to }\nc = { $to } · { $tile }\n").body
    found = [asked(one.value).bare for one in parsed if isinstance(one, ast.Message) and one.value]
    assert found == [{"to"}, set(), set()]
