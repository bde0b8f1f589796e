"""Plans and orders on the panel: trying a turn privately, leaving it as orders, looking at them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self, cast

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import ActionRow, Button, Container, DynamicItem, Item, LayoutView, Select, TextDisplay

from bot.components.base import LABEL, TABLE, Component, TableButton, bot_of, language_of
from bot.components.purposes import panel_of
from bot.components.show import show_instead, show_panel, text_view
from bot.pictures.pictures import STAMPS
from bot.table import Refusal
from bot.table.orders import Mode
from bot.words.i18n import say, short
from bot.words.orders import orders_text, outcome_text

if TYPE_CHECKING:
    from bot.components.content import Panel
    from bot.table.moment import Moment
    from bot.table.orders import Left
    from bot.table.plans import Chance
    from bot.words.speech import Speech

ENTRY = 100
LONGEST = 3500
MOST_ODDS = 6  # told in words; the menu has more
MENU = 25

PLAN_VERBS = {
    "at_once": ("▶️", ButtonStyle.success),
    "show": ("👁️", ButtonStyle.primary),
    "now": ("▶️", ButtonStyle.success),
    "next": ("⏭️", ButtonStyle.primary),
    "again": ("🔃", ButtonStyle.secondary),
    "drop": ("✖️", ButtonStyle.secondary),
}
ORDER_VERBS = {
    "look": ("📋", ButtonStyle.primary),
    "play": ("▶️", ButtonStyle.success),
    "at_once": ("▶️", ButtonStyle.secondary),
    "show": ("👁️", ButtonStyle.secondary),
    "tell": ("📣", ButtonStyle.secondary),
    "hush": ("🤫", ButtonStyle.secondary),
    "withdraw": ("✖️", ButtonStyle.danger),
}


class Plan(TableButton, DynamicItem[Button[Any]], template=f"yn:{TABLE}"):
    """On a panel and under the table's messages: opens a plan of one's own, privately."""

    private = True
    letter, emoji = "yn", "🧭"

    async def act(self, interaction: discord.Interaction) -> None:
        await show_plan(interaction, self.table)


async def show_plan(interaction: discord.Interaction, table_id: str, note: str = "") -> None:
    """A person's plan at a table; a fresh one, if there is none that fits."""
    plan = await bot_of(interaction).tables.plans.open(table_id, interaction.user.id)
    await show_panel(interaction, plan.id, note)


class PlanDeed(Component, DynamicItem[Button[Any]], template=f"yd:{TABLE}:(?P<verb>{'|'.join(PLAN_VERBS)})"):
    """What can be done with a plan; its id carries the plan."""

    def __init__(self, plan: str, verb: str, label: str = "?") -> None:
        emoji, style = PLAN_VERBS[verb]
        super().__init__(
            Button(label=short(label, LABEL), emoji=emoji, style=style, custom_id=f"yd:{plan}:{verb}")
        )
        self.plan, self.verb = plan, verb

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], match["verb"])

    async def act(self, interaction: discord.Interaction) -> None:
        bot, language, person = bot_of(interaction), await language_of(interaction), interaction.user.id
        plans = bot.tables.plans
        if self.verb == "next":
            await plans.next_turn(self.plan, person)
            await show_panel(interaction, self.plan)
            return
        parent = (await plans.progress(self.plan, person)).parent.id
        if self.verb == "again":
            fresh, whole = await plans.again(parent, person)
            await show_panel(
                interaction, fresh.id, say(language, "plan-renewed" if whole else "plan-renewed-part")
            )
        elif self.verb == "drop":
            await plans.drop(parent, person)
            await show_instead(interaction, text_view(say(language, "plan-dropped")))
        elif self.verb == "now":
            await leave_orders(interaction, parent, "at_once")
        else:
            await leave_orders(interaction, parent, cast("Mode", self.verb))


