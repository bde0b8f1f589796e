"""What is where: each picture put together from a view, and the marks on it."""
