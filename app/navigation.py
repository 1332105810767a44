"""The window's inside: the screen that is shown, the sheets that lie on it, and the notice on top."""

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import InstructionGroup
from kivy.graphics.texture import Texture
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app import pages
from app.look import theme
from app.look.box import Box
from app.shell import App
from app.ui import reach
from app.ui.backdrop import Backdrop
from app.ui.notice import Notice
from app.ui.on_canvas import put_back, take_off
from app.ui.page import Page
from app.ui.sheet import Sheet
from app.ui.still_picture import Frame
from app.ui.touch import Touch


class Room(FloatLayout):
    """Keeps the way that led here: the pages below the top have no widgets, but they have their thoughts."""

    def __init__(self, app: App) -> None:
        super().__init__(size=Window.size)
        self.app = app
        self.way: list[Page] = []
        self.notice: Notice | None = None
        self._shown_before = False
        self._at_table = False
        self._below = InstructionGroup()
        self._frame: Frame | None = None
        self.canvas.add(self._below)
        self.backdrop = Backdrop()
        self._floor = FloatLayout()
        self._above = FloatLayout()
        for layer in (self.backdrop, self._floor, self._above):
            self.add_widget(layer)
        self.bind(size=lambda *_: self._see_below())

    @property
    def page(self) -> Page:
        """The screen that is shown."""
        return self.way[-1]

    @property
    def sheets(self) -> list[Sheet]:
        """What lies on the page, the topmost last.  They wait with their page while another is shown."""
        return self.page.sheets if self.way else []

    @property
    def proof_texture(self) -> Texture:
        """A texture of ours: gone when the system took the graphics away."""
        return self.backdrop.texture

    # Pages -------------------------------------------------------------------------------------------------------

    def go(self, name: str, **what: object) -> None:
        page = pages.make(name, self.app, **what)
        if name == "home":
            self._cut(0)
        self.way.append(page)
        self._show()
        page.arrived()

    def go_to_table(self, name: str, **what: object) -> None:
        """Like ``go``, but back returns to no other page of the table, nor to what was read above one.

        A table is at one page at a time: whoever reads the rules in a lobby, or plays again after a result, does not
        find the lobby or the result once more on the way back.
        """
        page = pages.make(name, self.app, **what)
        self._cut(next((place for place, known in enumerate(self.way) if known.at_table), len(self.way)))
        self.way.append(page)
        self._show()
        page.arrived()

    def back(self) -> bool:
        if self.sheets:
            self.sheets[-1].put_away()
            return True
        if self.page.on_back():
            return True
        if len(self.way) == 1:
            return False
        self._cut(len(self.way) - 1)
        self._show()
        return True

    def rebuild(self) -> None:
        self.backdrop.repaint()
        self.page.refill()
        for sheet in self.sheets[:]:
            sheet.refill()

    def _cut(self, length: int) -> None:
        """Leaves all pages from that place of the way on, the last first."""
        while len(self.way) > max(0, length):
            self.way.pop().leave()

    def _show(self) -> None:
        self._see_who_left()  # first, for the next page may tell of tables to come back to
        Window.release_all_keyboards()
        self._above.clear_widgets()
        for shown in self._floor.children[:]:
            Animation.cancel_all(shown)
            self._floor.remove_widget(shown)
            shown.clear_widgets()
        page = self.page
        self.backdrop.lie(page.on_desk)
        page.size = self.size
        self._floor.add_widget(page)
        page.refill()
        for sheet in page.sheets:
            self._above.add_widget(sheet)
            sheet.refill()
        self._see_below()
        if theme.motion("blink") and self._shown_before:
            page.opacity = 0.0
            Animation(opacity=1, duration=theme.motion("blink")).start(page)
        self._shown_before = True

    def _see_who_left(self) -> None:
        """Whoever goes away from all pages of a table has left it, whichever way they went."""
        was, self._at_table = self._at_table, any(page.at_table for page in self.way)
        if was and not self._at_table:
            self.app.left_table()

    # Touches -----------------------------------------------------------------------------------------------------

    def on_touch_down(self, touch: Touch) -> bool:
        """A hand that holds the screen touches nothing; a finger beside something meant what is nearest."""
        if reach.holds_the_screen(touch):
            return True
        by = reach.aside(self.sheets[-1] if self.sheets else self.page, *touch.pos)
        if by is not None:
            reach.shift(touch, by)
        return bool(super().on_touch_down(touch))

    # Sheets and notices ------------------------------------------------------------------------------------------

    def lay(self, sheet: Sheet, page: Page | None = None) -> None:
        """Lays a sheet over the page, or over another one, with which it waits; all under it is out of reach."""
        (page or self.page).sheets.append(sheet)
        if page in (None, self.page):
            self._above.add_widget(sheet)
            self._see_below()

    def put_away(self, sheet: Sheet) -> None:
        for page in self.way:
            if sheet in page.sheets:
                page.sheets.remove(sheet)
        self._above.remove_widget(sheet)
        self._see_below()

    def _see_below(self) -> None:
        """What lies under a sheet is one picture for as long, painted again only when something in it changes."""
        self._below.clear()
        if self._frame is not None:
            self._frame.let_go()
            self._frame = None
        for layer in (self._floor, self.backdrop):
            put_back(layer, self)
        sheets = self._above.children[::-1]
        for sheet in sheets[::-1]:
            put_back(sheet, self._above)
        if not sheets:
            return
        frame = Frame(Box(0, 0, *self.size), solid=True)
        lower = [(sheet, self._above) for sheet in sheets[:-1]]
        for layer, parent in ((self.backdrop, self), (self._floor, self), *lower):
            take_off(layer, parent)
            frame.canvas.add(layer.canvas)
        self._below.add(frame.fbo)
        self._below.add(frame.picture)
        self._frame = frame

    def tell(self, words: str, near: tuple[float, float] | None) -> None:
        self.hush()
        self.notice = Notice(words, near)
        self.add_widget(self.notice)
        Clock.schedule_once(self.notice.fade, self.notice.reading_time)

    def hush(self) -> None:
        """Takes the notice away."""
        if self.notice is not None:
            self.notice.stop()
            self.remove_widget(self.notice)
            self.notice = None

    def remove_notice(self, notice: Widget) -> None:
        if notice is self.notice:
            self.hush()
