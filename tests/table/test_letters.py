"""Letters of the outbox: each kind keeps what it says, and rows of earlier versions are still read."""

import logging

import pytest

from bot.store import letters
from bot.store.letters import Content, Following, content_of, payload_of

#: Rows as version 0.1 wrote them, of each kind, and what they say.
NEXT = '{"seat":"east","person":102,"kind":"move","deadline":1700000000}'
EAST = Following("east", 102, 1700000000)
OLD = [
    ("started", f'{{"next":{NEXT}}}', letters.Started(EAST)),
    (
        "turn",
        f'{{"turn":3,"seat":"north","first":7,"last":9,"next":{NEXT}}}',
        letters.TurnTold(turn=3, seat="north", first=7, last=9, next=EAST),
    ),
    (
        "finished",
        '{"turn":3,"seat":"north","first":7,"last":9,"scores":{"north":{"coins":3}},"next":null}',
        letters.Finished(turn=3, seat="north", first=7, last=9),
    ),
    ("ask", f'{{"turn":3,"seat":"north","first":7,"last":9,"next":{NEXT}}}', letters.Nothing(EAST)),
    (
        "undone",
        f'{{"seat":"north","first":7,"last":9,"consent":false,"anew":true,"next":{NEXT}}}',
        letters.Undone(seat="north", first=7, last=9, next=EAST),
    ),
    (
        "undone",
        f'{{"seat":"north","first":7,"last":9,"consent":false,"anew":false,"next":{NEXT}}}',
        letters.Undone(seat="north", first=7, last=9),
    ),
    ("abandoned", "{}", letters.Abandoned()),
    ("expired", "{}", letters.Expired()),
    ("stand_in", '{"seat":"east","person":102,"level":"strong"}', letters.StandIn(seat="east")),
    ("seat_open", '{"seat":"east","person":102,"level":null}', letters.SeatOpen(seat="east")),
    ("came_back", '{"seat":"east","person":102,"level":null}', letters.CameBack(seat="east")),
    ("replaced", '{"seat":"east","person":103,"level":null}', letters.Replaced(seat="east")),
    (
        "elsewhere",
        f'{{"about":"abc.7","next":{NEXT}}}',
        letters.Elsewhere(about="abc.7", next=EAST),
    ),
    ("ai_slow", '{"seat":"east"}', letters.AiSlow(seat="east")),
    ("ai_trouble", '{"seat":"east"}', letters.AiTrouble(seat="east")),
    ("extended", '{"seat":"east","days":2,"deadline":1700000000}', letters.Extended(seat="east", days=2)),
    (
        "undo_asked",
        '{"vote":4,"seat":"north","first":7,"people":[102,103]}',
        letters.UndoAsked(vote=4, seat="north", first=7, people=(102, 103)),
    ),
    (
        "abandon_asked",
        '{"vote":4,"seat":"north","people":[101,102]}',
        letters.AbandonAsked(vote=4, seat="north", people=(101, 102)),
    ),
    (
        "time_up",
        '{"seat":"north","person":101,"vote":null,"people":[]}',
        letters.TimeUp(seat="north", vote=None, people=()),
    ),
    ("brought_back", '{"by":102}', letters.BroughtBack(by=102)),
    ("channel_shut", '{"channel":5,"gone":true}', letters.ChannelShut(channel=5, gone=True)),
    ("seed", "{}", letters.SeedTold()),
    ("moved", '{"people":[101,102]}', letters.Moved(people=(101, 102))),
    ("moved_away", '{"channel":5}', letters.MovedAway(channel=5)),
    ("voted", '{"vote":4,"kind":"late","seat":"north","outcome":"wait"}', letters.Voted(outcome="wait")),
    (
        "reminder",
        '{"tables":[{"table":"abc","channel":5,"seat":"north","person":101,"step":"half","deadline":9}]}',
        letters.Reminder(tables=(letters.Waiting("abc", 5, 101, 9),)),
    ),
]


@pytest.mark.parametrize(("kind", "payload", "meant"), OLD, ids=[one[0] for one in OLD])
def test_rows_of_earlier_versions_are_read_and_new_ones_too(kind: str, payload: str, meant: Content) -> None:
    assert content_of(kind, payload) == meant
    assert meant.kind == kind
    assert content_of(kind, payload_of(meant)) == meant


def test_every_kind_of_letter_is_among_them() -> None:
    def concrete(kind: type[Content]) -> set[type[Content]]:
        return {one for below in kind.__subclasses__() for one in {below, *concrete(below)}}

    tagged = {one for one in concrete(Content) if one.__struct_config__.tag not in (one.__name__, None)}
    assert tagged == {type(meant) for _, _, meant in OLD} | {letters.Unreadable}


@pytest.mark.parametrize(
    ("kind", "payload"), [("of_tomorrow", "{}"), ("turn", "{}"), ("turn", "[]"), ("turn", "{"), ("turn", "")]
)
async def test_a_row_that_nobody_can_read_holds_up_no_other(session, caplog, kind, payload):
    table = await session.lobby(101, channel=1)
    async with session.store.transaction() as link:
        link.put(
            "INSERT INTO outbox (table_id, channel, kind, payload, nonce, not_before, made_at) "
            "VALUES (?,1,?,?,'x',0,0)",
            *(table.id, kind, payload),
        )
    await session.tables.lobby.abandon(table.id, by_moderator=True)
    with caplog.at_level(logging.ERROR):
        assert await session.post.deliver() == 1
    assert session.channel.kinds() == ["abandoned"]
    assert "cannot be read" in caplog.text
