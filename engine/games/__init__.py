"""One module a game, readable as its rulebook.  A module here named ``x`` with a ``GAME`` is the game ``x``."""
