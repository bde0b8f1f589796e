"""What a command of `tropero` is (or of `python -m bot`): a name, a line of help, arguments, what it does."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from bot.address import address
from engine.progress import line as progress_line

__all__ = ["Command", "database_argument", "json_argument", "progress_line", "running_arguments"]


@dataclass(frozen=True)
class Command:
    name: str
    help: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def database_argument(parser: argparse.ArgumentParser) -> None:
    """The option of every command that works on the database; `settings.database_address` has the default."""
    parser.add_argument(
        "--db",
        type=address,
        help="the database, a file or postgresql://… (default: TROPERO_DB of the environment or of .env, "
        "or tropero.db in this folder)",
    )


def running_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of every command that runs the bot."""
    database_argument(parser)
    parser.add_argument("--cluster", metavar="I/N", help="which of how many processes this is (PostgreSQL)")
    parser.add_argument("--log-level", choices=("DEBUG", "INFO", "WARNING", "ERROR"), default=None)


def json_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object at the end")
