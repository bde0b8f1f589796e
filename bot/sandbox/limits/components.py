"""Message components: action rows of buttons and menus, and the layout kinds of Components V2."""

from __future__ import annotations

from collections.abc import Callable

from bot.sandbox.limits.text import count, items, number, text, web_address
from bot.sandbox.wire import SELECTS, Json, Part, invalid, walk

BUTTON_WITH_ID, BUTTON_LINK, BUTTON_PREMIUM = range(1, 5), 5, 6
TOP_LEVEL_V2 = {
    Part.ACTION_ROW,
    Part.SECTION,
    Part.TEXT_DISPLAY,
    Part.MEDIA_GALLERY,
    Part.FILE,
    Part.SEPARATOR,
    Part.CONTAINER,
}


def check_components(components: list[Json], *, v2: bool) -> None:
    parts = list(walk(components))
    if v2:
        count("components", parts, 0, 40)
        if sum(len(part.get("content") or "") for part in parts) > 4000:
            raise invalid("components", "The texts of a message must not exceed 4000 characters in all.")
    else:
        count("components", components, 0, 5)
    allowed = TOP_LEVEL_V2 if v2 else {Part.ACTION_ROW}
    for i, component in enumerate(components):
        check_part(f"components.{i}", component, allowed)
    check_unique_ids(parts)


def check_unique_ids(parts: list[Json]) -> None:
    for key in ("custom_id", "id"):
        ids = [part[key] for part in parts if part.get(key)]
        if twice := {i for i in ids if ids.count(i) > 1}:
            raise invalid("components", f"Component {key} cannot be duplicated: {sorted(map(str, twice))}")


def check_part(path: str, part: Json, allowed: set[Part]) -> None:
    """One component in a place where only these kinds may stand."""
    kind = part.get("type")
    if kind not in allowed:
        raise invalid(f"{path}.type", f"Component type {kind} cannot stand here.")
    CHECKS[Part(kind)](path, part)


def check_custom_id(path: str, part: Json) -> None:
    text(f"{path}.custom_id", part.get("custom_id"), 1, 100)


def check_row(path: str, row: Json) -> None:
    children = items(path, row, "components")
    count(f"{path}.components", children, 1, 5)
    if len(children) > 1 and any(child.get("type") != Part.BUTTON for child in children):
        raise invalid(f"{path}.components", "An action row holds up to five buttons or exactly one menu.")
    for i, child in enumerate(children):
        check_part(f"{path}.components.{i}", child, {Part.BUTTON, *SELECTS})


def check_button(path: str, button: Json) -> None:
    style = number(f"{path}.style", button.get("style"), 1, 6)
    text(f"{path}.label", button.get("label"), 0, 80)
    if style == BUTTON_PREMIUM:
        raise invalid(path, "Premium buttons are not offered by this application.")
    if not button.get("label") and not button.get("emoji"):
        raise invalid(path, "A button needs a label or an emoji.")
    if style in BUTTON_WITH_ID:
        check_custom_id(path, button)
        if button.get("url"):
            raise invalid(f"{path}.url", "A custom id and url cannot both be specified.")
    else:
        web_address(f"{path}.url", button.get("url"), attachment=False)
        text(f"{path}.url", button.get("url"), 1, 512)
        if button.get("custom_id"):
            raise invalid(f"{path}.custom_id", "A custom id and url cannot both be specified.")


def check_select(path: str, select: Json) -> None:
    check_custom_id(path, select)
    text(f"{path}.placeholder", select.get("placeholder"), 0, 150)
    least = number(f"{path}.min_values", select.get("min_values", 1), 0, 25)
    most = number(f"{path}.max_values", select.get("max_values", 1), 1, 25)
    if least > most:
        raise invalid(f"{path}.min_values", "Must not be greater than max_values.")
    if select["type"] == Part.STRING_SELECT:
        check_options(path, items(path, select, "options"), 1, 25)
        if most > len(select["options"]):
            raise invalid(f"{path}.max_values", "Must not be greater than the number of options.")
        if sum(bool(option.get("default")) for option in select["options"]) > most:
            raise invalid(f"{path}.options", "More options are chosen by default than may be chosen.")


def check_options(path: str, options: list[Json], least: int, most: int) -> None:
    """The options of a menu, a radio group or a group of check boxes."""
    count(f"{path}.options", options, least, most)
    for i, option in enumerate(options):
        text(f"{path}.options.{i}.label", option.get("label"), 1, 100)
        text(f"{path}.options.{i}.value", option.get("value"), 1, 100)
        text(f"{path}.options.{i}.description", option.get("description"), 0, 100)
    if len({option["value"] for option in options}) != len(options):
        raise invalid(f"{path}.options", "Option values must be unique.")


def check_section(path: str, section: Json) -> None:
    children = items(path, section, "components")
    count(f"{path}.components", children, 1, 3)
    for i, child in enumerate(children):
        check_part(f"{path}.components.{i}", child, {Part.TEXT_DISPLAY})
    if not isinstance(section.get("accessory"), dict):
        raise invalid(f"{path}.accessory", "This field is required.")
    check_part(f"{path}.accessory", section["accessory"], {Part.BUTTON, Part.THUMBNAIL})


def check_text(path: str, display: Json) -> None:
    text(f"{path}.content", display.get("content"), 1, 4000)


def check_thumbnail(path: str, thumbnail: Json) -> None:
    check_media(f"{path}.media", thumbnail.get("media"))
    text(f"{path}.description", thumbnail.get("description"), 0, 1024)


def check_gallery(path: str, gallery: Json) -> None:
    pictures = items(path, gallery, "items")
    count(f"{path}.items", pictures, 1, 10)
    for i, picture in enumerate(pictures):
        check_thumbnail(f"{path}.items.{i}", picture)


def check_file(path: str, file: Json) -> None:
    check_media(f"{path}.file", file.get("file"))
    if not str(file["file"]["url"]).startswith("attachment://"):
        raise invalid(f"{path}.file.url", "A file component shows a file sent along.")


def check_media(path: str, media: Json | None) -> None:
    web_address(f"{path}.url", (media or {}).get("url"), attachment=True)


def check_separator(path: str, separator: Json) -> None:
    number(f"{path}.spacing", separator.get("spacing", 1), 1, 2)


def check_container(path: str, container: Json) -> None:
    if container.get("accent_color") is not None:
        number(f"{path}.accent_color", container["accent_color"], 0, 0xFFFFFF)
    children = items(path, container, "components")
    if not children:
        raise invalid(f"{path}.components", "A container holds at least one component.")
    for i, child in enumerate(children):
        check_part(f"{path}.components.{i}", child, TOP_LEVEL_V2 - {Part.CONTAINER})


CHECKS: dict[Part, Callable[[str, Json], None]] = {
    Part.ACTION_ROW: check_row,
    Part.BUTTON: check_button,
    **dict.fromkeys(SELECTS, check_select),
    Part.SECTION: check_section,
    Part.TEXT_DISPLAY: check_text,
    Part.THUMBNAIL: check_thumbnail,
    Part.MEDIA_GALLERY: check_gallery,
    Part.FILE: check_file,
    Part.SEPARATOR: check_separator,
    Part.CONTAINER: check_container,
}
