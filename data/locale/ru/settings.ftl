### Настройки и вид картинок.

## Each menu shows its chosen entry with what it is about.
settings-title = Настройки
settings-saved = Сохранено.
settings-language = Язык: { $value }
settings-as-discord = как в Discord
settings-theme = Картинки для меня: { $value }
settings-board = Поле этого стола: { $value }
settings-board-next = Так будет выглядеть следующее поле этого стола.
settings-remind = Напоминания: { $value }
settings-quiet-from = Тихие часы с: { $value }
settings-quiet-to = Тихие часы до: { $value }
settings-no-quiet = Без тихих часов
settings-zone = Часовой пояс: { $value }
settings-clock-shows = На моих часах { $time }
settings-other-hour = Другое время
settings-vacation = Отпуск: { $value }
settings-until = последний день: { $day }
settings-not-away = Без отпуска
settings-tips-on = Включить советы
settings-tips-off = Выключить советы
theme-as-table = как за столом
theme-light = светлая тема
theme-dark = тёмная тема
theme-safe = для дальтоников
