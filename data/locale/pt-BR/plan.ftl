### Planos e ordens: um turno testado em particular e jogado quando chega a vez.

## Planos

plan-button = Plano
plan-do-at_once = Jogar na minha vez
plan-do-show = Mostrar antes
plan-do-now = Jogar agora
plan-do-next = Mais um turno
plan-do-again = Recomeçar
plan-do-drop = Encerrar plano
plan-what-orders = Só as ordens
plan-what-plan = Só o plano
plan-what-both = Os dois
plan-name = Seguir como se viesse isto
plan-chance = Aqui o acaso decide.
plan-turn-over = O seu turno está planejado.
plan-odds = { $count ->
    [1] Chances para a que vem
   *[other] Chances de estar entre as { $count } que vêm
}: { $odds }
plan-named = Você segue como se viesse: { $cards }
plan-since = ↻ Desde então { $count ->
    [one] houve { $count } escolha
   *[other] houve { $count } escolhas
} na mesa. “Recomeçar” mantém o que ainda dá certo.
plan-renewed = ↻ Recomeçado com a mesa como está.
plan-renewed-part = ↻ Recomeçado com a mesa como está. Nem tudo do seu plano ainda dá certo.
plan-dropped = O plano se foi. A mesa nunca soube dele.
plan-none = Você não tem plano aqui. { COMMAND("plan start") } inicia um.
plan-stopped = O plano para aqui. Desfaça algo, diga o que deve vir, ou deixe-o como ordens.
plan-too-long = Este plano ficou longo demais. Encerre-o e comece outro.
plan-no-chance = Aqui o acaso não decide nada.
plan-card-cannot-come = Isso não pode vir aqui.
plan-turn-not-over = O seu turno ainda não está planejado até o fim.

## Ordens

orders-title = ### 🧭 Suas ordens { $where }
orders-rule = Cada uma é jogada se ainda for possível, não custar mais e não trouxer menos. Depois de algo novo revelado, nada mais é jogado.
orders-mode-at_once = Elas são jogadas assim que for a sua vez.
orders-mode-show = Você as vê antes; um toque as joga.
orders-shown = Os outros veem que você tem ordens, mas não quais.
orders-secret = Ninguém mais sabe delas.
orders-ready = 🧭 **Suas ordens estão prontas:**
orders-do-look = Ordens
orders-do-play = Jogar
orders-do-at_once = Jogar na hora
orders-do-show = Mostrar antes
orders-do-tell = Deixar que saibam
orders-do-hush = Guardar para mim
orders-do-withdraw = Retirar
orders-withdrawn = Suas ordens foram retiradas.
orders-none = Você não deixou ordens aqui. { COMMAND("plan start") } inicia um plano.
orders-too-many = Você pode deixar ordens para no máximo { $most ->
    [one] { $most } turno
   *[other] { $most } turnos
}.
orders-forbidden = Nesta mesa não é permitido deixar ordens.
order-turn = { $number ->
    [1] O seu próximo turno
   *[other] O seu { $number }º turno a partir de agora
}
order-costs = no máximo { $goods }
order-brings = traz pelo menos { $goods }
order-points = pelo menos { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
order-named = se vier: { $cards }
order-played-all = As suas ordens foram jogadas.
order-played = { $count ->
    [0] Nada foi jogado por ordem.
    [one] { $count } escolha foi jogada por ordem.
   *[other] { $count } escolhas foram jogadas por ordem.
}
order-stop-asked = A pergunta agora é outra, que não estava no plano. Não jogado: “{ $what }”.
order-stop-gone = Não é mais possível: “{ $what }”.
order-stop-blocked = Não é mais possível: “{ $what }” ({ $why }).
order-stop-dearer = Agora custa { $now }, não { $then }: “{ $what }”.
order-stop-less = Agora traz { $now }, não { $then }: “{ $what }”.
order-stop-news = Foi revelado algo que você não podia saber. O resto é com você.
order-stop-end = As suas ordens iam até aqui.
order-stop-trouble = Não foi possível verificar: “{ $what }”. O resto é com você.
order-amount-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
order-nothing = nada
table-by-order = Jogado por ordens deixadas antes.
status-orders = 🧭 Deixaram ordens: { $names }.
vacation-orders = Antes de ir, você pode deixar ordens para os próximos turnos: { COMMAND("plan start") }.
reminder-orders = 🧭 Suas ordens estão prontas: um toque as joga.
lobby-orders = Aqui é permitido deixar ordens para os próximos turnos.
lobby-no-orders = Aqui não é permitido deixar ordens para os próximos turnos.
orders-allowed = Permitidas
orders-not-allowed = Não permitidas
