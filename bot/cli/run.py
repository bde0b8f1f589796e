"""`tropero run`: the bot on Discord, or beside a stand-in for it that already runs on this machine."""

import argparse
import asyncio
import sys

from bot.cli import Command, running_arguments
from bot.hosting.logs import SentryMissing, log_to_stderr, report_to_sentry
from bot.run import run_bot
from bot.settings import read_settings


def _run(given: argparse.Namespace) -> int:
    settings = read_settings(db=given.db, log_level=given.log_level, cluster=given.cluster)
    log_to_stderr(settings.log_level, settings.log_format)
    if settings.sentry_dsn is not None:
        try:
            report_to_sentry(settings.sentry_dsn.get_secret_value())
        except SentryMissing as error:
            print(error, file=sys.stderr)
            return 2
    if settings.stand is not None:
        # Imported here, so that nothing of the sandbox is ever loaded when a token is given.
        from bot.cli.play import run_against_stand

        asyncio.run(run_against_stand(settings))
        return 0
    if settings.token is None:
        print("DISCORD_TOKEN is not set. `tropero play` (here: `make play`) needs no token.", file=sys.stderr)
        return 2
    asyncio.run(run_bot(settings))
    return 0


RUN = Command("run", "run the bot on Discord (needs DISCORD_TOKEN)", running_arguments, _run)
