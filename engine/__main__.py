"""The engine on the command line: simulate, bench, replay, arena, tune, learn."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from engine import FIRST_GAME
from engine.chance import commitment
from engine.decisions import BadData, BadSave
from engine.games import GAMES
from engine.players.arena import Arena, arena
from engine.players.learnt import Learnt, learnt_of
from engine.players.registry import NAMES, make_player
from engine.players.school import Lesson, School
from engine.players.tune import POLICY, WORTH, Checkpoint, tune, write_weights
from engine.progress import bar
from engine.records import Record
from engine.simulate import POLICIES, bench, simulate


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
    show(bench(args.game, args.games, progress=bar), as_json=args.json)
    return 0


def run_replay(args: argparse.Namespace) -> int:
    try:
        record = Record.read(Path(args.file).read_bytes())
        game = record.replay()
        shown = commitment(record.engine_setup().seed)
        if args.hash and args.hash.lower() != shown:
            raise BadSave(f"the hash of its seed is {shown}, and not the one that was shown")
    except (BadSave, OSError) as error:
        print(f"{args.file}: {error}", file=sys.stderr)
        return 1
    scores = {seat: sheet["total"] for seat, sheet in game.scores().items()}
    report = {"game": record.setup.game, "choices": len(record.choices), "turns": game.turn, "scores": scores}
    report |= {"ended": record.ended, "seed": record.setup.seed, "commitment": shown}
    report["verified"] = (
        "every shuffle follows from the seed, and the seed was the one whose hash was shown at the start"
        if args.hash or record.commitment
        else "every shuffle follows from the seed; compare the commitment with what was shown at the start"
    )
    show(report, as_json=args.json)
    return 0


def player(text: str) -> str:
    """A player as the command line names it: `strong`, `strong:500`, `hard-builder`."""
    try:
        make_player(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return text


def run_arena(args: argparse.Namespace) -> int:
    how = Arena(
        args.game,
        args.a,
        args.b,
        args.games,
        args.seed,
        2 if args.automa else args.players,
        args.automa,
        args.ms,
        args.processes,
        args.stop,
        Path(args.out) if args.out else None,
    )
    show(arena(how, progress=bar).report(), as_json=args.json)
    return 0


def run_tune(args: argparse.Namespace) -> int:
    def tell(round_: dict[str, Any]) -> None:
        print(json.dumps(round_), file=sys.stderr, flush=True)

    path = Path(args.checkpoint) if args.checkpoint else None

    def save(run: Checkpoint) -> None:
        if path is not None:
            run.write(path)

    try:
        run = Checkpoint.begin(args.game, args.what, path)
    except BadSave as error:
        print(error, file=sys.stderr)
        return 1
    tune(run, args.rounds, args.games // 2, save=save, progress=bar, report=tell)
    if args.out:
        write_weights(Path(args.out), run)
    show(dict(run.weights), as_json=args.json)
    return 0


def prize(text: str) -> tuple[str, float]:
    name, _, share = text.partition("=")
    return name, float(share)


def run_learn(args: argparse.Namespace) -> int:
    run = Path(args.run_file)
    try:
        if run.exists():
            school = School.load(args.game, run)
        else:
            school = School(args.game, None if args.follow else learnt_of(args.game))
        for file in args.against:
            school.meet(Learnt.open(Path(file)))
    except (BadSave, BadData) as error:
        print(error, file=sys.stderr)
        return 1
    prizes = dict(args.prize)
    unknown = prizes.keys() - set(school.categories)
    if unknown:
        print(
            f"no such category: {', '.join(sorted(unknown))}; there are {', '.join(school.categories)}",
            file=sys.stderr,
        )
        return 1
    report: dict[str, Any] = {}
    for _ in range(args.rounds):
        if school.rounds < args.follow:
            report = {"rounds": school.rounds + 1, "off": school.follow(args.games, bar)}
        else:
            lesson = Lesson(args.rate, args.wonder, args.rival, prizes)
            report = school.round(args.games, bar, lesson)._asdict()
        school.save(run)
        print(json.dumps(report), file=sys.stderr, flush=True)
    if args.out:
        school.learnt().write(Path(args.out))
    show(report, as_json=args.json)
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    one = commands.add_parser("simulate", help="play whole games and check what must hold")
    one.add_argument("--game", choices=list(GAMES), default=FIRST_GAME)
    one.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    one.add_argument("--games", type=int, default=100)
    one.add_argument("--seed", type=int, default=1, help="of the first game; the others count up")
    one.add_argument("--policy", choices=list(POLICIES), default="random")
    one.add_argument("--options", choices=("mixed", "default"), default="mixed", help="of the setup")
    one.add_argument("--automa", default="", metavar="LEVEL", help="the second of two players is the automa")
    one.add_argument("--check", action="store_true", help="invariants after every choice, not every turn")
    one.set_defaults(run=run_simulate)

    one = commands.add_parser("bench", help="measure speed, copies and dumps with two random players")
    one.add_argument("--game", choices=list(GAMES), default=FIRST_GAME)
    one.add_argument("--games", type=int, default=300)
    one.set_defaults(run=run_bench)

    one = commands.add_parser("replay", help="play an exported game again; check its seed and scores")
    one.add_argument("file", metavar="FILE")
    one.add_argument("--hash", help="what the table was shown at the start, to compare with the seed's")
    one.set_defaults(run=run_replay)

    one = commands.add_parser("arena", help="players against players, every deal with a on each seat")
    one.add_argument("--game", choices=list(GAMES), default=FIRST_GAME)
    one.add_argument("--players", type=int, choices=(2, 3, 4), default=2, help="one a, and the others are b")
    one.add_argument("--a", type=player, default="strong", help=f"{', '.join(NAMES)}; strong:500 has 500 ms")
    one.add_argument("--b", type=player, default="greedy")
    one.add_argument("--automa", default="", metavar="LEVEL", help="solo games of a against the automa")
    one.add_argument("--games", type=int, default=100)
    one.add_argument("--seed", type=int, default=1, help="of the first deal; the others count up")
    one.add_argument(
        "--ms", type=float, help="of processor time, for players that name no budget (as at tables)"
    )
    one.add_argument("--processes", type=int, default=1)
    one.add_argument("--stop", action="store_true", help="as soon as the answer is known")
    one.add_argument("--out", metavar="FILE", help="keep the games there, and go on from what it holds")
    one.set_defaults(run=run_arena)

    one = commands.add_parser("tune", help="better weights for the AI players, by what they do in games")
    one.add_argument("--game", choices=list(GAMES), default=FIRST_GAME)
    one.add_argument("--what", choices=(POLICY, WORTH), default=WORTH)
    one.add_argument("--rounds", type=int, default=3)
    one.add_argument("--games", type=int, default=200, help="of each round")
    one.add_argument("--checkpoint", metavar="FILE", help="go on from there, and write it after every round")
    one.add_argument("--out", metavar="FILE", help="where to write the weights")
    one.set_defaults(run=run_tune)

    one = commands.add_parser("learn", help="a better instinct for the AI players, from games with itself")
    one.add_argument("--game", choices=list(GAMES), default=FIRST_GAME)
    one.add_argument("--rounds", type=int, default=10)
    one.add_argument("--games", type=int, default=200, help="of each round")
    usual = Lesson()
    one.add_argument("--rate", type=float, default=usual.rate, help="smaller steps are surer ones")
    one.add_argument("--wonder", type=float, default=usual.wonder, help="more of it keeps choices open")
    one.add_argument(
        "--rival", type=float, default=usual.rival, help="what a point of the best rival counts against one"
    )
    one.add_argument(
        "--prize",
        type=prize,
        nargs="*",
        default=[],
        metavar="CATEGORY=SHARE",
        help="what counts more than it does, for a while: cities=1 doubles them",
    )
    one.add_argument(
        "--follow",
        type=int,
        default=0,
        metavar="ROUNDS",
        help="begin with nothing but the hand-made policy, and first learn so many rounds to do as it does",
    )
    one.add_argument(
        "--against", nargs="*", default=[], metavar="FILE", help="learnt.npz of others that it meets as well"
    )
    one.add_argument(
        "--run",
        dest="run_file",
        metavar="FILE",
        required=True,
        help="go on from there, and write it after every round; a new run begins with what is known",
    )
    one.add_argument("--out", metavar="FILE", help="where to write what players need: data/GAME/learnt.npz")
    one.set_defaults(run=run_learn)

    for command in commands.choices.values():
        command.add_argument("--json", action="store_true", help="one JSON object on the last line")
    return top


def main(arguments: list[str] | None = None) -> int:
    args = parser().parse_args(arguments)
    code: int = args.run(args)
    return code


if __name__ == "__main__":
    sys.exit(main())