async def leave_orders(interaction: discord.Interaction, table_id: str, mode: Mode) -> None:
    """Make somebody's plan into orders. Whoever is asked now has them played now, unless shown first."""
    bot, person = bot_of(interaction), interaction.user.id
    plans = await bot.tables.private.of(person, "plan", table_id)
    if not plans:
        raise Refusal("plan-none")
    progress = await bot.tables.plans.progress(plans[0].id, person)
    await bot.tables.orders.leave(table_id, person, progress.turns, mode)
    asked = await bot.tables.play.asked(table_id, person, deadline=False)
    if mode == "at_once" and asked.waiting_for == asked.seat:
        await bot.tables.play.play_orders_now(table_id, person)
        await bot.tables.plans.drop(table_id, person)
        await show_panel(interaction, table_id)
    else:
        await show_orders(interaction, table_id)


class OrdersDeed(
    Component, DynamicItem[Button[Any]], template=f"yo:{TABLE}:(?P<verb>{'|'.join(ORDER_VERBS)})"
):
    """What can be done with orders; its id carries the table they are for."""

    def __init__(self, table: str, verb: str, label: str = "?") -> None:
        emoji, style = ORDER_VERBS[verb]
        super().__init__(
            Button(label=short(label, LABEL), emoji=emoji, style=style, custom_id=f"yo:{table}:{verb}")
        )
        self.table, self.verb = table, verb

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["table"], match["verb"])

    async def act(self, interaction: discord.Interaction) -> None:
        bot, language, person = bot_of(interaction), await language_of(interaction), interaction.user.id
        orders = bot.tables.orders
        if self.verb == "play":
            await bot.tables.play.play_orders_now(self.table, person)
            await show_panel(interaction, self.table)
            return
        if self.verb == "withdraw":
            await orders.withdraw(self.table, person)
            await show_instead(interaction, text_view(say(language, "orders-withdrawn")))
            return
        if self.verb in ("at_once", "show"):
            await orders.change(self.table, person, mode=cast("Mode", self.verb))
        elif self.verb in ("tell", "hush"):
            await orders.change(self.table, person, shown=self.verb == "tell")
        await show_orders(interaction, self.table)


class NameCard(Component, DynamicItem[Select[Any]], template=f"yc:{TABLE}"):
    """Where chance decides: which card is to come, so that the plan can go on."""

    def __init__(self, plan: str, entries: list[SelectOption] | None = None, language: str = "en") -> None:
        select: Select[Any] = Select(
            custom_id=f"yc:{plan}",
            options=entries or [SelectOption(label="?", value="?")],
            placeholder=short(say(language, "plan-name"), ENTRY),
        )
        super().__init__(select)
        self.plan = plan

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        menu = cls(match["table"])
        menu.item = cast("Select[Any]", item)  # it holds what was picked
        return menu

    async def act(self, interaction: discord.Interaction) -> None:
        await bot_of(interaction).tables.plans.name(self.plan, interaction.user.id, self.item.values[0])
        await show_panel(interaction, self.plan)


async def show_orders(interaction: discord.Interaction, table_id: str) -> None:
    """Somebody's orders at a table with their conditions, and what can be done with them."""
    bot, language = bot_of(interaction), await language_of(interaction)
    table = await bot.table(table_id)
    left = await bot.tables.orders.of(table_id, interaction.user.id)
    if left is None:
        raise Refusal("orders-none")
    speech = bot.speech(language, table)
    lines = [say(language, "orders-title", where=f"<#{table.channel}>")]
    if left.outcome is not None:
        lines.append(outcome_text(speech, left.outcome))
    if left.turns:
        lines += [orders_text(speech, left.turns), f"-# {say(language, 'orders-rule')}"]
        lines.append(f"-# {say(language, f'orders-mode-{left.mode}')} {_known(left, language)}")
    asked = await bot.tables.play.asked(table_id, interaction.user.id, deadline=False)
    box: list[Item[Any]] = [TextDisplay(short("\n".join(lines), LONGEST))]
    box.append(ActionRow(*_order_buttons(left, table_id, language, yours=asked.waiting_for == left.seat)))
    view = LayoutView(timeout=None)
    view.add_item(Container(*box, accent_colour=STAMPS["plan"]))
    await show_instead(interaction, view)


