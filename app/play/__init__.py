"""A match while it is played: the page, whose eyes may see, the curtain, the pause, the hints."""
