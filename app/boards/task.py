"""What whoever takes the tablet is to do, as the curtain says it before the eyes of all.  No Kivy."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Task:
    """A verb and what it is done to, its sign, and what all know that helps: the clue that was told."""

    does: str
    sign: str
    known: str = ""
