"""The whole app in a real window without a screen, and fingers to touch it with."""

from collections.abc import Callable, Generator, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from app.look import text, texture_cache, theme
from app.stage import Stage, make_window
from app.tablet import garbage

HERE = Path(__file__).parent

BOX = str(HERE.parents[1] / "assets")
"""Where the pictures are that come with the app."""

LARGEST = (1280, 1280)
"""Room for a tablet held either way: without a display a window's pixels cannot grow later."""


# Before any test's imports: the first of them to import Kivy's window would make it too small.
make_window(LARGEST)
theme.register_fonts()


WINDOWS = {"open_easel", "paper", "table", "desk", "store", "counted"}
"""Fixtures that have one."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and WINDOWS.intersection(getattr(item, "fixturenames", ())):
            item.add_marker("draws")


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Before the collector looks for what a test has left of its apps; no fixture asks anything of them any more."""
    try:
        return (yield)
    finally:
        if "open_easel" in getattr(item, "fixturenames", ()):
            from tests.harness.taken_apart import take_apart

            take_apart()


class Fingers(Stage):
    """Touches the app as players do, reads what it says, and measures what can be touched and read."""

    # Touch --------------------------------------------------------------------------------------------------------

    def tap(self, what: Any) -> None:
        """Taps a widget, or whatever says these words, bringing it into view first."""
        widget = self.find(what) if isinstance(what, str) else what
        self.bring_into_view(widget)
        self.down(*widget.to_window(*widget.center))
        self.up()

    def bring_into_view(self, widget: Any) -> None:
        from app.ui.scroll import Scroll

        above = widget.parent
        while above is not None and above is not above.parent:
            if isinstance(above, Scroll):
                above.scroll_to(widget, animate=False)
                self.frames(2)
            above = above.parent

    def key(self, code: int) -> bool:
        from kivy.core.window import Window

        taken = bool(Window.dispatch("on_keyboard", code, 0, None, []))
        self.frames()
        return taken

    def back(self) -> bool:
        """Presses the back key; whether the app took it."""
        return self.key(27)

    # Sight --------------------------------------------------------------------------------------------------------

    def all(self, kind: type) -> list[Any]:
        """All widgets of a kind that are in the window now."""
        return [widget for widget in self.app.root.walk() if isinstance(widget, kind)]

    def words(self) -> list[str]:
        """Everything that can be read now."""
        from kivy.uix.textinput import TextInput

        from app.ui.lettering import Lettering
        from app.ui.signs import Sign

        seen = [w for w in self.app.root.walk() if isinstance(w, Lettering | TextInput) and not isinstance(w, Sign)]
        return [widget.text for widget in seen if widget.text and widget.opacity]

    def reads(self, words: str) -> bool:
        return any(words in text for text in self.words())

    def find(self, words: str) -> Any:
        """The widget that says exactly these words, or else the first that has them in what it says."""
        from app.ui.lettering import Lettering

        labels = self.all(Lettering)
        exact = [label for label in labels if label.text == words]
        found = exact or [label for label in labels if words in label.text]
        assert found, f"nowhere to be read: {words!r}; shown: {self.words()}"
        return found[-1]

    def all_that_say(self, words: str) -> list[Any]:
        """Every label with exactly these words, in the order of drawing."""
        from app.ui.lettering import Lettering

        return [label for label in reversed(self.all(Lettering)) if label.text == words][::-1]

    def outside(self) -> list[str]:
        """What is said beside the screen, to the left or right of it: nobody scrolls there."""
        from kivy.core.window import Window

        from app.ui.lettering import Lettering

        found = []
        for label in self.all(Lettering):
            left, _ = label.to_window(label.center_x - label.texture_size[0] / 2, label.y)
            right, _ = label.to_window(label.center_x + label.texture_size[0] / 2, label.y)
            if label.text and (left < -1 or right > Window.width + 1):
                found.append(label.text)
        return found

    def hard_to_read(self) -> list[str]:
        """What is written in letters under 18 sp."""
        from kivy.metrics import sp

        from app.ui.words import Words

        return [f"{label.text!r} {label.font_size:.1f}" for label in self.all(Words) if label.font_size < sp(18) - 0.1]

    def too_small(self) -> list[str]:
        """What can be pressed, and what else can be touched now, but is smaller than a finger."""
        from app.look import theme
        from app.ui import reach
        from app.ui.buttons import Pressable

        least, room = theme.touch() - 1, self.app.room
        sizes = [(widget, widget.size) for widget in self.all(Pressable)]
        touched = [one for one in reach.targets(room.sheets[-1] if room.sheets else room.page) if one.whole]
        sizes += [(one.widget, (one.box.w, one.box.h)) for one in touched]
        return [f"{type(widget).__name__} {tuple(size)}" for widget, size in sizes if min(size) < least]

    def go(self, name: str, **what: Any) -> None:
        """Shows a screen, as a tap that leads there would."""
        self.app.go(name, **what)
        self.frames(3)

    @property
    def page(self) -> Any:
        return self.app.room.page


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """No test hears the language of the one before."""
    yield
    text.speak("en")


