"""The pictures as the layers above ask for them: a checked view in, PNG bytes out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.decisions import Decision
from engine.views import DecisionView
from render import describe
from render.art.theme import THEMES
from render.check import AnyView, BadView, View, check, seat_of
from render.edition import edition
from render.encode import png
from render.scenes import board as board_scene
from render.scenes import hand as hand_scene
from render.scenes import market as market_scene
from render.scenes import marks
from render.scenes import mat as mat_scene
from render.scenes import score as score_scene
from render.scenes import statistics as statistics_scene
from render.scenes.changes import changes
from render.scenes.scene import Scene

Names = dict[str, str] | None
Ready = tuple[View, str, str, dict[str, str]]  # a checked view, language, theme and names
HAND_FIELDS = (
    *("hand", "hand_count", "hand_limit", "draw", "draw_count", "discard", "unseen"),
    *("certificates", "breeding_value"),
)


def board(
    view: AnyView,
    locale: str = "en",
    highlight: Iterable[str] | None = None,
    theme: str = "light",
    *,
    names: Names = None,
    since: AnyView | None = None,
) -> bytes:
    """The whole board. `highlight` frames things by their id or by the id of an option."""
    made = board_scene.scene(*_ready(view, locale, theme, names))
    return _finish(made, highlight, since)


def mat(
    view: AnyView,
    seat: str,
    locale: str = "en",
    highlight: Iterable[str] | None = None,
    theme: str = "light",
    *,
    names: Names = None,
) -> bytes:
    """A player's board."""
    return _finish(mat_scene.scene(*_ready(view, locale, theme, names, seat), seat), highlight)


def hand(
    view: AnyView,
    seat: str,
    locale: str = "en",
    highlight: Iterable[str] | None = None,
    theme: str = "light",
    *,
    names: Names = None,
) -> bytes:
    """A player's hand; only its backs where the view does not know the cards."""
    return _finish(hand_scene.scene(*_ready(view, locale, theme, names, seat), seat), highlight)


def hand_fields(game: str) -> tuple[str, ...]:
    """The fields of a player that the picture of a hand shows: it changes only when one of them does."""
    return (*HAND_FIELDS, *edition(game).kit.hand_fields)


def market(
    view: AnyView,
    locale: str = "en",
    highlight: Iterable[str] | None = None,
    theme: str = "light",
    *,
    names: Names = None,
    since: AnyView | None = None,
) -> bytes:
    """Job market, cattle market with its prices, and the open objectives."""
    return _finish(market_scene.scene(*_ready(view, locale, theme, names)), highlight, since)


def cities(
    view: AnyView,
    locale: str = "en",
    highlight: Iterable[str] | None = None,
    theme: str = "light",
    *,
    names: Names = None,
    since: AnyView | None = None,
) -> bytes:
    """The cities: those overseas, or those along the railroad to the west."""
    ready = _ready(view, locale, theme, names)
    made = edition(ready[0].game).kit.cities(*ready) or board_scene.scene(*ready)
    return _finish(made, highlight, since)


def score(view: AnyView, locale: str = "en", theme: str = "light", *, names: Names = None) -> bytes:
    """The score sheet, at any time of the game."""
    return _finish(score_scene.scene(*_ready(view, locale, theme, names)))


def statistics(
    game: str,
    rows: Sequence[statistics_scene.Row],
    people: tuple[str, str],
    locale: str = "en",
    theme: str = "light",
    below: str = "",
) -> bytes:
    """Average points by category: somebody's own, and those of the people they play with; a line below."""
    return png(statistics_scene.draw(game, rows, people, locale, _theme(theme), below), game, theme)


