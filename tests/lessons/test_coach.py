"""The coach of a first game: what the judge thinks, of options there are, in few words, or nothing."""

from __future__ import annotations

import random

import msgspec
import pytest

from bot.app import Tropero
from bot.store import ladders
from bot.store.records import Table
from bot.table import Refusal
from bot.table.coach import FINE, GOOD, OPENINGS, Behind
from bot.table.solo import DEFAULT
from bot.trials.lessons import words
from bot.words import coach
from bot.words.i18n import languages
from bot.words.speech import Speech
from engine import GAMES, Option, Text
from tests.lessons.conftest import quick_coach

ANA = 11


async def coached(bot: Tropero, game: str) -> Table:
    quick_coach(bot)
    bot.tables.context.new_seed = lambda: 7  # the same game every time
    return await bot.tables.solo.begin(
        server=None,
        channel=5,
        person=ANA,
        name="Ana",
        rival="Pedro",
        game=game,
        opponent=DEFAULT,
        coached=True,
    )


async def play(bot: Tropero, table: Table, turns: int, dice: random.Random) -> tuple[int, int]:
    """Some turns, half of them as the coach says; how often it spoke of what is ahead, and of what was."""
    ahead = behind = 0
    while (await bot.table(table.id)).state == "running":
        asked = await bot.tables.play.asked(table.id, ANA)
        assert asked.decision is not None
        if asked.turn > turns and asked.decision.kind in OPENINGS:
            break  # a turn may open of itself, if there is just one way
        legal = list(asked.decision.legal)
        advice = await bot.coach.advice(table.id, ANA)
        assert (advice is not None) == (asked.decision.kind in OPENINGS)
        picks = dice.sample(legal, max(1, asked.decision.least))
        if advice is not None:
            named = [advice.ahead.best, *([advice.ahead.second] if advice.ahead.second else [])]
            assert {option.id for option in named} <= set(legal), "the rules forbid what the coach says"
            ahead, behind = ahead + 1, behind + (advice.behind is not None)
            for language in languages():
                text = coach.said(advice, Speech(language, table.game))
                assert words(text) < coach.LONGEST, text
            picks = [advice.ahead.best.id] if dice.random() < 0.5 else picks
        elif "done" in legal or "skip" in legal:
            picks = [next(one for one in ("done", "skip") if one in legal)]
        await bot.tables.play.choose(table.id, ANA, picks, asked.number)
    return ahead, behind


@pytest.mark.parametrize("game", GAMES)
async def test_it_speaks_before_every_turn_and_about_the_last_one(bot: Tropero, game: str) -> None:
    table = await coached(bot, game)
    ahead, behind = await play(bot, table, 8, random.Random(1))
    assert 3 <= ahead <= 4 and 1 <= behind < ahead
    panel = await bot.panels.make(table.id, ANA, "en")
    assert panel.coach and not panel.tip


async def test_it_is_quiet_when_asked_to_be_and_at_other_tables(bot: Tropero) -> None:
    table = await coached(bot, "argentina")
    settings = bot.tables.preferences
    assert (await bot.panels.make(table.id, ANA, "en")).coach
    await settings.save(msgspec.structs.replace(await settings.person(ANA), tips=False))
    panel = await bot.panels.make(table.id, ANA, "en")
    assert not panel.coach and not panel.tip
    await settings.save(msgspec.structs.replace(await settings.person(ANA), tips=True))
    other = await bot.tables.solo.begin(server=None, channel=6, person=ANA, name="Ana", rival="Pedro")
    panel = await bot.panels.make(other.id, ANA, "en")
    assert not panel.coach and panel.tip, "a first game without a coach has its tips"


@pytest.mark.parametrize("language", languages())
def test_how_a_move_was_depends_on_what_it_cost(language: str) -> None:
    speech = Speech(language, "argentina")
    best = Option(
        "move:E", Text("option-move-move", {"space": "E", "tile": "E", "owner": "x", "least": 0, "most": 0})
    )
    said = [
        coach._behind(Behind(points, best, Text("hint-cattle")), speech) for points in (0.0, GOOD, FINE + 3)
    ]
    assert len(set(said)) == 3 and "7" in said[2] and "7" not in said[1]


async def test_a_first_game_counts_for_no_ladder(bot: Tropero) -> None:
    lobby = bot.tables.lobby
    async with bot.tables.context.store.transaction() as link:
        ladders.turn_on(link, 7, "argentina")
    table = await lobby.open(
        server=7, channel=5, person=ANA, name="Ana", options={"sides": "b", "order": "random"}, pace_days=2
    )
    assert table.rated
    first = await lobby.first_game(table.id, ANA)
    kept = await bot.table(table.id)
    assert first == kept and not kept.rated and kept.pace_days is None and kept.options == {"order": "random"}
    again = await lobby.first_game(table.id, ANA)
    assert again == await bot.table(table.id) and again.rated and again.note == ""
    with pytest.raises(Refusal):
        await lobby.first_game(table.id, ANA + 1)
