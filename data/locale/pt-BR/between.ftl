# Entre partidas: revanche, próxima mesa, notas, estatísticas, classificação.

rematch-button = Revanche
rematch-none = Aqui não há partida para jogar de novo.
rematch-others = Esta revanche é para quem jogou antes. Abra uma mesa sua com { COMMAND("trail new") }.
rematch-asked = Você está na revanche. Ela começa assim que todos tiverem tocado em “Revanche”.
rematch-invites = { $people }: revanche? Toquem em “Revanche” ou entrem aqui. Cada um passa para o lugar seguinte.

next-table = Próxima mesa ({ $count })
next-here = **{ $game }** em { $where }

note-button = Minha nota
note-title = Sua nota sobre esta partida
note-label = Só você a vê, na sua vez
note-kept = Anotado. Você verá a nota na sua próxima vez.
note-removed = Nota apagada.

lobby-rated = Vale para a classificação: sem dicas da IA nesta mesa.
hint-rated = Esta partida vale para a classificação, por isso não há dicas.

stats-title = { $name } · { $game }
stats-none = Nenhuma partida terminada ainda.
stats-hidden = Você não pode ver as estatísticas dessa pessoa aqui.
stats-others = Todos daqui
stats-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}: média { $average }, recorde { $best }
stats-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $place }º
} × { $count }
stats-rival = - contra { $name }: vitórias { $won }, derrotas { $lost } em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
stats-opening = Costuma começar em: { $place }.
stats-minutes = Joga em até { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
} (mediana).
stats-hours = Joga em até { $count ->
    [one] { $count } hora
   *[other] { $count } horas
} (mediana).
stats-solo = - solo contra { $name }: recorde { $best } em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
stats-streak = Trilha do dia: { $days ->
    [0] recorde de { $longest ->
        [one] { $longest } dia seguido
       *[other] { $longest } dias seguidos
    }
   *[other] { $days ->
        [one] { $days } dia seguido
       *[other] { $days } dias seguidos
    }, recorde { $longest }
}

ladder-title = Classificação · { $game }
ladder-on = A partir de agora, as partidas abertas neste servidor valem. Nelas não há dicas.
ladder-off = As partidas abertas a partir de agora não valem mais.
ladder-none = Este servidor não mantém classificação para este jogo. Quem modera pode começar uma com { COMMAND("ladder") }.
ladder-line = { $place }. **{ $name }** · { $rating } ± { $doubt } · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ladder-unsure = Mais { $count ->
    [one] { $count } pessoa ainda não tem
   *[other] { $count } pessoas ainda não têm
} partidas suficientes.
