### Что говорят правила: вопросы, варианты, причины, события и эффекты. Названия — в names.ftl.

## О чём спрашивают

ask-start = Где начать? Выберите нейтральную постройку.
    .theirs = где начать
ask-move = Куда?
    .theirs = куда ехать
ask-path = Каким путём ехать? Плата разная.
    .theirs = каким путём ехать
ask-action = Что сделать?
    .theirs = какое действие выполнить
ask-discard = Что сбросить?
    .theirs = что сбросить
ask-draw = Сколько карточек взять? Столько же потом нужно сбросить.
    .theirs = сколько карточек взять
ask-remove = Какие карточки навсегда удалить из колоды?
    .theirs = какие карточки удалить
ask-either = Что из двух выбрать?
    .theirs = что из двух выбрать
ask-auxiliary = Какое вспомогательное действие выполнить?
    .theirs = какое вспомогательное действие выполнить
ask-disc = Какой диск снять?
    .theirs = какой диск положить
ask-engine = Где остановить паровоз?
    .theirs = где остановить паровоз
ask-upgrade = Улучшить станцию?
    .theirs = улучшать ли станцию
ask-appoint = Обменять рабочего на начальника станции?
    .theirs = брать ли начальника станции
ask-hire = Кого нанять?
    .theirs = кого нанять
ask-buy = Какой скот купить?
    .theirs = какой скот купить
ask-cattle = Какую карточку взять с рынка скота?
    .theirs = какую карточку скота взять
ask-objective = Какую цель взять?
    .theirs = какую цель взять
ask-build = Какую постройку поставить?
    .theirs = какую постройку поставить
ask-build_at = Куда её поставить?
    .theirs = куда поставить постройку
ask-interlude = Разыграть цель?
    .theirs = разыгрывать ли цель
ask-certificates = Сколько сертификатов?
    .theirs = сколько сертификатов потратить
ask-foresight = Какой жетон прогноза?
    .theirs = какой жетон прогноза выбрать
ask-load = На какой корабль погрузить скот?
    .theirs = на какой корабль погрузить скот
ask-deliver = Особая доставка перед доходом?
    .theirs = делать ли особую доставку
ask-deliver_to = На какую клетку доставить?
    .theirs = на какую клетку доставить
ask-help = Какому фермеру помочь?
    .theirs = какому фермеру помочь
ask-reveal = Какой скот показать ради выносливости?
    .theirs = какой скот показать
ask-join = Взять фермера в свой ряд как гранферо?
    .theirs = брать ли фермера в ряд
ask-exchange = Использовать жетон обмена?
    .theirs = использовать ли жетон обмена

picks-exactly = Выберите ровно { $count }.
picks-up-to = Выберите до { $count } или ничего.
picks-between = Выберите от { $least } до { $most }.

## Варианты

option-start-start = { $where }
option-move-move = { $where }{ $cost ->
    [0] {""}
   *[other] { " " }· плата: { $cost }
}
option-move-play = Разыграть { FORM($card, "acc") }
option-path-path = { $cost ->
    [0] Без платы
   *[other] Заплатить { $cost }, через: { $tiles }
}
option-action-use = { $does }
option-action-aux = Вспом.: { $does }
option-action-play = Разыграть { FORM($card, "acc") }
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
option-upgrade-upgrade = Улучшить { FORM($station, "acc") } за { $cost }
option-upgrade-skip = Нет
option-appoint-appoint = Обменять { FORM($worker, "acc") } на начальника станции
option-appoint-skip = Никого не отдавать
option-hire-hire = { $worker } за { $cost } (столбец { $row })
option-hire-skip = Никого не нанимать
option-buy-buy = { $cards ->
    [1] { $of }
   *[other] { $cards } × { $of }
} за { $cost } ({ $herders } гаучо)
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
option-interlude-play = Разыграть { FORM($card, "acc") }
option-interlude-done = Дальше
option-certificates-certificates = { $spent ->
    [0] Ни одного: племенная ценность { $total }
    [one] { $spent } сертификат: племенная ценность { $total }
    [few] { $spent } сертификата: племенная ценность { $total }
   *[many] { $spent } сертификатов: племенная ценность { $total }
}
option-foresight-foresight = { $tile }
option-foresight-play = Разыграть { FORM($card, "acc") }
option-load-load = { $ship }{ $grain ->
    [0] {""}
   *[other] , зерно: { $grain }
}{ $cost ->
    [0] {""}
   *[other] { " " }(доплата { $cost })
}
option-deliver-deliver = Забрать диск { FORM($quay, "from") }
option-deliver-play = Разыграть { FORM($card, "acc") }
option-deliver-done = К доходу
option-deliver_to-space = { $space }: { $grain ->
    [0] без зерна
    [one] { $grain } зерно
    [few] { $grain } зерна
   *[many] { $grain } зёрен
}{ $vp ->
    [0] {""}
   *[other] { " " }→ { $vp } ПО
}{ $does ->
    [none] {""}
   *[other] , { $does }
}
option-help-help = { $tile }{ $money ->
    [0] {""}
   *[other] { " " }(+{ $money })
}
option-help-done = { $count ->
    [1] Помочь ему
   *[other] Помочь им ({ $count })
}
option-reveal-reveal = { $card } ({ $vp ->
    [0] {""}
   *[other] { $vp } ПО,{ " " }
}выносливость { $strength })
option-reveal-done = Этого достаточно
option-join-join = Взять в ряд за { $cost }
option-join-skip = Положить рядом с планшетом (2 ПО)
option-exchange-exchange = { $count ->
    [one] Обменять { $count } карточку
    [few] Обменять { $count } карточки
   *[many] Обменять { $count } карточек
}

