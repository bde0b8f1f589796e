"""Great Western Trail, the first edition."""

from engine.games import register

register(__name__, "original")
