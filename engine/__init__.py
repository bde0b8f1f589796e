"""The rules: pure, synchronous, deterministic. They know only `data`."""
