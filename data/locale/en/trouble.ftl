# When something takes long, or does not work this time.

picture-lost = The picture could not be drawn this time. { COMMAND("board") }, { COMMAND("hand") } and the other commands try again.
hint-thinking = Many tables are thinking right now. Your hint comes as soon as it is your turn to be thought about…
error-work = That took too long, so I gave it up; nothing was changed. Please try again. (code { $code })
error-store-reading = I cannot read my notes right now; nothing was changed. Please try again in a moment. (code { $code })
table-ai_slow = -# **{ $name }** needs longer than usual: many tables are thinking at once. The game goes on by itself.
table-ai_trouble = **{ $name }** cannot move right now because of trouble on my side. I keep trying, and the game goes on by itself; nothing is lost.

daily-private = The trail of the day is ridden in private until the day is over, and I cannot make a private thread here. In a direct message with me it works.
solo-peeked = What had been revealed was taken back, so this game does not count for your best result.
