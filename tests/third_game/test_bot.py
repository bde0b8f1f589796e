"""The third game on Discord: opened by the slash command, tapped through its panels to the scores."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from bot.trials.local_bot import LocalBot, local_bot
from tests.e2e.harness import Sitting, asks, until


async def sitting_at(house: LocalBot) -> Sitting:
    people = [house.fake.person("Ana"), house.fake.person("Ben")]
    channel = await house.fake.new_channel("altiplano")
    await house.table(channel, *people, game="puna")
    sitting = Sitting(house.fake, channel, people, random.Random(4))
    await until(house.fake, sitting.newest_ping)
    return sitting


async def test_a_whole_game_by_its_panels(tmp_path: Path) -> None:
    read: list[str] = []
    async with local_bot(tmp_path) as house:
        sitting = await sitting_at(house)
        while sitting.scores() is None:
            found = sitting.newest_ping()
            assert found is not None
            person, message = found
            panel = await sitting.open_panel(person, message)
            while asks(panel):
                read.append(panel.content + str(panel.parts))
                await sitting.tap(person, panel)
            await until(house.fake, lambda who=person: sitting.waits_for_other(who))  # type: ignore[misc]
        scores = sitting.scores()
        assert scores is not None and scores.files
        assert any("take a ware from the bazaar" in text for text in read)
        told = [message for message in sitting.told() if message.files]
        assert len(told) > 4
        house.clean()


async def test_its_slash_command_its_pictures_and_its_rules(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        sitting = await sitting_at(house)
        found = sitting.newest_ping()
        assert found is not None
        person, _ = found
        await (await person.slash(sitting.channel, "move", to="start:C", wait=False)).settled()
        offered = await person.autocomplete(sitting.channel, "barter", "ware")
        assert offered and " coin" in offered[0]["name"]
        answer = await person.slash(sitting.channel, "barter", ware=offered[0]["value"], wait=False)
        await answer.settled()
        table = await house.bot.tables.lobby.at(int(sitting.channel.id))
        assert table is not None
        view: Any = await house.bot.tables.play.look(table.id, int(person.id))
        assert view.players[view.seat].wares == [offered[0]["value"].rpartition(":")[2]]
        names = {one["name"] for known in house.fake.world.commands.values() for one in known}
        assert "barter" in names
        for path in ("board", "market", "mat", "score"):
            answer = await person.slash(sitting.channel, path)
            assert answer.message is not None and answer.message.raw["attachments"], path
        card = await person.slash(sitting.channel, "rules", term="silver")
        assert "Costs 3" in card.content and card.message is not None and card.message.raw["attachments"]
        house.clean()
