### Where a table is and how it ends.

abandon-asked = The table has been asked; more than half have to agree.
table-elsewhere = 🐂 It is your turn in **{ $game }**. I cannot write in { $where } right now, so I tell you here; the button opens your turn.{ $deadline ->
    [none] {""}
   *[other] { " " }Until { $deadline }.
}
place-guest = That needs me in this server: somebody who manages it can add me. Alone you can play right away with { COMMAND("trail solo") }, in our direct messages.
place-permission = I am missing { $count ->
    [one] a permission
   *[other] permissions
} in this channel: { $permissions }. A moderator can give me that in its settings; nothing has begun.
place-locked = This thread is locked, so I could not tell you anything here. A moderator can unlock it.
place-private-thread = I am not in this private thread. Mention me here once to add me, then try again.
place-threads-full = This server has as many open threads as Discord allows. Close one, or play in a thread that is there.
solo-direct = Your game is in our direct messages; here it goes on as well.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