def _known(left: Left, language: str) -> str:
    return say(language, "orders-shown" if left.shown else "orders-secret")


def _order_buttons(left: Left, table: str, language: str, *, yours: bool) -> list[Item[Any]]:
    verbs = []
    if left.turns:
        verbs += ["play"] if yours else []
        verbs += [
            "show" if left.mode == "at_once" else "at_once",
            "hush" if left.shown else "tell",
            "withdraw",
        ]
    buttons: list[Item[Any]] = [OrdersDeed(table, verb, say(language, f"orders-do-{verb}")) for verb in verbs]
    return [*buttons, Plan(table, say(language, "plan-button"))]


@panel_of("table")
def add_plan(panel: Panel, moment: Moment, speech: Speech) -> None:
    """On everybody's own panel: the way to a plan, orders that are ready, and what became of them."""
    table, left = moment.table, moment.orders
    if not moment.goes_on:
        return
    panel.extra.append(Plan(table.id, speech.say("plan-button")))
    if left is None:
        return
    notes = [panel.note]
    if left.outcome is not None and left.outcome.turn == moment.asked.turn and panel.mine:
        notes.append(f"🧭 {outcome_text(speech, left.outcome)}")
    if left.turns:
        panel.extra.append(OrdersDeed(table.id, "look", speech.say("orders-do-look")))
        if panel.mine and left.mode == "show":
            notes += [speech.say("orders-ready"), orders_text(speech, left.turns[:1])]
            panel.extra.insert(0, OrdersDeed(table.id, "play", speech.say("orders-do-play")))
    panel.note = "\n".join(filter(None, notes))


@panel_of("plan")
def plan_panel(panel: Panel, moment: Moment, speech: Speech) -> None:
    """A plan: the usual panel while it goes on, the odds where chance decides, and what can be made of it."""
    plan, progress = moment.table, moment.plan
    assert progress is not None, "what a plan is"
    chance = progress.chance
    panel.undo = bool(progress.turns)
    notes = [panel.note]
    if progress.since:
        notes.append(speech.say("plan-since", count=progress.since))
    if chance is not None and chance.waits:
        panel.main, panel.instead, panel.other, panel.passes = [], [], [], []
        panel.exchange, panel.blocked, panel.least = None, False, 1
        panel.question = speech.say("plan-turn-over" if chance.ends_turn else "plan-chance")
    if chance is not None and chance.odds and (chance.waits or len(chance.named) < chance.count):
        notes.append(_odds(speech, chance))
        panel.menus.append(NameCard(plan.id, _cards(speech, chance), speech.language))
    panel.note = "\n".join(filter(None, notes))
    verbs: list[str] = []
    if progress.turns and progress.parent.orders:
        verbs += ["now"] if moment.asked_there else ["at_once", "show"]
    verbs += ["next"] if chance is not None and chance.ends_turn and moment.asked.waiting_for else []
    verbs += ["again"] if progress.since else []
    verbs.append("drop")
    panel.extra += [PlanDeed(plan.id, verb, speech.say(f"plan-do-{verb}")) for verb in verbs]
    if progress.turns and not progress.parent.orders:
        panel.folded.append(speech.say("orders-forbidden"))


def _odds(speech: Speech, chance: Chance) -> str:
    told = [f"{speech.thing(name)} {percent} %" for name, percent in chance.odds[:MOST_ODDS]]
    more = ["…"] if len(chance.odds) > MOST_ODDS else []
    lines = [speech.say("plan-odds", count=chance.count, odds=" · ".join([*told, *more]))]
    if chance.named:
        lines.append(speech.say("plan-named", cards=str(speech.list(chance.named))))
    return "\n".join(f"-# {line}" for line in lines)


def _cards(speech: Speech, chance: Chance) -> list[SelectOption]:
    return [
        SelectOption(label=short(str(speech.thing(name)), ENTRY), value=name, description=f"{percent} %")
        for name, percent in chance.odds[:MENU]
    ]


COMPONENTS = (Plan, PlanDeed, OrdersDeed, NameCard)
