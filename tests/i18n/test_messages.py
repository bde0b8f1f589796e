"""What a table posts and a panel shows, composed for a strange language: only names stay as they are."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import Tropero
from bot.commands.help import turn_commands
from bot.components.layout import layout
from bot.messages.composer import Composer
from bot.sandbox.wire import walk
from bot.store.letters import content_of
from bot.store.records import Letter, ServerSettings, Table
from bot.words.lobbies import lobby_text
from tests.i18n.pseudo import NAME, english, spoken

ANA, BEN, CHANNEL, SERVER = 11, 12, 5, 7
NAMES = frozenset({"Ana", "Ben"})
ENOUGH = 260  # choices: every place of the trail and two visits to the capital
MESSAGES = 6  # of each kind: they hold a picture each


@pytest.fixture
async def table(bot: Tropero, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """A running game on a server that speaks the strange language."""
    folder = tmp_path / "locale"
    folder.mkdir()
    with spoken(folder, monkeypatch):
        await bot.tables.preferences.save_server(ServerSettings(SERVER, NAME))
        made = await bot.tables.lobby.open(
            server=SERVER, channel=CHANNEL, person=ANA, name="Ana", game="argentina", most=2, pace_days=2
        )
        await bot.tables.lobby.join(made.id, BEN, "Ben")
        assert not english(lobby_text(await bot.table(made.id), NAME), NAMES)
        yield await bot.tables.lobby.start(made.id, ANA)


async def letters(bot: Tropero) -> list[Letter]:
    rows = await bot.store.read.all("SELECT kind, payload FROM outbox ORDER BY id")
    return [
        Letter(place, None, CHANNEL, None, content_of(row["kind"], row["payload"]), "n", 0, 0)
        for place, row in enumerate(rows, start=1)
    ]


async def test_panels_and_messages(bot: Tropero, table: Table) -> None:
    dice = random.Random(9)
    leaks: set[str] = set()
    kinds: set[str] = set()
    for _ in range(ENOUGH):
        stranger = await bot.tables.play.asked(table.id, None)
        if stranger.waiting_for is None:
            break  # a game of chance may end before that
        person = table.seat(stranger.waiting_for).person
        assert person is not None
        asked = await bot.tables.play.asked(table.id, person)
        assert asked.decision is not None
        if asked.decision.kind not in kinds:
            kinds.add(asked.decision.kind)
            panel = await bot.panels.make(table.id, person, NAME)
            shown = [
                str(value)
                for part in walk(layout(panel).to_components())
                for holder in (part, *part.get("options", ()))
                for key in ("content", "label", "placeholder", "description")
                if (value := holder.get(key))
            ]
            shown += [panel.file.alt] if panel.file else []
            leaks |= english(" ".join(shown), NAMES)
            assert turn_commands(asked)[-2:] == ["choose", "undo"]
        legal = list(asked.decision.legal)
        picks = dice.sample(legal, dice.randint(asked.decision.least, min(asked.decision.most, len(legal))))
        await bot.tables.play.choose(table.id, person, picks, asked.number)
    assert len(kinds) > 12
    assert not leaks
    told: dict[str, list[Letter]] = {}
    for letter in await letters(bot):
        told.setdefault(letter.kind, []).append(letter)
    assert {"started", "turn"} <= set(told)
    composer = Composer(bot)
    for letter in [one for some in told.values() for one in some[:MESSAGES]]:
        message = await composer.compose(letter, await bot.table(table.id))
        if message is not None:
            files = " ".join(str(file.description) for file in message.files)
            leaks |= english(f"{message.text} {files}", NAMES)
    assert not leaks
