### When more people come than can be served.

error-busy = Gerade sind zu viele auf einmal da: Es ist nichts geschehen. Tippe bitte gleich noch einmal.
