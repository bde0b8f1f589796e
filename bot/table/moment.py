"""A moment of a table as one person sees it: everything that their panel shows, asked for once.

Whoever makes a panel (bot.components.content) and whatever hangs something on it (bot.components.purposes)
only reads this. What a panel shall show in addition is added here.
"""

import msgspec

from bot.store import games, moments, tables
from bot.store.records import PersonSettings, Result, Table
from bot.table.asked import Asked, asked_of, seat_name, steps_at
from bot.table.context import TableContext
from bot.table.learning import LESSON, Learning, Taught
from bot.table.live import standing
from bot.table.orders import Left, read
from bot.table.plans import Plans, Progress
from bot.table.play import Play
from bot.table.preferences import Preferences
from bot.table.steps import Step
from bot.table.story import StoryLine, beginning, line_of
from bot.table.undo import Undo
from engine import View

#: Among so many entries of a log the last round of two people usually is, and that of four.
_RECENT = (24, 80)


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
        self,
        context: TableContext,
        play: Play,
        undo: Undo,
        preferences: Preferences,
        plans: Plans,
        learning: Learning,
    ) -> None:
        self._context, self._play, self._undo, self._preferences = context, play, undo, preferences
        self._plans, self._learning = plans, learning

    async def of(self, table_id: str, person: int) -> Moment:
        async with self._context.games.hold(table_id) as live:
            seat = seat_name(live, person)
            table, asked, view = live.table, asked_of(live, seat), live.game.view(seat)
            steps = steps_at(live, seat) if seat else ()
        link = self._context.store.read
        kept, waits = moments.Kept(), asked.decision is None
        if seat is not None:
            kept = await moments.kept(link, table_id, seat, person, asked.kind or "")
        plan = await self._plans.progress(table_id, person) if table.purpose == "plan" else None
        elsewhere = await tables.waiting_for(link, person) if seat and waits and not table.private else []
        return Moment(
            table=table,
            asked=asked,
            steps=steps,
            view=view,
            settings=await self._preferences.person(person),
            finished=kept.finished,
            look=kept.look,
            note=kept.note,
            orders=read(kept.orders) if kept.orders is not None else None,
            story=tuple(await self.recent(table_id, seat)) if seat else (),
            undo=waits and seat is not None and await self._undo.offered(table_id, seat, table.private),
            elsewhere=tuple(one for one in elsewhere if one != table_id),
            scores=tuple(await self._play.scores(table_id)) if asked.waiting_for is None else (),
            plan=plan,
            asked_there=plan is not None and await self._is_asked(plan.parent.id, person),
            lesson=await self._learning.taught(table, person) if table.purpose == LESSON else None,
        )

    async def _is_asked(self, table_id: str, person: int) -> bool:
        asked = await self._play.asked(table_id, person, deadline=False)
        return asked.seat is not None and asked.waiting_for == asked.seat

    async def recent(self, table_id: str, seat: str | None) -> list[StoryLine]:
        """The choices that stand since the beginning of a seat's last turn, as that seat may see them."""
        link = self._context.store.read
        for most in _RECENT:
            found = await games.newest(link, table_id, most)
            log = standing(found)
            turns = [entry.turn for entry in log if entry.seat == seat]
            if len(found) < most or (turns and turns[-1] > found[0].turn):
                break
        else:
            # That turn began before all of these entries.
            log = standing(await games.log(link, table_id, events=True))
            turns = [entry.turn for entry in log if entry.seat == seat]
        begin = turns[-1] if turns else 0
        lines = [line_of(entry, seat) for entry in log if entry.turn >= begin]
        earlier = [entry for entry in log if entry.turn < begin]
        opened = beginning(line_of(earlier[-1], seat), begin) if earlier else None
        return [opened, *lines] if opened else lines
