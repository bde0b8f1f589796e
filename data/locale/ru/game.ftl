### Что говорят правила: вопросы, варианты, причины, события и эффекты. Названия — в names.ftl.

## О чём спрашивают

ask-start = Где начнёте? Выберите нейтральную постройку.
ask-move = Куда едете?
ask-path = Каким путём? Плата за проход разная.
ask-action = Что делаете здесь?
ask-discard = Какую карточку сбросите?
ask-draw = Сколько карточек возьмёте? Потом сбросите столько же.
ask-remove = Какие карточки навсегда уйдут из колоды?
ask-either = Что из двух?
ask-auxiliary = Какое вспомогательное действие?
ask-disc = Какой диск снимете с планшета?
ask-engine = Где остановится паровоз?
ask-upgrade = Улучшить станцию?
ask-appoint = Отдать рабочего за начальника станции?
ask-hire = Кого нанять?
ask-buy = Какой скот купить?
ask-cattle = Какую карточку взять с рынка скота?
ask-objective = Какую цель взять?
ask-build = Какую постройку поставить?
ask-build_at = Куда её поставить?
ask-interlude = Сыграть цель?
ask-certificates = Сколько сертификатов потратить?
ask-foresight = Какой жетон прогноза выбрать?
ask-load = На какой корабль погрузка?
ask-deliver = Сделать особую доставку перед доходом?
ask-deliver_to = На какую клетку доставить?
ask-help = Какому фермеру помочь?
ask-reveal = Какой скот показать ради выносливости?
ask-join = Взять фермера в свой ряд как гранхеро?
ask-exchange = Использовать жетон обмена?

picks-exactly = Выберите ровно { $count }.
picks-up-to = Выберите до { $count } или ничего.
picks-between = Выберите от { $least } до { $most }.

## Варианты

option-start-start = { $where }
option-move-move = { $where }{ $cost ->
    [0] {""}
   *[other] { " " }· плата { $cost }
}
option-move-play = Сыграть: { $card }
option-path-path = { $cost ->
    [0] Без платы
   *[other] Заплатить { $cost }: { $over }
}
option-action-use = { $does }
option-action-aux = Вспом.: { $does }
option-action-play = Сыграть: { $card }
option-action-done = Готово
option-discard-discard = { $what }
option-discard-skip = Не сбрасывать
option-draw-draw = { $what ->
    [one] Взять { $what } карточку
    [few] Взять { $what } карточки
   *[many] Взять { $what } карточек
}
option-draw-skip = Не брать
option-remove-remove = { $what }
option-either-either = { $does }
option-either-skip = Ничего
option-auxiliary-aux = { $does }
option-auxiliary-skip = Никакое
option-disc-disc = { $space }
option-disc-skip = Не класть диск
option-engine-engine = { $what }
option-engine-skip = Остаться
option-upgrade-upgrade = Улучшить: { $station } за { $cost }
option-upgrade-skip = Нет
option-appoint-appoint = Отдать: { $worker } → { $master }
option-appoint-skip = Никого не отдавать
option-hire-hire = { $worker } за { $cost } (ряд { $row })
option-hire-skip = Никого не нанимать
option-buy-buy = { $cards } × { $of } за { $cost } ({ $herders } гаучо)
option-buy-deal = Добавить 2 карточки на рынок (1 гаучо)
option-buy-done = Больше не покупать
option-cattle-cattle = { $what }
option-cattle-skip = Не брать
option-objective-objective = { $what }
option-objective-skip = Не брать
option-build-build = { $tile } за { $cost }
option-build-skip = Не строить
option-build_at-at = { $where }{ $cost ->
    [0] {""}
   *[other] { " " }за { $cost }
}
option-interlude-play = Сыграть: { $card }
option-interlude-done = Дальше
option-certificates-certificates = { $spent ->
    [0] Нисколько: ценность { $total }
   *[other] { $spent }: ценность { $total }
}
option-foresight-foresight = { $tile }
option-foresight-play = Сыграть: { $card }
option-load-load = { $ship }{ $grain ->
    [0] {""}
   *[other] , зерно { $grain }
}{ $cost ->
    [0] {""}
   *[other] , штраф { $cost }
}
option-deliver-deliver = С причала: { $quay }
option-deliver-play = Сыграть: { $card }
option-deliver-done = К доходу
option-deliver_to-space = { $space }: зерно { $grain }{ $vp ->
    [0] {""}
   *[other] , { $vp } ПО
}{ $does ->
    [none] {""}
   *[other] , { $does }
}
option-help-help = { $tile }{ $money ->
    [0] {""}
   *[other] , { $money }
}
option-help-done = { $count ->
    [1] Помочь ему
   *[other] Помочь им ({ $count })
}
option-reveal-reveal = { $card } (выносливость { $strength })
option-reveal-done = Хватит
option-join-join = В ряд за { $cost }
option-join-skip = Рядом с планшетом (2 ПО)
option-exchange-exchange = { $count ->
    [one] Обменять { $count } карточку
    [few] Обменять { $count } карточки
   *[many] Обменять { $count } карточек
}

