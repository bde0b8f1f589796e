### Para onde /ajuda leva.

guide-solo = Solo: { $game }
guide-new = Mesa: { $game }
guide-daily = Trilha do dia
guide-rules = Regras
guide-mygames = Minhas mesas
guide-opened = A mesa está aberta, logo abaixo.
