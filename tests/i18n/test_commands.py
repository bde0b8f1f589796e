"""Commands in four languages: complete, within Discord's limits, and the same as in the code for English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import app_commands

from bot.app import Tropero
from bot.words.i18n import languages, say
from bot.words.translator import CommandTranslator
from data import texts
from tests.i18n.reading import OTHERS, entries

NAME = re.compile(r"^[-_\w]{1,32}$")
TOGETHER = 8000  # characters of names and descriptions of a command, in its longest language

Node = app_commands.Command[Any, ..., Any] | app_commands.Group


def every(commands: list[Any]) -> Iterator[Node]:
    for command in commands:
        yield command
        if isinstance(command, app_commands.Group):
            yield from every(command.commands)


def keys(bot: Tropero) -> dict[str, tuple[str, str]]:
    """What the code says in English, by the key of its message."""
    found: dict[str, tuple[str, str]] = {}
    for command in every(bot.tree.get_commands()):
        name = command.qualified_name.replace(" ", "-")
        found[f"command-{name}"] = command.name, command.description
        for parameter in getattr(command, "parameters", ()):
            found[f"parameter-{name}-{parameter.display_name}"] = (
                parameter.display_name,
                str(parameter.description),
            )
    return found


async def test_every_command_and_option_has_its_words(bot: Tropero) -> None:
    code, written = keys(bot), {entry.id.name for entry in entries("en", "commands.ftl")}
    assert set(code) == written
    english = {key: (say("en", key), say("en", f"{key}.description")) for key in code}
    assert english == code


@pytest.mark.parametrize("language", languages())
async def test_names_and_descriptions_fit(bot: Tropero, language: str) -> None:
    for key in keys(bot):
        name, description = say(language, key), say(language, f"{key}.description")
        assert NAME.match(name) and name == name.lower(), (key, name)
        assert 1 <= len(description) <= 100, (key, description)


@pytest.mark.parametrize("language", languages())
async def test_no_two_commands_or_options_share_a_name(bot: Tropero, language: str) -> None:
    groups: dict[str, list[str]] = {}
    for command in every(bot.tree.get_commands()):
        name = f"command-{command.qualified_name.replace(' ', '-')}"
        parent = command.parent.qualified_name if command.parent else ""
        groups.setdefault(parent, []).append(say(language, name))
        for parameter in getattr(command, "parameters", ()):
            key = f"parameter-{command.qualified_name} {parameter.display_name}".replace(" ", "-")
            groups.setdefault(name, []).append(say(language, key))
    for where, names in groups.items():
        assert len(names) == len(set(names)), (where, names)


async def test_the_payload_holds_the_translations(bot: Tropero) -> None:
    words = bot.tree.translator or CommandTranslator()
    for command in bot.tree.get_commands():
        payload = await command.get_translated_payload(bot.tree, words)
        assert set(payload["name_localizations"]) >= set(OTHERS), command.name
        assert set(payload["description_localizations"]) >= set(OTHERS), command.name
        for language in OTHERS:
            assert _length(payload, language) <= TOGETHER
    solo = await bot.tree.get_command("trail").get_translated_payload(bot.tree, words)
    choices = next(one for one in solo["options"] if one["name"] == "solo")["options"][0]["choices"]
    assert choices[0]["name_localizations"]["ru"] == say("ru", "game-argentina")


def _length(node: dict[str, Any], language: str) -> int:
    own = (node.get("name_localizations") or {}).get(language) or node.get("name", "")
    told = (node.get("description_localizations") or {}).get(language) or node.get("description", "")
    value = str(node.get("value", ""))
    inner = [*node.get("options", ()), *node.get("choices", ())]
    return len(own) + len(told) + len(value) + sum(_length(one, language) for one in inner)


@pytest.mark.parametrize("language", languages())
async def test_texts_name_commands_that_there_are(bot: Tropero, language: str) -> None:
    known = {command.qualified_name for command in every(bot.tree.get_commands())}
    for name, source in texts.sources(language).items():
        assert not re.findall(r"`/[^`{]+`", source), f"{name} names a command by hand"
        for path in re.findall(r'COMMAND\("([^"]*)"\)', source):
            assert path in known, (name, path)


def test_commands_can_be_tapped_once_their_ids_are_known() -> None:
    assert "`/trail solo`" in say("en", "table-none") and "`/trail neu`" in say("de", "table-none")
    texts.show_commands({"trail solo": "</trail solo:7>"})
    try:
        told = say("de", "table-none")
        assert "</trail solo:7>" in told and "`/trail neu`" in told
    finally:
        texts.show_commands({})
    assert "</" not in say("de", "table-none")


@pytest.mark.parametrize("name", ["replace", "extend"])
async def test_what_moderators_do_is_offered_in_servers_only(bot: Tropero, name: str) -> None:
    command = bot.tree.get_command(name)
    assert command is not None
    payload = await command.get_translated_payload(bot.tree, CommandTranslator())
    assert (payload["contexts"], payload["integration_types"]) == ([0], [0])
