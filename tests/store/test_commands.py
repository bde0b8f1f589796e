"""`python -m bot backup | restore | check`: clear messages and exit codes."""

import subprocess
import sys

import pytest

from bot.__main__ import COMMANDS, main
from bot.store.backups import backups_of

pytestmark = pytest.mark.sqlite_only


@pytest.fixture
async def file(open_store, add_table, path):
    store = await open_store()
    await add_table(store, "kept")
    await store.close()
    return path


def test_backup_check_restore(file, capsys):
    assert main(["check", "--db", str(file)]) == 0
    assert "sound" in capsys.readouterr().out
    assert main(["backup", "--db", str(file)]) == 0
    (backup,) = backups_of(file)
    assert str(backup) in capsys.readouterr().out
    file.write_bytes(b"ruined")
    assert main(["check", "--db", str(file)]) == 1
    assert "not an SQLite database" in capsys.readouterr().err
    assert main(["restore", "--db", str(file), "--yes"]) == 0
    assert "is kept as" in capsys.readouterr().out
    assert main(["check", "--db", str(file)]) == 0
    assert str(backup) in capsys.readouterr().out


def test_restore_asks_first(file, capsys):
    main(["backup", "--db", str(file)])
    before = file.read_bytes()
    ran = subprocess.run(
        [sys.executable, "-m", "bot", "restore", "--db", str(file)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 1
    assert "--yes" in ran.stderr and "nothing was changed" in ran.stdout
    assert file.read_bytes() == before


async def test_a_running_bot_can_be_backed_up_but_not_restored_under(open_store, file, capsys):
    await open_store()
    assert main(["backup", "--db", str(file)]) == 0
    assert main(["restore", "--db", str(file), "--yes"]) == 1
    assert "another Tropero is using this database" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["backup", "check", "restore"])
def test_a_missing_database_is_named(tmp_path, capsys, command):
    missing = tmp_path / "nothing.db"
    more = ["--yes"] if command == "restore" else []
    assert main([command, "--db", str(missing), *more]) == 1
    assert str(missing) in capsys.readouterr().err
    assert not missing.exists()


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name, capsys):
    with pytest.raises(SystemExit) as stop:
        main([name, "--help"])
    assert stop.value.code == 0
    assert "usage" in capsys.readouterr().out


def test_a_wrong_command_is_told_the_right_ones(capsys):
    with pytest.raises(SystemExit) as stop:
        main(["bakcup"])
    assert stop.value.code == 2
    assert "backup" in capsys.readouterr().err


def test_a_bot_on_discord_holds_nothing_of_the_sandbox_and_the_trials():
    program = "import sys, bot.__main__ as top; top.command('run'); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = ran.stdout.split()
    assert "bot.app" in loaded
    assert not [name for name in loaded if name.startswith(("bot.sandbox", "bot.trials", "bot.cli.play"))]
