### Die Einstellungen, und wie Bilder aussehen.

## Each menu shows its chosen entry with what it is about.
settings-title = Einstellungen
settings-saved = Gespeichert.
settings-language = Sprache: { $value }
settings-as-discord = wie mein Discord
settings-theme = Bilder für mich: { $value }
settings-board = Spielplan dieses Tisches: { $value }
settings-board-next = So sieht der nächste Spielplan dieses Tisches aus.
settings-remind = Erinnerungen: { $value }
settings-quiet-from = Ruhezeit ab: { $value }
settings-quiet-to = Ruhezeit bis: { $value }
settings-no-quiet = Keine Ruhezeit
settings-zone = Zeitzone: { $value }
settings-clock-shows = Meine Uhr zeigt { $time }
settings-other-hour = Eine andere Uhrzeit
settings-vacation = Urlaub: { $value }
settings-until = bis { $day }
settings-not-away = Kein Urlaub
settings-tips-on = Tipps einschalten
settings-tips-off = Tipps ausschalten
theme-as-table = wie am Tisch
theme-light = hell
theme-dark = dunkel
theme-safe = für Farbenblinde
