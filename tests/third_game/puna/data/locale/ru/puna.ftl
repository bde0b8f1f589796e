### Пуна: что есть только у неё и какие слова у неё другие.

game-puna = Пуна
capital--puna = Альтиплано
place-altiplano = Альтиплано
good-money--puna = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
why-no-money--puna = { $missing ->
    [one] не хватает { $missing } монеты
   *[other] не хватает { $missing } монет
}
why-no-builders--puna = { $missing ->
    [one] не хватает { $missing } каменщика
   *[other] не хватает { $missing } каменщиков
}
why-no-herders--puna = { $missing ->
    [one] не хватает { $missing } льямеро
   *[other] не хватает { $missing } льямеро
}
effect-build--puna = построить ({ $price } за каменщика)
option-buy-buy--puna = { $cards } × { $of } за { $cost } ({ $herders } льямеро)
option-buy-deal--puna = Выложить 2 новые карты на рынок (1 льямеро)
panel-poor--puna = монет нет

worker-llamero = льямеро
worker-mason = каменщик
worker-guide = проводник
breed-guanaco = гуанако
breed-alpaca = альпака
breed-vicuna = викунья
tile-snow = снег ({ $vp })
area-snow = Снег
aux-coins = монеты
disc-aux_coins_2 = монеты, двойное

ware-salt = соль
ware-wool = шерсть
ware-silver = серебро
bazaar-title = Базар
score-wares = Товары
per-wares = за каждый товар
counts-wares = товары
master-for-wares = товары

ask-barter = Какой товар взять на базаре?
option-barter-barter = { $ware }{ $cost ->
    [0] {""}
   *[other] { " " }за { $cost }
}
option-barter-skip = Ничего не брать
effect-barter = взять товар на базаре
why-bazaar-empty = базар пуст
event-bartered = { VERB($you, "берёте", "берёт") } на базаре { $ware }
event-bazaar_filled = Базар пополняется: { $wares }.

section-puna = Пуна
rule-bazaar = Базар
    .names = базар; товары; обмен
    .text = Три товара лежат открыто. Обмен позволяет взять один из них за его цену. В конце каждый товар приносит очко, а разные товары приносят больше.
names-ware = { $ware }
fact-ware = Стоит { $cost }; всего таких { $count }.
command-barter = обмен
    .description = Взять товар на базаре
parameter-barter-ware = товар
    .description = Взять товар на базаре
title-snow = Снег
alt-board--puna = Поле Пуны, ход { $turn }. { $state } { $where }
text-title--puna = Пуна, ход { $turn }
