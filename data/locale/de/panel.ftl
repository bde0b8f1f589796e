### The turn panel: what is shown beside the options.

panel-these = Diese { $count }

## What follows from an option
site-field = Getreidefeld
site-field--original = im Wald
site-risk = Sonderaktion: { $does }
site-free = Freies Feld
site-replace = Anstelle von { $tile }
detail-with = mit { $city }: { $points }
brief-value = Wert { $total }
detail-reaches = reicht für { $what }
lacks-goods = braucht { $needs }, du hast { $have }
lacks-value = braucht Zuchtwert { $needs }, du hast { $have }
lacks-strength = braucht Stärke { $needs }, du hast { $have }
lacks-workers = braucht { $needs } × { $worker }, du hast { $have }
