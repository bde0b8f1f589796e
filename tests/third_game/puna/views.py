"""What a view of Puna holds beyond the common one."""

from __future__ import annotations

from collections.abc import Mapping

from engine.views import Count, PlayerView, View


class PunaPlayer(PlayerView, frozen=True, kw_only=True):
    wares: list[str]


class PunaView(View, frozen=True, kw_only=True):
    bazaar: list[str]
    ware_stack: Count
    players: Mapping[str, PunaPlayer]
