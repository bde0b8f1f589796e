### The turn panel: what is shown beside the options.

panel-these = Estas { $count }

## What follows from an option
site-field = espaço de grãos
site-field--original = na floresta
site-risk = risco: { $does }
site-free = Espaço livre
site-replace = No lugar { FORM($tile, "do") }
detail-with = com { $city }: { $points }
brief-value = valor { $total }
detail-reaches = alcança { $what }
lacks-goods = precisa de { $needs }, você tem { $have }
lacks-value = precisa de valor de criação { $needs }, você tem { $have }
lacks-strength = precisa de força { $needs }, você tem { $have }
lacks-workers = precisa de { $needs } × { $worker }, você tem { $have }