@pytest.fixture
def hints_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that walk as pictures do: a walk changes for good when hints come and go."""
    from app.ui import hints

    for name in ("HESITATION", "FIRST_LOOK", "GLANCE"):
        monkeypatch.setattr(hints, name, getattr(hints, name))


PAST_HOME = {"album", "boards", "bridge", "killed", "own_cards", "players", "rules_pages", "setup", "word_lists"}
"""Folders whose tests go elsewhere at once: to lay the home screen out takes as long as most of them."""


@pytest.fixture(autouse=True)
def home_is_seen_by_whoever_goes_there(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first home screen of an app stays empty where nobody looks at it; coming back to it fills it."""
    if PAST_HOME.isdisjoint(request.node.path.relative_to(HERE).parts):
        return
    from app.home.page import Home

    fill, met = Home.fill, set()

    def fill_from_the_second_time(home: Home) -> None:
        if home in met:
            fill(home)
        met.add(home)

    monkeypatch.setattr(Home, "fill", fill_from_the_second_time)


SMALL = 320
"""Pixels across."""

SMALL_KEPT, LARGE_KEPT = 192, 16
"""Cards, and cloths of tables, that tests see again: some 40 MB of each."""


@pytest.fixture(autouse=True, scope="session")
def pictures_of_the_box_are_decoded_once() -> Iterator[None]:
    """Most tests show the same few, each on a device that has seen none; files of one's own may change."""
    decode = texture_cache.decode
    small, large = lru_cache(SMALL_KEPT)(decode), lru_cache(LARGE_KEPT)(decode)

    def decode_or_remember(path: str, width: int, *how: Any) -> Any:
        again = small if width <= SMALL else large
        return (again if path.startswith(BOX) else decode)(path, width, *how)

    texture_cache.decode = decode_or_remember
    yield
    texture_cache.decode = decode


@pytest.fixture(autouse=True, scope="session")
def what_apps_are_made_of_is_noted() -> None:
    from tests.harness.taken_apart import note_what_is_made

    note_what_is_made()


@pytest.fixture(autouse=True, scope="session")
def words_are_measured_once() -> None:
    """A device writes less in an evening than the tests do."""
    from app.ui import writing

    writing.MEASURED = 65_536


ASK_OF_MEMORY = {"test_garbage", "test_left_match"}


@pytest.fixture(autouse=True)
def memory_is_given_back_where_a_test_asks_for_it(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A device tidies up after each match: to look through all that the tests' process holds takes as long."""
    if request.node.path.stem not in ASK_OF_MEMORY:
        monkeypatch.setattr(garbage, "give_back", lambda: None)
        monkeypatch.setattr(garbage, "let_go_early", lambda: None)


@pytest.fixture
def open_easel(tmp_path: Path) -> Iterator[Callable[..., Fingers]]:
    """Starts the app on a device that has never run it, or on ``folder``; more than once if wanted."""
    started: list[Fingers] = []

    def close() -> None:
        while started:
            started.pop().close()

    def start(
        folder: Path | None = None,
        size: tuple[int, int] = (1280, 800),
        settings_first: bool = True,
        **settings: Any,
    ) -> Fingers:
        close()
        chosen = {"language": "en", "less_motion": True} | settings if settings_first else {}
        started.append(Fingers(folder or tmp_path / "device", size, **chosen))
        return started[0]

    yield start
    close()
    theme.choose()  # no test sees by the night of the one before


@pytest.fixture
def easel(open_easel: Callable[..., Fingers]) -> Fingers:
    """The app, in English, on the home screen of a tablet that is new."""
    return open_easel()
