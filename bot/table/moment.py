"""A moment of a table as one person sees it: everything that their panel shows, asked for once.

Whoever makes a panel (bot.components.content) and whatever hangs something on it (bot.components.purposes)
only reads this. What a panel shall show in addition is added here.
"""

from collections.abc import Sequence

import msgspec

from bot.store import games, tables
from bot.store.moments import RECENT, Kept
from bot.store.records import Entry, PersonSettings, Result, Table
from bot.table.asked import Asked, Glance, ask_kept, glance_of, seat_name
from bot.table.context import TableContext
from bot.table.learning import LESSON, Learning, Taught
from bot.table.live import standing
from bot.table.orders import Left, read
from bot.table.plans import Plans, Progress
from bot.table.play import Play
from bot.table.preferences import Preferences
from bot.table.steps import Step
from bot.table.story import StoryLine, beginning, line_of
from bot.table.undo import offered
from engine import View

#: Among so many entries of a log the last round of four people usually is.
_MORE = 80


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    table: Table
    asked: Asked
    steps: tuple[Step, ...]  # what they may tap
    view: View
    settings: PersonSettings
    finished: bool = False  # whether they ever played a game to its end
    look: str = ""  # the picture they want with this kind of question
    note: str = ""  # what they want to remember about this game
    orders: Left | None = None
    story: tuple[StoryLine, ...] = ()  # since their last turn
    undo: bool = False  # whether they may freely take back their last choice, if they are not
    elsewhere: tuple[str, ...] = ()  # other tables that wait for them, if this one does not
    scores: tuple[Result, ...] = ()  # when it is over
    plan: Progress | None = None  # where the table is a plan
    asked_there: bool = False  # and whether the real table asks them now
    lesson: Taught | None = None  # where it is a lesson

    @property
    def goes_on(self) -> bool:
        """Whether this person sits at a game that is not over."""
        return self.asked.seat is not None and self.asked.waiting_for is not None


class Moments:
    def __init__(
        self, context: TableContext, play: Play, preferences: Preferences, plans: Plans, learning: Learning
    ) -> None:
        self._context, self._play, self._preferences = context, play, preferences
        self._plans, self._learning = plans, learning

    async def of(self, table_id: str, person: int, glance: Glance | None = None) -> Moment:
        """What there is to see now. A `glance` that came with a choice does, unless the table has changed."""
        if glance is None or not self._context.games.stands(glance.table, glance.asked.number):
            glance = await self._look(table_id, person)
        table, asked, kept, seat = glance.table, glance.asked, glance.kept, glance.asked.seat
        link, waits = self._context.store.read, asked.decision is None
        plan = await self._plans.progress(table_id, person) if table.purpose == "plan" else None
        elsewhere = await tables.waiting_for(link, person) if seat and waits and not table.private else []
        return Moment(
            table=table,
            asked=asked,
            steps=glance.steps,
            view=glance.view,
            settings=kept.settings,
            finished=kept.finished,
            look=kept.look,
            note=kept.note,
            orders=read(kept.orders) if kept.orders is not None else None,
            story=tuple(await self.recent(table_id, seat, kept.newest)) if seat else (),
            undo=waits and seat is not None and offered(kept.newest, seat, table.private),
            elsewhere=tuple(one for one in elsewhere if one != table_id),
            scores=tuple(await self._play.scores(table_id)) if asked.waiting_for is None else (),
            plan=plan,
            asked_there=plan is not None and await self._is_asked(plan.parent.id, person),
            lesson=await self._learning.taught(table, person) if table.purpose == LESSON else None,
        )

    async def _look(self, table_id: str, person: int) -> Glance:
        async with self._context.games.hold(table_id) as live:
            seat = seat_name(live, person)
            if seat is None:
                return glance_of(live, None, Kept(await self._preferences.person(person)))
            link = self._context.store.read
            kept = ask_kept(link, live, seat, person)
            await link.send()
            return glance_of(live, seat, kept())

    async def _is_asked(self, table_id: str, person: int) -> bool:
        asked = await self._play.asked(table_id, person, deadline=False)
        return asked.seat is not None and asked.waiting_for == asked.seat

    async def recent(self, table_id: str, seat: str | None, newest: Sequence[Entry] = ()) -> list[StoryLine]:
        """The choices that stand since the beginning of a seat's last turn, as that seat may see them.

        Usually all of them are among the `newest` of the log; if not, more of it is read.
        """
        link = self._context.store.read
        found = newest or await games.newest(link, table_id, RECENT)
        if not _reaches_back(found, seat, RECENT):
            found = await games.newest(link, table_id, _MORE)
        if not _reaches_back(found, seat, _MORE):
            found = await games.log(link, table_id, events=True)
        log = standing(found)
        begin = next((entry.turn for entry in reversed(log) if entry.seat == seat), 0)
        lines = [line_of(entry, seat) for entry in log if entry.turn >= begin]
        earlier = [entry for entry in log if entry.turn < begin]
        opened = beginning(line_of(earlier[-1], seat), begin) if earlier else None
        return [opened, *lines] if opened else lines


def _reaches_back(found: Sequence[Entry], seat: str | None, most: int) -> bool:
    """Whether the newest entries of a log, of which `most` were asked for, have all of a seat's last turn."""
    begin = next((entry.turn for entry in reversed(standing(found)) if entry.seat == seat), 0)
    return len(found) < most or begin > found[0].turn
