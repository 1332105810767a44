"""Everything that one can touch.  Draws views and says moves; holds no rule of any game."""
