"""Every component of the data can be drawn, and the map has a spot for each place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from render import facts
from render.art import cards, tiles
from render.art.base import area
from render.art.glyphs import COUNTED, PER, READ, TASKS, Glyph, glyphs
from render.art.icons import icon, known
from render.art.icons.registry import ICONS
from render.art.theme import THEMES
from render.art.ways import half_size, places, tracks
from render.scenes import harbour
from render.scenes.score import ICONS as SCORED
from render.scenes.tables import BREEDS

NAMES = [f"{kind}:{v}" if v else kind for kind, d in ICONS.items() for v in (d.variants or ("",))]


def drawn(sprite: Image.Image) -> bool:
    """Whether there is anything on a sprite."""
    box = sprite.getchannel("A").getbbox()
    return box is not None and (box[2] - box[0]) * (box[3] - box[1]) > 0.2 * sprite.width * sprite.height


def actions() -> list[tuple[str, facts.Action]]:
    """Every action that is printed on anything, with where it is printed."""
    board = facts.file("player_board")
    found = [(f"building {t}", a) for t, fact in facts.buildings().items() for a in fact["actions"]]
    found += [(f"risk {s}", a) for s, a in facts.file("trail")["risk_actions"].items()]
    found += [(f"ship {s}", f.get("action", [])) for s, f in facts.ships().items()]
    found += [(f"master {m}", f.get("action", [])) for m, f in facts.masters().items()]
    found += [(f"objective {o}", f["action"]) for o, f in facts.objectives().items()]
    found += [(f"disc {d}", f.get("action", [])) for d, f in board["discs"].items()]
    for name, fact in board["auxiliaries"]["actions"].items():
        found += [(f"auxiliary {name}", fact[kind]) for kind in ("single", "double")]
    for name, row in board["rows"].items():
        found += [(f"row {name} {place}", fact.get("action", [])) for place, fact in row.items()]
    for side, cities in facts.file("cities")["sides"].items():
        for city, fact in cities.items():
            for quarter in fact["quarters"].values():
                found += [(f"{city} {side}", space.get("bonus") or []) for space in quarter["spaces"]]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_draws_something_in_every_theme(name: str) -> None:
    for theme in THEMES:
        assert drawn(icon(name, 24, theme)), name


def test_an_unknown_icon_is_not_known() -> None:
    assert not known("unicorn")
    assert not known("cow:unicorn")
    assert known("cow:niata")


def test_every_printed_action_has_icons() -> None:
    for where, action in actions():
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


def test_every_effect_of_the_data_can_be_read() -> None:
    folder = files("data").joinpath(facts.GAME)
    used = {name for path in folder.iterdir() for name in effects(json.loads(path.read_text("utf-8")))}
    assert len(used) > 15
    assert used <= set(READ)


@pytest.mark.parametrize("table", [PER, COUNTED, TASKS], ids=["per", "counted", "tasks"])
def test_tables_of_glyphs_name_real_icons(table: dict[str, Glyph]) -> None:
    assert all(known(glyph.icon) for glyph in table.values())


def test_every_task_and_every_count_of_a_master_is_covered() -> None:
    assert {task for fact in facts.objectives().values() for task in fact["tasks"]} <= set(TASKS)
    assert {fact["score"]["of"] for fact in facts.masters().values()} <= set(COUNTED)


@pytest.mark.parametrize("theme", list(THEMES))
def test_every_tile_and_card_has_a_drawing_of_its_own(theme: str) -> None:
    """Two components may share an icon but never look the same."""
    faces: dict[bytes, str] = {}

    def add(name: str, sprite: Image.Image) -> None:
        assert drawn(sprite), name
        key = sprite.tobytes()
        assert faces.setdefault(key, name) == name, f"{name} looks like {faces[key]}"

    for tile in facts.buildings():
        owners: tuple[int | None, ...] = (None,) if len(tile) == 1 else (0, 1, 2, 3)
        for owner in owners:
            add(f"{tile} of {owner}", tiles.building(tile, owner, (98, 84), theme))
    for tile in sorted(facts.farmers()):
        add(tile, tiles.farmer(tile, 60, theme))
    for tile in sorted(facts.workers()):
        add(tile, tiles.worker(tile, 60, theme))
    for name in facts.masters():
        add(name, tiles.master(name, (112, 116), theme))
    for name in facts.ships():
        add(name, harbour.ship_face(name, theme))
    for name in facts.card_ids():
        add(name, cards.card(name, (186, 262), theme))


def test_every_breed_for_sale_has_its_column() -> None:
    assert {facts.breed_of(card)[0] for card in facts.market_ids()} == set(BREEDS)


def test_every_score_category_has_an_icon(view: dict[str, Any]) -> None:
    sheet = next(iter(view["players"].values()))["score"]
    assert set(SCORED) == set(sheet) - {"total"}
    assert all(known(name) for name in SCORED.values())


def test_the_map_has_all_57_places_and_the_whole_railroad() -> None:
    trail = {place for edge in facts.file("trail")["edges"] for place in edge}
    assert set(places()) == trail
    assert len(trail) == 57
    spaces = {str(n) for n in range(facts.file("railroad")["last_space"] + 1)}
    turnouts = {f"t{fact['space']}" for fact in facts.stations().values() if not fact.get("at_end")}
    assert set(tracks()) == spaces | {"depot"} | turnouts
    assert set(facts.layout()["stations"]) == set(facts.stations())


def test_no_two_tiles_of_the_map_overlap_and_none_leaves_it() -> None:
    x0, y0, x1, y1 = area("map")
    boxes = {}
    for name, (x, y) in places().items():
        if name not in ("start", "buenos_aires"):
            w, h = half_size(name)
            boxes[name] = (x - w, y - h, x + w, y + h)
            assert x0 <= x - w and x + w <= x1 and y0 <= y - h and y + h <= y1, name
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one} and {other} overlap"


def test_engines_on_neighbouring_spaces_can_be_told_apart() -> None:
    for one, other in combinations(tracks().values(), 2):
        assert (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 >= 26**2
