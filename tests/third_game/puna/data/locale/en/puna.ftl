### Puna: what it has of its own, and where its words differ.

game-puna = Puna
capital--puna = Altiplano
place-altiplano = Altiplano
good-money--puna = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
why-no-money--puna = { $missing ->
    [one] 1 coin is missing
   *[other] { $missing } coins are missing
}
why-no-builders--puna = { $missing ->
    [one] 1 mason is missing
   *[other] { $missing } masons are missing
}
why-no-herders--puna = { $missing ->
    [one] 1 llamero is missing
   *[other] { $missing } llameros are missing
}
effect-build--puna = build ({ $price } per mason)
option-buy-buy--puna = { $cards } × { $of } for { $cost } ({ $herders ->
    [one] { $herders } llamero
   *[other] { $herders } llameros
})
option-buy-deal--puna = Put 2 new cards into the market (1 llamero)
panel-poor--puna = no coins

worker-llamero = llamero
worker-mason = mason
worker-guide = guide
breed-guanaco = guanaco
breed-alpaca = alpaca
breed-vicuna = vicuña
tile-snow = snow ({ $vp })
area-snow = Snow
aux-coins = coins
disc-aux_coins_2 = coins, double

ware-salt = salt
ware-wool = wool
ware-silver = silver
bazaar-title = Bazaar
score-wares = Wares
per-wares = per ware
counts-wares = wares
master-for-wares = wares

ask-barter = Which ware do you take from the bazaar?
option-barter-barter = { $ware }{ $cost ->
    [0] {""}
   *[other] { " " }for { $cost }
}
option-barter-skip = Take none
effect-barter = take a ware from the bazaar
why-bazaar-empty = the bazaar is empty
event-bartered = took { $ware } from the bazaar
event-bazaar_filled = The bazaar is filled up: { $wares }.

section-puna = Puna
rule-bazaar = The bazaar
    .names = bazaar; wares; barter
    .text = Three wares lie open. Barter takes one of them for its price. At the end every ware is a point, and different wares bring more.
names-ware = { $ware }
fact-ware = Costs { $cost }; there are { $count } of it.
command-barter = barter
    .description = Take a ware from the bazaar
parameter-barter-ware = ware
    .description = Take a ware from the bazaar
title-snow = Snow
alt-board--puna = Board of Puna, turn { $turn }. { $state } { $where }
text-title--puna = Puna, turn { $turn }
