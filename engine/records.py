"""A game that is over, as a file: its setup, every choice and the scores, so that anybody can play it again.

Nothing of a record is believed that a replay does not confirm.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from engine.chance import commitment
from engine.decisions import BadSave, IllegalChoice
from engine.game import Game
from engine.state import RULES_VERSION, Setup
from engine.views import View

Name = Annotated[str, StringConstraints(min_length=1, max_length=80)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class RecordedSetup(_Strict):
    game: Name
    seats: list[Name] = Field(min_length=1, max_length=4)
    # A seed of 128 bits travels as hexadecimal text, because JavaScript and others round large integers.
    seed: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{1,32}$")]
    options: dict[Name, Name] = Field(default={}, max_length=20)


class RecordedChoice(_Strict):
    seat: Name
    picked: list[Name] = Field(max_length=40)


class Record(_Strict):
    format: Literal["tropero-game"] = "tropero-game"
    version: Literal[1] = 1
    rules: int
    setup: RecordedSetup
    names: dict[Name, Name] = {}  # what people were called at the table
    choices: list[RecordedChoice] = Field(max_length=20_000)
    scores: dict[Name, dict[Name, int]]
    # The hash of the seed that the table was shown before the first move.
    commitment: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")] | None = None
    ended: Literal["finished", "abandoned"] = "finished"

    @staticmethod
    def make(setup: Setup, choices: list[tuple[str, list[str]]], game: Game) -> Record:
        return Record(
            rules=game.state.rules,
            setup=RecordedSetup(
                game=setup.game, seats=setup.seats, seed=f"{setup.seed:x}", options=setup.options
            ),
            choices=[RecordedChoice(seat=seat, picked=list(picks)) for seat, picks in choices],
            scores=game.scores(),
            commitment=commitment(setup.seed),
        )

    @staticmethod
    def read(text: str | bytes) -> Record:
        try:
            return Record.model_validate_json(text)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"]) or "the file"
            raise BadSave(f"this is not a recorded game: {place}: {first['msg']}") from error

    def engine_setup(self) -> Setup:
        return Setup(self.setup.game, self.setup.seats, int(self.setup.seed, 16), self.setup.options)

    def by_turn(self, seat: str | None = None) -> list[View]:
        """What a seat, or a stranger, saw at the beginning of each turn and at the end.

        BadSave says where the record is wrong.
        """
        views: list[View] = []
        self._checked(lambda game: views.append(game.view(seat)))
        return views

    def replay(self) -> Game:
        """Play it again and compare seed and scores; BadSave says where the record is wrong.

        A game of older rules is played by the present ones. Most of what people do has stayed the same, and
        if every choice is still legal and leads to the same scores, nothing that changed came up in it.
        """
        return self._checked(lambda game: None)

    def _checked(self, look: Callable[[Game], object]) -> Game:
        """The game at its end; `look` sees it at the beginning of each turn, and then."""
        if self.rules > RULES_VERSION:
            raise BadSave(f"the game was played by rules version {self.rules}; this is {RULES_VERSION}")
        if self.commitment not in (None, commitment(int(self.setup.seed, 16))):
            raise BadSave("the seed is not the one whose hash the table was shown before the first move")
        try:
            return self._replay(look)
        except BadSave as error:
            if self.rules == RULES_VERSION:
                raise
            older = f"the game was played by rules version {self.rules}, and version {RULES_VERSION} differs"
            raise BadSave(f"{older}: {error}") from error

    def _replay(self, look: Callable[[Game], object]) -> Game:
        game = Game.start(self.engine_setup())
        turn = -1
        for number, choice in enumerate(self.choices):
            if game.turn != turn:
                turn = game.turn
                look(game)
            try:
                game.choose(choice.seat, choice.picked)
            except IllegalChoice as refusal:
                raise BadSave(f"choice {number} of the record is not legal: {refusal}") from refusal
        if not game.over and self.ended == "finished":
            raise BadSave(f"the record stops after {len(self.choices)} choices, before the end of the game")
        if game.scores() != self.scores:
            raise BadSave(f"the record says {self.scores}, but the game ends with {game.scores()}")
        look(game)
        return game
