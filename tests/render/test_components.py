"""Every component of the data can be drawn, and the map has a spot for each place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any

import pytest
from PIL import Image

from render.art import cards, tiles
from render.art.base import area
from render.art.glyphs import COUNTED, PER, READ, TASKS, Glyph, glyphs
from render.art.icons import icon, known
from render.art.icons.registry import ICONS
from render.art.theme import THEMES
from render.art.ways import half_size, places, tracks
from render.facts import Action, Edition, breed_of, edition
from render.scenes import harbour, westward

NAMES = [f"{kind}:{v}" if v else kind for kind, d in ICONS.items() for v in (d.variants or ("",))]


def drawn(sprite: Image.Image) -> bool:
    """Whether there is anything on a sprite."""
    box = sprite.getchannel("A").getbbox()
    return box is not None and (box[2] - box[0]) * (box[3] - box[1]) > 0.2 * sprite.width * sprite.height


def actions(printed: Edition) -> list[tuple[str, Action]]:
    """Every action that is printed on anything, with where it is printed."""
    board = printed.file("player_board")
    found = [(f"building {t}", a) for t, fact in printed.buildings.items() for a in fact["actions"]]
    found += [(f"risk {s}", a) for s, a in printed.file("trail")["risk_actions"].items()]
    found += [(f"master {m}", f.get("action", [])) for m, f in printed.masters.items()]
    found += [(f"objective {o}", f["action"]) for o, f in printed.objectives.items()]
    found += [(f"disc {d}", f.get("action", [])) for d, f in board["discs"].items()]
    for name, fact in board["auxiliaries"]["actions"].items():
        found += [(f"auxiliary {name}", fact[kind]) for kind in ("single", "double")]
    for name, row in board["rows"].items():
        found += [(f"row {name} {place}", fact.get("action", [])) for place, fact in row.items()]
    return found + OWN_ACTIONS[printed.game](printed)


def overseas(printed: Edition) -> list[tuple[str, Action]]:
    found = [(f"ship {s}", f.get("action", [])) for s, f in printed.ships.items()]
    for side, cities in printed.file("cities")["sides"].items():
        for city, fact in cities.items():
            for quarter in fact["quarters"].values():
                found += [(f"{city} {side}", space.get("bonus") or []) for space in quarter["spaces"]]
    return found


def along_the_railroad(printed: Edition) -> list[tuple[str, Action]]:
    cities = printed.file("cities")
    found = [(city, fact.get("action", [])) for city, fact in printed.strip.items()]
    return found + [(" to ".join(arrow["cities"]), arrow.get("action", [])) for arrow in cities["between"]]


OWN_ACTIONS = {"argentina": overseas, "original": along_the_railroad}


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_draws_something_in_every_theme(name: str) -> None:
    for theme in THEMES:
        assert drawn(icon(name, 24, theme)), name


def test_an_unknown_icon_is_not_known() -> None:
    assert not known("unicorn")
    assert not known("cow:unicorn")
    assert known("cow:niata")


def test_every_printed_action_has_icons(printed: Edition) -> None:
    for where, action in actions(printed):
        for glyph in glyphs(action):
            assert known(glyph.icon), f"{where}: no icon {glyph.icon!r}"


def test_an_effect_without_icons_is_noticed() -> None:
    with pytest.raises(KeyError):
        glyphs([{"do": "fly_to_the_moon"}])


def effects(found: Any) -> Iterator[str]:
    """Every effect named anywhere in a file, however deep."""
    if isinstance(found, dict):
        if isinstance(found.get("do"), str) and "tasks" not in found:
            yield found["do"]
        for inner in found.values():
            yield from effects(inner)
    elif isinstance(found, list):
        for inner in found:
            yield from effects(inner)


def test_every_effect_of_the_data_can_be_read(game: str) -> None:
    folder = files("data").joinpath(game)
    used = {name for path in folder.iterdir() for name in effects(json.loads(path.read_text("utf-8")))}
    assert len(used) > 15
    assert used <= set(READ)


@pytest.mark.parametrize("table", [PER, COUNTED, TASKS], ids=["per", "counted", "tasks"])
def test_tables_of_glyphs_name_real_icons(table: dict[str, Glyph]) -> None:
    assert all(known(glyph.icon) for glyph in table.values())


def test_every_task_and_every_count_of_a_master_is_covered(printed: Edition) -> None:
    cards = {**printed.objectives, **printed.starting_objectives}
    assert {task for fact in cards.values() for task in fact["tasks"]} <= set(TASKS)
    assert {fact["score"]["of"] for fact in printed.masters.values()} <= set(COUNTED)


@pytest.mark.parametrize("theme", list(THEMES))
def test_every_tile_and_card_has_a_drawing_of_its_own(printed: Edition, theme: str) -> None:
    """Two components may share an icon but never look the same, unless they are printed alike."""
    faces: dict[bytes, tuple[str, object]] = {}

    def add(name: str, sprite: Image.Image, fact: object = None) -> None:
        assert drawn(sprite), name
        other, same = faces.setdefault(sprite.tobytes(), (name, fact or name))
        assert same == (fact or name), f"{name} looks like {other}"

    for tile in printed.buildings:
        owners: tuple[int | None, ...] = (None,) if len(tile) == 1 else (0, 1, 2, 3)
        for owner in owners:
            add(f"{tile} of {owner}", tiles.building(printed, tile, owner, (98, 84), theme))
    for tile in sorted(printed.trail_tiles):
        add(tile, tiles.trail_tile(printed, tile, 60, theme))
    for tile in sorted(printed.workers):
        add(tile, tiles.worker(tile, 60, theme))
    for name in printed.masters:
        add(name, tiles.master(printed, name, (112, 116), theme))
    for name in printed.card_ids:
        fact = printed.objectives.get(name)
        add(name, cards.card(printed, name, (186, 262), theme), fact)
    for name, fact in printed.starting_objectives.items():
        add(name, cards.objective(printed, name, (186, 262), theme), fact)


def test_every_ship_has_a_drawing_of_its_own() -> None:
    printed = edition("argentina")
    faces = {harbour.ship_face(printed, name, "light").tobytes() for name in printed.ships}
    assert len(faces) == len(printed.ships)


def test_every_city_stands_above_its_space_of_the_track_and_none_overlap() -> None:
    printed = edition("original")
    boards = printed.layout["cities"]
    assert list(boards) == list(printed.strip)
    for city, fact in printed.strip.items():
        x0, _, x1, y1 = boards[city]
        x, y = tracks(printed)[str(fact["value"])]
        assert x0 <= x <= x1 and y1 <= y, city
    for here, there in pairwise(boards.values()):
        assert here[2] < there[0]


def test_between_neighbours_stands_what_the_data_says() -> None:
    printed = edition("original")
    found = {pair: westward.between(printed, *pair) for pair in pairwise(printed.strip)}
    assert sum(bool(glyphs) for glyphs in found.values()) == len(printed.file("cities")["between"])
    assert [glyph.on for glyph in found["el_paso", "san_diego"]] == ["8"]
    assert [glyph.icon for glyph in found["topeka", "wichita"]] == ["card:objective", "vp"]


def test_the_cost_of_transport_is_the_crosses_before_the_engine() -> None:
    """The rulebook's example: 3 crosses to Albuquerque and 2 to Santa Fe."""
    printed = edition("original")
    assert westward.transport_cost(printed, "5", "albuquerque") == 3
    assert westward.transport_cost(printed, "5", "santa_fe") == 2
    assert westward.transport_cost(printed, "t4", "santa_fe") == 2
    assert westward.transport_cost(printed, "39", "san_francisco") == 0


