"""What the message of a lobby says."""

from collections.abc import Sequence

from bot.table.lobby import FIRST
from bot.table.records import Table
from bot.words.i18n import escaped, has, say


def lobby_text(table: Table, language: str, newcomers: Sequence[str] = ()) -> str:
    """A lobby as all see it: who is in, at what pace, by which rules."""
    if table.state not in ("lobby", "running"):
        return say(language, "lobby-closed")
    names = ", ".join(escaped(seat.name) for seat in table.seats)
    lines = [
        say(language, "lobby-title", game=say(language, f"game-{table.game}")),
        say(language, "lobby-players", count=len(table.seats), most=table.most, names=names),
        say(language, "lobby-pace", days=table.pace_days or 0),
    ]
    if table.rated:
        lines.append(say(language, "lobby-rated"))
    if table.options:
        options = [setting(language, name, value) for name, value in table.options.items()]
        lines.append(say(language, "lobby-options", options=", ".join(options)))
    if newcomers:
        lines.append(say(language, "lobby-new", names=", ".join(map(escaped, newcomers))))
    if table.note == FIRST:
        lines.append(say(language, "lobby-first-game"))
    if table.rated or not table.orders:
        lines.append(say(language, "lobby-orders" if table.orders else "lobby-no-orders"))
    lines.append(say(language, "lobby-hint" if table.state == "lobby" else "lobby-running"))
    return "\n".join(lines)


def setting(language: str, name: str, value: str) -> str:
    """One option of a table in words; the sides of the maps go by the names of their cities."""
    key = f"setting-{name}" if has(language, f"setting-{name}") else f"city-{name}"
    level = f"level-{value}"
    said = say(language, level if has(language, level) else f"value-{value}")
    return say(language, "setting-line", name=say(language, key), value=said)
