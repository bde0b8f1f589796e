"""What a table is told: letters of the outbox as messages in channels."""
