"""Every documented limit: what just fits passes, one more is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.limits.commands import check_choices, check_commands
from bot.sandbox.limits.messages import Upload, check_message
from bot.sandbox.limits.modals import check_modal
from bot.sandbox.wire import COMPONENTS_V2, EPHEMERAL, ApiError, Json


def message(body: Json, files: int = 0, size: int = 1) -> None:
    uploads = [Upload(str(n), f"{n}.png", b"x" * size) for n in range(files)]
    check_message(body, uploads, flags=body.get("flags", 0), through_token=False)


def button(n: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "b", "custom_id": f"b{n}"} | more


def option(n: int = 0, **more: Any) -> Json:
    return {"label": f"o{n}", "value": f"v{n}"} | more


def select(options: int = 1, **more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [option(n) for n in range(options)]} | more


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def rows(*children: Json) -> Json:
    return {"components": [row(*children)]}


def v2(*components: Json) -> Json:
    return {"flags": COMPONENTS_V2, "components": list(components)}


def words(text: str = "t") -> Json:
    return {"type": 10, "content": text}


def pictures(count: int, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://a.example/p.png"}} | more for _ in range(count)]}


def section(texts: int = 1, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": [words()] * texts, "accessory": accessory or button()}


def embed(**parts: Any) -> Json:
    return {"embeds": [parts]}


def fields(count: int, name: int = 1, value: int = 1) -> list[Json]:
    return [{"name": "n" * name, "value": "v" * value}] * count


MESSAGES: list[tuple[str, Json, Json]] = [
    ("content", {"content": "x" * 2000}, {"content": "x" * 2001}),
    ("nonce", {"content": "x", "nonce": "n" * 25}, {"content": "x", "nonce": "n" * 26}),
    ("embeds", {"embeds": [{"title": "t"}] * 10}, {"embeds": [{"title": "t"}] * 11}),
    ("embed title", embed(title="x" * 256), embed(title="x" * 257)),
    ("embed description", embed(description="x" * 4096), embed(description="x" * 4097)),
    ("embed fields", embed(fields=fields(25)), embed(fields=fields(26))),
    ("field name", embed(fields=fields(1, name=256)), embed(fields=fields(1, name=257))),
    ("empty field name", embed(fields=fields(1)), embed(fields=fields(1, name=0))),
    ("field value", embed(fields=fields(1, value=1024)), embed(fields=fields(1, value=1025))),
    ("footer", embed(footer={"text": "x" * 2048}), embed(footer={"text": "x" * 2049})),
    ("author", embed(author={"name": "x" * 256}), embed(author={"name": "x" * 257})),
    ("colour", embed(title="t", color=0xFFFFFF), embed(title="t", color=0x1000000)),
    ("picture", embed(image={"url": "attachment://a.png"}), embed(image={"url": "file:///a.png"})),
    (
        "all embeds",
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3000}]},
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
    ),
    (
        "rows",
        {"components": [row(button(n)) for n in range(5)]},
        {"components": [row(button(n)) for n in range(6)]},
    ),
    ("buttons", rows(*[button(n) for n in range(5)]), rows(*[button(n) for n in range(6)])),
    ("empty row", rows(button()), rows()),
    ("menu beside a button", rows(select()), rows(select(), button())),
    ("label", rows(button(label="x" * 80)), rows(button(label="x" * 81))),
    ("no label", rows(button(label=None, emoji={"name": "🐄"})), rows(button(label=None))),
    ("custom id", rows(button(custom_id="x" * 100)), rows(button(custom_id="x" * 101))),
    ("empty custom id", rows(button(custom_id="x")), rows(button(custom_id=""))),
    ("custom ids unique", rows(button(1), button(2)), rows(button(1), button(1))),
    ("style", rows(button(style=4)), rows(button(style=7))),
    (
        "link",
        rows({"type": 2, "style": 5, "label": "l", "url": "https://a.example"}),
        rows({"type": 2, "style": 5, "label": "l", "custom_id": "c"}),
    ),
    ("options", rows(select(25)), rows(select(26))),
    ("no option", rows(select(1)), rows(select(0))),
    (
        "option label",
        rows(select() | {"options": [option(label="x" * 100)]}),
        rows(select() | {"options": [option(label="x" * 101)]}),
    ),
    (
        "option value",
        rows(select() | {"options": [option(value="x" * 100)]}),
        rows(select() | {"options": [option(value="x" * 101)]}),
    ),
    (
        "option description",
        rows(select() | {"options": [option(description="x" * 100)]}),
        rows(select() | {"options": [option(description="x" * 101)]}),
    ),
    (
        "option values unique",
        rows(select(2)),
        rows(select() | {"options": [option(1), option(1)]}),
    ),
    ("placeholder", rows(select(placeholder="x" * 150)), rows(select(placeholder="x" * 151))),
    ("max values", rows(select(3, max_values=3)), rows(select(3, max_values=4))),
    ("min over max", rows(select(3, min_values=2, max_values=2)), rows(select(3, min_values=2))),
    (
        "defaults",
        rows(select() | {"options": [option(1, default=True), option(2)]}),
        rows(select() | {"options": [option(1, default=True), option(2, default=True)]}),
    ),
    ("text outside V2", rows(button()), {"components": [words()]}),
    ("V2 components", v2(*[words()] * 40), v2(*[words()] * 41)),
    (
        "V2 nested components",
        v2(*[section()] * 1, *[words()] * 37),
        v2(*[section()] * 1, *[words()] * 38),
    ),
    ("V2 characters", v2(words("x" * 4000)), v2(words("x" * 2001), words("x" * 2000))),
    ("V2 with content", v2(words()), v2(words()) | {"content": "c"}),
    ("V2 with embeds", v2(words()), v2(words()) | {"embeds": [{"title": "t"}]}),
    ("gallery", v2(pictures(10)), v2(pictures(11))),
    ("empty gallery", v2(pictures(1)), v2(pictures(0))),
    ("gallery alt text", v2(pictures(1, description="x" * 1024)), v2(pictures(1, description="x" * 1025))),
    ("section texts", v2(section(3)), v2(section(4))),
    ("section accessory", v2(section(1, button())), v2(section(1, select()))),
    (
        "container",
        v2({"type": 17, "components": [words()]}),
        v2({"type": 17, "components": [{"type": 17, "components": [words()]}]}),
    ),
    ("separator", v2({"type": 14, "spacing": 2}), v2({"type": 14, "spacing": 3})),
    (
        "file",
        v2({"type": 13, "file": {"url": "attachment://a"}}),
        v2({"type": 13, "file": {"url": "https://a.example/a"}}),
    ),
    (
        "alt text",
        {"content": "x", "attachments": [{"id": 0, "description": "x" * 1024}]},
        {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
    ),
    (
        "mentions",
        {"content": "x", "allowed_mentions": {"parse": [], "users": ["1"]}},
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    ),
    (
        "mentioned users",
        {"content": "x", "allowed_mentions": {"users": ["1"] * 100}},
        {"content": "x", "allowed_mentions": {"users": ["1"] * 101}},
    ),
    ("flags", {"content": "x", "flags": 1 << 12}, {"content": "x", "flags": EPHEMERAL}),
]


@pytest.mark.parametrize(
    ("fits", "too_much"), [case[1:] for case in MESSAGES], ids=[case[0] for case in MESSAGES]
)
def test_message_limits(fits: Json, too_much: Json) -> None:
    message(fits)
    with pytest.raises(ApiError) as refused:
        message(too_much)
    assert refused.value.code == 50035


def test_file_limits() -> None:
    message({"content": "x"}, files=10)
    with pytest.raises(ApiError):
        message({"content": "x"}, files=11)
    message({"content": "x"}, files=1, size=10 * 2**20)
    for files, size in ((1, 10 * 2**20 + 1), (3, 9 * 2**20)):
        with pytest.raises(ApiError) as refused:
            message({"content": "x"}, files=files, size=size)
        assert (refused.value.status, refused.value.code) == (413, 40005)


def test_new_files_must_be_listed_if_any_are() -> None:
    message({"attachments": [{"id": 0}]}, files=1)
    with pytest.raises(ApiError):
        message({"attachments": [{"id": 1}]}, files=1)


def field(**more: Any) -> Json:
    return {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "t", "style": 1} | more}


def modal(*components: Json, **more: Any) -> Json:
    return {"title": "t", "custom_id": "m", "components": list(components)} | more


def numbered(count: int) -> list[Json]:
    return [field(custom_id=f"t{n}") for n in range(count)]


def radio(count: int) -> Json:
    return {
        "type": 18,
        "label": "l",
        "component": {"type": 21, "custom_id": "r", "options": [option(n) for n in range(count)]},
    }


MODALS: list[tuple[str, Json, Json]] = [
    ("title", modal(field(), title="x" * 45), modal(field(), title="x" * 46)),
    ("custom id", modal(field(), custom_id="x" * 100), modal(field(), custom_id="x" * 101)),
    ("fields", modal(*numbered(5)), modal(*numbered(6))),
    ("no field", modal(field()), modal()),
    ("ids unique", modal(*numbered(2)), modal(field(), field())),
    ("label", modal(field() | {"label": "x" * 45}), modal(field() | {"label": "x" * 46})),
    ("description", modal(field() | {"description": "x" * 100}), modal(field() | {"description": "x" * 101})),
    ("longest text", modal(field(max_length=4000)), modal(field(max_length=4001))),
    ("placeholder", modal(field(placeholder="x" * 100)), modal(field(placeholder="x" * 101))),
    ("value", modal(field(max_length=3, value="abc")), modal(field(max_length=3, value="abcd"))),
    ("radio options", modal(radio(10)), modal(radio(11))),
    ("too few radio options", modal(radio(2)), modal(radio(1))),
    ("button", modal(field()), modal(row(button()))),
]


@pytest.mark.parametrize(
    ("fits", "too_much"), [case[1:] for case in MODALS], ids=[case[0] for case in MODALS]
)
def test_modal_limits(fits: Json, too_much: Json) -> None:
    check_modal(fits)
    with pytest.raises(ApiError):
        check_modal(too_much)


def command(name: str = "c", **more: Any) -> Json:
    return {"name": name, "description": "d"} | more


def value(name: str = "o", **more: Any) -> Json:
    return {"name": name, "description": "d", "type": 3} | more


def choices(count: int, name: int = 1, value: int = 1) -> list[Json]:
    return [{"name": "n" * name, "value": "v" * value}] * count


def subcommands(count: int, kind: int = 1) -> list[Json]:
    return [value(f"s{n}", type=kind) for n in range(count)]


def deep(levels: int) -> Json:
    inner = value("leaf", type=1)
    for level in range(levels):
        inner = value(f"g{level}", type=2, options=[inner])
    return command(options=[inner])


def heavy(last: int) -> Json:
    """A command of 7,906 characters and as many more as its last description has."""
    first = value("o1", description="d" * 100, choices=choices(25, 100, 100))
    second = value("o2", description="d" * last, choices=choices(14, 100, 100))
    return command(options=[first, second])


COMMANDS: list[tuple[str, Json, Json]] = [
    ("name", command("x" * 32), command("x" * 33)),
    ("lower case", command("доска-1_'"), command("Board")),
    ("characters", command("übersicht"), command("to do")),
    ("description", command(description="x" * 100), command(description="x" * 101)),
    ("no description", command(description="x"), command(description="")),
    (
        "translated name",
        command(name_localizations={"de": "brett"}),
        command(name_localizations={"de": "Brett"}),
    ),
    (
        "translated description",
        command(description_localizations={"ru": "x" * 100}),
        command(description_localizations={"ru": "x" * 101}),
    ),
    ("locale", command(name_localizations={"pt-BR": "a"}), command(name_localizations={"pt": "a"})),
    (
        "options",
        command(options=[value(f"o{n}") for n in range(25)]),
        command(options=[value(f"o{n}") for n in range(26)]),
    ),
    ("option names", command(options=[value("a"), value("b")]), command(options=[value("a"), value("a")])),
    (
        "required first",
        command(options=[value("a", required=True), value("b")]),
        command(options=[value("a"), value("b", required=True)]),
    ),
    ("choices", command(options=[value(choices=choices(25))]), command(options=[value(choices=choices(26))])),
    (
        "choice name",
        command(options=[value(choices=choices(1, 100))]),
        command(options=[value(choices=choices(1, 101))]),
    ),
    (
        "choice value",
        command(options=[value(choices=choices(1, 1, 100))]),
        command(options=[value(choices=choices(1, 1, 101))]),
    ),
    (
        "choices and autocomplete",
        command(options=[value(autocomplete=True)]),
        command(options=[value(autocomplete=True, choices=choices(1))]),
    ),
    ("subcommands", command(options=subcommands(25)), command(options=subcommands(26))),
    ("mixed", command(options=subcommands(2)), command(options=[*subcommands(1), value("x")])),
    ("nesting", deep(1), deep(2)),
    ("characters in all", heavy(94), heavy(95)),
]


@pytest.mark.parametrize(
    ("fits", "too_much"), [case[1:] for case in COMMANDS], ids=[case[0] for case in COMMANDS]
)
def test_command_limits(fits: Json, too_much: Json) -> None:
    check_commands([fits])
    with pytest.raises(ApiError):
        check_commands([too_much])


def test_number_of_commands() -> None:
    many = [command(f"c{n}") for n in range(101)]
    check_commands(many[:100])
    with pytest.raises(ApiError) as refused:
        check_commands(many)
    assert refused.value.code == 30032
    with pytest.raises(ApiError):
        check_commands([command(), command()])


def test_completions() -> None:
    check_choices("data", choices(25), 3)
    check_choices("data", [{"name": "one", "value": 1}], 4)
    for wrong, kind in ((choices(26), 3), (choices(1, 101), 3), (choices(1, 0), 3), (choices(1), 4)):
        with pytest.raises(ApiError):
            check_choices("data", wrong, kind)
