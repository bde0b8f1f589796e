"""What is chosen on the page before a game begins goes into the command that begins it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.play import starts
from bot.sandbox.client import BadValueError
from bot.sandbox.shown import command_shown, start_shown
from bot.sandbox.starts import run_start
from bot.trials.local_bot import local_bot
from data.texts import languages


async def test_a_solo_game_of_the_chosen_kind(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        fake, ana = house.fake, house.fake.person("Ana")
        channel = fake.channel("general")
        for start in starts():
            shown = start_shown(start, "en")
            (command,) = (
                one for one in command_shown(fake.world, ana, channel) if one["path"] == shown["command"]
            )
            for ask in shown["asks"]:
                (option,) = (one for one in command["options"] if one["name"] == ask["option"])
                assert ask["default"] in [choice["value"] for choice in option["choices"]]
        chosen = {"game": "original", "opponent": "automa", "level": "easy", "unasked": 1}
        thread = await run_start(fake, starts()[0], ana, channel, chosen)
        table = await house.bot.tables.lobby.at(int(thread.id))
        assert table is not None and table.game == "original"
        assert [seat.ai for seat in table.seats if seat.ai] == ["automa:easy"]
        with pytest.raises(BadValueError):
            await run_start(fake, starts()[0], ana, channel, {"game": "chess"})
        house.clean()


@pytest.mark.parametrize("language", languages())
def test_starts_have_words(language: str) -> None:
    for start in starts():
        shown = start_shown(start, language)
        assert shown["title"] != start.title and shown["note"] != start.note
