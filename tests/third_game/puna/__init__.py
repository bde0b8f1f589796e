"""Puna: a made-up game of the family, short and with a bazaar, in folders of its own.

Nothing of the product knows it. Drovers lead llamas over a short trail to the capital, hire, build, and
barter for wares in the bazaar, which count more the more of them are different.
"""

from importlib.resources import files

from engine.games import register

DATA = files(__name__).joinpath("data")

register(__name__, "puna", DATA)
