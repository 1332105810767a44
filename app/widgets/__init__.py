"""What the screens are made of: paper, words, buttons, badges, sheets, and the drawn things of the games."""
