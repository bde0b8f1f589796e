"""The panel as Discord's Components V2: sections, menus, and one row of what is always there."""

from __future__ import annotations

from collections import Counter
from typing import Any

from discord import ButtonStyle, MediaGalleryItem
from discord.ui import ActionRow, Container, Item, LayoutView, MediaGallery, Section, TextDisplay

from bot.components import panel as parts
from bot.components.content import PAGE, Panel, PanelOption
from bot.components.help import WhyNot
from bot.components.look import Look, Story
from bot.words.brief import EMOJI
from bot.words.i18n import say, short

MOST = 40  # components of a message, those inside others counted
LONGEST = 4000  # characters of all its texts
LINE = 380  # of an option
A_ROW = 5


def layout(panel: Panel) -> LayoutView:
    """A panel: note, question, picture, options beside their buttons or in a menu, then one row."""
    where, language = (panel.table_id, panel.seat, panel.number), panel.language
    head = "\n".join(filter(None, (panel.title, panel.note, panel.coach, f"### {panel.question}")))
    box: list[Item[Any]] = [TextDisplay(short(head, 1500))]
    if panel.picture:
        picture = panel.file.alt if panel.file else None
        media = f"attachment://{panel.picture}.png"
        box.append(MediaGallery(MediaGalleryItem(media, description=short(picture or "", 1000) or None)))
    footer = _footer(panel)
    used = 1 + _count(box) + _count(footer) + 2 * bool(panel.instead) + 2 * bool(panel.other)
    room, listed = MOST - used, False
    if panel.as_sections and 3 * len(panel.main) <= room:
        for place, option in enumerate(panel.main, start=1):
            label = option.number or str(place)
            button = parts.Pick(*where, option.value, label, style=ButtonStyle.primary)
            box.append(Section(TextDisplay(_line(option)), accessory=button))
    elif panel.main and panel.as_steps and _count(grid := _grid(panel)) <= room:
        box += grid
        listed = True  # and that is enough to read
    elif panel.main:
        box.append(ActionRow(parts.Menu(*where, "main", _entries(panel), panel, language)))
    for start in range(0, len(panel.toggles), A_ROW):
        row = range(start, min(start + A_ROW, len(panel.toggles)))
        box.append(ActionRow(*(_toggle(panel, place) for place in row)))
    if panel.instead:
        room = MOST - 1 - _count(box) - _count(footer) - (2 if panel.other else 0)
        box += _group(panel, panel.instead, "instead", 0 if listed else room)
    if panel.other:
        box.append(ActionRow(parts.Menu(*where, "other", panel.other[:PAGE], None, language)))
    view = LayoutView(timeout=None)
    view.add_item(Container(*box, *footer, accent_colour=panel.colour or None))
    return view


def _line(option: PanelOption) -> str:
    first = f"{option.face} {option.label or option.detail}".strip()
    second = f"\n-# {option.detail}" if option.label and option.detail else ""
    return short(f"{first}{second}", LINE)


def _grid(panel: Panel) -> list[Item[Any]]:
    """More options than sections: numbers on buttons and lines below, or what they are on the buttons.

    Whichever has less to be read: lines can have emoji for words.
    """
    told, named = _numbered_lines(panel), _named_buttons(panel)
    return told if _length(told) < _length(named) else named


def _numbered_lines(panel: Panel) -> list[Item[Any]]:
    where = panel.table_id, panel.seat, panel.number
    numbers = [one.number or str(place) for place, one in enumerate(panel.main, start=1)]
    lines = [
        f"**{number}** {' · '.join(filter(None, (f'{one.face} {one.label}'.strip(), one.detail)))}"
        for number, one in zip(numbers, panel.main, strict=True)
    ]
    buttons: list[Item[Any]] = [
        parts.Pick(*where, one.value, number, style=ButtonStyle.primary)
        for number, one in zip(numbers, panel.main, strict=True)
    ]
    return [*_rows(buttons), TextDisplay(short("\n".join(lines), 2000))]


def _length(items: list[Item[Any]]) -> int:
    """How much there is to read: not the names of emoji."""
    texts = [one.content for one in items if isinstance(one, TextDisplay)]
    labels = [
        str(button.item.label)
        for row in items
        if isinstance(row, ActionRow)
        for button in row.children
        if isinstance(button, parts.Pick)
    ]
    return len(EMOJI.sub("", " ".join((*texts, *labels))))


def _named_buttons(panel: Panel) -> list[Item[Any]]:
    """A button each that says what it is. What most of them have in common goes without saying."""
    where = panel.table_id, panel.seat, panel.number
    (usual, count), *_ = Counter(one.plain for one in panel.main).most_common(1)
    buttons: list[Item[Any]] = []
    follows: dict[str, list[str]] = {}
    for place, one in enumerate(panel.main, start=1):
        number = one.number or str(place)
        label = number if one.plain == usual and 2 * count > len(panel.main) else f"{number} {one.plain}"
        buttons.append(parts.Pick(*where, one.value, label, style=ButtonStyle.primary, face=one.face))
        follows.setdefault(one.detail, []).append(number)
    for_all, by_number = _shared(follows)
    lines = [f"-# {', '.join(numbers)}: {detail}" for detail, numbers in by_number.items() if detail]
    lines += [f"-# {for_all}"] if for_all else []
    return [*_rows(buttons), *([TextDisplay(short("\n".join(lines), 1500))] if lines else [])]


