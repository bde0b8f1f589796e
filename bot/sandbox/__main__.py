"""The stand-in and its page alone, for any bot to connect to: `python -m bot.sandbox --port N --file F`."""

from __future__ import annotations

import argparse
import asyncio
import signal
from pathlib import Path

from bot.sandbox.play import PageSettings, serve


async def run(settings: PageSettings) -> None:
    fake = await serve(settings)
    print(f"The page is at {fake.http}; a bot logs in with the token {fake.token}", flush=True)
    over = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, over.set)
    await over.wait()
    await fake.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bot.sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=8420)
    parser.add_argument("--file", type=Path, help="keep everything in this SQLite file")
    options = parser.parse_args()
    asyncio.run(run(PageSettings(port=options.port, file=options.file)))


if __name__ == "__main__":
    main()
