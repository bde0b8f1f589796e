"""The process at the other end of `ProcessPool`: takes work from its standard input and answers with results.

Both are pickles with their length before them. An empty answer at the beginning says that it is ready.
Long work may tell how far it has come (`bot.pictures.progress`) before it answers.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import BinaryIO

from bot.pictures.progress import listen

#: How long a message is.
LENGTH = struct.Struct(">Q")


def message(content: bytes) -> bytes:
    return LENGTH.pack(len(content)) + content


def _read(source: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Beside the work, to notice at once when the bot is gone, however that went."""
    while head := source.read(LENGTH.size):
        jobs.put(source.read(*LENGTH.unpack(head)))
    os._exit(0)


def answer(job: bytes) -> bytes:
    try:
        return pickle.dumps((True, pickle.loads(job)()))
    except Exception as error:
        error.add_note("".join(traceback.format_exception(error)))
        try:
            return pickle.dumps((False, error))
        except Exception:
            return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))


def send(out: BinaryIO, content: bytes) -> None:
    try:
        out.write(message(content))
        out.flush()
    except OSError:
        os._exit(0)  # the bot is gone


def main() -> None:
    # They stop with the bot, and not before: their work is awaited.
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # should anything print, it does not print into the answers
    if len(sys.argv) > 1:
        os.nice(int(sys.argv[1]))
    listen(lambda *progress: send(out, pickle.dumps((None, progress))))
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, jobs), daemon=True).start()
    result = b""
    while True:
        send(out, result)
        result = answer(jobs.get())


if __name__ == "__main__":
    main()
