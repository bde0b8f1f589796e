### What /help leads to.

guide-solo = Solo: { $game }
guide-new = Table: { $game }
guide-daily = Trail of the day
guide-rules = Rules
guide-mygames = My tables
guide-opened = The table is open, below.
