### Первая игра: что есть только в ней и где слова другие. Ключ с --original идёт раньше обычного,
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
    [one] не хватает { $missing } мастера
   *[other] не хватает { $missing } мастеров
}
why-no-herders--original = { $missing ->
    [one] не хватает { $missing } ковбоя
   *[other] не хватает { $missing } ковбоев
}
why-not-higher--original = нужна постройка с большим числом мастеров
effect-build--original = построить (по { $price } за мастера)
seat-automa--original = Гарт ({ $level })
panel-poor--original = нет долларов
disc-aux_remove_2--original = действие «удаление», двойное
disc-step_1--original = больше шагов, 3 доллара
disc-step_2--original = лимит шагов +1, 3 ПО
disc-hand_1--original = лимит карточек +1 (5 долларов)
disc-hand_2--original = лимит карточек +1 (5 долларов)
disc-certificate_limit_6--original = лимит сертификатов 6 (нужен 4)
ask-certificates--original = Сколько сертификатов потратить на эту доставку?
option-buy-buy--original = { $cards } × { $of } за { $cost } ({ $herders ->
    [one] { $herders } ковбой
    [few] { $herders } ковбоя
   *[many] { $herders } ковбоев
})
option-buy-deal--original = Добавить 2 карточки на рынок (1 ковбой)
option-certificates-certificates--original = { $spent ->
    [0] Нисколько: ценность { $total }
   *[other] { $spent }: ценность { $total }
}
why-value--original = племенная ценность ниже на { $missing }
hand-total--original = Племенная ценность
alt-hand--original = Рука, { $player }: { $cards }; племенная ценность { $value }.
hint-deliveries--original = диски в городах

## Свои вопросы и варианты
ask-hazard = Какую опасность убрать?
ask-trade = С какой стоянкой торговать?
ask-ship = В какой город доставка?
ask-adjacent = Какую соседнюю постройку использовать?
ask-free_move = Куда ехать без платы?
option-hazard-hazard = { $tile }{ $cost ->
    [0] {""}
   *[other] { " " }за { $cost }
}
option-hazard-skip = Не убирать
option-trade-trade = { $tile }: { $money }
option-trade-skip = Не торговать
option-ship-deliver = { $city }{ $cost ->
    [0] {""}
   *[other] , перевозка { $cost }
}
option-adjacent-adjacent = { $space } · { $tile }
option-adjacent-use = { $does }
option-adjacent-done = Готово
option-adjacent-skip = Не использовать
option-free_move-move = { $where }
option-free_move-skip = Остаться

## Почему нельзя, что произошло, что делают действия
why-city-delivered = ваш диск уже там
why-no-adjacent-building = прямо перед и позади нет построек
why-no-camps = стоянок не осталось
why-no-hazards = на пути нет опасностей
event-hazard_removed = убирает: { $tile }{ $cost ->
    [0] {""}
   *[other] { " " }за { $cost }
}
event-traded = торгует: { $tile }, { $money }
event-automa_undelivered = нет дисков для доставки: { $city }
event-shipped = доставляет: { $city }
event-transported = платит { $cost } за перевозку
effect-remove_hazard = { $price ->
    [0] убрать опасность
   *[other] убрать опасность за { $price }
}
effect-trade = торговать
effect-use_adjacent = использовать соседнюю постройку
effect-extraordinary_delivery = паровоз назад ради внеочередной доставки
effect-move_free = { $steps ->
    [1] проехать 1 шаг без платы
    [one] проехать до { $steps } шага без платы
   *[other] проехать до { $steps } шагов без платы
}
per-woods_buildings = за каждую вашу постройку в лесу
per-cowboys = за каждого ковбоя
per-engineers = за каждого инженера
per-camp_pairs = за пару из зелёной и синей стоянок
per-certificate_limit = до вашего лимита
tile-flood = наводнение ({ $vp } ПО)
tile-drought = засуха ({ $vp } ПО)
tile-rockfall = обвал ({ $vp } ПО)
aux-dollars = доллары
disc-aux_dollars_2 = доллары, двойное
disc-certificate_limit_4 = лимит сертификатов 4

## Советы для первой партии
tip-discard--original = Сбрасывайте то, что у вас в двух экземплярах: в Канзас-Сити каждая порода считается один раз.
tip-disc--original = Снимайте диски с самой нужной способностью: шаги и лимит карточек сильны, но им нужны тёмные уголки, а лимит карточек стоит 5 долларов.
tip-certificates--original = Тратьте сертификаты, если их хватает на город получше; остальные останутся до следующей доставки.
tip-foresight--original = Опасности замедляют путь, со стоянками торгуют, рабочие приближают конец игры.
tip-ship = За город далеко впереди паровоза придётся платить перевозку. Смотрите и на уголки: диск с тёмными примут не все города.
tip-hazard = Убранная опасность стоит очков, и за проезд мимо неё больше никто не платит.
tip-trade = Дальние стоянки приносят больше денег. Зелёная и синяя составляют пару, которую ценят некоторые постройки и цели.
