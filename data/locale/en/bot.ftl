### What the bot itself says: panels, lobbies, messages of the table, errors, commands.

## The turn panel
panel-waiting = Waiting for **{ $name }**.
panel-over = The game is over.
panel-since = Since your last turn:
panel-below = 🐂 The game goes on below.
panel-poor = no pesos
panel-stale = ↻ That question is no longer open. Here’s the current one.
panel-none = None
panel-hand = Hand
panel-choose = Tap to choose
panel-only-pass = That is all for here.
panel-ends = Your turn ends { $when }.
panel-exchange = Exchange { $count }
panel-undo = Undo
panel-page = Page { $page } of { $pages }
panel-look = Look
panel-map = Map
panel-more = More
panel-instead = Instead of everything here
panel-other = Another way
look-what = Look at something else
look-board = The board
look-hand = My hand
look-mat = Board of { $name }
look-market = Markets and objectives
look-cities = Cities
look-score = Score so far
look-log = What happened
look-words = The board in words
look-hint = A hint
look-rules = Rules
undo-done = ↩ Taken back: { $what }
undo-last-choice = the last choice
undo-needs = Something was revealed or somebody else has played since, so the others have to agree. It would undo: { $what }
undo-ask-others = Ask the others
undo-alone = Something was revealed since. It would undo: { $what }
    -# The game would not count for your best result any more.
undo-anyway = Undo anyway
undo-asked = The others were asked whether you may undo this: { $what }

## Lobby
lobby-title = ### 🐂 { $game }
lobby-players = { $count } of { $most } at the table: { $names }
lobby-pace = { $days ->
    [0] No deadline.
    [one] One day a turn.
   *[other] { $days } days a turn.
}
lobby-options = Options: { $options }
lobby-hint = Join with the button; start when everybody is here.
lobby-running = The game has begun.
lobby-closed = This table is closed.
lobby-join = Join
lobby-leave = Leave
lobby-ai = Add an AI
lobby-start = Start
game-argentina = Great Western Trail: Argentina
    .short = Argentina
game-original = Great Western Trail
    .short = original
opponent-automa = Pedro or Garth, quick rules
opponent-greedy = an AI, quick
opponent-strong = an AI, strong
opponent-easy = an AI, easy
opponent-medium = an AI, medium
opponent-hard = an AI, hard
opponent-expert = an AI, expert
level-easy = easy
level-medium = medium
level-hard = hard
level-very_hard = very hard
seat-automa = Pedro ({ $level })
seat-greedy = Rosita (AI)
seat-strong = Don Segundo (AI)
seat-easy = Panchito (AI, easy)
seat-medium = Lucía (AI, medium)
seat-hard = Martín (AI, hard)
seat-expert = Doña Elvira (AI, expert)
setting-neutral = neutral buildings
setting-sides = building sides
setting-order = seat order
setting-automa = automa
setting-line = { $name }: { $value }
value-printed = as printed
value-shuffled = shuffled
value-a = side a
value-b = side b
value-mixed = mixed
value-random = random
value-none = off
value-given = as they joined
language-name = English

## Messages of the table
table-started = ### The game begins!
    -# Every shuffle comes from a secret seed; its hash is `{ $hash }`.
table-turn = -# turn { $turn }
table-next = ➤ { $who }, it is your turn.{ $deadline ->
    [none] {""}
   *[other] { " " }Until { $deadline }.
}
table-next-ai = ➤ { $who } is thinking…
table-button = My turn
table-undone = ↩ **{ $name }** takes back: { $what }
table-undo-asked = ↩ **{ $name }** asks to take this back, although it revealed something or others have played since. Do you agree, { $people }?
table-abandon-asked = **{ $name }** proposes to end the game without a result. { $people }, do you agree?
table-voted = The table has decided: { $outcome }.
table-finished = ### 🏆 { $winners } { $count ->
    [one] wins
   *[other] share the victory
}!
table-score = { $place }. **{ $name }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-seed = -# The seed was `{ $seed }`: { COMMAND("export") } lets anybody check every shuffle.
table-abandoned = This game was ended without a result.
table-expired = Nobody came for a while: this table is closed. { COMMAND("trail new") } opens another.
table-extended = **{ $name }** has { $days ->
    [one] one more day
   *[other] { $days } more days
}.
table-stand_in = An AI plays for **{ $name }** until they are back.
table-seat_open = The seat of **{ $name }** is open: { COMMAND("trail join") } takes it.
table-came_back = **{ $name }** is back.
table-replaced = **{ $name }** takes over a seat.
table-reminder = ⏰ { $who }, the table waits for you: { $what } { $link }{ $deadline ->
    [none] {""}
   *[other] { " " }Until { $deadline }.
}
table-reminder-direct = ⏰ Tables that wait for you:
table-time-up = ⌛ **{ $name }**’s time is up. { $people }, what shall we do?
table-time-up-alone = ⌛ The time for this turn is up. Nothing happens: play when you like.
vote-wait = Wait
vote-ai = Let an AI play
vote-replace = Open the seat
vote-yes = Yes
vote-no = No
vote-cast = Vote recorded.
outcome-wait = we wait
outcome-ai = an AI plays on
outcome-replace = the seat is open
outcome-yes = yes
outcome-no = no

