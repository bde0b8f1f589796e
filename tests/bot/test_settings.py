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


def run(elsewhere: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *(command or ("run", "--db", str(elsewhere / "x.db")))],
        capture_output=True,
        text=True,
        cwd=elsewhere,
        env={"PYTHONPATH": str(ROOT), **environment},
    )


def test_without_a_token_the_bot_says_what_to_do(elsewhere: Path) -> None:
    done = run(elsewhere)
    assert done.returncode == 2 and "make play" in done.stderr and "Traceback" not in done.stderr


def test_a_stand_in_and_a_token_are_refused_together(elsewhere: Path) -> None:
    done = run(elsewhere, DISCORD_TOKEN=TOKEN, TROPERO_STAND="http://127.0.0.1:1")
    assert done.returncode == 2 and "stand" in done.stderr
    assert TOKEN not in done.stderr + done.stdout


def test_the_database_of_the_file_is_used_where_none_is_given(elsewhere: Path) -> None:
    (elsewhere / ".env").write_text("TROPERO_DB=from_the_file.db\n")
    for command in ("check", "backup"):
        done = run(elsewhere, command)
        assert done.returncode == 1 and "from_the_file.db: cannot be read" in done.stderr
    assert "of_the_environment.db" in run(elsewhere, "check", TROPERO_DB="of_the_environment.db").stderr
    assert "given.db" in run(elsewhere, "check", "--db", "given.db", TROPERO_DB="environment.db").stderr


def test_the_bot_itself_opens_the_database_of_the_file(elsewhere: Path) -> None:
    (elsewhere / "from_the_file.db").write_text("no database")
    (elsewhere / ".env").write_text("TROPERO_DB=from_the_file.db\n")
    done = run(elsewhere, "run", DISCORD_TOKEN=TOKEN)
    assert done.returncode == 1 and "from_the_file.db: this is not an SQLite database" in done.stderr


@pytest.mark.parametrize("command", ["run", "play", "check"])
def test_a_file_that_is_not_utf_8_is_one_line(elsewhere: Path, command: str) -> None:
    (elsewhere / ".env").write_bytes("TROPERO_LANGUAGE=português\n".encode("utf-16"))
    done = run(elsewhere, command)
    assert done.returncode == 2
    assert ".env: not UTF-8" in done.stderr and done.stderr.count("\n") == 1


def test_the_token_may_stand_in_a_file_of_its_own(elsewhere: Path) -> None:
    (elsewhere / "token").write_text(TOKEN + "\n")
    settings = read_settings({"DISCORD_TOKEN_FILE": "token"})
    assert settings.token is not None and settings.token.get_secret_value() == TOKEN


@pytest.mark.parametrize(
    ("content", "complaint"),
    [(None, "cannot be read"), (b"\n", "is empty"), (b"\xff\xfe\x00", "is not a text")],
)
def test_a_bad_file_for_the_token_is_named(elsewhere: Path, content: bytes | None, complaint: str) -> None:
    if content is not None:
        (elsewhere / "token").write_bytes(content)
    with pytest.raises(BadSettings, match=f"DISCORD_TOKEN_FILE: token {complaint}"):
        read_settings({"DISCORD_TOKEN_FILE": "token"})


def test_two_tokens_are_one_too_many(elsewhere: Path) -> None:
    (elsewhere / "token").write_text("another.secret")
    with pytest.raises(BadSettings, match="both set") as caught:
        read_settings({"DISCORD_TOKEN": TOKEN, "DISCORD_TOKEN_FILE": "token"})
    assert TOKEN not in str(caught.value) and "another.secret" not in str(caught.value)
