"""Facts as JSON, texts as Fluent, board coordinates."""
