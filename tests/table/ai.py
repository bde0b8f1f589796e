"""A player made of code that thinks of nothing."""

from engine import Game


async def first_options(game: Game, seat: str, name: str, table_id: str) -> list[str]:
    decision = game.decision
    assert decision is not None and decision.seat == seat
    return list(decision.legal[: max(1, decision.least)])
