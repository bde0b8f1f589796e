"""Random and hostile interactions; `python -m bot siege` does the same for as long as one likes."""

from pathlib import Path

import pytest

from bot.trials.siege import besiege


@pytest.mark.parametrize("seed", [1, 2])
async def test_nothing_that_people_or_forgers_send_does_harm(tmp_path: Path, seed: int) -> None:
    figures = await besiege(tmp_path, 1500, seed)
    assert figures["errors_logged"] == []
    assert figures["choices_made"] > 10
    assert figures["messages_looked_at"] > 300
