"""The signs of effects, counts and tasks that only the original has."""

from __future__ import annotations

from engine.original.cities import ExtraordinaryDelivery
from engine.original.hazards import RemoveHazard, Trade
from engine.original.riding import MoveFree, UseAdjacent
from render.art.glyphs import COUNTED, PER, TASKS, Glyph, many, reads

PER.update(
    cowboys=Glyph("worker:cowboy"),
    engineers=Glyph("worker:engineer"),
    woods_buildings=Glyph("wood_building"),
    camp_pairs=Glyph("camp_pair"),
)
COUNTED.update(
    workers=Glyph("worker:cowboy"),
    hazards=Glyph("hazard:any"),
    camp_pairs=Glyph("camp_pair"),
)
TASKS.update(
    hazard=Glyph("hazard:any"),
    green_camp=Glyph("camp:green"),
    blue_camp=Glyph("camp:blue"),
    san_francisco=Glyph("bridge"),
)


@reads(RemoveHazard)
def _remove_hazard(e: RemoveHazard) -> list[Glyph]:
    price = [Glyph("coin", on=str(e.price)), Glyph("pays")] if e.price else []
    return [*price, Glyph("clear")]


reads(Trade)(lambda e: [Glyph("trade")])
reads(MoveFree)(lambda e: [many("ride", e.steps)])
reads(UseAdjacent)(lambda e: [Glyph("adjacent")])
reads(ExtraordinaryDelivery)(lambda e: [Glyph("back"), Glyph("engine"), Glyph("arrow"), Glyph("city")])
