"""What people read and type: languages, the words for questions and events, tips, rule cards."""
