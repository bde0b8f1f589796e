### Cartas de regras: títulos, nomes que se podem dizer e o que explicam, em palavras nossas.

## Cartas feitas dos dados das regras: como se chamam e o que dizem
names-neutral = construção { $tile }; construção neutra { $tile }; { $tile }
names-private = construção { $tile }; construção particular { $tile }; { $tile }
names-ship = navio { $value }
names-breed = { $breed }; gado { $breed }; { $id }
names-master = mestre de estação { $number }; mestre { $number }
names-aux = ação auxiliar { $name }; ação de { $name }
names-station = estação { $number }; estação de trem { $number }
names-city = { $city }; cidade { $city }
title-aux = Ação auxiliar: { $name }
fact-neutral = Uma construção neutra: todos podem usá-la.
fact-private = { $need ->
    [one] Uma construção particular: { $need } carpintero
   *[other] Uma construção particular: { $need } carpinteros
}, { $vp } PV{ $hand ->
    [none] {""}
   *[other] , { $hand }
}.
fact-actions = Ações locais:
fact-action = • { $does }
fact-breed = Valor de criação { $value }, força { $strength }.
fact-start = Em cada baralho inicial: { $count }.
fact-market = No mercado: { $cards }.
fact-market-card = { $count } × { $vp } PV
fact-price = • { $cards } por { $money ->
    [one] { $money } peso
   *[other] { $money } pesos
} e { $herders ->
    [one] { $herders } gaucho
   *[other] { $herders } gauchos
}
fact-ship = Pede { $grain ->
    [one] { $grain } grão
   *[other] { $grain } grãos
}; { $vp } PV por disco; { $corner ->
    [white] cantos brancos
   *[dark] cantos pretos
}.
fact-ship-quay = Parte com os navios de emblema { $banner }; os discos dele vão para: { $quay }.
fact-ship-stays = Nunca parte.
fact-repeat = Pode ser escolhido sempre.
fact-ship-action = Ação de carregamento: { $does }.
fact-now = Na hora: { $does }.
fact-permanent-grain = Grãos permanentes para carregamento: { $count }.
fact-permanent-certificates = Certificados permanentes: { $count }.
fact-points = No final { $points } PV por { $every ->
    [1] cada um destes: { $what }
   *[other] cada { $every } destes: { $what }
}.
fact-single = Única: { $does }.
fact-double = Dupla: { $does }.
fact-station = Aprimorar custa { $cost ->
    [one] { $cost } peso
   *[other] { $cost } pesos
} e vale { $vp } PV; { $corner ->
    [white] cantos brancos
   *[dark] cantos pretos
}.
fact-row = { $number }: { $does }
fact-row-price = { $number } ({ $price ->
    [one] { $price } peso
   *[other] { $price } pesos
}): { $does }
fact-quay = { $quay }: { $vp } PV por disco{ $discount ->
    [0] {""}
    [one] , { $discount } grão a menos
   *[other] , { $discount } grãos a menos
}
fact-quarter = Lado { $side }, { $quarter }: { $grain ->
    [one] { $grain } grão
   *[other] { $grain } grãos
}
fact-space = · { $vp } PV
fact-space-does = · { $does }
fact-space-both = · { $vp } PV e { $does }
title-other-game = { $name } (jogo original)
fact-private--original = { $need ->
    [one] Uma construção privada: { $need } artífice
   *[other] Uma construção privada: { $need } artífices
}, { $vp } PV{ $hand ->
    [none] {""}
   *[other] , { $hand }
}.
fact-breed--original = Valor de raça { $value }.
fact-price--original = • { $cards } por { $money ->
    [one] { $money } dólar
   *[other] { $money } dólares
} e { $herders ->
    [one] { $herders } vaqueiro
   *[other] { $herders } vaqueiros
}
fact-station--original = Aprimorar custa { $cost ->
    [one] { $cost } dólar
   *[other] { $cost } dólares
} e vale { $vp } PV; { $corner ->
    [white] cantos brancos
   *[dark] cantos pretos
}.
hand-both = mão preta e mão verde
counts-camp_pairs = pares de cabana verde e azul
counts-workers = trabalhadores no seu tabuleiro
counts-certificates = certificados que você tem
counts-hazards = perigos à sua frente
counts-strong_cattle = cartas de gado de valor 3, 4 ou 5 no seu baralho
counts-worker_sets = conjuntos dos quatro trabalhadores
counts-stations = estações com o seu disco
counts-objectives = objetivos na sua área
counts-ship_discs = discos seus nos navios que restaram
counts-strong_workers = trabalhadores com força
counts-buildings = construções suas na trilha
counts-farmers = granjeros ao lado do seu tabuleiro

## Mostrar cartas
rules-page = Livro de regras p. { $page }
rules-related = Veja também
rules-contents = Sobre o que você quer ler?
rules-section = Capítulos
rules-cards = { $section }: escolha um cartão
rules-none = Não encontrei nada para “{ $term }”. O sumário pode ajudar.
rules-picture = Imagem: { $title }
section-course = O andamento da partida
section-capital = Buenos Aires e as cidades
section-actions = Ações e trabalhadores
section-railroad = Ferrovia
section-cards = Cartas e bens
section-discs = Discos
section-neutral = Construções neutras
section-private = Construções particulares
section-ships = Navios
section-original-neutral = Original: construções neutras, mestres, auxiliares
section-original-private = Original: construções privadas
section-original-herd = Original: gado e estações
section-original = O jogo original
section-original-course = Original: o andamento da partida
section-original-actions = Original: ações, ferrovia, discos
why-not-button = Por que não?
why-not-title = ### O que não é possível agora, e por quê
why-not-none = Nada está bloqueado agora.
why-not-menu = Ler a regra

