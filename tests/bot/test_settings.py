"""Settings: where they come from, what is wrong with a bad one, and that nobody ever reads the token."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import BadSettings, read_settings

TOKEN = "MTIz.very.secret"
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without a `.env` of somebody's own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(elsewhere: Path) -> None:
    (elsewhere / ".env").write_text("TROPERO_DB=file.db\nTROPERO_LANGUAGE=de\nTROPERO_LOG_LEVEL=error\n")
    settings = read_settings({"TROPERO_LANGUAGE": "ru"}, db=Path("given.db"))
    assert (settings.db, settings.language, settings.log_level) == (Path("given.db"), "ru", "ERROR")


def test_the_token_is_in_no_text() -> None:
    settings = read_settings({"DISCORD_TOKEN": TOKEN})
    assert settings.token is not None and settings.token.get_secret_value() == TOKEN
    assert TOKEN not in f"{settings} {settings!r} {settings.model_dump()} {settings.model_dump_json()}"


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({"TROPERO_LOG_LEVEL": "LOUD"}, "log_level"),
        ({"TROPERO_DEV_GUILD": "home"}, "dev_guild"),
        ({"TROPERO_STAND": "http://example.org:80"}, "stand"),
        ({"TROPERO_STAND": "http://127.0.0.1:1"}, "stand"),
    ],
)
def test_a_bad_value_is_named_and_the_token_is_not(environment: dict[str, str], named: str) -> None:
    with pytest.raises(BadSettings) as caught:
        read_settings({**environment, "DISCORD_TOKEN": TOKEN})
    assert named in str(caught.value)
    assert TOKEN not in str(caught.value) and TOKEN not in repr(caught.value.__cause__)


def run(elsewhere: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", "run", "--db", str(elsewhere / "x.db")]
    return subprocess.run(
        command, capture_output=True, text=True, cwd=elsewhere, env={"PYTHONPATH": str(ROOT), **environment}
    )


def test_without_a_token_the_bot_says_what_to_do(elsewhere: Path) -> None:
    done = run(elsewhere)
    assert done.returncode == 2 and "make play" in done.stderr and "Traceback" not in done.stderr


def test_a_stand_in_and_a_token_are_refused_together(elsewhere: Path) -> None:
    done = run(elsewhere, DISCORD_TOKEN=TOKEN, TROPERO_STAND="http://127.0.0.1:1")
    assert done.returncode == 2 and "stand" in done.stderr
    assert TOKEN not in done.stderr + done.stdout
