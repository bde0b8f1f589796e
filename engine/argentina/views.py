"""What a view of Argentina holds beyond the common one."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.views import Count, PlayerView, View


class ShipView(Struct, frozen=True):
    ship: str
    discs: list[str]


class CityView(Struct, frozen=True):
    """A city overseas: discs on its quays, and who has which of the spaces that exist at this table."""

    side: str
    covered: bool
    quays: dict[str, list[str]]
    spaces: dict[str, str | None]


class ArgentinaPlayer(PlayerView, frozen=True, kw_only=True):
    grain: Count
    exchange: Count
    owed: Count = 0  # cards to be discarded for an exchange out of turn, before the seat's next choice
    strength: Count
    cattle_strength: list[int] | None = None  # of the cards that could be shown to farmers, the best first


class ArgentinaView(View, frozen=True, kw_only=True):
    exhaustion: Count
    ships: list[ShipView]
    ship_pile: Count
    cities: dict[str, CityView]
    players: Mapping[str, ArgentinaPlayer]
