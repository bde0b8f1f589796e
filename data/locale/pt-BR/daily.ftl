### A trilha do dia entre as viagens e o desafio do dia.

daily-share = Compartilhar
daily-shared = { $where ->
    [none] O seu cartão já está à vista de todos.
   *[other] O seu cartão já está à vista de todos: { $where }
}
daily-no-place = Não posso escrever no canal deste tópico. Lá, { COMMAND("trail daily") } oferece o mesmo botão.
daily-not-arrived = Você não chegou ao fim da trilha desse dia.
daily-place = 🏁 { $place } de { $riders } aqui
daily-streak = { $days ->
    [1] um dia seguido
   *[other] { $days } dias seguidos
}
daily-week = 📅 As trilhas desta semana
daily-week-button = A semana
daily-days = { $days ->
    [1] um dia
   *[other] { $days } dias
}
puzzle-task = De uma partida de verdade: havia algo melhor do que o que foi jogado. Jogue o seu turno e depois peça a avaliação.
puzzle-turn-over = É esse o seu turno. Peça a avaliação.
puzzle-judge = Avaliar o meu turno
puzzle-judging = ⚖️ Os dois turnos estão sendo jogados adiante muitas vezes
puzzle-nothing-yet = Jogue o turno primeiro.
puzzle-found = ✅ Achou! Em relação ao que foi jogado, em pontos: o seu turno { $tried }, o melhor conhecido { $best } (o seu com margem de { $error }).
puzzle-not-found = ❌ Ainda não. Em relação ao que foi jogado, em pontos: o seu turno { $tried }, o melhor conhecido { $best } (o seu com margem de { $error }). Desfaça e tente outro.
