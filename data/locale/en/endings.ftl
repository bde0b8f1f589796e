### How one person ends or moves a table.

end-ask = Do you want to end **{ $game }** in { $where } (turn { $turn }, { $names })? Nobody wins then. For a day it can be brought back.
end-end = End it
end-keep = Let it go on
end-kept = The game goes on.
end-done = The game is over, without a result. Until { $until } you or whoever played can bring it back.
end-back = Bring it back
end-undone = The game goes on.
table-ended = { $player } ended this game without a result. A moderator or whoever played can bring it back until { $until }; until then its seed stays secret.
table-ended-elsewhere = { $player } ended your game **{ $game }** in { $where }, where I cannot write any more. You can bring it back until { $until }, and take it to another channel with { COMMAND("trail move") }.
table-brought-back = { $player } brought this game back: it goes on where it was.
table-moved = { $people }: our table is here now.
table-moved-away = This table has moved to { $where }.
table-which = You sit at several tables. Say which one you mean.
move-moderators = In { $where } everything works, so a moderator has to move that table: with { COMMAND("trail move") } in the channel it should come to.
mygames-closed = -# I cannot write there: { COMMAND("trail move") } in another channel brings this game to it, { COMMAND("trail abandon") } ends it.
table-abandon-by-vote = A running game is given up by a vote of its players, or by a moderator.