## Ajuda e dicas
help-title = ### O que você pode fazer aqui
help-no-table = Não há mesa aqui: { $commands }
help-lobby = A mesa espera para começar: { $commands }
help-your-turn = É a sua vez. Pergunta: { $what } Você pode usar: { $commands }
help-their-turn = A mesa espera { $name }. Enquanto isso: { $commands }
help-over = A partida acabou: { $commands }
help-exchange = Você tem uma ficha de troca e pode usá-la quando quiser: { $commands }
help-always = Sempre: { $commands }
help-fair = -# Embaralhamento justo: antes da primeira jogada mostro o SHA-256 de `tropero:` e dos 16 bytes de uma semente secreta, e depois da partida a semente. { COMMAND("export") } e `python -m engine replay ARQUIVO` conferem com ela cada embaralhamento.
help-moderator = Como moderador: { $commands }
help-tips-on = Os conselhos para a primeira partida estão ligados.
help-tips-off = Os conselhos para a primeira partida estão desligados.
language-server-saved = As mesas deste servidor agora falam: { $name }.
tip = 💡 { $text }
tip-off = Sem conselhos
tip-start = Qualquer construção neutra é um bom começo. Em A você contrata, em B constrói, em E compra gado; pela maioria das outras você ainda vai passar.
tip-move = Procure construções cuja carta você tem na mão: descartada ali, ela rende dinheiro. Espaços vazios não gastam passo.
tip-action = Use todas as ações locais que puder, em qualquer ordem; toque em Pronto quando bastar.
tip-discard = Descarte o que tem repetido: em Buenos Aires cada tipo de gado conta só uma vez.
tip-hire = Junte muitos trabalhadores de um tipo. Do terceiro em diante, eles rendem mais.
tip-buy = Tipos diferentes fazem uma mão melhor do que muitos iguais.
tip-build = Construa onde os outros precisam passar, ou onde o espaço tem ação própria.
tip-engine = Pare nos desvios e aprimore estações; isso também libera espaços de disco.
tip-disc = Tire os discos cuja habilidade mais ajuda: passos e limite de mão são fortes, mas pedem cantos pretos.
tip-certificates = Gaste certificados se eles alcançam um navio melhor; o resto fica para a próxima visita.
tip-load = O navio mais valioso nem sempre é o melhor: veja os grãos que ele pede.
tip-foresight = Granjeros deixam a trilha mais lenta, trabalhadores aproximam o fim da partida.
tip-help = Ajudar rende dinheiro e pontos, mas também cartas de fadiga: trabalhadores com força ajudam sem gado.
tip-deliver = Grãos que sobram rendem bem em uma entrega adicional: ela transforma um disco no cais em pontos.

## Cartas
rule-turn = O turno
    .names = turno; fases; sequência; ordem
    .text = O seu turno tem três fases: mover o estanciero (A), usar o local alcançado (B), comprar até o limite de mão (C). Depois joga a próxima pessoa. Só as fichas de troca podem ser usadas também no turno dos outros.
rule-first-turn = O seu primeiro turno
    .names = primeiro turno; início; começo; construção inicial
    .text = Quem tem mais de 4 cartas descarta até ficar com 4. Depois coloque o estanciero em qualquer construção neutra, mesmo que já haja alguém ali. Não há movimento: siga direto para a fase B.
rule-setup = Preparação e variantes
    .names = preparação; lados; variantes; capital inicial
    .text = As construções neutras ficam nas suas letras ou são embaralhadas. Todos jogam com os mesmos lados das construções particulares, a, b ou misturados; os mapas de cidade também têm dois lados. Quem começa tem 7 pesos e 4 cartas, cada um depois dele 1 peso e 1 carta a mais. Todos começam com uma ficha de troca e um disco em Le Havre.
rule-move = Fase A: mover
    .names = mover; movimento; fase A; andar; estanciero
    .text = Mova o estanciero para a frente na trilha, pelo menos um passo e no máximo o seu limite de passos. Nas bifurcações você escolhe o caminho. Os outros estancieros nunca atrapalham. Em Buenos Aires você sempre para.
rule-location = Locais da trilha
    .names = local; locais; o que conta como passo; espaço vazio
    .text = Só fichas contam como locais: construções e granjeros, além das rampas e de Buenos Aires. Espaços vazios não gastam passo. Quanto menos fichas no caminho, mais rápido ele é.
rule-steps = Limite de passos
    .names = limite de passos; passos; até onde; velocidade
    .text = É quantos locais você pode andar em um turno: de 3 a 5 no início, conforme o número de jogadores. Tirar os dois discos de passos do seu tabuleiro aumenta o limite. Pelo menos um passo é obrigatório.
rule-fees = Taxas das mãos
    .names = taxa; taxas; mão; mão preta; mão verde; pedágio
    .text = Um local com mão cobra uma taxa quando você passa por ele ou para nele. A dos granjeros fica sobre a ficha; a das construções particulares vai para o dono; as suas são de graça. A preta custa 1; a verde custa 2, ou 1 com quatro jogadores. Se não puder pagar, pague o que tiver e siga: nada fica devido.
rule-ramp = Rampas para Buenos Aires
    .names = rampa; rampa de carga; atalho; atalhos
    .text = Seis atalhos levam da trilha direto a Buenos Aires. Você pode usar um se a sua locomotiva alcançou ou passou o número dele na ferrovia. A rampa conta como um passo, e você já está em Buenos Aires.
