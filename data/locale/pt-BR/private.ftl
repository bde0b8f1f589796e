# Mesas que uma pessoa tem só para si.

title-plan = 🧭 **Plano** · só você vê isto, nada acontece na mesa
title-lesson = 🎓 **Lição** · só você vê isto
title-try = 🔁 **Teste a partir daqui** · só você vê isto, a partida fica como estava
title-puzzle = 🧩 **Desafio** · só você vê isto
stamp-plan = PLANO · SÓ UM TESTE
stamp-lesson = LIÇÃO
stamp-try = SÓ UM TESTE
stamp-puzzle = DESAFIO
