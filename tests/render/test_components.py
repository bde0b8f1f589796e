"""Every component of the data can be drawn, and the map has a spot for each place."""

from __future__ import annotations

import io
from itertools import combinations, pairwise
from typing import Any

import pytest
from PIL import Image

import render
from engine.agenda import Action
from engine.argentina.charts import harbour
from engine.original.charts import cities
from engine.turn import EndTurn
from render.argentina.harbour import ship_face
from render.art import cards, tiles
from render.art.base import area
from render.art.glyphs import COUNTED, PER, TASKS, Glyph, glyphs
from render.art.icons import icon, known
from render.art.icons.registry import ICONS
from render.art.theme import THEMES
from render.art.ways import half_size, places, tracks
from render.edition import Edition, edition
from render.original import westward

NAMES = [f"{kind}:{v}" if v else kind for kind, d in ICONS.items() for v in d.draws]


def drawn(sprite: Image.Image) -> bool:
    """Whether there is anything on a sprite."""
    box = sprite.getchannel("A").getbbox()
    return box is not None and (box[2] - box[0]) * (box[3] - box[1]) > 0.2 * sprite.width * sprite.height


def actions(printed: Edition) -> list[tuple[str, Action]]:
    """Every action that is printed on anything, with where it is printed."""
    catalog = printed.catalog
    found = [(f"building {name}", a) for name, one in catalog.buildings.items() for a in one.actions]
    found += [(f"risk {space}", action) for space, action in catalog.trail.risk.items()]
    found += [(f"master {name}", one.action) for name, one in catalog.masters.items()]
    found += [(f"objective {name}", one.action) for name, one in catalog.objectives.items()]
    found += [(f"disc {name}", one.action) for name, one in catalog.discs.items()]
    for name, one in catalog.auxiliaries.items():
        found += [(f"auxiliary {name}", action) for action in (one.single, one.double)]
    for name, row in catalog.rows.items():
        found += [(f"row {name} {place}", space.action) for place, space in row.items()]
    return found + OWN_ACTIONS[printed.game]()


def overseas() -> list[tuple[str, Action]]:
    found = [(f"ship {name}", ship.action) for name, ship in harbour().ships.items()]
    maps = [(name, city) for cities in harbour().maps.values() for name, city in cities.items()]
    return found + [(name, space.action) for name, city in maps for space in city.spaces.values()]


def along_the_railroad() -> list[tuple[str, Action]]:
    found = [(name, city.action) for name, city in cities().strip.items()]
    return found + [(" to ".join(arrow.cities), arrow.action) for arrow in cities().between]


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
        glyphs((EndTurn(),))


@pytest.mark.parametrize("table", [PER, COUNTED, TASKS], ids=["per", "counted", "tasks"])
def test_tables_of_glyphs_name_real_icons(table: dict[str, Glyph]) -> None:
    assert all(known(glyph.icon) for glyph in table.values())


def test_every_task_and_every_count_of_a_master_is_covered(printed: Edition) -> None:
    tasks = {task for fact in printed.catalog.objectives.values() for task in fact.tasks}
    assert tasks <= TASKS.keys() | printed.breeds.keys()
    assert {fact.of for fact in printed.catalog.masters.values()} <= COUNTED.keys()


@pytest.mark.parametrize("theme", list(THEMES))
def test_every_tile_and_card_has_a_drawing_of_its_own(printed: Edition, theme: str) -> None:
    """Two components may share an icon but never look the same, unless they are printed alike."""
    faces: dict[bytes, tuple[str, object]] = {}

    def add(name: str, sprite: Image.Image, fact: object = None) -> None:
        assert drawn(sprite), name
        other, same = faces.setdefault(sprite.tobytes(), (name, fact or name))
        assert same == (fact or name), f"{name} looks like {other}"

    for tile in printed.catalog.buildings:
        owners: tuple[int | None, ...] = (None,) if len(tile) == 1 else (0, 1, 2, 3)
        for owner in owners:
            add(f"{tile} of {owner}", tiles.building(printed, tile, owner, (98, 84), theme))
    for tile in sorted(printed.catalog.tile_hands):
        add(tile, printed.kit.trail_tile(printed, tile, 60, theme))
    for tile in sorted(printed.workers):
        add(tile, tiles.worker(tile, 60, theme))
    for name in printed.catalog.masters:
        add(name, tiles.master(printed, name, (112, 116), theme))
    for name in printed.card_ids:
        fact = printed.catalog.objectives.get(name)
        add(name, cards.card(printed, name, (186, 262), theme), fact)
    for name in printed.catalog.starting_objectives:
        add(name, cards.objective(printed, name, (186, 262), theme), printed.catalog.objectives[name])


