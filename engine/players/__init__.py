"""Players made of code: the automa, and AI players that play by the full rules."""
