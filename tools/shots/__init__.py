"""A picture of every screen, and of every phase of every board, from real matches.

Each part of the walk is a module with a ``pictures(walk)``; to add a picture, play to where it is and ``walk.look``.
"""