rule-place = Fase B: usar o local
    .names = fase B; usar o local; o que posso fazer aqui
    .text = Em uma construção neutra ou sua, use as ações locais ou, no lugar delas, uma única ação auxiliar. Em construção de outro jogador, só uma única ação auxiliar. Em uma ficha de fazendeiro, ajude esse granjero ou use uma única ação auxiliar. Em Buenos Aires, faça as seis subfases.
rule-local = Ações locais
    .names = ação local; ações locais; ação da construção
    .text = Cada ação local da construção pode ser usada uma vez, em qualquer ordem, e nenhuma é obrigatória. O custo é pago por inteiro. De duas ações separadas por uma barra, escolha uma. Quem usa qualquer ação local não tem mais a ação auxiliar única ali.
rule-risk = Ação de risco
    .names = ação de risco; ação do espaço
    .text = Alguns espaços de construção têm uma ação própria. A construção colocada ali ganha essa ação local a mais, só para o dono.
rule-foreign = Construção de outro jogador
    .names = construção de outro jogador; construção alheia; adversário
    .text = Ali você só pode usar uma única ação auxiliar. Se a construção mostra uma mão, a taxa vai para o dono.
rule-auxiliary = Ações auxiliares
    .names = ação auxiliar; auxiliar; ações auxiliares; ação auxiliar única; ação auxiliar dupla
    .text = O seu tabuleiro tem ações auxiliares. Cada uma fica bloqueada até um dos seus dois espaços de disco estar livre; duas já começam abertas. Uma única pode ser usada em um local no lugar de todas as ações locais. Só onde a ficha mostra o símbolo de única ou dupla, e com os dois espaços livres, você pode dobrá-la: custo e ganho.
rule-buenos-aires = Buenos Aires
    .names = buenos aires; subfases; capital
    .text = Ao chegar você faz seis coisas, nesta ordem: entrega adicional, rendimento, carregamento e depois previsão A, B e C. Em seguida o estanciero volta ao início da trilha e os espaços de previsão são reabastecidos.
rule-extra-delivery = Entrega adicional
    .names = entrega adicional; subfase 1; entrega; entregar
    .text = Antes do rendimento você pode mover um disco seu de um cais para um espaço livre da mesma cidade. Pague os grãos que o bairro pede e ganhe o bônus na hora; os pontos vêm no final. Só uma por visita. De um cais II são precisos menos grãos.
rule-income = Rendimento
    .names = rendimento; subfase 2; renda; dinheiro do gado
    .text = Revele a mão e some o valor de criação de cada tipo diferente de gado; cada tipo conta uma vez. Você pode somar certificados. Ganhe essa quantia em pesos. Depois descarte tudo; as cartas de fadiga da mão voltam para a pilha delas.
rule-loading = Carregamento
    .names = carregamento; subfase 3; carregar navio; navio; navios
    .text = Você deve carregar um navio de valor que não passe do seu valor de criação. Coloque nele um disco do seu tabuleiro; um navio que já tem o seu disco está fechado para você, menos o 0 e o 18. Depois vêm a ação de carregamento e os grãos.
rule-default-fee = Taxa predefinida
    .names = taxa predefinida; grãos faltando; multa
    .text = Se, ao carregar, você tem menos grãos do que o navio pede, dê todos e pague 2 pesos por cada um que faltar.
rule-foresight = Previsão
    .names = previsão; ficha de previsão; subfase 4; subfase 5; subfase 6
    .text = Escolha uma de duas fichas em A, em B e em C e leve cada uma ao seu lugar. Granjeros vão para o espaço livre de menor número da sua cor; trabalhadores, para o próximo espaço do mercado de trabalho. É com isso que todos vão jogar.
rule-job-market = Mercado de trabalho
    .names = mercado de trabalho; ficha do mercado de trabalho; fileira do mercado
    .text = Os trabalhadores enchem de cima para baixo a coluna da ficha; com a coluna cheia, a ficha anda uma coluna para a direita. Ninguém pode ser contratado da coluna da ficha. Quando ela passa pelo símbolo de gado, o mercado de gado é reabastecido; pelo de navio, navios partem; depois da última coluna a partida termina.
rule-cattle-refill = Reabastecer o mercado de gado
    .names = reabastecer; seta amarela; reabastecer o mercado de gado
    .text = Quando a ficha passa por um símbolo de gado, o mercado é completado até 9, 12 ou 15 cartas, com 2, 3 ou 4 jogadores. Isso acontece depois da última subfase. Se já houver cartas suficientes, nada entra.
rule-departure = Navios partem
    .names = partida dos navios; navios partem; seta azul; emblema
    .text = Quando a ficha passa por um símbolo de navio, os três navios daquele emblema partem. Todos os discos neles vão para os cais indicados, e dois navios novos entram na zona de carga. Isso acontece depois da última subfase.
rule-draw-up = Fase C: comprar cartas
    .names = fase C; comprar cartas; completar a mão
    .text = No fim do turno, compre até o seu limite de mão. Se a pilha acabar, o descarte é embaralhado e vira a nova pilha. Cartas acima do limite ficam com você.
rule-end = Fim da partida
    .names = fim da partida; fim; último turno; final
    .text = Quem coloca um trabalhador no último espaço do mercado de trabalho pega a ficha, que vale 2 pontos, e termina o turno. Os outros têm mais um turno, em que não se escolhem mais trabalhadores. Depois se contam os pontos.