def test_every_breed_for_sale_has_its_column(printed: Edition) -> None:
    assert {breed_of(card)[0] for card in printed.market_ids} == set(printed.breeds_for_sale)
    assert len(printed.value_three) == 3


def test_every_score_category_has_an_icon(view: dict[str, Any], printed: Edition) -> None:
    sheet, scored = next(iter(view["players"].values()))["score"], printed.layout["scores"]
    assert set(scored) == set(sheet) - {"total"}
    assert all(known(name) for name in scored.values())


def test_every_icon_a_layout_names_is_known(printed: Edition) -> None:
    layout = printed.layout
    names = [layout["crest"], *layout["spots"], *layout["players"], *layout["purse"]]
    assert all(known(name) for name in names + [f"worker:{one}" for one in layout["roles"].values()])


@pytest.mark.parametrize(("name", "count"), [("argentina", 57), ("original", 52)])
def test_the_map_has_all_places_and_the_whole_railroad(name: str, count: int) -> None:
    printed = edition(name)
    trail = {place for edge in printed.file("trail")["edges"] for place in edge}
    trail |= set(printed.file("trail")["tile_money"])  # some camps lie beside the trail
    assert set(places(printed)) == trail
    assert len(trail) == count
    railroad = printed.file("railroad")
    spaces = {str(n) for n in range(railroad["last_space"] + 1)}
    spaces |= {"depot"} if "depot_before" in railroad else set()
    turnouts = {f"t{fact['space']}" for fact in printed.stations.values() if not fact.get("at_end")}
    assert set(tracks(printed)) == spaces | turnouts
    assert set(printed.layout["stations"]) == set(printed.stations)


def test_no_two_tiles_of_the_map_overlap_and_none_leaves_it(printed: Edition) -> None:
    x0, y0, x1, y1 = area(printed, "map")
    trail, boxes = printed.file("trail"), {}
    for name, (x, y) in places(printed).items():
        if name not in (trail["start"], trail["capital"]):
            w, h = half_size(printed, name)
            boxes[name] = (x - w, y - h, x + w, y + h)
            assert x0 <= x - w and x + w <= x1 and y0 <= y - h and y + h <= y1, name
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one} and {other} overlap"


def test_engines_on_neighbouring_spaces_can_be_told_apart(printed: Edition) -> None:
    for one, other in combinations(tracks(printed).values(), 2):
        assert (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 >= 26**2
