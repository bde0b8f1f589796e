# On tables that one person has to themselves.

title-plan = 🧭 **Plan** · only you see this, nothing happens at the table
title-lesson = 🎓 **Lesson** · only you see this
title-try = 🔁 **Tried from here** · only you see this, the game stays as it was
title-puzzle = 🧩 **Puzzle** · only you see this
stamp-plan = PLAN · ONLY A TRY
stamp-lesson = LESSON
stamp-try = ONLY A TRY
stamp-puzzle = PUZZLE
