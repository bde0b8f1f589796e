### The review of a game: how its end looked turn by turn, and the turns that cost points.

replay-what-review = what cost points
review-button = Review
review-title = 🔎 The review
review-progress = 🔎 The game is being reviewed: { $percent }%
review-found = { $count ->
    [0] None of the turns looked at (in all: { $turns }) cost points for sure. Well played!
    [1] One turn cost points for sure; looked at in all: { $turns }.
   *[other] { $count } turns cost points for sure; looked at in all: { $turns }.
    }
    -# Judged by playing the game on many times from each turn, with everything hidden dealt again. The pale bands show how unsure that is.
review-menu = The turns that cost most
review-entry = { $number }. Turn { $turn } · { $name }
review-cost = cost in points: about { $points }
review-moment = Turn { $turn } · { $name }
review-played = Played:
review-better = Better:
review-why = Why:
review-sure = More points at the end on average: { $points }, give or take { $error }.
review-back = All turns
review-try = Try it from here
review-off = Somebody at this table does not want the game to be judged.
review-not-over = A game of several people can be reviewed when it is over.
review-daily = The trail of the day can be reviewed when you have arrived.
review-gone = This review has been redone. Please open it again.
review-failed = This game could not be reviewed.
review-wanted = This game may be judged by the engine, if the others agree too.
review-unwanted = This game will not be judged.
replay-closed = The hands of this game are not shown, so only your own turns can be tried.