rule-scoring = Pontuação final
    .names = pontuação; pontuação final; pontos de vitória; PV; pontos
    .text = Há pontos por dinheiro (1 a cada 5 pesos), construções, discos em navios, cidades e estações, granjeros ao lado do seu tabuleiro (2 cada), gado e fadiga, objetivos, mestres de estação, trabalhadores no quinto e sexto espaços (4 cada), o segundo disco de passos e a ficha do mercado. Em empate a vitória é dividida.
rule-herd = Baralho de rebanho
    .names = baralho de rebanho; baralho; pilha de compra; pilha de descarte; cartas
    .text = O seu baralho é o seu rebanho: pilha de compra, mão e descarte. Cartas novas vão para o descarte e só depois chegam à mão. Só se embaralha quando é preciso comprar e a pilha está vazia.
rule-breeding-value = Valor de criação
    .names = valor de criação; valor da mão; valor total
    .text = Cada tipo de gado tem um valor de criação de 1 a 5. Em Buenos Aires cada tipo diferente na mão conta uma vez: variedade compensa. A soma, com certificados, é o seu rendimento e decide quais navios você pode carregar.
rule-certificates = Certificados
    .names = certificado; certificados; certificado permanente; limite de certificados
    .text = Certificados aumentam o seu valor de criação em Buenos Aires. Os da sua trilha de certificados são gastos ao usar; você tem no máximo 4, ou 6 depois de tirar o disco do limite. Os permanentes dos mestres de estação contam sempre e não se gastam.
rule-grain = Grãos
    .names = grão; grãos; grãos permanentes; trigo
    .text = Grãos servem para carregar navios e para entregar nas cidades. Você tem no máximo 8. Mestres com grãos permanentes reduzem o que o navio pede, não o que a cidade pede.
rule-money = Pesos
    .names = peso; pesos; dinheiro; moedas
    .text = Custos são pagos por inteiro, senão a ação não é possível; só as taxas das mãos e a taxa predefinida aceitam o que você tiver. No final, cada 5 pesos valem um ponto.
rule-exhaustion = Cartas de fadiga
    .names = fadiga; carta de fadiga; cartas de fadiga; cansaço
    .text = Todo baralho inicial tem uma. Você pega outra quando revela 1 ou 2 cartas de gado para ajudar granjeros e duas quando revela 3 ou 4. Elas não contam como gado e custam 2 pontos cada no final. Em Buenos Aires as da mão voltam para a pilha delas; algumas ações também as removem.
rule-exchange = Fichas de troca
    .names = ficha de troca; fichas de troca; troca; trocar
    .text = Devolva a ficha, compre até 2 cartas e descarte a mesma quantidade. Pode ser a qualquer momento, até no meio de uma ação ou no turno dos outros, mas não enquanto uma mão é contada. No turno dos outros ninguém espera por você: pode descartar depois, mas antes da sua próxima escolha. Todos começam com uma.
rule-objectives = Cartas de objetivo
    .names = objetivo; objetivos; carta de objetivo; cartas de objetivo
    .text = Pegue uma da área ou do topo do baralho; os navios para Rotterdam dão só da área. Ela vai para o seu descarte. Da mão, jogue-a antes de mover ou antes ou depois de uma ação da fase B; faça a ação imediata na hora ou abra mão dela. As jogadas contam sempre no final: pontos se tudo foi cumprido, pontos negativos se não. As que ainda estão no baralho só contam se você quiser.
rule-tasks = Tarefas dos objetivos
    .names = tarefa; tarefas; cumprir objetivo
    .text = Cada coisa que você tem cumpre uma só tarefa de uma carta: duas cartas com estação pedem duas estações. Granjeros contam só ao lado do tabuleiro, não na fileira. O bot encontra a melhor divisão.
rule-actions = Custos e recompensas
    .names = requisito; recompensa; custo; ação
    .text = Muitas ações dizem o que você dá e o que ganha. Pague tudo o que se pede. Você pode abrir mão da recompensa, toda ou em parte, mas dinheiro é sempre recebido por inteiro.
rule-hire = Contratar um trabalhador
    .names = contratar; contratar trabalhador; contratação; trabalhador
    .text = Escolha um trabalhador do mercado, não da coluna da ficha, e pague o custo da coluna dele. A própria ação pode encarecer ou baratear. Ele vai para o próximo espaço da sua fileira; faça na hora a ação impressa ali ou abra mão dela.
rule-strong = Trabalhadores com força
    .names = trabalhador com força; trabalhador forte; ícone de força
    .text = Custam 1 peso a mais para contratar. Cada um dá 1 de força para ajudar granjeros enquanto estiver no seu tabuleiro.
rule-rows = Fileiras de trabalhadores
    .names = fileira; fileira de trabalhadores; ação imediata; fileira cheia
    .text = Cada tipo tem uma fileira de seis espaços; o primeiro já vem impresso. Ao cobrir um espaço você pode fazer a ação dele, só nesse momento; um espaço que ficou livre porque o trabalhador foi trocado por um mestre de estação pode ser coberto de novo. Trabalhadores no quinto e no sexto valem 4 pontos cada. Em fileira cheia não cabe mais ninguém.
rule-gaucho = Gaucho
    .names = gaucho; gauchos; gaúcho; peão; vaqueiro
    .text = Gauchos compram gado: quanto mais você tem, melhor e mais barato compra. Cada um trabalha uma vez por ação, para uma compra ou para pôr duas cartas novas no mercado.
rule-carpintero = Carpintero
    .names = carpintero; carpinteros; carpinteiro; carpinteiros
    .text = Carpinteros erguem construções: você precisa de tantos quantos a construção pede e paga por cada um.
