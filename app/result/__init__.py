"""After a match: who won, and how it came about."""
