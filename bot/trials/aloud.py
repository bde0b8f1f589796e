"""A whole game read aloud: every question, option, reason and turn, in the order in which people meet them.

    python -m bot.trials.aloud --language de --game original --solo

For whoever writes texts: one message may be right and the page still not sound like a person.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from bot.table.story import OPENED, StoryLine, beginning, ending, seen
from bot.words.i18n import languages
from bot.words.speech import Speech
from bot.words.summary import summaries
from engine import GAMES, Event, Game, Option
from engine.players.registry import make_player
from engine.simulate import setup_for


@dataclass
class Step:
    """What was asked, and what the answer led to."""

    seat: str
    kind: str
    options: list[Option]
    events: list[Event]


def played(game: str, seed: int, *, solo: bool) -> list[Step]:
    """One game of two, or of one person against the automa, by the greedy player."""
    position = Game.start(setup_for(game, 2, seed, automa="medium" if solo else ""))
    player, found = make_player("greedy"), list[Step]()
    while (decision := position.decision) is not None:
        seat, kind, options = decision.seat, decision.kind, list(decision.options)
        events = position.choose(seat, player.choose(position, seat))
        found.append(Step(seat, kind, options, events))
    return found


def told(language: str, game: str, record: list[Step]) -> Iterator[str]:
    speech = Speech(language, game)
    turn, lines = 1, list[StoryLine]()
    for entry, step in enumerate(record):
        yield f"    ? {step.seat}: {speech.question(step.kind)}"
        for option in step.options:
            why = f"  ✗ {speech.reason(option.blocked)}" if option.blocked else ""
            detail = speech.detail(option, step.seat)
            yield f"      - {speech.option(option)}{f'  | {detail}' if detail else ''}{why}"
        lines.append(StoryLine(entry, "choice", turn, step.seat, 0, seen(step.events, step.seat)))
        opened = [event.seen_by(None)["turn"] for event in step.events if event.kind == OPENED]
        if opened:
            yield from _turns(speech, [*lines[:-1], ending(lines[-1])])
            turn = opened[-1]
            lines = [line for line in (beginning(lines[-1], turn),) if line is not None]
    yield from _turns(speech, lines)


def _turns(speech: Speech, lines: list[StoryLine]) -> Iterator[str]:
    for summary in summaries(speech, lines, str.capitalize):
        yield f"{summary.turn} — {summary.text}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=languages(), default="en")
    parser.add_argument("--game", choices=list(GAMES), default="argentina")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--solo", action="store_true")
    chosen = parser.parse_args()
    record = played(chosen.game, chosen.seed, solo=chosen.solo)
    for line in told(chosen.language, chosen.game, record):
        print(line)


if __name__ == "__main__":
    main()
