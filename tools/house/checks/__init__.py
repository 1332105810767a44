"""What `dev.py check` looks for; each module finds one kind of thing, as lines a person can act on."""
