"""What crosses between a table's host and the others: its frames, its secrets, its first words."""
