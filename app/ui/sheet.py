"""A sheet laid over the page: a choice, a question, an explanation.  What lies under it cannot be touched."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Rectangle
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.look.table_edges import Turn
from app.ui.buttons import SignButton
from app.ui.over_all import OverAll
from app.ui.paper import Paper
from app.ui.scroll import Scroll
from app.ui.shapes import plain
from app.ui.touch import Touch
from app.ui.turned_place import Turned
from app.ui.words import Words

if TYPE_CHECKING:
    from app.ui.page import Page


NARROW, LOW = 400, 480
"""In dp: where there is no room for air, on a phone held upright and on one held sideways."""


class Sheet(OverAll):
    """``fill`` puts things into a column and is called again whenever the window turns or the language changes.

    A touch beside the sheet, the cross and the back key put it away.
    """

    widest = 640
    """In dp; a longer line is hard to read."""

    angle = 0
    """On a tablet that lies flat: turned to whoever asked for it."""

    def __init__(self, title: Callable[[], str], fill: Callable[["Sheet"], None] | None = None) -> None:
        super().__init__()
        self._title = title
        self._fill = fill
        self._again = Clock.create_trigger(lambda dt: self.refill(), -1)
        with self.canvas.before:
            self._veil = Rectangle(texture=plain(theme.paint.veil))
        self.bind(size=lambda *_: self._again())
        self.column = BoxLayout()
        self._scrolled = 1.0
        self._air = theme.gap(2.5)
        self.paper = Paper()
        self._host: Widget = self

    # Showing ------------------------------------------------------------------------------------------------------

    def lay(self, page: "Page | None" = None) -> "Sheet":
        """Over the page that is shown, or another one."""
        App.get_running_app().room.lay(self, page)
        self.refill()
        if theme.motion():
            self.opacity = 0
            Animation(opacity=1, duration=theme.motion("blink")).start(self)
        return self

    def put_away(self) -> None:
        App.get_running_app().room.put_away(self)

    def fill(self) -> None:
        """Adds what the sheet holds to ``column``."""
        if self._fill is not None:
            self._fill(self)

    def refill(self) -> None:
        if self.parent is None:
            return
        self.clear_widgets()
        self.pos, self.size = (0, 0), Window.size
        self._veil.size, self._veil.texture = self.size, plain(theme.paint.veil)
        self._host = self
        if self.angle:
            self._host = Turned()
            self._host.lie_at(Turn(Box(0, 0, *self.size), self.angle))
            self.add_widget(self._host)
        narrow = self._host.width < dp(NARROW)
        wide = min(self._host.width - 2 * theme.gap(1 if narrow else 2), dp(self.widest))
        self._air = theme.gap(1.5 if narrow else 2.5)
        self.paper = Paper(size_hint=(None, None), lift=18, round_by=24)
        head = self._head(wide - 2 * self._air)
        self.column = BoxLayout(orientation="vertical", size_hint=(None, None), spacing=theme.gap(1.5))
        self.column.padding = (0, 0, 0, theme.gap())
        self.column.width = wide - 2 * self._air
        self.fill()
        self.column.height = self.column.minimum_height
        self.column.bind(minimum_height=self._grow)
        self._scroll = Scroll(size_hint=(None, None), scroll_y=self._scrolled)
        self._scroll.bind(scroll_y=self._keep_place)
        self._scroll.add_widget(self.column)
        self._head_room, self._wide = head.height + theme.apart(), wide
        for widget in (self._scroll, head):
            self.paper.add_widget(widget)
        self._top = head
        self._host.add_widget(self.paper)
        self._resize(self.column.minimum_height)

    def _keep_place(self, scroll: Scroll, place: float) -> None:
        """What changes on the table while somebody reads does not take the sheet back to its top."""
        if scroll is self._scroll:
            self._scrolled = min(1.0, max(0.0, place))

    def _head(self, wide: float) -> BoxLayout:
        words = Words(self._title(), "heading", size_hint_x=None, width=wide - theme.touch() - theme.gap())
        head = BoxLayout(size_hint=(None, None), width=wide, height=max(words.height, theme.touch()))
        head.spacing = theme.gap()
        words.size_hint = (1, 1)
        head.add_widget(words)
        head.add_widget(SignButton("close", self.put_away, pos_hint={"top": 1}))
        return head

    def _grow(self, column: BoxLayout, content: float) -> None:
        """A column that was put away may still be laid out once more."""
        if column is self.column:
            self._resize(content)

    def _resize(self, content: float) -> None:
        low = self._host.height < dp(LOW)
        air, above = self._air, theme.gap(1.5 if low else 2.5)
        most = self._host.height - 2 * theme.gap(1 if low else 2)
        tall = min(most, content + self._head_room + 2 * above)
        self.column.height = content
        self.paper.size = self._wide, tall
        self.paper.pos = (self._host.width - self._wide) / 2, (self._host.height - tall) / 2
        # The bar runs in the margin, not over the words.
        self._scroll.size = self._wide - 1.4 * air, tall - self._head_room - 2 * above
        self._scroll.pos = self.paper.x + air, self.paper.y + above
        self._top.pos = self.paper.x + air, self.paper.top - above - self._top.height

    # Touch --------------------------------------------------------------------------------------------------------

    def on_paper(self, touch: Touch) -> bool:
        """Whether a finger came down on the sheet itself, and not beside it."""
        return bool(self.paper.collide_point(*self._host.to_local(*touch.pos)))

    def on_touch_down(self, touch: Touch) -> bool:
        if not self.on_paper(touch):
            self.put_away()
            return True
        return super().on_touch_down(touch)
