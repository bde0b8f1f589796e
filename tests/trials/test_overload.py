"""A small part of the trial of too many, and that it would notice what was lost or made twice."""

import sqlite3
from contextlib import closing

from bot.trials import overload
from bot.trials.overload_people import compare


async def test_everybody_hears_something_and_what_was_acknowledged_is_stored(tmp_path, monkeypatch):
    monkeypatch.setattr(overload, "_PLAYING", 100)
    monkeypatch.setattr(overload, "_WITHIN", 30.0)  # a busy machine fails no test
    pairs = []

    def kept(path, found):
        pairs.extend(found)
        return compare(path, found)

    monkeypatch.setattr(overload, "compare", kept)
    figures = await overload.measure(tmp_path, rate=10, seconds=4, tables=4)
    assert figures["interactions"] == 40 == figures["served"] + figures["busy"]
    assert figures["unanswered"] == figures["lost"] == figures["doubled"] == figures["stale"] == 0
    assert 0 < figures["choices_acknowledged"] == figures["choices_stored"] <= figures["taps"]

    database = tmp_path / "tropero.db"
    tap = next(one for pair in pairs for one in pair.taps if one.acknowledged)
    tap.number += 1000
    found = compare(database, pairs)
    assert (found["lost"], found["doubled"]) == (1, 1), "told of a choice that is not there, and one too many"
    tap.number -= 1000
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(
            "UPDATE current SET state = (SELECT base FROM tables WHERE id = table_id) WHERE table_id = ?",
            (tap.table,),
        )
        connection.commit()
    assert compare(database, pairs)["doubled"] == 1, "a state that its log does not give"
