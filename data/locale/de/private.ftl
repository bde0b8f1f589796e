# Tische, die jemand für sich allein hat.

title-plan = 🧭 **Plan** · nur du siehst das, am Tisch geschieht nichts
title-lesson = 🎓 **Lektion** · nur du siehst das
title-try = 🔁 **Von hier ausprobiert** · nur du siehst das, die Partie bleibt, wie sie war
title-puzzle = 🧩 **Rätsel** · nur du siehst das
stamp-plan = PLAN · NUR EIN VERSUCH
stamp-lesson = LEKTION
stamp-try = NUR EIN VERSUCH
stamp-puzzle = RÄTSEL
