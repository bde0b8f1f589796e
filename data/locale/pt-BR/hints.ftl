### Por que uma IA escolheria algo.

hint-nothing = Não há nada para você decidir agora.
hint-even = tão bom quanto os outros
hint-money = mais dinheiro
hint-workers = trabalhadores melhores
hint-buildings = construções no tabuleiro
hint-cattle = um rebanho melhor
hint-farmers = granjeros
hint-objectives = objetivos
hint-masters = mestres de estação
hint-hazards = perigos e cabanas
hint-ships = navios
hint-cities = discos em cidades
hint-stations = estações
hint-steps = um espaço de passos do seu tabuleiro
hint-job_token = a ficha do mercado de trabalho
