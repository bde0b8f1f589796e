### Por que uma IA escolheria algo.

hint-nothing = Não há nada para você decidir agora.
hint-even = tão bom quanto os outros
hint-money = mais dinheiro
hint-workers = trabalhadores melhores
hint-buildings = construções no tabuleiro
hint-places = um bom lugar para agir
hint-deliveries = discos em navios e cidades
hint-cattle = um rebanho melhor
hint-visit = uma próxima visita melhor
hint-visits = mais perto da capital
hint-grain = mais grãos
hint-certificates = mais certificados
hint-exchange = fichas de troca
hint-engine = a locomotiva avança
hint-board = espaços de disco úteis
hint-farmers = fazendeiros
hint-objectives = objetivos
hint-masters = mestres de estação
hint-tempo = sem perder tempo
hint-hazards = perigos
hint-camps = cabanas
