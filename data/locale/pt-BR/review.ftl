### A análise de uma partida: como o fim se desenhava turno a turno e os turnos que custaram pontos.

replay-what-review = o que custou pontos
review-button = Análise
review-title = 🔎 A análise
review-progress = 🔎 A partida está sendo analisada: { $percent }%
review-found = { $count ->
    [0] Nenhum dos turnos vistos (ao todo { $turns }) custou pontos com certeza. Muito bem!
    [1] Um turno custou pontos com certeza; vistos ao todo: { $turns }.
   *[other] { $count } turnos custaram pontos com certeza; vistos ao todo: { $turns }.
    }
    -# Avaliada jogando a partida muitas vezes a partir de cada turno, com tudo o que estava oculto distribuído de novo. As faixas claras mostram a incerteza.
review-menu = Os turnos que mais custaram
review-entry = { $number }. Turno { $turn } · { $name }
review-cost = pontos perdidos: cerca de { $points }
review-moment = Turno { $turn } · { $name }
review-played = Jogado:
review-better = Melhor:
review-why = Por quê:
review-sure = Em média, pontos a mais no fim: { $points }, com margem de { $error }.
review-back = Todos os turnos
review-try = Testar a partir daqui
review-off = Alguém nesta mesa não quer que a partida seja avaliada.
review-not-over = Uma partida de várias pessoas pode ser analisada quando acabar.
review-daily = A trilha do dia pode ser analisada quando você tiver chegado.
review-gone = Esta análise foi refeita. Abra de novo, por favor.
review-failed = Não foi possível analisar esta partida.
review-wanted = Esta partida pode ser avaliada, se os outros também concordarem.
review-unwanted = Esta partida não será avaliada.
replay-closed = As mãos desta partida não são mostradas; por isso só dá para testar os seus próprios turnos.
