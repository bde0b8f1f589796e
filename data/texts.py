"""Texts of `data/locale/<language>/`: the one loader that the pictures and the bot share.

Messages are Fluent; English stands in where a language lacks one. A language is added by adding a folder.
A key may name an attribute of a message: `rule-hire.text`.

Names of things bend. A message says which form of a name it needs, `{ FORM($worker, "acc") }`, and
`terms.ftl` of its language says how the name makes it: by an attribute of its own (`.acc`), or by the rule
for all names (`form-acc`, which gets the name and its `.gender`). A verb that is one word for the person who
did it and another for everybody else is `{ VERB($you, "ziehst", "zieht") }`.

A command is named `{ COMMAND("trail solo") }`: by its plain name, until somebody says how it is shown.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from data import brought

FALLBACK = "en"
LOCALES = files("data").joinpath("locale")
_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # whatever goes on after it is indented
_MINUS = re.compile(r"(?<![\w.,:/-])-(?=\d)")  # numbers below nothing, no hyphens


@cache
def languages() -> tuple[str, ...]:
    """The folders of `data/locale`."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


@cache
def sources(language: str) -> dict[str, str]:
    """The texts of a language by file name."""
    if language not in languages():
        return {}
    folders = [folder.joinpath(language) for folder in (LOCALES, *brought.FOLDERS)]
    found = [
        file
        for folder in folders
        if folder.is_dir()
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    ]
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(found, key=lambda one: one.name)}


def keys(file: str) -> tuple[str, ...]:
    """The messages of a file, as English has them."""
    return tuple(_KEY.findall(sources(FALLBACK)[file]))


class Name(str):
    """The name of a thing, plain as it stands in a list, that knows the other forms its language has."""

    language = FALLBACK
    key = ""
    values: Mapping[str, str | int] = {}

    def form(self, wanted: str) -> str:
        """With an article, after a preposition, in a case: whatever the language calls forms."""
        if has_own(self.language, f"{self.key}.{wanted}"):
            return say(self.language, f"{self.key}.{wanted}", **self.values)
        if has_own(self.language, f"form-{wanted}"):
            return say(self.language, f"form-{wanted}", name=str(self), gender=self.gender)
        return str(self)

    def bends(self, wanted: str) -> bool:
        """Whether the language says how this name makes a form."""
        return any(has_own(self.language, key) for key in (f"{self.key}.{wanted}", f"form-{wanted}"))

    @property
    def gender(self) -> str:
        key = f"{self.key}.gender"
        return say(self.language, key, **self.values) if has_own(self.language, key) else "none"


def named(language: str, game: str, key: str, **values: str | int) -> Name:
    """A message that is the name of a thing."""
    own = _own(language, game, key)
    name = Name(say(language, own, **values))
    name.language = next(one for one in _chain(language) if _pattern(one, own) is not None)
    name.key, name.values = own, values
    return name


class NameList(Name):
    """Several names, each in the form that is asked for."""

    names: list[Name]

    def form(self, wanted: str) -> str:
        return listed(self.language, [name.form(wanted) for name in self.names])

    def bends(self, wanted: str) -> bool:
        return all(name.bends(wanted) for name in self.names)


def several(language: str, names: list[Name]) -> NameList:
    made = NameList(listed(language, names))
    made.language, made.key, made.values, made.names = language, "", {}, names
    return made


def listed(language: str, parts: Sequence[str]) -> str:
    """One, one and another, or one, another and a third."""
    if len(parts) < 2:
        return "".join(parts)
    return say(language, "list-and", first=", ".join(parts[:-1]), last=parts[-1])


def _form(name: str, wanted: str) -> str:
    return name.form(wanted) if isinstance(name, Name) else name


def _verb(you: str, yours: str, theirs: str) -> str:
    return yours if you == "yes" else theirs


_shown: dict[str, str] = {}  # commands, as something one can tap


def show_commands(shown: Mapping[str, str]) -> None:
    """From now on, commands are shown like this; those that are not among them by their plain names."""
    _shown.clear()
    _shown.update(shown)
    _say.cache_clear()


def command(language: str, path: str) -> str:
    """How a command, "trail solo", is named in a text."""
    if path in _shown:
        return _shown[path]
    words = path.split()
    names = [say(language, "-".join(("command", *words[: count + 1]))) for count in range(len(words))]
    return f"`/{' '.join(names)}`"


class Bundle(FluentBundle):
    """The messages of a language, each parsed when it is first asked for.

    To parse them all takes a quarter of a second for each language, and most processes say few of them.
    """

    def __init__(self, language: str) -> None:
        functions: dict[str, Any] = {"FORM": _form, "VERB": _verb, "COMMAND": partial(command, language)}
        super().__init__([language], functions=functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources(language).values():
            starts = [(found[1], found.start()) for found in _ENTRY.finditer(source)]
            ends = [start for _, start in starts[1:]] + [len(source)]
            for (name, start), end in zip(starts, ends, strict=True):
                self._unread.setdefault(name, source[start:end])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Also how messages find those they refer to."""
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, name: str) -> None:
        source = self._unread.get(name)
        if source is not None:
            self.add_resource(FluentResource(source))
            self._unread.pop(name, None)  # not before: another thread may ask for it meanwhile


@cache
def bundle(language: str) -> Bundle:
    return Bundle(language)


def _pattern(language: str, key: str) -> Any:
    name, _, attribute = key.partition(".")
    if language not in languages() or not bundle(language).has_message(name):
        return None
    message = bundle(language).get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _chain(language: str) -> dict[str, None]:
    """The languages to look in: the wanted one, its own without the region, and English."""
    return dict.fromkeys((language, language.split("-")[0], FALLBACK))


@lru_cache(maxsize=16384)
def has(language: str, key: str) -> bool:
    return any(_pattern(name, key) is not None for name in _chain(language))


@lru_cache(maxsize=16384)
def has_own(language: str, key: str) -> bool:
    """Whether the language itself has it, not another that would stand in."""
    return _pattern(language, key) is not None


@lru_cache(maxsize=16384)
def _say(language: str, key: str, values: tuple[tuple[str, str | int, str], ...]) -> str:
    for name in _chain(language):
        pattern = _pattern(name, key)
        if pattern is not None:
            text, errors = bundle(name).format_pattern(pattern, {name: value for name, value, _ in values})
            if errors:
                raise ValueError(f"{name}: {key}: {errors[0]}")
            return _MINUS.sub("−", str(text))
    raise KeyError(f"no message is called {key}")


def say(language: str, key: str, **values: str | int) -> str:
    """A message with its values filled in."""
    # Two things may share a name and differ in its other forms.
    return _say(language, key, tuple((name, value, _kind(value)) for name, value in sorted(values.items())))


def _kind(value: str | int) -> str:
    if isinstance(value, NameList):
        return "+".join(_kind(name) for name in value.names)
    return value.key if isinstance(value, Name) else ""


def say_for(language: str, game: str, key: str, **values: str | int) -> str:
    """A message in the words of a game: `good-money--original` goes before `good-money`."""
    return say(language, _own(language, game, key), **values)


def _own(language: str, game: str, key: str) -> str:
    own = f"{key}--{game}"
    return own if has(language, own) else key


def forget() -> None:
    """Read everything again: a game brought texts of its own."""
    for kept in (languages, sources, bundle, has, has_own, _say):
        kept.cache_clear()


brought.watch(forget)
