"""The review as a person sees it: the picture, the turns that cost points, and a private game from there."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.store import games, reviews
from bot.trials.local_bot import local_bot
from engine.players.outlook import Guess
from engine.players.review import Forecast, Moment, Review
from tests.components.test_replay import by_id, pictures, recorded, words
from tests.e2e.harness import asks


async def test_a_review_its_moments_and_trying_one_again(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben = (house.fake.person(name) for name in ("Ana", "Ben"))
        channel, table = await recorded(house, "argentina-2-1", [ana, ben])
        store, turns = house.bot.store, await house.bot.tables.replay.turns(table.id)
        game = await house.bot.tables.replay._at(table.id, 31)
        assert game.decision is not None
        option = game.decision.options[0]
        moment = Moment(31, game.decision.seat, Guess(7.2, 1.1), ((option.id,),), [[option]], {"ships": 7.2})
        forecasts = [
            Forecast(turn, {seat.seat: Guess(20.0 + turn, 3.0) for seat in table.seats}) for turn in turns
        ]
        now = await games.current(store.read, table.id)
        assert now is not None
        body = msgspec.json.encode(Review(forecasts, [moment], len(turns))).decode()
        async with store.transaction() as link:
            reviews.ask(link, table.id, "", now.entry, 1)
            reviews.made(link, table.id, "", now.entry, body, 2)
        panel = (await ana.slash(channel, "replay", what="review")).message
        assert panel is not None and panel.ephemeral and len(pictures(panel)) == 1
        assert "→" in pictures(panel)[0]["description"]
        await (await ana.select(panel, by_id(panel, f"ri:{table.id}"), ["0"])).edited()
        told = words(panel)
        assert "Turn 31" in told and "Ships +7" in told and "7, give or take 2.2" in told
        assert len(pictures(panel)) == 2, "the board and the hand"
        tried = (await ana.click(panel, custom_id=by_id(panel, f"rt:{table.id}:0"))).message
        assert tried is not None and asks(tried) and "Tried from here" in words(tried)
        await ben.slash(channel, "replay", analysis=False)
        refused = await ana.slash(channel, "replay", what="review")
        assert "does not want the game to be judged" in refused.content + words(refused.message)
        house.clean()
