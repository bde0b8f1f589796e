# Between games: rematch, next table, notes, statistics, ladder.

rematch-button = Rematch
rematch-none = There is no game here to play again.
rematch-others = This rematch is for those who played before. Open a table of your own with { COMMAND("trail new") }.
rematch-asked = You’re in. It begins as soon as everybody has pressed “Rematch”.
rematch-invites = { $people }: rematch? Press “Rematch” or join here. Everybody moves one seat on.

next-table = Next table ({ $count })
next-here = **{ $game }** in { $where }

note-button = My note
note-title = Your note on this game
note-label = Only you see it, with your turn
note-kept = Noted. You’ll see it with your next turn.
note-removed = Note removed.

lobby-rated = Counts for the ladder: no hints from the AI at this table.
hint-rated = This game counts for the ladder, so there are no hints.

stats-title = { $name } · { $game }
stats-none = No finished games yet.
stats-hidden = You can’t see this person’s statistics here.
stats-others = Everybody here
stats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}: { $average } on average, { $best } at best
stats-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $place }th
} × { $count }
stats-rival = - against { $name }: { $won } won, { $lost } lost in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
stats-opening = Usually begins at { $place }.
stats-minutes = Moves within { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} (median).
stats-hours = Moves within { $count ->
    [one] { $count } hour
   *[other] { $count } hours
} (median).
stats-solo = - solo against { $name }: best { $best } in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
stats-streak = Trail of the day: { $days ->
    [0] { $longest ->
        [one] { $longest } day in a row at best
       *[other] { $longest } days in a row at best
    }
   *[other] { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }, { $longest } at best
}

ladder-title = Ladder · { $game }
ladder-on = From now on, games opened on this server count. There are no hints in them.
ladder-off = Games opened from now on don’t count any more.
ladder-none = This server keeps no ladder for this game. A moderator can begin one with { COMMAND("ladder") }.
ladder-line = { $place }. **{ $name }** · { $rating } ± { $doubt } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ladder-unsure = { $count ->
    [one] { $count } more person is
   *[other] { $count } more people are
} not known well enough yet.