rule-maquinista = Maquinista
    .names = maquinista; maquinistas; engenheiro
    .text = Maquinistas movem a locomotiva: em muitas ações ela anda tantos espaços quantos maquinistas você tem.
rule-granjero = Granjero
    .names = granjero; granjeros; fazendeiro; fazendeiros; ficha de fazendeiro
    .text = Os granjeros ficam como fichas na trilha, em quatro cores, e pedem de 3 a 8 de força. O que você ajudou fica ao lado do seu tabuleiro (2 pontos no final) ou entra na sua fileira por um preço. As mãos deles cobram taxa; as moedas sobre eles ficam com quem ajuda.
rule-build = Colocar uma construção
    .names = construir; colocar construção; construção particular; construção
    .text = Escolha uma construção sua e coloque-a em um espaço vazio, ou substitua uma sua. Você precisa de tantos carpinteros quantos ela pede e paga 2 pesos por cada um, ou 1 com a última ação da fileira de carpinteros.
rule-replace = Substituir uma construção
    .names = substituir; substituir construção; trocar construção
    .text = Uma construção sua na trilha pode dar lugar a outra que peça mais carpinteros. Você só precisa ter e pagar a diferença. A antiga sai do jogo; se você está nela, não pode usar a nova neste turno.
rule-buy = Comprar gado
    .names = comprar gado; comprar; mercado de gado; compra
    .text = Com gauchos e pesos você compra cartas do mercado de gado; elas vão para o descarte. Pode comprar várias vezes na mesma ação enquanto tiver gauchos. Um gaucho que sobrar pode pôr duas cartas novas no mercado.
rule-engine = Mover a locomotiva
    .names = locomotiva; mover locomotiva; trem; ferrovia
    .text = Para a frente, ande até onde a ação permite ou menos, mas pelo menos um espaço. Espaços com outras locomotivas não contam. Ao parar, o movimento termina; em um desvio você pode aprimorar a estação. Do espaço 31 ela vai para o depósito.
rule-engine-back = Locomotiva para trás
    .names = locomotiva para trás; voltar a locomotiva; para trás
    .text = Como custo, a locomotiva volta exatamente os espaços pedidos. Espaços com outras locomotivas não contam, e em um desvio você pode parar e aprimorar. Do espaço 0 e do depósito não é possível.
rule-turnout = Espaços de desvio
    .names = desvio; espaço de desvio; desvios
    .text = O desvio é um espaço a mais entre dois da ferrovia e pertence a uma estação. Você pode passar direto ou parar nele. Parando ali, pode aprimorar a estação; poucas ações aprimoram, sem parada, uma estação atrás da locomotiva.
rule-depot = Depósito de trens
    .names = depósito; depósito de trens; espaço 31; última estação
    .text = Quando a locomotiva chega ao espaço 31 o movimento acaba; você pode aprimorar a última estação e ela vai para o depósito. De lá continua no espaço 24. A última estação pode ser aprimorada toda vez que você chega.
rule-upgrade = Aprimorar uma estação
    .names = aprimorar; aprimorar estação; estação; estações
    .text = Quando a locomotiva para em um desvio, você pode pagar o custo e colocar um disco na estação, uma vez em cada; só a última, no espaço 31, vale todas as vezes. Os outros podem já estar lá. Se o mestre ainda está ali, você pode trocar um trabalhador contratado por ele.
rule-masters = Mestres de estação
    .names = mestre de estação; mestre da estação; mestres de estação; nomear
    .text = No momento em que aprimora, você pode ceder o último trabalhador contratado de uma fileira e pegar a ficha. A parte de cima é uma ação agora, grãos permanentes ou um certificado permanente; a de baixo dá pontos no final. Depois não há outra chance.
rule-behind = Aprimorar atrás da locomotiva
    .names = estação atrás; aprimorar atrás; último maquinista
    .text = O último espaço da fileira de maquinistas dá 5 pesos e deixa aprimorar uma estação atrás da sua locomotiva que ainda não tenha o seu disco. Você paga o custo dela. Do depósito, vale qualquer estação antes do espaço 24.
rule-help = Ajudar granjeros
    .names = ajudar; ajudar granjeros; ajudar fazendeiros; ajuda a granjeros
    .text = Em uma ficha de fazendeiro você só pode ajudar aquele; com a ação de uma construção, até três quaisquer. A sua força deve alcançar a soma do que eles pedem; o gado revelado é descartado. Você ganha as moedas e os pesos impressos e decide, para cada um, se ele entra na sua fileira.
rule-strength = Força
    .names = força; força total
    .text = Some a força dos seus trabalhadores e dos espaços de disco livres, o que a construção dá e até 4 cartas de gado reveladas da mão. As reveladas são descartadas; uma ou duas trazem 1 carta de fadiga; três ou quatro trazem 2.
rule-join = Granjero na fileira
    .names = fileira de granjeros; entrar na fileira; investir
    .text = Logo depois de ajudar, você pode pagar o preço do próximo espaço da fileira de granjeros e colocá-lo ali; a ação do espaço é opcional. Ele passa a ser trabalhador e deixa de valer 2 pontos; no quinto e no sexto espaço vale 4. Depois é tarde.
rule-discard = Descartar cartas
    .names = descartar; descartar carta; descarte
    .text = Quando a ação pede uma carta, descarte exatamente essa da mão. Ela vai para o descarte e volta mais tarde. A ação vale uma vez, não importa quantas dessas você tenha.
rule-draw-discard = Comprar e descartar
    .names = comprar e descartar; girar cartas
    .text = Compre cartas e depois descarte a mesma quantidade. Onde diz “até”, você escolhe quantas antes de comprar.
