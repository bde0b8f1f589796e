"""A bot that is not connected, for what needs no Discord."""

from __future__ import annotations

from tests.i18n.conftest import bot

__all__ = ["bot"]
