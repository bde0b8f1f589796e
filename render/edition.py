"""The printed matter of one game: the engine's catalog, where things lie, and what is the game's own."""

from __future__ import annotations

from functools import cache, cached_property

from engine.catalog import EXHAUSTION, OBJECTIVE, STRONG, Card
from engine.games import rules_of
from render.kit import RenderKit, kit_of


@cache
def edition(game: str) -> Edition:
    """The one edition of a game."""
    return Edition(kit_of(game))


class Edition:
    def __init__(self, kit: RenderKit) -> None:
        self.kit = kit
        self.game = kit.game
        self.catalog = rules_of(kit.game).catalog
        self.layout = kit.layout()

    @cached_property
    def breeds(self) -> dict[str, Card]:
        """A card of each breed, in the order of the data."""
        found: dict[str, Card] = {}
        for card in self.catalog.cards.values():
            if card.kind == "cattle":
                found.setdefault(card.breed, card)
        return found

    @cached_property
    def breeds_for_sale(self) -> tuple[str, ...]:
        sold = {self.catalog.cards[card].breed for card in self.catalog.market_cards}
        return tuple(breed for breed in self.breeds if breed in sold)

    @cached_property
    def market_ids(self) -> tuple[str, ...]:
        """Every kind of card for sale, by breed and points."""
        cards, order = self.catalog.cards, list(self.breeds)
        kinds = set(self.catalog.market_cards)
        return tuple(sorted(kinds, key=lambda card: (order.index(cards[card].breed), cards[card].vp)))

    @cached_property
    def card_ids(self) -> tuple[str, ...]:
        """Every card there is, in the order hands and markets are sorted."""
        cards = self.catalog.cards
        start = dict.fromkeys(card for card in self.catalog.start_cards if cards[card].kind == "cattle")
        tired = (EXHAUSTION,) if EXHAUSTION in cards else ()
        return (*start, *self.market_ids, *tired, *self.catalog.objective_cards)

    def breed_of(self, card: str) -> tuple[str, int]:
        """The breed and the points of a card; a breed itself has none."""
        found = self.catalog.cards.get(card)
        return (found.breed, found.vp) if found else (card, 0)

    def is_cattle(self, card: str) -> bool:
        return self.catalog.cards[card].kind == "cattle"

    def is_objective(self, card: str) -> bool:
        return self.catalog.cards[card].kind == OBJECTIVE

    @cached_property
    def private(self) -> frozenset[str]:
        """The buildings that players build."""
        return frozenset(name for name, tile in self.catalog.buildings.items() if tile.need)

    @cached_property
    def workers(self) -> frozenset[str]:
        """Worker tiles; those of a game with strong workers come with a plus, too."""
        strong = ("", STRONG) if self.catalog.strong_surcharge else ("",)
        return frozenset(name + plus for name in self.catalog.rows for plus in strong)
