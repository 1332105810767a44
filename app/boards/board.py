"""What every board is: it draws a scene for one seat at the bottom, and says moves.  It knows no table and no rule."""

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout

from engine.rules import Choices, Why
from engine.table import Scene

Point = tuple[float, float]


class Board(FloatLayout):
    """The play page sets what a board calls: ``say``, ``hold``, ``let_go``, ``tell``, ``ask_why``, ``ask_pause``."""

    busy = BooleanProperty(False)
    """Something still moves that people should see before the tablet changes hands."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.say: Callable[[Any, Point], None] = lambda move, near: None
        self.hold: Callable[[Any], None] = lambda finger: None
        self.let_go: Callable[[Any], None] = lambda finger: None
        self.tell: Callable[[Why, Point], None] = lambda why, near: None
        self.ask_why: Callable[[int], None] = lambda seat: None
        self.ask_pause: Callable[[], None] = lambda: None
        self.left_handed = False
        self.faces: dict[int, bytes] = {}
        """Faces that players drew, by seat, in the ink codec."""
        self.covers = False
        """Whether what is secret shows only while a finger holds it open."""

    def show(self, scene: Scene[Any, Any], me: int, choices: "Choices[Any]", at_once: bool = False) -> None:
        """Draws the scene with ``me`` at the bottom, moving what moved.

        Secrets are in the scene only while they may be seen.  ``choices`` are those of ``me``, covered or not:
        a board keeps what was picked while it was seen.
        """
        raise NotImplementedError

    def refused(self) -> None:
        """The table did not accept the move: what was lifted goes back."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Ends what still moves."""
        raise NotImplementedError
