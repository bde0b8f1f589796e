### Learning: the frame of lessons, the coach, what newcomers are offered. The lessons are in lessons_<game>.ftl.

aim-argentina = You drive cattle along the trail to Buenos Aires, load ships and start again, with a better herd each time. The most points win.
aim-original = You drive cattle along the trail to Kansas City, deliver them to cities and start again, with a better herd each time. The most points win.
learn-title = Learn { $game }
learn-progress = Finished: { $done } of { $count }. All of it takes about twenty minutes, the five-minute course four lessons. Leave whenever you like.
learn-short-mark = 5 min
learn-begin = Begin
learn-go-on = Go on
learn-short = In five minutes
learn-choose = Choose a lesson
learn-contents = Lessons
learn-rules = Rules
lesson-heading = 🎓 **{ $place }/{ $count } · { $name }**
lesson-finished = Well done!
lesson-next = Next: { $name }
lesson-again = Nothing has happened. Try again.
lesson-other = That is allowed, too: { $what } But the lesson is about something else.
lesson-other-plain = That is allowed, too, but the lesson is about something else.
lesson-not-this = The lesson is about something else.
lesson-over = This lesson is done. Go on with the next one.
lesson-gone = There is no such lesson any more. { COMMAND("trail learn") } shows those there are.
lesson-none = There are no lessons for this game yet.
lesson-rival = Rival
rules-lesson = Lesson: { $name }
coach-begin = First game with a coach
guide-learn = Learn the game
coach-now = What counts most now: { $reason }. I would choose “{ $option }”.
coach-even = Several ways are about as good now. I would choose “{ $option }”.
coach-or = { $first }” or “{ $second }
coach-good = Your last move was a good one.
coach-fine = Your last move was fine; “{ $option }” would have been a little better.
coach-better = Last turn “{ $option }” would have been worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more: { $reason }.
coach-off = Coach off
lobby-new = 🌱 First game: { $names }
lobby-first-game = 🌱 As a first game: buildings as printed, their a-sides, no deadline, a coach for newcomers.
lobby-first = First game
lobby-offer = Is this your first time? Four short lessons show you the game in five minutes; your seat stays yours.
