# Quando algo demora ou não dá certo desta vez.

picture-lost = Desta vez a imagem não pôde ser desenhada. { COMMAND("board") }, { COMMAND("hand") } e os outros comandos tentam de novo.
hint-thinking = Muitas mesas estão pensando agora. Sua dica vem assim que chegar a sua vez…
error-work = Demorou demais e eu desisti; nada foi alterado. Tente de novo. (código { $code })
error-store-reading = Não consigo ler minhas anotações agora; nada foi alterado. Tente de novo daqui a pouco. (código { $code })
table-ai_slow = -# **{ $name }** está demorando mais que o normal: muitas mesas estão pensando ao mesmo tempo. A partida continua sozinha.
table-ai_trouble = **{ $name }** não consegue jogar agora por um problema meu. Continuo tentando, e a partida segue sozinha; nada se perdeu.

daily-private = Até o fim do dia, a trilha do dia é percorrida em particular, e aqui não posso criar um tópico privado. Em uma mensagem direta comigo, funciona.
solo-peeked = O que havia sido revelado foi desfeito; por isso esta partida não conta para o seu melhor resultado.
