### The turn panel: what is shown beside the options.

panel-these = Выбрать: { $count }

## What follows from an option
site-field = клетка с зерном
site-field--original = в лесу
site-risk = доп. действие: { $does }
site-free = Свободное место
site-replace = Вместо { FORM($tile, "gen") }
detail-with = с городом { $city }: { $points }
brief-value = ценность { $total }
detail-reaches = хватит на: { $what }
lacks-goods = нужно { $needs }, у вас { $have }
lacks-value = нужна племенная ценность { $needs }, у вас { $have }
lacks-strength = нужна выносливость { $needs }, у вас { $have }
lacks-workers = нужно { $needs } × { $worker }, у вас { $have }
