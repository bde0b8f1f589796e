"""The puzzle of the day on its private panel, and what the engine thinks of the turn that was tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.ui import Button, DynamicItem

from bot.components.base import TABLE, TableButton, bot_of, language_of
from bot.components.film import while_telling
from bot.components.purposes import panel_of
from bot.components.show import show_panel, text_view
from bot.pictures.process_pool import WorkLost
from bot.table import Refusal
from bot.words.i18n import say

if TYPE_CHECKING:
    from bot.components.content import Panel
    from bot.table.moment import Moment
    from bot.words.speech import Speech


class JudgePuzzle(TableButton, DynamicItem[Button[Any]], template=f"pz:{TABLE}"):
    """What the turn on this table is worth."""

    private = True
    letter, emoji = "pz", "⚖️"
    style = discord.ButtonStyle.success

    async def act(self, interaction: discord.Interaction) -> None:
        bot, language = bot_of(interaction), await language_of(interaction)
        work = bot.tables.puzzles.judge(self.table, interaction.user.id, bot.patient.run)
        try:
            verdict = await while_telling(interaction, work, lambda: say(language, "puzzle-judging"))
        except WorkLost as error:
            raise Refusal("review-failed") from error
        key = "puzzle-found" if verdict.found else "puzzle-not-found"
        told = say(
            language,
            key,
            tried=_signed(verdict.tried.points),
            best=_signed(verdict.best.points),
            error=f"{2 * verdict.tried.error:.1f}",
        )
        await interaction.edit_original_response(content=None, view=text_view(told))


def _signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", "−")


@panel_of("puzzle")
def puzzle(panel: Panel, moment: Moment, speech: Speech) -> None:
    panel.note = "\n".join(filter(None, (panel.note, speech.say("puzzle-task"))))
    if panel.waits:  # for nobody who would come
        panel.question, panel.exchange = speech.say("puzzle-turn-over"), None
    if moment.asked.number:
        panel.extra.append(JudgePuzzle(moment.table.id, speech.say("puzzle-judge")))


async def show_puzzle(interaction: discord.Interaction) -> None:
    """Today's puzzle in the private answer that was promised."""
    bot, person = bot_of(interaction), interaction.user
    table = await bot.tables.puzzles.begin(person.id, person.display_name)
    await show_panel(interaction, table.id)


COMPONENTS = (JudgePuzzle,)
