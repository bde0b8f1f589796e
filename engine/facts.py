"""The files of `data/`, read through strict models: an unknown key or a wrong type stops the start.

These models are the edge. The rules use the plain objects that `engine.read_catalog` makes of them.
"""

from __future__ import annotations

import json
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec
from pydantic import BaseModel, ConfigDict, PlainValidator, ValidationError

from engine.agenda import Action, read_tasks
from engine.decisions import BadData
from engine.games import kit_of

Corner = Literal["white", "dark"]
Hand = Literal["green", "black", "both"]


def _action(raw: Any) -> Action:
    if not isinstance(raw, list):
        raise ValueError("an action is a list of effects")
    try:
        return tuple(read_tasks(raw))
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None


if TYPE_CHECKING:
    Effects = Action
else:
    Effects = Annotated[Any, PlainValidator(_action)]


class Facts(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, arbitrary_types_allowed=True)


class Sourced(Facts):
    """A block that says where it comes from: the rulebook, the public record, or a reconstruction."""

    source: str


class TrailFacts(Sourced):
    start: str
    capital: str
    neutral_spaces: list[str]
    edges: list[Annotated[list[str], "from, to"]]
    fields: list[str]  # building spaces on grain, or in the woods
    risk_source: str = ""  # of the risk actions, where it is another
    risk_actions: dict[str, Effects]
    tile_money: dict[str, int]  # spaces for farmers, hazards or camps, with the money printed there


class StationFacts(Facts):
    space: int
    cost: int
    vp: int
    corner: Corner
    at_end: bool = False
    master: bool = False
    repeatable: bool = False


class RailroadFacts(Sourced):
    last_space: int
    depot_before: int | None = None
    stations: list[StationFacts]


class BreedFacts(Facts):
    color: str
    value: int
    strength: int = 0
    start: int = 0
    market_vp: list[int] = []


class ExhaustionFacts(Facts):
    vp: int
    count: int
    start: int


class PriceFacts(Facts):
    herders: int
    money: int
    cards: int
    of: str


class PricesFacts(Sourced):
    options: list[PriceFacts]


class CattleFacts(Sourced):
    exhaustion: ExhaustionFacts | None = None
    breeds: dict[str, BreedFacts]
    prices: PricesFacts


class PrivateFacts(Facts):
    need: int
    vp: int
    hand: Hand | None
    actions: list[Effects]


class NeutralTiles(Sourced):
    tiles: dict[str, list[Effects]]


class PrivateTiles(Sourced):
    tiles: dict[str, PrivateFacts]


class BuildingsFacts(Facts):
    neutral: NeutralTiles
    private: PrivateTiles


class DiscFacts(Facts):
    corner: Corner
    pay: int = 0
    steps: int | dict[str, int] = 0  # more steps; by player count where it differs
    hand_limit: int = 0
    certificate_limit: int = 0
    needs: str | None = None  # counts only once this space is cleared too
    strength: int = 0
    vp: int = 0
    action: Effects = ()


class AuxiliaryFacts(Facts):
    free: int = 0
    discs: list[str]
    single: Effects
    double: Effects


class AuxiliariesFacts(Sourced):
    actions: dict[str, AuxiliaryFacts]


class RowSpaceFacts(Facts):
    price: int = 0
    action: Effects


class BoardFacts(Sourced):
    discs: dict[str, DiscFacts]
    auxiliaries: AuxiliariesFacts
    rows: dict[str, dict[str, RowSpaceFacts]]


class ScoreFacts(Facts):
    points: int
    every: int
    of: str


class MasterFacts(Facts):
    permanent_certificates: int = 0
    permanent_grain: int = 0
    action: Effects = ()
    score: ScoreFacts


class MastersFacts(Sourced):
    tiles: dict[str, MasterFacts]


class ObjectiveFacts(Facts):
    do: str
    vp: int
    fail: int | None = None
    tasks: list[str]


class StartingObjectiveFacts(Facts):
    """Dealt face down at the start: never played, and without a penalty."""

    vp: int
    tasks: list[str]


class ObjectivesFacts(Sourced):
    fail_vp: int = 0
    actions: dict[str, Effects]
    cards: list[ObjectiveFacts]
    starting: list[StartingObjectiveFacts] = []


class WorkersFacts(Facts):
    plain: int
    strong: int = 0


class BagFacts(Facts):
    workers: dict[str, WorkersFacts] = {}
    farmers: dict[str, list[str]] = {}  # colour: hand-strength of each tile
    hazards: dict[str, list[str]] = {}  # kind: hand-points of each tile
    camps: dict[str, int] = {}  # colour: how many tiles


class BagsFacts(Sourced):
    camp_hands: dict[str, Hand] = {}
    A: BagFacts
    B: BagFacts
    C: BagFacts

    def bags(self) -> dict[str, BagFacts]:
        return {"A": self.A, "B": self.B, "C": self.C}


class MarketFacts(Sourced):
    row_costs: list[int]
    strong_surcharge: int = 0
    events: dict[str, str]
    bags: BagsFacts


class FeesFacts(Sourced):
    black_hand: dict[str, int]
    green_hand: dict[str, int]


class StepsFacts(Sourced):
    base: dict[str, int]


class CountsFacts(Sourced):
    """Totals that the rulebook prints; every file is counted against them."""

    model_config = ConfigDict(extra="allow", strict=True, frozen=True)


class SetupFacts(Sourced):
    money: list[int]
    cards: list[int]
    exchange: int = 0
    hand_limit: int
    certificate_limit: int
    grain_limit: int = 0
    cattle_market: dict[str, int]
    tiles_on_trail: int
    workers_in_market: dict[str, int]
    objectives_shown: int
    foresight_spaces: int
    discs: int
    fees: FeesFacts
    steps: StepsFacts
    counts: CountsFacts


Model = TypeVar("Model", bound=BaseModel)


def read(game: str, name: str, model: type[Model]) -> Model:
    """A game's file of facts, checked; BadData names the file, the place and the reason."""
    return read_file(kit_of(game).data, name, model)


def read_file(folder: Traversable, name: str, model: type[Model]) -> Model:
    where = f"data/{folder.name}/{name}.json"
    try:
        text = folder.joinpath(f"{name}.json").read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(f"{where}: {error}") from error
    return parse(text, where, model)


def parse(text: str, where: str, model: type[Model]) -> Model:
    try:
        return model.model_validate(json.loads(text))
    except json.JSONDecodeError as error:
        raise BadData(f"{where}, line {error.lineno}: {error.msg}") from error
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise BadData(f"{where}, {place}: {first['msg']}") from error
