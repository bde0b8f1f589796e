### После партии: ход за ходом и фильмом.

replay-what-turns = ход за ходом
replay-what-film = фильм
look-replay = Ход за ходом
replay-button = Повтор
replay-turn = Ход { $turn } из { $last } · { $name }
replay-jump = Перейти к ходу
replay-since = С вашего прошлого хода
replay-visit = { $place } · +{ $points }
replay-big = Большой ход · +{ $points }
replay-nothing = В этот ход ничего не произошло.
replay-not-yet = В этот ход пока ничего не произошло.
replay-none = Смотреть пока нечего.
replay-daily = Путь дня остаётся тайной, пока каждый не использует свою попытку.
replay-not-over = Партия ещё идёт: пока это видите только вы.
replay-hands-open = Когда партия закончится, все смогут посмотреть ваши карты, если остальные тоже не против.
replay-hands-closed = Карты этой партии никому не покажут, даже когда она закончится.
film-button = Фильм
film-title = 🎞️ { $game }: вся партия
film-progress = 🎞️ Фильм снимается: ход { $done } из { $of }
film-show = Показать всем
film-alt = { $turns ->
    [1] Партия в виде фильма из одного кадра.
   *[other] Партия в виде фильма из { $turns } кадров: поле ход за ходом с отмеченными изменениями, внизу очки.
}
film-lost = Фильм сделать не удалось. Попробуйте позже.
