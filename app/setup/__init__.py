"""Before a match: who sits where, and what is agreed on."""
