"""What two or more rooms are made of: paper, words, buttons, badges, sheets.  It knows no game."""

from app.ui.lean_widgets import leave_out

leave_out()
