"""The engine on the command line: simulate, bench, replay, arena, tune."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import thread_time
from typing import Any

from engine.decisions import BadSave
from engine.game import GAMES
from engine.players.arena import Maker, arena, solo
from engine.players.registry import NAMES, make_player
from engine.players.tune import tune
from engine.records import Record
from engine.simulate import POLICIES, bar, bench, simulate


def show(report: dict[str, Any], *, as_json: bool) -> None:
    """The report as one JSON object on the last line, or as a small table."""
    if as_json:
        print(json.dumps(report))
        return
    width = max(len(name) for name in report)
    for name, value in report.items():
        print(f"{name:<{width}}  {value}")


def run_simulate(args: argparse.Namespace) -> int:
    tally = simulate(
        args.game,
        args.players,
        args.games,
        args.seed,
        args.policy,
        check=args.check,
        mixed=args.options == "mixed",
        automa=args.automa,
        progress=bar,
    )
    for finding in tally.findings[:20]:
        print(finding, file=sys.stderr)
    show(tally.report(), as_json=args.json)
    return 1 if tally.findings else 0


def run_bench(args: argparse.Namespace) -> int:
    show(bench(args.game, args.games), as_json=args.json)
    return 0


def run_replay(args: argparse.Namespace) -> int:
    try:
        record = Record.read(Path(args.file).read_bytes())
        game = record.replay()
    except (BadSave, OSError) as error:
        print(f"{args.file}: {error}", file=sys.stderr)
        return 1
    scores = {seat: sheet["total"] for seat, sheet in game.scores().items()}
    report = {"game": record.setup.game, "choices": len(record.choices), "turns": game.turn, "scores": scores}
    show(report, as_json=args.json)
    return 0


def maker(name: str, milliseconds: float) -> Maker:
    # Thinking is timed by the processor's clock: on a busy machine a player is not to be weaker.
    return lambda seed: make_player(name, milliseconds=milliseconds, seed=seed, clock=thread_time)


def run_arena(args: argparse.Namespace) -> int:
    a = maker(args.a, args.ms)
    if args.automa:
        match = solo(args.game, a, args.automa, args.games, args.seed, progress=bar)
    else:
        match = arena(args.game, a, maker(args.b, args.ms), args.games, args.seed, progress=bar)
    show(match.report(), as_json=args.json)
    return 0


def run_tune(args: argparse.Namespace) -> int:
    def tell(round_: dict[str, Any]) -> None:
        print(json.dumps(round_), file=sys.stderr)

    weights = tune(args.game, args.rounds, args.games, args.seed, progress=bar, report=tell)
    if args.out:
        source = f"tune, {args.rounds} rounds of {args.games} games from seed {args.seed}"
        text = json.dumps({"source": source, "weights": weights}, indent=2)
        Path(args.out).write_text(text + "\n", encoding="utf-8")
    show(dict(weights), as_json=args.json)
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    one = commands.add_parser("simulate", help="play whole games and check what must hold")
    one.add_argument("--game", choices=list(GAMES), default="argentina")
    one.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    one.add_argument("--games", type=int, default=100)
    one.add_argument("--seed", type=int, default=1, help="of the first game; the others count up")
    one.add_argument("--policy", choices=list(POLICIES), default="random")
    one.add_argument("--options", choices=("mixed", "default"), default="mixed", help="of the setup")
    one.add_argument("--automa", default="", metavar="LEVEL", help="the second of two players is the automa")
    one.add_argument("--check", action="store_true", help="invariants after every choice, not every turn")
    one.set_defaults(run=run_simulate)

    one = commands.add_parser("bench", help="measure speed, copies and dumps with two random players")
    one.add_argument("--game", choices=list(GAMES), default="argentina")
    one.add_argument("--games", type=int, default=300)
    one.set_defaults(run=run_bench)

    one = commands.add_parser("replay", help="play an exported game again and compare its scores")
    one.add_argument("file", metavar="FILE")
    one.set_defaults(run=run_replay)

    one = commands.add_parser("arena", help="two players, every deal with both seatings")
    one.add_argument("--game", choices=list(GAMES), default="argentina")
    one.add_argument("--a", choices=NAMES, default="strong")
    one.add_argument("--b", choices=NAMES, default="greedy")
    one.add_argument("--automa", default="", metavar="LEVEL", help="solo games of a against the automa")
    one.add_argument("--games", type=int, default=100)
    one.add_argument("--seed", type=int, default=1, help="of the first deal; the others count up")
    one.add_argument("--ms", type=float, default=50, help="that the strong player thinks about a decision")
    one.set_defaults(run=run_arena)

    one = commands.add_parser("tune", help="better weights for the AI players, by self-play")
    one.add_argument("--game", choices=list(GAMES), default="argentina")
    one.add_argument("--rounds", type=int, default=3)
    one.add_argument("--games", type=int, default=200, help="of each round")
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--out", metavar="FILE", help="where to write the weights")
    one.set_defaults(run=run_tune)

    for command in commands.choices.values():
        command.add_argument("--json", action="store_true", help="one JSON object on the last line")
    return top


def main(arguments: list[str] | None = None) -> int:
    args = parser().parse_args(arguments)
    code: int = args.run(args)
    return code


if __name__ == "__main__":
    sys.exit(main())
