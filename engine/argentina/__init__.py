"""Great Western Trail: Argentina."""

from engine.games import register

register(__name__, "argentina")
