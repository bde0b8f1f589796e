"""Pictures: from a view of the engine to PNG bytes."""
