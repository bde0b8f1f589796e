"""From a clock and a person's settings to the moments of their reminders."""

from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec

from bot.store.records import PersonSettings, Sent, TurnClock, moment, stamp
from bot.table.times import after, quiet_begin, quiet_end

_ORDER: dict[Sent, int] = {"none": 0, "half": 1, "near": 2, "up": 3}

#: The second reminder comes when an eighth of the time is left: three hours of a day, 21 hours of a week.
NEAR = 7 / 8


class Moments(NamedTuple):
    half: datetime
    near: datetime
    up: datetime


def moments(asked: datetime, span: timedelta, person: PersonSettings) -> Moments:
    """Half time, near the end, and the end, none of them in quiet hours.

    A deadline in quiet hours moves to their end, so nobody's time runs out in their sleep. A reminder there
    moves to their end too, unless that is too late to be of use; then it comes before they begin.
    """
    up = quiet_end(after(asked, span, person), person)
    half = quiet_end(after(asked, span / 2, person), person)
    near = quiet_end(after(asked, span * NEAR, person), person)
    if near >= up:
        near = max(quiet_begin(up - timedelta(minutes=1), person) - timedelta(minutes=1), asked)
    return Moments(min(half, near), near, up)


def due_step(clock: TurnClock, person: PersonSettings, now: datetime) -> Sent:
    """The latest step that has come. Of several missed ones only this is sent: no burst after an absence."""
    half, near, up = moments(moment(clock.asked_at), timedelta(seconds=clock.span), person)
    if now >= up:
        return "up"
    if now >= near:
        return "near"
    return "half" if now >= half else "none"


def scheduled(clock: TurnClock, person: PersonSettings) -> TurnClock:
    """The clock with its deadline and its next due moment set from what was asked, sent and snoozed."""
    times = moments(moment(clock.asked_at), timedelta(seconds=clock.span), person)
    pending = [
        when for step, when in zip(_ORDER, (None, *times), strict=True) if when and is_later(step, clock.sent)
    ]
    due = min(pending, default=None)
    if due is not None and clock.snoozed is not None:
        due = min(max(due, moment(clock.snoozed)), times.up)
    return msgspec.structs.replace(clock, deadline=stamp(times.up), due=None if due is None else stamp(due))


def is_later(step: Sent, than: Sent) -> bool:
    return _ORDER[step] > _ORDER[than]
