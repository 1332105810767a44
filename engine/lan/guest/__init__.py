"""The side of a device at somebody else's table: the way in, again and again, and what is said and heard."""
