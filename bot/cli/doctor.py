"""`tropero doctor`: what is missing for the bot to run, in plain words."""

import argparse
import asyncio

import msgspec

from bot.cli import Command, database_argument, json_argument
from bot.hosting.doctor import examine
from bot.settings import read_settings

SIGNS = {"ok": "✓", "note": "•", "bad": "✗"}


def _arguments(parser: argparse.ArgumentParser) -> None:
    database_argument(parser)
    json_argument(parser)


def _doctor(given: argparse.Namespace) -> int:
    found = asyncio.run(examine(read_settings(db=given.db)))
    if given.json:
        print(msgspec.json.encode({"findings": found}).decode())
    else:
        for one in found:
            print(f"{SIGNS[one.state]} {one.about}: {one.text}")
    return int(any(one.state == "bad" for one in found))


DOCTOR = Command("doctor", "say what is missing or wrong, and change nothing", _arguments, _doctor)
