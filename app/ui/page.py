"""What every screen is: a page that can fill itself at any time, for whatever size and language there is."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.layout import Layout
from kivy.uix.scrollview import ScrollView

from app.look import theme
from app.shell import App
from app.tablet import device

if TYPE_CHECKING:
    from app.ui.sheet import Sheet


class Page(FloatLayout):
    """Holds its own thoughts (what is typed, chosen, scrolled) in attributes; its widgets come and go with ``fill``.

    A page is filled when it is shown, when the window turns, and after a change of language or look.
    """

    on_desk = True
    """Whether the paper desk with its lantern lies behind; False for pages that paint all of their ground."""

    at_table = False
    """Whether this page belongs to a table, perhaps of several devices: it is left when none of them is left."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app
        self.sheets: list[Sheet] = []
        self._filled_for: tuple[float, float] | None = None
        self._ends: list[Callable[[], None]] = []
        self._turned = Clock.create_trigger(lambda dt: self.turned(), -1)
        self.bind(size=self._on_size)

    def fill(self) -> None:
        """Adds the page's widgets, for its present size, the language and the look."""
        raise NotImplementedError

    def refill(self) -> None:
        self.clear_widgets()
        self._filled_for = tuple(self.size)
        self.fill()

    def lay_out(self) -> None:
        """From the page inwards, at once: Kivy would begin inside, and wrap words anew with each layout around them."""
        for widget in self.walk(restrict=True):
            if isinstance(widget, Layout):
                widget._trigger_layout.cancel()
                widget.do_layout()  # once more before the frame if words become higher by this
            elif isinstance(widget, ScrollView):
                widget.update_from_scroll()

    def arrived(self) -> None:
        """The page has been laid for the first time."""

    def turned(self) -> None:
        """The window has another size."""
        if self.parent is not None and self._filled_for != tuple(self.size):
            self.refill()

    def on_back(self) -> bool:
        """Whether the page has taken the back key for something of its own."""
        return False

    def cover(self) -> None:
        """The app goes to the background: whoever brings it back may be somebody else."""

    def resumed(self) -> None:
        """The app is in front again; the device may have slept, or be in another network now."""

    def listen(self, end: Callable[[], None]) -> None:
        """What this page listens to from now on ends with it: ``page.listen(bridge.scenes.listen(page.show))``."""
        self._ends.append(end)

    def leave(self) -> None:
        """The page will not be shown again: it hears nothing any more."""
        for end in self._ends:
            end()
        self.left()

    def left(self) -> None:
        """What else a page has to put in order when it will not be shown again."""

    def _on_size(self, *_: object) -> None:
        if self._filled_for is not None:
            self._turned()

    # What a page may want to know about its room -----------------------------------------------------------------

    @property
    def tall(self) -> bool:
        """Held upright."""
        return bool(self.height > self.width)

    @property
    def cramped(self) -> bool:
        """A phone held sideways: no height to spare."""
        return bool(self.height < dp(560))

    @property
    def margins(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom: what the system's bars take, and some air."""
        taken = device.insets()
        across = theme.gap(2 if self.width < dp(900) else 5)
        above = theme.gap(1.5 if self.cramped else 3)
        return (
            taken.left + across,
            taken.top + above,
            taken.right + across,
            taken.bottom + above,
        )
