"""Teaches the eye of the bots from human drawings; PyTorch lives here and never in the app."""
