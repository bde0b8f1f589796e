"""Between games: the same people once more, the next table that waits, and what one wants to remember."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, ComponentType
from discord.ui import Button, DynamicItem, Label, Modal, TextInput

from bot.components.base import TABLE, TableButton, bot_of, language_of
from bot.components.lobby import lobby_message, refresh_lobby
from bot.components.places import check_place
from bot.components.purposes import panel_of
from bot.components.show import show_panel
from bot.errors import report
from bot.table import Refusal
from bot.table.notes import LONGEST
from bot.words.i18n import escaped, say, short

if TYPE_CHECKING:
    from bot.components.content import Panel
    from bot.table.moment import Moment
    from bot.table.records import Table
    from bot.words.speech import Speech

FORM_LIFE = 15 * 60.0  # seconds; a form that was dismissed is not heard of again


class Rematch(TableButton, DynamicItem[Button[Any]], template=f"rm:{TABLE}"):
    """Under the scores: the same people, the same game, the seats turned. Each of them presses it."""

    private = True
    letter, emoji = "rm", "🔁"
    style = ButtonStyle.success

    async def act(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        if data["component_type"] != ComponentType.button.value:
            raise Refusal("review-gone")  # the menu of a review that was opened before had such an id
        await check_place(interaction)
        bot, language, person = bot_of(interaction), await language_of(interaction), interaction.user
        before = await bot.tables.lobby.at(interaction.channel_id or 0)
        table = await bot.tables.rematches.confirm(self.table, person.id, person.display_name)
        if table.state == "running":
            bot.let_ai_play(table.id)
            await show_panel(interaction, table.id)
            return
        await interaction.edit_original_response(content=say(language, "rematch-asked"))
        if before is None:
            await _invite(interaction, table, await bot.table(self.table))
        else:
            await refresh_lobby(bot, table)


async def _invite(interaction: discord.Interaction, table: Table, ended: Table) -> None:
    """The lobby for all to see, with a mention of those who are asked."""
    bot, asked = bot_of(interaction), [one for one in ended.people if one not in table.people]
    language = await bot.table_language(table)
    mentions = ", ".join(f"<@{one}>" for one in asked)
    lobby = await lobby_message(bot, table)
    lobby["content"] = f"{say(language, 'rematch-invites', people=mentions)}\n{lobby['content']}"
    shown = await interaction.followup.send(
        **lobby,
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(one) for one in asked]),
        wait=True,
    )
    await bot.tables.lobby.shown(table.id, shown.id)


class NextTable(TableButton, DynamicItem[Button[Any]], template=f"nx:{TABLE}"):
    """When one's turn is over: the panel of the table that waits for one most urgently."""

    letter, emoji = "nx", "⏭️"
    style = ButtonStyle.primary

    async def act(self, interaction: discord.Interaction) -> None:
        bot, language = bot_of(interaction), await language_of(interaction)
        waiting = await bot.tables.lobby.waiting(interaction.user.id)
        table = await bot.table(waiting[0] if waiting and self.table not in waiting else self.table)
        where = f"<#{table.channel}>"
        note = say(language, "next-here", game=say(language, f"game-{table.game}"), where=where)
        await show_panel(interaction, table.id, note)


@panel_of("table")
def between(panel: Panel, moment: Moment, speech: Speech) -> None:
    """One's own note while one is asked; afterwards the way to where somebody waits."""
    if panel.mine and moment.note:
        panel.folded.insert(0, f"🗒️ {escaped(moment.note)}")
    if moment.elsewhere:
        label = speech.say("next-table", count=len(moment.elsewhere))
        panel.extra.append(NextTable(moment.elsewhere[0], label))


class NoteButton(TableButton, DynamicItem[Button[Any]], template=f"nt:{TABLE}"):
    """Opens the form of one's own note on a game."""

    letter, emoji = "nt", "🗒️"

    async def callback(self, interaction: Any) -> None:
        # A form is the first and only answer to a press, so nothing is acknowledged before it.
        try:
            await open_note(interaction, self.table)
        except Exception as error:
            await report(interaction, error, await language_of(interaction))


async def open_note(interaction: discord.Interaction[Any], table: str) -> None:
    language = await language_of(interaction)
    kept = await bot_of(interaction).tables.notes.note(table, interaction.user.id)
    await interaction.response.send_modal(NoteForm(table, kept, language))


class NoteForm(Modal):
    """Its id says all there is to know, so it is taken in by `take_form`, also after a restart."""

    def __init__(self, table: str, kept: str, language: str) -> None:
        super().__init__(title=short(say(language, "note-title"), 45), timeout=FORM_LIFE)
        self.custom_id = f"note:{table}"
        field: TextInput[Any] = TextInput(
            style=discord.TextStyle.paragraph, default=kept or None, required=False, max_length=LONGEST
        )
        self.add_item(Label(text=short(say(language, "note-label"), 45), component=field))


async def take_form(interaction: discord.Interaction[Any]) -> bool:
    """Take in a form that was sent off, if it is one of ours."""
    data: Any = interaction.data
    form = re.fullmatch(rf"note:{TABLE}", data.get("custom_id", ""))
    fields = [part.get("component") or {} for part in data.get("components", ())]
    if form is None or len(fields) != 1 or not isinstance(fields[0].get("value"), str):
        return False
    language, text = await language_of(interaction), fields[0]["value"].strip()
    try:
        await bot_of(interaction).tables.notes.keep(form["table"], interaction.user.id, text)
    except Exception as error:
        await report(interaction, error, language)
    else:
        said = say(language, "note-kept" if text else "note-removed")
        await interaction.response.send_message(said, ephemeral=True)
    return True


COMPONENTS = (Rematch, NextTable, NoteButton)