def menu(
    view: AnyView,
    decision: marks.Asked = None,
    locale: str = "en",
    theme: str = "light",
    *,
    names: Names = None,
    since: AnyView | None = None,
    close: bool = False,
    highlight: Iterable[str] | None = None,
    numbers: Sequence[int] = (),
) -> bytes:
    """The picture on which most legal options of a decision lie, each with its number.

    That is the board unless the choice is among cards in hand or things of a player's board. `decision` is
    the engine's, the one of a view, a list of options or a list of ids; without one, that of the view. A
    `close` look, as for a phone, shows the place where most of them lie, and leaves out what is far from them
    and from where the player stands; if there are none, it is the whole board. `numbers` are those of the
    options where several belong to one choice. `highlight` points things out by their
    id, besides.
    """
    ready = _ready(view, locale, theme, names)
    checked: View = ready[0]
    asked = decision if decision is not None else checked.decision
    options = marks.choices(asked)
    seat = _asked_seat(checked, asked)
    group = _group(options) if close else ""
    made = _scene_of(group, ready, seat) if group else board_scene.scene(*ready)
    if options and seat and not _found(made, options, group):
        group = ""
        scenes = board_scene.scene(*ready), hand_scene.scene(*ready, seat), mat_scene.scene(*ready, seat)
        made = max(scenes, key=lambda scene: _found(scene, options))
    if since is not None:
        marks.highlight(made, changes(made.view, check(since)))
    marks.badges(made, options, group, numbers, highlight or ())
    image = made.image
    if close and _found(made, options, group):
        shown = [one for one in options if not group or marks.group_of(one) == group]
        also = [spot for spot in made.spots if group == "cattle" and spot.startswith(("card:", "breed:"))]
        also += highlight or ()
        if seat and group in ("", "map"):
            also.append(f"place:{checked.places.get(seat)}")
        image = image.crop(marks.near(made, shown, also))
    return png(image, checked.game, theme)


def _group(options: list[marks.Choice]) -> str:
    """Where most options lie, or what they end with: one place is shown large rather than several small."""
    groups = [group for group in map(marks.group_of, reversed(options)) if group]
    return max(groups, key=groups.count, default="")


def _scene_of(group: str, ready: Ready, seat: str | None) -> Scene:
    if group in ("jobs", "cattle", "objectives"):
        return market_scene.scene(*ready)
    if group == "mat" and seat:
        return mat_scene.scene(*ready, seat)
    if group == "hand" and seat:
        return hand_scene.scene(*ready, seat)
    overseas = edition(ready[0].game).kit.cities(*ready) if group == "cities" else None
    return overseas or board_scene.scene(*ready)


def alt(
    view: AnyView,
    picture: str,
    locale: str = "en",
    *,
    names: Names = None,
    seat: str | None = None,
    decision: marks.Asked = None,
) -> str:
    """The alt text of a picture: "board", "mat", "hand", "market", "cities", "score" or "menu"."""
    return describe.alt(view, picture, locale, names or {}, seat, decision)


def text(view: AnyView, locale: str = "en", *, names: Names = None) -> str:
    """The board in words."""
    return describe.board_text(view, locale, names or {})


def _ready(view: AnyView, locale: str, theme: str, names: Names, seat: str | None = None) -> Ready:
    checked = check(view)
    if seat is not None:
        seat_of(checked, seat)
    return checked, locale, _theme(theme), names or {}


def _theme(theme: str) -> str:
    if theme not in THEMES:
        raise ValueError(f"no theme is called {theme!r}; there are {', '.join(THEMES)}")
    return theme


def _asked_seat(view: View, asked: marks.Asked) -> str | None:
    seat = asked.seat if isinstance(asked, (Decision, DecisionView)) else None
    seat = seat or view.seat or view.active
    return seat if seat in view.seats else None


def _found(scene: Scene, options: list[marks.Choice], group: str = "") -> int:
    wanted = [option for option in options if not group or marks.group_of(option) == group]
    return sum(marks.find(scene.spots, option) is not None for option in wanted)


def _finish(scene: Scene, highlight: Iterable[str] | None = None, since: AnyView | None = None) -> bytes:
    if since is not None:
        earlier = check(since)
        if (earlier.game, earlier.seats) != (scene.view.game, scene.view.seats):
            raise BadView("the earlier view is of another table")
        marks.highlight(scene, changes(scene.view, earlier))
    if highlight:
        marks.highlight(scene, highlight)
    return png(scene.image, scene.view.game, scene.theme)
