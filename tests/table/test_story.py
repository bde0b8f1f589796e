"""Turns in the story of a game: each is told whole, once, and without a piece of the next one."""

import pytest

from bot.store.letters import TurnTold
from bot.table.story import OPENED, SeenEvent, beginning, lines_of_turn

NORTH, SOUTH, EAST = 101, 102, 103


async def messages(session, table) -> list[tuple[TurnTold, list[SeenEvent]]]:
    """What each message about a turn of a game tells."""
    await session.post.deliver()
    told = []
    for letter in session.channel.letters:
        if letter.kind in ("turn", "finished"):
            turn = letter.content
            story = await session.tables.play.story(table.id, None, turn.first - 2, turn.last)
            lines = lines_of_turn(story, turn.turn, turn.first, turn.next is None)
            told.append((turn, [one for line in lines for one in line.happenings]))
    return told


@pytest.mark.parametrize("people", [(NORTH, SOUTH), (NORTH, SOUTH, EAST)])
async def test_every_turn_is_told_whole_and_nothing_else(session, people):
    table = await session.game(*people)
    await session.to_the_end(table)
    turns = await messages(session, table)
    for told, happenings in turns[1:]:
        opened = [one.values["turn"] for one in happenings if one.kind == OPENED]
        assert opened == [told.turn] and happenings[0].kind == OPENED
    story = await session.tables.play.story(table.id, None)
    everything = [one for line in story for one in line.happenings]
    assert [one for _, happenings in turns for one in happenings] == everything
    assert any(opens_by_force(line.happenings) for line in story), "no turn began with a forced move"


def opens_by_force(happenings: list[SeenEvent]) -> bool:
    """Whether a choice ended a turn and already played the only move that the next one has."""
    return len(happenings) > 1 and happenings[-2].kind == OPENED and happenings[-1].auto


async def test_whoever_was_moved_by_force_reads_it_on_their_panel(session):
    table = await session.game()
    while not opens_by_force((chosen := await session.step(table)).happenings):
        pass
    moved = chosen.happenings[-1]
    lines = await session.tables.moments.recent(table.id, moved.seat)
    assert beginning(lines[-1], chosen.asked.turn).happenings[-1].kind == moved.kind
    await session.step(table)
    (opened, *_) = await session.tables.moments.recent(table.id, moved.seat)
    assert [one.kind for one in opened.happenings] == [OPENED, moved.kind]
