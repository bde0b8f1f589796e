### O que foi digitado e onde fica uma ação.

typed-several = Mais de uma coisa combina com “{ $typed }”: { $options }. Escreva mais ou escolha uma sugestão.
action-elsewhere = { $here } não oferece “{ $action }”. Isso existe aqui: { $there }.
action-there = “{ $action }” existe aqui: { $there }.
action-nowhere = Nenhuma construção do tabuleiro oferece “{ $action }” a você agora.
