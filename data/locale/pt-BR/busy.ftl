### When more people come than can be served.

error-busy = Gente demais ao mesmo tempo agora: nada foi feito. Toque de novo daqui a pouco.
