### Puna: was es allein hat, und wo seine Wörter anders sind.

game-puna = Puna
capital--puna = Altiplano
place-altiplano = Altiplano
good-money--puna = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
why-no-money--puna = { $missing ->
    [one] 1 Münze fehlt
   *[other] { $missing } Münzen fehlen
}
why-no-builders--puna = { $missing ->
    [one] 1 Maurer fehlt
   *[other] { $missing } Maurer fehlen
}
why-no-herders--puna = { $missing ->
    [one] 1 Llamero fehlt
   *[other] { $missing } Llameros fehlen
}
effect-build--puna = bauen ({ $price } je Maurer)
option-buy-buy--puna = { $cards } × { $of } für { $cost } ({ $herders ->
    [one] { $herders } Llamero
   *[other] { $herders } Llameros
})
option-buy-deal--puna = 2 neue Karten in den Markt legen (1 Llamero)
panel-poor--puna = keine Münzen

worker-llamero = Llamero
worker-mason = Maurer
worker-guide = Führer
breed-guanaco = Guanako
breed-alpaca = Alpaka
breed-vicuna = Vikunja
tile-snow = Schnee ({ $vp })
area-snow = Schnee
aux-coins = Münzen
disc-aux_coins_2 = Münzen, doppelt

ware-salt = Salz
ware-wool = Wolle
ware-silver = Silber
bazaar-title = Basar
score-wares = Waren
per-wares = je Ware
counts-wares = Waren
master-for-wares = Waren

ask-barter = Welche Ware nimmst du vom Basar?
option-barter-barter = { $ware }{ $cost ->
    [0] {""}
   *[other] { " " }für { $cost }
}
option-barter-skip = Keine nehmen
effect-barter = eine Ware vom Basar nehmen
why-bazaar-empty = der Basar ist leer
event-bartered = { VERB($you, "nimmst", "nimmt") } { $ware } vom Basar
event-bazaar_filled = Der Basar wird aufgefüllt: { $wares }.

section-puna = Puna
rule-bazaar = Der Basar
    .names = Basar; Waren; Tausch
    .text = Drei Waren liegen offen. Der Tausch nimmt eine davon für ihren Preis. Am Ende ist jede Ware einen Punkt wert, und verschiedene Waren bringen mehr.
names-ware = { $ware }
fact-ware = Kostet { $cost }; es gibt { $count } davon.
command-barter = tauschen
    .description = Eine Ware vom Basar nehmen
parameter-barter-ware = ware
    .description = Eine Ware vom Basar nehmen
title-snow = Schnee
alt-board--puna = Spielplan von Puna, Zug { $turn }. { $state } { $where }
text-title--puna = Puna, Zug { $turn }