rule-remove = Remover cartas
    .names = remover; remover carta; enxugar baralho
    .text = Uma carta removida sai do seu baralho de vez. As cartas de fadiga voltam para a pilha delas, não para a caixa. Se a ação deixa comprar cartas antes, compre menos ou nenhuma, se quiser; também pode remover menos do que o permitido.
rule-move-again = Seguir viagem
    .names = mover de novo; mover estanciero; segunda fase B; seguir viagem
    .text = Algumas construções deixam andar mais alguns passos e fazer a fase B outra vez no novo local. As taxas valem como sempre, e não se compram cartas no meio. Ações locais não usadas da primeira construção se perdem.
rule-discs = Discos
    .names = disco; discos; espaço de disco; disco de jogador
    .text = Discos do seu tabuleiro vão para navios, estações e cais. Um espaço de disco livre dá a habilidade dele até o fim da partida. Se nenhum pode ser tirado, um disco seu sai de uma estação.
rule-corners = Cantos brancos e pretos
    .names = canto; cantos; cantos brancos; cantos pretos
    .text = Um disco de espaço com cantos brancos serve em qualquer lugar. Um de cantos pretos só serve em lugares de cantos pretos. Se não há mais brancos, um preto pode ir em lugar branco.
rule-disc-steps = Discos: passos
    .names = disco de passos; discos de passos
    .text = O primeiro aumenta o limite de passos em 2, o segundo em 1 e dá 2 pontos no final. Os dois têm cantos pretos.
rule-disc-hand = Discos: limite de mão
    .names = limite de mão; limite da mão; disco de mão
    .text = Cada um dos dois aumenta o limite de mão em 1, de 4 até 6. Os dois têm cantos pretos.
rule-disc-certificates = Disco: limite de certificados
    .names = disco de certificados; limite 6
    .text = Aumenta de 4 para 6 os certificados que você pode ter. Tem cantos brancos.
rule-disc-strength = Discos: força
    .names = disco de força; discos de força
    .text = O branco dá 1 de força. O preto dá 2 e mais 3 pesos na hora.
rule-quays = Cais
    .names = cais; cais I; cais II
    .text = Os discos chegam a um cais quando o navio parte ou por algumas ações. Dali podem fazer uma entrega adicional na cidade. Um cais II reduz os grãos necessários. Muitos cais dão pontos por disco que fica neles.
rule-cities = Mapas de cidade
    .names = cidade; cidades; mapa de cidade; bairro; bairros
    .text = Le Havre, Rotterdam e Liverpool têm quatro bairros cada. Um bairro pede grãos e tem espaços com bônus e pontos, cada um para um só disco. Com 2 ou 3 jogadores alguns centros ficam cobertos.
rule-disc-to-quay = Disco no cais
    .names = disco no cais; colocar disco no cais
    .text = Coloque um disco do seu tabuleiro direto no cais indicado. Rotterdam só aceita cantos brancos, Liverpool também os pretos.
rule-take-cattle = Pegar gado
    .names = pegar gado; gado de graça; pegar carta do mercado
    .text = Pegue do mercado uma carta do tipo indicado, sem gauchos. Ela vai para o seu descarte.
rule-exhaust-others = Fadiga para os outros
    .names = fadiga para os outros; cansar os outros
    .text = Todos os outros põem uma carta de fadiga no próprio descarte, enquanto houver.
rule-kansas-city = Kansas City
    .names = kansas city; kansas; capital; subfases
    .text = O destino da trilha no jogo original. Nesta ordem: previsão 1, 2 e 3, depois rendimento, depois entrega. Em seguida você recomeça no início da trilha.
rule-foresight--original =
    .names = previsão kansas city; previsão original
    .text = Três vezes você escolhe uma de duas fichas: perigos e cabanas vão para a trilha, trabalhadores para o mercado de trabalho. Se o marcador passa por um símbolo de gado, o mercado de gado é reabastecido na hora.
rule-hazards = Perigos
    .names = perigo; perigos; inundação; seca; desmoronamento; remover perigo
    .text = Inundações, secas e desmoronamentos ficam em três ramos da trilha e cobram taxa. Neles só há uma única ação auxiliar. Quem remove um perigo paga o preço e fica com a ficha: de 2 a 4 pontos.
rule-camps = Cabanas e comércio
    .names = cabana; cabanas; comércio; comércio indígena; cabana azul; cabana verde
    .text = Cabanas azuis e verdes ficam em um ramo. A ação de comércio pega uma: você ganha ou paga o dinheiro do espaço. Pares das duas cores servem a algumas construções e objetivos.
rule-deliveries = Entregas
    .names = entrega; entregas; entregar; entregar gado; cidade; cidades
    .text = Depois do rendimento você põe um disco em uma cidade de valor até o seu valor de raça, uma vez em cada; em Kansas City e San Francisco pode repetir. O que há entre duas cidades adjacentes vem quando a segunda recebe o seu disco; um objetivo vem da área de objetivos.
rule-transport = Custo de transporte
    .names = custo de transporte; transporte; cruzes
    .text = Se a locomotiva ainda não alcançou a cidade da entrega, pague 1 dólar por cruz no caminho. O rendimento vem antes, então dá para pagar.
rule-fees--original =
    .names = taxas original; taxa dólares
    .text = As mãos de perigos e cabanas são pagas ao banco, as de construções privadas ao dono; as suas são de graça. Com 2 jogadores as duas cores custam 2 dólares; com 3, a verde custa 2 e a preta 1; com 4, a verde custa 1 e a preta 2. Se não puder pagar, pague o que tiver.
