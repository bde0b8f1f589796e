"""What whoever hosts the bot looks at: its figures, its health, its log."""
