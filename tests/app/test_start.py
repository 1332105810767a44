"""Starting on a desktop: a quiet terminal, a log whose place is told when something fails, no tracebacks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KIVYS = ("KIVY_HOME", "KIVY_NO_FILELOG", "KIVY_NO_CONSOLELOG", "KIVY_LOG_MODE", "XDG_CONFIG_HOME", "LC_ALL", "LANG")

MAIN = """
import runpy, threading
import app.start
play = app.start.play
def fail():
    raise ZeroDivisionError("a fault of the app")
def with_this(folder):
    from app.main import EaselApp
    {this}
    return play(folder)
app.start.play = with_this
runpy.run_path("main.py", run_name="__main__")
"""
"""The app, where this happens once it has been imported."""

STOP_AT_ONCE = MAIN.format(this="EaselApp.on_start = lambda app: app.stop()")
FAIL = MAIN.format(this="EaselApp.build = lambda app: fail()")
FAIL_IN_A_THREAD = MAIN.format(this="threading.Thread(target=fail).start(); EaselApp.on_start = lambda app: app.stop()")


def begin(home, code=None, **more):
    """The app as somebody starts it, with none of this test run's settings."""
    surroundings = {name: value for name, value in os.environ.items() if name not in KIVYS}
    return subprocess.run(
        [sys.executable, *(["-c", code] if code else ["main.py"])],
        cwd=ROOT,
        env=surroundings | {"HOME": str(home)} | more,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )


@pytest.fixture
def home(tmp_path):
    folder = tmp_path / "мій дім"
    folder.mkdir()
    return folder


def log_of(home):
    return home / ".config" / "easel" / "easel.log"


ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="says where Linux keeps things")
pytestmark = [pytest.mark.draws, ON_LINUX]


def test_a_first_start_says_nothing_and_keeps_all_in_one_folder(home):
    started = begin(home, STOP_AT_ONCE)
    assert (started.returncode, started.stdout, started.stderr) == (0, "", "")
    log = log_of(home).read_text(encoding="utf-8")
    assert "main loop" in log
    assert "Traceback" not in log
    assert " DEBUG " not in log
    assert [path.name for path in home.iterdir()] == [".config"]
    assert [path.name for path in (home / ".config").iterdir()] == ["easel"]


def test_a_fault_is_told_in_two_lines_and_the_log_has_it(home):
    started = begin(home, FAIL)
    assert started.returncode == 1
    assert started.stderr.splitlines() == [
        "Easel has stopped because something went wrong.",
        f"What happened is written in {log_of(home)}",
    ]
    assert "ZeroDivisionError: a fault of the app" in log_of(home).read_text(encoding="utf-8")


def test_a_fault_in_a_thread_is_in_the_log(home):
    started = begin(home, FAIL_IN_A_THREAD)
    assert (started.returncode, started.stderr) == (0, "")
    assert "ZeroDivisionError: a fault of the app" in log_of(home).read_text(encoding="utf-8")


def test_a_screen_that_does_not_answer_is_told_not_drawn_into_memory(home):
    started = begin(home, DISPLAY=":5599", SDL_VIDEODRIVER="x11,wayland")
    assert started.returncode == 1
    assert started.stderr.splitlines() == [
        "No window can be opened here.",
        f"What happened is written in {log_of(home)}",
    ]


@pytest.mark.parametrize(
    "language, last",
    [
        ("C.UTF-8", "Let HOME name a folder of yours, and start Easel again."),
        ("uk_UA.UTF-8", "Вкажи в HOME власну теку й запусти «Мольберт» знову."),
        ("ru_RU.UTF-8", "Укажи в HOME собственную папку и запусти «Мольберт» снова."),
    ],
)
def test_a_home_that_is_not_there_is_told(tmp_path, language, last):
    started = begin(tmp_path / "nobody", LC_ALL=language, PYTHONUTF8="1")
    assert started.returncode == 2
    lines = started.stderr.splitlines()
    assert str(tmp_path / "nobody") in lines[0]
    assert str(tmp_path / "nobody") in lines[1] and "No such file" not in lines[1]
    assert lines[-1] == last
    assert len(lines) == 3
    assert not (tmp_path / "nobody").exists()


@pytest.mark.parametrize("file", ["", ".config", ".config/easel"])
def test_a_file_where_a_folder_should_be_is_named(tmp_path, file):
    """HOME itself, the folder of settings in it, or our own in that."""
    home = tmp_path / "home"
    in_the_way = home / file
    in_the_way.parent.mkdir(parents=True, exist_ok=True)
    in_the_way.write_text("a file where a folder should be")
    started = begin(home)
    assert started.returncode == 2
    assert started.stderr.splitlines()[1:] == [
        f"  {in_the_way} is not a folder.",
        "Let HOME name a folder of yours, and start Easel again.",
    ]


FORBIDDEN = """
import runpy
import app.start
def forbidden(folder):
    raise PermissionError(13, "Permission denied", str(folder))
app.start.make = forbidden
runpy.run_path("main.py", run_name="__main__")
"""
"""Root may write everywhere, so nothing on the disk forbids it to every account that tests."""


def test_a_home_in_which_nothing_may_be_written_is_told(home):
    started = begin(home, FORBIDDEN)
    assert started.returncode == 2
    assert started.stderr.splitlines()[1] == f"  Your account may not write to {home / '.config' / 'easel'}."


def test_the_setting_that_leads_to_a_bad_place_is_named(tmp_path):
    (tmp_path / "file").touch()
    started = begin(tmp_path, XDG_CONFIG_HOME=str(tmp_path / "file"))
    assert started.returncode == 2
    assert started.stderr.splitlines()[-1] == "Let XDG_CONFIG_HOME name a folder of yours, and start Easel again."


def test_settings_of_their_own_folder_need_no_home(tmp_path):
    """XDG_CONFIG_HOME names the place, as the desktop's rules say."""
    place = tmp_path / "settings"
    started = begin(tmp_path / "nobody", STOP_AT_ONCE, XDG_CONFIG_HOME=str(place))
    assert (started.returncode, started.stderr) == (0, "")
    assert (place / "easel" / "library.easel").exists()
