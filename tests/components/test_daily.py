"""The card of the day, the week, and the puzzle, as people see them."""

from __future__ import annotations

from pathlib import Path

from bot.table.solo import DEFAULT
from bot.trials.local_bot import local_bot
from bot.words.i18n import say
from tests.components.test_plans import plan_turn
from tests.components.test_replay import by_id, words
from tests.components.test_solo import play_on, points_of
from tests.e2e.harness import asks, until


async def test_a_card_is_shared_where_all_can_see_it_and_the_week_is_told(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        bot, ana = house.bot, house.fake.person("Ana")
        channel = await house.fake.new_channel("daily")
        table = await bot.tables.solo.begin(
            server=int(house.fake.world.guild["id"]),
            channel=int(channel.id),
            person=int(ana.id),
            name="Ana",
            rival="Pedro",
            opponent=DEFAULT,
            day=bot.tables.solo.today(),
        )
        await play_on(house, table, ana)
        points = await points_of(house, table, ana)
        told = (await ana.slash(channel, "trail daily")).message
        assert told is not None
        await ana.click(told, say("en", "daily-share"))
        shared = await until(
            house.fake,
            lambda: [one for one in ana.messages(channel) if "🐂 **Tropero**" in one.content],
        )
        assert not shared[0].ephemeral and f"Ana **{points}**" in shared[0].content
        week = (await ana.click(told, custom_id="dw")).message
        assert week is not None and f"1. Ana: **{points}** · one day" in words(week)
        house.clean()


async def test_the_puzzle_of_the_day_is_played_on_its_panel(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana = house.fake.person("Ana", locale="pt-BR")
        channel = await house.fake.new_channel("games")
        panel = (await ana.slash(channel, "trail puzzle")).message
        assert panel is not None and panel.ephemeral and asks(panel)
        assert say("pt-BR", "puzzle-task") in words(panel)
        assert not [one for one in panel.parts if one.get("custom_id", "").startswith("pz:")]
        (first, *_) = [one for one in panel.parts if one.get("custom_id", "").startswith("p:")]
        await (await ana.click(panel, custom_id=first["custom_id"])).edited()
        (table,) = await house.bot.tables.private.of(int(ana.id), "puzzle")
        assert by_id(panel, f"pz:{table.id}")
        await plan_turn(ana, panel)
        assert say("pt-BR", "puzzle-turn-over") in words(panel), "there is nobody to wait for"
        house.clean()
