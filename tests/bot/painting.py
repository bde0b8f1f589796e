"""Something for a painter to do, in a module of its own that its process can import."""

import multiprocessing
import os


def who() -> bytes:
    return str(os.getpid()).encode()


def die_if_painter() -> bytes:
    """Ends the process of a painter; anybody else gets a picture."""
    if multiprocessing.parent_process() is not None:
        os._exit(1)
    return b"drawn at home"
