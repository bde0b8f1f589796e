"""What a view of the original holds beyond the common one."""

from __future__ import annotations

from collections.abc import Mapping

from engine.views import PlayerView, View


class OriginalPlayer(PlayerView, frozen=True, kw_only=True):
    starting_objective: str | None = None  # face down to all but its owner
    reach: str | None = None  # the best city that the hand delivers to where no disc of the player lies
    reach_certified: str | None = None  # the same with all certificates


class OriginalView(View, frozen=True, kw_only=True):
    cities: dict[str, list[str]]  # discs
    players: Mapping[str, OriginalPlayer]
