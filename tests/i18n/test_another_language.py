"""A folder more in `data/locale` is a language more, everywhere, without a change of the code."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from data import texts
from tests.i18n.pseudo import english, translated

ROOT = Path(__file__).parents[2]
FRENCH = "fr"
# In a process of its own, because the choices of a command are made when it is first imported.
LOOK = """
import asyncio, json, sys
from pathlib import Path
from data import texts
texts.LOCALES = Path(sys.argv[1])
from bot.words import rulecards
from bot.app import Tropero
from bot.commands import COGS
from bot.words.i18n import language_for
from bot.sandbox.language import best, discord_locale, page_texts
from bot.settings import read_settings
from bot.words.speech import Speech
from bot.store import Store
from bot.table.context import wall_clock
from bot.words.translator import CommandTranslator
from engine import Game
from engine.simulate import setup_for
import msgspec, render

async def look():
    settings = read_settings(db=Path(sys.argv[1]) / "tropero.db")
    store = await Store.open(settings.db, now=wall_clock)
    bot = Tropero(store, settings)
    for cog in COGS:
        await bot.add_cog(cog(bot))
    words = CommandTranslator()
    await bot.tree.set_translator(words)
    commands = [await one.get_translated_payload(bot.tree, words) for one in bot.tree.get_commands()]
    await bot.tree.set_translator(None)
    await store.close()
    view = msgspec.to_builtins(Game.start(setup_for("original", 2, 1)).view("north"))
    return {
        "commands": commands,
        "person": language_for("fr"),
        "page": page_texts(best(["fr-CA"])),
        "locale": discord_locale("fr"),
        "question": Speech("fr", "argentina").question("hire"),
        "found": rulecards.find_cards(texts.say("fr", "rule-hire"), "fr")[0].id,
        "board": render.text(view, "fr", names={"north": "Ñ", "east": "Ø"}),
    }

print(json.dumps(asyncio.run(look())))
"""


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What there is to see of a language that was put beside English."""
    folder = tmp_path_factory.mktemp("locale")
    for language in ("en", FRENCH):
        (folder / language).mkdir()
    for name, source in texts.sources("en").items():
        (folder / "en" / name).write_text(source, encoding="utf-8")
        (folder / FRENCH / name).write_text(translated(source), encoding="utf-8")
    program = [sys.executable, "-c", LOOK, str(folder)]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def test_commands_have_their_names_in_it(seen: dict[str, object]) -> None:
    commands = seen["commands"]
    assert isinstance(commands, list)
    for command in commands:
        for key in ("name", "description"):
            assert english(command[f"{key}_localizations"][FRENCH]) == set(), command["name"]


@pytest.mark.parametrize("name", ["language", "remind"])
def test_it_can_be_chosen(seen: dict[str, object], name: str) -> None:
    commands = seen["commands"]
    assert isinstance(commands, list)
    (command,) = (one for one in commands if one["name"] == name)
    (option,) = (one for one in command["options"] if one["name"] == "language")
    assert [choice["value"] for choice in option["choices"]] == ["en", FRENCH]


def test_people_pages_rule_cards_and_pictures_speak_it(seen: dict[str, object]) -> None:
    assert seen["person"] == seen["locale"] == FRENCH
    assert seen["found"] == "hire"
    assert english(str(seen["question"])) == set()
    assert english(str(seen["board"]), frozenset({"II", "III"})) == set()
    page = seen["page"]
    assert isinstance(page, dict) and page["language"] == FRENCH
    assert [one["code"] for one in page["languages"]] == ["en", FRENCH]
