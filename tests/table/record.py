"""Records a game in the middle for `test_older_rules.py`: python tests/table/record.py

A record is made once for each version of the rules and never changed afterwards: it stands for the games that
people had on their tables when the rules moved on.
"""

import json
import random
from pathlib import Path

import msgspec

from engine import RULES_VERSION, Game, Setup

CHOICES = 150


def record() -> dict[str, object]:
    rng = random.Random(RULES_VERSION)
    setup = Setup(game="argentina", seats=["north", "east"], seed=2026)
    game = Game.start(setup)
    base = game.dump()
    choices, turn_state, turn_entry = [], base, 0
    for entry in range(1, CHOICES + 1):
        decision = game.decision
        assert decision is not None
        number, turn = game.number, game.turn
        legal = list(decision.legal)
        picked = rng.sample(legal, min(len(legal), rng.randint(decision.least, decision.most)))
        events = game.choose(decision.seat, picked)
        reveals = any(event.reveals for event in events)
        choices.append(
            {"number": number, "turn": turn, "seat": decision.seat, "picked": picked, "reveals": reveals}
        )
        if game.turn != turn:
            turn_state, turn_entry = game.dump(), entry
    return {
        "rules": RULES_VERSION,
        "setup": msgspec.to_builtins(setup),
        "choices": choices,
        "base": base,
        "turn_entry": turn_entry,
        "turn_state": turn_state,
        "state": game.dump(),
    }


if __name__ == "__main__":
    target = Path(__file__).parent / "records" / f"running_rules{RULES_VERSION}.json"
    if target.exists():
        raise SystemExit(f"{target.name} is there already, and a record is never changed")
    target.write_text(json.dumps(record()) + "\n", encoding="utf-8")
