### The settings panel, and the look of pictures.

## Each menu shows its chosen entry with what it is about.
settings-title = Settings
settings-saved = Saved.
settings-language = Language: { $value }
settings-as-discord = as my Discord
settings-theme = Pictures for me: { $value }
settings-board = Board of this table: { $value }
settings-board-next = The next board of this table looks like that.
settings-remind = Reminders: { $value }
settings-quiet-from = Quiet from: { $value }
settings-quiet-to = Quiet until: { $value }
settings-no-quiet = No quiet hours
settings-zone = Time zone: { $value }
settings-clock-shows = My clock shows { $time }
settings-other-hour = Another time
settings-vacation = Vacation: { $value }
settings-until = until { $day }
settings-not-away = No vacation
settings-tips-on = Turn tips on
settings-tips-off = Turn tips off
theme-as-table = like the table
theme-light = light
theme-dark = dark
theme-safe = for colour-blind eyes
