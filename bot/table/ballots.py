"""Votes at a table: about somebody late, about taking back a reveal, about giving the game up."""

from collections import Counter

import msgspec

from bot.store import outbox, tables, votes
from bot.store.letters import AbandonAsked, Abandoned, SeatOpen, StandIn, Voted
from bot.store.records import Vote, VoteKind
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.live import LiveGame
from bot.table.seating import Seating
from bot.table.turn_clock import restart_clock
from bot.table.undo import Undo, consenting

ANSWERS: dict[VoteKind, tuple[str, ...]] = {
    "late": ("wait", "ai", "replace"),
    "undo": ("yes", "no"),
    "abandon": ("yes", "no"),
}

#: The AI that stands in for somebody late.
STAND_IN = "strong"


def decide(kind: VoteKind, voters: list[int], answers: dict[int, str]) -> str | None:
    """The outcome, as soon as no further ballot could change it; None while it is open.

    An undo needs everybody. Giving up needs more than half. About somebody late more than half decide, or
    once all have voted the most; where that leaves a tie, the table waits.
    """
    counts = Counter(answers[person] for person in voters if person in answers)
    cast = sum(counts.values())
    if kind == "undo":
        return "no" if counts["no"] else "yes" if cast == len(voters) else None
    if kind == "abandon":
        if 2 * counts["yes"] > len(voters):
            return "yes"
        return "no" if 2 * counts["no"] >= len(voters) else None
    for answer, count in counts.items():
        if 2 * count > len(voters):
            return answer
    if cast < len(voters):
        return None
    most = [answer for answer, count in counts.items() if count == max(counts.values())]
    return most[0] if len(most) == 1 else "wait"


def voters_of(live: LiveGame, kind: VoteKind, seat: str) -> list[int]:
    if kind == "abandon":
        return sorted({*consenting(live, seat), *_person(live, seat)})
    return consenting(live, seat)


def _person(live: LiveGame, seat: str) -> list[int]:
    person = live.table.seat(seat).person
    return [] if person is None else [person]


class Ballots:
    def __init__(self, context: TableContext, undo: Undo, seating: Seating) -> None:
        self._context = context
        self._undo = undo
        self._seating = seating

    async def open(self, table_id: str) -> list[Vote]:
        return await votes.still_open(self._context.store.read, table_id)

    async def propose_abandon(self, table_id: str, person: int) -> str | None:
        """Ask the table to give the game up; whoever asks has voted for it."""
        async with self._context.games.hold(table_id) as live:
            seat = live.table.seat_of(person)
            if seat is None:
                raise Refusal("table-not-seated")
            if live.table.state != "running":
                raise Refusal("table-over")
            now = self._context.seconds()
            async with self._context.store.transaction() as link:
                if any(vote.kind == "abandon" for vote in await votes.still_open(link, table_id)):
                    raise Refusal("vote-already-open")
                number = await votes.begin(link, table_id, "abandon", seat.seat, live.entry, None, now)
                voters = voters_of(live, "abandon", seat.seat)
                asked = AbandonAsked(vote=number, seat=seat.seat, people=tuple(voters))
                await outbox.post(link, table_id, live.table.channel, asked, now)
        self._context.wake_post()
        return await self.cast(number, person, "yes")

    async def cast(self, number: int, person: int, answer: str) -> str | None:
        """One ballot; returns the outcome once there is one. A later ballot replaces an earlier one."""
        vote = await votes.find(self._context.store.read, number)
        if vote is None:
            raise Refusal("vote-unknown")
        async with self._context.games.hold(vote.table_id) as live:
            vote = await votes.find(self._context.store.read, number)
            if vote is None or vote.outcome is not None:
                raise Refusal("vote-over")
            voters = voters_of(live, vote.kind, vote.seat)
            if person not in voters:
                raise Refusal("vote-not-yours")
            if answer not in ANSWERS[vote.kind]:
                raise Refusal("vote-bad-answer")
            outcome = decide(vote.kind, voters, {**vote.ballots, person: answer})
            if vote.kind == "undo" and outcome == "yes":
                await self._undo.consented(live, vote, person)
                return outcome
            await self._settle(live, vote, person, answer, outcome)
        self._context.wake_post()
        return outcome

    async def _settle(
        self, live: LiveGame, vote: Vote, person: int, answer: str, outcome: str | None
    ) -> None:
        now, table = self._context.seconds(), live.table
        async with self._context.store.transaction() as link:
            votes.cast(link, vote.id, person, answer, now)
            if outcome is None:
                return
            votes.close(link, vote.id, outcome)
            if vote.kind == "abandon" and outcome == "yes":
                tables.end(link, table.id, "abandoned", now)
                live.table = msgspec.structs.replace(table, state="abandoned", ended_at=now)
                await outbox.post(link, table.id, table.channel, Abandoned(), now)
            elif vote.kind == "late" and outcome == "ai":
                away = msgspec.structs.replace(table.seat(vote.seat), stand_in=STAND_IN)
                await self._seating.change(link, live, away, StandIn(seat=vote.seat))
            elif vote.kind == "late" and outcome == "replace":
                vacant = msgspec.structs.replace(table.seat(vote.seat), vacant=True)
                await self._seating.change(link, live, vacant, SeatOpen(seat=vote.seat))
            else:
                if outcome == "wait":
                    await restart_clock(link, live, now)
                await outbox.post(link, table.id, table.channel, Voted(outcome=outcome), now)
