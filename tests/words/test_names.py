"""What people type never pings, formats, or turns a message around."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words.i18n import escaped, short

MENTION = re.compile(r"<(@[!&]?|#|t:|:\w+:|/\w+:)\d")


@pytest.mark.parametrize(
    "typed",
    ["@everyone", "@here", "<@1>", "<@!1>", "<@&1>", "<#1>", "<t:1:R>", "<:x:1>", "</move:1>"],
)
def test_mentions_are_taken_apart(typed: str) -> None:
    said = escaped(typed)
    assert not MENTION.search(said)
    assert "@everyone" not in said and "@here" not in said


@pytest.mark.parametrize("typed", ["**b**", "_i_", "~~s~~", "`c`", "||h||", "> q", "# t", "- l", "[a](b)"])
def test_formatting_is_escaped(typed: str) -> None:
    said = escaped(typed)
    for mark in "*_~`|>#[]-":  # a link needs its brackets, so round ones may stay
        assert not re.search(r"(?<!\\)" + re.escape(mark), said), said


@given(st.text(max_size=200))
def test_any_name_is_short_one_line_and_reads_forward(typed: str) -> None:
    said = escaped(typed)
    assert "\n" not in said and "\r" not in said
    assert not re.search("[\u202a-\u202e\u2066-\u2069\u200e\u200f]", said)
    assert not MENTION.search(said)
    # Every character may be escaped, and an @ carries its invisible brake.
    assert len(said) <= 3 * 32


@given(st.text(max_size=300), st.integers(1, 200))
def test_short_never_exceeds_the_limit(text: str, most: int) -> None:
    assert len(short(text, most)) <= most
    assert short(text, 300) == text
