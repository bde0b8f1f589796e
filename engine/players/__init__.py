"""Players made of code: the automa, and AI players that play by the full rules."""

import os

# Their networks are small: threads would cost more than they bring, and a thought has one processor.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
