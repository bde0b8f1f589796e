### Wohin /hilfe führt.

guide-solo = Solo: { $game }
guide-new = Tisch: { $game }
guide-daily = Tagespfad
guide-rules = Regeln
guide-mygames = Meine Tische
guide-opened = Der Tisch ist eröffnet, siehe unten.