rule-certificates--original =
    .names = certificados original; limite 3; limite 4
    .text = Certificados aumentam o seu valor de raça em Kansas City. Os da sua trilha de certificados são gastos ao usar. Você tem no máximo 3; 4 depois de tirar o primeiro disco do limite; 6 depois de tirar os dois. Os permanentes dos mestres contam sempre e não se gastam.
rule-last-station = Última estação do original
    .names = espaço 39; última estação; fim da linha
    .text = Ao chegar ao espaço 39 você pode aprimorar a estação, uma vez na partida. Depois a locomotiva volta pelo menos um espaço, para qualquer um livre, e você ganha 3 dólares. Se parar em um desvio, pode aprimorar ali também.
rule-extraordinary = Entrega extraordinária
    .names = entrega extraordinária; 9a original
    .text = Recue a locomotiva e entregue em uma cidade de valor que não passe do número de espaços andados; espaços ocupados e desvios não contam. Não há custo de transporte. Se ela parou em um desvio, você pode depois aprimorar a estação dele. Sem nenhum espaço andado, só até o desvio logo atrás, pode deixar a entrega de lado.
rule-adjacent = Usar a construção adjacente
    .names = construção adjacente; construção vizinha; 8b original
    .text = Use as ações locais de uma construção logo antes ou depois, neutra ou de qualquer um, sem espaço no meio. A mesma ficha não vale duas vezes no turno: nem se você saiu dela, nem se andar até ela depois.
rule-starting-objectives = Objetivos iniciais
    .names = objetivo inicial; objetivos iniciais
    .text = No original todos começam com um objetivo fechado. Se não for cumprido, não custa nada.
rule-original-workers = Trabalhadores do original
    .names = vaqueiro; vaqueiros; artífice; artífices; engenheiro; engenheiros; trabalhadores
    .text = Vaqueiros compram gado, artífices erguem construções, engenheiros movem a locomotiva. Cada tipo tem uma linha de seis espaços; o quinto e o sexto dão 4 pontos cada.
rule-free-move = Andar sem taxas
    .names = movimento livre; andar sem taxas
    .text = Um objetivo do jogo original deixa andar até 3 passos sem taxas, mas não até Kansas City, e o local alcançado não é usado. Antes da fase A, o seu movimento começa dali; depois de uma ação, a fase B acabou.

## As mesmas cartas, onde o original difere
rule-turn--original =
    .text = O seu turno tem três fases: mover o peão (A), usar o local alcançado (B), sacar até o limite de mão (C). Depois joga a próxima pessoa.
rule-first-turn--original =
    .text = Coloque o peão em qualquer construção neutra, mesmo que já haja alguém ali. Não há movimento: siga direto para a fase B.
rule-setup--original =
    .text = As construções neutras ficam nas suas letras ou são embaralhadas. Todos jogam com os mesmos lados das construções privadas, a, b ou misturados. Quem começa tem 6 dólares, cada um depois dele 1 dólar a mais; todos têm 4 cartas e um objetivo inicial.
rule-move--original =
    .text = Mova o peão para a frente na trilha, pelo menos um passo e no máximo o seu limite de passos. Nas bifurcações você escolhe o caminho. Os outros peões nunca atrapalham. Em Kansas City você sempre para.
rule-location--original =
    .text = Só fichas contam como locais: construções, perigos e cabanas, além de Kansas City. Espaços vazios não gastam passo. Quanto menos fichas no caminho, mais rápido ele é.
rule-steps--original =
    .text = É quantos locais você pode andar em um turno: 3 no início, 4 com quatro jogadores. Tirar os discos de passos aumenta o limite. Pelo menos um passo é obrigatório.
rule-place--original =
    .text = Em uma construção neutra ou sua, use as ações locais ou, no lugar delas, uma única ação auxiliar. Em construção de outro jogador, perigo ou cabana, só uma única ação auxiliar. Em Kansas City, faça as subfases.
rule-income--original =
    .text = Revele a mão e some o valor de raça de cada tipo diferente de gado; cada tipo conta uma vez. Você pode somar certificados. Ganhe essa quantia em dólares. Depois descarte tudo.
rule-job-market--original =
    .text = Os trabalhadores enchem de cima para baixo a coluna do marcador; com a coluna cheia, o marcador anda uma coluna para a direita. Ninguém pode ser contratado da coluna do marcador. Quando ele passa por um símbolo de gado, o mercado de gado é reabastecido na hora; depois da última coluna a partida termina.
rule-cattle-refill--original =
    .text = Quando o marcador passa por um símbolo de gado, o mercado é completado na hora até 7, 10 ou 13 cartas, com 2, 3 ou 4 jogadores. Se já houver cartas suficientes, nada entra.
rule-scoring--original =
    .text = Há pontos por dinheiro (1 a cada 5 dólares), construções, discos nas cidades, entre elas e nas estações, perigos à sua frente, gado, objetivos, mestres de estação, trabalhadores no quinto e no sexto espaço (4 cada), o segundo disco de passos (3) e o marcador do mercado (2). Em empate a vitória é dividida.
rule-build--original =
    .text = Escolha uma construção sua e coloque-a em um espaço de construção vazio, ou substitua uma sua. Você precisa de tantos artífices quantos ela pede e paga 2 dólares por cada um, ou 1 com as ações da linha de artífices.
rule-replace--original =
    .text = Uma construção sua na trilha pode ser substituída por outra que peça mais artífices. Você precisa ter e pagar só a diferença. A antiga sai do jogo e, se você está nela, não pode usar a nova neste turno.