detail-permanent = навсегда: { $goods }
detail-counts = { $every ->
    [1] по { $vp } ПО: { $what }
   *[other] { $vp } ПО за каждые { $every }: { $what }
}
detail-points = { $vp } ПО
detail-played = при розыгрыше: { $does }
detail-missed = { $vp } ПО, если цель не выполнена
detail-shows = показать: { $cards }; взять { $count ->
    [one] { $count } карточку усталости
    [few] { $count } карточки усталости
   *[many] { $count } карточек усталости
}
detail-foreign = чужая постройка: только вспомогательное действие

## Почему нельзя

why-no-money = не хватает { $missing } песо
why-no-grain = не хватает зерна: { $missing }
why-not-in-market = сейчас нет на рынке
why-none-of = у вас нет того, что здесь учитывается
why-no-cards-to-draw = не осталось карточек для добора
why-no-card = на руке нет такой карточки
why-no-builders = не хватает { $missing } карпинтеро
why-locked = клетка диска ещё закрыта
why-value = племенная ценность меньше нужной на { $missing }
why-used = уже использовано
why-upgraded = ваш диск уже там
why-token-row = в этом столбце стоит жетон рынка труда
why-row-full = ваш ряд уже заполнен: { FORM($worker, "many") }
why-ramp-closed = паровоз должен дойти до клетки { $space }
why-not-higher = новая постройка должна требовать больше карпинтеро
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
why-local-used = здесь вы уже выполнили действие локации
why-loaded = ваш диск уже там
why-delivered = только одна особая доставка за визит
why-dark-corner = диск с тёмными уголками сюда не подходит
why-city-full = в городе нет свободных клеток
why-auxiliary-used = вместо этого вы выполнили вспомогательное действие
why-one-auxiliary = здесь только одно вспомогательное действие
why-at-limit = лимит уже достигнут
why-all-built = все ваши постройки уже на поле

illegal-count = Выберите { $least ->
    [0] до { $most }
   *[other] от { $least } до { $most }
}; выбрано { $picked }.
illegal-count-exactly = Выберите ровно { $least }; выбрано { $picked }.
illegal-over = Игра окончена.
illegal-seat = Сейчас решаете не вы.
illegal-stale = Этот вопрос уже закрыт.
illegal-stranger = Вы не сидите за этим столом.
illegal-twice = Одно и то же выбрано дважды.
illegal-unknown = Сейчас это невозможно.

## Что произошло

event-turn_started = {""}
event-turn_ended = {""}
event-started = { VERB($you, "начинаете", "начинает") } { FORM($space, "at") }
event-moved = { VERB($you, "едете", "едет") } { FORM($to, "to") }{ $cost ->
    [0] {""}
   *[other] { " " }(плата: { $cost })
}
event-used = {""}
event-auxiliary = {""}
event-gained = { VERB($you, "получаете", "получает") } { $what }
    .what = { $goods }
event-paid = { VERB($you, "платите", "платит") } { $goods }
event-discarded = { VERB($you, "сбрасываете", "сбрасывает") } { $what }
    .what = { FORM($cards, "acc") }
event-drew = { VERB($you, "берёте", "берёт") } { $count ->
    [one] { $count } карточку
    [few] { $count } карточки
   *[many] { $count } карточек
}
event-reshuffled = { VERB($you, "перемешиваете", "перемешивает") } сброс
event-removed = { VERB($you, "удаляете", "удаляет") } из колоды { $what }
    .what = { FORM($cards, "acc") }
