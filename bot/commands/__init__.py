"""Slash commands, by feature."""

from bot.commands.help import Help
from bot.commands.looking import Looking
from bot.commands.rest import Rest
from bot.commands.tables import TablesCog
from bot.commands.turn import TurnCog

COGS = (TablesCog, Looking, TurnCog, Rest, Help)
