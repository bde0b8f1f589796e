"""Rows of settings: of people and of servers."""

from bot.store.db import Link
from bot.store.records import Person, Server, as_dict


async def person(link: Link, who: int) -> Person:
    """A person's settings; somebody who never changed any has the usual ones."""
    row = await link.one("SELECT * FROM people WHERE person = ?", who)
    if row is None:
        return Person(who)
    settings = as_dict(row)
    return Person(**(settings | {"tips": bool(settings["tips"])}))


async def has_finished(link: Link, who: int) -> bool:
    """Whether this person ever played a game to its end."""
    return await link.one("SELECT 1 FROM results WHERE person = ?", who) is not None


async def save_person(link: Link, settings: Person) -> None:
    link.put(
        "INSERT OR REPLACE INTO people "
        "(person, language, zone, quiet_from, quiet_to, remind, away_from, away_until, tips) "
        "VALUES (?,?,?,?,?,?,?,?,?)",
        *(settings.person, settings.language, settings.zone, settings.quiet_from, settings.quiet_to),
        *(settings.remind, settings.away_from, settings.away_until, settings.tips),
    )


async def server(link: Link, which: int) -> Server:
    row = await link.one("SELECT * FROM servers WHERE server = ?", which)
    return Server(**as_dict(row)) if row else Server(which)


async def save_server(link: Link, settings: Server) -> None:
    link.put(
        "INSERT OR REPLACE INTO servers (server, language, pace_days) VALUES (?,?,?)",
        *(settings.server, settings.language, settings.pace_days),
    )
