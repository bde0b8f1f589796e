### /privacy, and how to reach whoever hosts the bot.

privacy-about = **O que eu guardo.** O seu ID do Discord e o seu nome nas mesas em que você joga, cada escolha que você faz nelas, os seus resultados e as suas configurações (idioma, fuso horário, horas de silêncio, lembretes). Não leio nem guardo as mensagens dos outros.
privacy-why = **Para quê.** Para jogar: cada partida é reconstruída a partir das escolhas feitas nela, e os lembretes precisam saber de quem é a vez. Nada é vendido, repassado ou usado para outra coisa.
privacy-kept = **Por quanto tempo.** { $days ->
    [0] As partidas ficam até alguém pedir para ser esquecido.
    [1] As partidas encerradas são apagadas depois de { $days } dia.
   *[other] As partidas encerradas são apagadas depois de { $days } dias.
} O que foi dito numa mesa fica anotado por 30 dias, e as cópias de segurança, por 14.
privacy-rights = **Os seus direitos.** { COMMAND("privacy export") } entrega tudo num arquivo, { COMMAND("privacy forget") } tira o seu ID e o seu nome de tudo.
privacy-export = Aqui está tudo o que eu guardo sobre você.
privacy-forget = Devo esquecer você? As suas configurações são apagadas, e o seu ID e o seu nome saem de todas as partidas; os outros ficam com as deles, sem você. { $open ->
    [0] Você não está em nenhuma mesa aberta.
    [1] Você está em uma mesa aberta: uma IA continua por você, ou a partida termina, se você joga sozinho.
   *[other] Você está em { $open } mesas abertas: uma IA continua por você, ou a partida termina onde você joga sozinho.
} Nas cópias de segurança você ainda aparece por até 14 dias. Não dá para desfazer.
privacy-forget-button = Esqueça-me
privacy-forgotten = Pronto. Não conheço mais você; as cópias dos últimos 14 dias somem sozinhas.
privacy-somebody = Alguém
help-contact = Algo errado? Avise quem hospeda este bot: { $contact }
