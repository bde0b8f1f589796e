### Por que uma IA escolheria algo.

hint-nothing = Não há nada para você decidir agora.
hint-even = tão bom quanto os outros
hint-money = mais dinheiro
hint-workers = trabalhadores melhores
hint-buildings = construções no tabuleiro
hint-places = pontos por discos no tabuleiro
hint-deliveries = uma entrega adicional fica mais perto
hint-cattle = um rebanho melhor
hint-visit = uma próxima visita melhor
hint-visits = visitas melhores mais tarde
hint-grain = mais grãos
hint-certificates = mais certificados
hint-exchange = fichas de troca
hint-engine = a locomotiva avança
hint-board = espaços de disco úteis
hint-farmers = granjeros
hint-objectives = objetivos
hint-masters = mestres de estação
hint-tempo = sem perder tempo
hint-hazards = perigos e cabanas
