"""Rows of settings: of people and of servers."""

from collections.abc import Iterable
from typing import Any

from bot.store.db import Link, upsert
from bot.store.records import PersonSettings, ServerSettings, as_dict

COLUMNS = "person, language, zone, quiet_from, quiet_to, remind, away_from, away_until, tips, theme, shown"


def settings_of(row: Iterable[Any]) -> PersonSettings:
    person, language, zone, quiet_from, quiet_to, remind, away_from, away_until, tips, theme, shown = row
    usual = person, language, zone, quiet_from, quiet_to, remind, away_from, away_until
    return PersonSettings(*usual, bool(tips), theme, bool(shown))


async def person(link: Link, who: int) -> PersonSettings:
    """A person's settings; somebody who never changed any has the usual ones."""
    row = await link.one(f"SELECT {COLUMNS} FROM people WHERE person = ?", who)
    return settings_of(row) if row else PersonSettings(who)


async def has_finished(link: Link, who: int) -> bool:
    """Whether this person ever played a game to its end."""
    return await link.one("SELECT 1 FROM results WHERE person = ?", who) is not None


def save_person(link: Link, settings: PersonSettings) -> None:
    link.put(
        upsert("people", "person", COLUMNS.removeprefix("person, ")),
        *(settings.person, settings.language, settings.zone, settings.quiet_from, settings.quiet_to),
        *(settings.remind, settings.away_from, settings.away_until, settings.tips),
        *(settings.theme, settings.shown),
    )


async def hidden(link: Link) -> set[int]:
    """Everybody who does not want others to see how they play."""
    return {row[0] for row in await link.all("SELECT person FROM people WHERE shown = 0")}


async def server(link: Link, which: int) -> ServerSettings:
    row = await link.one("SELECT * FROM servers WHERE server = ?", which)
    return ServerSettings(**as_dict(row)) if row else ServerSettings(which)


def save_server(link: Link, settings: ServerSettings) -> None:
    link.put(
        upsert("servers", "server", "language, pace_days"),
        *(settings.server, settings.language, settings.pace_days),
    )


async def kept(link: Link, name: str) -> str | None:
    """What the bot itself has to remember under a name."""
    found: str | None = await link.value("SELECT value FROM secrets WHERE name = ?", name)
    return found


def keep(link: Link, name: str, value: str) -> None:
    link.put(upsert("secrets", "name", "value"), name, value)


async def begins(link: Link, name: str, value: str) -> bool:
    """Remember something else under a name than before; False if it was the same, whoever remembered it."""
    row = await link.one(
        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE "
        "SET value = excluded.value WHERE secrets.value <> excluded.value RETURNING name",
        *(name, value),
    )
    return row is not None


def save_look(link: Link, who: int, kind: str, picture: str) -> None:
    """The picture that a person wants with a kind of question."""
    link.put(upsert("looks", "person, kind", "picture"), who, kind, picture)
