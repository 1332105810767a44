"""What makes a bot company: an eye for drawings, a hand that draws, an ear for clues.  Nothing here knows a table."""
