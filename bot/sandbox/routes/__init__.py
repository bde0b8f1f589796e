"""The routes of the REST API that the stand-in has; importing this package registers them all."""

from bot.sandbox.routes import application, channels, interactions, messages, threads

__all__ = ["application", "channels", "interactions", "messages", "threads"]