detail-points = { $vp } ПО
detail-played = при розыгрыше: { $does }
detail-missed = { $vp } ПО, если не выполнена
detail-foreign = чужая: только вспомогательное действие

## Почему нельзя

why-no-money = не хватает { $missing } песо
why-no-grain = не хватает зерна: { $missing }
why-not-in-market = сейчас нет на рынке
why-none-of = у вас нет того, что здесь считается
why-no-cards-to-draw = не осталось карточек для добора
why-no-card = на руке нет такой карточки
why-no-builders = не хватает { $missing } карпинтеро
why-locked = клетка диска ещё закрыта
why-value = племенная ценность ниже на { $missing }
why-used = уже использовано
why-upgraded = ваш диск уже там
why-token-row = в этом ряду стоит жетон рынка труда
why-row-full = ваш ряд заполнен: { $worker }
why-ramp-closed = паровоз должен дойти до клетки { $space }
why-not-higher = нужна постройка с большим числом карпинтеро
why-no-workers = сейчас некого нанять
why-no-way-back = паровоз не может отъехать назад на { $steps }
why-no-strength = не хватает выносливости: { $missing }
why-no-station-behind = позади паровоза нет станции для улучшения
why-no-space = нет свободной клетки постройки
why-no-quay-disc = на причалах нет ваших дисков
why-no-objectives = карточек целей не осталось
why-no-herders = не хватает { $missing } гаучо
why-no-farmers = на пути нет фермеров
why-no-exhaustion-cards = карточек усталости не осталось
why-no-disc = нельзя снять ни один диск
why-no-auxiliary = сейчас нет доступных вспомогательных действий
why-local-used = здесь вы уже использовали действие локации
why-loaded = ваш диск уже там
why-delivered = только одна особая доставка за визит
why-dark-corner = диск с тёмными уголками сюда не подходит
why-city-full = в городе нет свободных клеток
why-auxiliary-used = вместо этого вы использовали вспомогательное действие
why-one-auxiliary = здесь только одно вспомогательное действие
why-at-limit = лимит уже достигнут
why-all-built = все ваши постройки уже на поле

illegal-count = Выберите { $least ->
    [0] до { $most }
   *[other] от { $least } до { $most }
}; выбрано { $picked }.
illegal-over = Игра окончена.
illegal-seat = Сейчас решаете не вы.
illegal-stale = Этот вопрос уже закрыт.
illegal-stranger = Вы не сидите за этим столом.
illegal-twice = Одно и то же выбрано дважды.
illegal-unknown = Сейчас это невозможно.

## Что произошло

