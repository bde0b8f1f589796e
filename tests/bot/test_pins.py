"""What the bot is made of is pinned twice: by version, and by the hashes of the files."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_pin_has_its_hashes() -> None:
    pins = set((ROOT / "constraints.txt").read_text(encoding="utf-8").split())
    text = (ROOT / "requirements-hashes.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    hashed = {line.split()[0]: line.count("--hash=sha256:") for line in text.splitlines() if "==" in line}
    assert set(hashed) == pins, "write it anew: .ci/hashes INDEX"
    assert all(hashed.values())
    assert not re.search(r"https?://|--index|-i ", text), (
        "where packages come from is the machine's own business"
    )
