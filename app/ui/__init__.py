"""What two or more rooms are made of: paper, words, buttons, badges, sheets.  It knows no game."""
