"""Bots for Pictomania: at a table they draw doodles and guess by what they see; without eyes they play plainly."""

from engine.bots.pictomania.plain import STRENGTHS, scribble
from engine.bots.pictomania.seated import sits_down

__all__ = ["STRENGTHS", "scribble", "sits_down"]
