### As configurações, e a aparência das imagens.

## Each menu shows its chosen entry with what it is about.
settings-title = Configurações
settings-saved = Salvo.
settings-language = Idioma: { $value }
settings-as-discord = como o meu Discord
settings-theme = Imagens para mim: { $value }
settings-board = Tabuleiro desta mesa: { $value }
settings-board-next = O próximo tabuleiro desta mesa fica assim.
settings-remind = Lembretes: { $value }
settings-quiet-from = Silêncio a partir de: { $value }
settings-quiet-to = Silêncio até: { $value }
settings-no-quiet = Sem horário de silêncio
settings-zone = Fuso horário: { $value }
settings-clock-shows = O meu relógio mostra { $time }
settings-other-hour = Outro horário
settings-vacation = Férias: { $value }
settings-until = até { $day }
settings-not-away = Sem férias
settings-tips-on = Ligar os conselhos
settings-tips-off = Desligar os conselhos
theme-as-table = como na mesa
theme-light = tema claro
theme-dark = tema escuro
theme-safe = para daltônicos
