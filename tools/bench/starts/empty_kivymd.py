"""The rival: a KivyMD app with one screen and one label, and nothing else."""

import time

BEGAN = time.monotonic()

import kivy.core.window  # noqa: E402, F401  (first, as Easel does, so that each has its own part of the time)

WINDOW = time.monotonic()

from kivymd.app import MDApp  # noqa: E402
from kivymd.uix.label import MDLabel  # noqa: E402
from kivymd.uix.screen import MDScreen  # noqa: E402

KIVYMD = time.monotonic()

from tools.bench.starts.first_touch import Course, end_at_first_touch  # noqa: E402


class EmptyApp(MDApp):  # type: ignore[misc]  # KivyMD has no types
    def build(self) -> MDScreen:
        return MDScreen(MDLabel(text="Hello", halign="center"))

    def on_start(self) -> None:
        course = Course(began=BEGAN, window=WINDOW, kivymd=KIVYMD)
        end_at_first_touch(self, lambda: (self.root, self.root.center), course)


if __name__ == "__main__":
    EmptyApp().run()
