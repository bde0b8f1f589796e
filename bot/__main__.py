"""`python -m bot COMMAND`: the operator's commands. To add one, add its `Command` to `COMMANDS`."""

import argparse
import sys
from collections.abc import Sequence

from bot.bench import BENCH
from bot.cli import Command
from bot.run import PLAY, RUN
from bot.store.commands import BACKUP, CHECK, RESTORE
from bot.store.errors import StoreError
from bot.table.crashtest import CRASHTEST

COMMANDS: tuple[Command, ...] = (RUN, PLAY, BACKUP, RESTORE, CHECK, CRASHTEST, BENCH)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Tropero, a Discord bot for Great Western Trail."
    )
    choices = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        sub = choices.add_parser(command.name, help=command.help, description=command.help)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    given = parser.parse_args(arguments)
    try:
        code: int = given.run(given)
    except StoreError as error:
        print(f"{given.command}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"{given.command}: stopped", file=sys.stderr)
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
