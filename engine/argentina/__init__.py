"""Great Western Trail: Argentina. `RULES` is what the core asks."""

from engine.argentina.rules import RULES

__all__ = ["RULES"]
