"""The start of the app: what is measured, on what tablet, and how the parts add up."""

import json

import pytest

from engine.library import Library, Waiting
from tools.bench import start
from tools.bench._figures import Sheet
from tools.bench.start import REST, by_kind, course, import_times, parts_beside, use
from tools.house import figures as house
from tools.house.environments import NotReady

TOLD = {
    "ends": {"began": 100.010, "window": 100.110, "kivymd": 100.130, "ours": 100.150},
    "parts": {"library": 0.005, "home screen": 0.030},
    "over": 100.250,
    "processor": 0.2,
    "frames": 1,
}

SAID = json.dumps(TOLD)

REPORT = """import time: self [us] | cumulative | imported package
import time:       500 |        500 |   _io
import time:      1500 |       9000 | kivy.core.window
import time:       250 |        250 |     kivymd.app
import time:       700 |        700 | app.main
import time:       300 |        300 | engine.table
a line of somebody else's | 7 | app
"""


def test_a_used_tablet_has_three_players_and_a_match_that_waits(tmp_path):
    use(tmp_path)
    library = Library.open(tmp_path)
    assert len(library.players()) == 3
    match = library.newest_waiting()
    assert isinstance(match, Waiting)
    assert sum(match.position.heard) == 25
    library.close()


def test_the_parts_of_a_start_add_up_to_the_whole():
    parts = course(100.0, TOLD)
    assert sum(parts.values()) == pytest.approx(250)
    assert parts["Kivy and its window"] == pytest.approx(100)
    assert parts["home screen"] == pytest.approx(30)
    assert parts[REST] == pytest.approx(65)


def test_imports_are_counted_once_for_whoever_brought_the_module():
    assert by_kind(import_times(REPORT)) == {"Python and others": 0.5, "Kivy": 1.5, "KivyMD": 0.25, "ours": 1.0}


def test_a_part_stands_beside_the_rivals_where_the_rival_has_it():
    ours, theirs = [{"KivyMD": 20.0, "library": 1.0}] * 3, [{"KivyMD": 40.0}] * 3
    shared, own = parts_beside("of which", ours, theirs)
    assert (shared["name"], shared["rival_value"], shared["ratio"]) == ("of which: KivyMD", 40.0, 0.5)
    assert (own["name"], own["value"], own["rival"]) == ("of which: library", 1.0, None)


@pytest.fixture
def starter(monkeypatch):
    """Programs that start at once and say this."""

    def says(returncode=0, stdout=SAID, stderr=REPORT):
        def run(command, **_):
            return start.subprocess.CompletedProcess(command, returncode, stdout, stderr)

        monkeypatch.setattr(start.subprocess, "run", run)
        monkeypatch.setattr(start.time, "monotonic", lambda: 100.0)

    return says


def test_the_figures_have_their_shape_and_the_start_comes_first(starter):
    starter()
    sheet = Sheet()
    start.measure(3, sheet)
    assert all(house.is_figure(figure) for figure in sheet.figures)
    first = sheet.figures[0]
    assert first["name"] == "start to the first frame that takes a touch"
    assert first["value"] == pytest.approx(250)
    assert first["ratio"] == pytest.approx(1)


def test_an_app_that_takes_no_touch_has_no_figure(starter, capsys):
    starter(returncode=1, stdout="", stderr="No frame took the touch.")
    assert start.main(["--json"]) == 1
    shown = capsys.readouterr()
    assert json.loads(shown.out) == []
    assert "No frame took the touch." in shown.err


def test_a_start_that_failed_is_told_with_its_last_words(starter, tmp_path):
    starter(returncode=1, stdout="", stderr="ImportError: no module named kivy")
    with pytest.raises(NotReady, match="no module named kivy"):
        start.Starter(tmp_path, "easel")()
