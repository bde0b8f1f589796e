"""Application commands as they are synced, and the choices of an autocomplete."""

from __future__ import annotations

import unicodedata

from discord import Locale

from bot.sandbox.limits.text import count, items, text
from bot.sandbox.wire import ApiError, Json, invalid

SLASH, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, NUMBER = 3, 4, 10
MOST_OF_KIND = {SLASH: 100, USER_MENU: 15, MESSAGE_MENU: 15}
LOCALES = {locale.value for locale in Locale}


def check_commands(commands: list[Json]) -> None:
    """The whole list of a bulk overwrite."""
    if not isinstance(commands, list):
        raise invalid("_", "Must be a list of commands.")
    for kind, most in MOST_OF_KIND.items():
        named = [command.get("name") for command in commands if command.get("type", SLASH) == kind]
        if len(named) > most:
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({most})")
        if len(set(named)) != len(named):
            raise invalid("name", "Application command names must be unique.")
    for i, command in enumerate(commands):
        if command.get("type", SLASH) != SLASH:
            text(f"{i}.name", command.get("name"), 1, 32)
        elif check_command(str(i), command) > 8000:
            raise invalid(str(i), "A command's texts must not exceed 8000 characters in all.")


def check_command(path: str, command: Json) -> int:
    """A command, a group or a subcommand; returns the characters it adds to the command's 8,000."""
    size = check_words(path, command)
    options = items(path, command, "options")
    count(f"{path}.options", options, 0, 25)
    names = [option.get("name") for option in options]
    if len(set(names)) != len(names):
        raise invalid(f"{path}.options", "Option names must be unique.")
    nested = [option for option in options if option.get("type") in (SUBCOMMAND, GROUP)]
    if nested and len(nested) != len(options):
        raise invalid(f"{path}.options", "Subcommands and values cannot stand side by side.")
    inside = "options" in path
    if nested and inside and command.get("type") == SUBCOMMAND:
        raise invalid(f"{path}.options", "A subcommand cannot hold subcommands.")
    if inside and any(option.get("type") == GROUP for option in nested):
        raise invalid(f"{path}.options", "Groups nest one level deep.")
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        raise invalid(f"{path}.options", "Required options must be placed before non-required options.")
    for i, option in enumerate(options):
        inner = f"{path}.options.{i}"
        size += check_command(inner, option) if option in nested else check_option(inner, option)
    return size


def check_option(path: str, option: Json) -> int:
    size = check_words(path, option)
    choices = items(path, option, "choices")
    if choices and option.get("autocomplete"):
        raise invalid(f"{path}.autocomplete", "Choices and autocomplete exclude each other.")
    check_choices(path, choices, option["type"])
    return size + sum(
        longest(choice.get("name", ""), choice.get("name_localizations")) + len(str(choice["value"]))
        for choice in choices
    )


def check_choices(path: str, choices: list[Json], option_type: int) -> None:
    """At most 25 choices whose values fit the option they are for."""
    count(f"{path}.choices", choices, 0, 25)
    for i, choice in enumerate(choices):
        for words in localised(
            f"{path}.choices.{i}.name", choice.get("name"), choice.get("name_localizations")
        ):
            text(f"{path}.choices.{i}.name", words, 1, 100)
        value = choice.get("value")
        if option_type == STRING:
            text(f"{path}.choices.{i}.value", value, 1, 100)
        elif isinstance(value, bool) or not isinstance(
            value, int if option_type == INTEGER else (int, float)
        ):
            raise invalid(f"{path}.choices.{i}.value", "The value does not fit the type of the option.")


def check_words(path: str, thing: Json) -> int:
    """Name and description in every language; only the longest of each counts towards 8,000."""
    for name in localised(f"{path}.name", thing.get("name"), thing.get("name_localizations")):
        check_name(f"{path}.name", name)
    description, in_languages = thing.get("description"), thing.get("description_localizations")
    for words in localised(f"{path}.description", description, in_languages):
        text(f"{path}.description", words, 1, 100)
    return longest(thing["name"], thing.get("name_localizations")) + longest(str(description), in_languages)


def localised(path: str, base: str | None, in_languages: dict[str, str] | None) -> list[str | None]:
    if unknown := set(in_languages or {}) - LOCALES:
        raise invalid(f"{path}_localizations", f"Unknown locales {sorted(unknown)}.")
    return [base, *(in_languages or {}).values()]


def longest(base: str, in_languages: dict[str, str] | None) -> int:
    return max(map(len, (base, *(in_languages or {}).values())))


def check_name(path: str, name: str | None) -> None:
    """Letters, digits, hyphen, underscore and apostrophe; lower case wherever the script has it."""
    text(path, name, 1, 32)
    assert name is not None
    if name != name.lower() or not all(c in "-_'" or unicodedata.category(c)[0] in "LN" for c in name):
        raise invalid(path, f"Command name is invalid: {name!r}")
