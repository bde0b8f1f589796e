"""Everything the engine can ask, offer, refuse and tell has its words, within Discord's limits."""

from __future__ import annotations

import random

import msgspec
import pytest

from bot.components.content import Panel, PanelOption
from bot.components.layout import layout
from bot.sandbox.limits.components import check_components
from bot.sandbox.wire import walk
from bot.words.i18n import languages
from bot.words.speech import Speech
from engine import Decision, Event, Game, Option, Setup, Text
from engine.simulate import random_policy

MENU_LABEL, PLACEHOLDER, LINE = 100, 150, 300
NUMBERED = len("25. ")


class Listener:
    """Puts all it hears of a game into words, and remembers what kinds of things that were."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.heard: set[str] = set()
        self.too_long: dict[str, str] = {}

    def question(self, decision: Decision) -> None:
        self._note(f"ask {decision.kind}", self.speech.question(decision.kind), PLACEHOLDER)
        for option in decision.options:
            self._note(option.text.key, self.speech.option(option), MENU_LABEL - NUMBERED)
            self._note(f"detail {option.text.key}", self.speech.detail(option, decision.seat) or "–", LINE)
            if option.blocked is not None:
                self._note(option.blocked.key, self.speech.reason(option.blocked), LINE)

    def event(self, event: Event, seats: list[str]) -> None:
        for seat in (None, *seats):
            text = self.speech.event(event.kind, event.seen_by(seat))
            self._note(f"event {event.kind}", text or "–", LINE)

    def _note(self, what: str, text: str, most: int) -> None:
        self.heard.add(what)
        assert text.strip(), f"{what} has no words"
        assert "{" not in text and "$" not in text, text
        if len(text) > most:
            self.too_long[what] = text


@pytest.mark.parametrize("game", ["argentina"])
def test_random_games_in_words(game: str) -> None:
    listener = Listener(Speech("en", game))
    for seed in range(12):
        rng = random.Random(seed)
        seats = ["north", "east", "south", "west"][: 2 + seed % 3]
        options = {"sides": rng.choice(("a", "b", "mixed")), "neutral": rng.choice(("printed", "shuffled"))}
        played = Game.start(Setup(game=game, seats=seats, seed=seed, options=options))
        while played.decision is not None:
            listener.question(played.decision)
            for seat in seats:
                offers = played.offers(seat)
                if offers is not None:
                    listener.question(offers)
            picked = random_policy(played, played.decision, rng)
            for event in played.choose(played.decision.seat, picked):
                listener.event(event, seats)
    assert listener.too_long == {}
    assert len(listener.heard) > 100


@pytest.mark.parametrize("count", [0, 1, 8, 9, 10, 25, 60])
@pytest.mark.parametrize("several", [False, True])
@pytest.mark.parametrize("language", languages())
def test_the_fullest_panel_is_one_that_discord_takes(count: int, several: bool, language: str) -> None:
    long = "x" * 300
    panel = Panel("b" * 10, "north", 9_999_999, "question " * 20, note=long, tip=long, mine=True, undo=True)
    panel.language = language
    panel.least, panel.most = (0, 3) if several else (1, 1)

    def options(prefix: str, many: int) -> list[PanelOption]:
        return [PanelOption(f"{prefix}{n}", long, long, long, long, "🐂") for n in range(many)]

    panel.main = options("discard:" if several else "s", count)
    panel.instead, panel.other = options("s7", 5), options("s8", 9)
    panel.passes, panel.blocked = options("s99", 1), True
    panel.exchange = PanelOption("exchange:1", long, long, "", "")
    panel.picture, panel.has_places, panel.folded, panel.colour = "hand-1", True, [long, long], 0xCC2F2B
    shown = layout(panel).to_components()
    check_components(shown, v2=True)
    offered = [part.get("custom_id", "") for part in walk(shown)]
    assert sum(one.startswith("p:") for one in offered) >= (0 if several else min(count, 6))


def test_more_options_than_sections_are_buttons_that_say_what_they_are() -> None:
    panel = Panel("b" * 10, "north", 5, question="Where?", mine=True)
    sites = ["", "a field", "", "", "a field", *[""] * 7]
    panel.main = [
        PanelOption(
            f"s{place}", "Free", "Free" if place else "In place of 1a", detail, detail, "", str(place + 1)
        )
        for place, detail in enumerate(sites)
    ]
    shown = list(walk(layout(panel).to_components()))
    labels = [part["label"] for part in shown if part.get("custom_id", "").startswith("p:")]
    assert labels == ["1 In place of 1a", *map(str, range(2, 13))], "what most of them are is not said"
    assert any(part.get("content") == "-# 2, 5: a field" for part in shown), "once, for both of them"
    assert not any(part.get("custom_id", "").startswith("m:") for part in shown)


def test_a_few_alike_among_many_say_what_they_are_and_what_all_bring_is_said_once() -> None:
    panel = Panel("b" * 10, "north", 5, question="Whom?", mine=True)
    names = ["Cowboy", "Cowboy", *"ABCDEFGH"]
    details = ["+1 · ✓ Done", *["✓ Done"] * 9]
    panel.main = [
        PanelOption(f"s{place}", name, name, detail, detail, "", str(place + 1))
        for place, (name, detail) in enumerate(zip(names, details, strict=True))
    ]
    shown = list(walk(layout(panel).to_components()))
    labels = [part["label"] for part in shown if part.get("custom_id", "").startswith("p:")]
    assert labels[:2] == ["1 Cowboy", "2 Cowboy"]
    assert any(part.get("content") == "-# 1: +1\n-# ✓ Done" for part in shown)


@pytest.mark.parametrize(
    ("language", "game", "cost", "told"),
    [
        ("en", "argentina", 6, "hired a carpintero for 6 pesos"),
        ("en", "argentina", 1, "hired a carpintero for 1 peso"),
        ("en", "argentina", 0, "hired a carpintero"),
        ("en", "original", 6, "hired a craftsman for 6 dollars"),
        ("de", "argentina", 6, "stellt einen Carpintero für 6 Pesos ein"),
        ("de", "original", 6, "stellt einen Handwerker für 6 Dollar ein"),
        ("pt-BR", "original", 1, "contrata um artífice por 1 dólar"),
        ("ru", "argentina", 6, "нанимает карпинтеро за 6 песо"),
        ("ru", "original", 1, "нанимает строителя за 1 доллар"),
        ("ru", "original", 3, "нанимает строителя за 3 доллара"),
        ("ru", "original", 6, "нанимает строителя за 6 долларов"),
    ],
)
def test_costs_are_told_in_the_money_of_the_game(language: str, game: str, cost: int, told: str) -> None:
    worker = {"argentina": "carpintero", "original": "craftsman"}[game]
    assert Speech(language, game).event("hired", {"worker": worker, "row": 1, "cost": cost}) == told


def test_fees_incomes_and_options_too() -> None:
    speech = Speech("en", "argentina")
    assert speech.event("moved", {"to": "A", "tile": "A", "fees": {"east": 1}}) == (
        "moved to building A (fee: 1 peso)"
    )
    income = {"cards": ["niata"], "certificates": 0, "total": 6}
    assert speech.event("income", income) == "earned 6 pesos from Niata"
    helped = {"farmers": ["green"], "cards": [], "money": 0}
    assert "+" not in speech.event("helped", helped)
    fees: dict[str, str | int] = {"space": "A", "tile": "A", "least": 0, "most": 2}
    assert speech.option(Option("move:A", Text("option-move-move", fees))) == "Building A · fee: 0–2 pesos"
    assert speech.action([{"do": "build", "price": 2}]) == "build (2 pesos per carpintero)"


@pytest.mark.parametrize(
    ("ship", "detail"),
    [
        ("ship0", "−2 VP · gain 2 pesos"),
        ("ship5", "→ Le Havre, Quay II"),
        ("ship6", "→ Rotterdam, Quay I · take an objective from the display"),
    ],
)
def test_a_ship_says_where_its_discs_go(ship: str, detail: str) -> None:
    values: dict[str, str | int] = {"ship": ship, "value": 5, "grain": 0, "cost": 0}
    option = Option(f"load:{ship}", Text("option-load-load", values))
    assert Speech("en", "argentina").detail(option) == detail


@pytest.mark.parametrize(
    ("space", "tile", "label"),
    [
        ("green1", "green-black-7", "Green granjero 7 · green 1"),
        ("b1", "1a", "Building 1a · b1"),
        ("A", "A", "Building A"),
    ],
)
def test_places_begin_with_a_capital_unless_it_is_their_id(space: str, tile: str, label: str) -> None:
    values: dict[str, str | int] = {"space": space, "tile": tile, "least": 0, "most": 0}
    option = Option(f"move:{space}", Text("option-move-move", values))
    assert Speech("en", "argentina").option(option) == label


def test_an_objective_says_what_it_brings_and_what_it_risks() -> None:
    speech = Speech("en", "argentina")
    name, objective = next(one for one in speech.catalog.objectives.items() if one[1].action)
    option = Option(f"objective:{name}", Text("option-objective-objective", {"what": name}))
    does = speech.action(msgspec.to_builtins(objective.action))
    assert does and speech.detail(option) == f"when played: {does} · −{-objective.fail} VP if not met"
    assert objective.fail < 0
    stack = Option("objective:stack", Text("option-objective-objective", {"what": "stack"}))
    assert speech.detail(stack) == ""


@pytest.mark.parametrize("language", ["en", "de", "pt-BR", "ru"])
def test_so_many_and_no_other_number_is_not_said_as_a_range(language: str) -> None:
    speech = Speech(language, "argentina")
    exactly = speech.reason(Text("illegal-count", {"least": 2, "most": 2, "picked": 1}))
    between = speech.reason(Text("illegal-count", {"least": 1, "most": 2, "picked": 3}))
    assert exactly.count("2") == 1 and between.count("2") == 1 and exactly != between
