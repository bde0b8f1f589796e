### Оригинальная игра: что есть только в ней и где слова другие. Ключ с --original идёт раньше обычного,
### когда стол играет в неё.

## Другие слова
good-money--original = { $count ->
    [one] { $count } доллар
    [few] { $count } доллара
   *[many] { $count } долларов
}
why-no-money--original = { $missing ->
    [one] не хватает { $missing } доллара
   *[other] не хватает { $missing } долларов
}
why-no-builders--original = { $missing ->
    [one] не хватает { $missing } строителя
   *[other] не хватает { $missing } строителей
}
why-no-herders--original = { $missing ->
    [one] не хватает { $missing } ковбоя
   *[other] не хватает { $missing } ковбоев
}
why-not-higher--original = новая постройка должна требовать больше строителей
effect-build--original = построить (по { $price } за строителя)
seat-automa--original = Гарт ({ $level })
panel-poor--original = нет долларов
ask-certificates--original = Сколько сертификатов, на доход и доставку?
option-buy-buy--original = { $cards ->
    [1] { $of }
   *[other] { $cards } × { $of }
} за { $cost } ({ $herders ->
    [one] { $herders } ковбой
    [few] { $herders } ковбоя
   *[many] { $herders } ковбоев
})
option-buy-deal--original = Добавить 2 карточки на рынок (1 ковбой)
option-certificates-certificates--original = { $spent ->
    [0] Ни одного: племенная ценность { $total }
    [one] { $spent } сертификат: племенная ценность { $total }
    [few] { $spent } сертификата: племенная ценность { $total }
   *[many] { $spent } сертификатов: племенная ценность { $total }
}
why-value--original = племенная ценность меньше нужной на { $missing }
hand-total--original = Племенная ценность
alt-hand--original = Рука, { $player }: { $cards }; племенная ценность { $value }.

## Свои вопросы и варианты
ask-hazard = Какую опасность убрать?
    .theirs = какую опасность убрать
ask-trade = С какой стоянкой торговать?
    .theirs = с какой стоянкой торговать
ask-ship = В какой город доставить?
    .theirs = в какой город доставить
ask-adjacent = Какую соседнюю постройку использовать?
    .theirs = какую соседнюю постройку использовать
ask-free_move = Куда ехать без платы?
    .theirs = куда ехать без платы
option-hazard-hazard = { $tile }{ $cost ->
    [0] {""}
   *[other] { " " }за { $cost }
}
option-hazard-skip = Не убирать
option-trade-trade = { $tile }: { $money }
option-trade-skip = Не торговать
option-ship-deliver = { $city }{ $cost ->
    [0] {""}
   *[other] { " " }(перевозка: { $cost })
}
option-ship-skip = Не доставлять
option-adjacent-adjacent = { $tile } ({ $space })
option-adjacent-use = { $does }
option-adjacent-done = Готово
option-adjacent-skip = Не использовать
option-free_move-move = { $where }
option-free_move-skip = Остаться

## Почему нельзя, что произошло, что делают действия
why-city-delivered = ваш диск уже там
why-no-adjacent-building = прямо перед локацией и за ней нет построек
why-no-camps = стоянок не осталось
why-no-hazards = на пути нет опасностей
event-hazard_removed = { VERB($you, "убираете", "убирает") } { $what }
    .what = { FORM($tile, "acc") }{ $cost ->
        [0] {""}
       *[other] { " " }за { $cost }
    }
event-traded = { VERB($you, "торгуете", "торгует") } с { FORM($tile, "ins") } ({ $money })
event-automa_undelivered = остаётся без доставки { FORM($city, "to") }: дисков больше нет
event-shipped = { VERB($you, "доставляете", "доставляет") } скот { FORM($city, "to") }
event-transported = { VERB($you, "платите", "платит") } { $cost } за перевозку
effect-remove_hazard = { $price ->
    [0] убрать опасность
   *[other] убрать опасность за { $price }
}
effect-trade = торговать со стоянкой
effect-use_adjacent = использовать соседнюю постройку
effect-extraordinary_delivery = отвести паровоз назад и сделать внеочередную доставку
effect-move_free = { $steps ->
    [1] проехать 1 шаг без платы
    [one] проехать до { $steps } шага без платы
   *[other] проехать до { $steps } шагов без платы
}
per-woods_buildings = за каждую вашу постройку в лесу
per-cowboys = за каждого ковбоя
per-engineers = за каждого инженера
per-camp_pairs = за каждую пару из зелёной и синей стоянок
effect-gain-certificate_limit = пополнить сертификаты до лимита

## Советы для первой партии
tip-discard--original = Сбрасывайте то, что у вас в двух экземплярах: в Канзас-Сити каждая порода считается один раз.
tip-disc--original = Снимайте диски с самой нужной способностью: шаги и лимит карточек сильны, но им нужны тёмные уголки, а лимит карточек стоит 5 долларов.
tip-certificates--original = Тратьте сертификаты, если их хватает на город получше; остальные останутся до следующей доставки.
tip-foresight--original = Опасности замедляют путь, со стоянками торгуют, рабочие приближают конец игры.
tip-ship = За город далеко впереди паровоза придётся платить перевозку. Смотрите и на уголки: диск с тёмными примут не все города.
tip-hazard = Убранная опасность даёт очки, и за проезд мимо неё больше никто не платит.
tip-trade = Дальние стоянки приносят больше денег. Зелёная и синяя составляют пару, которую ценят некоторые постройки и цели.
