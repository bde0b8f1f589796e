"""Slash commands, by feature."""

from bot.commands.after import AfterCog
from bot.commands.between import BetweenCog
from bot.commands.help import HelpCog
from bot.commands.looking import LookingCog
from bot.commands.plan import PlanCog
from bot.commands.privacy import PrivacyCog
from bot.commands.rest import RestCog
from bot.commands.settings import SettingsCog
from bot.commands.tables import TablesCog
from bot.commands.turn import TurnCog

COGS = (
    TablesCog,
    LookingCog,
    TurnCog,
    PlanCog,
    RestCog,
    SettingsCog,
    HelpCog,
    PrivacyCog,
    AfterCog,
    BetweenCog,
)
