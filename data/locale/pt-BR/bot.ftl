### O que o próprio bot diz: painéis, lobbies, mensagens da mesa, erros, comandos.

## O painel do turno
panel-waiting = Esperando **{ $name }**.
panel-over = A partida acabou.
panel-since = Desde o seu último turno:
panel-below = 🐂 A partida continua abaixo.
panel-poor = nenhum peso
panel-stale = ↻ Essa pergunta não está mais aberta. Esta é a pergunta atual.
panel-none = Nenhuma
panel-hand = Mão
panel-choose = Toque para escolher
panel-only-pass = Não há mais nada a fazer aqui.
panel-ends = Seu turno termina { $when }.
panel-exchange = Trocar { $count }
panel-undo = Desfazer
panel-page = Página { $page } de { $pages }
panel-look = Ver
panel-map = Mapa
panel-more = Mais
panel-instead = Em vez de tudo aqui
panel-other = De outro jeito
look-what = Ver outra coisa
look-board = O tabuleiro
look-hand = Minha mão
look-mat = Tabuleiro de { $name }
look-market = Mercados e objetivos
look-cities = Cidades
look-score = Pontos até agora
look-log = O que aconteceu
look-words = O tabuleiro em palavras
look-hint = Uma dica
look-rules = Regras
undo-done = ↩ Desfeito: { $what }
undo-last-choice = a última escolha
undo-needs = Algo foi revelado ou outra pessoa jogou desde então, por isso os outros precisam concordar. Seria desfeito: { $what }
undo-ask-others = Perguntar aos outros
undo-alone = Algo foi revelado desde então. Seria desfeito: { $what }
    -# A partida deixaria de contar para o seu melhor resultado.
undo-anyway = Desfazer mesmo assim
undo-asked = Perguntamos aos outros se você pode desfazer: { $what }

## Lobby
lobby-title = ### 🐂 { $game }
lobby-players = { $count } de { $most } na mesa: { $names }
lobby-pace = { $days ->
    [0] Sem prazo.
    [1] Um dia por turno.
   *[other] { $days } dias por turno.
}
lobby-options = Opções: { $options }
lobby-hint = Entre pelo botão; comece quando todos estiverem aqui.
lobby-running = A partida começou.
lobby-closed = Esta mesa está fechada.
lobby-join = Entrar
lobby-leave = Sair
lobby-ai = Adicionar IA
lobby-start = Começar
game-argentina = Great Western Trail: Argentina
    .short = Argentina
game-original = Great Western Trail
    .short = original
opponent-automa = Pedro ou Garth, regras rápidas
opponent-greedy = uma IA, rápida
opponent-strong = uma IA, forte
opponent-easy = uma IA, fácil
opponent-medium = uma IA, média
opponent-hard = uma IA, difícil
opponent-expert = uma IA, especialista
level-easy = fácil
level-medium = médio
level-hard = difícil
level-very_hard = muito difícil
seat-automa = Pedro ({ $level })
seat-greedy = Rosita (IA)
seat-strong = Don Segundo (IA)
seat-easy = Panchito (IA, fácil)
seat-medium = Lucía (IA, média)
seat-hard = Martín (IA, difícil)
seat-expert = Dona Elvira (IA, especialista)
setting-neutral = construções neutras
setting-sides = lados das construções
setting-order = ordem dos lugares
setting-automa = autômato
setting-line = { $name }: { $value }
value-printed = como impressas
value-shuffled = embaralhadas
value-a = lado a
value-b = lado b
value-mixed = misturados
value-random = aleatório
value-none = desligado
value-given = ordem de entrada
language-name = Português (Brasil)

## Mensagens da mesa
table-started = ### A partida começa!
    -# Todo embaralhamento vem de uma semente secreta; o hash dela é `{ $hash }`.
table-turn = -# turno { $turn }
table-next = ➤ { $who }, é a sua vez.{ $deadline ->
    [none] {""}
   *[other] { " " }Prazo: { $deadline }.
}
table-next-ai = ➤ { $who } está pensando…
table-button = Meu turno
table-undone = ↩ **{ $name }** desfaz: { $what }
table-undo-asked = ↩ **{ $name }** pede para desfazer isto, embora tenha revelado algo ou outros tenham jogado desde então. Vocês concordam, { $people }?
table-abandon-asked = **{ $name }** propõe encerrar a partida sem resultado. { $people }, vocês concordam?
table-voted = A mesa decidiu: { $outcome }.
table-finished = ### 🏆 { $winners } { $count ->
    [1] vence
   *[other] dividem a vitória
}!
table-score = { $place }. **{ $name }**: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
table-seed = -# A semente era `{ $seed }`: com { COMMAND("export") } qualquer um confere cada embaralhamento.
table-abandoned = Esta partida foi encerrada sem resultado.
table-expired = Ninguém veio por um bom tempo: esta mesa está fechada. { COMMAND("trail new") } abre outra.
table-extended = **{ $name }** tem { $days ->
    [one] mais { $days } dia
   *[other] mais { $days } dias
}.
table-stand_in = Uma IA joga por **{ $name }** até a pessoa voltar.
table-seat_open = O lugar de **{ $name }** está livre: { COMMAND("trail join") } o ocupa.
table-came_back = **{ $name }** voltou.
table-replaced = **{ $name }** assume um lugar.
table-reminder = ⏰ { $who }, a mesa espera por você: { $what } { $link }{ $deadline ->
    [none] {""}
   *[other] { " " }Prazo: { $deadline }.
}
table-reminder-direct = ⏰ Mesas que esperam por você:
table-time-up = ⌛ O tempo de **{ $name }** acabou. { $people }, o que fazemos?
table-time-up-alone = ⌛ O tempo deste turno acabou. Nada acontece: jogue quando quiser.
vote-wait = Esperar
vote-ai = Deixar uma IA jogar
vote-replace = Abrir o lugar
vote-yes = Sim
vote-no = Não
vote-cast = Voto registrado.
outcome-wait = esperamos
outcome-ai = uma IA continua
outcome-replace = o lugar está livre
outcome-yes = sim
outcome-no = não

