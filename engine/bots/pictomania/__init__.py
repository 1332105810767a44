"""Bots for Pictomania: at a table they draw doodles and guess by what they see; without eyes they play plainly."""

from engine.bots.pictomania.with_eyes import sits_down
from engine.bots.pictomania.without_eyes import STRENGTHS, scribble

__all__ = ["STRENGTHS", "scribble", "sits_down"]
