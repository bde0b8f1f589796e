"""No seed and no card in any log, at any level."""

import json
import logging

from bot.store import tables


async def test_a_game_leaves_no_secret_in_the_log(session, caplog):
    caplog.set_level(1)  # everything that anybody says
    table = await session.game()
    view = await session.tables.play.look(table.id, table.host)
    hand = view.players[table.seats[0].seat].hand
    for _ in range(20):
        await session.step(table)
    await session.post.deliver()
    logging.getLogger("tropero.test").debug("the log is listening")
    setup = json.loads(await tables.setup_of(session.store.read, table.id))
    said = "\n".join(record.getMessage() for record in caplog.records)
    assert "the log is listening" in said
    assert str(setup["seed"]) not in said and f"{setup['seed']:x}" not in said
    assert hand and not [card for card in hand if card in said]
    assert "INSERT" not in said, "statements come with their parameters"
