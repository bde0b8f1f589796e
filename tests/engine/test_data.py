"""The data files: strict when read, counted against the rulebook, and no id that points at nothing."""

import json
from importlib.resources import files

import pytest
from pydantic import BaseModel

from engine import BadData
from engine import facts as edge
from engine.argentina.charts import harbour
from engine.argentina.rules import RULES
from engine.argentina.setup import check_counts
from engine.catalog import Roles
from engine.read_catalog import load

FILES: dict[str, type[BaseModel]] = {
    "trail": edge.TrailFacts,
    "railroad": edge.RailroadFacts,
    "cattle": edge.CattleFacts,
    "buildings": edge.BuildingsFacts,
    "player_board": edge.BoardFacts,
    "masters": edge.MastersFacts,
    "objectives": edge.ObjectivesFacts,
    "market": edge.MarketFacts,
    "setup": edge.SetupFacts,
}


def raw(name: str, game: str = "argentina") -> dict:
    return json.loads(files("data").joinpath(game, f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FILES)
def test_an_unknown_key_stops_the_start_with_file_place_and_reason(name):
    content = raw(name) | {"surprise": 1}
    with pytest.raises(BadData, match=rf"x/{name}.json, surprise: Extra inputs"):
        edge.parse(json.dumps(content), f"x/{name}.json", FILES[name])


def test_a_broken_file_is_named_with_its_line():
    with pytest.raises(BadData, match=r"x\.json, line 2"):
        edge.parse('{\n"source": }', "x.json", edge.TrailFacts)


def test_an_unknown_effect_is_named_with_its_place():
    content = raw("buildings")
    content["neutral"]["tiles"]["A"][0] = [{"do": "dance"}]
    with pytest.raises(BadData, match=r"neutral.tiles.A.0: .*dance"):
        edge.parse(json.dumps(content), "buildings.json", edge.BuildingsFacts)


def test_every_block_says_where_it_comes_from():
    sources = RULES.catalog.sources
    assert {"trail", "railroad", "cities", "ships", "objectives", "private buildings"} <= sources.keys()
    assert all(
        any(word in text for word in ("rulebook", "record", "reconstruction")) for text in sources.values()
    )


@pytest.fixture
def changed(monkeypatch):
    """Read the files with one of them changed."""

    def change(name: str, alter) -> None:
        content = raw(name)
        alter(content)
        read = edge.read

        def patched(game, file, model):
            if file == name:
                return edge.parse(json.dumps(content), f"data/{game}/{file}.json", model)
            return read(game, file, model)

        monkeypatch.setattr(edge, "read", patched)

    return change


ROLES = Roles("gaucho", "carpintero", "maquinista")


@pytest.mark.parametrize(
    ("name", "alter", "reason"),
    [
        ("trail", lambda c: c["neutral_spaces"].append("Z"), "no path leads to 'Z'"),
        ("trail", lambda c: c["edges"].append(["A"]), "does not join two spaces"),
        ("railroad", lambda c: c["stations"][0].update(space=99), "no space 99"),
        ("objectives", lambda c: c["cards"][3].update(do="sing"), "cards.3.do: no action is called 'sing'"),
        ("player_board", lambda c: c["auxiliaries"]["actions"]["draw"]["discs"].append("x"), "disc space"),
        ("player_board", lambda c: c["rows"].pop("gaucho"), "no row for the gaucho"),
        ("cattle", lambda c: c["prices"]["options"][0].update(of="unicorn"), "unicorn"),
        ("market", lambda c: c["events"].update({"12": "refill"}), "11 rows"),
    ],
)
def test_an_id_that_points_at_nothing_stops_the_start(changed, name, alter, reason):
    changed(name, alter)
    with pytest.raises(BadData, match=reason):
        load("argentina", ROLES)


@pytest.mark.parametrize(
    ("name", "alter", "reason"),
    [
        ("market", lambda c: c["bags"]["B"]["workers"]["gaucho"].update(plain=7), "gaucho tiles.*counts 19"),
        ("market", lambda c: c["bags"]["C"]["farmers"]["yellow"].pop(), "rulebook counts"),
        ("cattle", lambda c: c["breeds"]["caracu"]["market_vp"].pop(), "market_cattle.*36"),
        ("objectives", lambda c: c["cards"].pop(), "objective_cards.*24"),
        ("masters", lambda c: c["tiles"].pop("sm1"), "station_masters.*8"),
    ],
)
def test_a_wrong_total_stops_the_start(changed, name, alter, reason):
    changed(name, alter)
    catalog = load("argentina", ROLES)
    with pytest.raises(BadData, match=reason):
        check_counts(catalog, harbour())
