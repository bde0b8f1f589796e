# What a person is told, privately, when something at a table is not possible.

## Tables and lobbies
table-unknown = There is no such table any more.
table-unreadable = This game was saved by another version of the rules and cannot be read. Please tell whoever runs the bot, and name the table { $table }.
table-channel-taken = There is already a table in this channel. Finish or abandon it first, or open one in a thread.
table-bad-size = A table has { $least } to { $most ->
    [one] { $most } seat
   *[other] { $most } seats
}.
table-bad-pace = Choose a pace of 1, 2, 3 or 7 days a turn, or none.
table-bad-options = There is no such game, or one of its options has no such value.
table-already-seated = You are seated at this table already.
table-not-seated = You have no seat at this table.
table-not-asked = It is not your decision now.
table-full = { $most ->
    [one] The only seat is taken.
   *[other] All { $most } seats are taken.
}
table-too-few = { $least ->
    [one] At least { $least } player is needed to start.
   *[other] At least { $least } players are needed to start.
}
table-not-a-lobby = Already started: too late to join or leave.
table-not-started = The game has not begun yet.
table-host-only = Only whoever opened the table, or a moderator, can close it.
table-over = This game is over.
table-stale = The game has moved on since. Here is what is asked now.
table-come-back = An AI holds your seat. Use { COMMAND("trail back") }.
table-not-an-ai = A person plays this seat.

## Taking back
undo-nothing = There is nothing to take back.
undo-needs-consent = Something was revealed or somebody else has played since. The others have to agree.
undo-older-rules = That turn was played by older rules and cannot be taken back.
undo-daily = On the trail of the day, what was revealed stays revealed: everybody has one try.
daily-once = You have had your try on today's trail. { COMMAND("trail daily") } shows how everybody did.
daily-not-over = The trail of the day can be exported tomorrow, when everybody has had a try.

## Votes
vote-unknown = There is no such vote.
vote-over = This vote is over.
vote-not-yours = This is for the others at the table to decide.
vote-bad-answer = That is not one of the answers.
vote-already-open = The table is voting on this already.

## Seats of a running game
seat-unknown = There is no such seat.
seat-not-open = This seat is not free.
seat-not-away = You are playing this seat yourself.

## Time
pace-no-clock = No clock is running at this table.
pace-bad-extension = Give between { $least } and { $most ->
    [one] { $most } more day
   *[other] { $most } more days
}.
remind-nothing-to-snooze = You have no deadline here.
remind-bad-snooze = A reminder can be put off by up to { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
settings-unknown-zone = There is no time zone called { $zone }.
vacation-bad-end = A vacation ends in the future, within { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
vacation-none = You are not on vacation.

## Importing a game
import-too-long = This file is too long to be a game.
import-not-a-record = This file is not the export of a finished game.
import-other-rules = This game was played by version { $theirs } of the rules, and this is version { $ours }; it cannot be checked.
import-bad-setup = There is no such game, or it cannot be set up like that.
import-illegal-choice = Choice { $choice } of this game breaks the rules; the file was refused.
import-not-finished = This game stops before its end.
import-other-scores = Played again, this game ends with other scores than the file says.

## Games that were ended or moved
back-already = This game goes on already.
back-too-late = It is too late: this game is over for good.
move-here-already = That table is here already.
move-not-private = Only a game that somebody plays alone can come into a direct message. Choose a channel that all of you can see.
