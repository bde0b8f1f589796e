### When more people come than can be served.

error-busy = Too many people at once right now: nothing was done. Please tap again in a moment.
