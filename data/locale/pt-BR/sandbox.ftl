### A página da sandbox. Os valores são preenchidos pela própria página, por isso seus textos não escolhem formas.

## Em volta das mensagens
sandbox-title = Tropero, sem o Discord
sandbox-skip = Ir para as mensagens
sandbox-channels = Canais
sandbox-close-channels = Fechar a lista de canais
sandbox-direct = Mensagens diretas
sandbox-people = Quem está no teclado
sandbox-messages = Mensagens
sandbox-newest = Ir para a mensagem mais recente
sandbox-language = Idioma
sandbox-bot-here = { $name } está aqui
sandbox-bot-awaited = esperando { $name }…
sandbox-not-running = A sandbox não está em execução
sandbox-you-are = Você é { $name }
sandbox-be = Jogar como { $name }
sandbox-be-pinged = Jogar como { $name }, que foi mencionado(a)
sandbox-thread = Tópico
sandbox-open-thread = Abrir um tópico neste canal
sandbox-in = em { $name }
sandbox-locked = trancado
sandbox-archived = arquivado

## Formulários
sandbox-add-person = Adicionar uma pessoa
sandbox-new-channel = Novo canal
sandbox-new-thread = Novo tópico
sandbox-name = Nome
sandbox-create = Criar
sandbox-cancel = Cancelar
sandbox-submit = Enviar
sandbox-required = obrigatório
sandbox-close = Fechar
sandbox-enlarge = Ampliar a imagem
sandbox-enlarge-named = Ampliar: { $name }

## Escrever, comandos e menus
sandbox-message = Mensagem
sandbox-message-hint = Mensagem, ou / para comandos
sandbox-forum-closed = Abra uma das publicações deste fórum
sandbox-thread-locked = Este tópico está trancado
sandbox-commands = Comandos
sandbox-cancel-command = Cancelar o comando
sandbox-send = Enviar
sandbox-yes = Sim
sandbox-no = Não
sandbox-type-to-choose = digite para escolher
sandbox-missing = Falta preencher: { $name }.
sandbox-choose-command = Escolha um comando da lista.
sandbox-make-choice = Faça uma escolha
sandbox-choose-count = Escolher { $count } de { $most }
sandbox-choose-range = Escolher de { $least } a { $most }
sandbox-choose-none = Não escolher nada

## Mensagens
sandbox-only-you = Só você pode ver isto
sandbox-dismiss = Dispensar
sandbox-used = { $name } usou { $command }
sandbox-thinking = { $name } está pensando…
sandbox-app = APP
sandbox-edited = (editado)
sandbox-unknown = desconhecido
sandbox-kilobytes = { $count } KB
sandbox-you-and = Você e { $name }
sandbox-empty = Ninguém disse nada aqui ainda. Digite{"\u00A0"}/ para ver os comandos.
sandbox-new-game = Nova partida
sandbox-what-to-play = O que vamos jogar?
sandbox-welcome = Os dois jogos completos, com toques. Os comandos começam com /.
sandbox-posts = As publicações deste fórum
sandbox-no-posts = Este fórum ainda não tem publicações.

## O que não é possível
sandbox-no-answer = { $name } não respondeu a tempo.
sandbox-not-possible = Isso não é possível aqui.
sandbox-bad-value = Um valor não serve: escolha um da lista ou confira o que digitou.
sandbox-not-for-you = Esse canal não é para você.
sandbox-form-gone = Esse formulário não está mais aberto.
sandbox-person-needs-name = Uma pessoa precisa de um nome.
sandbox-channel-needs-name = Um canal precisa de um nome.
sandbox-thread-needs-name = Um tópico precisa de um nome e de um canal.

## Começar com um clique
start-solo = Partida solo
    .note = Contra uma IA, agora mesmo
start-learn = Aprender o jogo
    .note = Lições curtas no tabuleiro de verdade: cinco minutos, ou vinte para tudo
start-two = Mesa para dois
    .note = Você e a próxima pessoa
    .channel = mesa
