### Куда ведёт /помощь.

guide-solo = Соло: { $game }
guide-new = Стол: { $game }
guide-daily = Путь дня
guide-rules = Правила
guide-mygames = Мои столы
guide-opened = Стол открыт, он ниже.
