### Depois da partida: turno a turno e em filme.

replay-what-turns = turno a turno
replay-what-film = filme
look-replay = Turno a turno
replay-button = Rever
replay-turn = Turno { $turn } de { $last } · { $name }
replay-jump = Ir para um turno
replay-since = Desde o seu último turno
replay-visit = { $place } · +{ $points }
replay-big = Um grande turno · +{ $points }
replay-nothing = Nada foi feito neste turno.
replay-not-yet = Nada foi feito neste turno ainda.
replay-none = Ainda não há nada para rever.
replay-daily = A trilha do dia fica em segredo até que todos tenham tido a sua tentativa.
replay-not-over = A partida ainda está em andamento: por enquanto só você pode ver isto.
replay-hands-open = Quando esta partida acabar, todos poderão ver as suas mãos, se os outros também concordarem.
replay-hands-closed = As mãos desta partida não serão mostradas a ninguém, nem depois do fim.
film-button = Filme
film-title = 🎞️ { $game }: a partida inteira
film-progress = 🎞️ O filme está sendo feito: turno { $done } de { $of }
film-show = Mostrar a todos
film-alt = { $turns ->
    [1] A partida em um filme de uma imagem.
   *[other] A partida em um filme de { $turns } imagens: o tabuleiro turno a turno com o que mudou e, embaixo, os pontos.
}
film-lost = Não foi possível fazer o filme. Tente de novo mais tarde.