event-turn_started = {""}
event-turn_ended = {""}
event-started = начинает здесь: { $space }
event-moved = едет: { $to }{ $cost ->
    [0] {""}
   *[other] , платит { $cost }
}
event-used = {""}
event-auxiliary = вспомогательное: { $does }
event-gained = получает { $goods }
event-paid = платит { $goods }
event-discarded = сбрасывает: { $cards }
event-drew = берёт { $count ->
    [one] { $count } карточку
    [few] { $count } карточки
   *[many] { $count } карточек
}
event-reshuffled = перемешивает сброс
event-removed = удаляет: { $cards }
event-revealed = показывает: { $card }
event-hired = нанимает: { $worker }{ $cost ->
    [0] {""}
   *[other] { " " }за { $cost }
}
event-built = строит: { $tile } на { $space }{ $cost ->
    [0] {""}
   *[other] { " " }за { $cost }
}{ $replaced ->
    [none] {""}
   *[other] , замена: { $replaced }
}
event-cattle_taken = берёт: { $cards }{ $cost ->
    [0] {""}
   *[other] { " " }за { $cost }
}
event-cattle_dealt = новое на рынке скота: { $cards }
event-objective_taken = берёт: { $card }
event-objective_shown = {""}
event-objective_played = играет: { $card }
event-engine_moved = паровоз: { $to }
event-upgraded = улучшает: { $station }{ $cost ->
    [0] {""}
   *[other] { " " }за { $cost }
}
event-not_upgraded = {""}
event-appointed = отдаёт: { $worker } → { $master }
event-disc_placed = диск: { $space } → { $place }{ $cost ->
    [0] {""}
   *[other] { " " }за { $cost }
}
event-disc_moved = переносит диск: { $station } → { $place }
event-income = доход { $total }: { $cards }{ $certificates ->
    [0] {""}
    [one] { " " }и { $certificates } сертификат
    [few] { " " }и { $certificates } сертификата
   *[many] { " " }и { $certificates } сертификатов
}
event-loaded = погрузка: { $ship }
event-grain_loaded = зерно на борту: { $grain }{ $cost ->
    [0] {""}
   *[other] , штраф { $cost }
}
event-delivered = доставляет зерно ({ $grain }): { $city } ({ $space })
event-foresight = выбирает: { $tile }
event-foresight_filled = {""}
event-foresight_skipped = {""}
event-tile_placed = {""}
event-tile_left = { $tile }: места нет, жетон выходит из игры
event-worker_placed = {""}
event-ships_departed = { $banner } корабли отплывают; новые: { $new }
event-helped = помогает: { $farmers }{ $cards ->
    [none] {""}
   *[other] ; показывает: { $cards }
}{ $money ->
    [0] {""}
   *[other] ; получает { $money }
}
event-exhausted = берёт { $count ->
    [one] { $count } карточку усталости
    [few] { $count } карточки усталости
   *[many] { $count } карточек усталости
}
event-joined = фермер переходит в ряд за { $cost }
event-exchanged = использует жетон обмена
event-end_triggered = заполняет рынок труда: у остальных ещё по одному ходу
event-game_over = игра окончена

## Автома

event-automa_card = {""}
event-automa_moved = едет на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}: { $to }
event-automa_idle = не может сделать то, что на карточке
event-automa_rests = отдыхает: карточка не для такой специализации ({ $special })
event-automa_specialised = теперь больше всего: { $worker }
event-automa_master = берёт: { $master }
event-automa_tile = берёт: { $tile }
event-automa_loading = карточка погрузки { $card }: племенная ценность { $total }

## Ресурсы

good-money = { $count } песо
good-grain = { $count ->
    [one] { $count } зерно
    [few] { $count } зерна
   *[many] { $count } зёрен
}
good-certificates = { $count ->
    [one] { $count } сертификат
    [few] { $count } сертификата
   *[many] { $count } сертификатов
}
good-exchange = { $count ->
    [1] жетон обмена
    [one] { $count } жетон обмена
    [few] { $count } жетона обмена
   *[many] { $count } жетонов обмена
}

## Эффекты: что делают действия, в двух словах

effect-gain = получить { $goods }
effect-gain-per = получить { $goods } { $per }
effect-pay = заплатить { $goods }
effect-discard = сбросить: { $card }
effect-draw_discard = взять и сбросить { $count }
effect-draw_discard-per = взять и сбросить до 1 карточки { $per }
effect-draw = взять { $count }
effect-remove = { $count ->
    [1] удалить: { $card }
   *[other] удалить карточки: { $count }
}
effect-hire = { $extra ->
    [0] нанять рабочего
   *[other] нанять рабочего ({ $extra })
}
effect-build = построить (по { $price } за карпинтеро)
effect-engine = { $steps ->
    [1] паровоз на 1 вперёд
   *[other] паровоз до { $steps } вперёд
}
effect-engine-per = паровоз вперёд, 1 { $per }
effect-engine_back = паровоз на { $steps } назад
effect-objective = взять цель
effect-auxiliary = вспомогательное действие, ×1 или ×2
effect-buy_cattle = купить скот
effect-help_farmers = помочь фермерам (до { $most }){ $bonus ->
    [0] {""}
   *[other] , выносливость +{ $bonus }
}
effect-help_farmers-one = помочь этому фермеру
effect-move = { $steps ->
    [1] проехать 1 шаг и действовать снова
    [one] проехать до { $steps } шага и действовать снова
   *[other] проехать до { $steps } шагов и действовать снова
}
effect-disc_to_quay = диск на причал: { $quay }
effect-extra_delivery = сделать особую доставку
effect-exhaust_others = все остальные берут карточку усталости
effect-take_cattle = взять с рынка: { $of }
effect-upgrade_behind = улучшить станцию позади паровоза
effect-either = { $first } или { $second }

per-granjeros = за каждого гранхеро
per-gauchos = за каждого гаучо
per-maquinistas = за каждого макиниста
per-field_buildings = за каждую вашу постройку на зерне
per-farmer_pairs = за каждую пару ваших фермеров
per-worker_sets = за каждый набор из четырёх рабочих
