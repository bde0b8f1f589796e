"""Settings of the operator: from the environment, or a `.env` file beside where the bot is started."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from dotenv import dotenv_values
from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError

PREFIX = "TROPERO_"


class BadSettings(Exception):
    """A setting that makes no sense; the message names it."""


class Settings(BaseModel):
    """`DISCORD_TOKEN`, and the names below with TROPERO_ before them. The token never shows in a repr."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    token: SecretStr | None = None
    db: Path = Path("tropero.db")
    language: str = "en"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    dev_guild: int | None = Field(default=None, description="sync commands to this server alone")


def read_settings(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """What is given on the command line goes before the environment, and that before the file."""
    found: dict[str, object] = {}
    source = {**dotenv_values(".env"), **(os.environ if environment is None else environment)}
    for name in Settings.model_fields:
        value = source.get("DISCORD_TOKEN" if name == "token" else PREFIX + name.upper())
        if value:
            found[name] = value.upper() if name == "log_level" else value
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        return Settings.model_validate(found)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadSettings(f"setting {'.'.join(map(str, first['loc']))}: {first['msg']}") from error
