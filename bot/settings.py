"""Settings of the operator: from the environment, or a `.env` file beside where the bot is started."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from dotenv import dotenv_values
from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError, model_validator

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
    stand: str | None = Field(
        default=None, pattern=r"^http://127\.0\.0\.1:\d+$", description="for tests: a stand-in for Discord"
    )

    @model_validator(mode="after")
    def _stand_or_token(self) -> Settings:
        if self.stand and self.token:
            raise ValueError("a stand-in for Discord is never used together with a token")
        return self


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
        # Only the name and what is wrong with it: pydantic's own text would show the value, and so the token.
        first = error.errors(include_input=False)[0]
        raise BadSettings(f"setting {'.'.join(map(str, first['loc'])) or 'stand'}: {first['msg']}") from None
