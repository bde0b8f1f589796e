"""What a person is told when something is not possible: a message key with values, never a sentence."""

from typing import TYPE_CHECKING

from engine import Text

if TYPE_CHECKING:
    from bot.table.asked import Asked


class Refusal(Exception):
    """Nothing was changed. `text` says why, and `asked`, where it helps, what is asked of the person now."""

    def __init__(self, key: str, asked: "Asked | None" = None, **values: str | int) -> None:
        super().__init__(f"{key} {values}" if values else key)
        self.text = Text(key, values)
        self.asked = asked


class Illegal(Refusal):
    """The rules of `game` forbid the choice; the text is the engine's own, for that game's words."""

    def __init__(self, text: Text, asked: "Asked", game: str) -> None:
        super().__init__(text.key, asked, **text.values)
        self.game = game


class Stale(Refusal):
    """The choice answers a question that is not asked any more; `asked` is the one that is."""

    def __init__(self, asked: "Asked") -> None:
        super().__init__("table-stale", asked)
