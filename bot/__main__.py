"""`tropero COMMAND`, or `python -m bot COMMAND`: the operator's commands, and those of the workshop.

To add one, write its `Command` and say here where it is. A command is loaded when it is asked for: a bot on
Discord never holds a line of the sandbox or of the trials.
"""

import argparse
import sys
from collections.abc import Sequence
from pkgutil import resolve_name

from bot.cli import Command
from bot.settings import BadSettings
from bot.store.errors import StoreError

COMMANDS: dict[str, str] = {
    "play": "bot.cli.play:PLAY",
    "run": "bot.cli.run:RUN",
    "doctor": "bot.cli.doctor:DOCTOR",
    "check": "bot.cli.database:CHECK",
    "backup": "bot.cli.database:BACKUP",
    "restore": "bot.cli.database:RESTORE",
    "move": "bot.cli.move:MOVE",
    "bench": "bot.trials.bench:BENCH",
    "overload": "bot.trials.overload:OVERLOAD",
    "crashtest": "bot.trials.crashtest:CRASHTEST",
    "siege": "bot.trials.siege:SIEGE",
    "chaos": "bot.trials.chaos:CHAOS",
    "taps": "bot.trials.taps:TAPS",
    "after": "bot.trials.after:AFTER",
    "lessons": "bot.trials.lessons:LESSONS",
    "orders": "bot.trials.orders:ORDERS",
}


def command(name: str) -> Command:
    found = resolve_name(COMMANDS[name])
    assert isinstance(found, Command)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = argparse.ArgumentParser(
        prog="tropero", description="Tropero, a Discord bot for Great Western Trail."
    )
    choices = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in words[:1] if words[:1] and words[0] in COMMANDS else COMMANDS:
        one = command(name)
        sub = choices.add_parser(name, help=one.help, description=one.help)
        one.arguments(sub)
        sub.set_defaults(run=one.run)
    given = parser.parse_args(words)
    try:
        code: int = given.run(given)
    except BadSettings as error:
        print(f"{given.command}: {error}", file=sys.stderr)
        return 2
    except StoreError as error:
        print(f"{given.command}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"{given.command}: stopped", file=sys.stderr)
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
