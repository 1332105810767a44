"""What a board of Pictomania lays out at a time: nobody waits in one frame for all of it."""

from collections.abc import Iterator

from kivy.uix.floatlayout import FloatLayout

from app.ui.in_steps import run_all


class Laid(FloatLayout):
    """Made empty; its pieces are laid once, and dressed for each scene."""

    def lay_pieces(self) -> Iterator[None]:
        """All that lies on it, a step in a frame."""
        yield from ()

    def dress(self) -> None:
        """Everything as the scene says."""
        run_all(self.dress_in_steps())

    def dress_in_steps(self) -> Iterator[None]:
        raise NotImplementedError

    def leave(self) -> None:
        """Something else is laid out."""

    def take_ink(self, drawing: int, ink: bytes) -> None:
        """A drawing grew."""
