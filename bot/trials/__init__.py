"""Trials of the bot: benches, a crash test, a siege. The product imports none of it."""
