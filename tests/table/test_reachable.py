"""What a command can name while the question is still what to do here."""

from bot.table.reachable import reachable
from tests.positions import position


def hiring(*workers: str):
    table = position()
    table.jobs(2, *workers)
    table.mary.money = 20
    table.turn("mary", at="A")
    return [
        one.value for one in reachable(table.game, "mary", ("hire",), ("hire",)) if not one.option.blocked
    ]


def test_what_lies_behind_an_action_is_named_with_it():
    found = hiring("maquinista", "gaucho")
    assert {"use:2>hire:row2:maquinista", "use:2>hire:row2:gaucho"} <= set(found)


def test_where_there_is_but_one_way_the_actions_themselves_are_named():
    assert hiring("maquinista") == ["use:2", "use:3"]


def test_what_cannot_be_done_here_is_not_named():
    assert not hiring()
