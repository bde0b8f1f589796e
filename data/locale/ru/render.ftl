### Слова на картинках, названия, описания картинок и поле словами.

## Заголовки на поле
title-jobs = Рынок труда
title-cattle = Рынок скота
title-objectives = Цели
title-buildings = Постройки
title-farmers = Фермеры
title-masters = Начальники станций
title-auxiliary = Вспомогательные действия
title-prices = Цены

## Места

## Люди и скот
hand-black = чёрная рука
hand-green = зелёная рука
shape-0 = круг
shape-1 = квадрат
shape-2 = треугольник
shape-3 = ромб

## Рука
hand-total = Племенная ценность
hand-missing = Нет на руке
hand-strength = Выносливость
hand-odds = Следующая карточка
hand-share = { $percent }{"\u00A0"}%
hand-hidden = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
}
hand-limit = Лимит карточек { $limit }
hand-draw = Стопка
hand-discard = Сброс

## Планшет
mat-steps = Шаги
mat-hand = Лимит карточек
mat-certificates = Сертификаты
mat-strength = Выносливость
mat-visits = Визиты
mat-none = нет

## Очки
score-money = Деньги
score-buildings = Постройки
score-ships = Корабли
score-cities = Города
score-stations = Станции
score-farmers = Фермеры
score-cattle = Скот
score-objectives = Цели
score-masters = Начальники
score-workers = Рабочие
score-steps = Шаги
score-job_token = Жетон рынка
score-total = Итого
score-now = Текущий счёт
score-final = Итоговый счёт

## Описания картинок
alt-board = Поле игры «Великий западный путь: Аргентина», ход { $turn }. { $state } { $where }
alt-mat = Планшет, { $player }: { $goods }, { $workers ->
    [one] { $workers } нанятый рабочий
    [few] { $workers } нанятых рабочих
   *[many] { $workers } нанятых рабочих
}.
alt-hand = Рука, { $player }: { $cards }; племенная ценность { $value }.
alt-hand-hidden = Рука, { $player }: { $count ->
    [one] { $count } закрытая карточка
    [few] { $count } закрытые карточки
   *[many] { $count } закрытых карточек
}.
alt-market = Рынок труда и рынок скота. Скот в продаже: { $cattle }.
alt-cities = Гавр, Роттердам и Ливерпуль, доставлено дисков: { $discs }.
alt-score = Очки: { $scores }.
alt-menu = Поле с пронумерованными вариантами: { $count }. { $state }
state-turn = Сейчас ходит { $player }.
state-over = Игра окончена.
where-player = { $player }: { $place }.
place-none = места пока нет
place-start = начало пути
place-buenos_aires = Буэнос-Айрес

## Поле словами
text-title = Великий западный путь: Аргентина, ход { $turn }
text-player = { $mark } { $player } ({ $shape }): { $place }, паровоз { $engine }; { $goods }, сертификаты { $certificates }/{ $limit }; рука { $hand }, стопка { $draw }, сброс { $discard }; { $points }
text-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
text-trail = Путь
text-neutral = { $space }: постройка { $tile }
text-private = { $space }: постройка { $tile }, владелец { $player }
text-farmer = { $space }: { $colour } фермер, выносливость { $strength }, { $hand }{ $coins ->
    [0] {""}
   *[other] , на нём { $coins } песо
}
text-railroad = Железная дорога
text-station = Станция { $space } (цена { $cost }, { $points }): { $discs }; { $master }
text-master-here = начальник станции ({ $master })
text-master-worker = назначен { $worker }
text-master-none = нет начальника
text-jobs = Рынок труда, жетон в столбце { $row }
text-jobs-out = Рынок труда, жетон забрали
text-job-row = Столбец { $row } ({ $cost }): { $tiles }
text-foresight = Прогноз { $letter } (в мешке { $supply }): { $tiles }
text-cattle = Рынок скота (в стопке { $stack }): { $cards }
text-objectives = Цели (в стопке { $stack }): { $cards }
text-objective = { $points }: { $tasks }
text-ships = Зона погрузки (в стопке { $pile })
text-ship = Корабль { $value } ({ $grain }, { $points }): { $discs }
text-city = { $city }: { $quays }; { $spaces }
text-none = нет
text-empty = пусто
hand-unseen = Рука и стопка вместе
price-value3 = Ценность 3

## Оригинальная игра
title-hazards = Опасности и стоянки
hand-reach = Доставка
cities-transport = Перевозка
score-hazards = Опасности
place-kansas_city = Канзас-Сити
alt-board--original = Поле игры «Великий западный путь», ход { $turn }. { $state } { $where }
alt-cities--original = Города от Канзас-Сити до Сан-Франциско, доставлено дисков: { $discs }.
text-title--original = Великий западный путь, ход { $turn }
text-tile = { $space }: { $tile }, { $hand }{ $money ->
    [0] {""}
    [one] , { $money } доллар при торговле
    [few] , { $money } доллара при торговле
   *[many] , { $money } долларов при торговле
}
text-cities = Города
text-city--original = { $city } (ценность { $value }): { $discs }
review-curve = Каким виделся итог, ход за ходом
