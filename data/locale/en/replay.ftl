### After the game: turn by turn, and as a film.

replay-what-turns = turn by turn
replay-what-film = film
look-replay = Turn by turn
replay-button = Replay
replay-turn = Turn { $turn } of { $last } · { $name }
replay-jump = Jump to a turn
replay-since = Since your last turn
replay-visit = { $place } · +{ $points }
replay-big = A big turn · +{ $points }
replay-nothing = Nothing was done in this turn.
replay-not-yet = Nothing was done in this turn yet.
replay-none = There is nothing to look back at yet.
replay-daily = The trail of the day stays private until everybody has had a try.
replay-not-over = The game is still going on: only you may see this for now.
replay-hands-open = When this game is over, everybody may look at your hands, if the others agree too.
replay-hands-closed = Nobody will be shown the hands of this game, even when it is over.
film-button = Film
film-title = 🎞️ { $game }: the whole game
film-progress = 🎞️ The film is being made: turn { $done } of { $of }
film-show = Show everybody
film-alt = { $turns ->
    [1] The game as a film of one picture.
   *[other] The game as a film of { $turns } pictures: the board turn by turn with what changed, and the points below.
}
film-lost = The film could not be made. Please try again later.
