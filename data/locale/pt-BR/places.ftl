### Onde uma mesa está e como termina.

abandon-asked = A mesa foi consultada; mais da metade precisa concordar.
table-elsewhere = 🐂 É a sua vez em **{ $game }**. Não consigo escrever em { $where } agora, por isso aviso aqui; o botão abre o seu turno.{ $deadline ->
    [none] {""}
   *[other] { " " }Prazo: { $deadline }.
}
place-guest = Para isso preciso estar neste servidor: quem o administra pode me adicionar. Sozinho você já pode jogar com { COMMAND("trail solo") }, nas nossas mensagens diretas.
place-permission = { $count ->
    [1] Falta uma permissão para mim
   *[other] Faltam permissões para mim
} neste canal: { $permissions }. Um moderador pode dá-las nas configurações do canal; nada começou.
place-locked = Este tópico está trancado, e eu não poderia contar nada aqui. Um moderador pode destrancá-lo.
place-private-thread = Não estou neste tópico privado. Mencione-me aqui uma vez para me adicionar e tente de novo.
place-threads-full = Este servidor já tem tantos tópicos abertos quantos o Discord permite. Feche um ou jogue em um que já existe.
solo-direct = Sua partida está nas nossas mensagens diretas; aqui ela continua do mesmo jeito.
permission-view_channel = Ver canal
permission-send_messages = Enviar mensagens
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-create_public_threads = Criar tópicos públicos
permission-attach_files = Anexar arquivos
