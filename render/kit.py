"""What a game must bring to be drawn. The rest of render never asks which game it is; it asks its kit.

A kit lies in `render/<game>/`; that of a game outside the product lies in a module `pictures` of the game's
own package (see engine.games). Importing either registers the kit:

    class Mine(RenderKit):
        game = "mine"
        folder = files(__package__)         # holds mine.json, its Layout, and perhaps mine-palette.json
        ground = Ground(...)                # what its map is made of
    register(Mine())

It is looked for when a picture of the game is first asked for. A game's own icons sign up with
`render.art.icons.registry.drawing`, its colours with `render.art.theme.add_colours`, the signs of its effects
with `render.art.glyphs.reads`; its texts are messages like all others. All methods but `trail_tile` have
something to fall back on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from engine import PlayerView, View
from engine.games import kit_of as engine_kit
from engine.views import TileView
from render.layout import Layout, read_layout

if TYPE_CHECKING:
    from PIL import Image

    from render.art.ground import Ground
    from render.describe import Words
    from render.edition import Edition
    from render.scenes.scene import Scene

Box = tuple[int, int, int, int]


class Kind(NamedTuple):
    """Tiles or cards of one kind, drawn by themselves: which there are, and how one of them is drawn."""

    ids: Callable[[Edition], Collection[str]]
    draw: Callable[[Edition, str, str], Image.Image]


class Limit(NamedTuple):
    """A limit on the player's board: title, field of the view, field of a disc that raises it, icon."""

    title: str
    key: str
    raised: str
    icon: str


class Track(NamedTuple):
    """Numbered spaces of the player's board: how far a marker has come, the last space, and the limit."""

    icon: str
    value: int
    last: int
    limit: int


class RenderKit:
    game: str
    folder: Traversable = files("data").joinpath("layout")
    ground: Ground
    hand_title: str = ""  # of the table for what a hand is asked for besides its breeding value
    hand_fields: tuple[str, ...] = ()  # of a player's view, that this table shows
    limits: tuple[Limit, ...] = ()

    def layout(self) -> Layout:
        return read_layout(self.folder.joinpath(f"{self.game}.json"))

    def palettes(self) -> dict[str, list[str]]:
        """256 colours for each theme, as hex codes; none if the game has no file of them."""
        file = self.folder.joinpath(f"{self.game}-palette.json")
        return msgspec.json.decode(file.read_bytes(), type=dict[str, list[str]]) if file.is_file() else {}

    def check(self, view: View, edition: Edition) -> None:
        """Look up the names in what only this game's views hold; BadView says what is wrong where."""

    # The board

    def draw_on_board(self, scene: Scene) -> None:
        """What lies on the board besides what all games have."""

    def trail_tile(self, edition: Edition, tile: str, size: int, theme: str) -> Image.Image:
        """A tile of the trail that is no building: a farmer, a hazard, a camp."""
        raise NotImplementedError

    def draw_event(self, scene: Scene, event: str, x: float, y: float) -> None:
        """What happens when the token leaves a row of the job market, over the gap that it crosses."""
        if event == "refill":
            scene.icon("herd", 30, x, y)
        else:
            scene.icon("finish", 30, x - 18, y)

    def stacks(self, view: View) -> dict[str, int]:
        """What is left in the stacks beside the cattle market, by the icon of the stack."""
        return {"card:hidden": view.cattle_stack}

    def changes(self, now: View, then: View) -> list[str]:
        """The spots at which what only this game's views hold has changed."""
        return []

    # Other pictures

    def cities(self, view: View, locale: str, theme: str, names: dict[str, str]) -> Scene | None:
        """The cities large; without any, the board is shown."""
        return None

    def draw_besides(self, scene: Scene, player: PlayerView, box: Box) -> None:
        """What a hand is good for besides its breeding value."""

    def tracks(self, edition: Edition, player: PlayerView) -> list[Track]:
        """Tracks of the player's board before that of the certificates."""
        return []

    def dealt(self, player: PlayerView) -> list[str | None]:
        """Objectives dealt at the start, None for those that lie face down."""
        return []

    def things(self) -> Mapping[str, Kind]:
        """What can be drawn by itself besides buildings, cattle and station masters."""
        return {}

    def emoji(self, edition: Edition) -> Iterator[tuple[str, Image.Image]]:
        """Emoji besides those of the layout and of what all games have."""
        yield from ()

    # In words

    def tile_name(self, words: Words, tile: str) -> str:
        """The name of a tile of the trail."""
        return tile

    def tile_text(self, words: Words, space: str, entry: TileView) -> str:
        """A line on a tile of the trail and where it lies."""
        return f"{words.space(space)}: {words.tile(entry.tile)}"

    def text(self, words: Words) -> Iterator[str]:
        """The last part of the board in words."""
        yield from ()

    def delivered(self, view: View) -> int:
        """How many discs lie in cities."""
        return 0


KITS: dict[str, RenderKit] = {}


def register(kit: RenderKit) -> None:
    KITS[kit.game] = kit


def kit_of(game: str) -> RenderKit:
    """The kit of a game, which is imported when it is first asked for."""
    if game not in KITS:
        if find_spec(f"render.{game}"):
            import_module(f"render.{game}")
        else:
            engine_kit(game).part("pictures")
    if game not in KITS:
        raise LookupError(f"nobody has said how to draw {game!r}; see render.kit")
    return KITS[game]