event-revealed = { VERB($you, "показываете", "показывает") } { FORM($card, "acc") }
event-hired = { VERB($you, "нанимаете", "нанимает") } { $what }
    .what = { FORM($worker, "acc") }{ $cost ->
        [0] {""}
       *[other] { " " }за { $cost }
    }
event-built = { VERB($you, "ставите", "ставит") } { $what }
    .what = { FORM($tile, "acc") }{ $replaced ->
        [none] {""}
       *[other] { " " }вместо { FORM($replaced, "gen") }
    }{ $cost ->
        [0] {""}
       *[other] { " " }за { $cost }
    }
event-cattle_taken = { $cost ->
    [0] { VERB($you, "берёте", "берёт") } { $what }
   *[other] { VERB($you, "покупаете", "покупает") } { $what }
}
    .what = { FORM($cards, "acc") } { $cost ->
        [0] с рынка скота
       *[other] за { $cost }
    }
event-cattle_dealt = Новый скот на рынке: { $cards }.
event-objective_taken = { VERB($you, "берёте", "берёт") } { $what }
    .what = { FORM($card, "acc") }
event-objective_drawn = { VERB($you, "берёте", "берёт") } { $what }
    .what = карточку цели из стопки
event-objective_shown = {""}
event-objective_played = { VERB($you, "разыгрываете", "разыгрывает") } { FORM($card, "acc") }
event-engine_moved = { VERB($you, "ведёте", "ведёт") } паровоз { $what }
    .what = { FORM($to, "on") }
event-upgraded = { VERB($you, "улучшаете", "улучшает") } { $what }
    .what = { FORM($station, "acc") }{ $cost ->
        [0] {""}
       *[other] { " " }за { $cost }
    }
event-not_upgraded = {""}
event-appointed = { VERB($you, "меняете", "меняет") } { FORM($worker, "acc") } на { FORM($master, "acc") }
event-disc_placed = { VERB($you, "кладёте", "кладёт") } { $place ->
    [none] туда
   *[other] { FORM($place, "on") }
} диск «{ FORM($space, "told") }»{ $cost ->
    [0] {""}
   *[other] { " " }за { $cost }
}
event-disc_moved = { VERB($you, "переносите", "переносит") } диск { FORM($station, "from") } { FORM($place, "on") }
event-income = { VERB($you, "получаете", "получает") } { $total } дохода{ $cards ->
    [none] {""}
   *[other] { " " }за { FORM($cards, "acc") }
}{ $certificates ->
    [0] {""}
    [one] , плюс { $certificates } сертификат
    [few] , плюс { $certificates } сертификата
   *[many] , плюс { $certificates } сертификатов
}
event-loaded = { VERB($you, "грузите", "грузит") } скот { FORM($ship, "on") }
event-grain_loaded = { $grain ->
    [0] { VERB($you, "платите", "платит") } { $cost } за недостающее зерно
    [one] { VERB($you, "грузите", "грузит") } { $grain } зерно{ $cost ->
        [0] {""}
       *[other] { " " }({ $cost } за недостающее)
    }
    [few] { VERB($you, "грузите", "грузит") } { $grain } зерна{ $cost ->
        [0] {""}
       *[other] { " " }({ $cost } за недостающее)
    }
   *[many] { VERB($you, "грузите", "грузит") } { $grain } зёрен{ $cost ->
        [0] {""}
       *[other] { " " }({ $cost } за недостающее)
    }
}
event-delivered = { $grain ->
    [0] { VERB($you, "делаете", "делает") } особую доставку
    [one] { VERB($you, "доставляете", "доставляет") } { $grain } зерно
    [few] { VERB($you, "доставляете", "доставляет") } { $grain } зерна
   *[many] { VERB($you, "доставляете", "доставляет") } { $grain } зёрен
} { FORM($city, "to") } ({ $space })
event-foresight = { VERB($you, "выбираете", "выбирает") } { FORM($tile, "acc") }
event-foresight_filled = {""}
event-foresight_skipped = {""}
event-tile_placed = {""}
event-tile_left = Для { FORM($tile, "gen") } нет места: жетон выходит из игры.
event-worker_placed = {""}
event-ships_departed = Отплывают корабли с { FORM($banner, "ins") } флагом. Новые в зоне погрузки: { $new }.
event-helped = { $cards ->
    [none] {""}
   *[other] { VERB($you, "показываете", "показывает") } { FORM($cards, "acc") },{ " " }
}{ VERB($you, "помогаете", "помогает") } { FORM($farmers, "dat") }{ $money ->
    [0] {""}
   *[other] { " " }(+{ $money })
}
event-exhausted = { VERB($you, "берёте", "берёт") } { $what }
    .what = { $count ->
        [one] { $count } карточку усталости
        [few] { $count } карточки усталости
       *[many] { $count } карточек усталости
    }
