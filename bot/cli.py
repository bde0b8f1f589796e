"""What a command of `python -m bot` is: a name, a line of help, its arguments, and what it does."""

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Command:
    name: str
    help: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def database_argument(parser: argparse.ArgumentParser) -> None:
    """The option every command that works on the database shares."""
    parser.add_argument(
        "--db",
        type=Path,
        default=Path(os.environ.get("TROPERO_DB", "tropero.db")),
        help="the database (default: $TROPERO_DB, or tropero.db in this folder)",
    )


def json_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object at the end")
