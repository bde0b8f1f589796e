### Aprender: a moldura das lições, o treinador, o que se oferece a quem é novo. Lições: lessons_<game>.ftl.

aim-argentina = Você leva gado pela trilha até Buenos Aires, carrega navios e recomeça, a cada vez com um rebanho melhor. Vence quem tiver mais pontos.
aim-original = Você leva gado pela trilha até Kansas City, entrega a cidades e recomeça, a cada vez com um rebanho melhor. Vence quem tiver mais pontos.
learn-title = Aprenda { $game }
learn-progress = Concluídas: { $done } de { $count }. Tudo leva uns vinte minutos; o curso de cinco minutos tem quatro lições. Pare quando quiser.
learn-short-mark = 5 min
learn-begin = Começar
learn-go-on = Continuar
learn-short = Em cinco minutos
learn-choose = Escolha uma lição
learn-contents = Lições
learn-rules = Regras
lesson-heading = 🎓 **{ $place }/{ $count } · { $name }**
lesson-finished = Concluída!
lesson-next = Próxima: { $name }
lesson-again = Nada aconteceu. Tente de novo.
lesson-other = Isso também é permitido: { $what } Mas a lição trata de outra coisa.
lesson-other-plain = Isso também é permitido, mas a lição trata de outra coisa.
lesson-not-this = A lição trata de outra coisa.
lesson-over = Esta lição está concluída. Siga para a próxima.
lesson-gone = Essa lição não existe mais. { COMMAND("trail learn") } mostra as que há.
lesson-none = Ainda não há lições para este jogo.
lesson-rival = Rival
rules-lesson = Lição: { $name }
coach-begin = Primeira partida com treinador
guide-learn = Aprender o jogo
coach-now = O que mais conta agora: { $reason }. Eu escolheria “{ $option }”.
coach-even = Vários caminhos se equivalem agora. Eu escolheria “{ $option }”.
coach-or = { $first }” ou “{ $second }
coach-good = A sua última jogada foi boa.
coach-fine = A sua última jogada foi razoável; “{ $option }” teria sido um pouco melhor.
coach-better = No último turno, “{ $option }” teria valido cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a mais: { $reason }.
coach-off = Sem treinador
lobby-new = 🌱 Primeira partida: { $names }
lobby-first-game = 🌱 Como primeira partida: construções como impressas, lados a, sem prazo, um treinador para quem é novo.
lobby-first = Primeira partida
lobby-offer = É a sua primeira vez? Quatro lições curtas mostram o jogo em cinco minutos; o lugar continua seu.
