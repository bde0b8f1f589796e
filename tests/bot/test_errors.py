"""What a person reads when something goes wrong, and what only the log has."""

from __future__ import annotations

import logging

import aiohttp
import pytest

from bot.errors import explain


@pytest.mark.parametrize(
    "error", [aiohttp.ServerDisconnectedError(), ConnectionResetError(), RuntimeError("Session is closed")]
)
def test_a_connection_that_broke_is_no_bug_of_ours(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    assert explain(error, "en").startswith("Discord did not take my answer")
    (record,) = caplog.records
    assert record.levelno == logging.WARNING and record.exc_info is None


def test_anything_else_has_a_code_that_the_log_explains(caplog: pytest.LogCaptureFixture) -> None:
    told = explain(ZeroDivisionError("oh"), "en")
    (record,) = caplog.records
    assert record.getMessage().removeprefix("code ") in told and record.exc_info is not None
