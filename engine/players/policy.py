"""Policies by game, and whole games played out by them."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Protocol

from engine.decisions import BadData
from engine.games import kit_of

if TYPE_CHECKING:
    from engine.agenda import Question
    from engine.game import Game
    from engine.players.worth import Weights


class Policy(Protocol):
    def choose(self, g: Game, question: Question, legal: list[str]) -> list[str]:
        """The picks for the question that the game waits for. It may read the whole state."""
        ...


def read_traits(game: str) -> Weights:
    """The traits of `data/<game>/policy.json`."""
    try:
        raw = json.loads(kit_of(game).data.joinpath("policy.json").read_text(encoding="utf-8"))
        return {str(name): float(value) for name, value in raw["traits"].items()}
    except (OSError, ValueError, KeyError, AttributeError) as error:
        raise BadData(f"data/{game}/policy.json: {error!r}") from error


def make_policy(game: str, traits: Weights | None = None) -> Policy:
    """The policy of a game, with its own traits or others that are on trial."""
    module = kit_of(game).part("policy")
    if module is None:
        raise BadData(f"nobody taught us a policy for {game!r}")
    policy: Policy = module.make(traits if traits is not None else read_traits(game))
    return policy


@cache
def policy_of(game: str) -> Policy | None:
    """The policy of a game, if it brings one."""
    return make_policy(game) if kit_of(game).part("policy") is not None else None


def play_out(g: Game, policies: list[Policy]) -> None:
    """Play a game to its end, each seat by its policy."""
    agenda = g.state.agenda
    while agenda:
        question = agenda[-1]
        g.answer(policies[question.who(g)].choose(g, question, g.legal))


def play_turns(g: Game, policy: Policy, turns: int) -> None:
    """Play so many turns, or to the end of the game."""
    state = g.state
    agenda, until = state.agenda, state.turn + turns
    while agenda and state.turn < until:
        question = agenda[-1]
        g.answer(policy.choose(g, question, g.legal))
