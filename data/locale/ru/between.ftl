# Между партиями: реванш, следующий стол, заметки, статистика, рейтинг.

rematch-button = Реванш
rematch-none = Здесь нет партии, которую можно сыграть ещё раз.
rematch-others = Этот реванш — для тех, кто играл. Свой стол откроет { COMMAND("trail new") }.
rematch-asked = Вы в игре. Начнём, как только все нажмут «Реванш».
rematch-invites = { $people }: реванш? Нажмите «Реванш» или садитесь за этот стол. Места сдвигаются на одно.

next-table = Следующий стол ({ $count })
next-here = **{ $game }**: { $where }

note-button = Моя заметка
note-title = Ваша заметка об этой партии
note-label = Видите только вы, в свой ход
note-kept = Записано. Заметка появится в ваш следующий ход.
note-removed = Заметка удалена.

lobby-rated = Идёт в рейтинг: подсказок ИИ за этим столом нет.
hint-rated = Эта партия идёт в рейтинг, поэтому подсказок нет.

stats-title = { $name } · { $game }
stats-none = Законченных партий пока нет.
stats-hidden = Статистику этого игрока здесь посмотреть нельзя.
stats-others = Все здесь
stats-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, в среднем { $average } ПО, лучший результат { $best }
stats-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $place }-е место
} × { $count }
stats-rival = - против игрока { $name }: побед { $won }, поражений { $lost }, всего { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
stats-opening = Чаще всего начинает здесь: { $place }.
stats-minutes = Ходит за { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[other] { $count } минут
} (медиана).
stats-hours = Ходит за { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
} (медиана).
stats-solo = - соло, соперник { $name }: лучший результат { $best }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
stats-streak = Путь дня: { $days ->
    [0] лучшая серия { $longest ->
        [one] { $longest } день подряд
        [few] { $longest } дня подряд
       *[other] { $longest } дней подряд
    }
   *[other] { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[other] { $days } дней подряд
    }, лучшая серия { $longest }
}

ladder-title = Рейтинг · { $game }
ladder-on = Теперь партии, открытые на этом сервере, идут в рейтинг. Подсказок в них нет.
ladder-off = Партии, открытые с этого момента, в рейтинг не идут.
ladder-none = На этом сервере нет рейтинга по этой игре. Модератор может завести его: { COMMAND("ladder") }.
ladder-line = { $place }. **{ $name }** · { $rating } ± { $doubt } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
ladder-unsure = О { $count ->
    [one] { $count } игроке
   *[other] { $count } игроках
} пока известно слишком мало.
