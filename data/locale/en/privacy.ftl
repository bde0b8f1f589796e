### /privacy, and how to reach whoever hosts the bot.

privacy-about = **What I keep.** Your Discord id and your name at the tables where you play, every choice you make there, your results, and your settings (language, time zone, quiet hours, reminders). Messages of others I neither read nor keep.
privacy-why = **Why.** To play: every game is rebuilt from its choices, and reminders need to know whose turn it is. Nothing is sold, given away or used for anything else.
privacy-kept = **For how long.** { $days ->
    [0] Games stay until somebody asks to be forgotten.
    [one] Games that are over are erased after { $days } day.
   *[other] Games that are over are erased after { $days } days.
} What was told at a table stays noted for 30 days, backups for 14.
privacy-rights = **Your rights.** { COMMAND("privacy export") } gives you all of it as a file, { COMMAND("privacy forget") } takes your id and name out of everything.
privacy-export = Here is everything I keep about you.
privacy-forget = Shall I forget you? Your settings go, and your id and name go from all games; the others keep theirs, without you. { $open ->
    [0] You sit at no open table.
    [one] You sit at one open table: an AI plays on for you, or the game ends if you are alone.
   *[other] You sit at { $open } open tables: an AI plays on for you, or the game ends where you are alone.
} Backups still hold you for up to 14 days. This cannot be taken back.
privacy-forget-button = Forget me
privacy-forgotten = Done. I do not know you any more; backups of the last 14 days will be gone by themselves.
privacy-somebody = Somebody
help-contact = Something wrong? Tell whoever hosts this bot: { $contact }