## Answers to commands
status-line = **{ $game }** · turn { $turn } · waiting for **{ $name }**: { $what }{ $deadline ->
    [none] {""}
   *[other] { " " }until { $deadline }
}
status-lobby = A table for { $game } is open here. Seats taken: { $count } of { $most }.
status-over = The game here is over.
mygames-none = You’re not at any table. { COMMAND("trail solo") } begins a game at once, { COMMAND("trail new") } opens a table.
mygames-line = { $mark } { $where } · { $game } · { $state }
mygames-yours = **your turn**
mygames-theirs = waiting for { $name }
mygames-lobby = waiting to start
log-none = Nothing has happened yet.
export-whole = The whole game, with its seed. `python -m engine replay` plays it again.
export-seen = What you may see of this game now.
done-nothing = Nothing to skip.
wrong-moment = That is not possible now: { $why }.
not-asked = It is not your turn: the table waits for { $name }.
remind-channel = in the channel
remind-direct = by direct message
remind-off = off
remind-snoozed = The next reminder comes { $until } at the earliest.
vacation-bad-date = I cannot read that day. Write it like 24.12., tomorrow, next Friday or 2026-12-24.
vacation-until = Enjoy! Your deadlines are paused until { $until }.
vacation-back = Welcome back.
solo-here = Your game is here: { $link }
solo-best = Your best against { $opponent }: { $best ->
    [one] { $best } point
   *[other] { $best } points
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
solo-record = 🎉 Your best result against { $opponent } so far, in { $games ->
    [one] { $games } game
   *[other] { $games } games
}!
solo-first = Your first game against { $opponent }.
solo-lost = { $points ->
    [one] { $points } point short.
   *[other] { $points } points short.
} Farthest behind: { $what }, { $mine } to { $theirs }.
solo-again = Play again
daily-title = The trail of { $day }
daily-rules = The same cards and tiles for everybody today, and one try: what is revealed stays revealed.
daily-nobody = Nobody has arrived yet.
again-none = You have not played a solo game yet. { COMMAND("trail solo") } begins one.
seat-taken = You have the seat.
replaced-done = Done.
language-saved = I speak English with you now.
health = Games in memory: { $tables }, messages waiting: { $outbox }, latency { $latency } ms, up since { $since }.

## Errors and refusals
error-cooldown = One moment, please: try again in { $seconds } s.
owner-only = That is for whoever runs the bot.
error-moderators = That is for moderators (Manage Messages).
error-value = I do not know what that means. Choose one of the suggestions.
error-store = The last move could not be saved, so it did not happen. Please try again. (code { $code })
error-bug = Something went wrong on my side, and nothing was changed. Please try again. (code { $code })
error-stale-form = That form is too old. Please open it again.
error-gone = I cannot write in { $channel } any more: it is gone, or I was removed. Your game is kept, and whoever is asked hears of it from me directly. { COMMAND("trail move") } in another channel brings the game to it; { COMMAND("trail abandon") }, here too, ends it.
error-discord = Discord did not take my answer. What you chose may have counted: { COMMAND("hand") } shows what is asked now. (code { $code })
error-no-post = I am not allowed to write in { $channel }. A moderator can give me “Send Messages” and “Attach Files” there.
table-none = There is no table in this channel. { COMMAND("trail solo") } begins a game at once, { COMMAND("trail new") } opens a table.
