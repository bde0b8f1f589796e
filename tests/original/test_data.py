"""The original's data files: counted against the rulebook, marked with their sources, no id that dangles."""

import json
from importlib.resources import files

import pytest

from engine import BadData
from engine import facts as edge
from engine.catalog import Roles
from engine.original.charts import Cities
from engine.original.rules import RULES
from engine.original.scoring import COUNTS
from engine.original.setup import check_counts
from engine.read_catalog import load

ROLES = Roles("cowboy", "craftsman", "engineer")


@pytest.fixture
def changed(monkeypatch):
    """Read the files with one of them changed."""

    def change(name, alter):
        content = json.loads(files("data").joinpath("original", f"{name}.json").read_text(encoding="utf-8"))
        alter(content)
        read = edge.read

        def patched(game, file, model):
            if file == name:
                return edge.parse(json.dumps(content), f"data/{game}/{file}.json", model)
            return read(game, file, model)

        monkeypatch.setattr(edge, "read", patched)

    return change


@pytest.mark.parametrize(
    ("name", "alter", "reason"),
    [
        ("market", lambda c: c["bags"]["B"]["workers"]["cowboy"].update(plain=10), "workers.*54"),
        ("market", lambda c: c["bags"]["A"]["hazards"]["flood"].pop(), "hazards.*18"),
        ("market", lambda c: c["bags"]["C"]["camps"].update(green=3, blue=2), "camps_per_colour.*11"),
        ("market", lambda c: c["row_costs"].append(3), "job_market_rows.*12"),
        ("cattle", lambda c: c["breeds"]["holstein"]["market_vp"].pop(), "market_cattle.*36"),
        ("objectives", lambda c: c["cards"].pop(), "objective_cards.*24"),
        ("objectives", lambda c: c["starting"].pop(), "starting_objectives.*4"),
        ("masters", lambda c: c["tiles"].pop("sm1"), "station_masters.*5"),
        ("buildings", lambda c: c["neutral"]["tiles"].pop("G"), "neutral_buildings.*7"),
        ("player_board", lambda c: c["discs"].pop("hand_2"), "discs_per_player.*14"),
    ],
)
def test_a_wrong_total_stops_the_start(changed, name, alter, reason):
    changed(name, alter)
    with pytest.raises(BadData, match=reason):
        check_counts(load("original", ROLES))


def test_only_neighbours_have_something_between_them(changed):
    changed("cities", lambda content: content["between"][0].update(cities=["topeka", "santa_fe"]))
    with pytest.raises(BadData, match="no neighbours"):
        Cities.read()


def test_every_block_says_where_it_comes_from():
    sources = RULES.catalog.sources
    assert {"trail", "railroad", "cities", "objectives", "private buildings"} <= sources.keys()
    assert all("rulebook" in text or "record" in text for text in sources.values())


def test_whatever_tiles_count_can_be_counted():
    catalog = RULES.catalog
    actions = [action for building in catalog.buildings.values() for action in building.actions]
    named = {getattr(task, "per", "") for action in actions for task in action}
    named |= {master.of for master in catalog.masters.values()}
    assert named - {""} <= COUNTS.keys()
    assert COUNTS.keys() <= named, "nothing is counted in vain"
