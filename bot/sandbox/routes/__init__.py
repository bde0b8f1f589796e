"""The routes of the REST API that the stand-in has; importing this package registers them all."""

from bot.sandbox.routes import application, channels, emojis, interactions, messages, threads

__all__ = ["application", "channels", "emojis", "interactions", "messages", "threads"]
