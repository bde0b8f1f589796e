"""Benches and tools, which the product does not import."""
