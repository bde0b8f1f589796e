"""How the original is drawn: its plains, hazards and camps, and the cities along the railroad."""

from render.kit import register
from render.original import colours, glyphs, icons
from render.original.kit import Original

__all__ = ["colours", "glyphs", "icons"]

register(Original())
