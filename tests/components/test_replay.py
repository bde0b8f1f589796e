"""Replay and film as a person sees them on Discord: private panels whose buttons carry everything."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from bot.sandbox.people import Person
from bot.sandbox.state import Channel, Message
from bot.store import tables
from bot.store.records import Table
from bot.trials.local_bot import LocalBot, local_bot
from bot.trials.recorded import keep
from bot.words.i18n import say
from engine.records import Record
from tests.e2e.harness import until

RECORDS = Path(__file__).parents[1] / "engine" / "records"


async def recorded(
    house: LocalBot, name: str, people: list[Person], upto: int | None = None
) -> tuple[Channel, Table]:
    channel = await house.fake.new_channel(f"{name}-{upto}")
    record = Record.read((RECORDS / f"{name}.json").read_bytes())
    server = int(house.fake.world.guild["id"])
    given = [int(person.id) for person in people]
    return channel, await keep(house.bot.tables, record, given, int(channel.id), upto=upto, server=server)


def by_id(message: Message, part: str) -> str:
    """The id of the one component that ends with this."""
    (found,) = [one["custom_id"] for one in message.parts if one.get("custom_id", "").endswith(part)]
    return str(found)


def words(message: Message) -> str:
    return "\n".join(one.get("content", "") for one in message.parts)


def pictures(message: Message) -> list[dict[str, Any]]:
    return [item for one in message.parts for item in one.get("items", ())]


async def test_a_finished_game_turn_by_turn_with_its_hands(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben, cora = (house.fake.person(name) for name in ("Ana", "Ben", "Cora"))
        channel, table = await recorded(house, "argentina-2-1", [ana, ben])
        panel = (await cora.slash(channel, "replay")).message
        assert panel is not None and panel.ephemeral
        last = (await house.bot.tables.replay.turns(table.id))[-1]
        assert f"Turn 1 of {last}" in words(panel) and len(pictures(panel)) == 1
        assert pictures(panel)[0]["description"], "a picture has words for those who cannot see it"
        for step, turn in (("n", 2), ("n", 3), ("b", 2), ("l", last), ("f", 1)):
            await (await cora.click(panel, custom_id=by_id(panel, f":{step}"))).edited()
            assert f"Turn {turn} of {last}" in words(panel)
        await (await cora.click(panel, custom_id=by_id(panel, ":h"))).edited()
        assert len(pictures(panel)) == 3, "the board and both hands"
        menu = next(one for one in panel.parts if one.get("custom_id", "").startswith("rj:"))
        visit = next(one for one in menu["options"] if "Buenos Aires" in one["description"])
        await (await cora.select(panel, menu["custom_id"], [visit["value"]])).edited()
        turn = visit["value"].partition(":")[0]
        assert f"Turn {turn} of" in words(panel) and len(pictures(panel)) == 3
        await ana.slash(channel, "replay", hands=False)
        await (await cora.click(panel, custom_id=by_id(panel, ":n"))).edited()
        assert len(pictures(panel)) == 1, "Ana minds"
        house.clean()


async def test_a_running_game_shows_a_seat_its_own_hand(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben, cora = (house.fake.person(name, locale="de") for name in ("Ana", "Ben", "Cora"))
        channel, _ = await recorded(house, "original-3-1", [ana, ben, cora], upto=20)
        panel = (await ana.slash(channel, "replay")).message
        assert panel is not None and "Zug 20 von 20" in words(panel)
        await (await ana.click(panel, custom_id=by_id(panel, ":h"))).edited()
        await (await ana.click(panel, custom_id=by_id(panel, ":b"))).edited()
        assert "Zug 19 von 20" in words(panel) and len(pictures(panel)) == 2
        stranger = house.fake.person("Dora", locale="de")
        panel = (await stranger.slash(channel, "replay")).message
        assert panel is not None and len(pictures(panel)) == 1
        assert not [one for one in panel.parts if one.get("custom_id", "").endswith(":h")]
        house.clean()


async def test_the_film_is_made_sent_in_private_and_shown_to_all(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        ana, ben = (house.fake.person(name) for name in ("Ana", "Ben"))
        channel, table = await recorded(house, "original-2-1", [ana, ben], upto=6)
        running = (await ana.slash(channel, "replay", what="film")).message
        assert running is not None and running.ephemeral
        (film,) = await until(house.fake, lambda: pictures(running))
        assert "film.webp" in film["media"]["url"] and "film of 7 pictures" in film["description"]
        assert not [one for one in running.parts if one.get("custom_id")], "only for Ana while it runs"
        async with house.bot.store.transaction() as link:
            tables.end(link, table.id, "abandoned", 1)
        house.bot.tables.context.games.forget(table.id)
        over = (await ben.slash(channel, "replay", what="film")).message
        assert over is not None
        await until(house.fake, lambda: pictures(over))
        await ben.click(over, say("en", "film-show"))
        shown = await until(
            house.fake,
            lambda: [one for one in ana.messages(channel) if pictures(one) and not one.ephemeral],
        )
        assert pictures(shown[-1])[0]["description"].startswith("The game as a film")
        await never_over_the_limit(house, table, int(ana.id))
        house.clean()


async def never_over_the_limit(house: LocalBot, table: Table, person: int) -> None:
    replay, heard = house.bot.tables.replay, []
    sight, reel = await replay.sight(table.id, person), await replay.reel(table.id)
    whole = await house.bot.films.film(
        sight, reel, "de", "light", 10**8, lambda done, of: heard.append((done, of))
    )
    assert heard == [(turn, 7) for turn in range(1, 8)]
    smaller = await house.bot.films.film(sight, reel, "de", "light", len(whole.data) // 2)
    assert len(smaller.data) <= len(whole.data) // 2
    with Image.open(BytesIO(smaller.data)) as film:
        assert film.format == "WEBP" and film.width < 800
