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
capital = Буэнос-Айрес
city-le_havre = Гавр
city-rotterdam = Роттердам
city-liverpool = Ливерпуль
quay-1 = Причал I
quay-2 = Причал II
quarter-west = Запад
quarter-north = Север
quarter-east = Восток
quarter-south = Юг

## Люди и скот
worker-gaucho = Гаучо
worker-carpintero = Карпинтеро
worker-maquinista = Макиниста
worker-granjero = Гранхеро
strong = { $name } с выносливостью
breed-niata = Ньята
breed-patagonico = Патагонико
breed-fronterizo = Фронтеризо
breed-holando_argentino = Голланд.-аргент.
breed-caracu = Караку
breed-chaqueno = Чакеньо
breed-serrano = Серрано
breed-blanco_orejinegro = Бл.-ореджи-негро
breed-franqueiro = Франкьеро
breed-aberdeen_angus = Абердин-ангус
card-exhaustion = Усталость
card-objective = Цель { $number }
colour-green = зелёный
colour-blue = синий
colour-orange = оранжевый
colour-yellow = жёлтый
space-area = { $area } { $number }
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
score-now = Очки сейчас
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
text-farmer = { $space }: фермер ({ $colour }), выносливость { $strength }, { $hand }{ $coins ->
    [0] {""}
   *[other] , на нём { $coins } песо
}
text-railroad = Железная дорога
text-station = Станция { $space } (цена { $cost }, { $points }): { $discs }; { $master }
text-master-here = начальник { $master }
text-master-worker = назначен { $worker }
text-master-none = нет начальника
text-jobs = Рынок труда, жетон в ряду { $row }
text-jobs-out = Рынок труда, жетон забрали
text-job-row = Ряд { $row } ({ $cost }): { $tiles }
text-foresight = Прогноз { $letter } (в мешке { $supply }): { $tiles }
text-cattle = Рынок скота (в стопке { $stack }): { $cards }
text-objectives = Цели (в стопке { $stack }): { $cards }
text-objective = { $points }: { $tasks }
text-ships = Порт (в стопке { $pile })
text-ship = Корабль { $value } ({ $grain }, { $points }): { $discs }
text-city = { $city }: { $quays }; { $spaces }
text-none = нет
text-empty = пусто
depot = депо
turnout = объезд после { $space }
task-building = постройка
task-station = станция
task-value3 = скот ценности 3
task-ship18 = диск на корабле 18
task-west = диск на западе
task-north = диск на севере
task-east = диск на востоке
task-south = диск на юге
task-green_farmer = зелёный фермер
task-blue_farmer = синий фермер
task-orange_farmer = оранжевый фермер
task-yellow_farmer = жёлтый фермер
task-caracu = караку
task-franqueiro = франкьеро
task-aberdeen_angus = абердин-ангус
hand-unseen = Рука и стопка вместе
price-value3 = Ценность 3

## Первая игра
capital--original = Канзас-Сити
title-hazards = Опасности и стоянки
hand-reach = Доставка
cities-transport = Перевозка
city-kansas_city = Канзас-Сити
city-topeka = Топика
city-wichita = Уичито
city-colorado_springs = Колорадо-Спрингс
city-santa_fe = Санта-Фе
city-albuquerque = Альбукерке
city-el_paso = Эль-Пасо
city-san_diego = Сан-Диего
city-sacramento = Сакраменто
city-san_francisco = Сан-Франциско
worker-cowboy = Ковбой
worker-craftsman = Мастер
worker-engineer = Инженер
breed-jersey = Джерсейская
breed-dutch_belt = Голландская
breed-black_angus = Чёрный ангус
breed-guernsey = Гернзейская
breed-holstein = Голштинская
breed-brown_swiss = Бурая швицкая
breed-ayrshire = Айрширская
breed-west_highland = Вест-хайленд
breed-texas_longhorn = Лонгхорн
hazard-flood = наводнение
hazard-drought = засуха
hazard-rockfall = обвал
area-camp = стоянка
tile-hazard = { $kind } { $vp }
tile-camp = стоянка ({ $colour } цвет)
score-hazards = Опасности
task-hazard = опасность
task-green_camp = зелёная стоянка
task-blue_camp = синяя стоянка
task-san_francisco = диск в Сан-Франциско
task-west_highland = вест-хайленд
task-texas_longhorn = лонгхорн
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
