"""How Argentina is drawn: its pampas and harbour, farmers, ships and cities overseas."""

from render.argentina import colours, glyphs, icons
from render.argentina.kit import Argentina
from render.kit import register

__all__ = ["colours", "glyphs", "icons"]

register(Argentina())
