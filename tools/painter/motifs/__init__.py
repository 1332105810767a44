"""Things drawn well once: each is a function of the easel (its light and palette), a place and a pose."""
