"""Great Western Trail, the first edition. `RULES` is what the core asks."""

from engine.original.rules import RULES

__all__ = ["RULES"]
