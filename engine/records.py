"""A finished game as a file: its setup, every choice and the scores, so that anybody can play it again.

Nothing of a record is believed that a replay does not confirm.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from engine.decisions import BadSave, IllegalChoice
from engine.game import RULES_VERSION, Game
from engine.state import Setup

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

    @staticmethod
    def make(setup: Setup, choices: list[tuple[str, list[str]]], game: Game) -> Record:
        return Record(
            rules=game.state.rules,
            setup=RecordedSetup(
                game=setup.game, seats=setup.seats, seed=f"{setup.seed:x}", options=setup.options
            ),
            choices=[RecordedChoice(seat=seat, picked=list(picks)) for seat, picks in choices],
            scores=game.scores(),
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

    def replay(self) -> Game:
        """Play it again to the end and compare the scores; BadSave says where the record is wrong."""
        if self.rules != RULES_VERSION:
            raise BadSave(f"the game was played by rules version {self.rules}; this is {RULES_VERSION}")
        game = Game.start(self.engine_setup())
        for number, choice in enumerate(self.choices):
            try:
                game.choose(choice.seat, choice.picked)
            except IllegalChoice as refusal:
                raise BadSave(f"choice {number} of the record is not legal: {refusal}") from refusal
        if not game.over:
            raise BadSave(f"the record stops after {len(self.choices)} choices, before the end of the game")
        if game.scores() != self.scores:
            raise BadSave(f"the record says {self.scores}, but the game ends with {game.scores()}")
        return game
