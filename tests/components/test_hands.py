"""The picture of a hand: named by what it shows, and sent again only when it shows something else."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import render
from bot.pictures.pictures import hand_name, names_of
from bot.sandbox.people import Person
from bot.sandbox.state import Message, cdn_path
from bot.store.records import Seat, Table
from bot.trials.local_bot import LocalBot, local_bot
from render.trials.sample import start, steps
from tests.render.samples import GAMES

TAPS = 25


def table(game: str) -> Table:
    seats = tuple(Seat(seat, number, seat.title()) for number, seat in enumerate(("north", "south")))
    return Table("t", 1, 1, "running", game, {}, 2, None, 1, 0, 0, seats=seats)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_one_name_are_one_picture(game: str) -> None:
    at, played = table(game), start(2, 5, game)
    drawn: dict[str, bytes] = {}
    repeated = 0
    for _, state in zip(range(160), steps(played, 5), strict=False):
        view = state.view("north")
        name = hand_name(at, view, "north", "en")
        picture = render.hand(view, "north", "en", names=names_of(at))
        repeated += name in drawn
        assert drawn.setdefault(name, picture) == picture
    assert repeated and len(set(drawn.values())) > 1


def test_other_people_and_languages_have_names_of_their_own() -> None:
    at, view = table("argentina"), start(2, 5).view("north")
    names = {hand_name(at, view, seat, language) for seat in view.seats for language in ("en", "de")}
    assert len(names) == 4


async def tap(person: Person, panel: Message, rng: random.Random) -> bool:
    """Answer whatever the panel asks; False if it asks nothing."""
    offered = [part for part in panel.parts if part.get("custom_id", " ")[0] in "pm"]
    if not offered:
        return False
    part = rng.choice(offered)
    if part["type"] == 2:
        answer = await person.click(panel, custom_id=part["custom_id"], wait=False)
    else:
        values = [option["value"] for option in part["options"]]
        answer = await person.select(panel, part["custom_id"], values[: part["min_values"]], wait=False)
    await answer.edited()
    return True


async def fresh(house: LocalBot, at: Table, person: Person) -> dict[str, bytes | None]:
    """The name and the bytes of the picture that the panel of a person should have now, if it has one.

    A question about places shows those instead of the hand; what is on that picture is not looked at here.
    """
    panel = await house.bot.panels.make(at.id, int(person.id), "en")
    view = await house.bot.tables.play.look(at.id, int(person.id))
    assert view.seat is not None
    if not panel.picture:
        return {}
    if panel.shows_places:
        return {f"{panel.picture}.png": None}
    assert panel.picture == hand_name(at, view, view.seat, "en")
    return {f"{panel.picture}.png": render.hand(view, view.seat, "en", names=names_of(at))}


def shown(house: LocalBot, panel: Message, expected: dict[str, bytes | None]) -> None:
    """The panel has exactly that picture."""
    files = {file["filename"]: house.fake.world.files[cdn_path(file["url"])] for file in panel.files}
    assert files.keys() == expected.keys()
    assert all(picture in (None, files[name]) for name, picture in expected.items())


async def test_a_panel_always_shows_the_hand_and_is_sent_it_only_when_it_changed(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        fake, rng = house.fake, random.Random(3)
        ana, bruno = fake.person("Ana"), fake.person("Bruno")
        channel = await fake.new_channel("table")
        at = await house.table(channel, ana, bruno)
        people = {ana.id: ana, bruno.id: bruno}
        taps = kept = 0
        while taps < TAPS:
            asked = await house.bot.tables.play.asked(at.id, None)
            assert asked.waiting_for is not None
            person = people[str(at.seat(asked.waiting_for).person)]
            panel = (await person.slash(channel, "hand")).message
            assert panel is not None
            before = {file["filename"]: file["id"] for file in panel.files}
            while await tap(person, panel, rng):
                taps += 1
                shown(house, panel, await fresh(house, at, person))
                now = {file["filename"]: file["id"] for file in panel.files}
                same = before.keys() & now.keys()
                assert all(before[name] == now[name] for name in same), "a picture was sent that was there"
                kept, before = kept + len(same), now
        assert kept, "no choice left a hand alone"
        house.clean()


async def test_a_click_that_was_overtaken_by_another_leaves_the_right_picture(tmp_path: Path) -> None:
    """Two taps at once: the second was made on a panel that the first has changed when it is answered."""
    async with local_bot(tmp_path) as house:
        fake, rng = house.fake, random.Random(4)
        ana, bruno = fake.person("Ana"), fake.person("Bruno")
        channel = await fake.new_channel("table")
        at = await house.table(channel, ana, bruno)
        overtaken = 0
        for _ in range(6):
            asked = await house.bot.tables.play.asked(at.id, None)
            assert asked.waiting_for is not None
            person = ana if at.seat(asked.waiting_for).person == int(ana.id) else bruno
            panel = (await person.slash(channel, "hand")).message
            assert panel is not None
            while await tap(person, panel, rng):
                undo = [part["custom_id"] for part in panel.parts if part.get("custom_id", " ")[0] == "u"]
                picks = [part["custom_id"] for part in panel.parts if part.get("custom_id", " ")[0] == "p"]
                if not undo or not picks:
                    continue
                both = [await person.click(panel, custom_id=one, wait=False) for one in (picks[0], undo[0])]
                for answer in both:
                    await answer.edited()
                overtaken += 1
                shown(house, panel, await fresh(house, at, person))
        assert overtaken
        house.clean()
