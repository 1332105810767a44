"""The album of drawings: empty until somebody has drawn."""

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app import theme
from app.screens.page import Page
from app.text import _
from app.widgets.empty_frame import EmptyFrame
from app.widgets.header import Header
from app.widgets.words import Words


class Album(Page):
    def fill(self) -> None:
        left, top, right, bottom = self.margins
        whole = BoxLayout(orientation="vertical", padding=(left, top, right, bottom), spacing=theme.gap())
        whole.add_widget(Header(self.app, _("Album")))
        width = min(self.width - left - right, dp(560))
        middle = BoxLayout(orientation="vertical", size_hint=(None, 1), width=width, spacing=theme.gap(2))
        middle.pos_hint = {"center_x": 0.5}
        middle.add_widget(Widget())
        middle.add_widget(EmptyFrame(min(dp(180), self.height * 0.3), pos_hint={"center_x": 0.5}))
        for words, role in (
            (_("No drawings yet"), "heading"),
            (_("What you draw in the games will hang here, evening by evening."), "text"),
        ):
            middle.add_widget(Words(words, role, halign="center", size_hint_x=None, width=width))
        middle.add_widget(Widget(size_hint_y=1.4))
        whole.add_widget(middle)
        self.add_widget(whole)


SCREEN = Album