event-joined = { VERB($you, "берёте", "берёт") } фермера в ряд гранферо за { $cost }
event-exchanged = { VERB($you, "используете", "использует") } жетон обмена
event-end_triggered = Рынок труда заполнен: у остальных ещё по одному ходу.
event-game_over = Игра окончена.

## Автома

event-automa_card = {""}
event-automa_moved = едет на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
} { FORM($to, "to") }
event-automa_fee = { VERB($you, "получаете", "получает") } { $money } из банка за проезд автомы
event-automa_idle = { $deed ->
    [hire_cheapest] не находит, кого нанять
    [hire_special] не находит, кого нанять
    [hire_driver] не находит, кого нанять
    [engine] не может вести паровоз
    [objective] не находит целей
    [buy] не находит скота на покупку
    [buy_with_one_fewer] не находит скота на покупку
    [build] не может построить
    [richest_tile] не находит подходящего жетона
    [hardest_tile] не находит подходящего жетона
   *[other] не может выполнить карточку целиком
}
event-automa_rests = пропускает действие: карточка требует другой специализации
event-automa_specialised = теперь специализируется на { FORM($worker, "in") }
event-automa_master = берёт { $what }
    .what = { FORM($master, "acc") }
event-automa_tile = берёт { $what }
    .what = { FORM($tile, "acc") }
event-automa_loading = открывает карточку погрузки с племенной ценностью { $total }

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
effect-discard = сбросить { FORM($card, "acc") }
effect-draw_discard = { $count ->
    [one] взять { $count } карточку, затем сбросить столько же
    [few] взять { $count } карточки, затем сбросить столько же
   *[many] взять { $count } карточек, затем сбросить столько же
}
effect-draw_discard-per = взять до 1 карточки { $per }, затем сбросить столько же
effect-draw = { $count ->
    [one] взять { $count } карточку
    [few] взять { $count } карточки
   *[many] взять { $count } карточек
}
effect-remove = { $count ->
    [1] удалить { FORM($card, "acc") }
    [one] удалить { $count } карточку
    [few] удалить { $count } карточки
   *[many] удалить { $count } карточек
}
effect-hire = { $extra ->
    [0] нанять рабочего
   *[other] нанять рабочего ({ $extra })
}
effect-build = построить (по { $price } за карпинтеро)
effect-engine = { $steps ->
    [1] паровоз на 1 клетку
    [one] паровоз: до { $steps } клетки
   *[other] паровоз: до { $steps } клеток
}
effect-engine-per = паровоз: до 1 клетки { $per }
effect-engine_back = { $steps ->
    [one] паровоз на { $steps } клетку назад
    [few] паровоз на { $steps } клетки назад
   *[many] паровоз на { $steps } клеток назад
}
effect-objective = взять цель
effect-objective-hand = взять цель на руку
effect-objective-display = взять открытую цель
effect-auxiliary = вспомогательное действие
effect-auxiliary-single = одно вспомогательное действие
effect-buy_cattle = купить скот
effect-help_farmers = { $most ->
    [1] помочь 1 фермеру
   *[other] помочь фермерам (не больше { $most })
}{ $bonus ->
    [0] {""}
   *[other] , выносливость +{ $bonus }
}
effect-help_farmers-one = помочь этому фермеру
effect-move = { $steps ->
    [1] проехать 1 шаг и действовать снова
    [one] проехать до { $steps } шага и действовать снова
   *[other] проехать до { $steps } шагов и действовать снова
}
effect-disc_to_quay = положить диск { FORM($quay, "on") }
effect-extra_delivery = сделать особую доставку
effect-exhaust_others = все остальные берут карточку усталости
effect-take_cattle = взять { FORM($of, "acc") } с рынка
effect-upgrade_behind = улучшить станцию позади паровоза
effect-either = { $first } или { $second }

per-granjeros = за каждого гранферо
per-gauchos = за каждого гаучо
per-maquinistas = за каждого макиниста
per-field_buildings = за каждую вашу постройку на клетке с зерном
per-farmer_pairs = за каждую пару ваших фермеров
per-worker_sets = за каждый набор из четырёх рабочих
## Как рассказывают ход: { $who } { $verb } { $rest }, в двух-трёх предложениях

told-first = { $who } { $verb } { $rest }.
told-next = Затем { $verb } { $rest }.
