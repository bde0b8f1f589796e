### Puna: o que só ele tem, e onde suas palavras são outras.

game-puna = Puna
capital--puna = Altiplano
place-altiplano = Altiplano
good-money--puna = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
why-no-money--puna = { $missing ->
    [one] falta 1 moeda
   *[other] faltam { $missing } moedas
}
why-no-builders--puna = { $missing ->
    [one] falta 1 pedreiro
   *[other] faltam { $missing } pedreiros
}
why-no-herders--puna = { $missing ->
    [one] falta 1 lhameiro
   *[other] faltam { $missing } lhameiros
}
effect-build--puna = construir ({ $price } por pedreiro)
option-buy-buy--puna = { $cards } × { $of } por { $cost } ({ $herders ->
    [one] { $herders } lhameiro
   *[other] { $herders } lhameiros
})
option-buy-deal--puna = Pôr 2 cartas novas no mercado (1 lhameiro)
panel-poor--puna = nenhuma moeda

worker-llamero = lhameiro
worker-mason = pedreiro
worker-guide = guia
breed-guanaco = guanaco
breed-alpaca = alpaca
breed-vicuna = vicunha
tile-snow = neve ({ $vp })
area-snow = Neve
aux-coins = moedas
disc-aux_coins_2 = moedas, dupla

ware-salt = sal
ware-wool = lã
ware-silver = prata
bazaar-title = Bazar
score-wares = Mercadorias
per-wares = por mercadoria
counts-wares = mercadorias
master-for-wares = mercadorias

ask-barter = Que mercadoria você pega do bazar?
option-barter-barter = { $ware }{ $cost ->
    [0] {""}
   *[other] { " " }por { $cost }
}
option-barter-skip = Não pegar nenhuma
effect-barter = pegar uma mercadoria do bazar
why-bazaar-empty = o bazar está vazio
event-bartered = pega { $ware } do bazar
event-bazaar_filled = O bazar é reabastecido: { $wares }.

section-puna = Puna
rule-bazaar = O bazar
    .names = bazar; mercadorias; troca
    .text = Três mercadorias ficam abertas. A troca pega uma delas pelo seu preço. No fim cada mercadoria vale um ponto, e mercadorias diferentes valem mais.
names-ware = { $ware }
fact-ware = Custa { $cost }; há { $count } dela.
command-barter = trocar
    .description = Pegar uma mercadoria do bazar
parameter-barter-ware = mercadoria
    .description = Pegar uma mercadoria do bazar
title-snow = Neve
alt-board--puna = Tabuleiro de Puna, turno { $turn }. { $state } { $where }
text-title--puna = Puna, turno { $turn }
