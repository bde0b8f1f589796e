"""A stand-in kept in a file: stopped, gone on with, and never overwriting what it cannot read."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.play import PageSettings, serve
from bot.sandbox.saving import UnreadableFileError, read
from bot.sandbox.server import FakeDiscord
from bot.sandbox.state import cdn_path
from tests.sandbox.conftest import populate
from tests.sandbox.demo import running


async def test_stopped_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "sandbox.db"
    fake = await FakeDiscord(file=file).start()
    scene = populate(fake)
    async with running(fake):
        await scene.ana.slash(scene.channel, "game board")
        await scene.ana.slash(scene.channel, "game hand")
        table = await scene.ana.slash(scene.channel, "game table")
        await table.until(lambda a: "table: <#" in a.content)
    await fake.stop()

    again = await FakeDiscord(file=file).start()
    assert again.port != fake.port
    ana, ben, channel = again.person("Ana"), again.person("Ben"), again.channel("games")
    assert (ana.id, ana.account.locale, channel.id) == (scene.ana.id, "pt-BR", scene.channel.id)
    assert [thread.name for thread in again.threads(channel)] == ["Table 1"]
    board, hand, _ = ana.messages(channel)
    assert hand.ephemeral and hand not in ben.messages(channel)
    assert board.embeds[0]["image"]["url"].startswith(again.http)
    assert again.world.files[cdn_path(board.files[0]["url"])].startswith(b"\x89PNG")
    async with running(again):
        await ben.click(board, "Move 1")
        assert board.content == "game 7 at move 1"
        await (await ana.click(hand, "Draw")).edited()
        assert hand.content == "drawn"
    assert again.rejected == [] and again.unanswered == []
    await again.stop()


async def test_a_kill_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    file = tmp_path / "sandbox.db"
    fake = await serve(PageSettings(port=0, file=file))
    ana, general = fake.person("Ana"), fake.channel("general")
    await ana.say(general, "hello")
    assert fake._saver is not None
    await fake._saver.save()
    kept = read(file)  # What a process that begins after a kill would find.
    assert kept is not None and '"hello"' in kept["messages"][0]
    await fake.stop()


async def test_changes_are_written_by_themselves(tmp_path: Path) -> None:
    file = tmp_path / "sandbox.db"
    fake = await serve(PageSettings(port=0, file=file))
    assert fake._saver is not None
    await fake.person("Ana").say(fake.channel("general"), "hello")
    await fake._saver.written()
    kept = read(file)
    assert kept is not None and len(kept["messages"]) == 1
    await fake.stop()


async def test_another_port_after_a_kill(tmp_path: Path) -> None:
    """Twice on another port, the second time without a clean stop before: pictures are still found."""
    file = tmp_path / "sandbox.db"
    fake = await FakeDiscord(file=file).start()
    scene = populate(fake)
    async with running(fake):
        await scene.ana.slash(scene.channel, "game board")
    await fake.stop()
    second = await FakeDiscord(file=file).start()
    assert second._saver is not None
    await second._saver.save()
    third = await FakeDiscord(file=file).start()
    (board,) = third.person("Ana").messages(third.channel("games"))
    assert board.embeds[0]["image"]["url"].startswith(third.http)
    await third.stop()
    await second.stop()


async def test_what_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    fake = await serve(PageSettings(port=0, file=folder / "sandbox.db"))
    assert fake._saver is not None
    folder.write_text("something else is in the way")
    await fake.person("Ana").say(fake.channel("general"), "hello")
    await fake._saver.save()
    folder.unlink()
    await fake.stop()
    kept = read(folder / "sandbox.db")
    assert kept is not None and len(kept["messages"]) == 1


@pytest.mark.parametrize("content", [b"no database at all, but long enough to be looked at", b""])
async def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "sandbox.db"
    file.write_bytes(content)
    fake = FakeDiscord(file=file)
    with pytest.raises(UnreadableFileError):
        await fake.start()
    assert file.read_bytes() == content
