"""Answering interactions: the callback, then whatever the token allows for fifteen minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.sandbox.interactions import Answer
from bot.sandbox.limits.commands import check_choices
from bot.sandbox.limits.modals import check_modal
from bot.sandbox.limits.text import items
from bot.sandbox.messages import edit, post, post_thinking
from bot.sandbox.rest import Call, route
from bot.sandbox.state import Message
from bot.sandbox.wire import EPHEMERAL, ApiError, Ask, Callback, Json, invalid

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord

REPLIES = {Callback.MESSAGE, Callback.DEFERRED_MESSAGE}
UPDATES = {Callback.DEFERRED_UPDATE, Callback.UPDATE}
ALLOWED = {
    Ask.COMMAND: REPLIES | {Callback.MODAL},
    Ask.COMPONENT: REPLIES | UPDATES | {Callback.MODAL},
    Ask.AUTOCOMPLETE: {Callback.CHOICES},
    Ask.MODAL: REPLIES | UPDATES,
}
MOST_FOLLOWUPS_OUTSIDE_GUILDS = 5


@route("POST", "/interactions/{interaction}/{token}/callback", needs_token=False)
async def callback(fake: FakeDiscord, call: Call) -> Json:
    answer = fake.interactions.find(call.path["token"], call.path["interaction"])
    answer.check_open()
    how, data = call.body.get("type"), call.body.get("data") or {}
    if how not in ALLOWED[answer.kind] or (how in UPDATES and answer.source is None):
        raise invalid("type", f"Callback type {how} is not valid for an interaction of type {answer.kind}.")
    how = Callback(how)
    if how in REPLIES:
        answer.message = reply(fake, answer, how, call)
    elif how in UPDATES:
        answer.message = answer.source
        if how is Callback.UPDATE:
            assert answer.source is not None
            edit(fake, answer.source, data, call.uploads, through_token=True)
    elif how is Callback.CHOICES:
        check_choices("data", items("data", data, "choices"), answer.option_type)
        answer.choices = data["choices"]
    else:
        check_modal(data)
        answer.modal = data
    answer.acknowledge(how)
    if answer.message and how in (Callback.MESSAGE, Callback.UPDATE):
        event = "MESSAGE_CREATE" if how is Callback.MESSAGE else "MESSAGE_UPDATE"
        await fake.announce(answer.message, event)
    return receipt(answer)


def reply(fake: FakeDiscord, answer: Answer, how: Callback, call: Call) -> Message:
    data = for_whom(answer, call.body.get("data") or {})
    if how is Callback.MESSAGE:
        return post(
            fake,
            answer.channel,
            data,
            call.uploads,
            viewer=answer.person.id,
            through_token=True,
            extra=answer.credit(),
        )
    flags = data.get("flags") or 0
    if flags & ~EPHEMERAL or set(data) - {"flags"}:
        raise invalid("data", "A deferred answer carries nothing but the EPHEMERAL flag.")
    return post_thinking(fake, answer.channel, flags, answer.person.id, answer.credit())


def for_whom(answer: Answer, body: Json) -> Json:
    """The body, made ephemeral where the person may not have it seen by others."""
    return body | {"flags": (body.get("flags") or 0) | EPHEMERAL} if answer.must_be_private else body


def receipt(answer: Answer) -> Json:
    """What discord.py reads to know the message its answer became."""
    assert answer.callback is not None
    out: Json = {"interaction": {"id": answer.id, "type": int(answer.kind)}}
    out["interaction"] |= {"channel_id": answer.channel.id}
    if answer.channel.guild_id:
        out["interaction"]["guild_id"] = answer.channel.guild_id
    if answer.message:
        out["interaction"] |= {
            "response_message_id": answer.message.id,
            "response_message_loading": answer.message.thinking,
            "response_message_ephemeral": answer.message.ephemeral,
        }
        if answer.callback in (Callback.MESSAGE, Callback.UPDATE):
            out["resource"] = {"type": int(answer.callback), "message": answer.message.raw}
    return out


@route("POST", "/webhooks/{application}/{token}", needs_token=False)
async def follow_up(fake: FakeDiscord, call: Call) -> Json:
    answer = fake.interactions.find(call.path["token"])
    answer.check_token()
    if answer.message and answer.message.thinking:
        # The first follow-up takes the place of "is thinking", whose being ephemeral or not it keeps.
        body = call.body | {"flags": (call.body.get("flags") or 0) & ~EPHEMERAL}
        message = edit(fake, answer.message, body, call.uploads, through_token=True)
    elif answer.limited and len(answer.followups) >= MOST_FOLLOWUPS_OUTSIDE_GUILDS:
        raise ApiError(400, 40094, "This interaction has hit the maximum number of follow up messages")
    else:
        message = post(
            fake,
            answer.channel,
            for_whom(answer, call.body),
            call.uploads,
            viewer=answer.person.id,
            through_token=True,
            extra=answer.credit(),
        )
    answer.followups.append(message)
    answer.touch()
    await fake.announce(message, "MESSAGE_CREATE")
    return message.raw


def find(fake: FakeDiscord, call: Call) -> tuple[Answer, Message]:
    """A message through an interaction's token: the original answer, or a follow-up of the same token."""
    answer = fake.interactions.find(call.path["token"])
    answer.check_token()
    reachable = {message.id: message for message in answer.followups}
    if answer.message:
        reachable |= {"@original": answer.message, answer.message.id: answer.message}
    message = reachable.get(call.path["message"])
    if message is None or message.deleted:
        raise ApiError(404, 10008, "Unknown Message")
    return answer, message


@route("GET", "/webhooks/{application}/{token}/messages/{message}", needs_token=False)
async def get_answer(fake: FakeDiscord, call: Call) -> Json:
    return find(fake, call)[1].raw


@route("PATCH", "/webhooks/{application}/{token}/messages/{message}", needs_token=False)
async def edit_answer(fake: FakeDiscord, call: Call) -> Json:
    answer, message = find(fake, call)
    edit(fake, message, call.body, call.uploads, through_token=True)
    answer.edits += 1
    answer.touch()
    await fake.announce(message, "MESSAGE_UPDATE")
    return message.raw


@route("DELETE", "/webhooks/{application}/{token}/messages/{message}", needs_token=False)
async def delete_answer(fake: FakeDiscord, call: Call) -> None:
    answer, message = find(fake, call)
    await fake.delete_message(message)
    answer.touch()
