"""A film for a seat shows what that seat saw, whatever the others held."""

from __future__ import annotations

from random import Random

from bot.pictures.films import make_film
from bot.store.games import Reel, Turn, pack
from engine import Game
from render.trials.sample import after
from tests.engine.test_secrets import permute_hidden


def reel_of(moments: list[Game]) -> Reel:
    base = moments[0].dump()
    *turns, last = [pack(game.dump(), base) for game in moments]
    return Reel(base, tuple(Turn(n, n, state) for n, state in enumerate(turns)), len(turns), last)


def test_what_a_seat_cannot_see_changes_no_byte_of_its_film() -> None:
    moments = [after(2, 3, choices, "original") for choices in (40, 60)]
    seat, dice = moments[0].seats[0], Random(4)
    others = [permute_hidden(game, seat, dice) for game in moments]
    assert [game.dump() for game in others] != [game.dump() for game in moments]
    made, twin = (make_film(reel_of(some), seat, "en", "light", {}, 10**7) for some in (moments, others))
    assert made.frames == 2 and made.data == twin.data
