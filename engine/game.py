"""A game: `choose` is the one way in, `view` the one way out.

`Game` runs the agenda until somebody has to decide, and lists afresh what may be chosen after every choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from engine import chance
from engine.agenda import PASSES, Action, Question, Rest, Task, read_tasks
from engine.ahead import ahead, brings, onward
from engine.decisions import BadSave, Decision, Event, IllegalChoice
from engine.games import rules_of
from engine.imagine import imagine
from engine.rules import Rules
from engine.state import RULES_VERSION, Player, Setup, State
from engine.trail import Paths, forget_paths
from engine.views import View, make_view

FORMAT = "tropero-state"

Choice = tuple[str, Sequence[str]]


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """A dump: what it is, and the state."""

    format: str
    state: State


class Game:
    __slots__ = ("_legal", "catalog", "events", "paths", "quiet", "rules", "state")

    def __init__(self, state: State, rules: Rules) -> None:
        self.state = state
        self.rules = rules
        self.catalog = rules.catalog
        self.events: list[Event] = []
        self.quiet = False  # nobody is told what happens
        self.paths: Paths = {}  # engine.trail keeps here which locations follow which
        self._legal: list[str] = []

    # Beginning, keeping, copying

    @staticmethod
    def start(setup: Setup) -> Game:
        setup.check()
        rules = rules_of(setup.game)
        game = Game(rules.start(setup), rules)
        game._advance()
        return game

    @staticmethod
    def load(text: str | bytes) -> Game:
        try:
            save = msgspec.json.decode(text, type=Save)
            if save.format != FORMAT:
                raise BadSave(f"this is a {save.format!r}, not a {FORMAT!r}")
            state = save.state
            state.setup.check()
            rules = rules_of(state.setup.game)
            state.agenda = read_tasks(state.agenda)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadSave(f"the saved game is damaged: {error}") from error
        if state.rules > RULES_VERSION:
            raise BadSave(f"the game needs rules version {state.rules}; this is version {RULES_VERSION}")
        game = Game(state, rules)
        try:
            game._advance()
        except (LookupError, ValueError, AttributeError, TypeError) as error:
            raise BadSave(f"the saved game does not fit together: {error!r}") from error
        return game

    @staticmethod
    def replay(setup: Setup, choices: Iterable[Choice]) -> Game:
        game = Game.start(setup)
        for seat, picks in choices:
            game.choose(seat, picks)
        return game

    def dump(self) -> str:
        return msgspec.json.encode(Save(FORMAT, self.state)).decode()

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process gets it as a dump; the rules are there already."""
        return Game.load, (self.dump(),)

    def copy(self) -> Game:
        twin = Game(self.state.copy(), self.rules)
        twin.paths = self.paths
        twin._legal = self._legal
        return twin

    # Looking

    @property
    def setup(self) -> Setup:
        return self.state.setup

    @property
    def seats(self) -> list[str]:
        return [player.seat for player in self.state.players]

    @property
    def number(self) -> int:
        return self.state.number

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def decision(self) -> Decision | None:
        """What one seat must choose now. It is not kept: a decision knows its game, and two that know each
        other would outlive the thousands of copies that a search throws away."""
        agenda = self.state.agenda
        return self._ask(agenda[-1], self._legal) if agenda else None

    def offers(self, seat: str) -> Decision | None:
        """What that seat may do now, whoever's turn it is; None if nothing."""
        question = self._offer(self._index(seat))
        if question is None:
            return None
        legal = question.legal(self)
        return self._ask(question, legal) if legal else None

    def view(self, seat: str | None) -> View:
        """All that a seat may see, or with None what a stranger may see."""
        return make_view(self, None if seat is None else self._index(seat))

    def scores(self) -> dict[str, dict[str, int]]:
        sheets = {}
        for index, player in enumerate(self.state.players):
            sheet = self.rules.score(self, index)
            sheets[player.seat] = sheet | {"total": sum(sheet.values())}
        return sheets

    def winners(self) -> list[str]:
        """Who leads, and in the end has won; a tie is shared (Ruling 21)."""
        totals = {seat: sheet["total"] for seat, sheet in self.scores().items()}
        return [seat for seat, total in totals.items() if total == max(totals.values())]

    def imagine(self, seat: str | None, seed: int) -> Game:
        """A copy in which all that a seat cannot see is dealt anew; see engine.imagine."""
        return imagine(self, None if seat is None else self._index(seat), seed)

    def ahead(self, seat: str) -> Game:
        """A copy in which it is that seat's turn now, whoever's it is; see engine.ahead."""
        return ahead(self, self._index(seat))

    def onward(self, seat: str, picks: Sequence[str]) -> Game:
        """A copy after a choice that ends that seat's turn, in which its next one begins at once."""
        return onward(self, self._index(seat), picks)

    def brings(self, seat: str, picks: Sequence[str]) -> dict[str, int]:
        """What a legal choice would cost (below nothing) and bring that seat in this turn; on a copy."""
        return brings(self, self._index(seat), picks)

    # Choosing

    def choose(self, seat: str, picks: Sequence[str], number: int | None = None) -> list[Event]:
        """Take a choice. Raises IllegalChoice, and then nothing has changed."""
        state = self.state
        if not state.agenda:
            raise IllegalChoice("illegal-over")
        if number is not None and number != state.number:
            raise IllegalChoice("illegal-stale", number=number, now=state.number)
        index = self._index(seat)
        question: Question = state.agenda[-1]
        if question.who(self) != index or (self._legal and picks and picks[0] not in self._legal):
            offer = self._offer(index)
            legal = offer.legal(self) if offer is not None else []
            if offer is not None and picks and picks[0] in legal:
                self._check(offer, legal, picks)
                self._take(offer, list(picks))
                return self.events
        if question.who(self) != index:
            raise IllegalChoice("illegal-seat", seat=state.players[question.who(self)].seat)
        self._check(question, self._legal, picks)
        state.agenda.pop()
        self._take(question, list(picks))
        return self.events

    @property
    def legal(self) -> list[str]:
        """What may be picked for the question that is asked, which is the last one of the agenda."""
        return self._legal

    def answer(self, picks: list[str]) -> None:
        """Take a choice that is known to be legal, for players made of code that play copies out.

        Nobody is told what happens: there are no events of it.
        """
        state = self.state
        self.quiet, self.events = True, []
        state.agenda.pop().take(self, picks)
        state.number += 1
        self._advance()

    def _check(self, question: Question, legal: list[str], picks: Sequence[str]) -> None:
        for pick in picks:
            if pick not in legal:
                raise question.refuse(self, pick)
        if len(picks) > 1 and len(set(picks)) != len(picks):
            raise IllegalChoice("illegal-twice")
        least, most = question.bounds(self, legal)
        if not least <= len(picks) <= most:
            raise IllegalChoice("illegal-count", least=least, most=most, picked=len(picks))

    def _take(self, question: Question, picks: list[str]) -> None:
        self.quiet, self.events = False, []
        question.take(self, picks)
        self.state.number += 1
        self._advance()

    def _advance(self) -> None:
        """Resolve what needs nobody, play forced choices, and stop where a seat has to decide."""
        agenda = self.state.agenda
        while agenda:
            task = agenda[-1]
            if not task.asks:
                agenda.pop()
                task.run(self)
                continue
            legal = task.legal(self)
            if legal and (len(legal) > task.bounds(self, legal)[0] or legal[0] in PASSES):
                self._legal = legal
                return
            agenda.pop()
            if not legal:
                task.dropped(self)
            elif self.quiet:
                task.take(self, legal)
            else:
                before, hidden = len(self.events), task.hides(self)
                task.take(self, legal)
                for event in self.events[before:]:
                    event.auto = not hidden
        self._legal = []

    def relist(self) -> None:
        """List afresh what may be chosen, after something other than a choice changed the state."""
        self._advance()

    def _offer(self, index: int) -> Question | None:
        if not self.state.agenda:
            return None
        return self.rules.offer(self, index)

    def _ask(self, question: Question, legal: list[str]) -> Decision:
        seat = self.state.players[question.who(self)].seat
        bounds = question.bounds(self, legal)
        describe = lambda: question.options(self, legal)  # noqa: E731
        return Decision(seat, question.kind, self.state.number, legal, bounds, describe)

    def _index(self, seat: str) -> int:
        for index, player in enumerate(self.state.players):
            if player.seat == seat:
                return index
        raise IllegalChoice("illegal-stranger", seat=str(seat)[:100])

    # What tasks use

    @property
    def me(self) -> Player:
        return self.state.players[self.state.active]

    def push(self, *tasks: Task) -> None:
        """Put tasks on the agenda, the first one next."""
        self.state.agenda.extend(reversed(tasks))

    def perform(self, action: Action) -> None:
        """Put an action on the agenda: its first effect next, the rest behind it."""
        if len(action) > 1:
            self.state.agenda.append(Rest(action[1:]))
        if action:
            self.state.agenda.append(action[0])

    def tell(self, event: str, /, *, seat: int | None = None, reveals: bool = False, **data: Any) -> None:
        if self.quiet:
            return
        players, active = self.state.players, self.state.active
        who = players[active if seat is None else seat].seat
        self.events.append(Event(event, who, data, None, reveals))

    def tell_apart(self, event: str, seat: int, data: dict[str, Any], secret: dict[str, Any]) -> None:
        """An event of which only that seat sees all, because it uncovered something to it."""
        if self.quiet:
            return
        self.events.append(Event(event, self.state.players[seat].seat, data, secret, reveals=True))

    def shuffle(self, label: str, items: list[str]) -> None:
        times = self.state.shuffles.get(label, 0)
        self.state.shuffles[label] = times + 1
        chance.shuffle(items, chance.words(self.state.setup.seed, f"{label}/{times}"))

    def put_tile(self, space: str, tile: str) -> None:
        self.state.tiles[space] = tile
        forget_paths(self, space)
        self.tell("tile_placed", tile=tile, space=space)

    def take_tile(self, space: str) -> str:
        forget_paths(self, space)
        return self.state.tiles.pop(space)

    def put_building(self, space: str, tile: str) -> str:
        """A building of the active player; what it replaces leaves the game, and is named."""
        state = self.state
        replaced = state.buildings.get(space, "")
        if replaced:
            state.box.append(replaced)
        else:
            forget_paths(self, space)
        self.me.unbuilt.remove(tile)
        state.buildings[space] = tile
        state.owners[space] = state.active
        return replaced