rule-buy--original =
    .text = Com os seus vaqueiros e dólares você compra cartas do mercado de gado; elas vão para o descarte. Enquanto sobrarem vaqueiros, dá para comprar várias vezes na mesma ação. Um vaqueiro de que você não precisa pode pôr duas cartas novas no mercado.
rule-remove--original =
    .text = Uma carta removida sai do seu baralho de vez. O baralho pode ficar tão pequeno quanto você quiser.
rule-engine--original =
    .text = Para a frente, ande até onde a ação permite ou menos, mas pelo menos um espaço. Espaços com outras locomotivas não contam. Ao parar, o movimento termina; em um desvio você pode aprimorar a estação dele. Do espaço 39 ela volta.
rule-engine-back--original =
    .text = Como custo, a locomotiva volta exatamente os espaços pedidos. Espaços com outras locomotivas não contam, e você pode parar em um desvio e aprimorar ali. Do espaço 0 é impossível.
rule-upgrade--original =
    .text = Quando a locomotiva para em um desvio, você pode pagar o custo e colocar um disco na estação, uma vez em cada. Os outros podem já estar lá. Se o mestre ainda está ali, você pode trocar um trabalhador contratado por ele.
rule-masters--original =
    .text = No momento em que aprimora a estação dele, você pode ceder o último trabalhador contratado de uma linha e pegar o mestre. Em cima há uma ação para agora ou um certificado permanente; embaixo, pontos no final. Depois não há outra chance.
rule-behind--original =
    .text = A construção 9b deixa aprimorar uma estação atrás da locomotiva que ainda não tem o seu disco. Você paga o custo dela.
rule-breeding-value--original = Valor de raça
    .names = valor de raça; valor da mão; valor total
    .text = Cada tipo de gado tem um valor de raça de 1 a 5. Em Kansas City cada tipo diferente na mão conta uma vez: variedade compensa. A soma, com certificados, é o seu rendimento e decide em que cidades você pode entregar.
rule-money--original =
    .text = Custos são pagos por inteiro, senão a ação não é possível; só as taxas das mãos e o transporte levam o que você tiver. No final cada 5 dólares valem um ponto.
rule-objectives--original =
    .text = Pegue uma da área ou do topo do baralho; entre duas cidades, só da área. Ela vai para o seu descarte, com a construção 6b para a mão; se veio do baralho, então é segredo seu até sair da mão. Jogue-a antes de mover ou antes ou depois de uma ação da fase B; faça a ação imediata na hora ou abra mão dela. As jogadas contam sempre no final; as do baralho, só se você quiser.
rule-tasks--original =
    .text = Cada coisa que você tem cumpre uma só tarefa de uma carta: duas cartas com estação pedem duas estações. O bot encontra a melhor divisão.
rule-discs--original =
    .text = Discos do seu tabuleiro vão para cidades e estações. Um espaço de disco livre dá a habilidade dele até o fim da partida. Se nenhum pode ser tirado, um disco seu sai de uma estação.
rule-disc-steps--original =
    .text = O primeiro aumenta o seu limite de passos, em 1 com dois jogadores, em 2 com mais, e traz 3 dólares na hora; o segundo aumenta em 1 e vale 3 pontos no final. Os dois têm cantos pretos.
rule-disc-hand--original =
    .text = Cada um dos dois aumenta o seu limite de mão em 1, de 4 até 6, e custa 5 dólares. Os dois têm cantos pretos.
rule-disc-certificates--original =
    .text = O branco aumenta de 3 para 4 os certificados que você pode ter; o preto, para 6, depois que o branco saiu.

## O original, onde o livro de regras dele usa outra palavra: sacar, linha, marcador
rule-draw-up--original = Fase C: sacar cartas
    .names = fase C; sacar cartas; completar a mão
    .text = No fim do turno, saque até o seu limite de mão. Se a pilha acabar, o descarte é embaralhado e vira a nova pilha. Cartas acima do limite ficam com você.
rule-herd--original =
    .text = O seu baralho é o seu rebanho: pilha de saque, mão e descarte. Cartas novas vão para o descarte e só depois chegam à mão. Só se embaralha quando é preciso sacar e a pilha está vazia.
rule-draw-discard--original = Sacar e descartar
    .names = sacar e descartar; girar cartas
    .text = Saque cartas e depois descarte a mesma quantidade. Onde diz “até”, você escolhe quantas antes de sacar.
rule-move-again--original =
    .text = Algumas construções deixam andar mais alguns passos e fazer a fase B outra vez no novo local. As taxas valem como sempre, e não se sacam cartas no meio. Ações locais não usadas da primeira construção se perdem.
rule-end--original =
    .text = Quem coloca um trabalhador no último espaço do mercado de trabalho pega o marcador, que vale 2 pontos, e termina o turno. Os outros têm mais um turno, em que não se escolhem mais trabalhadores. Depois se contam os pontos.
rule-hire--original =
    .text = Escolha um trabalhador do mercado, não da coluna do marcador, e pague o custo da coluna dele. A própria ação pode encarecer ou baratear. Ele vai para o próximo espaço da linha dele; faça na hora a ação impressa ali ou abra mão dela.
rule-rows--original = Linhas de trabalhadores
    .names = linha; linha de trabalhadores; ação imediata; linha cheia
    .text = Cada tipo tem uma linha de seis espaços; o primeiro já vem impresso. Ao cobrir um espaço você pode fazer a ação dele, só nesse momento; um espaço que ficou livre porque o trabalhador foi trocado por um mestre de estação pode ser coberto de novo. Trabalhadores no quinto e no sexto valem 4 pontos cada. Em linha cheia não cabe mais ninguém.