def _shared(follows: dict[str, list[str]]) -> tuple[str, dict[str, list[str]]]:
    """What follows from every option, at the end of all details, and the rest of them."""
    ends = {detail.rpartition(" · ")[2] for detail in follows}
    if len(ends) > 1:
        return "", follows
    return ends.pop(), {detail.rpartition(" · ")[0]: numbers for detail, numbers in follows.items()}


def _toggle(panel: Panel, place: int) -> parts.Toggle:
    option = panel.toggles[place]
    label, face = option.plain, option.face
    if panel.picked >> place & 1:
        label, face = f"✓ {label}", ""
    return parts.Toggle(
        *(panel.table_id, panel.seat, panel.number, panel.picked, str(place), label),
        style=ButtonStyle.success if panel.picked >> place & 1 else ButtonStyle.secondary,
        face=face,
    )


def _entries(panel: Panel) -> list[PanelOption]:
    return panel.main[panel.page * PAGE : (panel.page + 1) * PAGE]


def _inner(items: list[Item[Any]]) -> int:
    return sum(2 for one in items if isinstance(one, Section)) + sum(
        len(one.children) for one in items if isinstance(one, ActionRow)
    )


def _count(items: list[Item[Any]]) -> int:
    return len(items) + _inner(items)


def _group(panel: Panel, options: list[PanelOption], name: str, room: int) -> list[Item[Any]]:
    """What is instead of everything above: buttons if they are few and there is room, else a menu."""
    where, language = (panel.table_id, panel.seat, panel.number), panel.language
    if len(options) <= A_ROW and room >= len(options) + 2:
        buttons = [
            parts.Pick(*where, one.value, one.plain, style=ButtonStyle.secondary, face=one.face)
            for one in options
        ]
        return [TextDisplay(f"-# {say(language, f'panel-{name}')}"), ActionRow(*buttons)]
    return [ActionRow(parts.Menu(*where, name, options[:PAGE], None, language))]


def _footer(panel: Panel) -> list[Item[Any]]:
    """Done, Take back, Look, Why not; and what happened, folded into a line."""
    where, language = (panel.table_id, panel.seat, panel.number), panel.language
    alone = not panel.main and not panel.instead and not panel.toggles
    buttons: list[Item[Any]] = [
        parts.Pick(
            *where,
            one.value,
            f"{one.plain} {one.plain_detail}".strip(),
            style=ButtonStyle.success if alone and place == 0 else ButtonStyle.secondary,
        )
        for place, one in enumerate(panel.passes[:2])
    ]
    if panel.count and panel.least != panel.most:
        label = say(language, "panel-these", count=panel.count)
        these = parts.Toggle(*where, panel.picked, "ok", label, style=ButtonStyle.success)
        these.item.disabled = not panel.least <= panel.count <= panel.most
        buttons.append(these)
    elif panel.mine and panel.least == 0 and not panel.passes:
        buttons.append(parts.Pick(*where, "none", say(language, "panel-none"), style=ButtonStyle.secondary))
    if panel.undo:
        buttons.append(parts.TakeBack(panel.table_id, panel.number, 0, say(language, "panel-undo")))
    if panel.seat and panel.looks:
        buttons.append(Look(panel.table_id, say(language, "panel-look")))
    if panel.blocked:
        buttons.append(WhyNot(panel.table_id, say(language, "why-not-button")))
    if len(panel.folded) > 1:
        buttons.append(Story(panel.table_id, say(language, "panel-more")))
    more: list[Item[Any]] = []
    if panel.exchange is not None:
        count = int(panel.exchange.value.partition(":")[2])
        more.append(parts.Offer(*where, count, panel.exchange.label, face=panel.exchange.face))
    if panel.has_places:
        other = "hand" if panel.shows_places else "map"
        more.append(parts.Switch(panel.table_id, other, say(language, f"panel-{other}")))
    if panel.pages > 1:
        after = (panel.page + 1) % panel.pages
        label = say(language, "panel-page", page=panel.page + 1, pages=panel.pages)
        more.append(parts.PageButton(panel.table_id, after, label))
    if panel.tip or panel.coach:
        label = say(language, "coach-off" if panel.coach else "tip-off")
        more.append(parts.TipsOff(panel.table_id, label))
    everything = [*buttons, *more]
    if len(everything) % A_ROW + len(panel.extra) <= A_ROW:
        everything += panel.extra
    rows = [*(ActionRow(menu) for menu in panel.menus), *_rows(everything)]
    if panel.extra and panel.extra[0] not in everything:
        rows += _rows(panel.extra)
    if panel.tip:
        rows.append(TextDisplay(short(panel.tip, 600)))
    if panel.folded:
        rows.append(TextDisplay(short("\n".join(f"-# {line}" for line in panel.folded), 600)))
    return rows


def _rows(buttons: list[Item[Any]]) -> list[Item[Any]]:
    return [ActionRow(*buttons[start : start + A_ROW]) for start in range(0, len(buttons), A_ROW)]
