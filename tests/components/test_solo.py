"""The end of a solo game: how it compares, the next one at a tap, and the table of the day."""

from __future__ import annotations

import random
from pathlib import Path

from bot.sandbox.people import Person
from bot.sandbox.wire import ChannelKind
from bot.store.records import Table
from bot.table.solo import DEFAULT
from bot.trials.local_bot import LocalBot, local_bot
from bot.words.i18n import day_in_words, say
from tests.e2e.harness import asks, parts, until


async def play_on(house: LocalBot, table: Table, person: Person, upto: int | None = None) -> None:
    """To the end, or to the beginning of a turn. Any choices will do; passing makes it short."""
    dice = random.Random(4)
    play = house.bot.tables.play
    while (await house.bot.table(table.id)).state == "running":
        asked = await play.asked(table.id, int(person.id))
        assert asked.decision is not None
        if upto is not None and asked.turn >= upto:
            return
        legal = [one for one in asked.decision.legal if one in ("done", "skip")] or list(asked.decision.legal)
        picked = dice.sample(legal, max(1, asked.decision.least))
        await play.choose(table.id, int(person.id), picked, asked.number)


async def points_of(house: LocalBot, table: Table, person: Person) -> int:
    scores = await house.bot.tables.play.scores(table.id)
    return next(score.total for score in scores if score.person == int(person.id))


async def test_the_next_solo_game_is_one_tap_away(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        thread = await house.fake.new_thread(await house.fake.new_channel("games"), "solo", ana)
        await ana.slash(thread, "trail solo", level="hard")
        table = await house.bot.tables.lobby.at(int(thread.id))
        assert table is not None
        await play_on(house, table, ana)
        scores = await until(house.fake, lambda: [m for m in ana.messages(thread) if parts(m, "n")])
        assert "🏆" in scores[0].content and "Your first game against Pedro (hard)." in scores[0].content
        (again,) = parts(scores[0], "n")
        assert not asks((await ben.click(scores[0], custom_id=again["custom_id"])).message)
        assert await house.bot.tables.lobby.at(int(thread.id)) is None, "it was not Ben's game"
        await ana.click(scores[0], custom_id=again["custom_id"])
        following = await house.bot.tables.lobby.at(int(thread.id))
        assert following is not None and following.id != table.id
        assert (following.game, following.seats[1].ai) == (table.game, "automa:hard")
        await until(house.fake, lambda: asks(ana.messages(thread)[-1]))
        await play_on(house, following, ana)
        scores = await until(house.fake, lambda: [m for m in ana.messages(thread) if "🏆" in m.content][1:])
        first, second = [await points_of(house, one, ana) for one in (table, following)]
        best, *_ = await house.bot.tables.play.scores(following.id)
        assert best.person == int(ana.id) or "short. Farthest behind: " in scores[0].content, (
            "not merely a list"
        )
        key = "solo-record" if second >= first else "solo-best"
        told = say("en", key, opponent="Pedro (hard)", best=max(first, second), games=2)
        assert told in scores[0].content
        house.clean()


async def test_the_trail_of_the_day_ends_with_its_table(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        bot, ana = house.bot, house.fake.person("Ana")
        channel = await house.fake.new_channel("daily")
        server = int(house.fake.world.guild["id"])
        table = await bot.tables.solo.begin(
            server=server,
            channel=int(channel.id),
            person=int(ana.id),
            name="Ana",
            rival="Pedro",
            opponent=DEFAULT,
            day=bot.tables.solo.today(),
        )
        today = f"The trail of {day_in_words('en', bot.tables.solo.today())}"
        begun = await until(house.fake, lambda: [m for m in ana.messages(channel) if "begins" in m.content])
        assert begun[0].content.startswith(f"### {today}\nThe same cards and tiles for everybody")
        before = (await ana.slash(channel, "trail daily")).content
        assert before.endswith("Nobody has arrived yet.")
        await play_on(house, table, ana)
        (told,) = await until(house.fake, lambda: [m for m in ana.messages(channel) if "🏆" in m.content])
        points = await points_of(house, table, ana)
        assert f"1. Ana: **{points}**" in told.content and not parts(told, "n")
        assert (await ana.slash(channel, "trail daily")).content.endswith(f"1. Ana: **{points}**")
        await house.fake.person("Ben").slash(channel, "trail daily")
        (thread,) = house.fake.threads(channel)
        assert (thread.name, thread.kind) == (f"{today} · Ben", ChannelKind.PRIVATE_THREAD)
        ben = next(one for one in house.fake.people() if one.name == "Ben")
        seen_by = [one.name for one in (ana, ben) if house.fake.world.can_see(one.account, thread)]
        assert seen_by == ["Ben"], "who rides later must not see what is coming"
        house.clean()


async def test_whoever_plays_alone_is_told_in_their_own_language(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        dora, eva = (house.fake.person(name, locale="de") for name in ("Dora", "Eva"))
        channel = await house.fake.new_channel("games")
        thread = await house.fake.new_thread(channel, "solo", dora)
        await dora.slash(thread, "trail solo")
        (begun,) = await until(house.fake, lambda: [m for m in dora.messages(thread) if parts(m, "o")])
        assert "Das Spiel beginnt!" in begun.content
        await house.table(channel, dora, eva)
        (begun,) = await until(house.fake, lambda: [m for m in dora.messages(channel) if parts(m, "o")])
        assert "The game begins!" in begun.content, "a table of several speaks the language of the server"
        house.clean()


async def test_without_a_private_place_the_trail_of_the_day_is_not_begun(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana = house.fake.person("Ana")
        channel = await house.fake.new_channel("daily")
        await house.fake.deny(channel, "create_private_threads")
        answer = await ana.slash(channel, "trail daily")
        assert say("en", "daily-private") in answer.content + "".join(one.text for one in answer.followups)
        assert await house.bot.tables.solo.daily_open(int(ana.id)), "the try is not used up"
        await ana.slash(ana.dm, "trail daily")
        assert not await house.bot.tables.solo.daily_open(int(ana.id))
        house.fake.rejected.clear()  # Discord said no, as it was asked to
        house.clean()
