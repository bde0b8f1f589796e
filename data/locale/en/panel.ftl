### The turn panel: what is shown beside the options.

panel-these = These { $count }

## What follows from an option
site-field = grain space
site-field--original = in the woods
site-risk = risk: { $does }
site-free = Free space
site-replace = In place of { FORM($tile, "the") }
detail-with = with { $city }: { $points }
brief-value = value { $total }
detail-reaches = reaches { $what }
lacks-goods = needs { $needs }, you have { $have }
lacks-value = needs breeding value { $needs }, you have { $have }
lacks-strength = needs strength { $needs }, you have { $have }
lacks-workers = needs { $needs } × { $worker }, you have { $have }
