"""The signs of effects, counts and tasks that only Argentina has."""

from __future__ import annotations

from engine.argentina.charts import QUARTERS
from engine.argentina.farmers import ExhaustOthers, HelpFarmers
from engine.argentina.harbour import DiscToQuay, ExtraDelivery
from render.argentina.icons import FARMERS
from render.art.glyphs import COUNTED, PER, TASKS, Glyph, reads

PER.update(
    gauchos=Glyph("worker:gaucho"),
    carpinteros=Glyph("worker:carpintero"),
    maquinistas=Glyph("worker:maquinista"),
    granjeros=Glyph("worker:granjero"),
    field_buildings=Glyph("grain_building"),
    farmer_pairs=Glyph("farmer:green", before="2"),
)
COUNTED.update(
    strong_cattle=Glyph("cow:any", before="3+"),
    ship_discs=Glyph("ship"),
    strong_workers=Glyph("strength"),
    farmers=Glyph("farmer:green"),
)
TASKS.update(
    {quarter: Glyph(f"task:{quarter}") for quarter in QUARTERS}
    | {f"{colour}_farmer": Glyph(f"farmer:{colour}") for colour in FARMERS}
    | {"ship18": Glyph("ship", before="18")}
)


@reads(HelpFarmers)
def _help(e: HelpFarmers) -> list[Glyph]:
    return [Glyph("help"), *([Glyph("strength", before=f"+{e.bonus}")] if e.bonus else [])]


@reads(DiscToQuay)
def _quay(e: DiscToQuay) -> list[Glyph]:
    return [Glyph(f"quay:{e.quay}", before=e.quay[0].upper())]


reads(ExtraDelivery)(lambda e: [Glyph("delivery")])
reads(ExhaustOthers)(lambda e: [Glyph("card:exhaustion"), Glyph("arrow"), Glyph("others")])
