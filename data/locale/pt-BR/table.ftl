# O que se diz a uma pessoa, em particular, quando algo não é possível em uma mesa.

## Mesas e lobbies
table-unknown = Essa mesa não existe mais.
table-unreadable = Esta partida foi salva por outra versão das regras e não pode ser lida. Avise quem cuida do bot e diga o nome da mesa: { $table }.
table-channel-taken = Já há uma mesa neste canal. Termine ou encerre-a primeiro, ou abra uma em um tópico.
table-bad-size = Uma mesa tem de { $least } a { $most ->
    [one] { $most } lugar
   *[other] { $most } lugares
}.
table-bad-pace = Escolha 1, 2, 3 ou 7 dias por turno, ou nenhum prazo.
table-bad-options = Esse jogo não existe, ou uma das opções não tem esse valor.
table-already-seated = Você já está nesta mesa.
table-not-seated = Você não tem lugar nesta mesa.
table-not-asked = A decisão agora não é sua.
table-full = { $most ->
    [1] O único lugar está ocupado.
   *[other] Todos os { $most } lugares estão ocupados.
}
table-too-few = { $least ->
    [one] É necessário pelo menos { $least } jogador para começar.
   *[other] São necessários pelo menos { $least } jogadores para começar.
}
table-not-a-lobby = A partida já começou: é tarde para entrar ou sair.
table-not-started = A partida ainda não começou.
table-host-only = Só quem abriu a mesa, ou um moderador, pode fechá-la.
table-over = Esta partida acabou.
table-stale = A partida já seguiu adiante. Agora a pergunta é esta.
table-come-back = Uma IA guarda o seu lugar. Use { COMMAND("trail back") }.
table-not-an-ai = Uma pessoa joga nesse lugar.

## Desfazer
undo-nothing = Não há nada para desfazer.
undo-needs-consent = Algo foi revelado ou outra pessoa jogou desde então. Os outros precisam concordar.
undo-older-rules = Esse turno foi jogado com regras mais antigas e não pode ser desfeito.
undo-daily = Na trilha do dia, o que foi revelado fica revelado: cada pessoa tem uma só tentativa.
daily-once = Você já fez a sua tentativa na trilha de hoje. { COMMAND("trail daily") } mostra como todos se saíram.
daily-not-over = A trilha do dia pode ser exportada amanhã, quando todos tiverem tentado.

## Votações
vote-unknown = Não existe essa votação.
vote-over = Esta votação acabou.
vote-not-yours = Isso é para os outros da mesa decidirem.
vote-bad-answer = Essa não é uma das respostas.
vote-already-open = A mesa já está votando sobre isso.

## Lugares de uma partida em andamento
seat-unknown = Não existe esse lugar.
seat-not-open = Esse lugar não está livre.
seat-not-away = Quem joga nesse lugar é você.

## Tempo
pace-no-clock = Não há prazo correndo aqui.
pace-bad-extension = Dê de { $least } a { $most ->
    [one] { $most } dia
   *[other] { $most } dias
} a mais.
remind-nothing-to-snooze = Você não tem prazo aqui.
remind-bad-snooze = Um lembrete pode ser adiado no máximo { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}.
settings-unknown-zone = Não existe o fuso horário { $zone }.
vacation-bad-end = Escolha uma data futura, até { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}.
vacation-none = Você não está de férias.

## Importar uma partida
import-too-long = Este arquivo é longo demais para ser uma partida.
import-not-a-record = Este arquivo não é a exportação de uma partida terminada.
import-other-rules = Esta partida foi jogada com a versão { $theirs } das regras, e esta é a versão { $ours }; não pode ser conferida.
import-bad-setup = Esse jogo não existe, ou não pode ser preparado assim.
import-illegal-choice = A escolha { $choice } desta partida quebra as regras; arquivo recusado.
import-not-finished = Esta partida para antes do fim.
import-other-scores = Jogada de novo, esta partida não termina com os pontos do arquivo.

## Partidas encerradas ou mudadas
back-already = Esta partida já está em andamento.
back-too-late = Tarde demais: esta partida acabou de vez.
move-here-already = Essa mesa já está aqui.
move-not-private = Só uma partida que alguém joga sozinho pode vir para uma mensagem direta. Escolha um canal que todos vejam.
