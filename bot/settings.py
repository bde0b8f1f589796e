"""Settings of the operator: from the environment, or a `.env` file beside where the bot is started."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from dotenv import dotenv_values
from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainValidator,
    SecretStr,
    ValidationError,
    model_validator,
)

from bot.address import Address, Server, address
from bot.cluster import Cluster
from bot.load import SERVES

PREFIX = "TROPERO_"
FILE = ".env"


class BadSettings(Exception):
    """A setting that makes no sense; the message names it."""


def _cluster(text: object) -> object:
    return Cluster.parse(text) if isinstance(text, str) else text


class Settings(BaseModel):
    """`DISCORD_TOKEN` (or `DISCORD_TOKEN_FILE`), and the names below with TROPERO_ before them.

    The token never shows in a repr.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    token: SecretStr | None = None
    db: Annotated[Address, PlainValidator(address)] = Path("tropero.db")
    language: str = "en"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    sentry_dsn: SecretStr | None = Field(default=None, description="errors go there, too, without values")
    port: int | None = Field(
        default=None, ge=0, le=65535, description="serve /health, /ready and /metrics there"
    )
    host: str = Field(default="127.0.0.1", description="on this address")
    thinkers: int | None = Field(
        default=None, ge=1, le=64, description="processes that think for AI players; as many as cores"
    )
    contact: str | None = Field(
        default=None, max_length=200, description="how people reach the host; /help and /privacy say it"
    )
    keep_days: int | None = Field(
        default=None, ge=1, description="games that are over are erased after so many days; never without it"
    )
    busy_after: float | None = Field(
        default=None, gt=0, description="seconds by which the bot may be late before people hear it is busy"
    )
    cluster: Annotated[Cluster, BeforeValidator(_cluster)] | None = Field(
        default=None, description="which of how many processes this is, as 2/4; needs PostgreSQL"
    )
    shards: int | None = Field(default=None, ge=1, description="in all; as many as Discord says")
    discord_api: str | None = Field(
        default=None, pattern=r"^https?://\S+/api/v10$", description="a proxy that counts for all processes"
    )
    emoji: bool = Field(default=True, description="upload the game's own emoji to the application")
    dev_guild: int | None = Field(default=None, description="sync commands to this server alone")
    stand: str | None = Field(
        default=None, pattern=r"^http://127\.0\.0\.1:\d+$", description="for tests: a stand-in for Discord"
    )

    @property
    def patience(self) -> float:
        """Without Discord nobody is turned away, unless asked for: a slow machine is no crowd."""
        return self.busy_after or (SERVES if self.token else math.inf)

    @model_validator(mode="after")
    def _stand_or_token(self) -> Settings:
        if self.stand and self.token:
            raise ValueError("a stand-in for Discord is never used together with a token")
        if self.cluster and not isinstance(self.db, Server):
            raise ValueError("several processes need one PostgreSQL: set TROPERO_DB=postgresql://…")
        return self


def sources(environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """Everything that is set: the environment goes before the file `.env` of this folder."""
    try:
        file = dotenv_values(FILE, encoding="utf-8")
    except UnicodeDecodeError as error:
        where = f"byte {error.start + 1}"
        raise BadSettings(f"{FILE}: not UTF-8 ({where}); save it as UTF-8 and start again") from None
    except OSError as error:
        raise BadSettings(f"{FILE}: cannot be read ({error.strerror})") from None
    found = {**file, **(os.environ if environment is None else environment)}
    given = {name: value for name, value in found.items() if value}
    if secret := given.get(PREFIX + "DB_FILE"):
        given[PREFIX + "DB"] = _read(PREFIX + "DB_FILE", secret)  # an address with a password in it
    return given


def _read(setting: str, file: str) -> str:
    """What stands in a file, for what shall be in no environment."""
    try:
        text = Path(file).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise BadSettings(f"{setting}: {file} cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadSettings(f"{setting}: {file} is not a text") from None
    if not text:
        raise BadSettings(f"{setting}: {file} is empty")
    return text


def database_address(given: Address | None = None) -> Address:
    """Where the database is: for commands that need no other setting, and so do not mind a bad one."""
    return given or address(sources().get(PREFIX + "DB") or Settings.model_fields["db"].default)


def _token(source: Mapping[str, str]) -> str | None:
    """The token itself, or what stands in the file that is named, where it is in no environment."""
    token, file = source.get("DISCORD_TOKEN"), source.get("DISCORD_TOKEN_FILE")
    if token and file:
        raise BadSettings("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set: give one of them")
    if not file:
        return token
    return _read("DISCORD_TOKEN_FILE", file)


def read_settings(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """What is given on the command line goes before the environment, and that before the file."""
    source = sources(environment)
    found: dict[str, object] = {}
    for name in Settings.model_fields:
        value = _token(source) if name == "token" else source.get(PREFIX + name.upper())
        if value:
            found[name] = value.upper() if name == "log_level" else value
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        return Settings.model_validate(found)
    except ValidationError as error:
        # Only the name and what is wrong with it: pydantic's own text would show the value, and so the token.
        first = error.errors(include_input=False)[0]
        raise BadSettings(f"setting {'.'.join(map(str, first['loc'])) or 'stand'}: {first['msg']}") from None