def test_every_ship_has_a_drawing_of_its_own() -> None:
    ships = harbour().ships
    assert len({ship_face(name, "light").tobytes() for name in ships}) == len(ships)


def test_every_city_stands_above_its_space_of_the_track_and_none_overlap() -> None:
    printed = edition("original")
    boards = printed.layout.cities
    assert list(boards) == list(cities().strip)
    for city, fact in cities().strip.items():
        x0, _, x1, y1 = boards[city]
        x, y = tracks(printed)[str(fact.value)]
        assert x0 <= x <= x1 and y1 <= y, city
    for here, there in pairwise(boards.values()):
        assert here[2] < there[0]


def test_between_neighbours_stands_what_the_data_says() -> None:
    found = {pair: westward.between(*pair) for pair in pairwise(cities().strip)}
    assert sum(bool(glyphs) for glyphs in found.values()) == len(cities().between)
    assert [glyph.on for glyph in found["el_paso", "san_diego"]] == ["8"]
    assert [glyph.icon for glyph in found["topeka", "wichita"]] == ["card:objective", "vp"]


def test_the_cost_of_transport_is_the_crosses_before_the_engine() -> None:
    """The rulebook's example: 3 crosses to Albuquerque and 2 to Santa Fe."""
    assert westward.transport_cost("5", "albuquerque") == 3
    assert westward.transport_cost("5", "santa_fe") == 2
    assert westward.transport_cost("t4", "santa_fe") == 2
    assert westward.transport_cost("39", "san_francisco") == 0


def test_every_breed_for_sale_has_its_column(printed: Edition) -> None:
    assert {printed.breed_of(card)[0] for card in printed.market_ids} == set(printed.breeds_for_sale)


def test_every_score_category_has_an_icon(view: dict[str, Any], printed: Edition) -> None:
    sheet, scored = next(iter(view["players"].values()))["score"], printed.layout.scores
    assert set(scored) == set(sheet) - {"total"}
    assert all(known(name) for name in scored.values())


def test_every_icon_a_layout_names_is_known(printed: Edition) -> None:
    layout = printed.layout
    names = [layout.crest, *layout.spots, *layout.players, *layout.purse, *layout.emoji]
    assert all(known(name) for name in names + [f"worker:{one}" for one in printed.catalog.rows])


@pytest.mark.parametrize(("name", "count"), [("argentina", 57), ("original", 52)])
def test_the_map_has_all_places_and_the_whole_railroad(name: str, count: int) -> None:
    printed = edition(name)
    trail = {place for edge in printed.catalog.trail.edges for place in edge}
    trail |= set(printed.catalog.trail.tile_money)  # some camps lie beside the trail
    assert set(places(printed)) == trail
    assert len(trail) == count
    railroad = printed.catalog.railroad
    assert set(tracks(printed)) == set(railroad.progress)
    assert set(printed.layout.stations) == set(railroad.stations)


def test_no_two_tiles_of_the_map_overlap_and_none_leaves_it(printed: Edition) -> None:
    x0, y0, x1, y1 = area(printed, "map")
    trail, boxes = printed.catalog.trail, {}
    for name, (x, y) in places(printed).items():
        if name not in (trail.start, trail.capital):
            w, h = half_size(printed, name)
            boxes[name] = (x - w, y - h, x + w, y + h)
            assert x0 <= x - w and x + w <= x1 and y0 <= y - h and y + h <= y1, name
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one} and {other} overlap"


def test_engines_on_neighbouring_spaces_can_be_told_apart(printed: Edition) -> None:
    for one, other in combinations(tracks(printed).values(), 2):
        assert (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 >= 26**2


def test_one_thing_is_drawn_by_itself(game: str, printed: Edition) -> None:
    """What rule cards show: a tile or card of the game, or an icon."""
    catalog = printed.catalog
    building, worker = next(iter(catalog.buildings)), catalog.roles.herder
    for thing in (f"building:{building}", f"cattle:{printed.market_ids[0]}", f"worker:{worker}"):
        assert render.has_picture(game, thing)
        with Image.open(io.BytesIO(render.picture_of_tile(game, thing))) as image:
            assert image.format == "PNG"
            assert min(image.size) > 100


@pytest.mark.parametrize("thing", ["building:99z", "cattle:unicorn", "ship:99", "dragon", "", "worker:pilot"])
def test_what_a_game_does_not_have_is_refused_by_name(game: str, thing: str) -> None:
    assert not render.has_picture(game, thing)
    with pytest.raises(ValueError, match="has no picture of"):
        render.picture_of_tile(game, thing)
