"""Discord without Discord: a stand-in on 127.0.0.1 to which the real discord.py connects, and its web page.

It is as strict as Discord's documented limits, so the end-to-end tests use it too. It knows nothing of the
game, and it is not imported when the bot is given a token. Begin with `play.serve` to run it with its page,
with `server.FakeDiscord` for tests, and with `connect` to send a bot to it.
"""
