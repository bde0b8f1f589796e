"""Tips for a first game: on the first turns of either game, in its own words, and not for ever."""

from __future__ import annotations

import random

import pytest

from bot.app import Tropero
from bot.store.records import Table
from bot.words.i18n import languages, say
from bot.words.tips import FIRST_TURNS, OFTEN
from data.texts import has, say_for
from engine import GAMES
from tests.i18n.reading import patterns

ANA, BEN, CHANNEL, SERVER = 11, 12, 5, 7
KINDS = {key.removeprefix("tip-").partition("--")[0] for key in patterns("en") if key.startswith("tip-")}
# What only one of the games asks.
ELSEWHERE = {
    "argentina": {"ship", "hazard", "trade"},
    "original": {"load", "deliver", "help"},
}
# Words of one game that have no place in a tip of the other, in each language.
FOREIGN = {
    "argentina": ("capital--original", "aux-dollars"),
    "original": ("capital", "aux-pesos", "aux-grain"),
}
ENOUGH = 400


async def begun(bot: Tropero, game: str) -> Table:
    table = await bot.tables.lobby.open(
        server=SERVER, channel=CHANNEL, person=ANA, name="Ana", game=game, most=2, pace_days=2
    )
    await bot.tables.lobby.join(table.id, BEN, "Ben")
    return await bot.tables.lobby.start(table.id, ANA)


@pytest.mark.parametrize("game", GAMES)
async def test_tips_of_a_first_game(bot: Tropero, game: str) -> None:
    table, dice = await begun(bot, game), random.Random(3)
    tipped: set[str] = set()
    for _ in range(ENOUGH):
        waiting = (await bot.tables.play.asked(table.id, None)).waiting_for
        person = table.seat(waiting or "").person
        assert person is not None
        asked = await bot.tables.play.asked(table.id, person)
        assert asked.decision is not None
        kind, turn = asked.decision.kind, (await bot.tables.play.look(table.id, person)).turn
        if turn > FIRST_TURNS * 2:
            break
        panel = await bot.panels.make(table.id, person, "de")
        due = bool(panel.main) and kind in KINDS and turn <= OFTEN.get(kind, FIRST_TURNS) * 2
        assert bool(panel.tip) == due, kind
        if due:
            assert panel.tip == say("de", "tip", text=say_for("de", game, f"tip-{kind}"))
            tipped.add(kind)
        legal = list(asked.decision.legal)
        picks = dice.sample(legal, dice.randint(asked.decision.least, min(asked.decision.most, len(legal))))
        await bot.tables.play.choose(table.id, person, picks, asked.number)
    assert tipped >= {"start", "move", "action"}  # what every first turns bring, whatever is drawn


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_tip_speaks_of_its_own_game(game: str, language: str) -> None:
    foreign = [say(language, key).lower() for key in FOREIGN[game]]
    for kind in KINDS - ELSEWHERE[game] - {"off", "tip"}:
        text = say_for(language, game, f"tip-{kind}").lower()
        assert not [word for word in foreign if word in text], kind


def test_every_tip_is_for_a_question() -> None:
    assert {kind for kind in KINDS - {"off", "tip"} if not has("en", f"ask-{kind}")} == set()
