"""The doodles of Pictomania's words: their sources, packed for the app, and sheets to look at them.

`python -m tools.doodles` says what it can do; README.md says how to draw.
"""
