"""Telling people that nothing can be told where their table is."""

from bot.store import Link, outbox
from bot.store.letters import ChannelShut
from bot.store.records import Table

#: Seconds for which nobody is told the same again.
_PEACE = 7 * 24 * 60 * 60


async def complain(link: Link, table: Table, *, gone: bool, now: int) -> None:
    """Tell somebody who can act: the host of a table, or all its people where nothing can be opened again.

    They get letters like any other, so that neither a restart nor a bad moment loses them.
    """
    before = await outbox.newest_of_kind(link, table.id, "channel_shut")
    word = ChannelShut(channel=table.channel, gone=gone)
    if before is not None and before.content == word and before.made_at > now - _PEACE:
        return
    for person in table.people if gone else [table.host]:
        await outbox.post(link, table.id, table.channel, word, now, person)
