### Como uma pessoa encerra ou muda uma mesa.

end-ask = Encerrar **{ $game }** em { $where } (turno { $turn }, { $names })? Ninguém ganha. Durante um dia dá para trazer a partida de volta.
end-end = Encerrar
end-keep = Deixar continuar
end-kept = A partida continua.
end-done = A partida terminou sem resultado. Até { $until }, você ou quem jogou pode trazê-la de volta.
end-back = Trazer de volta
end-undone = A partida continua.
table-ended = { $player } encerrou esta partida sem resultado. Quem modera ou quem jogou pode trazê-la de volta até { $until }; até lá, a semente fica em segredo.
table-ended-elsewhere = { $player } encerrou a partida **{ $game }** em { $where }, onde não consigo mais escrever. Até { $until } você pode trazê-la de volta e levá-la para outro canal com { COMMAND("trail move") }.
table-brought-back = { $player } trouxe esta partida de volta: ela continua de onde parou.
table-moved = { $people }: agora a nossa mesa fica aqui.
table-moved-away = Esta mesa foi para { $where }.
table-which = Você está em várias mesas. Diga qual delas.
move-moderators = Em { $where } está tudo funcionando, então quem modera precisa mover a mesa: com { COMMAND("trail move") } no canal para onde ela deve ir.
mygames-closed = -# Não consigo escrever lá: { COMMAND("trail move") } em outro canal traz a partida, { COMMAND("trail abandon") } a encerra.
table-abandon-by-vote = Uma partida em andamento é encerrada por votação dos jogadores ou por um moderador.
