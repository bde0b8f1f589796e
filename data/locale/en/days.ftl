### Days as people type them: words that mean the same stand beside each other, with commas. See bot/words/days.py.

day-plus-0 = today, tonight
day-plus-1 = tomorrow, tmrw
day-plus-2 = the day after tomorrow, day after tomorrow, overmorrow
# Words that change nothing about which day is meant.
day-fillers = next, on, this, coming, the, of, until, till, to, in, for, from, now
day-one = 1, a, an, one
day-unit-days = day, days
day-unit-weeks = week, weeks