## Respostas a comandos
status-line = **{ $game }** · turno { $turn } · esperando **{ $name }**: { $what }{ $deadline ->
    [none] {""}
   *[other] { " " }prazo: { $deadline }
}
status-lobby = Há uma mesa de { $game } aberta aqui. Lugares ocupados: { $count } de { $most }.
status-over = A partida aqui acabou.
mygames-none = Você não está em nenhuma mesa. { COMMAND("trail solo") } começa uma partida na hora, { COMMAND("trail new") } abre uma mesa.
mygames-line = { $mark } { $where } · { $game } · { $state }
mygames-yours = **sua vez**
mygames-theirs = esperando { $name }
mygames-lobby = esperando começar
log-none = Ainda não aconteceu nada.
export-whole = A partida inteira, com a semente. `python -m engine replay` a joga de novo.
export-seen = O que você pode ver desta partida agora.
done-nothing = Não há nada para pular.
wrong-moment = Isso não é possível agora: { $why }.
not-asked = Não é a sua vez: a mesa espera { $name }.
remind-channel = no canal
remind-direct = por mensagem direta
remind-off = desligados
remind-snoozed = O próximo lembrete vem { $until }, não antes.
vacation-bad-date = Não consigo ler essa data. Escreva como 24/12, amanhã, próxima sexta ou 2026-12-24.
vacation-until = Boas férias! Prazos pausados até { $until }.
vacation-back = Que bom ter você de volta.
solo-here = A sua partida está aqui: { $link }
solo-best = O seu melhor resultado contra { $opponent }: { $best ->
    [one] { $best } ponto
   *[other] { $best } pontos
} em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
solo-record = 🎉 O seu melhor resultado contra { $opponent } até agora, em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}!
solo-first = A sua primeira partida contra { $opponent }.
solo-lost = { $points ->
    [one] Faltou { $points } ponto.
   *[other] Faltaram { $points } pontos.
} A maior diferença: { $what }, { $mine } a { $theirs }.
solo-again = Jogar de novo
daily-title = A trilha de { $day }
daily-rules = Hoje as mesmas cartas e fichas para todos, e uma só tentativa: o que foi revelado fica revelado.
daily-nobody = Ninguém terminou ainda.
again-none = Você ainda não jogou uma partida solo. { COMMAND("trail solo") } começa uma.
seat-taken = O lugar é seu.
replaced-done = Feito.
language-saved = Agora eu falo português com você.
health = Partidas na memória: { $tables }, mensagens na fila: { $outbox }, latência: { $latency } ms, no ar desde { $since }.

## Erros e recusas
error-cooldown = Um momento, por favor: tente de novo em { $seconds } s.
owner-only = Isso é só para quem opera o bot.
error-moderators = Isso é para moderadores (Gerenciar mensagens).
error-value = Não sei o que isso significa. Escolha uma das sugestões.
error-store = A última jogada não pôde ser salva, então não valeu. Tente de novo. (código { $code })
error-bug = Algo deu errado do meu lado e nada mudou. Tente de novo. (código { $code })
error-stale-form = Esse formulário é antigo demais. Abra-o de novo.
error-gone = Não consigo mais escrever em { $channel }: o canal sumiu ou fui removido. A partida está guardada, e aviso diretamente quem estiver na vez. { COMMAND("trail move") } em outro canal leva a partida para lá; { COMMAND("trail abandon") }, aqui também, a encerra.
error-discord = O Discord não aceitou a minha resposta. A sua escolha pode ter valido: { COMMAND("hand") } mostra o que se pergunta agora. (código { $code })
error-no-post = Não tenho permissão para escrever em { $channel }. Um moderador pode me dar “Enviar mensagens” e “Anexar arquivos” lá.
table-none = Não há mesa neste canal. { COMMAND("trail solo") } começa uma partida na hora, { COMMAND("trail new") } abre uma mesa.
