### The trail of the day between its rides, and the puzzle of the day.

daily-share = Share
daily-shared = { $where ->
    [none] Your card is there for everybody to see.
   *[other] Your card is there for everybody to see: { $where }
}
daily-no-place = I may not write in the channel of this thread. { COMMAND("trail daily") } there offers the same button.
daily-not-arrived = You have not arrived on that day’s trail.
daily-place = 🏁 { $place } of { $riders } here
daily-streak = { $days ->
    [1] one day in a row
   *[other] { $days } days in a row
}
daily-week = 📅 This week’s trails
daily-week-button = The week
daily-days = { $days ->
    [1] one day
   *[other] { $days } days
}
puzzle-task = From a real game: something better was there than what was played. Play the turn you would play, then have it judged.
puzzle-turn-over = That is your turn. Have it judged.
puzzle-judge = Judge my turn
puzzle-judging = ⚖️ The engine plays both turns on many times
puzzle-nothing-yet = Play the turn first.
puzzle-found = ✅ Found! Against what was really played, in points: your turn { $tried }, the best known { $best } (your turn give or take { $error }).
puzzle-not-found = ❌ Not yet. Against what was really played, in points: your turn { $tried }, the best known { $best } (your turn give or take { $error }). Undo and try another.
